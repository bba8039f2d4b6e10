import { createHash } from 'node:crypto'
import type { PdfDict, SignatureField } from '@libpdf/core'
import type { BaseBlock } from 'asn1js'
import { type CertificateDescription, describeCertificate } from './certificate.ts'
import { readSigned, requireSigned, type Signed } from './signed-data.ts'
import { readTimestamp } from './timestamp-authority.ts'

export interface VerifiedSignature {
  /** True if the covered bytes are unchanged since the key of the certificate signed them. */
  isIntact: boolean
  /** True if nothing was added to the file after the signature. */
  coversFile: boolean
  /** Certificate; null if it cannot be read. */
  certificate: CertificateDescription | null
  /** Time of a valid time stamp; null without one. */
  timestampedAt: Date | null
  /** Reason why the signature is invalid; null if it is valid. */
  fault: string | null
}

export interface PdfVerification {
  /** Signatures, oldest first. */
  signatures: VerifiedSignature[]
  /**
   * True if there is a signature, all are valid, and the newest covers the file. Says nothing about who holds the keys.
   */
  isIntact: boolean
}

/**
 * Checks every signature of a PDF. Whether to trust a certificate is for people who know its fingerprint to decide.
 *
 * @throws Error if the bytes are not a PDF.
 */
export async function verifyPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfVerification> {
  const { PDF } = await import('@libpdf/core')
  const fields = (await PDF.load(bytes)).getForm()?.getFields() ?? []
  const found = fields
    .filter((field) => field.type === 'signature')
    .map((field) => (field as SignatureField).getSignatureDict())
    .filter((dict) => dict !== null)
    .map(rangeOf)
    .sort((one, other) => one.end - other.end)
  const signatures = found.map((range) => verify(bytes, range))
  const isIntact = signatures.every((one) => one.isIntact) && signatures.at(-1)?.coversFile === true
  return { signatures, isIntact }
}

interface SignedRange {
  /** Range that is not covered: the signature itself, with its brackets. */
  gap: { from: number; to: number }
  end: number
  signature: Uint8Array
}

/** Returns the signed range. For a dictionary that is not a signature, the range is empty. */
function rangeOf(dict: PdfDict): SignedRange {
  const range = dict.getArray('ByteRange')
  const [start, first, second, rest] = [0, 1, 2, 3].map((at) => {
    const item = range?.at(at)
    return item?.type === 'number' ? item.value : Number.NaN
  })
  const signature = dict.getString('Contents')?.bytes ?? new Uint8Array()
  const nothing = { gap: { from: 0, to: 0 }, end: 0, signature }
  if (start !== 0 || range?.length !== 4) return nothing
  if (first === undefined || second === undefined || rest === undefined) return nothing
  return { gap: { from: first, to: second }, end: second + rest, signature }
}

function verify(
  bytes: Uint8Array<ArrayBuffer>,
  { gap, end, signature }: SignedRange,
): VerifiedSignature {
  const coversFile = end === bytes.length
  const refused = { isIntact: false, coversFile, certificate: null, timestampedAt: null }
  if (!isGapOf(bytes, { gap, end, signature })) {
    return { ...refused, fault: 'The signature leaves out more of the file than itself.' }
  }
  let about: Omit<VerifiedSignature, 'fault'> = refused
  try {
    const signed = readSigned(signature)
    const certificate = describeCertificate(signed.certificate.raw)
    about = { ...refused, certificate, timestampedAt: timestampOf(signed) }
    const parts = [bytes.subarray(0, gap.from), bytes.subarray(gap.to, end)]
    requireSigned(signed, Buffer.concat(parts))
    return { ...about, isIntact: true, fault: null }
  } catch (error) {
    return { ...about, fault: (error as Error).message }
  }
}

/**
 * Returns true if the gap is the signature itself. Otherwise visible content could be hidden in the uncovered range.
 */
function isGapOf(bytes: Uint8Array, { gap, end, signature }: SignedRange): boolean {
  if (!(gap.from > 0 && gap.from < gap.to && gap.to < end && end <= bytes.length)) return false
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + gap.from, gap.to - gap.from)
  const hex = Buffer.from(signature).toString('hex')
  return text.toString('latin1').toLowerCase() === `<${hex}>`
}

const timestampAttribute = '1.2.840.113549.1.9.16.2.14'

/** Returns when an authority saw the signature; null without a valid time stamp. */
function timestampOf({ signer }: Signed): Date | null {
  const attribute = signer.unsignedAttrs?.attributes.find(({ type }) => type === timestampAttribute)
  const [token] = (attribute?.values ?? []) as BaseBlock[]
  if (!token) return null
  try {
    const { at, digest } = readTimestamp(new Uint8Array(token.toBER()))
    const seen = createHash('sha256').update(signer.signature.valueBlock.valueHexView).digest()
    return seen.equals(digest) ? at : null
  } catch {
    // A token that is no timestamp of RFC 3161, as foreign signers may embed.
    return null
  }
}
