import type { Source, SourceRun } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Status } from '../../ui/badge.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { formatDuration, formatNumber } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { isUnderWay } from './schemas.ts'

/** The page is about the source: more of its past is one press away. */
const pageLength = 5

/** Lists the runs of a source, newest first. */
export function SourceRuns({ source: { baseId, id } }: { source: Source }) {
  const runs = useApiList(api.sources.runs, [baseId, id], { pollWhile: isUnderWay, pageLength })
  return (
    <Card>
      <CardHeader title="Runs" hint="The last 50 are kept." />
      <QueryTable
        label="Runs"
        query={runs}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Empty title="No run yet">The first run starts by itself.</Empty>}
      />
    </Card>
  )
}

const triggers: Record<SourceRun['trigger'], string> = {
  add: 'Added',
  refresh: 'Refreshed by hand',
  schedule: 'Schedule',
  retry: 'Retry of failed sources',
  replace: 'Replaced by a new upload',
  site: 'Run of its site',
}

const amountOf = (value: number | null): string => (value === null ? '–' : formatNumber(value))

const columns: readonly Column<SourceRun>[] = [
  { title: 'Status', type: 'status', width: 124, cell: ({ status }) => <Status of={status} /> },
  {
    title: 'Started by',
    cell: (run) => (
      <>
        <span className="block whitespace-normal text-ink">{triggers[run.trigger]}</span>
        {run.error && (
          <span className="block whitespace-normal break-words text-bad text-xs">{run.error}</span>
        )}
      </>
    ),
  },
  {
    title: 'Chunks',
    type: 'number',
    width: 76,
    wide: true,
    cell: ({ chunksCount }) => amountOf(chunksCount),
  },
  {
    title: 'Credits',
    type: 'number',
    width: 76,
    wide: true,
    cell: ({ credits }) => amountOf(credits),
  },
  { title: 'Took', type: 'number', width: 88, wide: true, cell: lengthOf },
  { title: 'When', type: 'time', width: 108, cell: ({ queuedAt }) => <Ago at={queuedAt} /> },
]

function lengthOf({ startedAt, endedAt }: SourceRun): string {
  if (!startedAt || !endedAt) return '–'
  return formatDuration(Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)))
}
