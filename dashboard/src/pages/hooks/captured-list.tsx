import type { Hook, InboundEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Dot } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { formatSeconds } from '../../ui/format.ts'
import { stateWords, typeOf } from './words.tsx'

/** The fields that tell captured events apart. */
export type Captured = Pick<InboundEvent, 'id' | 'status' | 'eventType' | 'receivedAt'>

interface CapturedListProps {
  hook: Hook
  events: readonly Captured[]
  current: string
}

/** The last events of the hook: any of them can stand beside the mapping. */
export const CapturedList = ({ hook, events, current }: CapturedListProps) => (
  <nav aria-label="Captured events" className="hidden min-w-0 border-line border-e @6xl:block">
    <h2 className="flex min-h-12 items-center border-line border-b px-4 font-semibold text-lg">
      Captured
    </h2>
    <ul>
      {events.map((event) => {
        const [tone, word] = stateWords(event.status)
        return (
          <li key={event.id}>
            <Link
              to="/inbound/$hookId/contact"
              params={{ hookId: hook.id }}
              search={{ event: event.id }}
              replace
              aria-current={event.id === current ? 'true' : undefined}
              className={classes(
                'block border-line border-b border-s-2 px-4 py-2 text-sm hover:bg-hover focus-visible:-outline-offset-2',
                event.id === current ? 'border-s-ink bg-press' : 'border-s-transparent',
              )}
            >
              <span className="block truncate font-mono text-xs">{typeOf(event)}</span>
              <span className="flex items-center justify-between gap-2 text-soft text-xs">
                <Dot tone={tone}>{word}</Dot>
                <span className="tabular-nums">{formatSeconds(event.receivedAt)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  </nav>
)
