import type { Db } from '../../../../platform/db/database.ts'
import { isUnavailable } from '../../../../platform/db/refusals.ts'
import type { Catalogue } from '../../../../platform/domain.ts'
import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import { evaluate } from '../../../../platform/expressions/evaluate.ts'
import type { ExpressionInput } from '../../../../platform/expressions/expression.ts'
import { PostponeJob } from '../../../../platform/jobs/job-type.ts'
import { attemptRun, inRun, type RunKind } from '../../../../platform/jobs/run.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import type { Acting } from '../actions/perform.ts'
import { type AutomationDefinition, AutomationRunId } from '../schema.ts'
import { stopAutomation } from '../service.ts'
import { type AutomationRow, findAutomation, findVersion } from '../store.ts'
import {
  advance,
  type Beforehand,
  causeOf,
  needsBeforehand,
  planBeforehand,
  type RunState,
  stepKeyOf,
  stepping,
} from './advance.ts'
import { type FindAuthor, findAuthorBy } from './author.ts'
import { type Failure, failureOf, internalFailure } from './fault.ts'
import { finishRuns, type RunEnding } from './finish.ts'
import { type AutomationRunKey, runAutomation } from './job.ts'
import { sendRequest } from './request.ts'
import { inputOf } from './start.ts'
import {
  type AutomationRunRow,
  findRun,
  listSteps,
  lockRun,
  type StepRow,
  updateRun,
} from './store.ts'

export interface Running extends Acting, Platform {
  catalogue: Pick<Catalogue, 'roles'>
}

/** Actions of a run, and the input of its expressions. */
export interface RunSource {
  automation: AutomationRow
  definition: Pick<AutomationDefinition, 'actions' | 'condition' | 'trigger'>
  /** Undefined if the event is no longer stored. */
  input: ExpressionInput | undefined
}

/** Progress of a run after a transaction. */
export interface RunProgress {
  steps: readonly StepRow[]
  /** Null if there are more steps, which need another transaction. */
  ending: RunEnding | null
  /** Reason why the automation is disabled. */
  stoppedReason?: string
}

/** Waits before six retries, about two hours in total. */
const waitsMs = [30, 120, 360, 900, 2_100, 3_600].map((seconds) => seconds * 1000)

export const isUnderWay = ({ status }: AutomationRunRow): boolean =>
  status === 'queued' || status === 'running'

const runKind: RunKind<AutomationRunKey, AutomationRunRow, Failure> = {
  job: runAutomation,
  async lock({ db }, { organizationId, runId }) {
    const row = await lockRun(db, organizationId, runId)
    return row && isUnderWay(row) ? row : undefined
  },
  failureOf,
  internalFailure,
  fail: retryOrFail,
}

