import type { Base } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import { builtinModel } from './schemas.ts'
import type { Mode } from './search-request.ts'

/** Explains the scores of these hits, with the settings behind them. */
export function ScoreNotes({
  base,
  mode,
  isReranked,
}: {
  base: Base
  mode: Mode
  isReranked: boolean
}) {
  return (
    <Disclosure title="What the scores mean">
      <dl className="grid gap-x-5 gap-y-2 text-sm sm:grid-cols-[6rem_1fr]">
        {mode !== 'semantic' && (
          <Note title="Words">
            Share of the best BM25 that any chunk could reach: how many of the question’s words it
            has, counting rare ones more.
          </Note>
        )}
        {mode !== 'keyword' && (
          <Note title="Meaning">
            How similar its vector is to the question’s, by {base.embeddingModel}.
          </Note>
        )}
        {isReranked && (
          <Note title="Reranker">
            The 50 best were read once more together with the question; this decides the order.
          </Note>
        )}
        <Note title="Score">{isReranked ? 'That of the reranker.' : joined(base, mode)}</Note>
        <Note title="no. 1, 2, …">Its place by that half alone.</Note>
      </dl>
    </Disclosure>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-medium">{title}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  )
}

function joined({ search, embeddingModel }: Base, mode: Mode): string {
  if (mode === 'keyword') return 'That of the words.'
  if (mode === 'semantic') return 'That of the meaning.'
  const isLexical = embeddingModel === builtinModel
  const { fusion, semanticWeight } = search
  const share = Math.round((semanticWeight ?? (isLexical ? 0.1 : 0.6)) * 100)
  if (fusion === 'rrf') {
    return `From the places by words and by meaning; meaning counts ${share} percent.`
  }
  if (fusion === 'minmax' || (fusion === 'auto' && !isLexical)) {
    return `Both scores, each spread over 0 to 1 among the candidates, then added; meaning counts ${share} percent.`
  }
  return 'That of the words; meaning orders equal ones, and answers when no word is found.'
}
