import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparisonsIn, expressionOf, readComparisons, writeComparisons } from './filter.ts'

test('comparisons become the expression that the list takes', () => {
  assert.equal(
    expressionOf([
      { field: 'tag', op: 'in', value: ['vip', 'a "b"'] },
      { field: 'ownerId', op: 'exists', value: false },
      { field: 'custom.seats left', op: 'between', value: [1, 5] },
      { field: 'consent.email', op: 'nin', value: ['opted_out'] },
      { field: 'createdAt', op: 'withinLast', value: '30d' },
      { field: 'company', op: 'contains', value: 'Am Kai' },
    ]),
    'tag in ["vip","a \\"b\\""] && !has(ownerId) && custom["seats left"].between(1, 5) && ' +
      '!(consent.email in ["opted_out"]) && createdAt.withinLast("30d") && company.contains("Am Kai")',
  )
  assert.equal(expressionOf([]), undefined)
})

test('an address keeps the comparisons, and one that somebody broke has none', () => {
  const comparisons = [{ field: 'name', op: 'eq' as const, value: 'Ada' }]
  assert.deepEqual(readComparisons(writeComparisons(comparisons)), comparisons)
  for (const broken of ['[["name"', '{}', '[1,["name"]]', 'null']) {
    assert.deepEqual(readComparisons(broken), [])
  }
})

test('only a filter of comparisons that all have to fit is shown as chips', () => {
  const one = { field: 'tag', op: 'eq', value: 'vip' } as const
  assert.deepEqual(comparisonsIn({ and: [one, { and: [one] }] }), [one, one])
  assert.equal(comparisonsIn({ and: [one, { or: [one] }] }), null)
  assert.equal(comparisonsIn({ not: one }), null)
})
