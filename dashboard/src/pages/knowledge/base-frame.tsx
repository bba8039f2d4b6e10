import type { Base } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tabs.tsx'

/** The bar and the tabs around the pages of one base. */
export function BaseFrame({
  actions,
  children,
}: {
  actions?: (base: Base) => ReactNode
  children: (base: Base) => ReactNode
}) {
  const { baseId = '' } = useParams({ strict: false })
  const base = useBase(baseId)
  return (
    <>
      <PageHeader
        trail={[{ title: 'Knowledge', to: '/knowledge' }]}
        tab={base.data?.name ?? 'Knowledge'}
        title={base.data?.name ?? (base.error ? 'Knowledge base' : <NameSkeleton />)}
        actions={base.data && actions?.(base.data)}
      />
      <TabLinks
        label="Knowledge base"
        tabs={[
          {
            title: 'Sources',
            count: base.data?.sourcesCount,
            to: '/knowledge/$baseId',
            params: { baseId },
          },
          { title: 'Search', to: '/knowledge/$baseId/search', params: { baseId } },
          { title: 'Settings', to: '/knowledge/$baseId/settings', params: { baseId } },
        ]}
      />
      {base.data ? (
        children(base.data)
      ) : base.error ? (
        <Failure error={base.error} onRetry={base.reload} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </>
  )
}

const NameSkeleton = () => (
  <>
    <Skeleton className="my-1 h-4 w-40" />
    <span className="sr-only">Knowledge base</span>
  </>
)

export const useBase = (baseId: string) =>
  useApi(api.bases.get, baseId, { pollWhile: ({ reindex }) => reindex?.status === 'running' })
