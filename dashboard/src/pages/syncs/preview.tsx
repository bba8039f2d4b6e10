import type { Sync, SyncPreview } from '@capstan/sdk'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useReloadable } from '../../queries.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Segments } from '../../ui/segments.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { fieldTitle } from '../automations/mapping/fields.ts'
import { valueWords } from '../automations/mapping/value-words.ts'

type PreviewRecord = SyncPreview['records'][number]
type Outcome = PreviewRecord['outcome']

const outcomes: readonly (readonly [Outcome, Tone, one: string, many: string])[] = [
  ['created', 'good', 'New', 'New'],
  ['updated', 'info', 'Changes', 'Change'],
  ['unchanged', 'calm', 'Unchanged', 'Unchanged'],
  ['ambiguous', 'warn', 'Ambiguous', 'Ambiguous'],
  ['invalid', 'bad', 'Rejected', 'Rejected'],
]

/** The answer of a look at the source; it stays until one looks again, or changes the sync. */
export const usePreview = (sync: Sync) =>
  useReloadable({
    queryKey: ['syncs', 'preview', sync.id, sync.updatedAt],
    queryFn: () => api.syncs.preview(sync.id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Shows what the next run would do with the first records, and why. Nothing changes. */
export function Preview({ sync }: { sync: Sync }) {
  const { data, error, isFetching, reload } = usePreview(sync)
  const [only, setOnly] = useState<Outcome | ''>('')
  if (error && !isFetching) return <Failure error={error} onRetry={reload} />
  if (!data) return <SkeletonRows />
  const rows = data.records.filter(({ outcome }) => only === '' || outcome === only)
  const present = outcomes.filter(([outcome]) => data.counts[outcome] > 0)
  return (
    <section aria-label="Preview" className="bleed -mt-6 [--cell-inset:var(--inset)]">
      <div className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
        <Segments<Outcome | ''>
          label="What would happen"
          options={[
            { value: '', title: `All ${formatNumber(data.records.length)}` },
            ...present.map(([value, , , many]) => ({
              value,
              title: `${many} ${formatNumber(data.counts[value])}`,
            })),
          ]}
          value={only}
          onChange={setOnly}
        />
        <span className="text-faint text-xs">
          {data.hasMore ? 'Only the first records. ' : ''}Nothing is saved.
        </span>
        <span className="ms-auto">
          <Button
            size="small"
            busy={isFetching}
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => void reload()}
          >
            Look again
          </Button>
        </span>
      </div>
      {data.records.length === 0 ? (
        <Empty title="The source has nothing new">
          A run would change nothing. Check the source in the settings if you expected records.
        </Empty>
      ) : (
        <Table label="Records" columns={columns} rows={rows} keyOf={({ remoteId }) => remoteId} />
      )}
    </section>
  )
}

function OutcomeBadge({ of }: { of: Outcome }) {
  const [, tone, word] = outcomes.find(([outcome]) => outcome === of) ?? []
  return <Badge tone={tone ?? 'calm'}>{word}</Badge>
}

/** Why it cannot be taken, or what the contact or document would get. */
function resultOf({ reason, field, values }: PreviewRecord): string {
  if (reason) return field ? `${fieldTitle(field.replace(/^mapping[.]/, ''))}: ${reason}` : reason
  return Object.entries(values)
    .map(([name, value]) => `${fieldTitle(name)}: ${valueWords(value)}`)
    .join(' · ')
}

const columns: readonly Column<PreviewRecord>[] = [
  {
    title: 'Record',
    width: 180,
    wide: true,
    cell: ({ remoteId }) => (
      <span className="font-mono font-normal text-xs" title={remoteId}>
        {remoteId}
      </span>
    ),
  },
  { title: 'Would be', type: 'status', cell: ({ outcome }) => <OutcomeBadge of={outcome} /> },
  {
    title: 'With',
    grows: true,
    cell: (record) => (
      <span
        className={record.reason ? 'text-bad' : 'text-soft'}
        title={resultOf(record)}
        dir="auto"
      >
        {resultOf(record)}
      </span>
    ),
  },
]
