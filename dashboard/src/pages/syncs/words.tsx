import type { Sync, SyncRun } from '@capstan/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { formatCount, formatNumber, formatTime } from '../../ui/format.ts'
import { scheduleWords } from '../automations/schedule-words.ts'

export const syncName = ({ name, target }: Pick<Sync, 'name' | 'target'>): string =>
  name ?? (target === 'contacts' ? 'Contacts' : 'Documents')

export function SyncState({
  sync: { status, pausedReason, stoppedReason, schedule },
}: {
  sync: Sync
}) {
  const [tone, word] = stateOf(status, pausedReason ?? stoppedReason, schedule)
  return <Badge tone={tone}>{word}</Badge>
}

const stateOf = (
  status: Sync['status'],
  reason: string | null,
  schedule: string | null,
): readonly [Tone, string] => {
  if (status === 'paused') return reason ? ['bad', 'Needs you'] : ['calm', 'Paused']
  return schedule ? ['good', 'On schedule'] : ['calm', 'Manual']
}

const runStates: Record<SyncRun['status'], readonly [Tone, string]> = {
  queued: ['calm', 'Waiting'],
  running: ['info', 'Running'],
  needs_confirmation: ['warn', 'Confirm'],
  succeeded: ['good', 'Succeeded'],
  partial: ['warn', 'Partial'],
  failed: ['bad', 'Failed'],
  canceled: ['calm', 'Canceled'],
}

export const runWord = (status: SyncRun['status']): string => runStates[status][1]

export function RunState({ of: { status } }: { of: SyncRun }) {
  const [tone, word] = runStates[status]
  return <Badge tone={tone}>{word}</Badge>
}

export const isMoving = ({ status }: SyncRun): boolean =>
  status === 'queued' || status === 'running'

/** Describes a run's progress, or why it stopped. */
export function runNote({ error, gone, stats, status, waitingUntil }: SyncRun): string {
  if (status === 'needs_confirmation' && gone) {
    return `${formatNumber(gone.records)} of ${formatNumber(gone.of)} records are gone at the source.`
  }
  if (error) return error.message
  if (waitingUntil) return `The source asks to wait until ${formatTime(waitingUntil)}.`
  const { created, updated, unchanged, failed, removed } = stats
  const parts = [
    created > 0 && `${formatNumber(created)} new`,
    updated > 0 && `${formatNumber(updated)} changed`,
    removed > 0 && `${formatNumber(removed)} removed`,
    failed > 0 && `${formatNumber(failed)} rejected`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join(', ')
  return isMoving({ status } as SyncRun) ? 'Reading the first page…' : formatCount(0, 'record')
}

export const scheduleOf = ({ schedule }: Pick<Sync, 'schedule'>): string =>
  schedule === null ? 'Manual' : scheduleWords(schedule)
