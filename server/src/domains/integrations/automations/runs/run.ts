import type { Catalogue } from '../../../../platform/domain.ts'
import { PostponeJob } from '../../../../platform/jobs/postpone.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import type { Acting } from '../actions/perform.ts'
import { findAuthor } from '../author.ts'
import { AutomationRunId } from '../ids.ts'
import { findAutomation, findVersion, updateAutomation } from '../store.ts'
import {
  advance,
  type Beforehand,
  planBeforehand,
  type RunState,
  stepKeyOf,
  stepping,
} from './advance.ts'
import { failureOf } from './fault.ts'
import { finishRun } from './finish.ts'
import { inputOf } from './input.ts'
import type { RunKey } from './job.ts'
import { sendRequest } from './request.ts'
import { isWanted, standingOf } from './standing.ts'
import { findRun, listSteps, lockRun, type RunRow, type StepRow, updateRun } from './store.ts'

export interface Running extends Acting, Platform {
  catalogue: Pick<Catalogue, 'roles'>
}

/** Six retries within two hours. */
const waitsMs = [30, 120, 360, 900, 2_100, 3_600].map((seconds) => seconds * 1000)

const isOver = ({ status }: RunRow): boolean => status !== 'queued' && status !== 'running'

/** Does what is left of a run. May be called twice: a step that has committed is not done again. */
export async function carryOut(
  running: Running,
  { organizationId, runId }: RunKey,
  { last }: { last: boolean },
): Promise<void> {
  const { db } = running.database
  let steps: StepRow[] = []
  try {
    for (;;) {
      const run = await findRun(db, organizationId, runId)
      if (!run || isOver(run)) return
      const waitMs = run.due_at.getTime() - running.clock.now().getTime()
      if (waitMs > 0) throw new PostponeJob(waitMs)
      steps = await listSteps(db, organizationId, [runId])
      const state = await prepareRun(running, run, steps)
      if (!state || (await takeSteps(running, state))) return
    }
  } catch (error) {
    if (error instanceof PostponeJob) throw error
    const failure = failureOf(error)
    // A fault of ours: the queue tries again, and the log has it.
    if (!failure && !last) throw error
    if (!failure) running.log.error({ err: error, runId }, 'a run of an automation failed')
    const told = failure ?? {
      error: { code: 'internal_error', message: 'Something failed on our side.', action: null },
      ...{ isPassing: false, retryAfterMs: 0 },
    }
    await recordFailure(running, { organizationId, runId }, told)
  }
}

/** What a run needs to go on; undefined when it has ended for want of that. */
async function prepareRun(
  running: Running,
  run: RunRow,
  steps: StepRow[],
): Promise<RunState | undefined> {
  const { db } = running.database
  const { organization_id: organizationId, automation_id: automationId } = run
  const [automation, version, input] = await Promise.all([
    findAutomation(db, organizationId, automationId),
    findVersion(db, organizationId, automationId, run.version),
    inputOf(db, run),
  ])
  if (!automation || !version) return undefined
  const end = (ending: Parameters<typeof finishRun>[3]) =>
    whileOpen(running, run, (work, row) => finishRun(work, row, steps, ending))
  if (!automation.enabled && steps.length === 0) {
    await end({ status: 'skipped', reason: 'disabled' })
    return undefined
  }
  if (!input) {
    const message = 'What set it off is no longer kept.'
    await end({ status: 'failed', error: { code: 'not_found', message, action: null } })
    return undefined
  }
  const { actions, condition, trigger } = version.definition
  if (steps.length === 0 && !isWanted(condition, input)) {
    await end({ status: 'skipped', reason: 'condition' })
    return undefined
  }
  const author = await findAuthor(db, running.catalogue, automation, running.clock.now())
  const standing = standingOf(author, automation, actions)
  if ('sentence' in standing) {
    await stop(running, run, steps, standing.sentence)
    return undefined
  }
  const actor = { principal: standing.principal, requestId: AutomationRunId.show(run.id) }
  return { run, trigger, actions, input, steps, actor }
}

/** Disables the automation: whoever saved it may no longer do what it does. */
const stop = (running: Running, run: RunRow, steps: StepRow[], sentence: string) =>
  whileOpen(running, run, async (work, row) => {
    updateAutomation(work, row.organization_id, row.automation_id, {
      ...{ enabled: false, stopped_reason: sentence, next_at: null, updated_at: work.now },
    })
    const error = { code: 'insufficient_scope', message: sentence, action: null }
    await finishRun(work, row, steps, { status: 'failed', error })
  })

/** One transaction of steps, after what has to happen before it. True when the run has ended. */
async function takeSteps(running: Running, state: RunState): Promise<boolean> {
  const { run, actions, steps } = state
  const beforehand = await stepping(steps.length, () => doBeforehand(running, state))
  const done = await whileOpen(running, run, async (work, row) => {
    const present = await listSteps(work.db, row.organization_id, [row.id])
    // Another job of the same run was faster.
    if (present.length !== steps.length) return false
    const taken = await advance(running, work, state, beforehand)
    const isDone = taken.length === actions.length
    if (isDone) await finishRun(work, row, taken, { status: 'succeeded' })
    else {
      const started_at = row.started_at ?? work.now
      updateRun(work, row.organization_id, row.id, { status: 'running', started_at })
    }
    return isDone
  })
  return done ?? true
}

async function doBeforehand(running: Running, state: RunState): Promise<Beforehand | null> {
  const planned = planBeforehand(state)
  if (!planned) return null
  const { run, steps, actor } = state
  if (planned.kind === 'request') {
    const key = stepKeyOf(run, steps.length)
    const { outbound, clock, config } = running
    const allowHttp = config.outbound.allowHttpWebhooks
    return { planned, result: await sendRequest(outbound, planned, key, clock.now(), allowHttp) }
  }
  if (planned.kind !== 'call') return { planned }
  return { planned, prepared: await running.insider.prepare(actor.principal, planned.call) }
}

/** Acts while the run is under way and locked; undefined when it has ended. */
const whileOpen = <T>(
  { transact }: Pick<Platform, 'transact'>,
  { organization_id: organizationId, id }: Pick<RunRow, 'organization_id' | 'id'>,
  act: (work: Work, row: RunRow) => Promise<T>,
): Promise<T | undefined> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockRun(work.db, organizationId, id)
    return row && !isOver(row) ? act(work, row) : undefined
  })

/** A cause that may pass is tried again; any other one ends the run. @throws PostponeJob */
async function recordFailure(
  running: Running,
  { organizationId, runId }: RunKey,
  { error, isPassing, retryAfterMs }: NonNullable<ReturnType<typeof failureOf>>,
): Promise<void> {
  const run = { organization_id: organizationId, id: runId }
  const waitMs = await whileOpen(running, run, async (work, row) => {
    const wait = isPassing ? waitsMs[row.attempts] : undefined
    if (wait === undefined) {
      const steps = await listSteps(work.db, organizationId, [runId])
      await finishRun(work, row, steps, { status: 'failed', error })
      return undefined
    }
    const longest = Math.max(wait, retryAfterMs)
    const due_at = new Date(work.now.getTime() + longest)
    const attempts = row.attempts + 1
    updateRun(work, organizationId, runId, { error, due_at, attempts, status: 'running' })
    return longest
  })
  if (waitMs !== undefined) throw new PostponeJob(waitMs)
}
