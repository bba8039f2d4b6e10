import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/**
 * The window of a brotli stream can take 16 MiB, so it is neither asked for nor read where less than
 * this is wanted of the body. That of gzip and deflate takes 32 KiB.
 */
const brotliMinBodyBytes = 1_048_576

/** A compressed body is hardly ever larger than what it holds; beyond this much it is an attack. */
const maxOverheadBytes = 65_536

/** What to send as `accept-encoding` when at most `maxBytes` of the body are wanted. */
export const acceptedCodings = (maxBytes: number): string =>
  maxBytes >= brotliMinBodyBytes ? 'gzip, deflate, br' : 'gzip, deflate'

export interface BodyListener {
  onComplete(): void
  /** There is more than the bound; what came first is kept. */
  onOversize(): void
  onBroken(cause: Error): void
  onPause(): void
  onResume(): void
}

/**
 * Keeps the first `maxBytes` of a decoded body, in one buffer that grows with it. Decoding goes at
 * the pace of the decoder and ends at the bound, so a bomb costs no more than any other body. A body
 * in a coding that is not read here is kept as it came.
 */
export class ResponseBody {
  #kept = Buffer.alloc(0)
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

  /** Ends the decoding, and gives what was kept. */
  stop(): Buffer {
    this.#decoder?.removeAllListeners('data').destroy()
    return this.#kept.subarray(0, this.#length)
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
    chunk.copy(this.#kept, this.#length, 0, taken)
    this.#length += taken
    if (taken < chunk.length) this.#listener.onOversize()
  }

  // Chunks are copied, not collected: each one, however small, holds on to the buffer it was read in.
  #reserve(bytes: number): void {
    if (bytes <= this.#kept.length) return
    const capacity = Math.max(bytes, Math.min(this.#kept.length * 2, this.#maxBytes))
    const grown = Buffer.allocUnsafe(capacity)
    this.#kept.copy(grown, 0, 0, this.#length)
    this.#kept = grown
  }
}

function createDecoder(coding: string, firstChunk: Buffer, maxBytes: number): Transform | null {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      // Said to be zlib, sent by some servers without its header, whose low nibble is always 8.
      return ((firstChunk[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
    case 'br':
      return maxBytes >= brotliMinBodyBytes ? createBrotliDecompress() : null
    default:
      return null
  }
}
