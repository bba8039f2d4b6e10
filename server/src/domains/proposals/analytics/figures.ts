import { ApiError } from '../../../platform/errors.ts'
import { type Figures, sentStatuses, type Value } from './schema.ts'
import type { FiguresRow } from './store.ts'

/** Of one group, or of all: the row of all its currencies, and one of each. */
export function figuresOf(rows: readonly FiguresRow[]): Figures {
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

/** To four digits; null of nothing. */
const rateOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000

function presentValue(row: FiguresRow, currency: string): Value {
  const [sent, open, accepted] = [row.sumOfAll, row.sumOfOpen, row.sumOfAccepted].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  if (sent > Number.MAX_SAFE_INTEGER) {
    const message = `The sum in ${currency} has more digits than JSON keeps. Ask for less time.`
    throw new ApiError('invalid_parameter', message, { field: 'from' })
  }
  return {
    ...{ currency, count: row.count, sent: Number(sent) },
    ...{ open: Number(open), accepted: Number(accepted), lost: Number(sent - open - accepted) },
  }
}
