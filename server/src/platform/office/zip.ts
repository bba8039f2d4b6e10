import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { RandomFile } from '../files/random-file.ts'

/** Errors that a domain throws for a file that it cannot read. */
export interface OfficeFaults {
  damaged(): Error
  /** Error for a file with a password. */
  locked(): Error
  /** Error for a file that declares its own entities, which could expand without limit. */
  entities(): Error
  /**
   * Error for a file that is too large. `what` completes a sentence whose subject is the file, or the row of a sheet.
   */
  tooLarge(what: string, row?: number): Error
}

interface Bounds {
  /** Most bytes of all files together, as a number and in words. */
  maxBytes: number
  maxSize: string
  faults: OfficeFaults
}

/** Files of a ZIP archive. Each is unpacked while it is read, and never beyond its declared size. */
export interface Archive {
  names: readonly string[]
  faults: OfficeFaults
  has(name: string): boolean
  /**
   * Streams a file.
   *
   * @throws `damaged` for a file that is missing or damaged
   */
  stream(name: string): AsyncGenerator<Uint8Array>
  read(name: string): Promise<Buffer>
}

const maxEntries = 10_000
/**
 * Highest compression ratio. Deflate compresses at most 1,032 bytes into one; a sheet of equal cells reaches about a
 * hundred.
 */
const maxRatio = 400
/** Size in bytes below which an archive is never a bomb. */
const harmlessBytes = 16 * 1024 * 1024

/**
 * Opens a ZIP archive by its central directory. Its unpacked size is known and limited before any byte is inflated:
 * 10,000 files, `maxBytes`, 400 times the archive. A file larger than its declared size is detected at that size.
 */
export async function openArchive(file: RandomFile, bounds: Bounds): Promise<Archive> {
  const { faults } = bounds
  // yauzl throws plain errors, all for a damaged file.
  const damaged = (): never => {
    throw faults.damaged()
  }
  const options = { autoClose: false, lazyEntries: true }
  const zip = await fromRandomAccessReaderPromise(readerOf(file), file.bytes, options).catch(
    damaged,
  )
  const { entries, refusal } = await listEntries(zip, file.bytes, bounds).catch(damaged)
  if (refusal) throw refusal
  async function* stream(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name) ?? damaged()
    const content = (await zip.openReadStreamPromise(entry).catch(damaged))[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await content.next().catch(damaged)
      if (done) return
      yield value as Buffer
    }
  }
  return {
    names: [...entries.keys()],
    faults,
    has: (name) => entries.has(name),
    stream,
    async read(name) {
      const parts: Uint8Array[] = []
      for await (const part of stream(name)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}

interface Listing {
  entries: ReadonlyMap<string, Entry>
  refusal: Error | null
}

async function listEntries(
  zip: ZipFile,
  packed: number,
  { maxBytes, maxSize, faults }: Bounds,
): Promise<Listing> {
  const entries = new Map<string, Entry>()
  let [count, total] = [0, 0]
  const refusalOf = (entry: Entry): Error | null => {
    if (count > maxEntries) return faults.tooLarge('contains more than 10,000 files')
    if (total > maxBytes) return faults.tooLarge(`unpacks to more than ${maxSize}`)
    if (total > harmlessBytes && total > packed * maxRatio) {
      return faults.tooLarge(`unpacks to more than ${maxRatio} times its size`)
    }
    return entry.isEncrypted() ? faults.locked() : null
  }
  for await (const entry of zip.eachEntry()) {
    count += 1
    total += entry.uncompressedSize
    const refusal = refusalOf(entry)
    if (refusal) return { entries, refusal }
    entries.set(entry.fileName, entry)
  }
  return { entries, refusal: null }
}

function readerOf(file: RandomFile): RandomAccessReader {
  class FileReader extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(copied(file.read(start, end)), { objectMode: false })
    }
  }
  return new FileReader()
}

/** Copies the pieces, because a stream keeps them for a while. */
async function* copied(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}
