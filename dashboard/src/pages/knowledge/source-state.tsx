import type { Source } from '@capstan/sdk'
import { Status } from '../../ui/badge.tsx'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import { Progress } from '../../ui/progress.tsx'

/** A source's status; while it is under way, how far it has come. It is as high either way. */
export function SourceState({ source }: { source: Source }) {
  if (source.status !== 'processing') return <Status of={source.status} />
  const { percent } = source.progress
  return (
    <span className="flex w-28 flex-col gap-1 align-middle">
      <span className="flex justify-between gap-2 text-info text-xs">
        <span className="truncate">{stageOf(source)}</span>
        <span className="tabular-nums">{formatPercent(percent / 100, 0)}</span>
      </span>
      <Progress percent={percent} label={`Progress of ${source.name}`} />
    </span>
  )
}

/** Describes the current stage and its progress. */
function stageOf({ progress: { stage, done, total } }: Source): string {
  const amount = done !== null && total ? ` ${formatNumber(done)}/${formatNumber(total)}` : ''
  return `${stage ?? 'starting'}${amount}`
}
