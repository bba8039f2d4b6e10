import { X509Certificate } from 'node:crypto'

/** Description of a certificate for people. */
export interface CertificateDescription {
  /** Subject, such as `CN=Capstan, O=Example Ltd`. */
  subject: string
  issuer: string
  /** Serial number in hex. */
  serialNumber: string
  notBefore: Date
  notAfter: Date
  /** SHA-256 of the whole certificate, in lower-case hex. */
  fingerprint: string
  /** True if the certificate is self-signed. PDF readers then show its holder as unknown. */
  isSelfSigned: boolean
  /** Elliptic curve; null for RSA. */
  curve: Curve | null
}

export type Curve = 'P-256' | 'P-384' | 'P-521'

/** Curves by OpenSSL's names. */
const curves: Readonly<Record<string, Curve>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
}

/**
 * Describes a certificate.
 *
 * @throws Error if the bytes are not a certificate.
 */
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

/** A private key with its certificates. */
export interface SigningKey {
  /** Private key in PKCS #8, DER. */
  privateKey: Uint8Array<ArrayBuffer>
  /** X.509 certificates in DER: the key's own first, then its chain. */
  certificates: readonly Uint8Array<ArrayBuffer>[]
}

/**
 * Returns the key's own certificate.
 *
 * @throws Error if there is none.
 */
export function certificateOf({ certificates }: Pick<SigningKey, 'certificates'>) {
  const [first] = certificates
  if (!first) throw new Error('a signing key without a certificate')
  return first
}
