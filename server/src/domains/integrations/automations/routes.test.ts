import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

const tagging = {
  name: 'Welcome',
  trigger: { event: 'contact.created' },
  actions: [{ type: 'contact.tag', contactId: 'event.data.id', tag: 'new' }],
}

describe('/v1/automations', () => {
  test('201, 200 and 204: creates, lists, changes, restores and deletes, with a version for each change', async (t) => {
    const app = await harness(t)
    const { status, body: made, headers } = await app.owner.post('/v1/automations', tagging)
    assert.deepEqual([status, made.version, made.enabled], [201, 1, true], JSON.stringify(made))
    const path = `/v1/automations/${made.id}`
    assert.equal(headers['location'], path)
    const { body: changed } = await app.owner.patch(path, { name: 'Hello', enabled: false })
    assert.deepEqual([changed.version, changed.name, changed.enabled], [2, 'Hello', false])
    assert.equal((await app.owner.patch(path, { name: 'Hello' })).body.version, 2)
    const { body: restored } = await app.owner.post(`${path}/versions`, { version: 1 })
    assert.deepEqual([restored.version, restored.name, restored.enabled], [3, 'Welcome', false])
    assert.equal((await app.owner.post(`${path}/versions`, { version: 9 })).status, 404)
    const versions = (await app.owner.get(`${path}/versions?limit=2`)).body
    assert.deepEqual(
      versions.data.map(({ version, name }: { version: number; name: string }) => [version, name]),
      [
        [3, 'Welcome'],
        [2, 'Hello'],
      ],
    )
    const next = await app.owner.get(`${path}/versions?limit=2&cursor=${versions.nextCursor}`)
    assert.deepEqual(next.body.data[0].version, 1)
    assert.equal((await app.owner.get('/v1/automations?enabled=true')).body.data.length, 0)
    assert.equal((await app.owner.get('/v1/automations')).body.data[0].id, made.id)
    assert.equal((await app.owner.delete(path)).status, 204)
    assert.equal((await app.owner.get(path)).status, 404)
  })

  test('200 keeps the last hundred versions, and those that runs use', async (t) => {
    const app = await harness(t)
    const held = { ...tagging, name: 'Held' }
    const { body: made } = await app.owner.post('/v1/automations', held)
    const path = `/v1/automations/${made.id}`
    await make.contact(app)
    await app.drain()
    await app.owner.patch(path, { name: 'Second' })
    await sql`update automation_runs set status = 'held' where version = 1`.execute(
      app.context.database.db,
    )
    for (let n = 3; n <= 104; n++) await app.owner.patch(path, { name: `Version ${n}` })
    const found: number[] = []
    for (let cursor = ''; ; ) {
      const { body } = await app.owner.get(`${path}/versions?limit=100${cursor}`)
      found.push(...body.data.map(({ version }: { version: number }) => version))
      if (!body.hasMore) break
      cursor = `&cursor=${body.nextCursor}`
    }
    assert.deepEqual([found[0], found.at(-2), found.at(-1), found.length], [104, 5, 1, 101])
  })

  test('the response to a save has the ETag of a later read', async (t) => {
    const app = await harness(t)
    const [type, event] = ['event.emit', 'custom.made']
    const emitting = { type, event, mapping: { total: '1', id: '2' } }
    const made = await app.owner.post('/v1/automations', { ...tagging, actions: [emitting] })
    const path = `/v1/automations/${made.body.id}`
    const reads = async () => (await app.owner.get(path)).headers['etag']
    assert.equal(made.headers['etag'], await reads())
    const actions = [{ ...emitting, mapping: { zeta: '1', a: '2' } }]
    assert.equal((await app.owner.patch(path, { actions })).headers['etag'], await reads())
  })

  test('422 names the invalid expression', async (t) => {
    const app = await harness(t)
    const [action] = tagging.actions
    for (const [fields, field] of [
      [{ trigger: { event: 'contact.made' } }, 'trigger.event'],
      [{ trigger: { event: 'contact.created', filter: 'data. ==' } }, 'trigger.filter'],
      [{ trigger: { hook: 'hook_01jbts0z0ye8t9tpsz3gn7nkm8' } }, 'trigger.hook'],
      [{ trigger: { schedule: '1m' } }, 'trigger.schedule'],
      [{ trigger: {} }, 'trigger'],
      [{ trigger: { event: 'contact.created', schedule: '1h' } }, 'trigger'],
      [{ trigger: { schedule: '1h', filter: 'true' } }, 'trigger'],
      [{ condition: 'event.data. ==' }, 'condition'],
      [{ actions: [] }, 'actions'],
      [{ actions: [{ ...action, contactId: 'bdy.id' }] }, 'actions.0.contactId'],
      [{ actions: [{ ...action, tag: '{{ bdy.id }}' }] }, 'actions.0.tag'],
      [{ actions: [action, { ...action, id: 'step1' }] }, 'actions.1.id'],
      [
        { actions: [{ type: 'contact.upsert', matchBy: 'phone', mapping: { email: 'body.a' } }] },
        'actions.0.mapping',
      ],
      [
        { actions: [{ type: 'event.emit', event: 'custom.x', mapping: { a: 'body.' } }] },
        'actions.0.mapping.a',
      ],
      [{ actions: [{ type: 'event.emit', event: 'contact.x', mapping: {} }] }, 'actions.0.event'],
      [
        { actions: [{ type: 'http.request', method: 'POST', url: 'https://{{body.h}}/a' }] },
        'actions.0.url',
      ],
      [
        {
          actions: [
            {
              ...{ type: 'http.request', method: 'POST', url: 'https://a.example/' },
              headers: { Authorization: 'Bearer x' },
            },
          ],
        },
        'actions.0.headers.Authorization',
      ],
    ] as const) {
      const { status, body } = await app.owner.post('/v1/automations', { ...tagging, ...fields })
      assert.deepEqual([status, body.error.field], [422, field], JSON.stringify([fields, body]))
    }
  })

  test('422 refuses a request to a literal address that is not allowed', async (t) => {
    const app = await harness(t)
    const calling = (url: string) => ({
      ...tagging,
      actions: [{ type: 'http.request', method: 'POST', url, mapping: {} }],
    })
    const refused = async (url: string) => {
      const { status, body } = await app.owner.post('/v1/automations', calling(url))
      return [status, body.error?.code, body.error?.field]
    }
    for (const host of [
      '10.0.0.1',
      '169.254.169.254',
      '[fd00::1]',
      '0xa.1',
      '[::ffff:10.0.0.1]:81',
    ]) {
      const asked = await refused(`https://${host}/{{ event.id }}`)
      assert.deepEqual(asked, [422, 'target_not_allowed', 'actions.0.url'], host)
    }
    assert.deepEqual(await refused('https://8.8.8.8:25/'), [
      422,
      'validation_error',
      'actions.0.url',
    ])
    const { status, body: made } = await app.owner.post(
      '/v1/automations',
      calling('https://8.8.8.8/'),
    )
    assert.equal(status, 201)
    const change = { actions: calling('http://10.0.0.1?x').actions }
    const changed = await app.owner.patch(`/v1/automations/${made.id}`, change)
    assert.deepEqual([changed.status, changed.body.error.code], [422, 'target_not_allowed'])
  })

  test('200 disables an automation whose hook is deleted, and 422 for any other change of it', async (t) => {
    const app = await harness(t)
    const { body: hook } = await app.owner.post('/v1/integrations/hooks', { preset: 'none' })
    const ofHook = { ...tagging, trigger: { hook: hook.id } }
    const { body: made } = await app.owner.post('/v1/automations', ofHook)
    await app.owner.delete(`/v1/integrations/hooks/${hook.id}`)
    const path = `/v1/automations/${made.id}`
    const { status, body } = await app.owner.patch(path, { enabled: false })
    assert.deepEqual([status, body.enabled], [200, false])
    for (const change of [{ enabled: true }, { name: 'Other' }]) {
      const refused = await app.owner.patch(path, change)
      assert.deepEqual([refused.status, refused.body.error.field], [422, 'trigger.hook'])
    }
  })

  test('401, 403, 404 and 402 as in every operation', async (t) => {
    const app = await harness(t)
    const { body: made } = await app.owner.post('/v1/automations', tagging)
    const path = `/v1/automations/${made.id}`
    assert.equal((await app.as(null).get(path)).status, 401)
    const reader = app.as(await make.token(app, ['integrations:read']))
    assert.equal((await reader.get(path)).status, 200)
    assert.equal((await reader.patch(path, { name: 'B' })).status, 403)
    assert.equal((await reader.post(`${path}/test`, {})).status, 403)
    const { client } = await make.stranger(app)
    for (const { status } of [
      await client.get(path),
      await client.patch(path, { name: 'B' }),
      await client.post(`${path}/test`, {}),
      await client.get(`${path}/runs`),
      await client.get(`${path}/versions`),
      await client.post(`${path}/versions`, { version: 1 }),
      await client.post(`${path}/runs/arun_01jbts0z0ye8t9tpsz3gn7nkm8/retry`),
    ]) {
      assert.equal(status, 404)
    }
    await app.operator.put('/operator/v1/plans/tiny', { maxAutomations: 1, monthlyRuns: 1 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const tiny = app.as(await make.token(app, ['*'], { organization }))
    assert.equal((await tiny.post('/v1/automations', tagging)).status, 201)
    assert.equal((await tiny.post('/v1/automations', tagging)).status, 402)
    await tiny.post('/v1/contacts', { name: 'Ada' })
    await tiny.post('/v1/contacts', { name: 'Grace' })
    await app.drain()
    const [{ id }] = (await tiny.get('/v1/automations')).body.data
    const { data } = (await tiny.get(`/v1/automations/${id}/runs`)).body
    assert.deepEqual(
      data.map(({ status, reason }: { status: string; reason: string }) => [status, reason]),
      [
        ['held', 'plan'],
        ['succeeded', null],
      ],
    )
  })

  test('a scheduled automation runs when it is due, and missed times run once', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post('/v1/automations', {
      name: 'Monday',
      trigger: { schedule: 'mon 09:00' },
      actions: [
        { type: 'event.emit', event: 'custom.monday', mapping: { at: 'event.scheduledAt' } },
      ],
    })
    assert.equal(body.nextRunAt, '2026-11-23T09:00:00.000Z')
    app.clock.advance('20d')
    await app.drain()
    const { data } = (await app.owner.get('/v1/events?type=custom.monday')).body
    assert.deepEqual(
      data.map((event: { data: object }) => event.data),
      [{ at: '2026-11-23T09:00:00.000Z' }],
    )
    const after = (await app.owner.get(`/v1/automations/${body.id}`)).body
    assert.equal(after.nextRunAt, '2026-12-14T09:00:00.000Z')
  })
})

test('a test shows the result of each action, and changes nothing', async (t) => {
  const app = await harness(t)
  const base = await make.base(app)
  const { body: automation } = await app.owner.post('/v1/automations', {
    name: 'Trial',
    trigger: { event: 'custom.x' },
    condition: 'event.data.n == 1',
    actions: [
      { type: 'contact.upsert', id: 'c', matchBy: 'email', mapping: { email: 'event.data.email' } },
      { type: 'contact.tag', contactId: 'steps.c.id', tag: 'x' },
      {
        type: 'source.add',
        baseId: base.id,
        mapping: { name: '"Note"', text: 'event.data.note', 'metadata.contactId': 'steps.c.id' },
      },
      { type: 'mail.send', to: 'event.data.email', subject: 'Hi', text: '{{ event.data.none }}' },
      { type: 'http.request', method: 'POST', url: 'https://example.com/' },
    ],
  })
  const before = (await app.owner.get('/v1/events?limit=100')).text
  const data = { n: 1, email: 'a@example.com', note: 'Note' }
  const trial = async (event: object) =>
    (await app.owner.post(`/v1/automations/${automation.id}/test`, { event })).body
  const tried = await trial({ data })
  assert.deepEqual(
    tried.actions.map(({ status }: { status: string }) => status),
    ['would_succeed', 'would_succeed', 'would_succeed', 'would_fail', 'not_reached'],
    JSON.stringify(tried),
  )
  assert.deepEqual(
    [tried.status, tried.actions[3].error.field, tried.actions[0].values.params],
    ['would_fail', 'text', { key: 'email', value: 'a@example.com' }],
  )
  assert.equal((await trial({ data: { n: 2 } })).status, 'would_skip')
  const two = { body: { n: 1 }, event: { data } }
  const refused = await app.owner.post(`/v1/automations/${automation.id}/test`, two)
  assert.deepEqual([refused.status, refused.body.error.field], [422, 'body'])
  await app.drain()
  assert.equal((await app.owner.get('/v1/events?limit=100')).text, before)
  assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 0)
  assert.equal((await app.owner.get(`/v1/bases/${base.id}/sources`)).body.data.length, 0)
  assert.equal(app.mails.length, 0)
})

