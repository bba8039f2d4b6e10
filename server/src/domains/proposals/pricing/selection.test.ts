import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { ItemId } from '../ids.ts'
import { completeItems } from './lines.ts'
import type { Pricing, Selection } from './schema.ts'
import { applySelection, selectionOf } from './selection.ts'
import { computeTotals } from './totals.ts'

const items = completeItems([
  { name: 'Setup', unitAmount: 1_000 },
  { name: 'Basic', unitAmount: 100, group: 'plan', selected: true },
  { name: 'Large', unitAmount: 300, group: 'plan' },
  { name: 'Training', unitAmount: 50, optional: true, quantityRange: { min: '1', max: '5' } },
])
const [setup = '', basic = '', large = '', training = ''] = items.map(({ id }) => id)
const offered: Pricing = {
  currency: 'EUR',
  items,
  groups: [{ key: 'plan', name: 'Your plan', selection: 'single' }],
}
const totalOf = (selection: Selection): number =>
  computeTotals(applySelection(offered, selection)).firstTotal

describe('the choice of a client', () => {
  test('selects the lines that it names and no others, with their quantities', () => {
    assert.equal(totalOf({}), 1_100)
    assert.equal(totalOf({ itemIds: [large] }), 1_300)
    assert.equal(totalOf({ itemIds: [setup, large] }), 1_300)
    assert.equal(totalOf({ itemIds: [basic, training], quantities: { [training]: '3' } }), 1_250)
    assert.equal(totalOf({ itemIds: [basic], quantities: { [training]: '3' } }), 1_100)
    assert.equal(totalOf({ quantities: { [setup]: '1.0' } }), 1_100)
    assert.equal(totalOf({ itemIds: [ItemId.read(large) ?? ''] }), 1_300)
  })

  test('leaves what was offered as it was, and is shown as it was made', () => {
    const selection = { itemIds: [large, training], quantities: { [training]: '4' } }
    const before = structuredClone(offered)
    const chosen = applySelection(offered, selection)
    assert.deepEqual(offered, before)
    assert.deepEqual(selectionOf(chosen), selection)
    assert.deepEqual(applySelection(offered, selectionOf(chosen)), chosen)
    assert.deepEqual(selectionOf(offered), { itemIds: [basic], quantities: { [training]: '1' } })
  })

  const unknown = ItemId.show(newId())
  for (const [what, selection, field] of [
    ['of an unknown line', { itemIds: [basic, unknown] }, 'selection.itemIds.1'],
    ['of one line twice', { itemIds: [basic, basic] }, 'selection.itemIds.1'],
    ['of two plans', { itemIds: [basic, large] }, 'selection.itemIds'],
    ['of no plan', { itemIds: [] }, 'selection.itemIds'],
    [
      'of an unknown quantity',
      { quantities: { [unknown]: '1' } },
      `selection.quantities.${unknown}`,
    ],
    ['of a fixed quantity', { quantities: { [setup]: '2' } }, `selection.quantities.${setup}`],
    ['of too many', { quantities: { [training]: '6' } }, `selection.quantities.${training}`],
    ['of half of one', { quantities: { [training]: '1.5' } }, `selection.quantities.${training}`],
    [
      'of a quantity that is none',
      { quantities: { [training]: '1e0' } },
      `selection.quantities.${training}`,
    ],
    [
      'of one line in two spellings',
      { quantities: { [training]: '1', [ItemId.read(training) ?? '']: '2' } },
      `selection.quantities.${ItemId.read(training)}`,
    ],
  ] as [string, Selection, string][]) {
    test(`${what} is refused at its field`, () => {
      assert.throws(
        () => applySelection(offered, selection),
        (error: ApiError) => {
          assert.deepEqual([error.code, error.field], ['validation_error', field])
          return true
        },
      )
    })
  }
})

describe('a group of a draft that is being written', () => {
  const unmet: Pricing = {
    ...offered,
    items: items.map((item) => ({ ...item, selected: false })),
  }
  const both: Pricing = { ...offered, items: items.map((item) => ({ ...item, selected: true })) }

  test('may have too few lines selected where that is allowed, never too many', () => {
    assert.equal(computeTotals(unmet, { allowUnmet: true }).firstTotal, 1_000)
    assert.throws(() => computeTotals(unmet), { field: 'groups.0' })
    assert.throws(() => computeTotals(both, { allowUnmet: true }), { field: 'groups.0' })
  })
})

describe('the lines of a draft', () => {
  test('keep their ids, and new ones get one', () => {
    const changed = completeItems([{ id: large, unitAmount: 5 }, { unitAmount: 6 }])
    assert.equal(changed[0]?.id, large)
    assert.ok(ItemId.read(changed[1]?.id ?? '') && changed[1]?.id !== large)
    assert.deepEqual(completeItems(items), items)
  })

  test('of which two have one id are refused at the second', () => {
    const twice = [
      { id: large, unitAmount: 5 },
      { id: large, unitAmount: 6 },
    ]
    assert.throws(() => completeItems(twice), { field: 'items.1.id' })
  })
})
