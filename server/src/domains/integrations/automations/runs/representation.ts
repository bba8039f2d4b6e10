import { AutomationId, AutomationRunId } from '../ids.ts'
import type { AutomationRun } from './schema.ts'
import type { RunRow, StepRow } from './store.ts'

export const presentRun = (row: RunRow, steps: readonly StepRow[]): AutomationRun => ({
  id: AutomationRunId.show(row.id),
  automationId: AutomationId.show(row.automation_id),
  version: row.version,
  status: row.status,
  reason: row.reason,
  trigger: { kind: row.trigger_kind, id: row.trigger_id },
  depth: row.depth,
  attempts: row.attempts,
  steps: steps.map(({ name, type, result, done_at }) => ({
    ...{ name, type, result },
    doneAt: done_at.toISOString(),
  })),
  error: row.error,
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})
