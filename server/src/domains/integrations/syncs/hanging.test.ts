import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { pathOf } from '../../../../test/ingestion.ts'
import { listen } from '../../../../test/wire.ts'

/** Begins its answers and never ends them. */
async function hangingServer(t: TestContext) {
  const asked = Promise.withResolvers<ServerResponse>()
  const { url } = await startHttpServer(t, ({ url }, response) => {
    if (url === '/robots.txt') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/csv' }).write('email,name\n')
    asked.resolve(response)
  })
  return { url, asked: asked.promise }
}

async function syncWith(app: Harness, url: string) {
  const connection = await make.connection(app, {
    provider: 'csv_url',
    config: { baseUrl: `${url}/` },
  })
  return make.sync(app, {
    connection,
    config: { path: 'people.csv', keyColumn: 'email' },
    matchBy: 'email',
    mapping: { email: 'record.email' },
  })
}

test('pausing a sync aborts a request to a server that never ends its response', async (t) => {
  const app = await harness(t)
  const server = await hangingServer(t)
  const sync = await syncWith(app, server.url)
  const at = `/v1/integrations/syncs/${sync.id}`
  await app.owner.post(`${at}/run`, {})
  const draining = app.drain()
  const response = await server.asked
  const closed = once(response, 'close')
  await app.owner.post(`${at}/pause`)
  await closed
  await draining
  const [run] = (await app.owner.get(`${at}/runs`)).body.data
  assert.equal(run.status, 'canceled')
})

test('canceling a source aborts such a request as well', async (t) => {
  const app = await harness(t)
  const server = await hangingServer(t)
  const source = await make.source(app, { type: 'url', url: `${server.url}/page` })
  const draining = app.drain()
  const response = await server.asked
  const closed = once(response, 'close')
  await app.owner.post(`${pathOf(source)}/cancel`)
  await closed
  await draining
  const { body } = await app.owner.get(pathOf(source))
  assert.deepEqual([body.status, body.failure?.code], ['failed', 'canceled'])
})

/** Asks, and is gone as soon as the outside server is asked; returns when that one has been let go. */
async function hangUp(app: Harness, path: string, asked: Promise<ServerResponse>): Promise<void> {
  const { token } = await make.token(app, ['*'])
  const client = connect(await listen(app.http), '127.0.0.1').resume()
  client.on('error', () => {})
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`]
  // The end of its body is no hang-up.
  head.push('Content-Type: application/json', 'Content-Length: 2')
  client.write(`${head.join('\r\n')}\r\n\r\n{}`)
  const response = await asked
  assert.equal(response.destroyed, false)
  const closed = once(response, 'close')
  client.destroy()
  await closed
}

describe('a client that hangs up', () => {
  test('ends the preview of a sync at a server that never ends its response', async (t) => {
    const app = await harness(t)
    const server = await hangingServer(t)
    const sync = await syncWith(app, server.url)
    await hangUp(app, `/v1/integrations/syncs/${sync.id}/preview`, server.asked)
  })

  test('ends the test of a connection, which is not changed', async (t) => {
    const app = await harness(t)
    const server = await hangingServer(t)
    const { id } = await make.connection(app, {
      ...{ provider: 's3', authType: 'basic', credentials: { username: 'a', password: 'b' } },
      config: { baseUrl: `${server.url}/`, region: 'x', bucket: 'b', pathStyle: true },
    })
    await hangUp(app, `/v1/integrations/connections/${id}/test`, server.asked)
    const { body } = await app.owner.get(`/v1/integrations/connections/${id}`)
    assert.deepEqual([body.status, body.lastError], ['pending', null])
  })

  test('ends the test of a custom model', async (t) => {
    const app = await harness(t)
    const server = await hangingServer(t)
    const { id } = await make.embeddingModel(app, { url: `${server.url}/v1` })
    await hangUp(app, `/v1/embedding-models/${id}/test`, server.asked)
  })
})

test('503 for a preview above the two running and four waiting ones of an organization', async (t) => {
  const app = await harness(t)
  const held: ServerResponse[] = []
  const { url } = await startHttpServer(t, (_request, response) => {
    held.push(response)
  })
  const connection = await make.restConnection(app, `${url}/`)
  const sync = await make.sync(app, { connection, matchBy: 'email' })
  const at = `/v1/integrations/syncs/${sync.id}/preview`
  const previews = Array.from({ length: 7 }, () => app.owner.post(at, {}))
  const first = await Promise.race(previews)
  assert.deepEqual([first.status, first.body.error.code], [503, 'unavailable'])
  let isOver = false
  const all = Promise.all(previews).finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const response of held.splice(0)) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}')
    }
    await new Promise(setImmediate)
  }
  const statuses = (await all).map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [200, 200, 200, 200, 200, 200, 503])
})
