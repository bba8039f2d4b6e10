import type { Source } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Menu } from '../../ui/menu.tsx'
import { Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { count, counted, isSite, sizeOf, typeTitles } from './schemas.ts'
import { useSourceActions } from './source-actions.tsx'
import { SourceIcon } from './source-icon.tsx'
import { SourceState } from './source-state.tsx'

export function SourceTable({ baseId, sources }: { baseId: string; sources: readonly Source[] }) {
  const navigate = useNavigate()
  const { actionsOf, question } = useSourceActions(baseId)
  return (
    <>
      <Table
        label="Sources"
        rows={sources}
        keyOf={({ id }) => id}
        onOpen={({ id }) =>
          void navigate({
            to: '/knowledge/$baseId/sources/$sourceId',
            params: { baseId, sourceId: id },
          })
        }
        columns={[
          { title: 'Source', grows: true, cell: (source) => <Name source={source} /> },
          { title: 'Status', cell: (source) => <SourceState source={source} /> },
          {
            title: 'Chunks',
            wide: true,
            end: true,
            cell: ({ chunksCount }) => <span className="tabular-nums">{count(chunksCount)}</span>,
          },
          {
            title: 'Changed',
            wide: true,
            end: true,
            cell: ({ updatedAt }) => <Ago at={updatedAt} />,
          },
          {
            title: 'Actions',
            spoken: true,
            wide: true,
            end: true,
            cell: (source) => (
              <Menu label={`Actions for ${source.name}`} actions={actionsOf(source)} />
            ),
          },
        ]}
      />
      {question}
    </>
  )
}

function Name({ source }: { source: Source }) {
  return (
    <span className="flex items-center gap-3">
      <SourceIcon type={source.type} />
      <span className="min-w-0">
        <span className="block truncate" dir="auto">
          {source.name}
        </span>
        {source.error ? (
          <span className="block truncate font-normal text-bad text-xs" title={source.error}>
            {source.error}
          </span>
        ) : (
          <span className="block truncate font-normal text-faint text-xs">{originOf(source)}</span>
        )}
      </span>
    </span>
  )
}

/** Where it comes from, for the line below the name. */
function originOf(source: Source): string {
  const { url, file, refresh, name, usage } = source
  const every = refresh ? `every ${refresh.every}` : null
  const where = url === name ? null : url?.replace(/^https?:\/\//, '')
  const what = file ? sizeOf(file.bytes) : isSite(source) ? 'with its pages' : null
  const length = usage && !url && !file ? counted(usage.tokens, 'token') : null
  return [where, what, length, every].filter(Boolean).join(' · ') || typeTitles[source.type]
}
