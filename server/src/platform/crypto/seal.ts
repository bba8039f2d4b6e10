import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Secrets at rest: AES-256-GCM (NIST SP 800-38D) with a fresh 96-bit nonce, the id of the key in
 * front, and the place it belongs to (`table:column:row`) as associated data, so that a ciphertext
 * moved to another row does not open.
 */
export interface Keyring {
  seal(place: string, plain: string): Buffer
  open(place: string, sealed: Buffer): string
  /** HMAC-SHA256 under a key derived for one purpose; never the sealing key itself. */
  mac(purpose: string, message: string): Buffer
  /** Whether it begins the MAC of one of the keys, the earlier ones included. */
  isMac(purpose: string, message: string, given: Buffer): boolean
  /** Ids (hex) of the keys; the first one seals. A sealed value begins with that of its key. */
  keyIds: readonly string[]
}

const keyIdBytes = 4
const nonceBytes = 12
const tagBytes = 16

const derive = (key: Buffer, purpose: string): Buffer =>
  createHmac('sha256', key).update(`capstan:${purpose}`).digest()

/** `keys[0]` seals; every key opens, so that rotation needs no flag day. Each key is 32 bytes. */
export function createKeyring(keys: readonly Buffer[]): Keyring {
  const [current] = keys
  if (!current || keys.some((key) => key.length !== 32)) throw new Error('keys must be 32 bytes')
  const byId = new Map(keys.map((key) => [keyId(key).toString('hex'), derive(key, 'seal')]))
  const currentId = keyId(current)
  const mac = (key: Buffer, purpose: string, message: string): Buffer =>
    createHmac('sha256', derive(key, purpose)).update(message).digest()

  return {
    seal(place, plain) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', derive(current, 'seal'), nonce)
      cipher.setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([currentId, nonce, cipher.getAuthTag(), body])
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed)
      const key = byId.get(bytes.subarray(0, keyIdBytes).toString('hex'))
      if (!key) throw new Error('sealed with a key that is not in CAPSTAN_SECRET_KEY')
      const nonce = bytes.subarray(keyIdBytes, keyIdBytes + nonceBytes)
      const body = bytes.subarray(keyIdBytes + nonceBytes + tagBytes)
      // Without its length given, a tag cut down to four bytes would pass as well.
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(place))
      decipher.setAuthTag(bytes.subarray(keyIdBytes + nonceBytes, bytes.length - body.length))
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    mac: (purpose, message) => mac(current, purpose, message),
    isMac: (purpose, message, given) =>
      keys.some((key) =>
        timingSafeEqual(mac(key, purpose, message).subarray(0, given.length), given),
      ),
    keyIds: [...byId.keys()],
  }
}

const keyId = (key: Buffer): Buffer =>
  createHash('sha256').update(derive(key, 'id')).digest().subarray(0, keyIdBytes)
