import { idBytes } from './chunk-ids.ts'
import type { PartedIndex } from './held-indexes.ts'
import { type ComparedPart, factorsOfDocument, product, SignComparison } from './sign-comparison.ts'

/** Memory of a part's record. */
const partBytes = 300
/** Header of `bit_send`: the number of bits. */
const lengthBytes = 4
/** Returns the bytes of one chunk's signs. */
export const bytesOfSigns = (dimensions: number): number =>
  idBytes + Math.ceil(dimensions / 8) + factorsOfDocument * 4

/**
 * The signs of the vectors of one base: the difference of each vector to the centre of all, reduced to one bit for each
 * dimension. It takes 48 bytes for 384 dimensions, and 28 for the id and the factors that make the estimate unbiased
 * (Gao and Long, "RaBitQ", 2024, without its rotation; measured errors match the paper).
 */
export class SignIndex implements PartedIndex {
  /** Centre of the vectors, set before the first part is added. */
  centre: Float32Array | null = null
  readonly #parts = new Map<string, ComparedPart>()
  #ids = new Uint8Array(0)
  #bits = new Uint8Array(0)
  #factors = new Float32Array(0)
  #documents = 0
  #removedDocuments = 0
  /** Number of chunks in the base when the centre was computed. */
  #expected = Number.POSITIVE_INFINITY

  has(partId: string): boolean {
    return this.#parts.has(partId)
  }

  get partIds(): string[] {
    return [...this.#parts.keys()]
  }

  get documents(): number {
    return this.#documents - this.#removedDocuments
  }

  get bytes(): number {
    const ofDocuments = this.#ids.byteLength + this.#bits.byteLength + this.#factors.byteLength
    return ofDocuments + this.#parts.size * partBytes
  }

  /** True if a third was removed, or if the base has changed too much for its centre. */
  get isWorn(): boolean {
    const isThin = this.#removedDocuments > 1000 && this.#removedDocuments * 3 > this.#documents
    return isThin || this.documents > 4 * this.#expected
  }

  setCentre(centre: Float32Array, expectedDocuments: number): void {
    this.centre = centre
    this.#expected = expectedDocuments
  }

  /** Adds a part. Signs are in the form of `readSigns`. */
  add(partId: string, sourceId: string, signs: Buffer): void {
    const width = this.#width
    const stride = idBytes + lengthBytes + width + 3 * 4
    const first = this.#documents
    const end = first + signs.length / stride
    this.#makeRoom(end)
    const { dimensions, square } = this.#ofCentre
    for (let document = first, at = 0; document < end; document++) {
      this.#ids.set(signs.subarray(at, at + idBytes), document * idBytes)
      at += idBytes + lengthBytes
      this.#bits.set(signs.subarray(at, at + width), document * width)
      at += width
      const distance = signs.readFloatBE(at)
      const sum = signs.readFloatBE(at + 4)
      const product = -signs.readFloatBE(at + 8)
      at += 12
      const factor = sum === 0 ? 0 : (distance * distance) / sum
      const spread = Math.max(0, factor * factor * dimensions - distance * distance)
      const error = Math.sqrt(spread / Math.max(1, dimensions - 1))
      this.#factors.set([factor, product - square, error], document * factorsOfDocument)
    }
    this.#documents = end
    this.#parts.set(partId, { sourceId, first, end })
  }

  remove(partId: string): void {
    const part = this.#parts.get(partId)
    if (!part) return
    this.#parts.delete(partId)
    this.#removedDocuments += part.end - part.first
  }

  /** Returns the current estimates. Later additions and removals do not change the result. */
  comparison(sourceIds: ReadonlySet<string> | null): SignComparison {
    const parts = [...this.#parts.values()]
    const searched = sourceIds ? parts.filter(({ sourceId }) => sourceIds.has(sourceId)) : parts
    const centre = this.centre ?? new Float32Array(0)
    const [ids, bits, factors] = [this.#ids, this.#bits, this.#factors]
    return new SignComparison({ parts: searched, centre, ids, bits, factors, width: this.#width })
  }

  get #width(): number {
    return Math.ceil((this.centre?.length ?? 0) / 8)
  }

  get #ofCentre(): { dimensions: number; square: number } {
    const centre = this.centre ?? new Float32Array(0)
    return { dimensions: centre.length, square: product(centre, centre) }
  }

  #makeRoom(documents: number): void {
    if (documents * idBytes <= this.#ids.length) return
    const capacity = Math.max(documents, Math.ceil((this.#ids.length / idBytes) * 1.25))
    this.#ids = grown(this.#ids, new Uint8Array(capacity * idBytes))
    this.#bits = grown(this.#bits, new Uint8Array(capacity * this.#width))
    this.#factors = grown(this.#factors, new Float32Array(capacity * factorsOfDocument))
  }
}

function grown<T extends Uint8Array | Float32Array>(array: T, larger: T): T {
  larger.set(array)
  return larger
}
