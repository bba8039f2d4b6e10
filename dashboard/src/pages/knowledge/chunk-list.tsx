import type { Chunk } from '@capstan/sdk'
import { classes } from '../../ui/classes.ts'
import { formatCount } from '../../ui/format.ts'
import { More } from '../../ui/table.tsx'
import type { Range } from './marked-text.tsx'

interface ChunkListProps {
  chunks: readonly Chunk[]
  chosen: Range | null
  /** Hovered or focused; null when no longer. */
  onPoint(range: Range | null): void
  onChoose(range: Range): void
  more: Parameters<typeof More>[0]
}

export function ChunkList({ chunks, chosen, onPoint, onChoose, more }: ChunkListProps) {
  return (
    <div className="h-[36rem] max-h-[75dvh] overflow-y-auto">
      <ol>
        {chunks.map((chunk) => {
          const range = { start: chunk.charStart, end: chunk.charEnd }
          const isChosen = chosen?.start === range.start && chosen.end === range.end
          return (
            <li key={chunk.id} className="border-line border-b last:border-b-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onMouseEnter={() => onPoint(range)}
                onMouseLeave={() => onPoint(null)}
                onFocus={() => onPoint(range)}
                onBlur={() => onPoint(null)}
                onClick={() => onChoose(range)}
                className={classes(
                  'flex w-full flex-col gap-1.5 border-s-2 px-4 py-3 text-start outline-offset-[-2px] transition-colors hover:bg-hover focus-visible:bg-hover',
                  isChosen ? 'border-focus bg-brass-wash' : 'border-transparent',
                )}
              >
                <ChunkHead chunk={chunk} />
                <span className="line-clamp-6 whitespace-pre-wrap break-words text-sm" dir="auto">
                  {chunk.text}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <More {...more} />
    </div>
  )
}

function ChunkHead({ chunk: { position, headings, page, tokenCount } }: { chunk: Chunk }) {
  return (
    <span className="flex items-baseline gap-2 text-faint text-xs">
      <span className="font-mono">#{position + 1}</span>
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {headings.join(' › ')}
      </span>
      <span className="shrink-0 tabular-nums">
        {page !== null && `page ${page} · `}
        {formatCount(tokenCount, 'token')}
      </span>
    </span>
  )
}
