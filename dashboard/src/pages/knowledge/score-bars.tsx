import type { SearchHit } from '@capstan/sdk'

type Bar = [title: string, score: number, place: number | null]

/** What the score of a hit was made of. */
export function ScoreBars({ hit: { score, scores, ranks } }: { hit: SearchHit }) {
  const bars: Bar[] = [
    ...bar('Words', scores.keyword, ranks.keyword),
    ...bar('Meaning', scores.semantic, ranks.semantic),
    ...bar('Reranker', scores.rerank, null),
    ['Score', score, null],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-xs sm:flex sm:flex-wrap sm:gap-x-6">
      {bars.map(([title, value, place]) => (
        <div key={title} className="contents sm:flex sm:items-center sm:gap-2">
          <dt className={title === 'Score' ? 'font-medium text-ink' : 'text-faint'}>{title}</dt>
          <dd className="contents">
            <ScoreBar value={value} isFused={title === 'Score'} />
            <span className="text-soft tabular-nums">
              {value.toFixed(2)}
              {place !== null && <span className="text-faint"> · no. {place}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const bar = (title: string, score: number | null, place: number | null): Bar[] =>
  score === null ? [] : [[title, score, place]]

function ScoreBar({ value, isFused }: { value: number; isFused: boolean }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full overflow-hidden rounded-full bg-line sm:w-16"
    >
      <rect width={value * 100} height="6" className={isFused ? 'fill-brass' : 'fill-info'} />
    </svg>
  )
}
