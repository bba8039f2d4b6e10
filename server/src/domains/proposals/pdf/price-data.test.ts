import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentItem, sampleDocument } from '../../../../test/fixtures/proposal-document.ts'
import { writingOf } from './amounts.ts'
import { priceSections } from './price-data.ts'

test('a period of which nothing was chosen has its options and no total', () => {
  const [once] = sampleDocument.totals.buckets
  const items = [
    documentItem({ id: 'itm_a', name: 'Plan' }),
    documentItem({ id: 'itm_b', name: 'Care', billing: 'month', optional: true, selected: false }),
  ]
  const line = { gross: 100, discount: 0, net: 100 }
  const document = {
    ...sampleDocument,
    ...{ items, groups: [], instalments: [] },
    totals: {
      ...sampleDocument.totals,
      buckets: once ? [once] : [],
      lines: [
        { ...line, included: true },
        { ...line, included: false },
      ],
    },
  }
  const [first, monthly, ...others] = priceSections(document, writingOf(document))
  assert.deepEqual(others, [])
  assert.equal(first?.total?.label, 'Total')
  assert.deepEqual([monthly?.heading, monthly?.total, monthly?.sums], ['Every month', null, []])
  assert.deepEqual(
    monthly?.options.flatMap(({ rows }) => rows.map(({ name }) => name)),
    ['Care'],
  )
})
