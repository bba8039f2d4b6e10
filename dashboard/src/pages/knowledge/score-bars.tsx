import type { SearchHit } from '@capstan/sdk'
import { formatNumber } from '../../ui/format.ts'

type Bar = [title: string, score: number, place: number | null]

/** Shows the two parts of a hit's score, each with its rank. */
export function ScoreBars({ hit: { scores, ranks } }: { hit: SearchHit }) {
  const bars: Bar[] = [
    ...barIf('Words', scores.keyword, ranks.keyword),
    ...barIf('Meaning', scores.semantic, ranks.semantic),
    ...barIf('Reranker', scores.rerank, null),
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {bars.map(([title, value, place]) => (
        <div key={title} className="flex items-center gap-2">
          <dt className="text-soft">{title}</dt>
          <dd className="flex items-center gap-2">
            <ScoreBar value={value} />
            <span className="text-soft tabular-nums">
              {formatNumber(value, 2)}
              {place !== null && <span className="text-faint"> · no. {place}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const barIf = (title: string, score: number | null, place: number | null): Bar[] =>
  score === null ? [] : [[title, score, place]]

const ScoreBar = ({ value }: { value: number }) => (
  <svg
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="h-0.75 w-14 overflow-hidden rounded-full bg-press"
  >
    <rect width={value * 100} height="1" className="fill-chart-1" />
  </svg>
)