test('POST /v1/expressions/check returns values, and errors with their positions', async (t) => {
  const app = await harness(t)
  const check = (body: object) => app.owner.post('/v1/expressions/check', body)
  const mapping = { email: 'lower(body.email)', bad: 'body.n - "a"', none: 'body.x.y' }
  const { status, body } = await check({ mapping, sample: { body: { email: 'A@B', n: 1 } } })
  assert.equal(status, 200)
  assert.deepEqual(body.values, { email: 'a@b', none: null })
  assert.deepEqual(
    body.errors.map(({ field, start, end }: Record<string, unknown>) => [field, start, end]),
    [['bad', 0, 12]],
  )
  assert.deepEqual(body.missing, [{ field: 'none', path: 'body.x.y', suggestion: null }])
  const digits =
    '{"mapping":{"id":"body.id","n":"body.n"},"sample":{"body":{"id":9007199254740993,"n":1}}}'
  const exact = await app.owner.send({
    ...{ method: 'POST', url: '/v1/expressions/check', payload: digits },
    headers: { 'content-type': 'application/json' },
  })
  assert.deepEqual(exact.body.values, { id: '9007199254740993', n: 1 })
  const unread = (await check({ mapping: { a: 'bdy.id' } })).body
  assert.deepEqual(
    [unread.values, unread.errors[0].message],
    [{}, '`bdy` is not known. Did you mean `body`?'],
  )
  assert.equal((await check({ mapping: { a: 'x'.repeat(2001) } })).status, 422)
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 'body']))
  assert.equal((await check({ mapping: fields(60) })).status, 200)
  const tooMany = await check({ mapping: fields(61) })
  assert.deepEqual(
    [tooMany.status, tooMany.body.error.code, tooMany.body.error.field],
    [422, 'mapping_too_large', 'mapping'],
  )
  assert.equal((await app.as(null).post('/v1/expressions/check', { mapping })).status, 401)
})
