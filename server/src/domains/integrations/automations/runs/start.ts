import type { Db } from '../../../../platform/db/database.ts'
import type { ExpressionInput } from '../../../../platform/expressions/expression.ts'
import { parseInput } from '../../../../platform/expressions/values.ts'
import { EventId, newId } from '../../../../platform/ids.ts'
import type { Work } from '../../../../platform/work.ts'
import { findEvent } from '../../../webhooks/index.ts'
import { fieldsIn, findInboundEvent, type HandledEvent, InboundEventId } from '../../hooks/index.ts'
import { AutomationId } from '../schema.ts'
import { type AutomationRow, updateAutomation } from '../store.ts'
import { runAutomation } from './job.ts'
import { automationThrottled, type Throttling } from './schema.ts'
import { type AutomationRunRow, countRuns, insertRuns, updateRuns } from './store.ts'

/** Trigger of a run, and the runs that led to it. */
export interface RunTrigger {
  kind: AutomationRunRow['trigger_kind']
  id: string
  /** Number of runs that led to it, from 0. */
  depth: number
  /** Automations of these runs. */
  chain: readonly string[]
}

const maxDepth = 5
/** Rate limit: a burst of ten and fifty more a minute, so no minute has more than sixty. */
const pace = { everyMs: 1_200, burst: 10 }
const maxWaiting = 10_000
const toldEveryMs = 3_600_000

/**
 * Begins a run with its job, unless the same trigger began one already. Locks the automation if the rate limit applies.
 */
export async function startRun(
  work: Work,
  automation: AutomationRow,
  occasion: RunTrigger,
): Promise<void> {
  const turn = occasion.kind === 'event' ? turnOf(automation, work.now) : { due: work.now }
  const [begun] = await beginRuns(work, [
    { automation, row: newRun(work, automation, occasion, turn) },
  ])
  if (!begun) return
  if (begun.row.status === 'queued' && turn.next) automation.paced_until = turn.next
  // The loop that looks for due runs finds delayed ones.
  if (begun.row.status === 'queued' && begun.row.due_at <= work.now) {
    await work.enqueue(runAutomation, { organizationId: work.organizationId, runId: begun.row.id })
  }
}

/** A run to begin, and its trigger. */
export interface Beginning {
  automation: AutomationRow
  row: AutomationRunRow
}

/** Begins runs for a caller that executes them. Runs whose trigger began one already are left out. */
export function startRuns(
  work: Work,
  occasions: readonly (readonly [AutomationRow, RunTrigger])[],
): Promise<Beginning[]> {
  return beginRuns(
    work,
    occasions.map(([automation, occasion]) => ({
      automation,
      row: newRun(work, automation, occasion, { due: work.now }),
    })),
  )
}

async function beginRuns(work: Work, wanted: readonly Beginning[]): Promise<Beginning[]> {
  if (wanted.length === 0) return []
  const { db, now, organizationId } = work
  const ids = await insertRuns(
    db,
    wanted.map(({ row }) => row),
  )
  const begun = wanted.filter(({ row }) => ids.has(row.id))
  const queued = begun.filter(({ row }) => row.status === 'queued')
  const allowed = queued.length && (await countRuns(db, organizationId, now, queued.length))
  const held = queued.slice(allowed).map(({ row }) => row)
  if (held.length > 0) {
    for (const row of held) Object.assign(row, { status: 'held', reason: 'plan' })
    const ids = held.map(({ id }) => id)
    updateRuns(work, organizationId, ids, { status: 'held', reason: 'plan' })
  }
  for (const { automation, row } of begun) {
    const throttling = throttlingOf(row, now)
    if (throttling) await tellThrottled(work, automation, throttling)
  }
  return begun
}

function newRun(
  { organizationId, now }: Work,
  automation: AutomationRow,
  occasion: RunTrigger,
  turn: Turn,
): AutomationRunRow {
  const isLoop = occasion.depth >= maxDepth || occasion.chain.includes(automation.id)
  return {
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
}

interface Turn {
  /** Null if too many runs wait. */
  due: Date | null
  next?: Date
}

function turnOf({ paced_until }: AutomationRow, now: Date): Turn {
  const at = Math.max(now.getTime(), paced_until?.getTime() ?? 0)
  const waitMs = at - now.getTime() - (pace.burst - 1) * pace.everyMs
  if (waitMs >= maxWaiting * pace.everyMs) return { due: null }
  return { due: new Date(now.getTime() + Math.max(0, waitMs)), next: new Date(at + pace.everyMs) }
}

function stateOf(isLoop: boolean, { due }: Turn): Pick<AutomationRunRow, 'status' | 'reason'> {
  if (isLoop) return { status: 'skipped', reason: 'loop' }
  return due ? { status: 'queued', reason: null } : { status: 'held', reason: 'backlog' }
}

function throttlingOf({ status, reason, due_at }: AutomationRunRow, now: Date): Throttling | null {
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

/** Returns the input of expressions from a run's trigger; undefined if it is no longer stored. */
export async function inputOf(
  db: Db,
  { organization_id, trigger_kind, trigger_id }: AutomationRunRow,
): Promise<ExpressionInput | undefined> {
  if (trigger_kind === 'schedule') return { event: { scheduledAt: trigger_id } }
  if (trigger_kind === 'hook') return inboundInput(db, organization_id, trigger_id)
  const row = await findEvent(db, organization_id, EventId.read(trigger_id) ?? '')
  return row && { event: parseInput(row.body) }
}

export async function inboundInput(
  db: Db,
  organizationId: string,
  shownId: string,
): Promise<ExpressionInput | undefined> {
  const event = await findInboundEvent(db, organizationId, InboundEventId.read(shownId) ?? '')
  return event?.isKept ? inputOfEvent(event) : undefined
}

export const inputOfEvent = ({ body, bytes, headers, query }: HandledEvent): ExpressionInput => ({
  body,
  text: bytes.toString('utf8').slice(0, 65_536),
  headers,
  query: fieldsIn(query),
})
