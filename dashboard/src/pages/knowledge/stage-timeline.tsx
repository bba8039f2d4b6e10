import type { Source } from '@capstan/sdk'
import { classes } from '../../ui/classes.ts'
import { formatDuration } from '../../ui/format.ts'
import { isSite, isUnderWay } from './schemas.ts'

const stages = ['fetching', 'extracting', 'chunking', 'embedding', 'storing'] as const
const ofSites = ['fetching', 'pages'] as const

interface Step {
  stage: string
  state: 'done' | 'now' | 'failed' | 'ahead'
  ms: number | null
}

/** The stages of the newest run in their order, and how long each took. */
export function StageTimeline({ source }: { source: Source }) {
  return (
    <ol className="flex flex-col sm:flex-row" aria-label="Stages of the newest run">
      {stepsOf(source).map(({ stage, state, ms }) => (
        <li
          key={stage}
          className="group relative flex flex-1 items-center gap-2.5 pb-2 text-sm sm:flex-col sm:items-start sm:gap-1.5 last:pb-0 sm:pb-0"
        >
          <span className="flex w-full max-w-3 items-center sm:max-w-none">
            <span
              aria-hidden="true"
              className={classes('size-2 shrink-0 rounded-full', dots[state])}
            />
            <span
              aria-hidden="true"
              className="mx-1.5 hidden h-px flex-1 bg-line sm:block sm:group-last:hidden"
            />
          </span>
          <span className={state === 'ahead' ? 'text-faint' : 'text-ink'}>
            {stage}
            {state === 'failed' && <span className="sr-only">, failed here</span>}
          </span>
          <span className="ms-auto text-faint text-xs tabular-nums sm:ms-0">
            {state === 'now' ? 'now' : ms === null ? '–' : formatDuration(ms)}
          </span>
        </li>
      ))}
    </ol>
  )
}

const dots: Record<Step['state'], string> = {
  done: 'bg-good-fill',
  now: 'bg-info',
  failed: 'bg-bad-fill',
  ahead: 'border border-edge',
}

function stepsOf(source: Source): Step[] {
  const { stages: began, stage: current } = source.progress
  const names: readonly (keyof typeof began)[] = isSite(source)
    ? ofSites
    : source.url
      ? stages
      : stages.filter((stage) => stage !== 'fetching' || began.fetching)
  const known = names.filter((name) => began[name])
  const end = source.status === 'completed' ? source.lastCheckedAt : null
  return names.map((stage) => {
    const at = began[stage]
    const next = known[known.indexOf(stage) + 1]
    const until = next ? began[next] : end
    const ms = at && until ? Date.parse(until) - Date.parse(at) : null
    return { stage, ms: ms !== null && ms < 0 ? null : ms, state: stateOf(stage) }
  })

  function stateOf(stage: keyof typeof began): Step['state'] {
    if (source.failure?.stage === stage) return 'failed'
    if (isUnderWay(source) && current === stage) return 'now'
    return began[stage] ? 'done' : 'ahead'
  }
}
