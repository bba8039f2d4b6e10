import { X509Certificate } from 'node:crypto'

/** What a person is told of a certificate. */
export interface CertificateDescription {
  /** Such as `CN=Capstan, O=Example Ltd`. */
  subject: string
  issuer: string
  /** Hex, as the issuer numbers it. */
  serialNumber: string
  notBefore: Date
  notAfter: Date
  /** SHA-256 over the whole certificate, hex in lower case. */
  fingerprint: string
  /** It vouches for itself: readers say that its holder is unknown. */
  isSelfSigned: boolean
  /** Of an elliptic key; null for RSA. */
  curve: Curve | null
}

export type Curve = 'P-256' | 'P-384' | 'P-521'

/** As OpenSSL names them. */
const curves: Readonly<Record<string, Curve>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
}

/** @throws Error when the bytes are no certificate. */
export function describeCertificate(der: Uint8Array): CertificateDescription {
  const certificate = new X509Certificate(der)
  return {
    subject: inOneLine(certificate.subject),
    issuer: inOneLine(certificate.issuer),
    serialNumber: certificate.serialNumber.toLowerCase(),
    // Of bytes that are no time, `validToDate` gives what was in memory, and `validTo` says that they are bad.
    notBefore: new Date(certificate.validFrom),
    notAfter: new Date(certificate.validTo),
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    isSelfSigned:
      certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey),
    curve: curves[certificate.publicKey.asymmetricKeyDetails?.namedCurve ?? ''] ?? null,
  }
}

const inOneLine = (name: string | undefined): string => (name ?? '').split('\n').join(', ')

/** A private key, and the certificates that say whose it is. */
export interface SigningKey {
  /** PKCS #8, DER. */
  privateKey: Uint8Array<ArrayBuffer>
  /** X.509, DER: that of the key first, then those that vouch for it. */
  certificates: readonly Uint8Array<ArrayBuffer>[]
}

/** @throws Error when there is no certificate. */
export function certificateOf({ certificates }: Pick<SigningKey, 'certificates'>) {
  const [first] = certificates
  if (!first) throw new Error('a signing key without a certificate')
  return first
}
