import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/**
 * A brotli stream can need a window of 16 MiB, so brotli is neither requested nor read for bodies that are
 * bounded below this. The window of gzip and deflate takes 32 KiB.
 */
const brotliMinBodyBytes = 1_048_576

/** A compressed body is hardly ever larger than its content; far beyond that, it is an attack. */
const maxOverheadBytes = 65_536

/** Of what stands before the body. */
export const maxHeaderBytes = 16_384

/** The `accept-encoding` of a request whose body is bounded by `maxBytes`. */
export const acceptedCodings = (maxBytes: number): string =>
  maxBytes >= brotliMinBodyBytes ? 'gzip, deflate, br' : 'gzip, deflate'

export interface BodyListener {
  onComplete(): void
  /** The body is longer than the bound; its beginning was stored. */
  onOversize(): void
  onBroken(cause: Error): void
  onPause(): void
  onResume(): void
}

/**
 * Stores the first `maxBytes` of a decoded body in one buffer that grows with it. Decoding ends at the
 * bound, so a decompression bomb costs no more than any other body. A body in an unsupported coding is
 * stored as it came.
 */
export class ResponseBody {
  #stored = Buffer.alloc(0)
  #length = 0
  #wireBytes = 0
  /** Undefined until the first byte, which tells one `deflate` from the other. */
  #decoder: Transform | null | undefined
  #decoded = false
  #arrived = false
  readonly #coding: string
  readonly #maxBytes: number
  readonly #listener: BodyListener

  constructor(coding: string | undefined, maxBytes: number, listener: BodyListener) {
    this.#coding = (coding ?? '').trim().toLowerCase()
    this.#maxBytes = maxBytes
    this.#listener = listener
  }

  write(chunk: Buffer): void {
    this.#wireBytes += chunk.length
    if (this.#decoder === undefined) this.#decoder = this.#openDecoder(chunk)
    if (!this.#decoder) this.#keep(chunk)
    else if (this.#wireBytes > this.#maxBytes + maxOverheadBytes) this.#listener.onOversize()
    else if (!this.#decoded) this.#decode(chunk, this.#decoder)
  }

  /** The last byte has arrived. */
  end(): void {
    this.#arrived = true
    if (!this.#decoder || this.#decoded) this.#listener.onComplete()
    else this.#decoder.end()
  }

  /** Ends decoding and returns the stored bytes. */
  stop(): Buffer {
    this.#decoder?.removeAllListeners('data').destroy()
    return this.#stored.subarray(0, this.#length)
  }

  #decode(chunk: Buffer, decoder: Transform): void {
    if (decoder.write(chunk)) return
    this.#listener.onPause()
    decoder.once('drain', () => this.#listener.onResume())
  }

  #openDecoder(firstChunk: Buffer): Transform | null {
    const decoder = createDecoder(this.#coding, firstChunk, this.#maxBytes)
    return (
      decoder
        ?.on('data', (chunk: Buffer) => this.#keep(chunk))
        .on('error', (error) => this.#listener.onBroken(error))
        .on('end', () => {
          this.#decoded = true
          if (this.#arrived) this.#listener.onComplete()
        }) ?? null
    )
  }

  #keep(chunk: Buffer): void {
    const room = this.#maxBytes - this.#length
    const taken = Math.min(room, chunk.length)
    this.#reserve(this.#length + taken)
    chunk.copy(this.#stored, this.#length, 0, taken)
    this.#length += taken
    if (taken < chunk.length) this.#listener.onOversize()
  }

  // Chunks are copied: even a small one would keep the whole buffer alive that it was read into.
  #reserve(bytes: number): void {
    if (bytes <= this.#stored.length) return
    const capacity = Math.max(bytes, Math.min(this.#stored.length * 2, this.#maxBytes))
    const grown = Buffer.allocUnsafe(capacity)
    this.#stored.copy(grown, 0, 0, this.#length)
    this.#stored = grown
  }
}

function createDecoder(coding: string, firstChunk: Buffer, maxBytes: number): Transform | null {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      // `deflate` means zlib, but some servers send it without the zlib header, whose low nibble is 8.
      return ((firstChunk[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
    case 'br':
      return maxBytes >= brotliMinBodyBytes ? createBrotliDecompress() : null
    default:
      return null
  }
}
