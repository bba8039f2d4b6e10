import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto'

/** An ed25519 pair as Standard Webhooks 1.0.0 writes it: `whsk_` (seed and public key) and `whpk_`. */
export interface KeyPair {
  privateKey: string
  publicKey: string
}

const seedBytes = 32

export function newKeyPair(): KeyPair {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url')
  const both = Buffer.concat([Buffer.from(d, 'base64url'), publicKey])
  return {
    privateKey: `whsk_${both.toString('base64')}`,
    publicKey: `whpk_${publicKey.toString('base64')}`,
  }
}

/** The ed25519 signature (RFC 8032) in base64. */
export const signWith = (privateKey: string, message: Buffer): string =>
  sign(null, message, openKey(privateKey)).toString('base64')

function openKey(privateKey: string): KeyObject {
  const both = Buffer.from(privateKey.replace(/^whsk_/, ''), 'base64')
  const d = both.subarray(0, seedBytes).toString('base64url')
  const x = both.subarray(seedBytes).toString('base64url')
  return createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' })
}

/** The public key as a JWK (RFC 8037); its id is its thumbprint (RFC 7638). */
export function presentKey(publicKey: string) {
  const x = Buffer.from(publicKey.replace(/^whpk_/, ''), 'base64').toString('base64url')
  const required: JsonWebKey = { crv: 'Ed25519', kty: 'OKP', x }
  const kid = createHash('sha256').update(JSON.stringify(required)).digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' } as const
}
