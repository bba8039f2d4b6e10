import { classes } from '../../../ui/classes.ts'
import { formatNumber } from '../../../ui/format.ts'
import type { Progress } from './import-state.ts'

const counts = [
  ['created', 'Created', 'Create'],
  ['updated', 'Updated', 'Update'],
  ['unchanged', 'Unchanged', 'Unchanged'],
  ['skipped', 'Skipped', 'Skip'],
  ['failed', 'Failed', 'Fail'],
] as const

/** `<ImportCounts progress future>`: what became of the rows, or will. */
export const ImportCounts = ({
  progress,
  future = false,
}: {
  progress: Progress
  future?: boolean
}) => (
  <dl
    aria-label={future ? 'What the import will do' : 'What the import did'}
    className="grid grid-cols-5 divide-x divide-line overflow-hidden rounded-lg border border-line max-sm:grid-cols-1 max-sm:divide-x-0 max-sm:divide-y"
  >
    {counts.map(([name, done, will]) => (
      <div
        key={name}
        className="px-4 py-3 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:py-2"
      >
        <dt className="text-soft text-sm">{future ? will : done}</dt>
        <dd
          className={classes(
            'text-figure-row tabular-nums',
            name === 'failed' && progress.failed > 0 && 'text-bad',
            progress[name] === 0 && 'text-faint',
          )}
        >
          {formatNumber(progress[name])}
        </dd>
      </div>
    ))}
  </dl>
)
