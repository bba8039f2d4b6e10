import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { TemplateId } from '../ids.ts'

const path = '/v1/proposal-templates'

const draft = {
  title: 'Website for {{contact.company | default: "you"}}',
  blocks: [
    { id: 'intro', type: 'text', text: 'Hello {{contact.firstName}}, from {{variables.start}}' },
  ],
  items: [{ name: 'Design in {{variables.city}}', unitAmount: 1000 }],
  variables: { city: 'Paris' },
  currency: 'USD',
}

const create = async (app: Harness, fields: object = {}) => {
  const { status, body } = await app.owner.post(path, { name: 'Website', draft, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

describe('POST /v1/proposal-templates', () => {
  test('201 keeps a draft as it was sent', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.post(path, {
      ...{ name: 'Website', description: 'For firms', draft },
      ...{ requiredVariables: ['start'], metadata: { a: 1 } },
    })
    assert.equal(status, 201)
    const { id, createdAt, updatedAt, ...fields } = body
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(fields, {
      ...{ name: 'Website', description: 'For firms', draft, requiredVariables: ['start'] },
      ...{ archived: false, metadata: { a: 1 } },
    })
    const got = await app.owner.get(`${path}/${id}`)
    assert.equal(got.text, JSON.stringify(body))
  })

  test('409 for a name that another one has, in any case; 422 for what no draft may have', async (t) => {
    const app = await harness(t)
    await create(app)
    const again = await app.owner.post(path, { name: 'WEBSITE' })
    assert.deepEqual([again.status, again.body.error.field], [409, 'name'])
    for (const [bad, field] of [
      [{ items: [{ unitAmount: 1, quantity: '0' }] }, 'draft.items.0.quantity'],
      [{ items: [{}] }, 'draft.items.0.unitAmount'],
      [{ contactId: 'con_01jbts0z0ye8t9tpsz3gn7nkm8' }, 'draft.contactId'],
    ] as const) {
      const { status, body } = await app.owner.post(path, { name: 'Other', draft: bad })
      assert.deepEqual([status, body.error.field], [422, field])
    }
  })

  test('402 beyond the limit of the plan', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxTemplates: 1 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'tiny' })
    const { id } = await create(app)
    const second = await app.owner.post(path, { name: 'Second' })
    assert.deepEqual([second.status, second.body.error.code], [402, 'plan_limit_reached'])
    await app.owner.delete(`${path}/${id}`)
    await create(app)
  })
})

describe('GET /v1/proposal-templates', () => {
  test('200 finds by name, and keeps archived ones apart', async (t) => {
    const app = await harness(t)
    const names = async (query: string) =>
      (await app.owner.get(`${path}?${query}`)).body.data.map(({ name }: { name: string }) => name)
    const { id } = await create(app)
    await create(app, { name: 'Audit' })
    assert.deepEqual(await names(''), ['Audit', 'Website'])
    assert.deepEqual(await names('q=WEB'), ['Website'])
    const { body } = await app.owner.patch(`${path}/${id}`, { archived: true })
    assert.equal(body.archived, true)
    assert.deepEqual([await names(''), await names('archived=true')], [['Audit'], ['Website']])
    const refused = await app.owner.post('/v1/proposals', { templateId: id })
    assert.deepEqual([refused.status, refused.body.error.field], [422, 'templateId'])
  })
})

describe('GET /v1/proposal-templates/{templateId}/variables', () => {
  test('200 lists each once, in the order of the texts', async (t) => {
    const app = await harness(t)
    const { id } = await create(app, { requiredVariables: ['start', 'legal'] })
    const { body } = await app.owner.get(`${path}/${id}/variables`)
    assert.deepEqual(body.data, [
      { path: 'contact.company', required: false, value: null },
      { path: 'contact.firstName', required: true, value: null },
      { path: 'variables.start', required: true, value: null },
      { path: 'variables.city', required: true, value: 'Paris' },
      { path: 'variables.legal', required: true, value: null },
    ])
  })
})

describe('a proposal of a template', () => {
  test('begins with its draft; what is sent stands over it', async (t) => {
    const app = await harness(t)
    const { id: templateId } = await create(app, { requiredVariables: ['legal'] })
    const contact = await make.contact(app, {
      ...{ name: 'Ada Lovelace', firstName: 'Ada', email: 'ada@example.com' },
    })
    const variables = { start: '2027-01-11' }
    const sent = { templateId, contactId: contact.id, variables, currency: 'EUR' }
    const { body: proposal } = await app.owner.post('/v1/proposals', sent)
    assert.partialDeepStrictEqual(proposal, {
      ...{ templateId, title: draft.title, blocks: draft.blocks, currency: 'EUR' },
      variables: { city: 'Paris', start: '2027-01-11' },
      recipients: [{ email: 'ada@example.com', role: 'signer' }],
      totals: { firstTotal: 1000 },
    })
    const { body } = await app.owner.get(`/v1/proposals/${proposal.id}/problems`)
    assert.deepEqual(
      body.data.map(({ code, path: at }: Record<string, string>) => [code, at]),
      [['missing_variable', 'variables.legal']],
    )
    await app.owner.delete(`${path}/${templateId}`)
    assert.deepEqual((await app.owner.get(`/v1/proposals/${proposal.id}`)).body, proposal)
  })
})

describe('PATCH and DELETE /v1/proposal-templates/{templateId}', () => {
  test('200 changes the fields that are sent; equal values change nothing', async (t) => {
    const app = await harness(t)
    const template = await create(app, { description: 'A' })
    const at = `${path}/${template.id}`
    app.clock.advance('1h')
    assert.deepEqual((await app.owner.patch(at, { name: 'Website', draft })).body, template)
    const { body } = await app.owner.patch(at, { description: null, draft: { title: 'B' } })
    assert.deepEqual([body.description, body.draft], [null, { title: 'B' }])
    assert.deepEqual((await app.owner.get(at)).body, body)
    const etag = (await app.owner.get(at)).headers['etag'] ?? ''
    await app.owner.patch(at, { name: 'C' })
    assert.equal((await app.owner.delete(at, { 'if-match': etag })).status, 412)
    assert.equal((await app.owner.delete(at)).status, 204)
  })

  test('400, 401, 403, 404 and 422', async (t) => {
    const app = await harness(t)
    const { id } = await create(app)
    const { client } = await make.stranger(app)
    const reader = app.as(await make.token(app, ['proposals:read']))
    for (const tail of ['', '/variables']) {
      assert.equal((await client.get(`${path}/${id}${tail}`)).status, 404)
      assert.equal((await app.owner.get(`${path}/${TemplateId.example}${tail}`)).status, 404)
      assert.equal((await app.owner.get(`${path}/x${tail}`)).status, 400)
      assert.equal((await app.as(null).get(`${path}/${id}${tail}`)).status, 401)
    }
    assert.equal((await client.patch(`${path}/${id}`, { name: 'B' })).status, 404)
    assert.equal((await client.delete(`${path}/${id}`)).status, 404)
    assert.equal((await reader.patch(`${path}/${id}`, { name: 'B' })).status, 403)
    assert.equal((await reader.delete(`${path}/${id}`)).status, 403)
    assert.equal((await reader.post(path, { name: 'B' })).status, 403)
    assert.equal((await app.owner.patch(`${path}/${id}`, { unknown: 1 })).status, 422)
    const foreign = await client.post('/v1/proposals', { templateId: id })
    assert.deepEqual([foreign.status, foreign.body.error.field], [422, 'templateId'])
  })
})
