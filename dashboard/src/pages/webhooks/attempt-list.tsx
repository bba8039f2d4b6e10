import type { DeliveryWithAttempts } from '@capstan/sdk'
import { classes } from '../../ui/classes.ts'
import { formatCount, formatDuration, formatExact, formatSeconds } from '../../ui/format.ts'
import { Ago } from '../../ui/time.tsx'
import { type Attempt, answerOf, isSuccess } from './delivery.ts'

interface AttemptListProps {
  delivery: Pick<DeliveryWithAttempts, 'attempts' | 'attemptsCount' | 'nextAttemptAt' | 'status'>
  /** The one whose answer stands below. */
  chosen: Attempt | undefined
  onChoose(attempt: Attempt): void
}

/** The attempts, newest first, and when the next one comes. */
export function AttemptList({ delivery, chosen, onChoose }: AttemptListProps) {
  const { attempts, attemptsCount, nextAttemptAt, status } = delivery
  const isComing = status === 'pending' || status === 'delivering'
  return (
    <section>
      <header className="mb-1.5 flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{formatCount(attemptsCount, 'attempt')}</h3>
        {nextAttemptAt && (
          <span className="text-soft text-xs">
            next <Ago at={nextAttemptAt} />
          </span>
        )}
      </header>
      {attempts.length === 0 && (
        <p className="text-faint">{isComing ? 'Sending the first one…' : 'It was not sent.'}</p>
      )}
      <ol reversed className="-mx-2">
        {attempts.toReversed().map((attempt, index) => (
          <li key={attempt.id}>
            <button
              type="button"
              aria-pressed={attempt === chosen}
              onClick={() => onChoose(attempt)}
              className="flex h-8 w-full items-center gap-2.5 rounded-chip px-2 text-start hover:bg-hover aria-pressed:bg-press max-sm:h-11"
            >
              <span
                aria-hidden="true"
                className={classes(
                  'size-2 shrink-0 rounded-full',
                  isSuccess(attempt, delivery) ? 'bg-good-fill' : 'bg-bad-fill',
                )}
              />
              <span className="flex-1 font-name">Attempt {attemptsCount - index}</span>
              <span
                className={classes(
                  'tabular-nums',
                  isSuccess(attempt, delivery) ? 'text-soft' : 'text-bad',
                )}
              >
                {answerOf(attempt)}, {formatDuration(attempt.durationMs)}
              </span>
              <time
                dateTime={attempt.startedAt}
                title={formatExact(attempt.startedAt)}
                className="text-soft tabular-nums"
              >
                {formatSeconds(attempt.startedAt)}
              </time>
            </button>
          </li>
        ))}
      </ol>
      {attemptsCount > attempts.length && (
        <p className="mt-1 text-faint text-xs">The last 100 are kept.</p>
      )}
    </section>
  )
}
