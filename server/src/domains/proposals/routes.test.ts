import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { ProposalId, TemplateId } from './ids.ts'

const path = '/v1/proposals'

const create = async (app: Pick<Harness, 'owner'>, fields: object = {}) => {
  const { status, body } = await app.owner.post(path, fields)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const eventsOf = async (app: Harness, id: string) =>
  (await app.owner.get(`/v1/events?subject=${id}`)).body.data.map(
    ({ type, data }: { type: string; data: { changed?: string[] } }) =>
      data.changed ? [type, ...data.changed] : [type],
  )

const titlesIn = async (app: Harness, query: string): Promise<string[]> => {
  const { status, body } = await app.owner.get(`${path}?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data.map(({ title }: { title: string }) => title)
}

const items = [
  { name: 'Design', unitAmount: 10000, quantity: '2', taxes: [{ name: 'VAT', percent: '19' }] },
  { name: 'Hosting', unitAmount: 900, billing: 'month', optional: true },
]

describe('POST /v1/proposals', () => {
  test('201 makes a draft of nothing, with the defaults of the settings', async (t) => {
    const app = await harness(t)
    const { status, body, headers } = await app.owner.post(path, {})
    assert.equal(status, 201)
    const { id, rootId, createdAt, updatedAt, totals, amountsDue, ...fields } = body
    assert.match(id, /^prop_/)
    assert.deepEqual([rootId, updatedAt], [id, createdAt])
    assert.equal(totals.firstTotal, 0)
    const nothing = { total: 0, withholding: 0, rounding: 0, due: 0 }
    assert.deepEqual(amountsDue, [{ billing: 'one_time', ...nothing }])
    assert.deepEqual(fields, {
      ...{ number: null, revision: 1, previousId: null, title: 'Proposal', status: 'draft' },
      ...{ contactId: null, ownerId: null, templateId: null, language: 'en', currency: 'EUR' },
      ...{ taxBehavior: 'exclusive', blocks: [], items: [], groups: [], discount: null },
      ...{
        termMonths: null,
        withholding: null,
        roundingStep: null,
        instalments: [],
        choice: null,
        variables: {},
        recipients: [],
      },
      ...{ signing: { order: 'parallel', countersign: false }, access: 'link', expiresAt: null },
      ...{ reminders: null, knowledge: null, contentSha256: null, sealedSha256: null },
      ...{ transitions: {}, reason: null, metadata: {} },
    })
    assert.equal(headers['location'], `${path}/${id}`)
    assert.deepEqual((await app.owner.get(`${path}/${id}`)).body, body)
    assert.deepEqual(await eventsOf(app, id), [['proposal.created']])
  })

  test('201 keeps all that is sent, and computes the totals', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const base = await make.base(app)
    const sent = {
      ...{ title: 'Relaunch', language: 'de', currency: 'CHF', taxBehavior: 'inclusive' },
      blocks: [{ id: 'intro', type: 'text', text: '# Hello' }, { type: 'page_break' }],
      ...{ items, termMonths: 12, access: 'email_code', contactId: contact.id },
      discount: { type: 'percent', percent: '10' },
      instalments: [{ type: 'percent', percent: '50', label: 'Deposit' }, { type: 'rest' }],
      variables: { zeta: 1, a: 'x', b: true },
      recipients: [{ name: 'Grace', email: 'grace@EXAMPLE.com', role: 'viewer' }],
      signing: { order: 'sequential', countersign: false },
      expiresAt: '2031-01-01T00:00:00.000Z',
      reminders: { max: 2, everyDays: 7, afterDays: 3 },
      knowledge: { baseId: base.id },
      metadata: { z: [1], deal: 'D-1' },
    }
    const { body } = await app.owner.post(path, sent)
    const { blocks, items: lines, recipients, ...others } = body
    const { blocks: _, items: __, recipients: ___, ...plain } = sent
    assert.partialDeepStrictEqual(others, plain)
    assert.deepEqual(blocks[0], sent.blocks[0])
    assert.partialDeepStrictEqual(lines, items)
    assert.match(lines[0].id, /^itm_/)
    assert.partialDeepStrictEqual(recipients, [
      { name: 'Grace', email: 'grace@example.com', role: 'viewer', order: 1, status: 'waiting' },
    ])
    assert.equal(body.totals.buckets[0].total, 18000)
    const got = await app.owner.get(`${path}/${body.id}`)
    assert.equal(got.text, JSON.stringify(body))
  })

  test('a field of `signing` that is left out stays as it is', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post(path, { signing: { order: 'sequential' } })
    assert.deepEqual(body.signing, { order: 'sequential', countersign: false })
    const changed = await app.owner.patch(`${path}/${body.id}`, { signing: { countersign: true } })
    assert.deepEqual(changed.body.signing, { order: 'sequential', countersign: true })
  })

  test('201 makes the contact the signer where no recipients are named', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const { recipients } = await create(app, { contactId: id })
    assert.partialDeepStrictEqual(recipients, [
      { name: 'Ada', email: 'ada@example.com', role: 'signer', contactId: id },
    ])
    const { recipients: none } = await create(app, { contactId: id, recipients: [] })
    assert.deepEqual(none, [])
  })

  test('422 refuses by the narrowest field', async (t) => {
    const app = await harness(t)
    const text = { type: 'text', text: 'A' }
    const signer = { name: 'A', email: 'a@example.com' }
    const faults: [object, string][] = [
      [{ totals: {} }, 'totals'],
      [{ currency: 'XXY' }, 'currency'],
      [{ language: 'x' }, 'language'],
      [{ title: 'a\nb' }, 'title'],
      [{ blocks: [{ ...text, text: 1 }] }, 'blocks.0.text'],
      [{ blocks: [{ type: 'video' }] }, 'blocks.0.type'],
      [
        {
          blocks: [
            { ...text, id: 'a' },
            { ...text, id: 'a' },
          ],
        },
        'blocks.1.id',
      ],
      [
        { blocks: [{ type: 'image', imageId: 'img_01jbts0z0ye8t9tpsz3gn7nkm8' }] },
        'blocks.0.imageId',
      ],
      [{ blocks: Array(101).fill(text) }, 'blocks'],
      [{ items: [{ unitAmount: 1, quantity: '0' }] }, 'items.0.quantity'],
      [{ items: Array(501).fill({ unitAmount: 1 }) }, 'items'],
      [{ variables: { 'a b': 1 } }, 'variables'],
      [{ variables: { a: {} } }, 'variables.a'],
      [{ recipients: [{ ...signer, role: 'boss' }] }, 'recipients.0.role'],
      [{ recipients: [{ name: 'A' }] }, 'recipients.0.email'],
      [{ recipients: [signer, { ...signer, email: 'A@example.com' }] }, 'recipients.1.email'],
      [{ recipients: [{ ...signer, role: 'countersigner' }] }, 'recipients.0.memberId'],
      [{ contactId: 'con_01jbts0z0ye8t9tpsz3gn7nkm8' }, 'contactId'],
      [{ ownerId: 'mem_01jbts0z0ye8t9tpsz3gn7nkm8' }, 'ownerId'],
      [{ knowledge: { baseId: 'kb_01jbts0z0ye8t9tpsz3gn7nkm8' } }, 'knowledge.baseId'],
      [{ blocks: [{ type: 'knowledge', baseId: 'x', query: 'a' }] }, 'blocks.0.baseId'],
      [{ templateId: TemplateId.example }, 'templateId'],
      [{ reminders: { afterDays: 1, everyDays: 1, max: 6 } }, 'reminders.max'],
    ]
    for (const [fields, field] of faults) {
      const { status, body } = await app.owner.post(path, fields)
      assert.deepEqual(
        [status, body.error?.field],
        [422, field],
        JSON.stringify(fields).slice(0, 90),
      )
    }
  })

  test('422 names the part that makes the content too large', async (t) => {
    const app = await harness(t)
    const blocks = Array.from({ length: 50 }, () => ({ type: 'text', text: 'x'.repeat(19_000) }))
    const { status, body } = await app.owner.post(path, { blocks })
    assert.deepEqual([status, body.error.field], [422, 'blocks'])
    assert.match(body.error.message, /900000/)
  })

  test('402 beyond the limit of the plan; canceled and deleted ones make room', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxProposals: 2 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'tiny' })
    const first = await create(app)
    await create(app)
    const third = await app.owner.post(path, {})
    assert.deepEqual([third.status, third.body.error.code], [402, 'plan_limit_reached'])
    assert.equal((await app.owner.post(`${path}/${first.id}/clone`)).status, 402)
    await app.owner.delete(`${path}/${first.id}`)
    await create(app)
  })

  test('401 and 403', async (t) => {
    const app = await harness(t)
    assert.equal((await app.as(null).post(path, {})).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(path, {})).status, 403)
    assert.equal((await reader.get(path)).status, 200)
  })
})

describe('GET /v1/proposals', () => {
  test('200 filters by each field, without blocks, newest first', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const template = (await app.owner.post('/v1/proposal-templates', { name: 'T' })).body
    await create(app, {
      title: 'First',
      contactId: contact.id,
      items,
      expiresAt: '2027-01-01T00:00:00Z',
    })
    app.clock.advance('1h')
    const between = app.clock.now().toISOString()
    app.clock.advance('1h')
    await create(app, { title: 'Second', currency: 'USD', templateId: template.id })
    assert.deepEqual(await titlesIn(app, ''), ['Second', 'First'])
    const { body } = await app.owner.get(path)
    assert.equal(body.data[0].blocks, undefined)
    assert.equal(body.data[1].recipients[0].email, 'ada@example.com')
    const filters: [string, string[]][] = [
      ['status=draft', ['Second', 'First']],
      ['status=sent', []],
      [`contactId=${contact.id}`, ['First']],
      [`templateId=${template.id}`, ['Second']],
      ['currency=USD', ['Second']],
      ['recipientEmail=ADA@example.com', ['First']],
      ['number=P-2026-0001', []],
      [`sha256=${'0'.repeat(64)}`, []],
      ['expiresBefore=2027-06-01T00:00:00Z', ['First']],
      [`createdAfter=${between}`, ['Second']],
      [`createdBefore=${between}`, ['First']],
      ['q=HOST', ['First']],
      ['q=ada@ex', ['First']],
      ['q=se', ['Second']],
      ['q=nothing', []],
      ['revisions=all', ['Second', 'First']],
    ]
    for (const [query, titles] of filters)
      assert.deepEqual(await titlesIn(app, query), titles, query)
  })

  test('200 walks all pages; 400 for a bad filter', async (t) => {
    const app = await harness(t)
    for (const title of ['A', 'B', 'C']) await create(app, { title })
    const { body } = await app.owner.get(`${path}?limit=2`)
    assert.deepEqual(await titlesIn(app, `limit=2&cursor=${body.nextCursor}`), ['A'])
    for (const query of ['status=gone', 'contactId=x', 'sha256=x', 'revisions=some']) {
      assert.equal((await app.owner.get(`${path}?${query}`)).status, 400, query)
    }
    const { body: refused } = await app.owner.get(`${path}?currency=euro`)
    assert.equal(refused.error.message, 'currency must be the code of a currency, as in EUR.')
  })

  test('200 lists the latest revision of each, or all of them', async (t) => {
    const app = await harness(t)
    const { id } = await create(app, { title: 'A', items })
    await app.owner.post(`${path}/${id}/cancel`, { reason: 'Later' })
    const { body: revision, status } = await app.owner.post(`${path}/${id}/revisions`)
    assert.equal(status, 201)
    await app.owner.patch(`${path}/${revision.id}`, { title: 'B' })
    assert.deepEqual(await titlesIn(app, ''), ['B'])
    assert.deepEqual(await titlesIn(app, 'revisions=all'), ['B', 'A'])
  })
})

describe('PATCH /v1/proposals/{proposalId}', () => {
  test('200 reports the changes; equal values change nothing', async (t) => {
    const app = await harness(t)
    const proposal = await create(app, {
      title: 'A',
      items,
      recipients: [{ name: 'A', email: 'a@example.com' }],
    })
    const at = `${path}/${proposal.id}`
    app.clock.advance('1h')
    const same = { title: 'A', items, recipients: [{ name: 'A', email: 'a@example.com' }] }
    assert.deepEqual((await app.owner.patch(at, same)).body, proposal)
    const { body } = await app.owner.patch(at, { items: [items[0]], variables: { a: 1 } })
    assert.equal(body.items[0].id, proposal.items[0].id)
    assert.equal(body.updatedAt, app.clock.now().toISOString())
    assert.deepEqual((await app.owner.get(at)).body, body)
    assert.deepEqual(await eventsOf(app, proposal.id), [
      ['proposal.updated', 'items', 'totals', 'variables'],
      ['proposal.created'],
    ])
  })

  test('200 keeps recipients by their ids and clears with null', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const { id, recipients } = await create(app, {
      ...{ termMonths: 12, knowledge: { baseId: base.id } },
      recipients: [
        { name: 'A', email: 'a@example.com' },
        { name: 'B', email: 'b@example.com' },
      ],
    })
    const [, b] = recipients
    const { body } = await app.owner.patch(`${path}/${id}`, {
      recipients: [{ id: b.id, name: 'Bea', email: 'b@example.com', order: 2 }],
      ...{ termMonths: null, knowledge: null },
    })
    assert.deepEqual(body.recipients, [{ ...b, name: 'Bea', order: 2 }])
    assert.deepEqual([body.termMonths, body.knowledge], [null, null])
    assert.deepEqual(await titlesIn(app, 'q=bea'), ['Proposal'])
    assert.deepEqual(await titlesIn(app, 'recipientEmail=a@example.com'), [])
  })

  test('412 for an If-Match that no longer holds', async (t) => {
    const app = await harness(t)
    const { id } = await create(app)
    const at = `${path}/${id}`
    const etag = (await app.owner.get(at)).headers['etag'] ?? ''
    const first = await app.owner.patch(at, { title: 'B' }, { 'if-match': etag })
    assert.equal(first.status, 200)
    const second = await app.owner.patch(at, { title: 'C' }, { 'if-match': etag })
    assert.deepEqual([second.status, second.body.error.code], [412, 'precondition_failed'])
    const third = await app.owner.patch(
      at,
      { title: 'C' },
      { 'if-match': first.headers['etag'] ?? '' },
    )
    assert.equal(third.status, 200)
  })

  test('409 for signed fields after sending; the others change, and the hash stays', async (t) => {
    const app = await harness(t)
    const { id } = await create(app, {
      ...{ items, expiresAt: '2030-01-01T00:00:00.000Z' },
      recipients: [{ name: 'A', email: 'a@example.com' }],
    })
    const at = `${path}/${id}`
    const sent = await app.owner.post(`${at}/send`, { delivery: 'link_only' })
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
    const { body: before } = await app.owner.get(at)
    const [{ id: contactId }, { id: baseId }] = [await make.contact(app), await make.base(app)]
    assert.match(before.contentSha256, /^[0-9a-f]{64}$/)
    for (const change of [
      { title: 'B' },
      { contactId },
      { language: 'de' },
      { currency: 'USD' },
      { taxBehavior: 'inclusive' },
      { blocks: [{ type: 'text', text: 'Other' }] },
      { items: [] },
      { groups: [{ key: 'a', name: 'A', selection: 'multiple' }] },
      { discount: { type: 'percent', percent: '1' } },
      { termMonths: 12 },
      { instalments: [{ type: 'percent', percent: '100', label: 'A', due: 'now' }] },
      { recipients: [] },
      { signing: { order: 'sequential' } },
      { access: 'email_code' },
      { knowledge: { baseId } },
      { variables: { a: 1 } },
    ]) {
      const { status, body } = await app.owner.patch(at, change)
      assert.deepEqual([status, body.error?.field], [409, 'status'], JSON.stringify(change))
    }
    assert.equal((await app.owner.delete(at)).status, 409)
    const late = await app.owner.patch(at, { expiresAt: '2020-01-01T00:00:00Z' })
    assert.deepEqual([late.status, late.body.error.field], [422, 'expiresAt'])
    const changes = {
      expiresAt: '2031-01-01T00:00:00.000Z',
      metadata: { a: 1 },
      reminders: { afterDays: 1, everyDays: 1, max: 1 },
    }
    const { status, body } = await app.owner.patch(at, { ...changes, title: before.title })
    assert.equal(status, 200)
    assert.deepEqual(body, { ...before, ...changes, updatedAt: body.updatedAt })
    assert.equal((await eventsOf(app, id))[0][0], 'proposal.updated')
  })

  test('400, 401, 403, 404 and 422', async (t) => {
    const app = await harness(t)
    const { id } = await create(app)
    const { client } = await make.stranger(app)
    const reader = app.as(await make.token(app, ['proposals:read']))
    for (const method of ['patch', 'get', 'delete'] as const) {
      const send = (one: typeof app.owner, at: string) =>
        method === 'patch' ? one.patch(at, { title: 'B' }) : one[method](at)
      assert.equal((await send(client, `${path}/${id}`)).status, 404, method)
      assert.equal((await send(app.owner, `${path}/${ProposalId.example}`)).status, 404, method)
      assert.equal((await send(app.owner, `${path}/x`)).status, 400, method)
      assert.equal((await send(app.as(null), `${path}/${id}`)).status, 401, method)
      const status = method === 'get' ? 200 : 403
      assert.equal((await send(reader, `${path}/${id}`)).status, status, method)
    }
    assert.equal((await app.owner.patch(`${path}/${id}`, { unknown: 1 })).status, 422)
  })
})

describe('DELETE /v1/proposals/{proposalId}', () => {
  test('204 erases a draft, and what events said of it', async (t) => {
    const app = await harness(t)
    const { id } = await create(app, {
      title: 'Secret',
      recipients: [{ name: 'A', email: 'a@example.com' }],
    })
    assert.equal((await app.owner.delete(`${path}/${id}`)).status, 204)
    assert.equal((await app.owner.get(`${path}/${id}`)).status, 404)
    await app.drain()
    const { text, body } = await app.owner.get(`/v1/events?subject=${id}`)
    assert.deepEqual(
      body.data.map(({ type }: { type: string }) => type),
      ['proposal.deleted', 'proposal.created'],
    )
    app.clock.advance('1h')
    await app.drain()
    assert.doesNotMatch(text.replace(/"proposal.deleted".*?"proposal.created"/s, ''), /Secret/)
  })
})

describe('POST /v1/proposals/{proposalId}/clone', () => {
  test('201 makes another draft of the same content', async (t) => {
    const app = await harness(t)
    const original = await create(app, {
      ...{ title: 'A', items, variables: { a: 1 } },
      recipients: [{ name: 'A', email: 'a@example.com' }],
    })
    await app.owner.post(`${path}/${original.id}/cancel`, { reason: 'Later' })
    const { status, body, headers } = await app.owner.post(`${path}/${original.id}/clone`)
    assert.equal(status, 201)
    const { id, rootId, recipients, createdAt: _, updatedAt: __, ...fields } = body
    assert.notEqual(id, original.id)
    assert.equal(rootId, id)
    assert.equal(headers['location'], `${path}/${id}`)
    assert.partialDeepStrictEqual(original, fields)
    assert.notEqual(recipients[0].id, original.recipients[0].id)
    assert.deepEqual(await titlesIn(app, 'status=draft'), ['A'])
    assert.deepEqual(await eventsOf(app, id), [['proposal.created']])
  })

  test('404 for a proposal that is not there; 400, 401 and 403', async (t) => {
    const app = await harness(t)
    const { id } = await create(app)
    const { client } = await make.stranger(app)
    assert.equal((await client.post(`${path}/${id}/clone`)).status, 404)
    assert.equal((await app.owner.post(`${path}/x/clone`)).status, 400)
    assert.equal((await app.as(null).post(`${path}/${id}/clone`)).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(`${path}/${id}/clone`)).status, 403)
  })
})