/** Executes the rest of a run. Safe to call twice: a committed step is not repeated. */
export const executeRun = (
  running: Running,
  key: AutomationRunKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> =>
  attemptRun(running, runKind, key, {
    isLast: last,
    signal,
    steps: (ends) => takeSteps(running, key, ends),
  })

async function takeSteps(
  running: Running,
  key: AutomationRunKey,
  signal: AbortSignal,
): Promise<void> {
  const { db } = running.database
  const { organizationId, runId } = key
  const find = findAuthorBy(running)
  for (let hasEnded = false; !hasEnded; ) {
    const run = await findRun(db, organizationId, runId)
    if (!run || !isUnderWay(run)) return
    const waitMs = run.due_at.getTime() - running.clock.now().getTime()
    if (waitMs > 0) throw new PostponeJob(waitMs)
    const source = await findSource(db, run)
    if (!source) return
    const steps = await listSteps(db, organizationId, [runId])
    const plan = await planRun(db, run, steps, source, find)
    const beforehand =
      'ending' in plan
        ? null
        : await stepping(steps.length, () => doBeforehand(running, plan, signal))
    hasEnded = await inRun(running, runKind, key, async (work, row) => {
      const present = await listSteps(work.db, organizationId, [runId])
      // Another job of the same run was faster.
      if (present.length !== steps.length) return false
      const progress = 'ending' in plan ? plan : await advanceRun(running, work, plan, beforehand)
      await saveProgress(work, row, progress)
      if (progress.ending) await finishRuns(work, [{ row, ...progress, ending: progress.ending }])
      return progress.ending !== null
    })
  }
}

/**
 * Takes the first steps of a run in the transaction that inserted it. A failure is rolled back and affects only this
 * run. Remaining steps get a job.
 */
export async function beginRun(
  running: Running,
  work: Work,
  row: AutomationRunRow,
  source: RunSource,
  find: FindAuthor,
): Promise<RunProgress> {
  const key = { organizationId: row.organization_id, runId: row.id }
  try {
    const progress = await work.attempt((part) => takeFirstSteps(running, part, row, source, find))
    await saveProgress(work, row, progress)
    if (!progress.ending) await work.enqueue(runAutomation, key)
    return progress
  } catch (error) {
    if (isUnavailable(error)) throw error
    const failure = failureOf(error)
    if (failure) return { steps: [], ending: await endingOf(work, row, failure) }
    running.log.error({ err: error, run: key }, `${runAutomation.name} failed`)
    await work.enqueue(runAutomation, key)
    return { steps: [], ending: null }
  }
}

async function takeFirstSteps(
  running: Running,
  work: Work,
  row: AutomationRunRow,
  source: RunSource,
  find: FindAuthor,
): Promise<RunProgress> {
  const plan = await planRun(work.db, row, [], source, find)
  if ('ending' in plan) return plan
  const [first] = plan.actions
  if (first && needsBeforehand(first)) return { steps: [], ending: null }
  return advanceRun(running, work, plan, null)
}

/** Undefined if the automation was deleted. */
async function findSource(db: Db, run: AutomationRunRow): Promise<RunSource | undefined> {
  const { organization_id: organizationId, automation_id: automationId } = run
  const [automation, version, input] = await Promise.all([
    findAutomation(db, organizationId, automationId),
    findVersion(db, organizationId, automationId, run.version),
    inputOf(db, run),
  ])
  if (!automation || !version) return undefined
  return { automation, definition: version.definition, input }
}

/** Returns the next step of a run, or its ending if it cannot take one. */
async function planRun(
  db: Db,
  run: AutomationRunRow,
  steps: readonly StepRow[],
  { automation, definition: { actions, condition, trigger }, input }: RunSource,
  find: FindAuthor,
): Promise<RunState | RunProgress> {
  if (!automation.enabled && steps.length === 0) {
    return { steps, ending: { status: 'skipped', reason: 'disabled' } }
  }
  if (!input) {
    const message = 'The event that triggered the run is no longer stored.'
    return { steps, ending: failed({ code: 'not_found', message, action: null }) }
  }
  if (steps.length === 0 && !isWanted(condition, input)) {
    return { steps, ending: { status: 'skipped', reason: 'condition' } }
  }
  const standing = await find(db, automation, actions)
  if (!standing) throw new Error(`the automation ${automation.id} has no author`)
  if ('gone' in standing) {
    const error = { code: 'insufficient_scope', message: standing.gone, action: null }
    return { steps, ending: failed(error), stoppedReason: standing.gone }
  }
  const actor = { principal: standing.principal, requestId: AutomationRunId.show(run.id) }
  return { run, trigger, actions, input, steps, actor }
}

const failed = (error: NonNullable<AutomationRunRow['error']>): RunEnding => ({
  status: 'failed',
  error,
})

async function advanceRun(
  running: Running,
  work: Work,
  state: RunState,
  beforehand: Beforehand | null,
): Promise<RunProgress> {
  const steps = await advance(running, work, state, beforehand)
  return { steps, ending: steps.length === state.actions.length ? { status: 'succeeded' } : null }
}

/** Disables an automation whose author lost the permissions it needs, and marks a run with more steps as running. */
async function saveProgress(
  work: Work,
  {
    organization_id: organizationId,
    id,
    automation_id: automationId,
    started_at,
  }: AutomationRunRow,
  { steps, ending, stoppedReason: reason }: RunProgress,
): Promise<void> {
  if (reason !== undefined) stopAutomation(work, automationId, reason)
  if (ending || steps.length === 0) return
  updateRun(work, organizationId, id, { status: 'running', started_at: started_at ?? work.now })
}

async function doBeforehand(
  running: Running,
  state: RunState,
  signal: AbortSignal,
): Promise<Beforehand | null> {
  const planned = planBeforehand(state)
  if (!planned) return null
  const { run, steps, actor } = state
  if (planned.kind === 'request') {
    const key = stepKeyOf(run, steps.length)
    const about = { cause: causeOf(run), signal }
    return { planned, result: await sendRequest(running, planned, key, about) }
  }
  if (planned.kind !== 'call') return { planned }
  return { planned, prepared: await running.insider.prepare(actor.principal, planned.call) }
}

/** Retries a temporary failure with another job. Any other failure ends the run. */
async function retryOrFail(work: Work, row: AutomationRunRow, failure: Failure): Promise<void> {
  const ending = await endingOf(work, row, failure)
  if (!ending) return
  const steps = await listSteps(work.db, row.organization_id, [row.id])
  await finishRuns(work, [{ row, steps, ending }])
}

/** Returns the ending, or null for a run that is retried. */
async function endingOf(
  work: Work,
  row: AutomationRunRow,
  { error, isPassing, retryAfterMs }: Failure,
): Promise<RunEnding | null> {
  const wait = isPassing ? waitsMs[row.attempts] : undefined
  if (wait === undefined) return failed(error)
  const { organization_id: organizationId, id: runId } = row
  const due_at = new Date(work.now.getTime() + Math.max(wait, retryAfterMs))
  const attempts = row.attempts + 1
  updateRun(work, organizationId, runId, { error, due_at, attempts, status: 'running' })
  await work.enqueue(runAutomation, { organizationId, runId })
  return null
}

/** @throws ExpressionFault if the condition has no value */
function isWanted(condition: string | null, input: ExpressionInput): boolean {
  if (!condition) return true
  try {
    return evaluate(condition, input) === true
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    throw new ExpressionFault(error.sentence('condition'), null, error.code)
  }
}
