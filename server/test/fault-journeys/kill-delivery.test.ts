import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { type Handler, startTlsServer } from '../fixtures/tls-server.ts'
import { install, type RunningServer, readFirstRun, until } from '../server-process.ts'

/** Accepts connections and says nothing: what is sent there is claimed, and not a byte of it leaves. */
async function startSilent(t: TestContext) {
  const connected = Promise.withResolvers<void>()
  const server = createServer(() => connected.resolve())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => server.close())
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/`, connected }
}

test('kill -9 at each step of claim, send and record loses no event, and keeps a strict order', async (t) => {
  let answer: Handler = (_request, response) => response.end()
  const receiver = await startTlsServer(t, (request, response) => answer(request, response))
  const silent = await startSilent(t)
  const installation = await install(t)
  let server: RunningServer = await installation.start()
  const headers = {
    authorization: `Bearer ${readFirstRun(installation).apiToken}`,
    'content-type': 'application/json',
  }
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(server.url + path, init)
    assert.ok(response.ok, `${method} ${path} answered ${response.status}`)
    return (await response.json()) as { id: string; data: { status: string }[] }
  }
  const { id } = await call('POST', '/v1/webhooks', {
    url: silent.url,
    events: ['contact.created'],
    ordering: 'strict',
    // What a killed sender leaves without an answer ends as a failure: it shall not wait for minutes.
    retryScheduleSeconds: Array.from({ length: 20 }, () => 1),
  })
  const names: string[] = []
  const publish = async () => {
    for (let n = 0; n < 3; n++) {
      const name = `Contact ${names.length}`
      await call('POST', '/v1/contacts', { name })
      names.push(name)
    }
  }
  /** What the next process sends meets the next answer from its first request on. */
  const restart = async (next: Handler) => {
    await server.kill()
    answer = next
    server = await installation.start()
  }

  // Claimed, and nothing is sent yet.
  await publish()
  await silent.connected.promise
  await call('PATCH', `/v1/webhooks/${id}`, { url: receiver.url })

  // Sent, and nothing is answered yet.
  const asked = Promise.withResolvers<void>()
  await restart(() => asked.resolve())
  await asked.promise

  // Answered, and the answer is hardly recorded; then recorded, and the next one is on its way.
  for (const kill of [1, 3]) {
    const answered = Promise.withResolvers<void>()
    let answers = 0
    await restart((_request, response: ServerResponse) => {
      if (++answers === kill) response.once('finish', () => answered.resolve())
      if (answers <= kill) response.end()
    })
    await publish()
    await answered.promise
  }

  // Published, and hardly claimed.
  await restart(() => {})
  await publish()
  await restart((_request, response) => response.end())

  const received = () =>
    receiver.requests.map(({ body }) => JSON.parse(body.toString()).data.name as string)
  await until('every event was delivered', async () =>
    names.every((name) => received().includes(name)),
  )
  assert.deepEqual([...new Set(received())], names, 'out of order')
  await until('every result is recorded', async () => {
    const { data } = await call('GET', `/v1/webhooks/${id}/deliveries?limit=100`)
    return data.every(({ status }) => status === 'succeeded')
  })
})
