import type { Source } from '@capstan/sdk'
import { Network } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More } from '../../ui/table.tsx'
import { isUnderWay } from './schemas.ts'
import { SourceTable } from './source-table.tsx'

/** The pages that a sitemap or a crawl found. */
export function SitePages({ source }: { source: Source }) {
  const pages = useApiList(api.sources.list, [source.baseId, { parentId: source.id }], {
    pollWhile: isUnderWay,
  })
  return (
    <Card>
      <CardHeader title="Pages" hint="Each is a source of its own." />
      {pages.error ? (
        <Failure error={pages.error} onRetry={() => void pages.reload()} />
      ) : !pages.items ? (
        <SkeletonRows />
      ) : pages.items.length === 0 ? (
        <Empty icon={Network} title={isUnderWay(source) ? 'Looking for pages' : 'No page'}>
          {isUnderWay(source)
            ? 'They show here as soon as they are found.'
            : 'Check the address and the patterns, and refresh.'}
        </Empty>
      ) : (
        <>
          <SourceTable baseId={source.baseId} sources={pages.items} />
          <More
            hasMore={pages.hasNextPage}
            busy={pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
          />
        </>
      )}
    </Card>
  )
}
