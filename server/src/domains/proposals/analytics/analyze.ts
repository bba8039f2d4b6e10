import type { OrganizationDb } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { findMember, MemberId } from '../../people/index.ts'
import { calendarDay, dayBegins } from '../calendar-day.ts'
import { TemplateId } from '../ids.ts'
import { readSettings } from '../settings/service.ts'
import { templates } from '../templates/store.ts'
import {
  type Analytics,
  type AnalyticsQuery,
  type Figures,
  type FiguresOf,
  type Grouping,
  type ProposalValue,
  sentStatuses,
} from './schema.ts'
import { countSent, type FiguresRow, sumFigures, type Time } from './store.ts'

const dayMs = 86_400_000
const maxDays = 731
const maxGroups = 100
/**
 * The most proposals that one answer counts. Counting 198,000 on two busy cores took PostgreSQL 2.1 to 5.3 s and the
 * embedded database 8 to 16 s, during which it answers no other request.
 */
const maxProposals = 50_000

interface AnalysisContext extends OrganizationDb {
  now: Date
}

/** A month such as `2026-11`, and the instant at which it begins. */
interface Month {
  key: string
  begins: Date
}

/**
 * Returns the results of the proposals sent in a period. The figures are exact; a period with too many proposals is
 * refused.
 */
export async function analyzeProposals(
  { db, organizationId, now }: AnalysisContext,
  { groupBy, ...query }: AnalyticsQuery,
): Promise<Analytics> {
  const time = timeOf(query, now)
  const counted = await countSent(db, organizationId, time, maxProposals + 1)
  if (counted > maxProposals) {
    throw refused(
      'from',
      `More than ${maxProposals} proposals were sent in this period. Choose a later from.`,
    )
  }
  const { timeZone } = (await readSettings(db, organizationId)).defaults
  const months = monthsIn(timeZone, time.from, time.to)
  const rows = await sumFigures(db, organizationId, {
    ...time,
    ...{ by: groupBy, months: months.map(({ begins }) => begins), now, limit: maxGroups + 1 },
  })
  const [total, groups] = [rows.filter(isOfAll), Map.groupBy(rows.filter(isOfOne), keyOf)]
  const keys = groupBy === 'month' ? months.map((_, index) => String(index + 1)) : largest(groups)
  return {
    ...{ from: time.from.toISOString(), to: time.to.toISOString(), timeZone, groupBy },
    total: figuresOf(total),
    groups: await Promise.all(
      keys.slice(0, maxGroups).map(async (key) => ({
        ...(await nameOf({ db, organizationId, now }, groupBy, months, key)),
        ...figuresOf(groups.get(key) ?? []),
      })),
    ),
    hasMore: keys.length > maxGroups,
  }
}

const isOfAll = ({ isOfAllKeys }: FiguresRow): boolean => isOfAllKeys
const isOfOne = ({ isOfAllKeys }: FiguresRow): boolean => !isOfAllKeys
const keyOf = ({ key }: FiguresRow): string => key ?? ''

const refused = (field: 'from' | 'to', message: string): ApiError =>
  new ApiError('invalid_parameter', message, { field })

/** Returns the period that a query means, in whole milliseconds, the precision that times are stored with. */
function timeOf({ from, to }: Omit<AnalyticsQuery, 'groupBy'>, now: Date): Time {
  const end = to === undefined ? now : new Date(to)
  const start = from === undefined ? new Date(end.getTime() - 365 * dayMs) : new Date(from)
  if (start >= end) throw refused('to', 'to must be later than from.')
  if (end.getTime() - start.getTime() > maxDays * dayMs) {
    throw refused('from', `from must be at most ${maxDays} days before to.`)
  }
  return { from: start, to: end }
}

function largest(groups: ReadonlyMap<string, readonly FiguresRow[]>): string[] {
  const countOf = (rows: readonly FiguresRow[]) =>
    rows.find(({ isOfAllCurrencies }) => isOfAllCurrencies)?.count ?? 0
  return [...groups]
    .sort(([one, a], [other, b]) => countOf(b) - countOf(a) || (one < other ? -1 : 1))
    .map(([key]) => key)
}

/** Looks up the current names of owners and templates. */
async function nameOf(
  { db, organizationId }: AnalysisContext,
  by: Grouping,
  months: readonly Month[],
  key: string,
): Promise<Pick<FiguresOf, 'key' | 'name'>> {
  if (by === 'month') return { key: months[Number(key) - 1]?.key ?? null, name: null }
  if (by === 'status' || by === 'currency') return { key, name: null }
  if (key === '') return { key: null, name: null }
  if (by === 'owner') {
    const owner = await findMember(db, organizationId, key)
    return { key: MemberId.show(key), name: owner?.name ?? null }
  }
  const template = await templates.find(db, organizationId, key)
  return { key: TemplateId.show(key), name: template?.name ?? null }
}

/** Lists the months that a period overlaps in a time zone, in order. The instant `to` is outside the period. */
export function monthsIn(timeZone: string, from: Date, to: Date): Month[] {
  const [year = 0, first = 0] = calendarDay(timeZone, from).split('-').map(Number)
  const months: Month[] = []
  for (let month = first - 1; ; month++) {
    const key = new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
    const begins = dayBegins(timeZone, `${key}-01`)
    if (begins >= to) return months
    months.push({ key, begins })
  }
}

/** Builds the figures of one group, or of all groups: the row over all currencies, and one row for each currency. */
function figuresOf(rows: readonly FiguresRow[]): Figures {
  const all = rows.find(({ isOfAllCurrencies }) => isOfAllCurrencies)
  if (!all) return nothing
  const accepted = all.accepted + all.countersigned
  const open = all.sent + all.viewed + all.signing
  return {
    count: all.count,
    statuses: Object.fromEntries(
      sentStatuses.map((status) => [status, all[status]]),
    ) as Figures['statuses'],
    viewRate: rateOf(all.seen, all.count),
    acceptanceRate: rateOf(accepted, all.count - open),
    medianSecondsToView: all.secondsToView,
    medianSecondsToAccept: all.secondsToAccept,
    values: rows
      .flatMap((row) => (row.currency === null ? [] : [presentValue(row, row.currency)]))
      .sort((one, other) => (one.currency < other.currency ? -1 : 1)),
  }
}

const nothing: Figures = {
  count: 0,
  statuses: Object.fromEntries(sentStatuses.map((status) => [status, 0])) as Figures['statuses'],
  ...{ viewRate: null, acceptanceRate: null },
  ...{ medianSecondsToView: null, medianSecondsToAccept: null, values: [] },
}

/** Returns the share rounded to four decimals, or null if the whole is 0. */
const rateOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000

function presentValue(row: FiguresRow, currency: string): ProposalValue {
  const [sent, open, accepted] = [row.sumOfAll, row.sumOfOpen, row.sumOfAccepted].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  if (sent > Number.MAX_SAFE_INTEGER) {
    const message = `The sum in ${currency} has more digits than a JSON number can hold. Ask for a shorter period.`
    throw new ApiError('invalid_parameter', message, { field: 'from' })
  }
  return {
    ...{ currency, count: row.count, sent: Number(sent) },
    ...{ open: Number(open), accepted: Number(accepted), lost: Number(sent - open - accepted) },
  }
}
