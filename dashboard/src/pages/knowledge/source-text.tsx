import type { Source, SourceContent } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { formatCount } from '../../ui/format.ts'
import { Segments } from '../../ui/segments.tsx'
import { Empty, Failure, Skeleton } from '../../ui/states.tsx'
import { ChunkList } from './chunk-list.tsx'
import { MarkedText, type Range } from './marked-text.tsx'
import { isUnderWay } from './schemas.ts'
import { sourceSearch } from './search-params.ts'

/** The text that was read out of a source, beside the chunks that it was cut into. */
export function SourceText({ source }: { source: Source }) {
  const ids: [string, string] = [source.baseId, source.id]
  const hasText = source.contentHash !== null
  const content = useApi(api.sources.content, ids, { enabled: hasText })
  const chunks = useApiList(api.sources.chunks, ids, { enabled: hasText })
  const [pointed, setPointed] = useState<Range | null>(null)
  const [{ start, end, side = 'text' }, setSearch] = useSearchParams(sourceSearch)
  const chosen: Range | null = start !== undefined && end !== undefined ? { start, end } : null
  if (!hasText) return isUnderWay(source) ? <NoText /> : null
  const error = content.error ?? chunks.error
  if (error && !content.data) {
    return (
      <Card>
        <Failure error={error} onRetry={content.error ? content.reload : chunks.reload} />
      </Card>
    )
  }
  return (
    <section aria-label="Text and chunks">
      {/* Where there is no room for both, one at a time. */}
      <div className="mb-3 lg:hidden">
        <Segments
          label="What to show"
          options={sides}
          value={side}
          onChange={(next) => setSearch({ side: next })}
        />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card className={classes('lg:block', side !== 'text' && 'hidden')}>
          <CardHeader title="Text" hint={content.data ? describe(content.data) : 'Loading'} />
          {content.data ? (
            <MarkedText text={content.data.content} range={pointed ?? chosen} />
          ) : (
            <Skeleton className="m-4 h-96" />
          )}
        </Card>
        <Card className={classes('lg:block', side !== 'chunks' && 'hidden')}>
          <CardHeader
            title="Chunks"
            hint={`${formatCount(source.chunksCount, 'chunk')}; point at one to find it in the text.`}
          />
          {chunks.items ? (
            <ChunkList
              chunks={chunks.items}
              chosen={chosen}
              onPoint={setPointed}
              onChoose={(range) => setSearch({ start: range.start, end: range.end, side: 'text' })}
              more={{
                hasMore: chunks.hasNextPage,
                busy: chunks.isFetchingNextPage,
                onMore: () => void chunks.fetchNextPage(),
              }}
            />
          ) : (
            <Skeleton className="m-4 h-96" />
          )}
        </Card>
      </div>
    </section>
  )
}

function describe({ title, language, charset, content }: SourceContent): string {
  const facts = [title, language, charset, `${formatCount(content.length, 'character')}`]
  return facts.filter(Boolean).join(' · ')
}

const sides = [
  { value: 'text', title: 'Text' },
  { value: 'chunks', title: 'Chunks' },
] as const

function NoText() {
  return (
    <Card>
      <Empty title="No text yet">The text and its chunks appear here after the run.</Empty>
    </Card>
  )
}
