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

/** Bound of X.520 on a common name and on the name of an organization, in characters. */
const maxNameLength = 64

/** RFC 5280 4.1.2.5: a later year does not fit the two digits of a UTCTime. */
const lastUtcYear = 2049

/** Bits of RFC 5280 4.2.1.3: digitalSignature and nonRepudiation, and six unused ones. */
const keyUsage = { bytes: Uint8Array.of(0xc0), unusedBits: 6 }

/**
 * Makes a P-256 key and a certificate in which it vouches for itself: whoever has the certificate knows what the
 * key has signed, and readers say that its holder is unknown.
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

/** 127 random bits: positive in DER, and unlike every other. */
function newSerialNumber(): Integer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return new Integer({ valueHex: bytes })
}

/** O and CN, each in a set of its own, where the library would make one value of two parts. */
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
