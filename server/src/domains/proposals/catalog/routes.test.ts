import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { CatalogItemId } from '../ids.ts'

const path = '/v1/catalog-items'
const euros = { currency: 'EUR', unitAmount: 4900 }

const namesIn = async (app: Harness, query: string): Promise<string[]> =>
  (await app.owner.get(path + query)).body.data.map(({ name }: { name: string }) => name)

describe('POST /v1/catalog-items', () => {
  test('201 creates an item with its prices in order, audited, without an event', async (t) => {
    const app = await harness(t)
    const monthly = { currency: 'EUR', billing: 'month', unitAmountDecimal: '0.35' }
    const { status, body, headers } = await app.owner.post(path, {
      name: 'Support',
      sku: 'SUP-1',
      prices: [monthly, { currency: 'CHF', unitAmount: 5200 }, euros],
      taxes: [{ name: 'VAT', percent: '19' }],
      metadata: { zone: 1, a: 'x' },
    })
    assert.equal(status, 201)
    const { id, createdAt, updatedAt, ...fields } = body
    assert.match(id, /^cat_/)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(fields, {
      ...{ name: 'Support', sku: 'SUP-1', description: null, unit: null, archived: false },
      prices: [
        { currency: 'CHF', billing: 'one_time', unitAmount: 5200 },
        { ...euros, billing: 'one_time' },
        monthly,
      ],
      ...{ taxes: [{ name: 'VAT', percent: '19' }], metadata: { zone: 1, a: 'x' } },
    })
    assert.equal(headers['location'], `${path}/${id}`)
    assert.equal((await app.owner.get(`${path}/${id}`)).text, JSON.stringify(body))
    const [entry] = (await app.owner.get(`/v1/audit-log?resource=${id}`)).body.data
    assert.deepEqual([entry.action, entry.resource.type], ['createCatalogItem', 'catalog-item'])
    assert.deepEqual((await app.owner.get(`/v1/events?subject=${id}`)).body.data, [])
  })

  test('409 refuses a SKU that another item has', async (t) => {
    const app = await harness(t)
    await make.catalogItem(app, { sku: 'A' })
    const { status, body } = await app.owner.post(path, { name: 'B', sku: 'A' })
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [409, 'duplicate_resource', 'sku'],
    )
    const { client } = await make.stranger(app)
    assert.equal((await client.post(path, { name: 'B', sku: 'A' })).status, 201)
  })

  for (const [fields, field] of [
    [{ prices: [{ currency: 'XXY', unitAmount: 1 }] }, 'prices.0.currency'],
    [{ prices: [{ currency: 'EUR' }] }, 'prices.0.unitAmount'],
    [{ prices: [{ ...euros, unitAmountDecimal: '1' }] }, 'prices.0.unitAmount'],
    [{ prices: [{ currency: 'EUR', unitAmount: 1.5 }] }, 'prices.0.unitAmount'],
    [{ prices: [{ ...euros, billing: 'week' }] }, 'prices.0.billing'],
    [{ prices: [euros, { ...euros, billing: 'one_time' }] }, 'prices.1'],
    [{ taxes: [{ name: 'VAT', percent: '1e1' }] }, 'taxes.0.percent'],
    [
      {
        taxes: [
          { name: 'VAT', percent: '7' },
          { name: 'VAT', percent: '7.0' },
        ],
      },
      'taxes.1',
    ],
    [{ name: '' }, 'name'],
    [{ price: 1 }, 'price'],
  ] as const) {
    test(`422 refuses ${JSON.stringify(fields)} at ${field}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post(path, { name: 'A', ...fields })
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'validation_error', field],
      )
    })
  }

  test('403 needs the scopes of proposals, 401 a token', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(path, { name: 'A' })).status, 403)
    assert.equal((await reader.get(path)).status, 200)
    assert.equal((await app.as(await make.token(app, ['contacts:read'])).get(path)).status, 403)
    assert.equal((await app.as(null).get(path)).status, 401)
  })
})

describe('GET /v1/catalog-items', () => {
  test('200 finds by parts of names, SKUs and descriptions, archived or not, on all pages', async (t) => {
    const app = await harness(t)
    await make.catalogItem(app, { name: 'Setup', sku: 'ONE-1' })
    await make.catalogItem(app, { name: 'Support', description: '100 % of the setup' })
    await make.catalogItem(app, { name: 'Old setup', archived: true })
    assert.deepEqual(await namesIn(app, ''), ['Support', 'Setup'])
    assert.deepEqual(await namesIn(app, '?q=SETUP'), ['Support', 'Setup'])
    assert.deepEqual(await namesIn(app, '?q=ne-1'), ['Setup'])
    assert.deepEqual(await namesIn(app, '?q=0%20%25'), ['Support'])
    assert.deepEqual(await namesIn(app, '?sku=ONE-1'), ['Setup'])
    assert.deepEqual(await namesIn(app, '?archived=true'), ['Old setup'])
    const { body } = await app.owner.get(`${path}?limit=1`)
    assert.deepEqual(await namesIn(app, `?limit=1&cursor=${body.nextCursor}`), ['Setup'])
    assert.equal((await app.owner.get(`${path}?archived=maybe`)).status, 400)
  })
})

describe('PATCH /v1/catalog-items/{catalogItemId}', () => {
  test('200 changes the fields that are sent; equal values change nothing', async (t) => {
    const app = await harness(t)
    const item = await make.catalogItem(app, { sku: 'A', prices: [euros] })
    const itsPath = `${path}/${item.id}`
    app.clock.advance('1h')
    assert.deepEqual((await app.owner.patch(itsPath, { prices: [euros] })).body, item)
    const { body } = await app.owner.patch(itsPath, { sku: null, prices: [], archived: true })
    const updatedAt = app.clock.now().toISOString()
    assert.deepEqual(body, { ...item, sku: null, prices: [], archived: true, updatedAt })
    assert.deepEqual((await app.owner.get(itsPath)).body, body)
    const shown = (await app.owner.get(itsPath)).body
    assert.equal((await app.owner.patch(itsPath, { archived: false })).body.archived, false)
    assert.equal(shown.archived, true)
  })

  test('404 for another organization, 400 for another id, 412 for an old ETag, 409 for a SKU', async (t) => {
    const app = await harness(t)
    const item = await make.catalogItem(app)
    await make.catalogItem(app, { sku: 'A' })
    const itsPath = `${path}/${item.id}`
    const { client } = await make.stranger(app)
    assert.equal((await client.patch(itsPath, { name: 'B' })).status, 404)
    assert.equal((await app.owner.patch(`${path}/con_1`, { name: 'B' })).status, 400)
    const { headers } = await app.owner.get(itsPath)
    assert.equal((await app.owner.patch(itsPath, { name: 'B' })).status, 200)
    const old = { 'if-match': headers['etag'] ?? '' }
    assert.equal((await app.owner.patch(itsPath, { name: 'C' }, old)).status, 412)
    const { status, body } = await app.owner.patch(itsPath, { sku: 'A' })
    assert.deepEqual([status, body.error.field], [409, 'sku'])
  })
})

describe('DELETE /v1/catalog-items/{catalogItemId}', () => {
  test('204 deletes by either spelling of the id, 404 the second time', async (t) => {
    const app = await harness(t)
    const { id } = await make.catalogItem(app)
    assert.equal((await app.owner.delete(`${path}/${CatalogItemId.read(id)}`)).status, 204)
    assert.equal((await app.owner.delete(`${path}/${id}`)).status, 404)
    assert.equal((await app.owner.get(`${path}/${id}`)).status, 404)
  })
})
