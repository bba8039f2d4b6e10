import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { FileError } from '../../../platform/files/file-error.ts'
import type { RandomFile } from './random-file.ts'

const maxEntries = 10_000
const maxBytes = 1024 ** 3

/** The files of a ZIP archive, each unpacked while it is read. */
export interface Archive {
  has(name: string): boolean
  /** @throws FileError for a file that is not there or damaged */
  read(name: string): AsyncGenerator<Uint8Array>
}

/**
 * Opens a ZIP archive by its directory. What it would unpack to is bounded before a byte is unpacked; a directory
 * that lies about a size is found out at that size.
 */
export async function openArchive(file: RandomFile): Promise<Archive> {
  const options = { autoClose: false }
  const zip = await fromRandomAccessReaderPromise(readerOf(file), file.bytes, options).catch(() => {
    throw damaged()
  })
  const entries = await listEntries(zip)
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      const content = await zip.openReadStreamPromise(entry).catch(() => {
        throw damaged()
      })
      try {
        for await (const piece of content) yield piece as Buffer
      } catch (error) {
        throw error instanceof FileError ? error : damaged()
      }
    },
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > maxBytes) throw tooLarge('unpacks to more than 1 GiB')
      if (entries.size >= maxEntries) throw tooLarge('holds more than 10,000 files')
      if (entry.isEncrypted()) throw locked()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw error instanceof FileError ? error : damaged()
  }
  return entries
}

function readerOf(file: RandomFile): RandomAccessReader {
  class StoredFileReader extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(copied(file.read(start, end)), { objectMode: false })
    }
  }
  return new StoredFileReader()
}

/** A stream keeps pieces for a while. */
async function* copied(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

const tooLarge = (how: string): FileError =>
  new FileError(
    'too_large',
    `The workbook ${how}. Save the list of contacts alone, as XLSX or CSV.`,
  )

const locked = (): FileError =>
  new FileError(
    'malformed_file',
    'The workbook has a password. Remove it, and upload the file again.',
  )

export const damaged = (): FileError =>
  new FileError(
    'malformed_file',
    'The workbook is damaged or cut off. Open it, save it again and upload that file.',
  )
