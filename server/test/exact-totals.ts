import type { NewItem, Pricing } from '../src/domains/proposals/pricing/schema.ts'
import type { AmountDue, Totals } from '../src/domains/proposals/pricing/totals-schema.ts'

/**
 * The rules of docs/proposal-money.md a second time, in exact fractions and without a thought for speed: what
 * `computeTotals` is compared with. It shares no code with it and takes what is valid only.
 */
class Fraction {
  readonly over: bigint
  readonly under: bigint
  constructor(over: bigint, under = 1n) {
    this.over = over
    this.under = under
  }

  static of(text: string): Fraction {
    const [whole = '', decimals = ''] = text.split('.')
    return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
  }

  plus = (other: Fraction): Fraction =>
    new Fraction(this.over * other.under + other.over * this.under, this.under * other.under)
  times = (other: Fraction): Fraction =>
    new Fraction(this.over * other.over, this.under * other.under)
  by = (other: Fraction): Fraction => new Fraction(this.over * other.under, this.under * other.over)
  compare = (other: Fraction): number => {
    const difference = this.over * other.under - other.over * this.under
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }
  floor = (): bigint => this.over / this.under
  /** Half goes away from zero. */
  rounded = (): bigint =>
    this.over < 0n
      ? -new Fraction(-this.over, this.under).rounded()
      : this.plus(new Fraction(1n, 2n)).floor()
}

const hundred = new Fraction(100n)
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n)
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const percentOf = (amount: bigint, percent = '', step = 1n): bigint =>
  step * new Fraction(amount, step).times(Fraction.of(percent)).by(hundred).rounded()

/** Gives the units one by one, each to the part that is furthest below what it should be. */
function split(amount: bigint, weights: readonly Fraction[]): bigint[] {
  if (amount < 0n) return split(-amount, weights).map((part) => -part)
  const all = weights.reduce((total, weight) => total.plus(weight), new Fraction(0n))
  if (all.over === 0n) return weights.map(() => 0n)
  const exact = weights.map((weight) => new Fraction(amount).times(weight).by(all))
  const parts = exact.map((part) => part.floor())
  const lost = exact.map((part, index) => part.plus(new Fraction(-(parts[index] ?? 0n))))
  for (let left = amount - sum(parts); left > 0n; left--) {
    let best = 0
    for (const [index, remainder] of lost.entries()) {
      if (remainder.compare(lost[best] as Fraction) > 0) best = index
    }
    parts[best] = (parts[best] ?? 0n) + 1n
    lost[best] = new Fraction(-1n)
  }
  return parts
}

interface Counted {
  item: NewItem
  net: bigint
  share: bigint
}

const grossOf = ({ unitAmount, unitAmountDecimal, quantity = '1' }: NewItem): bigint =>
  Fraction.of(unitAmountDecimal ?? String(unitAmount))
    .times(Fraction.of(quantity))
    .rounded()

function lineDiscount({ discount }: NewItem, gross: bigint): bigint {
  if (!discount) return 0n
  if (discount.type === 'percent') return percentOf(gross, discount.percent ?? '')
  return smaller(BigInt(discount.amount ?? 0), gross)
}

interface RateSum {
  name: string
  percent: string
  base: bigint
  amount: bigint
}

const sameRate = (one: { name: string; percent: string }, other: typeof one): boolean =>
  one.name === other.name && Fraction.of(one.percent).compare(Fraction.of(other.percent)) === 0

function taxesOf(lines: readonly Counted[], isInclusive: boolean): RateSum[] {
  const rates: RateSum[] = []
  for (const { item } of lines) {
    for (const tax of item.taxes ?? []) {
      if (!rates.some((rate) => sameRate(rate, tax))) rates.push({ ...tax, base: 0n, amount: 0n })
    }
  }
  const has = ({ item }: Counted, rate: RateSum) =>
    (item.taxes ?? []).some((tax) => sameRate(rate, tax))
  if (!isInclusive) {
    for (const rate of rates) {
      rate.base = sum(lines.filter((line) => has(line, rate)).map(({ net, share }) => net - share))
      rate.amount = percentOf(rate.base, rate.percent)
    }
    return rates
  }
  const setOf = (line: Counted) => rates.filter((rate) => has(line, rate))
  const nameOf = (line: Counted) =>
    setOf(line)
      .map((rate) => rates.indexOf(rate))
      .join()
  for (const name of new Set(lines.map(nameOf))) {
    const members = lines.filter((line) => nameOf(line) === name)
    const set = setOf(members[0] as Counted)
    const gross = sum(members.map(({ net, share }) => net - share))
    const percents = set.map(({ percent }) => Fraction.of(percent))
    const together = percents.reduce((all, one) => all.plus(one), new Fraction(0n))
    const tax = new Fraction(gross).times(together).by(hundred.plus(together)).rounded()
    for (const [index, part] of split(tax, percents).entries()) {
      const rate = set[index] as RateSum
      rate.amount += part
      rate.base += gross - tax
    }
  }
  return rates
}

