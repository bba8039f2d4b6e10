import { allocate } from '../../../platform/money/allocation.ts'
import { divideRounded } from '../../../platform/money/decimal.ts'
import type { PricedLine } from './lines.ts'
import type { TaxRate } from './rates.ts'
import type { TaxBehavior } from './schema.ts'
import { hundredPercent, shareOf } from './shares.ts'

export interface TaxSum {
  rate: TaxRate
  base: bigint
  amount: bigint
}

/**
 * Computes the taxes of lines that are paid together, in the order of their first appearance. Only this function would
 * change to support compound taxes.
 */
export function computeTaxes(lines: readonly PricedLine[], behavior: TaxBehavior): TaxSum[] {
  const sums = new Map<string, TaxSum>()
  for (const { rates, net, share } of lines) {
    for (const rate of rates) {
      let sum = sums.get(rate.key)
      if (!sum) {
        sum = { rate, base: 0n, amount: 0n }
        sums.set(rate.key, sum)
      }
      if (behavior === 'exclusive') sum.base += net - share
    }
  }
  const taxes = [...sums.values()]
  if (behavior === 'inclusive') takeOut(lines, taxes)
  else for (const tax of taxes) tax.amount = shareOf(tax.base, tax.rate.percent)
  return taxes
}

/** Takes the tax out of inclusive prices: rounded once for each set of rates, then split among its rates. */
function takeOut(lines: readonly PricedLine[], taxes: readonly TaxSum[]): void {
  for (const { keys, gross } of rateSets(lines)) {
    const members = taxes.filter(({ rate }) => keys.has(rate.key))
    const percents = members.map(({ rate }) => rate.percent)
    const together = percents.reduce((sum, percent) => sum + percent, 0n)
    const tax = divideRounded(gross * together, hundredPercent + together)
    for (const [index, part] of allocate(tax, percents).entries()) {
      const member = members[index] as TaxSum
      member.base += gross - tax
      member.amount += part
    }
  }
}

interface RateSet {
  keys: ReadonlySet<string>
  /** Sum of the prices, tax included. */
  gross: bigint
}

/** Groups lines by their set of rates, in any order. */
function rateSets(lines: readonly PricedLine[]): Iterable<RateSet> {
  const sets = new Map<string, RateSet>()
  for (const { rates, net, share } of lines) {
    const keys = rates.map(({ key }) => key)
    const name = keys.length > 1 ? keys.sort().join('\0\0') : (keys[0] ?? '')
    const set = sets.get(name)
    if (set) set.gross += net - share
    else sets.set(name, { keys: new Set(keys), gross: net - share })
  }
  return sets.values()
}
