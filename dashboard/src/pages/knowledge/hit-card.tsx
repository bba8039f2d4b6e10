import type { SearchHit } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from './schemas.ts'
import { ScoreBars } from './score-bars.tsx'

/** A chunk that was found, in its surroundings, with what its score was made of. */
export function HitCard({ hit, place }: { hit: SearchHit; place: number }) {
  const { context, duplicates } = hit
  return (
    <li className="border-line border-b px-4 py-4 last:border-b-0">
      <article aria-label={`Hit ${place}`} className="relative flex flex-col gap-2.5 ps-8">
        <span className="absolute start-0 top-0.5 font-mono text-faint text-xs">{place}</span>
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
            {counted(duplicates.length, 'other chunk')} with the same text.
          </p>
        )}
        <ScoreBars hit={hit} />
      </article>
    </li>
  )
}

function HitHead({ hit }: { hit: SearchHit }) {
  const { baseId, sourceId, sourceName, headings, page, charStart, charEnd } = hit
  return (
    <header>
      <Link
        to="/knowledge/$baseId/sources/$sourceId"
        params={{ baseId, sourceId }}
        search={{ start: charStart, end: charEnd }}
        className="block truncate font-medium text-sm hover:underline"
        dir="auto"
      >
        {sourceName}
      </Link>
      {(headings.length > 0 || page !== null) && (
        <p className="truncate text-faint text-xs" dir="auto">
          {[...headings, ...(page === null ? [] : [`page ${page}`])].join(' › ')}
        </p>
      )}
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
      <mark key={start} className="rounded-xs bg-brass-wash font-medium text-brass">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
