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
