import { createHash, verify, X509Certificate } from 'node:crypto'
import { fromBER, type OctetString } from 'asn1js'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs'

const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const messageDigest = '1.2.840.113549.1.9.4'

/** Signer and certificate of a CMS message (RFC 5652) with one signer. */
export interface Signed {
  message: SignedData
  signer: SignerInfo
  certificate: X509Certificate
}

/**
 * Parses a CMS message. Zeros can follow it.
 *
 * @throws Error if it is not one, or does not have exactly one signer with a certificate
 */
export function readSigned(der: Uint8Array): Signed {
  const { result, offset } = fromBER(new Uint8Array(der))
  if (offset === -1) throw new Error('The signature cannot be read.')
  const message = new SignedData({ schema: new ContentInfo({ schema: result }).content })
  const [signer, another] = message.signerInfos
  if (!signer || another) throw new Error('The signature does not have exactly one signer.')
  return { message, signer, certificate: certificateOf(message, signer) }
}

function certificateOf({ certificates = [] }: SignedData, { sid }: SignerInfo): X509Certificate {
  const isNamed = (one: Certificate): boolean =>
    sid instanceof IssuerAndSerialNumber &&
    sid.serialNumber.isEqual(one.serialNumber) &&
    sid.issuer.isEqual(one.issuer)
  for (const one of certificates) {
    if (!(one instanceof Certificate) || !isNamed(one)) continue
    return new X509Certificate(new Uint8Array(one.toSchema().toBER()))
  }
  throw new Error('The certificate of the signature is missing.')
}

/**
 * Checks that the key of the certificate signed the content.
 *
 * @throws Error that says what is invalid
 */
export function requireSigned({ signer, certificate }: Signed, content: Uint8Array): void {
  const hash = hashes[signer.digestAlgorithm.algorithmId]
  if (!hash) throw new Error('The signature uses an unknown hash.')
  const attribute = signer.signedAttrs?.attributes.find(({ type }) => type === messageDigest)
  const [digest] = (attribute?.values ?? []) as OctetString[]
  if (!signer.signedAttrs || !digest) throw new Error('The signature names no hash.')
  const actual = createHash(hash).update(content).digest()
  if (!actual.equals(digest.valueBlock.valueHexView)) {
    throw new Error('The signed content was changed.')
  }
  const covered = new Uint8Array(signer.signedAttrs.encodedValue)
  const signature = signer.signature.valueBlock.valueHexView
  if (!verify(hash, covered, certificate.publicKey, signature)) {
    throw new Error("The signature was made with another key than the certificate's.")
  }
}
