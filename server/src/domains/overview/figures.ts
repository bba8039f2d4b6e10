import type { QuarterCount } from './count-store.ts'
import { type Period, slotAt } from './period.ts'
import { mostProposals, type OpenGroup } from './proposal-store.ts'
import type { Counted, OpenProposals } from './schema.ts'

const quarterMs = 900_000

/** Adds up the quarters of an hour of one outcome in the slots of the period, and before it. */
export function countedIn(
  period: Period,
  counts: readonly QuarterCount[],
  outcome: string,
): Counted {
  const slots = period.starts.map(() => 0)
  const previousSlots = period.starts.map(() => 0)
  for (const { quarter, count } of counts.filter((one) => one.outcome === outcome)) {
    const at = quarter * quarterMs
    const slot = slotAt(period.starts, at)
    if (slot >= 0) slots[slot] = (slots[slot] ?? 0) + count
    else if (at < period.before.end.getTime()) {
      const earlier = slotAt(period.before.starts, at)
      if (earlier >= 0) previousSlots[earlier] = (previousSlots[earlier] ?? 0) + count
    }
  }
  return { total: sum(slots), previousTotal: sum(previousSlots), slots, previousSlots }
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** The moments at which open proposals are summed: the start of the period, then the end of each slot. */
export const momentsOf = ({ starts, end }: Period): Date[] => [...starts, end]

/** Sums the open proposals at each moment, in the currency that has the most now. */
export function openIn(moments: readonly Date[], groups: readonly OpenGroup[]): OpenProposals {
  const last = moments.length - 1
  const isOpen = ({ from, until }: OpenGroup, moment: number) => from <= moment && moment < until
  const valueAt = (moment: number, currency: string): number =>
    sum(
      groups
        .filter((group) => group.currency === currency && isOpen(group, moment))
        .map(({ value }) => Number(value)),
    )
  const countAt = (moment: number): number =>
    sum(groups.filter((group) => isOpen(group, moment)).map(({ count }) => count))
  const currencies = [...new Set(groups.map(({ currency }) => currency))]
    .map((currency) => ({ currency, amount: valueAt(last, currency) }))
    .sort((one, other) => other.amount - one.amount || (one.currency < other.currency ? -1 : 1))
  const main = currencies[0]?.currency
  const values = main === undefined ? [] : moments.map((_, moment) => valueAt(moment, main))
  return {
    count: countAt(last),
    previousCount: countAt(0),
    values: currencies.filter(({ amount }) => amount > 0),
    previousValue: values[0] ?? 0,
    slots: moments.slice(1).map((_, slot) => values[slot + 1] ?? 0),
    isComplete: sum(groups.map(({ count }) => count)) < mostProposals,
  }
}
