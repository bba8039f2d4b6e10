import type { AutomationRun } from '@capstan/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { actionWords } from './words.ts'

const states: Record<AutomationRun['status'], readonly [Tone, string]> = {
  queued: ['info', 'Waiting'],
  running: ['info', 'Running'],
  succeeded: ['good', 'Succeeded'],
  failed: ['bad', 'Failed'],
  skipped: ['calm', 'Skipped'],
  held: ['warn', 'Held'],
}

export const runWord = (status: AutomationRun['status']): string => states[status][1]

/** `<RunState of={run}>`: how far a run is, in one word. */
export function RunState({ of: { status } }: { of: Pick<AutomationRun, 'status'> }) {
  const [tone, word] = states[status]
  return <Badge tone={tone}>{word}</Badge>
}

const reasons: Readonly<Record<string, string>> = {
  condition: 'The condition was not met.',
  loop: 'It would have set itself off again, so it stopped.',
  backlog: 'More than 10,000 runs wait. Retry it when they are done.',
  plan: 'The runs of this month are used up. Retry it next month or change the plan.',
  disabled: 'The automation was turned off.',
}

/** Why a run stands where it does; null where its state says enough. */
export function runNote({ status, reason, error, attempts }: AutomationRun): string | null {
  if (error) {
    const at = error.action === null ? '' : `Action ${error.action + 1}: `
    const again = status === 'queued' && attempts > 0 ? ' It will be tried again.' : ''
    return `${at}${error.message}${again}`
  }
  return reason ? (reasons[reason] ?? reason) : null
}

/** The action of a step, as people call it. */
export const stepWords = (type: string): string =>
  (actionWords as Readonly<Record<string, string>>)[type] ?? type

export const canRetry = ({ status }: Pick<AutomationRun, 'status'>): boolean =>
  status === 'failed' || status === 'held' || status === 'skipped'

export const isMoving = ({ status }: Pick<AutomationRun, 'status'>): boolean =>
  status === 'queued' || status === 'running'
