import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'

const path = '/v1/audit-log'

const actionsOf = async ({ owner }: Harness, query = '') =>
  (await owner.get(`${path}${query}`)).body.data.map(({ action }: { action: string }) => action)

describe('GET /v1/audit-log', () => {
  test('200 tells who did what to which resource, with what it was before and after', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada' })
    const changed = await app.owner.patch(
      `/v1/contacts/${contact.id}`,
      { name: 'Ada Lovelace' },
      { 'user-agent': 'crm-sync/2.1' },
    )
    const [update, create] = (await app.owner.get(`${path}?resource=${contact.id}`)).body.data
    assert.deepEqual(
      [update.action, update.resource, update.before, update.after],
      ['updateContact', { type: 'contact', id: contact.id }, contact, changed.body],
    )
    assert.deepEqual(
      [update.address, update.userAgent, update.requestId],
      ['127.0.0.1', 'crm-sync/2.1', changed.headers['x-request-id']],
    )
    assert.deepEqual([update.actor.kind, update.actor.name], ['token', 'Owner'])
    assert.match(update.actor.id, /^tok_/)
    assert.deepEqual([create.action, create.before, create.after], ['createContact', null, contact])
  })

  test('200 keeps what a deleted resource was, and nothing after it', async (t) => {
    const app = await harness(t)
    const webhook = await make.webhook(app)
    await app.owner.delete(`/v1/webhooks/${webhook.id}`)
    const [entry] = (await app.owner.get(`${path}?action=deleteWebhook`)).body.data
    const { secret: _, ...shown } = webhook
    assert.deepEqual([entry.before, entry.after, entry.expunged], [shown, null, false])
  })

  test('200 shows no secret of what was made, only that there is one', async (t) => {
    const app = await harness(t)
    const { secret } = await make.webhook(app)
    const { text, body } = await app.owner.get(`${path}?action=registerWebhook`)
    assert.ok(!text.includes(secret))
    assert.equal(body.data[0].after.secret, '[redacted]')
  })

  test('200 filters by actor, action, resource and time', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const other = await make.token(app, ['*'])
    app.clock.advance('1h')
    await app.as(other).patch(`/v1/contacts/${id}`, { company: 'Engines' })
    await make.base(app)
    const query = async (filter: string) => actionsOf(app, `?${filter}`)
    assert.deepEqual(await query(`actor=${other.id}`), ['updateContact'])
    assert.deepEqual(await query('actor=operator'), ['issueToken', 'issueToken'])
    assert.deepEqual(await query('action=createBase'), ['createBase'])
    assert.deepEqual(await query(`resource=${id}`), ['updateContact', 'createContact'])
    assert.deepEqual(await query('resource=base'), ['createBase'])
    assert.deepEqual(await query('from=2026-11-21T10:00:00Z&resource=contact'), ['updateContact'])
    assert.deepEqual(await query('to=2026-11-21T10:00:00Z&resource=contact'), ['createContact'])
  })

  test('200 walks page by page, and refuses the cursor under another filter', async (t) => {
    const app = await harness(t)
    for (let i = 0; i < 3; i++) await make.contact(app)
    const first = (await app.owner.get(`${path}?limit=2&resource=contact`)).body
    const next = `${path}?limit=2&cursor=${first.nextCursor}`
    const second = (await app.owner.get(`${next}&resource=contact`)).body
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
    assert.deepEqual([new Set(ids).size, second.hasMore], [3, false])
    assert.equal((await app.owner.get(next)).body.error.code, 'invalid_cursor')
  })

  test('403 refuses a token that may not do everything', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read', 'contacts:write']))
    for (const one of [path, `${path}/verification`]) {
      assert.equal((await reader.get(one)).body.error.code, 'insufficient_scope')
    }
  })

  test('200 shows an organization nothing of another', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    await make.contact(app)
    const { data } = (await client.get(path)).body
    assert.deepEqual(
      data.map(({ action }: { action: string }) => action),
      ['issueToken'],
    )
  })
})

