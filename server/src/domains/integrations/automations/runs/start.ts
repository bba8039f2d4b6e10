import { newId } from '../../../../platform/ids.ts'
import type { Work } from '../../../../platform/work.ts'
import { AutomationId } from '../ids.ts'
import { type AutomationRow, updateAutomation } from '../store.ts'
import { automationThrottled, type Throttling } from './events.ts'
import { runAutomation } from './job.ts'
import { countRun, insertRun, type RunRow, updateRun } from './store.ts'

/** What sets an automation off, and the runs that led to it. */
export interface Occasion {
  kind: RunRow['trigger_kind']
  id: string
  /** How many runs led to it; 0 where none did. */
  depth: number
  /** Their automations. */
  chain: readonly string[]
}

const maxDepth = 5
/** Ten at once and fifty more a minute: no minute has more than sixty. */
const pace = { everyMs: 1_200, burst: 10 }
const maxWaiting = 10_000
const toldEveryMs = 3_600_000

/**
 * Begins a run; null where there was one of the same occasion. The automation is locked if its pace counts. One
 * that the caller carries out has no job.
 */
export async function startRun(
  work: Work,
  automation: AutomationRow,
  occasion: Occasion,
  { isCarriedOut = false }: { isCarriedOut?: boolean } = {},
): Promise<RunRow | null> {
  const { now, organizationId } = work
  const turn = occasion.kind === 'event' ? turnOf(automation, now) : { due: now }
  const isLoop = occasion.depth >= maxDepth || occasion.chain.includes(automation.id)
  const row: RunRow = {
    organization_id: organizationId,
    id: newId(),
    automation_id: automation.id,
    version: automation.version,
    trigger_kind: occasion.kind,
    trigger_id: occasion.id,
    ...stateOf(isLoop, turn),
    error: null,
    attempts: 0,
    depth: occasion.depth + 1,
    chain: [...occasion.chain, automation.id],
    due_at: turn.due ?? now,
    created_at: now,
    started_at: null,
    ended_at: isLoop ? now : null,
  }
  if (!(await insertRun(work.db, row))) return null
  if (row.status === 'queued' && !(await countRun(work.db, organizationId, now))) {
    Object.assign(row, { status: 'held', reason: 'plan' })
    updateRun(work, organizationId, row.id, { status: 'held', reason: 'plan' })
  }
  if (row.status === 'queued' && turn.next) automation.paced_until = turn.next
  const throttling = throttlingOf(row, now)
  if (throttling) await tellThrottled(work, automation, throttling)
  // What has to wait is found by the loop that looks for runs that are due.
  if (row.status === 'queued' && row.due_at <= now && !isCarriedOut) {
    await work.enqueue(runAutomation, { organizationId, runId: row.id })
  }
  return row
}

interface Turn {
  /** Null where too many wait. */
  due: Date | null
  next?: Date
}

function turnOf({ paced_until }: AutomationRow, now: Date): Turn {
  const at = Math.max(now.getTime(), paced_until?.getTime() ?? 0)
  const waitMs = at - now.getTime() - (pace.burst - 1) * pace.everyMs
  if (waitMs >= maxWaiting * pace.everyMs) return { due: null }
  return { due: new Date(now.getTime() + Math.max(0, waitMs)), next: new Date(at + pace.everyMs) }
}

function stateOf(isLoop: boolean, { due }: Turn): Pick<RunRow, 'status' | 'reason'> {
  if (isLoop) return { status: 'skipped', reason: 'loop' }
  return due ? { status: 'queued', reason: null } : { status: 'held', reason: 'backlog' }
}

function throttlingOf({ status, reason, due_at }: RunRow, now: Date): Throttling | null {
  if (status === 'held') return reason === 'plan' ? 'plan' : 'backlog'
  return due_at > now ? 'rate' : null
}

async function tellThrottled(
  work: Work,
  automation: AutomationRow,
  reason: Throttling,
): Promise<void> {
  const { throttled_at: last } = automation
  if (last && work.now.getTime() - last.getTime() < toldEveryMs) return
  automation.throttled_at = work.now
  updateAutomation(work, work.organizationId, automation.id, { throttled_at: work.now })
  await work.emit(automationThrottled, {
    automationId: AutomationId.show(automation.id),
    reason,
  })
}
