import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import {
  changes,
  listing,
  manyPeople,
  type RestService,
  startRestService,
} from '../../../../test/fixtures/rest-service.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import type { Work } from '../../../platform/work.ts'
import { exampleConnection } from '../connections/schema.ts'
import { connectionActivated, connectionReauthRequired } from '../connections/state.ts'
import { carryOut } from './runs/execute-run.ts'
import { SyncRunId } from './schema.ts'
import { openSources } from './sources.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const path = '/v1/integrations/syncs'
const mapping = { email: 'record.email', name: 'record.name' }

async function syncOf(app: Harness, service: RestService, fields: object = {}): Promise<Any> {
  const connection = await make.restConnection(app, service.baseUrl)
  return make.sync(app, { connection, config: service.config(), mapping, ...fields })
}

async function begin(app: Harness, { id }: Any, body: object = {}): Promise<Any> {
  const answer = await app.owner.post(`${path}/${id}/run`, body)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

const look = async (app: Harness, { id, syncId }: Any): Promise<Any> =>
  (await app.owner.get(`${path}/${syncId}/runs/${id}`)).body

/** Runs to the end, or to where it waits. */
async function runOnce(app: Harness, sync: Any, body: object = {}): Promise<Any> {
  const run = await begin(app, sync, body)
  await app.drain()
  return look(app, run)
}

async function all(app: Harness, from: string): Promise<Any[]> {
  const items: Any[] = []
  for (let cursor = ''; ; ) {
    const more = cursor && `&cursor=${cursor}`
    const { body } = await app.owner.get(`${from}${from.includes('?') ? '&' : '?'}limit=100${more}`)
    items.push(...body.data)
    if (!body.hasMore) return items
    cursor = body.nextCursor
  }
}

const contactsOf = async (app: Harness) =>
  (await all(app, '/v1/contacts')).map(({ email, name }) => `${email} ${name}`).sort()
const eventsOf = (app: Harness, type: string) => all(app, `/v1/events?type=${type}`)
const errorsOf = (app: Harness, { id, syncId }: Any) =>
  all(app, `${path}/${syncId}/runs/${id}/errors`)

const counts = ({ created, updated, unchanged, failed, removed }: Any) => ({
  ...(created && { created }),
  ...(updated && { updated }),
  ...(unchanged && { unchanged }),
  ...(failed && { failed }),
  ...(removed && { removed }),
})

describe('a run of a sync', () => {
  test('creates contacts, then reads only changes, and an unchanged record emits no event', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(25))
    const sync = await syncOf(app, service)
    const first = await runOnce(app, sync)
    assert.deepEqual(
      [first.status, first.mode, counts(first.stats)],
      ['succeeded', 'full', { created: 25 }],
    )
    const [ada] = await all(app, '/v1/contacts')
    assert.deepEqual(ada.source, { kind: 'sync', id: sync.id })
    const { body: kept } = await app.owner.get(`/v1/contacts/${ada.id}/personal-data`)
    const { email, name } = ada
    assert.deepEqual(kept.records.syncRecords, [
      { syncId: sync.id, remoteId: email.split('@')[0], values: { email, name } },
    ])
    const created = await eventsOf(app, 'contact.created')
    assert.deepEqual(created[0].causedBy, {
      ...{ runId: first.id, depth: 1, connectionId: sync.connectionId },
    })
    Object.assign(service.people[3] ?? {}, { name: 'Renamed' })
    const second = await runOnce(app, sync)
    assert.deepEqual(counts(second.stats), { updated: 1, unchanged: 24 })
    assert.equal((await eventsOf(app, 'contact.updated')).length, 1)
    for (const type of ['sync.started', 'sync.completed']) {
      assert.equal((await eventsOf(app, type)).length, 2, type)
    }
    const third = await runOnce(app, sync)
    assert.deepEqual(counts(third.stats), { unchanged: 25 })
    assert.equal((await eventsOf(app, 'contact.updated')).length, 1)
    assert.deepEqual((await all(app, `${path}/${sync.id}/runs`)).length, 3)
  })

  test('killed at any page ends like an uninterrupted one', async (t) => {
    const people = manyPeople(35)
    Object.assign(people[12] ?? {}, { email: 'no address' })
    let whole: Any
    for (let killedAt = 0; killedAt <= 5; killedAt++) {
      const app = await harness(t)
      const service = await startRestService(t, people)
      const sync = await syncOf(app, service)
      const run = await begin(app, sync)
      if (killedAt > 0) {
        const dying = new AbortController()
        service.answer = (_request, page) => void (page === killedAt && dying.abort())
        const sources = openSources(app.context, new Map())
        const syncing = { ...app.context, sources, catalogue: app.catalogue }
        const organizationId = await organizationOf(app)
        const key = { organizationId, runId: SyncRunId.read(run.id) ?? '' }
        const attempt = { last: false, signal: dying.signal }
        await assert.rejects(carryOut(syncing, key, attempt), { name: 'AbortError' })
        assert.equal((await look(app, run)).status, 'running')
        service.answer = () => undefined
      }
      await app.drain()
      const { status, stats } = await look(app, run)
      const end = {
        ...{ status, stats, contacts: await contactsOf(app) },
        events: (await eventsOf(app, 'contact.created')).length,
        errors: (await errorsOf(app, run)).map(({ remoteId, code, field }) => [
          remoteId,
          code,
          field,
        ]),
      }
      whole ??= end
      assert.deepEqual(end, whole, `killed at page ${killedAt}`)
    }
    assert.deepEqual([whole.status, whole.contacts.length, whole.events], ['partial', 34, 34])
    assert.deepEqual(whole.errors, [['p12', 'validation_error', 'email']])
  })

  test('allows one at a time: 409 for a second one, and a pause ends it', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(3))
    const sync = await syncOf(app, service, { schedule: '15m' })
    const run = await begin(app, sync)
    const second = await app.owner.post(`${path}/${sync.id}/run`, {})
    assert.deepEqual([second.status, second.body.error.code], [409, 'invalid_transition'])
    const paused = await app.owner.post(`${path}/${sync.id}/pause`)
    assert.deepEqual([paused.body.status, paused.body.nextRunAt], ['paused', null])
    await app.drain()
    assert.equal((await look(app, run)).status, 'canceled')
    assert.equal(service.requests.length, 0)
    app.clock.advance('1h')
    await app.drain()
    assert.equal(service.requests.length, 0)
    await app.owner.post(`${path}/${sync.id}/resume`)
    await app.drain()
    const [newest] = await all(app, `${path}/${sync.id}/runs`)
    assert.deepEqual([newest.status, newest.trigger], ['succeeded', 'schedule'])
  })

  test('is started by its schedule, and deleted after 90 days', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(3))
    const sync = await syncOf(app, service, { schedule: '6h' })
    await app.drain()
    assert.equal(service.requests.length, 0)
    app.clock.advance('6h')
    await app.drain()
    assert.equal((await all(app, `${path}/${sync.id}/runs`)).length, 1)
    await app.owner.patch(`${path}/${sync.id}`, { schedule: null })
    app.clock.advance('91d')
    const { forgetRuns } = await import('./runs/due.ts')
    await forgetRuns(app.context, new AbortController().signal)
    assert.equal((await all(app, `${path}/${sync.id}/runs`)).length, 0)
  })

  test('sends no request before Retry-After has passed, nor does the next run or a preview', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(15))
    const sync = await syncOf(app, service)
    service.answer = (_request, page) =>
      page === 2 ? { status: 429, headers: { 'retry-after': '120' } } : undefined
    const run = await runOnce(app, sync)
    assert.deepEqual([run.status, run.stats.records], ['running', 10])
    const until = new Date(app.clock.now().getTime() + 120_000).toISOString()
    assert.equal(run.waitingUntil, until)
    const asked = service.requests.length
    service.answer = () => undefined
    app.clock.advance('119s')
    await app.drain()
    const preview = await app.owner.post(`${path}/${sync.id}/preview`, {})
    assert.deepEqual([preview.status, service.requests.length], [409, asked])
    await app.owner.post(`${path}/${sync.id}/pause`)
    await app.owner.post(`${path}/${sync.id}/resume`)
    const second = await runOnce(app, sync)
    assert.deepEqual([second.status, service.requests.length], ['queued', asked])
    app.clock.advance('2s')
    await app.drain()
    assert.equal((await look(app, second)).status, 'succeeded')
  })

  test('retries temporary failures for up to two hours, and then fails', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(5))
    const sync = await syncOf(app, service)
    service.answer = () => ({ status: 500 })
    const run = await begin(app, sync)
    for (let tries = 0; tries < 20; tries++) {
      await app.drain()
      app.clock.advance('1h')
    }
    const { status, error } = await look(app, run)
    assert.deepEqual(
      [status, error.code, service.requests.length],
      ['failed', 'source_unreachable', 7],
    )
    assert.equal((await eventsOf(app, 'sync.failed')).length, 1)
  })

  test('fails on violations by the source: an internal redirect, a foreign next page, no JSON', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(5))
    const elsewhere = await startRestService(t, manyPeople(5))
    const nextUrl = { ...listing, pagination: { kind: 'next_url', next: '/next' } }
    for (const [answer, code, list] of [
      [{ status: 302, headers: { location: 'http://10.0.0.1/people' } }, 'source_refused', listing],
      [{ body: { data: [], next: `${elsewhere.baseUrl}people` } }, 'source_fault', nextUrl],
      [{ body: '<html></html>' }, 'source_fault', listing],
    ] as const) {
      const sync = await syncOf(app, service, { config: { list } })
      service.answer = () => answer
      const run = await runOnce(app, sync)
      assert.deepEqual([run.status, run.error.code], ['failed', code], run.error.message)
    }
    assert.equal(elsewhere.requests.length, 0)
    assert.deepEqual(await contactsOf(app), [])
  })

  test('pauses the sync once for rejected credentials, and an activated connection resumes it', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(5))
    const sync = await syncOf(app, service, { schedule: '15m' })
    service.answer = () => ({ status: 401 })
    const run = await runOnce(app, sync)
    assert.deepEqual([run.status, run.error.code], ['failed', 'connection_not_active'])
    const { body: paused } = await app.owner.get(`${path}/${sync.id}`)
    assert.deepEqual([paused.status, paused.nextRunAt], ['paused', null])
    assert.ok(paused.pausedReason)
    const asked = service.requests.length
    app.clock.advance('1h')
    await app.drain()
    assert.equal(service.requests.length, asked)
    assert.equal((await eventsOf(app, 'sync.failed')).length, 1)
    service.answer = () => undefined
    const emit = async (type: Parameters<Work['emit']>[0]) =>
      app.context.transact(await organizationOf(app), { kind: 'system' }, (work) =>
        work.emit(type, { ...exampleConnection, id: sync.connectionId }),
      )
    await emit(connectionActivated)
    await app.drain()
    assert.equal((await contactsOf(app)).length, 5)
    await emit(connectionReauthRequired)
    const { body: again } = await app.owner.get(`${path}/${sync.id}`)
    assert.deepEqual([again.status, again.nextRunAt], ['paused', null])
    const refused = await app.owner.post(`${path}/${sync.id}/run`, {})
    assert.deepEqual([refused.status, refused.body.error.message], [409, again.pausedReason])
    assert.equal(refused.body.error.code, 'connection_not_active')
    // What a person paused stays so.
    await app.owner.post(`${path}/${sync.id}/pause`)
    await emit(connectionActivated)
    assert.equal((await app.owner.get(`${path}/${sync.id}`)).body.status, 'paused')
  })

  test('409 for a run, a preview and a resumption through a connection that cannot be used', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(1))
    const sync = await syncOf(app, service, { schedule: '15m' })
    const connection = `/v1/integrations/connections/${sync.connectionId}`
    const refuses = async (...acts: string[]): Promise<void> => {
      for (const act of acts) {
        const { status, body } = await app.owner.post(`${path}/${sync.id}/${act}`, {})
        assert.deepEqual([status, body.error?.code], [409, 'connection_not_active'], act)
      }
    }
    await app.owner.post(`${connection}/disable`)
    await refuses('run', 'preview')
    const pausedReason = async () => (await app.owner.get(`${path}/${sync.id}`)).body.pausedReason
    app.clock.advance('15m')
    await app.drain()
    assert.equal(await pausedReason(), 'The connection is disabled. Enable it.')
    await app.owner.post(`${connection}/enable`)
    await refuses('run', 'preview')
    await app.drain()
    assert.equal(await pausedReason(), null)
    assert.equal((await runOnce(app, sync)).status, 'succeeded')
    app.clock.advance('1m')
    await app.owner.delete(connection)
    await refuses('run', 'preview', 'resume')
    assert.equal(await pausedReason(), 'The connection was deleted.')
    const { updatedAt } = (await app.owner.get(`${path}/${sync.id}`)).body
    assert.equal(updatedAt, app.clock.now().toISOString())
  })

  test('requests only changes if incremental, and starts over if the source forgot its state', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(12))
    const config = { list: listing, changes }
    const sync = await syncOf(app, service, { config, deletions: 'delete' })
    assert.equal((await runOnce(app, sync)).mode, 'full')
    const since = new Date(app.clock.now().getTime() - 60_000).toISOString()
    app.clock.advance('1h')
    const changedAt = app.clock.now().toISOString()
    Object.assign(service.people[1] ?? {}, { name: 'Renamed', changedAt })
    Object.assign(service.people[2] ?? {}, { gone: true, changedAt })
    const second = await runOnce(app, sync)
    assert.deepEqual(
      [second.mode, counts(second.stats)],
      ['incremental', { updated: 1, removed: 1 }],
    )
    const asked = new URL(service.requests.at(-2)?.url ?? '', service.url)
    assert.equal(asked.searchParams.get('updatedSince'), since)
    service.people.splice(2, 1)
    service.answer = ({ url }) => (url.includes('updatedSince') ? { status: 410 } : undefined)
    const third = await runOnce(app, sync)
    assert.deepEqual([third.mode, third.status], ['full', 'succeeded'])
    assert.equal((await contactsOf(app)).length, 11)
  })

  test('ends as partial at the limit of the plan, and the next one continues when there is room', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(15))
    await app.operator.put('/operator/v1/plans/small', { maxContacts: 12 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'small' })
    const sync = await syncOf(app, service)
    const run = await runOnce(app, sync)
    assert.deepEqual(
      [run.status, run.error.code, counts(run.stats)],
      ['partial', 'plan_limit_reached', { created: 12 }],
    )
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'unlimited',
    })
    assert.deepEqual(counts((await runOnce(app, sync)).stats), { created: 3, unchanged: 12 })
  })
})

