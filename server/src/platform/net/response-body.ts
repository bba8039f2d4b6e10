import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/**
 * Smallest body limit for brotli. Its stream can need a window of 16 MiB, so for smaller limits it is neither requested
 * nor decoded. The window of gzip and deflate is 32 KiB.
 */
const brotliMinBodyBytes = 1_048_576

/** Most bytes of a compressed body in addition to its content. Far more than that is an attack. */
const maxOverheadBytes = 65_536

/** Largest size of the response headers in bytes. */
export const maxHeaderBytes = 16_384

/** Returns the `accept-encoding` of a request whose body is limited to `maxBytes`. */
export const acceptedCodings = (maxBytes: number): string =>
  maxBytes >= brotliMinBodyBytes ? 'gzip, deflate, br' : 'gzip, deflate'

export interface BodyListener {
  onComplete(): void
  /** Called if the body is longer than the limit. Its start was stored. */
  onOversize(): void
  onBroken(cause: Error): void
  /** Called if the sink throws. */
  onRefused(cause: unknown): void
  onPause(): void
  onResume(): void
}

/** Receives a piece of a body; nothing more is read until its promise settles. */
export type BodySink = (chunk: Buffer) => Promise<void> | void

/**
 * Stores the first `maxBytes` of a decoded body in one growing buffer, or passes them to a sink. Decoding ends at the
 * limit, so a decompression bomb costs no more than any other body. A body in an unsupported encoding is stored
 * undecoded.
 */
export class ResponseBody {
  #stored = Buffer.alloc(0)
  #length = 0
  #wireBytes = 0
  /** Decoder; undefined until the first byte, which distinguishes the two forms of `deflate`. */
  #decoder: Transform | null | undefined
  #decoded = false
  #arrived = false
  readonly #coding: string
  readonly #maxBytes: number
  readonly #listener: BodyListener
  readonly #sink: BodySink | null
  /** Settles when the sink has processed everything it received. */
  #sunk = Promise.resolve()
  #sinking = 0
  #stopped = false

  constructor(
    coding: string | undefined,
    maxBytes: number,
    listener: BodyListener,
    sink: BodySink | null = null,
  ) {
    this.#coding = (coding ?? '').trim().toLowerCase()
    this.#maxBytes = maxBytes
    this.#listener = listener
    this.#sink = sink
  }

  write(chunk: Buffer): void {
    this.#wireBytes += chunk.length
    if (this.#decoder === undefined) this.#decoder = this.#openDecoder(chunk)
    if (!this.#decoder) this.#keep(chunk)
    else if (this.#wireBytes > this.#maxBytes + maxOverheadBytes) this.#oversize()
    else if (!this.#decoded) this.#decode(chunk, this.#decoder)
  }

  /** Signals that the last byte has arrived. */
  end(): void {
    this.#arrived = true
    if (!this.#decoder || this.#decoded) this.#complete()
    else this.#decoder.end()
  }

  /** Ends decoding and returns the stored bytes. */
  stop(): Buffer {
    this.#stopped = true
    this.#decoder?.removeAllListeners('data').destroy()
    return this.#stored.subarray(0, this.#sink ? 0 : this.#length)
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
          if (this.#arrived) this.#complete()
        }) ?? null
    )
  }

  #keep(chunk: Buffer): void {
    const room = this.#maxBytes - this.#length
    const taken = Math.min(room, chunk.length)
    if (this.#sink) this.#pass(chunk.subarray(0, taken), this.#sink)
    else this.#store(chunk, taken)
    this.#length += taken
    if (taken < chunk.length) this.#oversize()
  }

  #store(chunk: Buffer, taken: number): void {
    this.#reserve(this.#length + taken)
    chunk.copy(this.#stored, this.#length, 0, taken)
  }

  /** Passes a piece to the sink. Data that was already read still arrives while the sink waits, so pieces queue up. */
  #pass(chunk: Buffer, sink: BodySink): void {
    if (chunk.length === 0) return
    if (this.#sinking++ === 0) this.#hold()
    this.#sunk = this.#sunk.then(async () => {
      if (this.#stopped) return
      try {
        await sink(chunk)
      } catch (error) {
        if (!this.#stopped) this.#listener.onRefused(error)
      }
      if (--this.#sinking === 0 && !this.#stopped) this.#release()
    })
  }

  // A decoder that is paused fills up and then holds the server back by itself.
  #hold(): void {
    if (this.#decoder) this.#decoder.pause()
    else this.#listener.onPause()
  }

  #release(): void {
    if (this.#decoder) this.#decoder.resume()
    else if (!this.#arrived) this.#listener.onResume()
  }

  #complete(): void {
    this.#settle(() => this.#listener.onComplete())
  }

  #oversize(): void {
    this.#settle(() => this.#listener.onOversize())
  }

  /** Reports the end after the sink has processed everything. */
  #settle(tell: () => void): void {
    if (!this.#sink) tell()
    else {
      void this.#sunk.then(() => {
        if (!this.#stopped) tell()
      })
    }
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
