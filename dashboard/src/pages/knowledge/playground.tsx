import type { Base, SearchQuery, SearchResult } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Braces, SearchX, TextSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useReloadable } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { BaseFrame } from './base-frame.tsx'
import { HitCard } from './hit-card.tsx'
import { counted } from './schemas.ts'
import { ScoreNotes } from './score-notes.tsx'
import { SearchCode } from './search-code.tsx'
import { SearchForm } from './search-form.tsx'
import { playgroundSearch } from './search-params.ts'
import { type Draft, draftOf, requestOf, searchOf } from './search-request.ts'

/** Where a base is asked questions, and its answers are explained. */
export function Playground() {
  return <BaseFrame>{(base) => <Search key={base.id} base={base} />}</BaseFrame>
}

interface Answer extends SearchResult {
  ms: number
}

/** A search costs credits: it is asked for once, and never renewed by itself. */
const useAnswer = (baseId: string, request: SearchQuery | null) =>
  useReloadable({
    queryKey: ['search', baseId, request],
    queryFn: async (): Promise<Answer> => {
      if (!request) throw new Error('There is nothing to search for.')
      const began = performance.now()
      const result = await api.bases.search(baseId, request)
      return { ...result, ms: Math.round(performance.now() - began) }
    },
    enabled: request !== null,
    staleTime: 'static',
    retry: false,
  })

function Search({ base }: { base: Base }) {
  const [search, setSearch] = useSearchParams(playgroundSearch)
  const [isCode, setCode] = useState(false)
  const client = useQueryClient()
  const asked = draftOf(search)
  const request = requestOf(asked)
  const answer = useAnswer(base.id, request)
  // What is wrong with a field stands at that field.
  const fault = errorFor(answer.error, null)
  const ask = (draft: Draft): void => {
    const next = requestOf(draft)
    // The same question again is one more search; an answer from before is for who comes back.
    if (JSON.stringify(next) === JSON.stringify(request)) void answer.reload()
    else client.removeQueries({ queryKey: ['search', base.id, next] })
    setSearch(searchOf(draft))
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_1fr]">
      <Card className="lg:sticky lg:top-6">
        <SearchForm initial={asked} error={answer.error} busy={answer.isFetching} onSearch={ask} />
      </Card>
      <Card>
        <CardHeader
          title="Hits"
          hint={
            <span role="status">
              {answer.data && !answer.error ? costOf(answer.data) : 'A search costs one credit.'}
            </span>
          }
          actions={
            <Button
              size="small"
              icon={<Braces size={15} aria-hidden="true" />}
              disabled={request === null}
              onClick={() => setCode(true)}
            >
              Code
            </Button>
          }
        />
        {answer.isFetching ? (
          <SkeletonRows />
        ) : fault ? (
          <Failure error={answer.error} onRetry={() => void answer.reload()} />
        ) : answer.data && !answer.error ? (
          <Hits answer={answer.data} base={base} asked={asked} />
        ) : (
          <Nothing base={base} />
        )}
      </Card>
      <Dialog title="Code" open={isCode} onClose={() => setCode(false)} shape="wide">
        {request && <SearchCode baseId={base.id} request={request} />}
      </Dialog>
    </div>
  )
}

const costOf = ({ data, ms, usage }: Answer): string =>
  `${counted(data.length, 'hit')} in ${ms} ms for ${counted(usage.credits, 'credit')}`

function Hits({ answer, base, asked }: { answer: Answer; base: Base; asked: Draft }): ReactNode {
  if (answer.data.length === 0) {
    return (
      <Empty icon={SearchX} title="Nothing was found">
        {asked.filter || asked.minScore
          ? 'Ask without the filter or the least score, or with other words.'
          : 'Ask with other words, or add sources that answer it.'}
      </Empty>
    )
  }
  return (
    <>
      <div className="border-line border-b px-4 py-2.5">
        <ScoreNotes base={base} mode={asked.mode} isReranked={answer.usage.reranked} />
      </div>
      <ol aria-label="Hits">
        {answer.data.map((hit, index) => (
          <HitCard key={hit.chunkId} hit={hit} place={index + 1} />
        ))}
      </ol>
    </>
  )
}

function Nothing({ base }: { base: Base }) {
  return (
    <Empty icon={TextSearch} title="Ask something">
      {base.chunksCount === 0
        ? 'The base has nothing to find yet. Add a source first.'
        : 'The chunks that fit best show here, with the scores that ranked them.'}
    </Empty>
  )
}
