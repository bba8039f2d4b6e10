import type { OrganizationDb } from '../../platform/db/database.ts'
import {
  type CountedRows,
  countSlice,
  type Place,
  type QuarterCount,
  type Slice,
} from './count-store.ts'

/** Rows of one statement. Counting 20,000 from an index takes PostgreSQL 5 ms and the embedded database 30 ms. */
const rowsPerSlice = 20_000
/** Rows that one request may count beside the last two minutes; the next request goes on. */
export const rowsPerRequest = 160_000
/** A transaction that began earlier has committed, so that what is counted up to there is complete. */
const settleMs = 120_000
/** Most quarters of an hour that are kept of all organizations: about 30 MB. */
const mostQuarters = 400_000

/** Rows of one organization that are counted: all between two places. */
interface Counted {
  low: Place
  high: Place
  /** Counts by quarter of an hour, then by outcome. */
  quarters: Map<number, Map<string, number>>
}

export interface Budget {
  rows: number
}

export interface Counts {
  quarters: QuarterCount[]
  /** False if older rows are still to be counted: ask again. */
  isComplete: boolean
}

export type Counter = ReturnType<typeof createCounter>

/**
 * Counts rows by quarters of an hour, in slices that an index has in order. This node remembers what it has counted,
 * because these rows do not change: a look at a busy organization counts the new ones alone.
 */
export function createCounter({ sliceRows = rowsPerSlice } = {}) {
  const known = new Map<string, Counted>()
  const waiting = new Map<string, Promise<unknown>>()

  async function count(
    { db, organizationId }: OrganizationDb,
    source: CountedRows,
    { from, now }: { from: Date; now: Date },
    budget: Budget,
  ): Promise<Counts> {
    const key = `${organizationId} ${source.name}`
    const settled = placeAt(new Date(now.getTime() - settleMs))
    const found = known.get(key)
    const counted =
      found && found.high.at <= settled.at
        ? found
        : { low: settled, high: settled, quarters: new Map() }
    remember(known, key, counted)
    const slice = (after: Place, before: Place, order: 'asc' | 'desc'): Promise<Slice> =>
      countSlice(db, organizationId, source, { after, before, order, limit: sliceRows })

    while (budget.rows > 0 && counted.high.at < settled.at) {
      const { counts, last } = await slice(counted.high, settled, 'asc')
      budget.rows -= add(counted.quarters, counts)
      counted.high = last ?? settled
    }
    const start = placeAt(from)
    while (budget.rows > 0 && counted.low.at > start.at) {
      const { counts, last } = await slice(start, counted.low, 'desc')
      budget.rows -= add(counted.quarters, counts)
      counted.low = last ?? start
    }
    const quarters = listOf(counted.quarters)
    let end: Place | null = counted.high
    while (end) {
      const { counts, last }: Slice = await slice(end, afterAll, 'asc')
      quarters.push(...counts)
      end = counted.high.at < settled.at ? null : last
    }
    return {
      quarters,
      isComplete: counted.low.at <= start.at && counted.high.at >= settled.at,
    }
  }

  return {
    /** Requests for the same rows wait for each other, so that none is counted twice. */
    async count(...given: Parameters<typeof count>): Promise<Counts> {
      const key = `${given[0].organizationId} ${given[1].name}`
      const before = waiting.get(key) ?? Promise.resolve()
      const mine = before.then(
        () => count(...given),
        () => count(...given),
      )
      waiting.set(key, mine)
      try {
        return await mine
      } finally {
        if (waiting.get(key) === mine) waiting.delete(key)
      }
    },
  }
}

/** The place before all rows of a time; ids begin with their time in milliseconds. */
function placeAt(at: Date): Place {
  const hex = at.getTime().toString(16).padStart(12, '0')
  const text = at.toISOString().replace('Z', '000Z')
  return { at: text, id: `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000` }
}

const afterAll: Place = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Adds counts, and returns how many rows they are. */
function add(quarters: Counted['quarters'], counts: readonly QuarterCount[]): number {
  let rows = 0
  for (const { quarter, outcome, count } of counts) {
    const outcomes = quarters.get(quarter) ?? new Map<string, number>()
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count)
    quarters.set(quarter, outcomes)
    rows += count
  }
  return rows
}

const listOf = (quarters: Counted['quarters']): QuarterCount[] =>
  [...quarters].flatMap(([quarter, outcomes]) =>
    [...outcomes].map(([outcome, count]) => ({ quarter, outcome, count })),
  )

/** Keeps it as the newest, and forgets the oldest above the limit. */
function remember(known: Map<string, Counted>, key: string, counted: Counted): void {
  known.delete(key)
  known.set(key, counted)
  let total = 0
  for (const { quarters } of known.values()) total += quarters.size
  for (const [oldest, { quarters }] of known) {
    if (total <= mostQuarters) return
    known.delete(oldest)
    total -= quarters.size
  }
}
