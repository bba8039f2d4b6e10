import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

async function automate(app: Harness, automation: object): Promise<Any> {
  const { status, body } = await app.owner.post('/v1/automations', { name: 'A', ...automation })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const runsOf = async (app: Harness, { id }: { id: string }): Promise<Any[]> =>
  (await app.owner.get(`/v1/automations/${id}/runs?limit=100`)).body.data

const eventsOf = async (app: Harness, type: string): Promise<Any[]> =>
  (await app.owner.get(`/v1/events?type=${type}&limit=100`)).body.data

const secret = 'whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a'

/** A hook of Stripe, and what it sends. */
async function stripe(app: Harness) {
  const { body: hook } = await app.owner.post('/v1/integrations/hooks', {
    name: 'Stripe',
    preset: 'stripe',
    secret,
  })
  const send = async (event: object) => {
    const payload = JSON.stringify(event)
    const at = Math.floor(app.clock.now().getTime() / 1000)
    const v1 = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
    const { pathname } = new URL(hook.url)
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${v1}` }
    const answer = await app.http.inject({ method: 'POST', url: pathname, headers, payload })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  }
  return { hook, send }
}

const customer = { id: 'evt_1', type: 'customer.created', data: { email: 'Ada@example.com' } }

describe('a run', () => {
  test('runs its actions once for an event, and later actions see the output of earlier ones', async (t) => {
    const app = await harness(t, { settings })
    const template = await make.proposalTemplate(app)
    const automation = await automate(app, {
      trigger: { event: 'custom.order.*', filter: 'data.total > 10' },
      condition: 'event.data.email != null',
      actions: [
        {
          type: 'contact.upsert',
          id: 'contact',
          matchBy: 'email',
          mapping: {
            email: 'lower(event.data.email)',
            name: 'trim(event.data.name)',
            tags: '["customer"]',
            company: 'event.data.missing',
          },
        },
        { type: 'contact.tag', contactId: 'steps.contact.id', tag: 'order {{event.data.no}}' },
        {
          type: 'proposal.create',
          id: 'proposal',
          templateId: template.id,
          mapping: { contactId: 'steps.contact.id', title: '"Offer for " + event.data.name' },
        },
        {
          type: 'event.emit',
          event: 'custom.offered',
          mapping: { id: 'steps.proposal.id', total: 'event.data.total / 2' },
        },
        {
          type: 'mail.send',
          to: 'event.data.email',
          subject: 'Order {{ event.data.no }}',
          text: 'Dear {{ event.data.name }},\nthank you.',
        },
      ],
    })
    const data = { email: 'Ada@example.com', name: 'Ada', no: 7, total: 20 }
    const publish = (more: object) =>
      app.owner.post('/v1/events', { type: 'custom.order.paid', data: { ...data, ...more } })
    await publish({ total: 5 })
    await publish({ email: null })
    await publish({})
    await app.drain()
    await app.drain()
    const runs = await runsOf(app, automation)
    assert.deepEqual(
      runs.map(({ status, reason }) => [status, reason]),
      [
        ['succeeded', null],
        ['skipped', 'condition'],
      ],
    )
    const [run] = runs
    const [contact] = (await app.owner.get('/v1/contacts')).body.data
    assert.deepEqual(
      [contact.email, contact.name, contact.tags],
      ['ada@example.com', 'Ada', ['customer', 'order 7']],
    )
    const [offered] = await eventsOf(app, 'custom.offered')
    assert.deepEqual(offered.data.total, 10)
    assert.deepEqual(offered.causedBy, { runId: run.id, depth: 1 })
    assert.equal(run.steps[2].result.id, offered.data.id)
    // The mail bears the key of the step, and so does each copy of it.
    assert.equal(run.steps[4].result.mailId, `${run.id}.4`)
    const proposal = (await app.owner.get(`/v1/proposals/${offered.data.id}`)).body
    assert.deepEqual([proposal.title, proposal.contactId], ['Offer for Ada', contact.id])
    assert.deepEqual(
      app.mails.map(({ to, subject, text }) => [to, subject, text]),
      [['Ada@example.com', 'Order 7', 'Dear Ada,\nthank you.']],
    )
    const { data: audited } = (await app.owner.get(`/v1/audit-log?resource=${proposal.id}`)).body
    assert.deepEqual([audited[0].action, audited[0].requestId], ['createProposal', run.id])
    const completed = await eventsOf(app, 'automation.completed')
    assert.deepEqual(
      completed.map((event) => event.data.id),
      [run.id],
    )
  })

  test('rolls back adjacent actions if one of them fails', async (t) => {
    const app = await harness(t, { settings })
    const automation = await automate(app, {
      trigger: { event: 'custom.x' },
      actions: [
        { type: 'contact.upsert', matchBy: 'email', mapping: { email: 'event.data.email' } },
        { type: 'contact.tag', contactId: 'event.data.contact', tag: 'x' },
      ],
    })
    await app.owner.post('/v1/events', {
      type: 'custom.x',
      data: { email: 'a@example.com', contact: 'con_01jbts0z0ye8t9tpsz3gn7nkm8' },
    })
    await app.drain()
    const [run] = await runsOf(app, automation)
    assert.deepEqual(
      [run.status, run.error.code, run.error.action, run.steps],
      ['failed', 'not_found', 1, []],
    )
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 0)
    assert.equal((await eventsOf(app, 'contact.created')).length, 0)
    assert.equal((await eventsOf(app, 'automation.failed')).length, 1)
  })

  test('sends a request with the same key in all attempts, and repeats no step', async (t) => {
    const app = await harness(t, { settings })
    const statuses = [500, 429, 201]
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(statuses.shift() ?? 500).end()
    })
    const automation = await automate(app, {
      trigger: { event: 'custom.x' },
      actions: [
        { type: 'contact.upsert', matchBy: 'email', mapping: { email: 'event.data.email' } },
        {
          type: 'http.request',
          id: 'sent',
          method: 'POST',
          url: `${server.url}/orders/{{ event.data.email }}`,
          headers: { 'X-Topic': 'orders' },
          mapping: { id: 'steps.step1.id', 'nested.email': 'event.data.email' },
        },
        { type: 'event.emit', event: 'custom.sent', mapping: { status: 'steps.sent.status' } },
      ],
    })
    await app.owner.post('/v1/events', { type: 'custom.x', data: { email: 'a@b.example' } })
    await app.drain()
    for (let again = 0; again < 3; again++) {
      app.clock.advance('1h')
      await app.drain()
    }
    const [run] = await runsOf(app, automation)
    assert.deepEqual([run.status, run.attempts], ['succeeded', 2], JSON.stringify(run))
    assert.equal(server.requests.length, 3)
    const keys = server.requests.map(({ headers }) => headers['idempotency-key'])
    assert.deepEqual(keys, Array(3).fill(`${run.id}.1`))
    const [sent] = server.requests
    assert.equal(sent?.url, '/orders/a%40b.example')
    assert.deepEqual(JSON.parse(String(sent?.body)), {
      id: run.steps[0].result.id,
      nested: { email: 'a@b.example' },
    })
    assert.equal((await eventsOf(app, 'contact.created')).length, 1)
    assert.deepEqual(
      (await eventsOf(app, 'custom.sent')).map(({ data }) => data),
      [{ status: 201 }],
    )
  })

  test('follows no redirect with a request', async (t) => {
    const app = await harness(t, { settings })
    const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(307, { location: `${elsewhere.url}/in` }).end()
    })
    const automation = await automate(app, {
      trigger: { event: 'custom.x' },
      actions: [{ type: 'http.request', method: 'POST', url: `${server.url}/out` }],
    })
    await app.owner.post('/v1/events', { type: 'custom.x', data: {} })
    await app.drain()
    const [{ status, error }] = await runsOf(app, automation)
    assert.deepEqual([status, error.code], ['failed', 'http_307'])
    assert.deepEqual([server.requests.length, elsewhere.requests.length], [1, 0])
  })
})

describe('a loop', () => {
  test('of two automations ends at the second run of the first', async (t) => {
    const app = await harness(t, { settings })
    const pass = (from: string, to: string) =>
      automate(app, {
        trigger: { event: from },
        actions: [{ type: 'event.emit', event: to, mapping: { n: '1' } }],
      })
    const [a, b] = [await pass('custom.a', 'custom.b'), await pass('custom.b', 'custom.a')]
    await app.owner.post('/v1/events', { type: 'custom.a', data: {} })
    await app.drain()
    const shown = async (one: Any) =>
      (await runsOf(app, one)).map(({ status, reason, depth }) => [status, reason, depth]).reverse()
    assert.deepEqual(await shown(a), [
      ['succeeded', null, 1],
      ['skipped', 'loop', 3],
    ])
    assert.deepEqual(await shown(b), [['succeeded', null, 2]])
  })

  test('of new automations ends at the fifth, also through jobs', async (t) => {
    const app = await harness(t, { settings })
    const all: Any[] = []
    for (let n = 1; n <= 7; n++) {
      all.push(
        await automate(app, {
          trigger: { event: `custom.n${n}` },
          actions: [{ type: 'event.emit', event: `custom.n${n + 1}`, mapping: { n: '1' } }],
        }),
      )
    }
    await app.owner.post('/v1/events', { type: 'custom.n1', data: {} })
    await app.drain()
    const last = await Promise.all(all.map(async (one) => (await runsOf(app, one))[0]))
    assert.deepEqual(
      last.map((run) => run && [run.status, run.depth]),
      [...[1, 2, 3, 4, 5].map((depth) => ['succeeded', depth]), ['skipped', 6], ...[undefined]],
    )
  })

  test('from one event with too many runs waits its turn, and above 10,000 runs are held', async (t) => {
    const app = await harness(t, { settings })
    const automation = await automate(app, {
      trigger: { event: 'custom.x' },
      actions: [{ type: 'event.emit', event: 'custom.y', mapping: { n: '1' } }],
    })
    const publish = (count: number) => {
      const events = Array.from({ length: count }, () => ({ type: 'custom.x', data: {} }))
      return app.owner.post('/v1/events', { events })
    }
    await publish(100)
    await app.drain()
    const states = async () =>
      Object.fromEntries(
        [...Map.groupBy(await runsOf(app, automation), ({ status }) => status)].map(
          ([status, some]) => [status, some.length],
        ),
      )
    assert.deepEqual(await states(), { succeeded: 10, queued: 90 })
    app.clock.advance('50s')
    await app.drain()
    assert.deepEqual(await states(), { succeeded: 51, queued: 49 })
    app.clock.advance('1h')
    await app.drain()
    assert.deepEqual(await states(), { succeeded: 100 })
    const paced = app.context.clock.now().getTime() + 10_009 * 1_200
    await app.context.database.db
      .updateTable('automations')
      .set({ paced_until: new Date(paced) })
      .execute()
    await publish(2)
    await app.drain()
    const [held] = await runsOf(app, automation)
    assert.deepEqual([held.status, held.reason], ['held', 'backlog'])
    const told = await eventsOf(app, 'automation.throttled')
    assert.deepEqual(told.map(({ data }) => data.reason).sort(), ['backlog', 'rate'])
    const path = `/v1/automations/${automation.id}/runs/${held.id}/retry`
    assert.equal((await app.owner.post(path)).body.status, 'queued')
    await app.drain()
    assert.equal((await runsOf(app, automation))[0].status, 'succeeded')
  })
})

describe('the permissions of an automation', () => {
  test('are those of its author, until they lose them', async (t) => {
    const app = await harness(t, { settings })
    const few = app.as(await make.token(app, ['integrations:write', 'integrations:read']))
    const wanted = {
      name: 'A',
      trigger: { event: 'custom.x' },
      actions: [{ type: 'contact.upsert', matchBy: 'email', mapping: { email: 'event.data.e' } }],
    }
    const refused = await few.post('/v1/automations', wanted)
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'insufficient_scope'])
    assert.match(refused.body.error.message, /contacts:write/)
    const token = await make.token(app, ['integrations:write', 'contacts:write'])
    const { body: automation } = await app.as(token).post('/v1/automations', wanted)
    const publish = async (e: string) => {
      await app.owner.post('/v1/events', { type: 'custom.x', data: { e } })
      await app.drain()
    }
    await publish('a@example.com')
    await app.context.database.db
      .updateTable('tokens')
      .set({ scopes: ['integrations:write'] })
      .where('name', '<>', 'Owner')
      .execute()
    await publish('b@example.com')
    const stopped = (await app.owner.get(`/v1/automations/${automation.id}`)).body
    assert.equal(stopped.enabled, false)
    assert.match(stopped.stoppedReason, /no longer has the scope contacts:write/)
    const [failed] = await runsOf(app, automation)
    assert.deepEqual([failed.status, failed.error.message], ['failed', stopped.stoppedReason])
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 1)
    const saved = await app.owner.patch(`/v1/automations/${automation.id}`, { enabled: true })
    assert.deepEqual([saved.body.stoppedReason, saved.body.author.name], [null, 'Owner'])
    const path = `/v1/automations/${automation.id}/runs/${failed.id}/retry`
    assert.equal((await app.owner.post(path)).status, 200)
    await app.drain()
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 2)
  })
})

describe('a hook', () => {
  test('triggers its automations once, and a corrected mapping and a replay do the rest', async (t) => {
    const app = await harness(t, { settings })
    const { hook, send } = await stripe(app)
    const server = await startHttpServer(t)
    const actions = (email: string) => [
      { type: 'http.request', method: 'POST', url: `${server.url}/in`, mapping: { id: 'body.id' } },
      { type: 'contact.upsert', matchBy: 'email', mapping: { email } },
    ]
    const automation = await automate(app, {
      trigger: { hook: hook.id },
      actions: actions('body.data.mail'),
    })
    const other = await automate(app, {
      trigger: { hook: hook.id },
      condition: 'body.type == "other"',
      actions: actions('body.data.email'),
    })
    const { id } = await send(customer)
    assert.equal((await send(customer)).duplicate, true)
    await app.drain()
    const received = async () => (await app.owner.get(`/v1/integrations/inbound-events/${id}`)).body
    const failed = await received()
    assert.deepEqual([failed.status, failed.runIds.length], ['failed', 2], JSON.stringify(failed))
    assert.match(failed.error, /mapping\.email/)
    assert.equal((await runsOf(app, other))[0].reason, 'condition')
    const trial = { inboundEventId: id, changes: { actions: actions('lower(body.data.email)') } }
    const tried = await app.owner.post(`/v1/automations/${automation.id}/test`, trial)
    assert.equal(tried.body.status, 'would_succeed', JSON.stringify(tried.body))
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 0)
    await app.owner.patch(`/v1/automations/${automation.id}`, trial.changes)
    const replayed = await app.owner.post('/v1/integrations/inbound-events/replay', { ids: [id] })
    assert.equal(replayed.status, 200, replayed.text)
    await app.drain()
    const mended = await received()
    assert.deepEqual([mended.status, mended.error], ['processed', null], JSON.stringify(mended))
    const [run] = await runsOf(app, automation)
    assert.deepEqual([run.status, run.version], ['succeeded', 2])
    assert.equal(server.requests.length, 1)
    const [contact] = (await app.owner.get('/v1/contacts')).body.data
    assert.equal(contact.email, 'ada@example.com')
  })
})

test('an event that cannot be stored fails immediately, with the field in the error', async (t) => {
  const app = await harness(t, { settings })
  const { hook, send } = await stripe(app)
  const mapping = { email: 'body.email', name: 'body.name', tags: 'body.tags' }
  const automation = await automate(app, {
    trigger: { hook: hook.id },
    actions: [
      { type: 'contact.upsert', id: 'c', matchBy: 'email', mapping },
      { type: 'contact.tag', contactId: 'steps.c.id', tag: 'from {{ body.place }}' },
    ],
  })
  const odds = [{ name: 'A\0' }, { name: '\ud800' }, { tags: ['a\0'] }, { place: 'b\0' }]
  for (const [n, odd] of odds.entries()) {
    const email = `a${n}@example.com`
    await send({ ...{ id: `evt_${n}`, email, name: 'Ada', tags: [], place: 'Turin' }, ...odd })
  }
  await app.drain()
  const said = (await runsOf(app, automation)).map(({ status, attempts, error }) => {
    assert.deepEqual([status, attempts, error.code], ['failed', 0, 'validation_error'])
    return error.message.split(' contains ')[0]
  })
  assert.deepEqual(said.sort(), ['mapping.name', 'mapping.name', 'mapping.tags.0', 'tag'])
  assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 0)
})

test('a mail of an automation to a contact that opted out is refused, also at an additional address', async (t) => {
  const app = await harness(t, { settings })
  const { id } = await make.contact(app, {
    ...{ email: 'ada@example.com', additionalEmails: ['king@example.com'] },
  })
  const consent = { channel: 'email', purpose: 'News', status: 'opted_out' }
  await app.owner.post(`/v1/contacts/${id}/consents`, consent)
  const automation = await automate(app, {
    trigger: { event: 'custom.paid' },
    actions: [{ type: 'mail.send', to: 'event.data.email', subject: 'Hello', text: 'Hello.' }],
  })
  for (const email of ['ADA@example.com', 'king@example.com', 'other@example.com']) {
    await app.owner.post('/v1/events', { type: 'custom.paid', data: { email } })
  }
  await app.drain()
  const codes = (await runsOf(app, automation)).map(({ status, error }) => [status, error?.code])
  assert.deepEqual(codes.sort(), [
    ...Array(2).fill(['failed', 'contact_opted_out']),
    ['succeeded', undefined],
  ])
  assert.deepEqual(
    app.mails.map(({ to }) => to),
    ['other@example.com'],
  )
})
