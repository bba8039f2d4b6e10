import { ExtractionError } from '../extraction-error.ts'
import { unsupported } from '../media-type.ts'

/** Office files before 2007, and newer ones that are locked, are Compound File Binary files. */
export const isCompoundFile = (body: Uint8Array): boolean =>
  Buffer.from(body.subarray(0, 8)).toString('hex') === 'd0cf11e0a1b11ae1'

/** Why a Compound File is not read. */
export function refuseCompoundFile(body: Uint8Array): never {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // The stream in which a locked document is wrapped (MS-OFFCRYPTO, section 2.3.4).
  if (!bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
    throw unsupported('an older Microsoft Office document')
  }
  throw new ExtractionError(
    'encrypted',
    'The document is locked with a password; remove the password and add it again.',
  )
}
