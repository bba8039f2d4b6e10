import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ExtractionError } from '../extraction-error.ts'

/** The files of a ZIP archive, each read on demand and never beyond its declared size. */
export interface Archive {
  names: readonly string[]
  has(name: string): boolean
  /** @throws ExtractionError `malformed_file` when there is no such file */
  read(name: string): Promise<Buffer>
  /** An XML file in UTF-8 or UTF-16; one with a DTD, whose entities could grow without end, is refused. */
  readXml(name: string): Promise<string>
}

const maxEntries = 10_000
const maxBytes = 200 * 1024 * 1024
/** Deflate packs 1,032 bytes into one at best; a sheet of equal cells comes to about a hundred. */
const maxRatio = 400
/** Below this nothing is a bomb. */
const harmlessBytes = 16 * 1024 * 1024

/**
 * Opens a ZIP archive by its central directory. What the whole would unpack to is known and bounded before
 * a byte is inflated: 10,000 entries, 200 MiB, 400 times the archive; a directory that lies about a size
 * is found out while that entry is inflated, at the declared size.
 */
export async function openArchive(body: Uint8Array): Promise<Archive> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const entries = new Map<string, Entry>()
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }).catch(damaged)
  let count = 0
  let total = 0
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1
      total += entry.uncompressedSize
      refuseBomb(count, total, body.length)
      if (entry.isEncrypted()) throw locked()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw error instanceof ExtractionError ? error : malformed()
  }
  const read = async (name: string): Promise<Buffer> => {
    const entry = entries.get(name)
    if (!entry) throw malformed()
    return inflate(zip, entry).catch(damaged)
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read,
    readXml: async (name) => xmlText(await read(name)),
  }
}

async function inflate(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function refuseBomb(count: number, total: number, packed: number): void {
  if (count > maxEntries) throw tooLarge(`holds more than ${maxEntries.toLocaleString('en')} files`)
  if (total > maxBytes) throw tooLarge('unpacks to more than 200 MiB')
  if (total > harmlessBytes && total > packed * maxRatio) {
    throw tooLarge(`unpacks to more than ${maxRatio} times its size`)
  }
}

function xmlText(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe
  const text = isUtf16
    ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : new TextDecoder().decode(bytes)
  if (/<!DOCTYPE/i.test(text)) {
    throw new ExtractionError(
      'malformed_file',
      'The document declares XML entities, which its format forbids; save it again with the program it was made with.',
    )
  }
  return text
}

const tooLarge = (how: string): ExtractionError =>
  new ExtractionError('too_large', `The document ${how}, which is more than is read; split it.`)

const locked = (): ExtractionError =>
  new ExtractionError(
    'encrypted',
    'The document is locked with a password; remove the password and add it again.',
  )

export const malformed = (): ExtractionError =>
  new ExtractionError(
    'malformed_file',
    'The document is damaged or incomplete; open it, save it again and add that file.',
  )

function damaged(): never {
  throw malformed()
}
