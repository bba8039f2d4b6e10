import assert from 'node:assert/strict'
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { make } from '../../../test/factories.ts'
import { type ReceivedRequest, startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { dumpTables } from '../../../test/tables.ts'

async function receiver(t: TestContext, app: Harness, fields: object = { asymmetric: true }) {
  const server = await startHttpServer(t)
  const webhook = await make.webhook(app, { url: server.url, ...fields })
  const path = `/v1/webhooks/${webhook.id}`
  const deliver = async (): Promise<ReceivedRequest> => {
    await make.contact(app)
    await app.drain()
    const last = server.requests.at(-1)
    assert.ok(last)
    return last
  }
  const keys = async () => (await app.as(null).get(`${path}/keys`)).body.keys
  return { webhook, path, deliver, keys }
}

const header = ({ headers }: ReceivedRequest, name: string): string => String(headers[name])

/** What a receiver does that holds only the public key. */
function verifies(request: ReceivedRequest, jwk: JsonWebKey): boolean {
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const id = header(request, 'webhook-id')
  const signed = `${id}.${header(request, 'webhook-timestamp')}.${request.body.toString()}`
  return header(request, 'webhook-signature')
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((one) => verify(null, Buffer.from(signed), key, Buffer.from(one.slice(4), 'base64')))
}

const jwkOf = (publicKey: string): JsonWebKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: Buffer.from(publicKey.slice(5), 'base64').toString('base64url'),
})

describe('an asymmetric webhook', () => {
  test('has deliveries signed with ed25519 beside the others', async (t) => {
    const app = await harness(t)
    const { webhook, deliver } = await receiver(t, app)
    assert.match(webhook.publicKey, /^whpk_[A-Za-z0-9+/]{43}=$/)
    const request = await deliver()
    assert.ok(verifies(request, jwkOf(webhook.publicKey)))
    const changed = { ...request, body: Buffer.from(`${request.body.toString()} `) }
    assert.ok(!verifies(changed, jwkOf(webhook.publicKey)))
    t.mock.timers.enable({ apis: ['Date'], now: app.clock.now() })
    new Webhook(webhook.secret).verify(request.body, request.headers as Record<string, string>)
  })

  test('has its private key sealed, and in no answer', async (t) => {
    const app = await harness(t)
    const { path, deliver, keys } = await receiver(t, app)
    await deliver()
    await app.owner.post(`${path}/rotate-secret`)
    const answers = [await app.owner.get(path), await app.owner.get('/v1/webhooks')]
    const texts = [...answers.map(({ text }) => text), JSON.stringify(await keys())]
    const rows = await dumpTables(app.context.database.db)
    for (const text of [...texts, ...rows.map((row) => row.text)]) {
      assert.doesNotMatch(text, /whsk_/)
      assert.ok(!text.includes(Buffer.from('whsk_').toString('hex')))
    }
  })

  test('after rotation, both keys sign and are published until the overlap ends', async (t) => {
    const app = await harness(t)
    const { webhook, path, deliver, keys } = await receiver(t, app)
    const [old] = await keys()
    const { body } = await app.owner.post(`${path}/rotate-secret`, { overlapHours: 1 })
    assert.notEqual(body.publicKey, webhook.publicKey)
    const [current, previous] = await keys()
    assert.deepEqual([previous, current.x], [old, jwkOf(body.publicKey).x])
    app.clock.advance('59m')
    const within = await deliver()
    assert.deepEqual([verifies(within, current), verifies(within, old)], [true, true])
    app.clock.advance('1m')
    const after = await deliver()
    assert.deepEqual([verifies(after, current), verifies(after, old)], [true, false])
    assert.deepEqual(await keys(), [current])
  })

  test('rotated without an overlap publishes the new key alone', async (t) => {
    const app = await harness(t)
    const { path, keys } = await receiver(t, app)
    const [old] = await keys()
    await app.owner.post(`${path}/rotate-secret`, { overlapHours: 0 })
    const [current, ...more] = await keys()
    assert.notEqual(current.kid, old.kid)
    assert.deepEqual(more, [])
  })

  test('can be turned on and off without a change of its secret', async (t) => {
    const app = await harness(t)
    const { webhook, path, deliver } = await receiver(t, app, {})
    assert.deepEqual([webhook.asymmetric, webhook.publicKey], [false, null])
    assert.doesNotMatch(header(await deliver(), 'webhook-signature'), /v1a,/)
    const { body } = await app.owner.patch(path, { asymmetric: true })
    assert.equal(body.asymmetric, true)
    const same = await app.owner.patch(path, { asymmetric: true })
    assert.equal(same.body.publicKey, body.publicKey)
    assert.ok(verifies(await deliver(), jwkOf(body.publicKey)))
    assert.equal((await app.owner.patch(path, { asymmetric: null })).body.publicKey, null)
    assert.doesNotMatch(header(await deliver(), 'webhook-signature'), /v1a,/)
  })
})

describe('GET /v1/webhooks/{id}/keys', () => {
  test('200 needs no token; the id of a key is its thumbprint', async (t) => {
    const app = await harness(t)
    const { keys } = await receiver(t, app)
    const [key] = await keys()
    assert.deepEqual([key.kty, key.crv, key.use, key.alg], ['OKP', 'Ed25519', 'sig', 'EdDSA'])
    assert.match(key.kid, /^[\w-]{43}$/)
  })

  test('404 for a webhook without such keys or an unknown one, 400 for an invalid id', async (t) => {
    const app = await harness(t)
    const { path } = await receiver(t, app, {})
    const client = app.as(null)
    const without = await client.get(`${path}/keys`)
    const missing = await client.get('/v1/webhooks/0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90/keys')
    assert.deepEqual([without.status, without.text], [404, missing.text])
    assert.equal((await client.get('/v1/webhooks/nonsense/keys')).status, 400)
  })
})
