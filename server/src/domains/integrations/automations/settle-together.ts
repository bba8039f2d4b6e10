import { createLimiter } from '../../../platform/concurrency/limiter.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Input } from '../../../platform/expressions/expression.ts'
import type { Work } from '../../../platform/work.ts'
import {
  InboundEventId,
  type LockedEvent,
  lockUnhandled,
  settleInboundEvents,
} from '../hooks/index.ts'
import { findAuthor } from './author.ts'
import {
  actAtOnce,
  canActAtOnce,
  type FindStanding,
  type Outcome,
  succeeded,
  unwanted,
} from './runs/at-once.ts'
import { endRuns, newsOf, settlementOf } from './runs/finish.ts'
import { inputOfEvent } from './runs/input.ts'
import type { Running } from './runs/run.ts'
import { standingOf } from './runs/standing.ts'
import { type Beginning, startRuns } from './runs/start.ts'
import { lockUnderWay } from './runs/store.ts'
import { type AutomationRow, listHookAutomations } from './store.ts'

const system = { kind: 'system' } as const
/** Events that are acted on at a time; each may hold a connection to the database. */
const maxActing = 4

/** An event with its runs, all of which begin now. */
interface Begun {
  event: LockedEvent
  runs: readonly Beginning[]
}

/**
 * Handles events whose actions need nothing outside of a transaction; returns the ids of those that are left. The
 * runs begin in one transaction, each has one for what it does, and all end in one more: two that change the same things
 * in another order never wait for each other in a circle. What is cut off in between is found again by its runs.
 */
export async function settleTogether(
  running: Running,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { transact } = running
  const { begun, left } = await transact(organizationId, system, (work) => begin(work, ids))
  if (begun.length === 0) return left
  const outcomes = await act(running, begun)
  const settled = await transact(organizationId, system, (work) => end(work, begun, outcomes))
  return [...left, ...idsOf(begun).filter((id) => !settled.has(id))]
}

/** Begins the runs of the events. One that starts no run is settled here. */
async function begin(work: Work, ids: readonly string[]) {
  const events = await lockUnhandled(work, ids)
  const automationsOf = await findAutomations(work, events)
  const [atOnce, apart] = divide(events, (event) => automationsOf(event).every(canActAtOnce))
  const started = await startRuns(
    work,
    atOnce.flatMap((event) =>
      automationsOf(event).map((automation) => [automation, occasionOf(event)] as const),
    ),
  )
  const runsOf = Map.groupBy(started, ({ row }) => row.trigger_id)
  const [begun, again] = divide(
    atOnce.map((event) => ({ event, runs: runsOf.get(shownId(event)) ?? [] })),
    ({ event, runs }) => runs.length === automationsOf(event).length,
  )
  const settled = await settle(
    work,
    begun.filter(({ event }) => automationsOf(event).length === 0),
    [],
  )
  return {
    begun: begun.filter(({ event }) => !settled.has(event.id)),
    left: [...idsOf(again), ...apart.map(({ id }) => id)],
  }
}

function divide<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const { first = [], rest = [] } = Object.groupBy(items, (item) =>
    isFirst(item) ? 'first' : 'rest',
  )
  return [first, rest]
}

/** What runs came to, each in a transaction of its own. */
async function act(running: Running, begun: readonly Begun[]): Promise<Outcome[]> {
  const findStanding = rememberStandings(running, running.database.db)
  const limit = createLimiter(maxActing)
  const actOn = async (one: Begun): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const { input, ...beginning } of queuedOf([one])) {
      const outcome = await actAtOnce(running, beginning, input, findStanding)
      if (outcome) outcomes.push(outcome)
    }
    return outcomes
  }
  return (await Promise.all(begun.map((one) => limit(() => actOn(one))))).flat()
}

/** Ends the runs, in a transaction that is not that of their beginning. */
async function end(
  work: Work,
  begun: readonly Begun[],
  outcomes: readonly Outcome[],
): Promise<Set<string>> {
  const { db, organizationId } = work
  const events = new Map((await lockUnhandled(work, idsOf(begun))).map((one) => [one.id, one]))
  const runIds = outcomes.map(({ run }) => run.id)
  const underWay = await lockUnderWay(db, organizationId, runIds)
  const present = begun.flatMap(({ runs, event: { id } }) => {
    const event = events.get(id)
    return event ? [{ event, runs }] : []
  })
  return settle(
    work,
    present,
    outcomes.filter(({ run }) => underWay.has(run.id)),
  )
}

/** Ends runs that are locked, and settles the events all of whose runs are over; returns the ids of those. */
async function settle(
  work: Work,
  begun: readonly Begun[],
  outcomes: readonly Outcome[],
): Promise<Set<string>> {
  const ended = new Map(endAll(work, outcomes).map((run) => [run.id, run]))
  const stepsOf = new Map(outcomes.map(({ run, steps }) => [run.id, steps]))
  const settled = begun.flatMap(({ event, runs }) => {
    const settlement = settlementOf(runs.map(({ row }) => ended.get(row.id) ?? row))
    return settlement ? [{ event, settlement }] : []
  })
  await work.emitAll([
    ...[...ended.values()].flatMap((run) => newsOf(run, stepsOf.get(run.id) ?? [])),
    ...settleInboundEvents(work, settled),
  ])
  return new Set(settled.map(({ event }) => event.id))
}

/** The runs as they have ended. */
const endAll = (work: Work, outcomes: readonly Outcome[]) =>
  [succeeded, unwanted].flatMap((ending) => {
    const alike = outcomes.filter((outcome) => outcome.ending === ending)
    return endRuns(
      work,
      alike.map(({ run }) => run),
      ending,
    )
  })

const idsOf = (begun: readonly Begun[]): string[] => begun.map(({ event }) => event.id)

/** Runs that are to be carried out, with what their expressions see. */
const queuedOf = (begun: readonly Begun[]): (Beginning & { input: Input })[] =>
  begun.flatMap(({ event, runs }) => {
    const queued = runs.filter(({ row }) => row.status === 'queued')
    if (queued.length === 0) return []
    const input = inputOfEvent(event)
    return queued.map((run) => ({ ...run, input }))
  })

const shownId = ({ id }: LockedEvent): string => InboundEventId.show(id)

const occasionOf = (event: LockedEvent) =>
  ({ kind: 'hook', id: shownId(event), depth: 0, chain: [] }) as const

/** The automations of the hook of an event. */
async function findAutomations(
  { db, organizationId }: Work,
  events: readonly LockedEvent[],
): Promise<(event: LockedEvent) => AutomationRow[]> {
  const hookIds = [...new Set(events.map(({ hookId }) => hookId))]
  const automations = await listHookAutomations(db, organizationId, hookIds)
  const byHook = Map.groupBy(automations, ({ hook_id }) => hook_id)
  return ({ hookId }) => byHook.get(hookId) ?? []
}

/** Looks for an author once, however many runs are theirs. */
function rememberStandings({ catalogue, clock }: Running, db: Db): FindStanding {
  const authors = new Map<string, ReturnType<typeof findAuthor>>()
  return async (automation) => {
    const { author_kind, author_id, author_name, scopes } = automation
    const key = JSON.stringify([author_kind, author_id, author_name, scopes])
    const author = authors.get(key) ?? findAuthor(db, catalogue, automation, clock.now())
    authors.set(key, author)
    return standingOf(await author, automation, automation.actions)
  }
}
