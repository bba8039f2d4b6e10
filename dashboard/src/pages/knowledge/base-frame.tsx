import type { Base } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { counted } from './schemas.ts'
import { Trail } from './trail.tsx'

/** What stands around the pages of one base: its name, its counts, and its rooms. */
export function BaseFrame({
  actions,
  children,
}: {
  actions?: (base: Base) => ReactNode
  children: (base: Base) => ReactNode
}) {
  const { baseId = '' } = useParams({ strict: false })
  const { data: base, error, reload } = useBase(baseId)
  const trail = <Trail steps={[{ title: 'Knowledge', to: '/knowledge' }]} />
  if (error && !base) {
    return (
      <>
        {trail}
        <Failure error={error} onRetry={() => void reload()} />
      </>
    )
  }
  return (
    <>
      {trail}
      <PageHeader
        tab={base?.name ?? 'Knowledge'}
        title={base?.name ?? <Skeleton className="my-1 h-7 w-56" />}
        lead={base ? <Counts base={base} /> : <Skeleton className="h-4 w-72" />}
        actions={base && actions?.(base)}
      />
      <TabLinks
        label="Knowledge base"
        tabs={[
          { title: 'Sources', to: '/knowledge/$baseId', params: { baseId } },
          { title: 'Search', to: '/knowledge/$baseId/search', params: { baseId } },
          { title: 'Settings', to: '/knowledge/$baseId/settings', params: { baseId } },
        ]}
      />
      {base ? children(base) : <Skeleton className="h-64 w-full" />}
    </>
  )
}

export const useBase = (baseId: string) =>
  useApi(api.bases.get, baseId, { pollWhile: ({ reindex }) => reindex?.status === 'running' })

function Counts({ base }: { base: Base }) {
  return (
    <span className="flex flex-wrap gap-x-2 tabular-nums">
      {counted(base.sourcesCount, 'source')} · {counted(base.chunksCount, 'chunk')} ·{' '}
      <span className="font-mono text-xs leading-5">{base.embeddingModel}</span>
    </span>
  )
}
