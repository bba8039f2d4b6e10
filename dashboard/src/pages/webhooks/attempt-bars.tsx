import { classes } from '../../ui/classes.ts'
import { type Attempt, isSuccess, showMs } from './delivery.ts'

/** Fewer attempts leave room at the beginning. */
const leastSlots = 24
const height = 100
const barWidth = 0.64
const leastHeight = 4

/** The last attempts, newest at the end: how high is how long, and the colour how it ended. */
export function AttemptBars({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) {
    return (
      <p className="flex h-36 items-center justify-center text-faint text-sm">
        Nothing was sent yet. A test shows whether the address works.
      </p>
    )
  }
  const slots = Math.max(leastSlots, attempts.length)
  const longest = Math.max(...attempts.map(({ durationMs }) => durationMs))
  const succeeded = attempts.filter(isSuccess).length
  const count = attempts.length === 1 ? 'The last attempt' : `The last ${attempts.length} attempts`
  return (
    <figure className="flex flex-col gap-2.5">
      <svg
        viewBox={`0 0 ${slots} ${height}`}
        preserveAspectRatio="none"
        className="h-28 w-full overflow-visible xl:h-44"
        role="img"
        aria-label={`${count}: ${succeeded} succeeded, the longest took ${showMs(longest)}`}
      >
        <line
          x1={0}
          x2={slots}
          y1={height}
          y2={height}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {attempts.map((attempt, index) => {
          // By the root: a timeout of seconds shall not flatten all else.
          const share = longest === 0 ? 0 : Math.sqrt(attempt.durationMs / longest)
          const high = Math.max(leastHeight, share * height)
          return (
            <rect
              key={attempt.id}
              x={slots - attempts.length + index + (1 - barWidth) / 2}
              y={height - high}
              width={barWidth}
              height={high}
              className={classes(isSuccess(attempt) ? 'fill-good' : 'fill-bad')}
            >
              <title>{titleOf(attempt)}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-faint text-xs tabular-nums">
        <span>
          {count}: {succeeded} succeeded
          {succeeded < attempts.length && `, ${attempts.length - succeeded} failed`}
        </span>
        <span>longest {showMs(longest)}</span>
      </figcaption>
    </figure>
  )
}

const titleOf = (attempt: Attempt): string => {
  const { response, error, durationMs, startedAt } = attempt
  const outcome = response ? `answered ${response.status}` : (error?.code ?? 'failed')
  return `${outcome} in ${showMs(durationMs)}, ${new Date(startedAt).toLocaleString('en')}`
}
