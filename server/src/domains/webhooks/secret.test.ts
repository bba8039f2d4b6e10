import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createKeyring } from '../../platform/crypto/seal.ts'
import {
  newSecret,
  openSecrets,
  retirePrivateKey,
  retireSecret,
  sealPrivateKey,
  sealSecret,
} from './secret.ts'

const webhookId = 'a'
const until = new Date('2026-11-21T09:30:00.500Z')

test('a new secret is 32 random bytes in base64', () => {
  const secrets = Array.from({ length: 100 }, newSecret)
  for (const secret of secrets) assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  assert.equal(new Set(secrets).size, 100)
})

test('the previous secret and key sign up to the end of the overlap, but not at it', () => {
  const keyring = createKeyring([randomBytes(32)])
  const sealed = {
    webhookId,
    secret: sealSecret(keyring, webhookId, 'new'),
    previousSecret: retireSecret(keyring, webhookId, sealSecret(keyring, webhookId, 'old')),
    privateKey: sealPrivateKey(keyring, webhookId, 'new key'),
    previousPrivateKey: retirePrivateKey(
      keyring,
      webhookId,
      sealPrivateKey(keyring, webhookId, 'old key'),
    ),
    previousSecretUntil: until,
  }
  const before = new Date(until.getTime() - 1)
  assert.deepEqual(openSecrets(keyring, sealed, before), {
    current: 'new',
    previous: 'old',
    privateKeys: ['new key', 'old key'],
  })
  const alone = { current: 'new', previous: null, privateKeys: ['new key'] }
  assert.deepEqual(openSecrets(keyring, sealed, until), alone)
  assert.deepEqual(openSecrets(keyring, { ...sealed, previousSecretUntil: null }, before), alone)
  assert.deepEqual(openSecrets(keyring, { ...sealed, privateKey: null }, until).privateKeys, [])
})
