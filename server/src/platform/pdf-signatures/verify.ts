import type { PdfDict, SignatureField } from '@libpdf/core'
import { fromBER, type OctetString } from 'asn1js'
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs'
import { type CertificateDescription, describeCertificate } from './certificate.ts'
import { readTimestamp } from './timestamp-authority.ts'

export interface VerifiedSignature {
  /** What it covers is as it was when it was signed, and was signed with the key of the certificate. */
  isIntact: boolean
  /** Nothing was added to the file after it. */
  coversFile: boolean
  /** Null where none can be read. */
  certificate: CertificateDescription | null
  /** From a time stamp that holds; null without one. */
  timestampedAt: Date | null
  /** Why it does not hold; null when it does. */
  fault: string | null
}

export interface PdfVerification {
  /** Oldest first. */
  signatures: VerifiedSignature[]
  /** There is a signature, each holds, and the newest covers the file. Says nothing of who holds the keys. */
  isIntact: boolean
}

/**
 * Checks every signature of a PDF. Whether a certificate is to be trusted is for whoever knows its fingerprint.
 *
 * @throws Error when the bytes are no PDF.
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
  const signatures = await Promise.all(found.map((range) => verify(bytes, range)))
  const isIntact = signatures.every((one) => one.isIntact) && signatures.at(-1)?.coversFile === true
  return { signatures, isIntact }
}

interface SignedRange {
  /** What is not covered: the signature itself, with its brackets. */
  gap: { from: number; to: number }
  end: number
  signature: Uint8Array
}

/** Of a dictionary without the form of a signature, one that covers nothing. */
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

async function verify(
  bytes: Uint8Array<ArrayBuffer>,
  { gap, end, signature }: SignedRange,
): Promise<VerifiedSignature> {
  const coversFile = end === bytes.length
  const refused = { isIntact: false, coversFile, certificate: null, timestampedAt: null }
  if (!isGapOf(bytes, { gap, end, signature })) {
    return { ...refused, fault: 'It leaves out more of the file than itself.' }
  }
  try {
    const signed = readSignedData(signature)
    const covered = Buffer.concat([bytes.subarray(0, gap.from), bytes.subarray(gap.to, end)])
    const certificate = certificateOf(signed)
    const timestampedAt = await timestampOf(signed.signerInfos[0])
    const about = { ...refused, certificate: describeCertificate(certificate), timestampedAt }
    const outcome = await signed
      .verify({ signer: 0, data: new Uint8Array(covered).buffer })
      .catch((error: { message?: string }) => error.message ?? 'It cannot be checked.')
    if (outcome === true) return { ...about, isIntact: true, fault: null }
    return { ...about, fault: outcome === false ? 'It is of another key.' : outcome }
  } catch (error) {
    return { ...refused, fault: (error as Error).message }
  }
}

/** Otherwise somebody could have hidden what is shown in what is not covered. */
function isGapOf(bytes: Uint8Array, { gap, end, signature }: SignedRange): boolean {
  if (!(gap.from > 0 && gap.from < gap.to && gap.to < end && end <= bytes.length)) return false
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + gap.from, gap.to - gap.from)
  const hex = Buffer.from(signature).toString('hex')
  return text.toString('latin1').toLowerCase() === `<${hex}>`
}

function readSignedData(signature: Uint8Array): SignedData {
  // Zeros fill the room that was kept for it.
  const { result, offset } = fromBER(new Uint8Array(signature))
  if (offset === -1) throw new Error('The signature cannot be read.')
  return new SignedData({ schema: new ContentInfo({ schema: result }).content })
}

function certificateOf({ certificates = [], signerInfos }: SignedData): Uint8Array {
  const sid = signerInfos[0]?.sid
  const found = certificates.find(
    (one) => one instanceof Certificate && sid?.serialNumber?.isEqual(one.serialNumber),
  )
  if (!(found instanceof Certificate)) throw new Error('The certificate is missing.')
  return new Uint8Array(found.toSchema().toBER())
}

const timestampAttribute = '1.2.840.113549.1.9.16.2.14'

/** When an authority saw the signature; null where no time stamp of it holds. */
async function timestampOf(signer: SignerInfo | undefined): Promise<Date | null> {
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }) => type === timestampAttribute)
  const [token] = attribute?.values ?? []
  if (!signer || !token) return null
  try {
    const { at, digest } = await readTimestamp(new Uint8Array(token.toBER()))
    return Buffer.from(digest).equals(await sha256Of(signer.signature)) ? at : null
  } catch {
    return null
  }
}

const sha256Of = async ({ valueBlock }: OctetString): Promise<Buffer> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(valueBlock.valueHexView)))
