import type { Base, SearchQuery, SearchResult } from '@capstan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Code as CodeIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { useSearchParams } from '../../search.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { readError } from '../../ui/form-context.ts'
import { formatCount, formatDuration, formatNumber } from '../../ui/format.ts'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { BaseFrame } from './base-frame.tsx'
import { HitCard } from './hit-card.tsx'
import { ScoreNotes } from './score-notes.tsx'
import { SearchCode } from './search-code.tsx'
import { SearchForm } from './search-form.tsx'
import { playgroundSearch } from './search-params.ts'
import { draftOf, requestOf, type SearchDraft, searchOf } from './search-request.ts'

/** Where a base is asked questions, and its answers are explained. */
export function Playground() {
  return (
    <BaseFrame actions={(base) => <CodeButton baseId={base.id} />}>
      {(base) => <Search key={base.id} base={base} />}
    </BaseFrame>
  )
}

interface Answer extends SearchResult {
  ms: number
}

/** A search costs credits: the page sends it once, and never renews it by itself. */
const useAnswer = (baseId: string, request: SearchQuery | null) =>
  useQuery({
    queryKey: ['search', baseId, request],
    queryFn: async (): Promise<Answer> => {
      if (!request) throw new Error('There is nothing to search for.')
      const startedAt = performance.now()
      const result = await api.bases.search(baseId, request)
      return { ...result, ms: Math.round(performance.now() - startedAt) }
    },
    enabled: request !== null,
    staleTime: 'static',
    retry: false,
  })

function Search({ base }: { base: Base }) {
  const [search, setSearch] = useSearchParams(playgroundSearch)
  const client = useQueryClient()
  const draft = draftOf(search)
  const request = requestOf(draft)
  const answer = useAnswer(base.id, request)
  const again = (): void =>
    void client.resetQueries({ queryKey: ['search', base.id, request], exact: true })
  const ask = (draft: SearchDraft): void => {
    const next = requestOf(draft)
    // The same question again is one more search; an answer from before is for who comes back.
    if (JSON.stringify(next) === JSON.stringify(request)) again()
    else client.removeQueries({ queryKey: ['search', base.id, next], exact: true })
    setSearch(searchOf(draft))
  }
  return (
    <div className="bleed -mt-6 -mb-6 grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="inset py-6">
        <div className="flex flex-col gap-5 lg:sticky lg:top-6">
          <SearchForm
            initial={draft}
            error={answer.error}
            busy={answer.isFetching}
            onSearch={ask}
          />
          {answer.data && (
            <div className="border-line border-t pt-4">
              <ScoreNotes base={base} mode={draft.mode} isReranked={answer.data.usage.reranked} />
            </div>
          )}
        </div>
      </div>
      <section
        aria-label="Passages"
        className="min-w-0 border-line max-lg:border-t lg:min-h-[calc(100dvh-6.9rem)] lg:border-s"
      >
        <PassagesHead answer={answer.isFetching ? undefined : answer.data} />
        <Passages {...{ answer, base, draft }} onRetry={again} />
      </section>
    </div>
  )
}

function PassagesHead({ answer }: { answer: Answer | undefined }) {
  return (
    <header className="flex min-h-11 items-center gap-2.5 border-line border-b px-5">
      <h2 className="font-semibold text-lg">Passages</h2>
      {answer && <Tag>{formatNumber(answer.data.length)}</Tag>}
      <span role="status" className="ms-auto text-soft text-xs tabular-nums">
        {answer
          ? `${formatDuration(answer.ms)} · ${formatCount(answer.usage.credits, 'credit')}`
          : 'One credit a search'}
      </span>
    </header>
  )
}

interface PassagesProps {
  answer: ReturnType<typeof useAnswer>
  base: Base
  draft: SearchDraft
  onRetry(): void
}

function Passages({ answer, base, draft, onRetry }: PassagesProps): ReactNode {
  if (answer.isFetching) return <SkeletonRows />
  // What is wrong with a field stands at that field.
  if (answer.error && !readError(answer.error)?.field) {
    return <Failure error={answer.error} onRetry={onRetry} title="The search failed" />
  }
  if (!answer.data || answer.error) {
    return (
      <Empty title="Ask a question">
        {base.chunksCount === 0
          ? 'This base is still empty. Add a source first.'
          : 'The passages that fit best appear here, with their scores.'}
      </Empty>
    )
  }
  if (answer.data.data.length === 0) {
    return (
      <Empty title="No passage found">
        {draft.filter || draft.minScore
          ? 'Remove the filter or the least score, or use other words.'
          : 'Use other words, or add sources that answer it.'}
      </Empty>
    )
  }
  return (
    <ol aria-label="Hits">
      {answer.data.data.map((hit, index) => (
        <HitCard key={hit.chunkId} hit={hit} place={index + 1} />
      ))}
    </ol>
  )
}

function CodeButton({ baseId }: { baseId: string }) {
  const [search] = useSearchParams(playgroundSearch)
  const [isOpen, setOpen] = useState(false)
  const request = requestOf(draftOf(search))
  return (
    <>
      <Button
        look="quiet"
        icon={<CodeIcon aria-hidden="true" />}
        why={request === null ? 'Search for something first.' : undefined}
        onClick={() => setOpen(true)}
      >
        Code
      </Button>
      <Dialog title="Code" open={isOpen} onClose={() => setOpen(false)} shape="wide">
        {request && <SearchCode baseId={baseId} request={request} />}
      </Dialog>
    </>
  )
}
