import type { OverviewCount, OverviewReport, Usage } from '@capstan/sdk'
import { Figures } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { formatChange, formatCount, formatNumber, formatRate } from '../../ui/format.ts'
import { Sparkline } from '../../ui/sparkline.tsx'
import { formatRounded } from './amount.ts'
import { earlierNames } from './range.ts'
import type { OverviewRange } from './search-params.ts'

interface FigureStripProps {
  overview: OverviewReport
  usage: Usage | undefined
}

/** Four numbers in one strip, each compared with the period before. */
export function FigureStrip({ overview, usage }: FigureStripProps) {
  return (
    <Figures
      figures={[
        { label: 'Open proposals', ...openProposals(overview) },
        { label: 'Contacts added', ...contactsAdded(overview, usage) },
        { label: 'Deliveries', ...deliveries(overview) },
        { label: 'Automation runs', ...automationRuns(overview) },
      ]}
    />
  )
}

const closed = { value: '–', note: 'Not visible to your role' }

function openProposals({ openProposals: open, range }: OverviewReport) {
  if (!open) return closed
  const { count, isComplete, values, previousValue, slots } = open
  const [main, ...others] = values
  const plus = isComplete ? '' : '+'
  const rest = others.map(({ amount, currency }) => formatRounded(amount, currency)).join(', ')
  return {
    value: main ? `${formatRounded(main.amount, main.currency)}${plus}` : '0',
    note: main ? `${formatNumber(count)}${plus} waiting${rest && `, and ${rest}`}` : 'None waiting',
    ...(main && comparison(main.amount, previousValue, { range, isGood: true })),
    aside: <Course values={slots} label="Value of open proposals" />,
  }
}

function contactsAdded(
  { contactsAdded: added, range, isComplete }: OverviewReport,
  usage: Usage | undefined,
) {
  if (!added) return closed
  const all = usage?.limits['contacts']?.used
  return {
    ...figureOf(added, { range, isComplete, isGood: true }),
    note: all === undefined ? undefined : `${formatNumber(all)} in total`,
    aside: <Course values={added.slots} label="Contacts added" />,
  }
}

function deliveries({ delivered, failedAttempts, range, isComplete }: OverviewReport) {
  if (!delivered || !failedAttempts) return closed
  const attempts = delivered.total + failedAttempts.total
  return {
    ...figureOf(delivered, { range, isComplete }),
    note:
      attempts === 0
        ? 'No attempts'
        : `${formatRate(delivered.total / attempts)} of ${formatCount(attempts, 'attempt')}`,
    aside: <Course values={delivered.slots} label="Deliveries" />,
  }
}

function automationRuns({ succeededRuns, failedRuns, range, isComplete }: OverviewReport) {
  if (!succeededRuns || !failedRuns) return closed
  const runs = sumOf(succeededRuns, failedRuns)
  return {
    ...figureOf(runs, { range, isComplete }),
    note:
      failedRuns.total > 0 ? (
        <span className="text-bad">{formatNumber(failedRuns.total)} failed</span>
      ) : (
        'None failed'
      ),
    aside: <Course values={runs.slots} label="Automation runs" />,
  }
}

const sumOf = (one: OverviewCount, other: OverviewCount): OverviewCount => ({
  total: one.total + other.total,
  previousTotal: one.previousTotal + other.previousTotal,
  slots: one.slots.map((value, index) => value + (other.slots[index] ?? 0)),
  previousSlots: [],
})

interface Comparison {
  range: OverviewRange
  isComplete?: boolean
  /** More is better. */
  isGood?: boolean
}

/** A number that is still being counted has no change yet. */
const figureOf = ({ total, previousTotal }: OverviewCount, by: Comparison) => ({
  value: `${formatNumber(total)}${by.isComplete ? '' : '+'}`,
  ...(by.isComplete && comparison(total, previousTotal, by)),
})

function comparison(now: number, before: number, { range, isGood }: Comparison) {
  const text = formatChange(now, before)
  if (text === null) return {}
  return {
    change: (
      <span
        className={classes(
          'shrink-0 font-medium text-xs tabular-nums',
          isGood && now > before ? 'text-good' : 'text-soft',
        )}
      >
        {text} <span className="sr-only">compared with the {earlierNames[range]}</span>
      </span>
    ),
  }
}

/** Its course; a number that never changed has none. */
const Course = ({ values, label }: { values: readonly number[]; label: string }) =>
  values.length < 2 || values.every((value) => value === values[0]) ? null : (
    <span className="max-sm:hidden lg:max-xl:hidden">
      <Sparkline values={values} label={label} />
    </span>
  )
