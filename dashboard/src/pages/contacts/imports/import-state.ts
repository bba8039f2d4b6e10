import type { ContactImport } from '@capstan/sdk'
import type { Tone } from '../../../ui/badge.tsx'
import { formatCount, formatDuration, formatNumber } from '../../../ui/format.ts'

export type Progress = ContactImport['progress']

export const isDry = ({ options }: ContactImport): boolean => options?.dryRun === true

export const isUnderWay = ({ status }: ContactImport): boolean =>
  status === 'running' || status === 'undoing'

/** Returns the word and colour of an import's state. */
export function stateOf(record: ContactImport): { word: string; tone: Tone } {
  const { status } = record
  if (status === 'uploaded') return { word: 'Not started', tone: 'calm' }
  if (isDry(record)) {
    if (status === 'running') return { word: 'Checking', tone: 'info' }
    return {
      word: status === 'failed' ? 'Check failed' : 'Checked',
      tone: status === 'failed' ? 'bad' : 'calm',
    }
  }
  return states[status]
}

const states: Record<ContactImport['status'], { word: string; tone: Tone }> = {
  uploaded: { word: 'Not started', tone: 'calm' },
  running: { word: 'Importing', tone: 'info' },
  completed: { word: 'Imported', tone: 'good' },
  partial: { word: 'Partly imported', tone: 'warn' },
  canceled: { word: 'Canceled', tone: 'calm' },
  failed: { word: 'Failed', tone: 'bad' },
  undoing: { word: 'Undoing', tone: 'info' },
  undone: { word: 'Undone', tone: 'calm' },
}

/** How far the file is read, in whole percent; never done before its end is. */
export const percentOf = ({ bytesRead, bytesTotal }: Progress): number =>
  bytesTotal === 0 ? 0 : Math.min(99, Math.floor((bytesRead / bytesTotal) * 100))

/** `1,200 rows a second, 2 min left`: from the start of the run, so that it survives leaving the page. */
export function paceOf({ progress, startedAt }: ContactImport, now: Date): string | null {
  const { rowsRead, bytesRead, bytesTotal } = progress
  const ms = startedAt === null ? 0 : now.getTime() - new Date(startedAt).getTime()
  if (rowsRead === 0 || bytesRead === 0 || ms < 1_000) return null
  const rate = (rowsRead / ms) * 1_000
  const leftMs = Math.max(1_000, ((bytesTotal - bytesRead) / bytesRead) * ms)
  const pace = `${rate >= 1 ? formatNumber(rate) : '1'} ${rate >= 1.5 ? 'rows' : 'row'} a second`
  return `${pace}, ${formatDuration(Math.round(leftMs / 1_000) * 1_000)} left`
}

/** How many rows an import would write or leave as they are. */
export const goodRows = ({ created, updated, unchanged }: Progress): number =>
  created + updated + unchanged

/** Rows that `…/errors` lists: left out, or imported without a value. */
export const faultyRows = ({ failed, incomplete }: Progress): number => failed + incomplete

/** `3 created, 1 failed`: the counts that are not 0, in words. */
export function countsIn({ created, updated, unchanged, skipped, failed }: Progress): string {
  const counts = [
    [created, 'created'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [skipped, 'skipped'],
    [failed, 'failed'],
  ] as const
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
  return words.length > 0 ? words.join(', ') : formatCount(0, 'row')
}
