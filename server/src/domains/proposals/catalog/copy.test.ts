import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import { CatalogItemId } from '../ids.ts'
import type { NewItem } from '../pricing/schema.ts'
import { copyFromCatalog } from './prices.ts'

describe('a line that names a catalog item', () => {
  test('gets what it leaves out, in the currency of its draft', async (t) => {
    const app = await harness(t)
    const { id } = await make.catalogItem(app, {
      name: 'Support',
      unit: 'month',
      taxes: [{ name: 'VAT', percent: '19' }],
      prices: [
        { currency: 'EUR', billing: 'month', unitAmount: 4900 },
        { currency: 'EUR', billing: 'year', unitAmount: 49_000 },
      ],
    })
    const { client } = await make.stranger(app)
    const { body: foreign } = await client.post('/v1/catalog-items', { name: 'Foreign' })
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const copied = (items: NewItem[], currency = 'EUR') =>
      copyFromCatalog(app.context.database.db, organizationId, currency, items)

    const common = { description: null, unit: 'month', taxes: [{ name: 'VAT', percent: '19' }] }
    const own = { name: 'Fixed', unitAmount: 1, catalogItemId: CatalogItemId.show(newId()) }
    assert.deepEqual(
      await copied([
        { catalogItemId: id, quantity: '2', unitAmount: null },
        { catalogItemId: id, name: 'By the year', billing: 'year' },
        own,
      ]),
      [
        {
          ...{ ...common, catalogItemId: id, name: 'Support', quantity: '2' },
          ...{ billing: 'month', unitAmount: 4900 },
        },
        {
          ...{ ...common, catalogItemId: id, name: 'By the year' },
          ...{ billing: 'year', unitAmount: 49_000 },
        },
        own,
      ],
    )
    const field = 'items.1.catalogItemId'
    for (const [item, currency] of [
      [{ catalogItemId: id }, 'CHF'],
      [{ catalogItemId: id, billing: 'quarter' }, 'EUR'],
      [{ catalogItemId: foreign.id }, 'EUR'],
    ] as [NewItem, string][]) {
      await assert.rejects(copied([own, item], currency), { code: 'validation_error', field })
    }
  })
})
