import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { describe, mock, test } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { isWebhookVerificationError, signWebhook, verifyWebhook } from './index.ts'

// The secret that the libraries of the standard share in their tests, and a delivery of that time.
const sharedSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const now = new Date('2026-11-21T09:30:00Z')
const id = 'evt_01jbts0z0ye8t9tpsz3gn7nkm8'
const body =
  '{"id":"evt_1","type":"source.completed","data":{"name":"Ünïcode \\u2028 12345678901234567890"}}'

const standard = (text: string, { at = now, secret = sharedSecret } = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, text),
})
const hex = (text: string | Uint8Array, secret = sharedSecret) =>
  createHmac('sha256', secret).update(text).digest('hex')
const service = (text: string, secret?: string) => ({ 'x-service-signature': hex(text, secret) })
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const code = (expected: string) => (error: unknown) =>
  isWebhookVerificationError(error) && error.code === expected

const atTime = (time: Date, run: () => Promise<void>) => async () => {
  mock.timers.enable({ apis: ['Date'], now: time })
  try {
    await run()
  } finally {
    mock.timers.reset()
  }
}

describe('verifyWebhook', () => {
  test(
    'accepts what the Standard Webhooks library signs, whatever the body and the secret',
    atTime(now, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.json(),
          fc.uint8Array({ minLength: 24, maxLength: 64 }),
          async (text, key) => {
            const secret = `whsec_${Buffer.from(key).toString('base64')}`
            assert.deepEqual(
              await verifyWebhook(text, standard(text, { secret }), secret),
              JSON.parse(text),
            )
          },
        ),
      )
    }),
  )

  test(
    'gives the signature of the known vector',
    atTime(new Date(1_614_265_330_000), async () => {
      // From the test suites of github.com/standard-webhooks/standard-webhooks.
      const headers = {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      }
      assert.deepEqual(await verifyWebhook('{"test": 2432232314}', headers, sharedSecret), {
        test: 2_432_232_314,
      })
    }),
  )

  test('accepts X-Service-Signature, keyed with the secret as it is written', async () => {
    assert.deepEqual(await verifyWebhook(body, service(body), sharedSecret), JSON.parse(body))
    const bytes = Buffer.from(body)
    assert.deepEqual(await verifyWebhook(bytes, service(body), sharedSecret), JSON.parse(body))
  })

  test('reads headers as fetch, Node and Express give them, in any case', async () => {
    const signature = hex(body)
    for (const headers of [
      new Headers({ 'X-Service-Signature': signature }),
      { 'X-Service-Signature': signature },
      { 'x-service-signature': [signature] },
    ]) {
      await verifyWebhook(body, headers, sharedSecret)
    }
  })

  test(
    'accepts both secrets while one replaces the other',
    atTime(now, async () => {
      const [old, current] = [newSecret(), newSecret()]
      const both = [standard(body, { secret: current }), standard(body, { secret: old })]
      const signatures = both.map((headers) => headers['webhook-signature']).join(' ')
      for (const headers of [
        { ...both[0], 'webhook-signature': signatures },
        {
          'x-service-signature': hex(body, current),
          'x-service-signature-previous': hex(body, old),
        },
      ]) {
        await verifyWebhook(body, headers, old)
        await verifyWebhook(body, headers, current)
        const another = verifyWebhook(body, headers, newSecret())
        await assert.rejects(another, code('invalid_signature'))
      }
    }),
  )

  test(
    'refuses a body of which one bit is another, in both families',
    atTime(now, async () => {
      const bytes = Buffer.from(body)
      for (const headers of [standard(body), service(body)]) {
        for (let bit = 0; bit < bytes.length * 8; bit += 37) {
          const changed = Buffer.from(bytes)
          changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
          const call = verifyWebhook(changed, headers, sharedSecret)
          await assert.rejects(call, code('invalid_signature'))
        }
      }
    }),
  )

  test(
    'refuses a signature that is cut, padded, in capitals, or of another version or message',
    atTime(now, async () => {
      const good = standard(body)
      const signature = good['webhook-signature']
      for (const headers of [
        { ...good, 'webhook-signature': signature.slice(0, -1) },
        { ...good, 'webhook-signature': `${signature}=` },
        { ...good, 'webhook-signature': signature.replace('v1,', 'v2,') },
        { ...good, 'webhook-signature': 'v1,' },
        { ...good, 'webhook-id': 'evt_another' },
        { 'x-service-signature': hex(body).slice(0, -1) },
        { 'x-service-signature': hex(body).toUpperCase() },
        { 'x-service-signature': '' },
      ]) {
        const call = verifyWebhook(body, headers, sharedSecret)
        await assert.rejects(call, code('invalid_signature'), JSON.stringify(headers))
      }
    }),
  )

  test(
    'refuses a timestamp outside the tolerance, before and after, and none within',
    atTime(now, async () => {
      const shifted = (seconds: number) =>
        standard(body, { at: new Date(now.getTime() + seconds * 1000) })
      for (const seconds of [-300, 300]) await verifyWebhook(body, shifted(seconds), sharedSecret)
      for (const seconds of [-301, 301]) {
        const call = verifyWebhook(body, shifted(seconds), sharedSecret)
        await assert.rejects(call, code('invalid_timestamp'))
      }
      const narrow = verifyWebhook(body, shifted(-11), sharedSecret, { toleranceSeconds: 10 })
      await assert.rejects(narrow, code('invalid_timestamp'))
    }),
  )

  test(
    'never falls back to X-Service-Signature, which has no time, when the timestamp is old',
    atTime(now, async () => {
      const old = { ...standard(body, { at: new Date(0) }), ...service(body) }
      await assert.rejects(verifyWebhook(body, old, sharedSecret), code('invalid_timestamp'))
    }),
  )

  test('refuses a delivery without the timestamp where one is required', async () => {
    const call = verifyWebhook(body, service(body), sharedSecret, { requireTimestamp: true })
    await assert.rejects(call, code('missing_signature'))
  })

  test('refuses a delivery without any signature, or with half of the headers', async () => {
    await assert.rejects(verifyWebhook(body, {}, sharedSecret), code('missing_signature'))
    const { 'webhook-id': _, ...half } = standard(body)
    await assert.rejects(verifyWebhook(body, half, sharedSecret), code('missing_signature'))
  })

  test('says when it is the secret that is wrong', async () => {
    const present = standard(body, { at: new Date() })
    const call = verifyWebhook(body, present, 'whsec_not base64!')
    await assert.rejects(call, code('invalid_secret'))
    await assert.rejects(verifyWebhook(body, service(body), ''), code('invalid_secret'))
  })

  test('refuses a signed body that is not JSON in UTF-8', async () => {
    for (const bytes of [Buffer.from('{'), Buffer.from([0x22, 0xff, 0x22])]) {
      const headers = { 'x-service-signature': hex(bytes) }
      await assert.rejects(verifyWebhook(bytes, headers, sharedSecret), code('malformed_body'))
    }
  })

  test('takes text, bytes, a view into larger bytes and an ArrayBuffer', async () => {
    const bytes = new TextEncoder().encode(`....${body}`)
    const exact = new TextEncoder().encode(body)
    for (const raw of [body, exact, bytes.subarray(4), exact.buffer]) {
      assert.deepEqual(await verifyWebhook(raw, service(body), sharedSecret), JSON.parse(body))
    }
  })

  test('says when the body was parsed before it came, or never read', async () => {
    for (const parsed of [JSON.parse(body), undefined, null, {}]) {
      const call = verifyWebhook(parsed, service(body), sharedSecret)
      await assert.rejects(call, code('not_raw_body'))
    }
  })

  test('reads the Headers of another library', async () => {
    const headers = { get: (name: string) => service(body)[name as never] ?? null }
    await verifyWebhook(body, headers, sharedSecret)
  })

  test('accepts any of several secrets, in both families, and none that is not among them', async () => {
    const secrets = [newSecret(), newSecret(), sharedSecret]
    for (const headers of [standard(body, { at: new Date() }), service(body)]) {
      await verifyWebhook(body, headers, secrets)
      const others = verifyWebhook(body, headers, secrets.slice(0, 2))
      await assert.rejects(others, code('invalid_signature'))
      for (const empty of [[], ['']]) {
        await assert.rejects(verifyWebhook(body, headers, empty), code('invalid_secret'))
      }
    }
  })

  test('names the header that is not there, and how old a delivery is', async () => {
    const { 'webhook-id': _, ...half } = standard(body, { at: new Date() })
    await assert.rejects(verifyWebhook(body, half, sharedSecret), /has no webhook-id header/)
    const old = standard(body, { at: new Date(Date.now() - 400_000) })
    await assert.rejects(verifyWebhook(body, old, sharedSecret), /is 40\d s old, more than 300 s/)
  })
})

