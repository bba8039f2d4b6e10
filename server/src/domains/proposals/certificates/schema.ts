import { X509Certificate } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Time } from '../../../platform/operations/schemas.ts'
import { describeCertificate } from '../../../platform/pdf-signatures/certificate.ts'
import { maxP12Bytes } from '../../../platform/pdf-signatures/p12.ts'
import type { CertificateRow } from './store.ts'

/** The key never leaves the server. */
export const SigningCertificate = Type.Object(
  {
    source: Type.Enum(['own', 'uploaded'], {
      description: '`own`: Capstan made it, and it is self-signed. `uploaded`: you uploaded it.',
      examples: ['own'],
    }),
    subject: Type.String({
      description: 'Subject of the certificate, as PDF readers show it.',
      examples: ['O=Example Ltd, CN=Example Ltd'],
    }),
    issuer: Type.String({
      description: 'Issuer of the certificate.',
      examples: ['O=Example Ltd, CN=Example Ltd'],
    }),
    serialNumber: Type.String({
      description: 'Serial number from the issuer, in hexadecimal.',
      examples: ['5f0c3a9be1d24f7781a0c6de2b9f4410'],
    }),
    notBefore: Time('When it becomes valid.'),
    notAfter: Time('When it expires. Documents that it sealed stay sealed.'),
    fingerprint: Type.String({
      description:
        'SHA-256 of the certificate in hexadecimal. Compare it with the one in a sealed PDF.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  },
  { title: 'SigningCertificate' },
)
export type SigningCertificate = Static<typeof SigningCertificate>

export const NewSigningCertificate = Type.Object(
  {
    p12: Type.String({
      minLength: 1,
      maxLength: Math.ceil(maxP12Bytes / 3) * 4,
      contentEncoding: 'base64',
      writeOnly: true,
      description:
        'A PKCS #12 file (.p12, .pfx) in base64, at most 64 KiB: the key (RSA from 2,048 bits, or ECDSA), its certificate and the certificate chain.',
    }),
    password: Type.String({
      maxLength: 1024,
      writeOnly: true,
      description: 'Password that the file was exported with. It is not stored.',
    }),
  },
  { title: 'NewSigningCertificate', additionalProperties: false },
)
export type NewSigningCertificate = Static<typeof NewSigningCertificate>

type Der = Uint8Array<ArrayBuffer>

export const readPem = (text: string): Der[] =>
  (text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (pem) => new Uint8Array(new X509Certificate(pem).raw),
  )

export function presentCertificate({ source, chain }: CertificateRow): SigningCertificate {
  const [first] = readPem(chain)
  if (!first) throw new Error('a stored chain without a certificate')
  const { subject, issuer, serialNumber, notBefore, notAfter, fingerprint } =
    describeCertificate(first)
  return {
    source,
    subject,
    issuer,
    serialNumber,
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    fingerprint,
  }
}

export const writePem = (certificates: readonly Der[]): string =>
  certificates.map((der) => new X509Certificate(der).toString()).join('')