const monthsOf = { one_time: 0, month: 1, quarter: 3, year: 12 }

export function exactTotals(pricing: Pricing): Totals {
  const { items = [], taxBehavior, discount, termMonths, instalments = [] } = pricing
  const isInclusive = taxBehavior === 'inclusive'
  const lines = items.map((item) => {
    const gross = item.kind === 'credit' ? -grossOf(item) : grossOf(item)
    const off = lineDiscount(item, gross)
    const isFixed = item.optional !== true && !item.group
    return { item, gross, off, net: gross - off, share: 0n, included: isFixed || !!item.selected }
  })
  const buckets = (['one_time', 'month', 'quarter', 'year'] as const).flatMap((billing) => {
    const counted = lines.filter(
      (line) => line.included && (line.item.billing ?? 'one_time') === billing,
    )
    if (counted.length === 0 && billing !== 'one_time') return []
    const subtotal = sum(counted.map(({ net }) => net))
    const charges = counted.filter(({ item }) => item.kind !== 'credit')
    const charged = sum(charges.map(({ net }) => net))
    let off = 0n
    if (discount?.type === 'percent') off = percentOf(charged, discount.percent ?? '')
    else if (discount && (discount.billing ?? 'one_time') === billing) {
      off = smaller(BigInt(discount.amount ?? 0), charged)
    }
    const shares = split(
      off,
      charges.map(({ net }) => new Fraction(net)),
    )
    for (const [index, line] of charges.entries()) line.share = shares[index] ?? 0n
    const taxes = taxesOf(counted, isInclusive)
    const tax = sum(taxes.map(({ amount }) => amount))
    const total = subtotal - off + (isInclusive ? 0n : tax)
    return [{ billing, subtotal, discount: off, net: total - tax, taxes, tax, total }]
  })
  const once = dueOf(buckets[0] ?? { net: 0n, total: 0n }, pricing).due
  const recurs = buckets.length > 1
  const value = sum(
    buckets.map(({ billing, total }) =>
      billing === 'one_time' ? total : total * BigInt((termMonths ?? 0) / monthsOf[billing]),
    ),
  )
  return asNumbers({
    lines: lines.map(({ gross, off, net, included, share }) => ({
      gross,
      discount: off,
      net,
      included,
      documentDiscount: share,
      taxable: included ? net - share : 0n,
    })),
    buckets,
    firstTotal: sum(buckets.map(({ total }) => total)),
    contractValue: recurs && !termMonths ? null : value,
    instalments: parts(instalments, once, BigInt(pricing.roundingStep ?? 1)),
  })
}

/** What is paid of a total: less what is withheld of the net, then the nearest multiple of the step. */
function dueOf({ net, total }: { net: bigint; total: bigint }, rules: Pricing) {
  const withholding = rules.withholding ? percentOf(net, rules.withholding.percent) : 0n
  const step = BigInt(rules.roundingStep ?? 1)
  const due = step * new Fraction(total - withholding, step).rounded()
  return { withholding, rounding: due - (total - withholding), due }
}

/** The same of all totals, as `amountsDue` says it. */
export const exactDues = (pricing: Pricing): AmountDue[] =>
  asNumbers(
    exactTotals(pricing).buckets.map(({ billing, net, total }) => ({
      ...{ billing, total },
      ...dueOf({ net: BigInt(net), total: BigInt(total) }, pricing),
    })),
  )

function parts(
  instalments: NonNullable<Pricing['instalments']>,
  total: bigint,
  step: bigint,
): bigint[] {
  if (!instalments.some(({ type }) => type === 'rest')) {
    return split(
      total / step,
      instalments.map(({ percent }) => Fraction.of(percent ?? '')),
    ).map((part) => part * step)
  }
  let left = total
  const amounts = instalments.map(({ type, percent, amount }) => {
    if (type === 'rest') return null
    const wanted = type === 'percent' ? percentOf(total, percent ?? '', step) : BigInt(amount ?? 0)
    const part = smaller(wanted, left)
    left -= part
    return part
  })
  return amounts.map((amount) => amount ?? left)
}

const asNumbers = <Shown>(exact: unknown): Shown =>
  JSON.parse(
    JSON.stringify(exact, (_key, value) => (typeof value === 'bigint' ? Number(value) : value)),
  )
