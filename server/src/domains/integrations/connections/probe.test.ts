import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  s3Credentials,
  s3Region,
  startS3Server,
} from '../../../../test/counterparties/s3-server.ts'
import { make } from '../../../../test/factories.ts'
import { startMailServer } from '../../../../test/fixtures/mail-server.ts'
import { makeCertificate, startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const path = '/v1/integrations/connections'

/** Tried as it is created, and again when somebody asks. */
async function tried(app: Harness, fields: object) {
  const { id, status } = await make.connection(app, fields)
  await app.drain()
  const { body } = await app.owner.get(`${path}/${id}`)
  return { before: status, ...body, test: () => app.owner.post(`${path}/${id}/test`) }
}

describe('a bucket is tested by listing one key', () => {
  const bucketOf = async (t: TestContext, app: Harness) => {
    const server = await startS3Server(t, { now: () => app.clock.now() })
    const { accessKeyId: username, secretAccessKey: password } = s3Credentials
    const fields = {
      ...{ provider: 's3', authType: 'basic', credentials: { username, password } },
      config: { baseUrl: `${server.url}/`, region: s3Region, bucket: 'b', pathStyle: true },
    }
    return { server, fields }
  }

  test('and works with a key that may list', async (t) => {
    const app = await harness(t)
    const { server, fields } = await bucketOf(t, app)
    const good = await tried(app, fields)
    assert.deepEqual([good.before, good.status, good.lastError], ['pending', 'active', null])
    assert.equal(good.lastOkAt, app.clock.now().toISOString())
    const [request, ...more] = server.requests
    assert.deepEqual([request?.method, more.length], ['GET', 0])
    assert.match(request?.url ?? '', /max-keys=1(?:&|$)/)
    app.clock.advance('1d')
    await app.drain()
    assert.equal(server.requests.length, 2)
  })

  test('and reports a wrong secret, key and bucket', async (t) => {
    const app = await harness(t)
    const { fields } = await bucketOf(t, app)
    for (const [change, status, message] of [
      [{ credentials: { ...fields.credentials, password: 'x' } }, 403, /secret key is wrong/],
      [{ credentials: { ...fields.credentials, username: 'x' } }, 403, /does not know this access/],
      [{ config: { ...fields.config, bucket: 'c' } }, 404, /bucket does not exist/],
    ] as const) {
      const bad = await tried(app, { ...fields, ...change })
      const { code, providerStatus, retryable } = bad.lastError
      assert.deepEqual(
        [bad.status, code, providerStatus, retryable],
        ['pending', 'access_refused', status, false],
      )
      assert.match(bad.lastError.message, message)
    }
  })

  test('and works with a key that may only write', async (t) => {
    const app = await harness(t)
    const { fields } = await bucketOf(t, app)
    const server = await startHttpServer(t, (_request, response) =>
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    )
    const config = { ...fields.config, baseUrl: `${server.url}/` }
    assert.equal((await tried(app, { ...fields, config })).status, 'active')
  })
})

describe('a mail server is tested by logging in', () => {
  const login = { username: 'capstan', password: 'canaryPassword' }

  test('and sends no mail; a wrong password needs a person, a silent server does not', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t, { tls: await makeCertificate({}), login })
    const fields = {
      ...{ provider: 'smtp', authType: 'basic', credentials: login },
      config: {
        ...{ host: '127.0.0.1', port: Number(new URL(server.url).port), security: 'tls' },
        from: 'sales@example.com',
      },
    }
    const good = await tried(app, fields)
    assert.deepEqual([good.before, good.status, good.lastError], ['pending', 'active', null])
    const bad = await tried(app, { ...fields, credentials: { ...login, password: 'other' } })
    const { code, providerStatus } = bad.lastError
    assert.deepEqual(
      [bad.status, code, providerStatus],
      ['pending', 'credentials_refused', 535],
      JSON.stringify(bad.lastError),
    )
    await server.stop()
    const { lastError } = (await good.test()).body
    assert.deepEqual([lastError.code, lastError.retryable], ['unreachable', true])
    assert.deepEqual(server.received, [])
  })
})

test('a service without a test is active immediately, and gets no request', async (t) => {
  const app = await harness(t)
  const server = await startHttpServer(t)
  for (const provider of ['rest', 'csv_url']) {
    const config = { baseUrl: `${server.url}/` }
    const one = await tried(app, { provider, authType: 'none', credentials: {}, config })
    assert.deepEqual([one.before, one.status, one.lastOkAt], ['active', 'active', null])
    assert.equal((await one.test()).body.status, 'active')
  }
  assert.deepEqual(server.requests, [])
})
