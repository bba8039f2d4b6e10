import type { Source } from '@capstan/sdk'
import { Status } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import { count } from './schemas.ts'

/** A source's status; while it is under way, how far it has come. It is as high either way. */
export function SourceState({ source }: { source: Source }) {
  if (source.status !== 'processing') {
    return (
      <span className="flex w-24 sm:w-32">
        <Status of={source.status} />
      </span>
    )
  }
  const { percent } = source.progress
  return (
    <span className="flex w-24 flex-col gap-1 sm:w-32">
      <span className="flex justify-between gap-2 text-info text-xs">
        <span className="truncate">{stageOf(source)}</span>
        <span className="tabular-nums">{percent}%</span>
      </span>
      <Progress percent={percent} label={`Progress of ${source.name}`} />
    </span>
  )
}

/** What is being done, and how much of it, in a few words. */
function stageOf({ progress: { stage, done, total } }: Source): string {
  const amount = done !== null && total ? ` ${count(done)}/${count(total)}` : ''
  return `${stage ?? 'beginning'}${amount}`
}
