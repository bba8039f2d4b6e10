import { X509Certificate } from 'node:crypto'

type Der = Uint8Array<ArrayBuffer>

export const writePem = (certificates: readonly Der[]): string =>
  certificates.map((der) => new X509Certificate(der).toString()).join('')

export const readPem = (text: string): Der[] =>
  (text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (pem) => new Uint8Array(new X509Certificate(pem).raw),
  )
