import { randomBytes } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import type { Outbound } from '../net/index.ts'
import { readSigned, requireSigned } from './signed-data.ts'
import { maxTokenBytes, type TimestampAuthority } from './timestamp.ts'

/** Time limits in ms. A signer is waiting, so the seal then goes without a time stamp. */
const timeouts = { connectMs: 2_000, headersMs: 4_000, totalMs: 4_000 }

const sha256 = '2.16.840.1.101.3.4.2.1'
const tstInfo = '1.2.840.113549.1.9.16.1.4'
/** Key usage for time stamps, as certificate extensions name it. */
const timeStamping = '1.3.6.1.5.5.7.3.8'

/** Creates the authority at a URL. Requests pass the guard. */
export const createTimestampAuthority = (
  outbound: Pick<Outbound, 'request'>,
  url: string,
): TimestampAuthority => ({
  async timestamp(digest) {
    const nonce = newNonce()
    const { status, body } = await outbound.request({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: Buffer.from(requestOf(digest, nonce)),
      schemes: ['https', 'http'],
      maxBodyBytes: maxTokenBytes,
      onOversize: 'fail',
      timeouts,
    })
    if (status !== 200) throw new Error(`The time stamp authority answered ${status}.`)
    return readToken(body, digest, nonce)
  },
})

/** Returns 63 random bits, which are positive in DER. */
function newNonce(): Integer {
  const bytes = randomBytes(8)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return new Integer({ valueHex: bytes })
}

const requestOf = (digest: Uint8Array, nonce: Integer): ArrayBuffer =>
  new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: digest }),
    }),
    nonce,
    certReq: true,
  })
    .toSchema()
    .toBER()

/** Returns the token of a response if it is about this hash and nonce, and signed for this purpose. */
function readToken(body: Buffer, digest: Uint8Array, nonce: Integer): Uint8Array {
  const { status, timeStampToken } = TimeStampResp.fromBER(new Uint8Array(body))
  // 0 is granted, 1 granted with changes.
  if (status.status > 1 || !timeStampToken) {
    throw new Error(`The time stamp authority rejected the request, with status ${status.status}.`)
  }
  const token = new Uint8Array(timeStampToken.toSchema().toBER())
  const stamped = readTimestamp(token)
  if (!Buffer.from(stamped.digest).equals(digest)) {
    throw new Error('The time stamp is for another hash.')
  }
  if (!stamped.nonce?.isEqual(nonce)) throw new Error('The time stamp has another nonce.')
  return token
}

export interface Timestamp {
  at: Date
  digest: Uint8Array
  nonce: Integer | undefined
}

/**
 * Reads a time stamp token (DER).
 *
 * @throws Error if it is not signed by a certificate in it that is for time stamps.
 */
export function readTimestamp(token: Uint8Array): Timestamp {
  const signed = readSigned(token)
  const { eContent, eContentType } = signed.message.encapContentInfo
  if (eContentType !== tstInfo || !eContent)
    throw new Error('The time stamp has unexpected content.')
  const content = new Uint8Array(eContent.getValue())
  requireSigned(signed, content)
  if (!signed.certificate.keyUsage?.includes(timeStamping)) {
    throw new Error('The certificate of the time stamp is not for time stamps.')
  }
  const { genTime, nonce, messageImprint } = TSTInfo.fromBER(content)
  const { hashAlgorithm, hashedMessage } = messageImprint
  if (hashAlgorithm.algorithmId !== sha256) throw new Error('The time stamp is for another hash.')
  return { at: genTime, digest: hashedMessage.valueBlock.valueHexView, nonce }
}
