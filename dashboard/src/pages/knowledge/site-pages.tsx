import type { Source } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Empty } from '../../ui/states.tsx'
import { isUnderWay } from './schemas.ts'
import { SourceTable } from './source-table.tsx'

/** The pages that a sitemap or a crawl found. */
export function SitePages({ source }: { source: Source }) {
  const pages = useApiList(api.sources.list, [source.baseId, { parentId: source.id }], {
    pollWhile: isUnderWay,
  })
  return (
    <Card>
      <CardHeader title="Pages" />
      <SourceTable
        baseId={source.baseId}
        query={pages}
        empty={
          <Empty title={isUnderWay(source) ? 'Looking for pages…' : 'No page found'}>
            {isUnderWay(source)
              ? 'Pages appear here as soon as they are found.'
              : 'Check the address and the patterns, then refresh.'}
          </Empty>
        }
      />
    </Card>
  )
}