async function organizationOf({ owner }: Harness): Promise<string> {
  const { body } = await owner.get('/v1/me')
  const { OrganizationId } = await import('../../../platform/ids.ts')
  return OrganizationId.read(body.organization.id) ?? ''
}

describe('a record deleted at the source', () => {
  const withPeople = async (
    app: Harness,
    t: Parameters<typeof startRestService>[0],
    fields: object,
  ) => {
    const service = await startRestService(t, manyPeople(60))
    const sync = await syncOf(app, service, { mode: 'full', ...fields })
    await runOnce(app, sync)
    return { service, sync }
  }

  test('has its contact deleted or tagged after a full listing, and the tag is removed if it comes back', async (t) => {
    const app = await harness(t)
    const { service, sync } = await withPeople(app, t, { deletions: 'delete' })
    const gone = service.people.splice(0, 3)
    const run = await runOnce(app, sync)
    assert.deepEqual(
      [run.status, run.gone, counts(run.stats)],
      [...['succeeded', { records: 3, of: 60 }], { unchanged: 57, removed: 3 }],
    )
    assert.equal((await contactsOf(app)).length, 57)
    service.people.push(...gone)
    assert.deepEqual(counts((await runOnce(app, sync)).stats), { created: 3, unchanged: 57 })

    await app.owner.patch(`${path}/${sync.id}`, { deletions: 'tag' })
    service.people.splice(57, 2)
    assert.equal((await runOnce(app, sync)).stats.removed, 2)
    const tagged = await all(app, `/v1/contacts?tag=${encodeURIComponent('gone at source')}`)
    assert.equal(tagged.length, 2)
    // Told once.
    assert.equal((await runOnce(app, sync)).stats.removed, 0)
    service.people.push(...gone.slice(0, 2))
    await runOnce(app, sync)
    const left = await all(app, `/v1/contacts?tag=${encodeURIComponent('gone at source')}`)
    assert.deepEqual([left.length, (await contactsOf(app)).length], [0, 60])
  })

  test('changes nothing if the listing was interrupted, or the sync ignores deletions', async (t) => {
    const app = await harness(t)
    const { service, sync } = await withPeople(app, t, { deletions: 'delete' })
    service.answer = (_request, page) => (page === 3 ? { status: 400 } : undefined)
    service.people.splice(0, 5)
    assert.equal((await runOnce(app, sync)).status, 'failed')
    assert.equal((await contactsOf(app)).length, 60)
    service.answer = () => undefined
    await app.owner.patch(`${path}/${sync.id}`, { deletions: 'ignore' })
    const run = await runOnce(app, sync)
    assert.deepEqual([run.status, run.stats.removed], ['succeeded', 0])
    assert.equal((await contactsOf(app)).length, 60)
  })

  test('waits for confirmation with more than a fifth of the others', async (t) => {
    const app = await harness(t)
    const { service, sync } = await withPeople(app, t, { deletions: 'delete' })
    const lost = service.people.splice(0, 18)
    const run = await runOnce(app, sync)
    assert.deepEqual([run.status, run.gone], ['needs_confirmation', { records: 18, of: 60 }])
    const [told] = await eventsOf(app, 'sync.needs_confirmation')
    assert.deepEqual(told.data.gone, { records: 18, of: 60 })
    assert.equal((await contactsOf(app)).length, 60)
    // A new run takes its place; all is back.
    service.people.push(...lost)
    assert.deepEqual(counts((await runOnce(app, sync)).stats), { unchanged: 60 })
    assert.equal((await look(app, run)).status, 'canceled')
    assert.equal((await app.owner.post(`${path}/${sync.id}/confirm`)).status, 409)
    service.people.splice(0, 18)
    await runOnce(app, sync)
    const { status, body } = await app.owner.post(`${path}/${sync.id}/confirm`)
    assert.deepEqual([status, body.status], [200, 'running'])
    await app.drain()
    assert.deepEqual(counts((await look(app, body)).stats), { unchanged: 42, removed: 18 })
    assert.equal((await contactsOf(app)).length, 42)
  })

  test('counts against the previous records: a fifth of 50, or ten of fewer, is removed, and more waits', async (t) => {
    for (const [known, gone, more, expected] of [
      [50, 10, 0, 'succeeded'],
      [50, 11, 0, 'needs_confirmation'],
      [49, 10, 1, 'succeeded'],
      [49, 11, 0, 'needs_confirmation'],
      [12, 12, 0, 'needs_confirmation'],
      [5, 5, 0, 'succeeded'],
      // Another account in place of the one that was read: what is new makes up for nothing.
      [50, 50, 300, 'needs_confirmation'],
    ] as const) {
      const app = await harness(t)
      const service = await startRestService(t, manyPeople(known + more).slice(0, known))
      const sync = await syncOf(app, service, { mode: 'full', deletions: 'delete' })
      await runOnce(app, sync)
      service.people.splice(0, gone)
      service.people.push(...manyPeople(known + more).slice(known))
      const run = await runOnce(app, sync)
      assert.deepEqual([run.status, run.gone], [expected, { records: gone, of: known }])
    }
  })

  test('keeps a contact that another record also maps to', async (t) => {
    const app = await harness(t)
    const { service, sync } = await withPeople(app, t, { deletions: 'delete' })
    const other = await startRestService(t, manyPeople(2))
    await runOnce(app, await syncOf(app, other))
    service.people.splice(0, 3)
    assert.equal((await runOnce(app, sync)).stats.removed, 1)
    assert.equal((await contactsOf(app)).length, 59)
  })
})

describe('syncs and automations', () => {
  test('a synced contact is not written back and does not trigger its automation again', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(1))
    const crm = await startRestService(t)
    const automation = await make.automation(app, {
      trigger: { event: 'contact.updated' },
      actions: [
        {
          ...{ type: 'http.request', method: 'POST', url: `${crm.url}/people` },
          mapping: { name: 'event.data.name' },
        },
      ],
    })
    const sync = await syncOf(app, service)
    await runOnce(app, sync)
    // What the automation tells the source comes back as a record that has changed there.
    Object.assign(service.people[0] ?? {}, { name: 'Ada', changedAt: '2026-11-21T09:30:00.000Z' })
    await runOnce(app, sync)
    const runs = () => all(app, `/v1/automations/${automation.id}/runs`)
    assert.deepEqual([(await runs()).length, crm.requests.length], [1, 1])
    Object.assign(service.people[0] ?? {}, { changedAt: '2026-11-21T09:31:00.000Z' })
    const third = await runOnce(app, sync)
    assert.deepEqual(counts(third.stats), { unchanged: 1 })
    assert.deepEqual([(await runs()).length, crm.requests.length], [1, 1])
  })
})
