import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Type } from 'typebox'
import { make } from '../../test/factories.ts'
import { harness } from '../../test/harness.ts'
import { defineEvent, type EmittedEvent } from './events/event.ts'
import { EventId, OrganizationId } from './ids.ts'
import { createMetrics } from './metrics.ts'
import { noTelemetry } from './telemetry/telemetry.ts'
import { Backpressure, createTransact, type EventHandlers, type Work } from './work.ts'

const Thing = Type.Object({ name: Type.String() })
const thingMade = defineEvent('thing.made', 'A thing was made.', Thing, { name: 'a thing' })
const thingGone = defineEvent(
  'thing.gone',
  'A thing is gone.',
  Type.Object({ id: Type.String() }),
  { id: 'thing_1' },
  { erases: true },
)
const system = { kind: 'system' } as const

async function setup(t: Parameters<typeof harness>[0], ...handlers: EventHandlers['*'][]) {
  return setupWith(t, ...handlers.map((handle) => ({ '*': handle })))
}

async function setupWith(t: Parameters<typeof harness>[0], ...listeners: EventHandlers[]) {
  const app = await harness(t)
  const { database, clock, jobs } = app.context
  const id = OrganizationId.read(app.organization.id) ?? ''
  const transact = createTransact({
    database,
    clock,
    jobs,
    listeners,
    actListeners: [],
    lossListeners: [],
    backpressure: new Backpressure(),
    telemetry: noTelemetry,
    metrics: createMetrics(),
  })
  const events = () => database.db.selectFrom('events').selectAll().orderBy('id').execute()
  return { app, id, transact, events }
}

describe('a unit of work', () => {
  test('keeps its event with its change, and shows the very bytes that are sent', async (t) => {
    const { app, id, transact, events } = await setup(t)
    const result = await transact(id, system, async (work) => {
      await work.emit(thingMade, { name: 'Ünïcode' })
      return 'result'
    })
    assert.equal(result, 'result')
    const [event] = await events()
    const body = JSON.parse(event?.body ?? '')
    assert.deepEqual(body, {
      id: body.id,
      type: 'thing.made',
      createdAt: app.clock.now().toISOString(),
      organizationId: app.organization.id,
      data: { name: 'Ünïcode' },
    })
    assert.equal(EventId.read(body.id), event?.id)
    assert.equal(event?.body, JSON.stringify(body))
  })

  test('leaves nothing behind when anything in it throws, a listener too', async (t) => {
    const { app, id, transact, events } = await setup(t, async () => {
      throw new Error('a listener failed')
    })
    const done: string[] = []
    const failed = transact(id, system, async (work) => {
      work.afterCommit(() => void done.push('after'))
      await work.db.updateTable('organizations').set({ name: 'changed' }).execute()
      await work.emit(thingMade, { name: 'x' })
    })
    await assert.rejects(failed, /a listener failed/)
    assert.deepEqual([await events(), done], [[], []])
    const { name } = (await app.operator.get(`/operator/v1/organizations/${app.organization.id}`))
      .body
    assert.equal(name, 'First')
  })

  for (const [when, act] of [
    ['is the last thing', async () => {}],
    [
      'is followed by another statement',
      async (work: Work) => void (await work.db.selectFrom('events').select('id').execute()),
    ],
  ] as const) {
    test(`fails as a whole when a write that nobody waits for fails and ${when}`, async (t) => {
      const { app, id, transact, events } = await setup(t)
      const done: string[] = []
      const failed = transact(id, system, async (work) => {
        work.afterCommit(() => void done.push('after'))
        await work.emit(thingMade, { name: 'x' })
        work.write(work.db.updateTable('organizations').set({ plan: 'unknown' }))
        await act(work)
      })
      await assert.rejects(failed, { code: '23503' })
      assert.deepEqual([await events(), done], [[], []])
      const path = `/operator/v1/organizations/${app.organization.id}`
      assert.notEqual((await app.operator.get(path)).body.plan, 'unknown')
    })
  }

  test('refuses to send what no driver can, before anything is lost', async (t) => {
    const { id, transact, events } = await setup(t)
    const failed = transact(id, system, async (work) => {
      await work.emit(thingMade, { name: 'x' })
      work.write(work.db.updateTable('organizations').set({ name: Symbol('x') as never }))
    })
    await assert.rejects(failed, TypeError)
    assert.deepEqual(await events(), [])
  })

  test('tells every listener of every event, in order, inside the transaction', async (t) => {
    const heard: string[] = []
    const { id, transact, events } = await setup(
      t,
      async (work, events) => {
        const rows = await work.db.selectFrom('events').select('id').execute()
        const types = events.map(({ type }) => type).join(' and ')
        heard.push(`first hears ${types}, ${rows.length} in sight`)
      },
      async () => void heard.push('second hears'),
    )
    await transact(id, system, async (work) => {
      await work.emit(thingMade, { name: 'a' })
      const [b, c] = [{ name: 'b' }, { name: 'c' }]
      await work.emitAll([
        { type: thingMade, data: b },
        { type: thingMade, data: c },
      ])
      await work.emitAll([])
    })
    assert.deepEqual(heard, [
      'first hears thing.made, 1 in sight',
      'second hears',
      'first hears thing.made and thing.made, 3 in sight',
      'second hears',
    ])
    assert.deepEqual(
      (await events()).map(({ body }) => JSON.parse(body).data.name),
      ['a', 'b', 'c'],
    )
  })

  test('runs only the handlers of the types that it emits, with the events of their type', async (t) => {
    const heard: string[] = []
    const hear = (name: string) => async (_work: Work, events: readonly EmittedEvent[]) =>
      void heard.push(`${name} ${events.map(({ type }) => type)}`)
    const { id, transact } = await setupWith(t, {
      'thing.gone': hear('by type'),
      'thing.other': hear('never'),
      erasure: hear('erasure'),
    })
    await transact(id, system, async (work) => {
      await work.emit(thingMade, { name: 'x' })
      await work.emitAll([
        { type: thingMade, data: { name: 'y' } },
        { type: thingGone, data: { id: 'thing_1' } },
      ])
    })
    assert.deepEqual(heard, ['by type thing.gone', 'erasure thing.gone'])
  })

  test('does what follows the commit after it, in order, before anybody is told', async (t) => {
    const { id, transact } = await setup(t)
    const order: string[] = []
    await transact(id, system, async (work) => {
      work.afterCommit(() => void order.push('one'))
      work.afterCommit(() => void order.push('two'))
      order.push('work')
    })
    order.push('told')
    assert.deepEqual(order, ['work', 'one', 'two', 'told'])
  })

  test('of one request does not see into that of another', async (t) => {
    const { app } = await setup(t)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        app.owner.post('/v1/contacts', {
          name: `Contact ${n}`,
          ...(n % 2 && { email: 'the-same@example.com' }),
        }),
      ),
    )
    const created = answers.filter(({ status }) => status === 201)
    assert.equal(created.length, 6)
    assert.equal((await app.owner.get('/v1/contacts?limit=100')).body.data.length, 6)
    await make.contact(app)
  })
})