describe('GET /v1/audit-log/{id}', () => {
  test('200 returns the entry that the list shows, to its organization alone', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    await app.drain()
    const [listed] = (await app.owner.get(path)).body.data
    const { status, body } = await app.owner.get(`${path}/${listed.id}`)
    assert.deepEqual([status, body], [200, listed])
    const { client } = await make.stranger(app)
    assert.equal((await client.get(`${path}/${listed.id}`)).status, 404)
  })

  test('404 for an unknown entry, 400 for an invalid id, 403 without the scope', async (t) => {
    const app = await harness(t)
    const unknown = `${path}/01890a5d-ac96-774b-bcce-b302099a8057`
    assert.equal((await app.owner.get(unknown)).status, 404)
    assert.equal((await app.owner.get(`${path}/nonsense`)).body.error.field, 'id')
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await reader.get(unknown)).status, 403)
    assert.equal((await app.as(null).get(unknown)).status, 401)
  })
})

describe('a change', () => {
  test('that is refused after it was written leaves no entry', async (t) => {
    const app = await harness(t)
    await make.contact(app, { email: 'ada@example.com' })
    const { id } = await make.contact(app)
    const before = await actionsOf(app)
    await app.owner.patch(`/v1/contacts/${id}`, { email: 'ada@example.com' })
    await app.owner.post('/v1/contacts', { email: 'ada@example.com' })
    assert.deepEqual(await actionsOf(app), before)
  })

  test('that is repeated under its Idempotency-Key has one entry', async (t) => {
    const app = await harness(t)
    const send = () => app.owner.post('/v1/contacts', { name: 'Ada' }, { 'idempotency-key': 'one' })
    await send()
    await send()
    assert.deepEqual(await actionsOf(app, '?action=createContact'), ['createContact'])
  })

  test('of more than 64 KiB is noted by its size', async (t) => {
    const app = await harness(t)
    await make.contact(app, { custom: { long: 'x'.repeat(70_000) } })
    const [entry] = (await app.owner.get(`${path}?action=createContact`)).body.data
    assert.match(entry.after.omitted, /^70\d\d\d bytes$/)
  })

  test('needs no search, list or look to be noted', async (t) => {
    const app = await harness(t)
    const before = await actionsOf(app)
    const { id } = await make.base(app)
    await app.owner.get('/v1/me')
    await app.owner.get('/v1/usage')
    await app.owner.post(`/v1/bases/${id}/search`, { query: 'anything' })
    assert.deepEqual(await actionsOf(app), ['createBase', ...before])
  })
})

describe('GET /operator/v1/audit-log/{id}', () => {
  test('200 returns an entry of the installation, or of the organization that is named', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const operators = '/operator/v1/audit-log'
    const whose = `?organizationId=${app.organization.id}`
    for (const query of ['', whose]) {
      const [listed] = (await app.operator.get(`${operators}${query}`)).body.data
      const { body } = await app.operator.get(`${operators}/${listed.id}${query}`)
      assert.deepEqual(body, listed)
      const elsewhere = query === '' ? whose : ''
      const { status } = await app.operator.get(`${operators}/${listed.id}${elsewhere}`)
      assert.equal(status, 404)
    }
  })
})

describe('GET /operator/v1/audit-log', () => {
  const operators = '/operator/v1/audit-log'

  test('200 lists what was done to the installation, or in one organization', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxContacts: 1 })
    await make.contact(app)
    const actions = async (query = '') =>
      (await app.operator.get(`${operators}${query}`)).body.data.map(
        ({ action, actor }: { action: string; actor: { kind: string } }) =>
          `${actor.kind} ${action}`,
      )
    assert.deepEqual(await actions(), ['operator putPlan', 'operator createOrganization'])
    assert.deepEqual(await actions(`?organizationId=${app.organization.id}`), [
      'token createContact',
      'operator issueToken',
    ])
    const { body } = await app.operator.get(`${operators}?action=createOrganization`)
    assert.deepEqual(body.data[0].resource, { type: 'organization', id: app.organization.id })
    assert.deepEqual(body.data[0].after, app.organization)
  })

  test('200 verifies the chain of either', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    await app.drain()
    const verified = async (query = '') =>
      (await app.operator.get(`${operators}/verification${query}`)).body
    assert.deepEqual([(await verified()).intact, (await verified()).entries], [true, 1])
    assert.equal((await verified(`?organizationId=${app.organization.id}`)).entries, 2)
  })
})
