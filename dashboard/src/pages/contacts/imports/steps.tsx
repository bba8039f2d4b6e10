import { Check } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'

const titles = ['File', 'Columns', 'Check', 'Import'] as const
export type Step = (typeof titles)[number]

/** `<Steps at="Columns">`: where the import is, as a numbered line. */
export function Steps({ at, isOver = false }: { at: Step; isOver?: boolean }) {
  const current = titles.indexOf(at)
  return (
    <ol aria-label="Steps" className="mb-7 flex items-center gap-2 text-sm sm:gap-3">
      {titles.map((title, place) => {
        const isDone = place < current || isOver
        return (
          <li
            key={title}
            aria-current={place === current ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2 not-last:flex-1 sm:gap-3',
              place === current ? 'font-name text-ink' : 'text-faint',
            )}
          >
            <span
              aria-hidden="true"
              className={classes(
                'flex size-5 shrink-0 items-center justify-center rounded-full border text-micro tabular-nums',
                place === current && !isOver
                  ? 'border-ink bg-ink text-sheet'
                  : isDone
                    ? 'border-line2 bg-press text-soft'
                    : 'border-line2',
              )}
            >
              {isDone ? <Check size={12} /> : place + 1}
            </span>
            <span className={place === current ? '' : 'max-sm:sr-only'}>{title}</span>
            {place < titles.length - 1 && (
              <span aria-hidden="true" className="h-px min-w-3 flex-1 bg-line2" />
            )}
          </li>
        )
      })}
    </ol>
  )
}
