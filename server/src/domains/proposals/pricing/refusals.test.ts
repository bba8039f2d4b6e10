import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { priced } from '../../../../test/priced.ts'
import type { ApiError } from '../../../platform/errors.ts'

const item = (fields: object = {}) => ({ unitAmount: 100, ...fields })
const body = (fields: object = {}) => ({ currency: 'EUR', items: [item()], ...fields })
const withItem = (fields: object) => body({ items: [item(), item(fields)] })
const many = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index))
const group = (fields: object = {}) => ({ key: 'g', selection: 'single', ...fields })
const choices = (...selected: boolean[]) =>
  selected.map((isSelected) => item({ group: 'g', selected: isSelected }))
const top = { unitAmount: 1_000_000_000_000, quantity: '9007' }

const refused: [what: string, body: unknown, field: string | undefined][] = [
  ['no object', [], undefined],
  ['totals', body({ totals: {} }), 'totals'],
  ['an unknown field', body({ lines: [] }), 'lines'],
  ['an unknown field of a line', withItem({ total: 1 }), 'items.1.total'],
  ['a lower-case currency', body({ currency: 'eur' }), 'currency'],
  ['a metal', body({ currency: 'XAU' }), 'currency'],
  ['an old currency', body({ currency: 'DEM' }), 'currency'],
  ['a number for a currency', body({ currency: 978 }), 'currency'],
  ['another tax behaviour', body({ taxBehavior: 'none' }), 'taxBehavior'],
  ['items that are none', body({ items: {} }), 'items'],
  ['501 items', body({ items: many(501, () => item()) }), 'items'],
  ['a line that is none', body({ items: [1] }), 'items.0'],
  ['no price', body({ items: [{}] }), 'items.0.unitAmount'],
  ['a price that is null', body({ items: [{ unitAmount: null }] }), 'items.0.unitAmount'],
  ['two prices', withItem({ unitAmountDecimal: '1' }), 'items.1.unitAmount'],
  ['a price as text', withItem({ unitAmount: '100' }), 'items.1.unitAmount'],
  ['a price beyond 10^12', withItem({ unitAmount: 1_000_000_000_001 }), 'items.1.unitAmount'],
  ...[
    '-1',
    '01',
    '1e3',
    '0.1234567',
    '1000000000000.000001',
    '',
    ' 1',
    '+1',
    '1.',
    '.5',
    1,
    true,
  ].map((price): [string, unknown, string] => [
    `a decimal price of ${JSON.stringify(price)}`,
    body({ items: [{ unitAmountDecimal: price }] }),
    'items.0.unitAmountDecimal',
  ]),
  ...[
    '-1',
    '0',
    '0.0',
    '00',
    '01',
    '1e3',
    '1.',
    '.5',
    '0.0000001',
    '1000000000.000001',
    '',
    null,
    2,
    {},
  ].map((quantity): [string, unknown, string] => [
    `a quantity of ${JSON.stringify(quantity)}`,
    withItem({ quantity }),
    'items.1.quantity',
  ]),
  ...['-1', '100.000001', '101', '1e1', '05', '0.0000001', '5%', 5, null].map(
    (percent): [string, unknown, string] => [
      `a tax of ${JSON.stringify(percent)} %`,
      withItem({ taxes: [{ name: 'VAT', percent }] }),
      'items.1.taxes.0.percent',
    ],
  ),
  ['taxes that are none', withItem({ taxes: null }), 'items.1.taxes'],
  ['a tax without a name', withItem({ taxes: [{ percent: '5' }] }), 'items.1.taxes.0.name'],
  ['a tax without a rate', withItem({ taxes: [{ name: 'VAT' }] }), 'items.1.taxes.0.percent'],
  [
    'five taxes',
    withItem({ taxes: many(5, (at) => ({ name: `T${at}`, percent: '1' })) }),
    'items.1.taxes',
  ],
  ['a discount of no type', withItem({ discount: { percent: '5' } }), 'items.1.discount.type'],
  ['another type', withItem({ discount: { type: 'rest' } }), 'items.1.discount.type'],
  ['a discount that is text', withItem({ discount: '5%' }), 'items.1.discount'],
  [
    'a percentage that is absent',
    withItem({ discount: { type: 'percent' } }),
    'items.1.discount.percent',
  ],
  [
    'an amount that is absent',
    withItem({ discount: { type: 'amount' } }),
    'items.1.discount.amount',
  ],
  [
    'both of a discount',
    withItem({ discount: { type: 'amount', amount: 1, percent: '1' } }),
    'items.1.discount.percent',
  ],
  [
    'a negative discount',
    withItem({ discount: { type: 'amount', amount: -1 } }),
    'items.1.discount.amount',
  ],
  [
    'a billing of a line',
    withItem({ discount: { type: 'amount', amount: 1, billing: 'month' } }),
    'items.1.discount.billing',
  ],
  ['optional as text', withItem({ optional: 'yes' }), 'items.1.optional'],
  ['selected as a number', withItem({ selected: 1 }), 'items.1.selected'],
  ['another billing', withItem({ billing: 'week' }), 'items.1.billing'],
  ['an id of another kind', withItem({ id: 'prop_1' }), 'items.1.id'],
  [
    'a range without an end',
    withItem({ quantityRange: { min: '1' } }),
    'items.1.quantityRange.max',
  ],
  [
    'a range from 0',
    withItem({ quantityRange: { min: '0', max: '2' } }),
    'items.1.quantityRange.min',
  ],
  [
    'a range that is turned round',
    withItem({ quantityRange: { min: '2', max: '1' } }),
    'items.1.quantityRange',
  ],
  [
    'a quantity out of range',
    withItem({ quantityRange: { min: '2', max: '4' } }),
    'items.1.quantity',
  ],
  [
    'a quantity between the steps',
    withItem({ quantity: '2', quantityRange: { min: '1', max: '9', step: '2' } }),
    'items.1.quantity',
  ],
  ['a line beyond 2^53 - 1', withItem({ ...top, quantity: '9007.2' }), 'items.1'],
  [
    'such a line that does not count',
    withItem({ ...top, quantity: '9008', optional: true }),
    'items.1',
  ],
  [
    'a sum of two billings beyond it',
    body({ items: [item(top), item({ ...top, billing: 'month' })] }),
    'items',
  ],
  [
    'a contract beyond it',
    body({ items: [item({ ...top, billing: 'month' })], termMonths: 2 }),
    'items',
  ],
  ['a group without a key', body({ groups: [{ selection: 'single' }] }), 'groups.0.key'],
  ['a group without its rule', body({ groups: [{ key: 'g' }] }), 'groups.0.selection'],
  [
    'another rule of a group',
    body({ groups: [group({ selection: 'any' })] }),
    'groups.0.selection',
  ],
  ['a key that is taken', body({ groups: [group(), group()] }), 'groups.1.key'],
  ['a group that nobody knows', withItem({ group: 'h' }), 'items.1.group'],
  ['21 groups', body({ groups: many(21, (at) => group({ key: `g${at}` })) }), 'groups'],
  [
    'none of a single choice',
    body({ items: choices(false, false), groups: [group()] }),
    'groups.0',
  ],
  ['two of a single choice', body({ items: choices(true, true), groups: [group()] }), 'groups.0'],
  [
    'a min of a single choice',
    body({ items: choices(true), groups: [group({ min: 0 })] }),
    'groups.0.min',
  ],
  [
    'too few of many',
    body({ items: choices(true, false), groups: [group({ selection: 'multiple', min: 2 })] }),
    'groups.0',
  ],
  [
    'too many of many',
    body({ items: choices(true, true), groups: [group({ selection: 'multiple', max: 1 })] }),
    'groups.0',
  ],
  [
    'bounds that are turned round',
    body({ items: choices(true), groups: [group({ selection: 'multiple', min: 2, max: 1 })] }),
    'groups.0',
  ],
  [
    'a fraction of a group',
    body({ groups: [group({ selection: 'multiple', min: 0.5 })] }),
    'groups.0.min',
  ],
  ['a document discount as a number', body({ discount: 5 }), 'discount'],
  ['one over 100 %', body({ discount: { type: 'percent', percent: '101' } }), 'discount.percent'],
  ['one below zero', body({ discount: { type: 'amount', amount: -1 } }), 'discount.amount'],
  ['half a cent of it', body({ discount: { type: 'amount', amount: 0.5 } }), 'discount.amount'],
  ['one without an amount', body({ discount: { type: 'amount' } }), 'discount.amount'],
  [
    'a percentage of one billing',
    body({ discount: { type: 'percent', percent: '5', billing: 'month' } }),
    'discount.billing',
  ],
  [
    'an unknown billing',
    body({ discount: { type: 'amount', amount: 1, billing: 'week' } }),
    'discount.billing',
  ],
  ...[0, 121, 1.5, '12', -1].map((termMonths): [string, unknown, string] => [
    `a term of ${JSON.stringify(termMonths)}`,
    body({ termMonths }),
    'termMonths',
  ]),
  [
    'a term of no quarters',
    body({ items: [item({ billing: 'quarter' })], termMonths: 13 }),
    'termMonths',
  ],
  [
    '25 instalments',
    body({ instalments: many(25, () => ({ type: 'percent', percent: '4' })) }),
    'instalments',
  ],
  ['an instalment of no type', body({ instalments: [{ percent: '100' }] }), 'instalments.0.type'],
  [
    'an instalment without a share',
    body({ instalments: [{ type: 'percent' }] }),
    'instalments.0.percent',
  ],
  [
    'a rest with an amount',
    body({ instalments: [{ type: 'rest', amount: 1 }] }),
    'instalments.0.amount',
  ],
  [
    'an amount without a rest',
    body({ instalments: [{ type: 'amount', amount: 100 }] }),
    'instalments',
  ],
  [
    'more than 100 %',
    body({ instalments: many(2, () => ({ type: 'percent', percent: '50.000001' })) }),
    'instalments',
  ],
  ['three rests', body({ instalments: many(3, () => ({ type: 'rest' })) }), 'instalments.1'],
]

describe('the money of a draft', () => {
  for (const [what, sent, field] of refused) {
    test(`with ${what} is refused at ${field ?? 'no field'}`, () => {
      assert.throws(
        () => priced(structuredClone(sent)),
        (error: ApiError) => {
          assert.deepEqual([error.code, error.field], ['validation_error', field])
          return true
        },
      )
    })
  }

  test('may have nulls where a reply has them', () => {
    const nulls = {
      name: null,
      discount: null,
      group: null,
      quantityRange: null,
      catalogItemId: null,
    }
    const sent = body({ items: [item({ ...nulls, unitAmountDecimal: null })], discount: null })
    assert.equal(priced({ ...sent, termMonths: null }).firstTotal, 100)
  })

  test('is taken off what is there, never more', () => {
    const discount = { type: 'amount', amount: 9_007_199_254_740_991 }
    assert.equal(priced(body({ discount })).firstTotal, 0)
    const items = [item({ discount }), item({ billing: 'month' })]
    assert.equal(
      priced(body({ items, discount: { ...discount, billing: 'year' } })).firstTotal,
      100,
    )
  })
})
