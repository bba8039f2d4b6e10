import type { Source, SourceContent } from '@capstan/sdk'
import { Scissors } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Empty, Failure, Skeleton } from '../../ui/states.tsx'
import { ChunkList } from './chunk-list.tsx'
import { MarkedText, type Range } from './marked-text.tsx'
import { counted, isUnderWay } from './schemas.ts'
import { sourceSearch } from './search-params.ts'

type Side = 'text' | 'chunks'

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
        <Failure
          error={error}
          onRetry={() => void Promise.all([content.reload(), chunks.reload()])}
        />
      </Card>
    )
  }
  return (
    <section aria-label="Text and chunks">
      <Sides side={side} onChange={(next) => setSearch({ side: next })} />
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
            hint={`${counted(source.chunksCount, 'chunk')}; point at one to see its place.`}
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
  const facts = [title, language, charset, `${counted(content.length, 'character')}`]
  return facts.filter(Boolean).join(' · ')
}

/** Where there is no room for both, one at a time. */
function Sides({ side, onChange }: { side: Side; onChange(side: Side): void }) {
  return (
    <fieldset className="mb-3 grid grid-cols-2 gap-1 rounded-md bg-well p-1 lg:hidden">
      <legend className="sr-only">What to show</legend>
      {(['text', 'chunks'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={side === one}
          onClick={() => onChange(one)}
          className="rounded-sm px-2 py-1 text-soft text-sm capitalize aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-lift"
        >
          {one}
        </button>
      ))}
    </fieldset>
  )
}

function NoText() {
  return (
    <Card>
      <Empty icon={Scissors} title="No text yet">
        It shows here with its chunks as soon as the run is completed.
      </Empty>
    </Card>
  )
}
