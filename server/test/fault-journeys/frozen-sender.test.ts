import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun, until } from '../server-process.ts'

/** A claim runs out after a minute; what this machine is slow by is not measured here. */
const boundMs = 40_000

for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
  test(`a node that gets ${signal} loses what it has claimed to another one, and a strict order is kept`, {
    skip: !onPostgres && 'needs several processes on one database: PostgreSQL only',
  }, async (t) => {
    const held: ServerResponse[] = []
    let holds = true
    const asked = Promise.withResolvers<void>()
    const receiver = await startTlsServer(t, (_request, response) => {
      if (!holds) {
        response.end()
        return
      }
      held.push(response)
      asked.resolve()
    })
    const installation = await install(t)
    const struck = await installation.start()
    const headers = {
      authorization: `Bearer ${readFirstRun(installation).apiToken}`,
      'content-type': 'application/json',
    }
    const call = async (url: string, path: string, body?: object) => {
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const response = await fetch(`${url}/v1${path}`, init)
      assert.ok(response.ok, `${path} answered ${response.status}`)
      return (await response.json()) as {
        id: string
        data: { status: string; attemptsCount: number }[]
      }
    }
    const { id } = await call(struck.url, '/webhooks', {
      ...{ url: receiver.url, events: ['contact.created'], ordering: 'strict', maxInFlight: 1 },
      retryScheduleSeconds: [1, 1, 1],
    })
    const names: string[] = []
    const create = async (url: string) => {
      const name = `Contact ${names.length}`
      await call(url, '/contacts', { name })
      names.push(name)
    }
    await create(struck.url)
    await asked.promise
    const other = await installation.start()

    struck.process.kill(signal)
    const struckAt = performance.now()
    holds = false
    for (let n = 0; n < 3; n++) await create(other.url)
    const received = () =>
      receiver.requests.map(({ body }) => JSON.parse(body.toString()).data.name as string)
    await until('the other node has delivered all', async () => received().length === 5, 120_000)
    const tookMs = Math.round(performance.now() - struckAt)
    assert.ok(tookMs < boundMs, `taken over after ${tookMs} ms`)
    assert.deepEqual(received(), ['Contact 0', ...names])

    const isRecorded = async () => {
      const { data } = await call(other.url, `/webhooks/${id}/deliveries`)
      return data.length === names.length && data.every(({ status }) => status === 'succeeded')
    }
    await until('all are recorded', isRecorded)
    if (signal === 'SIGSTOP') {
      for (const response of held) response.end()
      struck.process.kill('SIGCONT')
      // It sends again, and takes part as before.
      for (let n = 0; n < 3; n++) await create(struck.url)
    }
    await until('all are recorded', isRecorded)
    assert.deepEqual(received(), ['Contact 0', ...names])
    const { data } = await call(other.url, `/webhooks/${id}/deliveries?limit=100`)
    assert.deepEqual(new Set(data.map(({ attemptsCount }) => attemptsCount)), new Set([1]))
  })
}
