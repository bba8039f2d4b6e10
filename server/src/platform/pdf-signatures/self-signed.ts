import { randomBytes } from 'node:crypto'
import { BitString, Integer, Sequence, Set as SetOf, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs'
import type { SigningKey } from './certificate.ts'

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Longest common name and organization name in X.520, in characters. */
const maxNameLength = 64

/** Last year for a UTCTime, which has two digits (RFC 5280 4.1.2.5). */
const lastUtcYear = 2049

/** Key usage bits (RFC 5280 4.2.1.3): digitalSignature and nonRepudiation, and six unused bits. */
const keyUsage = { bytes: Uint8Array.of(0xc0), unusedBits: 6 }

/**
 * Creates a P-256 key and a self-signed certificate: people who have the certificate can tell what the key has signed,
 * and PDF readers show its holder as unknown.
 */
export async function createSelfSigned(holder: {
  organization: string
  notBefore: Date
  notAfter: Date
}): Promise<SigningKey> {
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = newSerialNumber()
  certificate.issuer = nameOf(holder.organization)
  certificate.subject = nameOf(holder.organization)
  certificate.notBefore = timeOf(holder.notBefore)
  certificate.notAfter = timeOf(holder.notAfter)
  const usage = new BitString({ valueHex: keyUsage.bytes, unusedBits: keyUsage.unusedBits })
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()),
    extension('2.5.29.15', usage),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return {
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificates: [new Uint8Array(certificate.toSchema(true).toBER())],
  }
}

/** Returns 127 random bits, which are positive in DER and unique. */
function newSerialNumber(): Integer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return new Integer({ valueHex: bytes })
}

/** Returns O and CN, each in its own set; the library would make one value with two parts. */
function nameOf(organization: string): RelativeDistinguishedNames {
  const value = [...organization.toWellFormed()].slice(0, maxNameLength).join('') || 'Capstan'
  const parts = ['2.5.4.10', '2.5.4.3'].map((type) => {
    const part = new AttributeTypeAndValue({ type, value: new Utf8String({ value }) })
    return new SetOf({ value: [part.toSchema()] })
  })
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: parts }).toBER())
}

const timeOf = (value: Date): Time =>
  new Time({ type: value.getUTCFullYear() > lastUtcYear ? 1 : 0, value })

const extension = (extnID: string, value: { toBER(): ArrayBuffer }): Extension =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() })
