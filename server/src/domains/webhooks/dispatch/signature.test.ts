import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { newSecret } from '../secret.ts'
import { signatureHeaders } from './signature.ts'

const sentAt = new Date('2026-11-21T09:30:00.500Z')
const message = (text: string) => ({
  eventId: 'evt_01jbts0z0ye8t9tpsz3gn7nkm8',
  eventType: 'contact.created',
  sentAt,
  body: Buffer.from(text),
})

test('X-Service-Signature is lowercase hex HMAC-SHA256 of the exact bytes, and the same request verifies with the library of Standard Webhooks', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: sentAt })
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      const secret = newSecret()
      const headers = signatureHeaders(message(text), {
        current: secret,
        previous: null,
        privateKeys: [],
      })
      const expected = createHmac('sha256', secret).update(text, 'utf8').digest('hex')
      assert.equal(headers['x-service-signature'], expected)
      assert.match(expected, /^[0-9a-f]{64}$/)
      assert.doesNotThrow(() => new Webhook(secret).verify(Buffer.from(text), headers))
      assert.throws(() => new Webhook(newSecret()).verify(Buffer.from(text), headers))
    }),
  )
})

test('a known secret, time and body give known signatures', () => {
  const current = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  assert.deepEqual(
    signatureHeaders(message('{"test": 2432232314}'), { current, previous: null, privateKeys: [] }),
    {
      'x-service-event': 'contact.created',
      'x-service-signature': createHmac('sha256', current)
        .update('{"test": 2432232314}')
        .digest('hex'),
      'webhook-id': 'evt_01jbts0z0ye8t9tpsz3gn7nkm8',
      'webhook-timestamp': '1795253400',
      'webhook-signature': `v1,${createHmac(
        'sha256',
        Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'),
      )
        .update('evt_01jbts0z0ye8t9tpsz3gn7nkm8.1795253400.{"test": 2432232314}')
        .digest('base64')}`,
    },
  )
})

test('a delivery within an overlap verifies with either secret', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: sentAt })
  const [current, previous] = [newSecret(), newSecret()]
  const headers = signatureHeaders(message('{}'), { current, previous, privateKeys: [] })
  for (const secret of [current, previous]) new Webhook(secret).verify('{}', headers)
  const hex = (secret: string) => createHmac('sha256', secret).update('{}').digest('hex')
  assert.equal(headers['x-service-signature'], hex(current))
  assert.equal(headers['x-service-signature-previous'], hex(previous))
})
