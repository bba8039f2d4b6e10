import type { SearchHit } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { ScoreBars } from './score-bars.tsx'

/** A chunk that was found, in its surroundings, with what its score was made of. */
export function HitCard({ hit, place }: { hit: SearchHit; place: number }) {
  const { context, duplicates } = hit
  return (
    <li className="border-line border-b px-5 py-4">
      <article aria-label={`Hit ${place}`} className="relative flex flex-col gap-2 ps-8">
        <span className="absolute start-0 top-px flex size-5 items-center justify-center rounded-sm bg-info-wash font-name text-info text-xs tabular-nums">
          {place}
        </span>
        <HitHead hit={hit} />
        {context?.before.map((near) => (
          <Neighbour key={near.chunkId} where="Before" text={near.text} />
        ))}
        <p className="whitespace-pre-wrap break-words text-sm" dir="auto">
          {marked(hit)}
        </p>
        {context?.after.map((near) => (
          <Neighbour key={near.chunkId} where="After" text={near.text} />
        ))}
        {duplicates.length > 0 && (
          <p className="text-faint text-xs">
            {formatCount(duplicates.length, 'other chunk')} with the same text.
          </p>
        )}
        <ScoreBars hit={hit} />
      </article>
    </li>
  )
}

function HitHead({ hit }: { hit: SearchHit }) {
  const { baseId, sourceId, sourceName, headings, page, charStart, charEnd, score } = hit
  return (
    <header className="flex items-baseline gap-2">
      <Link
        to="/knowledge/$baseId/sources/$sourceId"
        params={{ baseId, sourceId }}
        search={{ start: charStart, end: charEnd }}
        className="max-w-[70%] shrink-0 truncate font-name hover:underline"
        dir="auto"
      >
        {sourceName}
      </Link>
      <span className="min-w-0 flex-1 truncate text-faint text-xs" dir="auto">
        {[...headings, ...(page === null ? [] : [`page ${page}`])].join(' › ')}
      </span>
      <span className="font-name tabular-nums" title="Score">
        {formatNumber(score, 2)}
      </span>
    </header>
  )
}

function Neighbour({ where, text }: { where: string; text: string }) {
  return (
    <p
      className="line-clamp-4 whitespace-pre-wrap break-words border-line border-s-2 ps-3 text-faint text-xs"
      dir="auto"
    >
      <span className="sr-only">{where}: </span>
      {text}
    </p>
  )
}

/** The text with the words of the question marked. */
function marked({ text, highlights }: SearchHit): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of highlights) {
    if (start < at) continue
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-xs bg-hit text-ink">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