describe('verifyWebhook with a public key', () => {
  const keyPair = () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
    return { privateKey, publicKey: `whpk_${raw.toString('base64')}` }
  }
  const current = keyPair()
  const signed = (text: string, { privateKey } = current) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const bytes = Buffer.from(`${id}.${timestamp}.${text}`)
    const signature = `v1a,${sign(null, bytes, privateKey).toString('base64')}`
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  }

  test('accepts what the private key signed, whatever the body, beside other signatures', async () => {
    const property = fc.asyncProperty(fc.json(), async (text) => {
      const headers = signed(text)
      const both = `v1,bm9uZQ== ${headers['webhook-signature']}`
      for (const signature of [headers['webhook-signature'], both]) {
        const given = { ...headers, 'webhook-signature': signature }
        const event = await verifyWebhook(text, given, current.publicKey)
        assert.deepEqual(event, JSON.parse(text))
      }
    })
    await fc.assert(property, { numRuns: 50 })
  })

  test('accepts the previous key of a rotation beside the current one', async () => {
    const previous = keyPair()
    await verifyWebhook(body, signed(body, previous), [current.publicKey, previous.publicKey])
    await verifyWebhook(body, standard(body, { at: new Date() }), [current.publicKey, sharedSecret])
  })

  test('refuses another key, another body, a signature that is cut, and one of the secret alone', async () => {
    const good = signed(body)
    const cut = { ...good, 'webhook-signature': good['webhook-signature'].slice(0, -4) }
    const asSecret = {
      ...good,
      'webhook-signature': good['webhook-signature'].replace('v1a', 'v1'),
    }
    for (const [text, headers] of [
      [body, signed(body, keyPair())],
      [`${body} `, good],
      [body, cut],
      [body, asSecret],
      [body, standard(body, { at: new Date() })],
    ] as const) {
      const call = verifyWebhook(text, headers, current.publicKey)
      await assert.rejects(call, code('invalid_signature'))
    }
    const plain = verifyWebhook(body, service(body), current.publicKey)
    await assert.rejects(plain, code('missing_signature'))
    const broken = verifyWebhook(body, good, 'whpk_c2hvcnQ=')
    await assert.rejects(broken, code('invalid_secret'))
  })
})

test('signWebhook signs what verifyWebhook and the Standard Webhooks library accept', async () => {
  const secret = newSecret()
  const headers = await signWebhook(body, { id, secret })
  assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body))
  assert.deepEqual(headers['x-service-signature'], hex(body, secret))
  await verifyWebhook(body, headers, secret)
  await assert.rejects(signWebhook(body, { id, secret: '' }), code('invalid_secret'))
})
