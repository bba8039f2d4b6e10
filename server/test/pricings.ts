import fc from 'fast-check'
import type {
  Billing,
  Group,
  Instalment,
  NewItem,
  Pricing,
} from '../src/domains/proposals/pricing/schema.ts'
import { exactDues, exactTotals } from './exact-totals.ts'

/** The amounts and rates are such as roundings differ at. */
const billings = ['one_time', 'month', 'quarter', 'year'] as const

const decimal = (mostWhole: number, decimals: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(mostWhole), fc.nat(decimals), fc.nat(999_999))
    .map(([whole, digits, fraction]) =>
      digits === 0
        ? String(whole)
        : `${whole}.${String(fraction).padStart(6, '0').slice(0, digits)}`,
    )

const percent = fc.oneof(
  fc.constantFrom('0', '100', '5', '7', '9.975', '19', '20', '20.0', '20.00', '33.333333', '50'),
  decimal(99, 6),
)
const quantity = fc
  .oneof(fc.constantFrom('1', '2', '0.5', '2.25', '0.333333'), decimal(1_000, 6))
  .map((text) => (/[1-9]/.test(text) ? text : '1'))
const amount = fc.oneof(fc.nat(3), fc.nat(20_000), fc.nat(2_000_000_000))

const price = fc.oneof(
  amount.map((unitAmount) => ({ unitAmount })),
  decimal(10_000, 6).map((unitAmountDecimal) => ({ unitAmountDecimal })),
)
const discount = fc.oneof(
  percent.map((text) => ({ type: 'percent' as const, percent: text })),
  amount.map((value) => ({ type: 'amount' as const, amount: value })),
)
const taxes = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('VAT', 'GST', 'QST', 'City'), percent }),
  { maxLength: 4, selector: ({ name }) => name },
)
/** One document has few rates, and most of its lines the same. */
const rates = fc.array(taxes, { minLength: 1, maxLength: 3 })

const line = fc.record(
  {
    price,
    quantity,
    discount: fc.option(discount, { freq: 2 }),
    rate: fc.nat(),
    reversed: fc.boolean(),
    optional: fc.boolean(),
    selected: fc.boolean(),
    billing: fc.constantFrom<Billing>(...billings, 'one_time', 'one_time'),
    group: fc.option(fc.constantFrom('a', 'b'), { freq: 2 }),
    kind: fc.constantFrom('charge' as const, 'charge' as const, 'credit' as const),
  },
  { requiredKeys: ['price', 'rate', 'selected'] },
)

const instalments: fc.Arbitrary<Instalment[]> = fc.oneof(
  fc.constant<Instalment[]>([]),
  fc.constantFrom<Instalment[]>(
    [{ type: 'percent', percent: '100' }],
    ['33.333333', '33.333333', '33.333334'].map((text) => ({ type: 'percent', percent: text })),
    ['50', '49.5', '0.5'].map((text) => ({ type: 'percent', percent: text })),
  ),
  fc
    .tuple(fc.array(discount, { maxLength: 5 }), fc.nat(5))
    .map(([parts, at]) => parts.toSpliced(at, 0, { type: 'rest' } as never)),
)

const drawn: fc.Arbitrary<Pricing> = fc
  .record({
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
    taxBehavior: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    rates,
    lines: fc.array(line, { maxLength: 9 }),
    discount: fc.option(fc.tuple(discount, fc.constantFrom(undefined, ...billings))),
    termMonths: fc.option(fc.constantFrom(12, 24, 36, 120)),
    withholding: fc.option(
      fc.record({ name: fc.constant('IRPF'), percent: fc.constantFrom('15', '20', '0', '7.333') }),
    ),
    roundingStep: fc.option(fc.constantFrom(2, 3, 5, 10, 100, 1_000)),
    instalments,
  })
  .map(({ rates: sets, lines, discount: off, ...rest }) => {
    const items = lines.map(({ price: unit, rate, reversed, ...item }): NewItem => {
      const set = sets[rate % sets.length] ?? []
      return { ...unit, ...item, taxes: reversed ? set.toReversed() : set }
    })
    return { ...rest, ...grouped(items), discount: off && { ...off[0], ...billingOf(off) } }
  })

/** Random pricings with credits that may take a total below zero. */
export const anyPricings: fc.Arbitrary<Pricing> = drawn.map((pricing) => ({
  ...pricing,
  items: (pricing.items ?? []).map(({ discount: off, ...item }) =>
    item.kind === 'credit' || !off ? item : { ...item, discount: off },
  ),
}))

/** Random pricings that are valid: where credits exceed charges, all lines are charges. */
export const pricings: fc.Arbitrary<Pricing> = anyPricings.map((pricing) =>
  isPayable(pricing)
    ? pricing
    : { ...pricing, items: (pricing.items ?? []).map((item) => ({ ...item, kind: 'charge' })) },
)

export const isPayable = (pricing: Pricing): boolean =>
  exactTotals(pricing).buckets.every(({ net, total }) => net >= 0 && total >= 0) &&
  exactDues(pricing).every(({ total, withholding }) => total >= withholding)

const billingOf = ([{ type }, billing]: [{ type: string }, Billing | undefined]) =>
  type === 'amount' && billing ? { billing } : {}

/** Of group a one line is chosen, of group b any; a group has lines. */
function grouped(items: NewItem[]): { items: NewItem[]; groups: Group[] } {
  const first = items.findIndex(({ group }) => group === 'a')
  const chosen = items.map((item, index) =>
    item.group === 'a' ? { ...item, selected: index === first } : item,
  )
  const groups: Group[] = []
  if (first !== -1) groups.push({ key: 'a', selection: 'single' })
  if (items.some(({ group }) => group === 'b')) groups.push({ key: 'b', selection: 'multiple' })
  return { items: chosen, groups }
}
