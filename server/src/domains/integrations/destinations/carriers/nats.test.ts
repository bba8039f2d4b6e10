import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { wsconnect } from '@nats-io/nats-core'
import { startNatsLoopback } from '../../../../../test/counterparties/nats-loopback.ts'
import { findNatsServer, startNatsServer } from '../../../../../test/counterparties/nats-server.ts'
import { make } from '../../../../../test/factories.ts'
import { type Harness, harness } from '../../../../../test/harness.ts'
import { NatsConnections } from './nats-connections.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

async function stream(app: Harness, server: string, token?: string) {
  const config = { server, subject: 'capstan', ...(token && { token }) }
  const { id } = await make.destination(app, { type: 'nats', events: ['contact.*'], config })
  const at = `/v1/destinations/${id}`
  const last = async (): Promise<Any> => {
    const { body } = await app.owner.get(`${at}/deliveries?limit=1`)
    return (await app.owner.get(`${at}/deliveries/${body.data[0].id}`)).body
  }
  return { at, last }
}

const replayed = async (app: Harness, at: string): Promise<void> => {
  await app.owner.post(`${at}/replay`, { status: 'succeeded' })
  await app.drain()
}

test('a stream gets the event under its id, byte for byte, and reports a repeat', async (t) => {
  const app = await harness(t)
  const { url, published, acks, sockets } = await startNatsLoopback(t, { token: 'canaryToken' })
  const { at, last } = await stream(app, url, 'canaryToken')
  await make.contact(app, { name: 'Zoë \u2028 🦄' })
  await app.drain()
  const [event] = (await app.owner.get('/v1/events')).body.data
  assert.deepEqual(published, [
    { subject: 'capstan.contact.created', msgId: event.id, payload: JSON.stringify(event) },
  ])
  assert.equal((await last()).status, 'succeeded')
  await replayed(app, at)
  assert.deepEqual([published.length, acks], [1, [{ seq: 1 }, { seq: 1, duplicate: true }]])
  const { attempts, status } = await last()
  assert.equal(status, 'succeeded')
  assert.match(attempts[1].response.body, /"duplicate":true/)
  assert.doesNotMatch(JSON.stringify(attempts), /canary/)
  assert.equal(sockets.size, 1)
})

test('deliveries share a connection until its login changes, one fails, or it is idle', async (t) => {
  const app = await harness(t)
  const { url, sockets } = await startNatsLoopback(t)
  const idle = new NatsConnections(app.context, { most: 1, idleMs: 0 })
  const kept = new NatsConnections(app.context)
  t.after(() => kept[Symbol.asyncDispose]())
  const use = (connections: NatsConnections, settings: object, isBad = false) =>
    connections.use(
      {
        row: { id: 'one' },
        settings: { server: url, ...settings },
        signal: AbortSignal.timeout(10_000),
      },
      async (connection) => {
        if (isBad) throw new Error('no answer')
        return connection
      },
    )
  const same = await Promise.all([use(kept, {}), use(kept, {})])
  assert.equal(same[0], same[1])
  assert.equal(await use(kept, {}), same[0])
  assert.equal(sockets.size, 1)
  const other = await use(kept, { token: 'another' })
  assert.notEqual(other, same[0])
  await same[0].closed()
  await assert.rejects(use(kept, { token: 'another' }, true), /no answer/)
  await other.closed()
  const unused = await use(idle, {})
  await unused.closed()
  assert.equal(sockets.size, 3)
})

const faults: [string, object, string][] = [
  ['that takes no such subject', { hasStream: false }, 'no_stream'],
  ['that refuses the token', { token: 'another' }, 'login_refused'],
]
for (const [name, options, code] of faults) {
  test(`a server ${name} is tried again later, and the log says why`, async (t) => {
    const app = await harness(t)
    const { url, sockets } = await startNatsLoopback(t, options)
    const { last } = await stream(app, url, 'canaryToken')
    await make.contact(app)
    await app.drain()
    const { status, attempts } = await last()
    assert.deepEqual([status, attempts[0].error.code], ['pending', code], attempts[0].error.message)
    assert.doesNotMatch(JSON.stringify(attempts), /canary/)
    // One connection for an attempt: to no other server that this one names.
    assert.equal(sockets.size, 1)
  })
}

test('a server that is unreachable or not allowed is an ordinary error', async (t) => {
  const app = await harness(t)
  const { url, port } = await startNatsLoopback(t)
  app.context.outbound.refuseListeners([{ address: '127.0.0.1', port }])
  const made = await app.owner.post('/v1/destinations', {
    ...{ type: 'nats', name: 'x', events: ['*'], config: { server: url, subject: 'c' } },
  })
  assert.deepEqual([made.status, made.body.error.code], [422, 'target_not_allowed'])
  const { last } = await stream(app, 'ws://127.0.0.1:9999')
  await make.contact(app)
  await app.drain()
  assert.equal((await last()).attempts[0].error.code, 'connect_failed')
})

test('the real server has each event once', async (t: TestContext) => {
  const program = findNatsServer()
  if (!program) {
    t.skip('nats-server is not installed: go install github.com/nats-io/nats-server/v2@v2.15.0')
    return
  }
  const app = await harness(t)
  const server = await startNatsServer(t, program, 'secret')
  const own = await wsconnect({ servers: server, token: 'secret' })
  t.after(() => own.close())
  const manager = await jetstreamManager(own)
  await manager.streams.add({ name: 'EVENTS', subjects: ['capstan.>'] })
  const { at, last } = await stream(app, server, 'secret')
  await make.contact(app)
  await make.contact(app)
  await app.drain()
  await replayed(app, at)
  const { state } = await manager.streams.info('EVENTS')
  assert.equal(state.messages, 2)
  assert.match((await last()).attempts[1].response.body, /"duplicate":true/)
  const consumer = await jetstream(own).consumers.get('EVENTS')
  const messages = await consumer.fetch({ max_messages: 2, expires: 1_000 })
  const ids: string[] = []
  for await (const message of messages) ids.push(message.headers?.get('Nats-Msg-Id') ?? '')
  const { data } = (await app.owner.get('/v1/events?type=contact.created')).body
  assert.deepEqual(ids.toSorted(), data.map(({ id }: Any) => id).toSorted())
})
