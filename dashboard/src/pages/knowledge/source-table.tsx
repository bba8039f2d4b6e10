import type { Source } from '@capstan/sdk'
import type { ReactNode } from 'react'
import type { ApiList } from '../../queries.ts'
import { formatBytes, formatCount, formatNumber } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { isSite, severeWarnings, typeTitles } from './schemas.ts'
import { useSourceActions } from './source-actions.tsx'
import { SourceIcon } from './source-icon.tsx'
import { SourceState } from './source-state.tsx'

interface SourceTableProps {
  baseId: string
  query: ApiList<Source>
  empty: ReactNode
  onClearFilters?: (() => void) | undefined
}

export function SourceTable({ baseId, ...list }: SourceTableProps) {
  const { actionsOf, question } = useSourceActions(baseId)
  return (
    <>
      <QueryTable
        label="Sources"
        {...list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        linkOf={({ id }) => ({
          to: '/knowledge/$baseId/sources/$sourceId',
          params: { baseId, sourceId: id },
        })}
      />
      {question}
    </>
  )
}

const columns: readonly Column<Source>[] = [
  {
    title: 'Source',
    cell: ({ type, name }) => (
      <span className="flex items-center gap-2.5">
        <SourceIcon type={type} />
        <span className="truncate" dir="auto" title={name}>
          {name}
        </span>
      </span>
    ),
  },
  { title: 'Origin', wide: true, cell: (source) => <Origin source={source} /> },
  {
    title: 'Status',
    type: 'status',
    width: 136,
    cell: (source) => <SourceState source={source} />,
  },
  {
    title: 'Chunks',
    type: 'number',
    wide: true,
    cell: ({ chunksCount }) => formatNumber(chunksCount),
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

/** Where it comes from; why it failed comes first. */
function Origin({ source }: { source: Source }) {
  if (source.error) {
    return (
      <span className="text-bad" title={source.error}>
        {source.error}
      </span>
    )
  }
  const [warning] = severeWarnings(source)
  return (
    <span dir="auto">
      {originOf(source)}
      {warning && (
        <span className="text-warn" title={warning.message}>
          {' · '}
          {warning.message}
        </span>
      )}
    </span>
  )
}

function originOf(source: Source): string {
  const { url, file, refresh, name, usage } = source
  const every = refresh ? `every ${refresh.every}` : null
  const where = url === name ? null : url?.replace(/^https?:\/\//, '')
  const what = file ? formatBytes(file.bytes) : isSite(source) ? 'with its pages' : null
  const length = usage && !url && !file ? formatCount(usage.tokens, 'token') : null
  return [where, what, length, every].filter(Boolean).join(' · ') || typeTitles[source.type]
}
