import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun, until } from '../server-process.ts'

const shiftClock = fileURLToPath(new URL('../soak/shift-clock.ts', import.meta.url))
const hourMs = 3_600_000

test('a clock that is put back by an hour delays no retry, no paced delivery and no job', {
  skip: onPostgres && 'about the embedded database, whose clock is that of its machine',
}, async (t) => {
  let refuses = true
  const receiver = await startTlsServer(t, (_request, response) => {
    response.writeHead(refuses ? 500 : 200).end()
  })
  const installation = await install(t, {
    NODE_OPTIONS: `--import=${shiftClock}`,
    CLOCK_JUMP_MS: String(-hourMs),
  })
  const server = await installation.start()
  const headers = {
    authorization: `Bearer ${readFirstRun(installation).apiToken}`,
    'content-type': 'application/json',
  }
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${server.url}/v1${path}`, init)
    assert.ok(response.ok, `${path} answered ${response.status}`)
    return (await response.json()) as { id: string }
  }
  const common = { url: receiver.url, events: ['contact.created', 'source.completed'] }
  await post('/webhooks', { ...common, retryScheduleSeconds: [8, 8, 8], rateLimitPerSecond: 1 })
  await post('/contacts', { name: 'Ada' })
  await until('the first attempt was refused', async () => receiver.requests.length === 1)

  refuses = false
  server.process.kill('SIGUSR2')
  for (const name of ['Bob', 'Eve']) await post('/contacts', { name })
  const { id } = await post('/bases', { name: 'Kept' })
  await post(`/bases/${id}/sources`, { type: 'text', name: 'Hours', text: '# Hours\n\nFrom nine.' })
  const told = () =>
    receiver.requests.map(({ body }) => JSON.parse(body.toString()).data.name as string)
  // The bound of `until` is a twelfth of what each would wait.
  await until('all were delivered', async () => told().length === 5)
  assert.deepEqual(told().toSorted(), ['Ada', 'Ada', 'Bob', 'Eve', 'Hours'])
  assert.match(server.output(), /the clock was put back by 3600 s/)
})
