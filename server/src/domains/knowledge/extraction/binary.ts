import { ExtractionError } from './extraction-error.ts'
import { unsupported } from './media-type.ts'

const sampleBytes = 32_768
/** Maximum share of control bytes in a text. In compressed data it is a tenth. */
const maxControlShare = 0.01
const fewControls = 3

interface Signature {
  /** Signature in Latin-1, from byte `at` on (default 0). */
  bytes: string
  at?: number
  format: string
}

/** Formats made of characters, but not of text for people. */
const textual: Signature[] = [
  { bytes: '%!PS', format: 'a PostScript document' },
  { bytes: '{\\rtf', format: 'an RTF document' },
]
/** Binary formats. Signatures of letters count only if control bytes follow. */
const binary: Signature[] = [
  { bytes: '\x89PNG', format: 'a PNG image' },
  { bytes: '\xff\xd8\xff', format: 'a JPEG image' },
  { bytes: 'GIF8', format: 'a GIF image' },
  { bytes: 'WEBP', at: 8, format: 'a WebP image' },
  { bytes: 'II*\x00', format: 'a TIFF image' },
  { bytes: 'MM\x00*', format: 'a TIFF image' },
  { bytes: '\x00\x00\x01\x00', format: 'an icon' },
  { bytes: 'ftypavif', at: 4, format: 'an AVIF image' },
  { bytes: 'ftyphei', at: 4, format: 'a HEIC image' },
  { bytes: 'ftyp', at: 4, format: 'an MP4 or QuickTime file' },
  { bytes: '\x1aE\xdf\xa3', format: 'a WebM or Matroska video' },
  { bytes: 'RIFF', format: 'a WAV or AVI file' },
  { bytes: 'ID3', format: 'an MP3 file' },
  { bytes: '\xff\xfb', format: 'an MP3 file' },
  { bytes: 'OggS', format: 'an Ogg file' },
  { bytes: 'fLaC', format: 'a FLAC file' },
  { bytes: '\x1f\x8b', format: 'a gzip archive' },
  { bytes: 'BZh', format: 'a bzip2 archive' },
  { bytes: '\xfd7zXZ', format: 'an xz archive' },
  { bytes: '\x28\xb5\x2f\xfd', format: 'a Zstandard archive' },
  { bytes: '7z\xbc\xaf', format: 'a 7-Zip archive' },
  { bytes: 'Rar!', format: 'a RAR archive' },
  { bytes: '\x7fELF', format: 'a program' },
  { bytes: 'MZ', format: 'a program' },
  { bytes: '\x00asm', format: 'a WebAssembly module' },
  { bytes: '\xca\xfe\xba\xbe', format: 'a Java class' },
  { bytes: 'wOF', format: 'a font' },
  { bytes: 'OTTO', format: 'a font' },
  { bytes: '\x00\x01\x00\x00', format: 'a font' },
  { bytes: 'SQLite format 3', format: 'a SQLite database' },
  { bytes: 'PAR1', format: 'a Parquet file' },
]

/** Returns the format of a body that is not text (its name, or null if unknown); null for text. */
export function binaryFormat(body: Uint8Array): { format: string | null } | null {
  const start = Buffer.from(body.subarray(0, 8192)).toString('latin1')
  const matching = (signatures: Signature[]): string | null =>
    signatures.find(({ bytes, at }) => start.startsWith(bytes, at ?? 0))?.format ?? null
  const format = matching(textual)
  if (format !== null) return { format }
  if (utf16Of(body) !== null || !hasControls(body)) return null
  return { format: matching(binary) }
}

function hasControls(body: Uint8Array): boolean {
  const sample = body.subarray(0, sampleBytes)
  let controls = 0
  for (let index = 0; index < sample.length; index += 1) {
    const byte = sample[index] ?? 0
    // Tab, line ends, form feed, and the escape of ISO-2022-JP.
    const isText = byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b
    if (!isText) controls += 1
  }
  return controls > Math.max(fewControls, maxControlShare * sample.length)
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes in its ASCII characters; null for anything else. */
export function utf16Of(body: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  const sample = body.subarray(0, 1024)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const many = sample.length * 0.35
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

/** Detects a Compound File Binary file: Office before 2007, or a newer document with a password. */
export const isCompoundFile = (body: Uint8Array): boolean =>
  Buffer.from(body.subarray(0, 8)).toString('hex') === 'd0cf11e0a1b11ae1'

/** Refuses a Compound File with the reason. */
export function refuseCompoundFile(body: Uint8Array): never {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // The stream that contains a document with a password (MS-OFFCRYPTO, section 2.3.4).
  if (!bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
    throw unsupported('an older Microsoft Office document')
  }
  throw new ExtractionError(
    'encrypted',
    'The document is locked with a password. Remove the password and add it again.',
  )
}
