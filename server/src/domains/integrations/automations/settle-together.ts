import { createLimiter } from '../../../platform/concurrency/limiter.ts'
import type { Work } from '../../../platform/work.ts'
import {
  InboundEventId,
  type LockedEvent,
  lockUnhandled,
  settleInboundEvents,
} from '../hooks/index.ts'
import { findAuthor } from './author.ts'
import { actAtOnce, canActAtOnce, type Outcome, succeeded, unwanted } from './runs/at-once.ts'
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
 * Handles events whose actions need nothing outside of a transaction. Their runs begin in one transaction, each has one
 * for what it does, and all end in one more: two that change the same things in another order never wait for each
 * other in a circle. What is cut off in between is found again by its runs. Returns the ids of the events that are
 * left.
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
  const unsettled = begun.map(({ event }) => event.id).filter((id) => !settled.has(id))
  return [...left, ...unsettled]
}

/** Begins the runs of the events. One that sets nothing off is settled at once. */
async function begin(work: Work, ids: readonly string[]) {
  const events = await lockUnhandled(work, ids)
  const automationsOf = await findAutomations(work, events)
  const [ignored, used] = divide(events, (event) => automationsOf(event).length === 0)
  const nothing = { status: 'ignored', runIds: [], error: null } as const
  await work.emitAll(
    settleInboundEvents(
      work,
      ignored.map((event) => ({ event, settlement: nothing })),
    ),
  )
  const [atOnce, apart] = divide(used, (event) => automationsOf(event).every(canActAtOnce))
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
  return { begun, left: [...apart, ...again.map(({ event }) => event)].map(({ id }) => id) }
}

function divide<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const { first = [], rest = [] } = Object.groupBy(items, (item) =>
    isFirst(item) ? 'first' : 'rest',
  )
  return [first, rest]
}

/** The outcomes by the ids of their runs. */
async function act(running: Running, begun: readonly Begun[]): Promise<Map<string, Outcome>> {
  const authorOf = remember(authorKey, (automation) =>
    findAuthor(running.database.db, running.catalogue, automation, running.clock.now()),
  )
  const findStanding = async (automation: AutomationRow) =>
    standingOf(await authorOf(automation), automation, automation.actions)
  const outcomes = new Map<string, Outcome>()
  const limit = createLimiter(maxActing)
  const actOn = async ({ event, runs }: Begun): Promise<void> => {
    const input = inputOfEvent(event)
    for (const beginning of runs) {
      if (beginning.row.status !== 'queued') continue
      const outcome = await actAtOnce(running, beginning, input, findStanding)
      if (outcome) outcomes.set(outcome.run.id, outcome)
    }
  }
  await Promise.all(begun.map((one) => limit(() => actOn(one))))
  return outcomes
}

/** Ends the runs, and settles the events all of whose runs are over; returns the ids of those. */
async function end(
  work: Work,
  begun: readonly Begun[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<Set<string>> {
  const { db, organizationId } = work
  const ids = begun.map(({ event }) => event.id)
  const events = new Map((await lockUnhandled(work, ids)).map((event) => [event.id, event]))
  const underWay = await lockUnderWay(db, organizationId, [...outcomes.keys()])
  const mine = [...outcomes.values()].filter(({ run }) => underWay.has(run.id))
  const ended = new Map(endAll(work, mine).map((run) => [run.id, run]))
  const settled = begun.flatMap(({ event: { id }, runs }) => {
    const event = events.get(id)
    const settlement = settlementOf(runs.map(({ row }) => ended.get(row.id) ?? row))
    return event && settlement ? [{ event, settlement }] : []
  })
  await work.emitAll([
    ...[...ended.values()].flatMap((run) => newsOf(run, outcomes.get(run.id)?.steps ?? [])),
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

const authorKey = ({ author_kind, author_id, author_name, scopes }: AutomationRow): string =>
  JSON.stringify([author_kind, author_id, author_name, scopes])

/** Asks once for each key. */
function remember<Of, Value>(keyOf: (of: Of) => string, find: (of: Of) => Value) {
  const found = new Map<string, Value>()
  return (of: Of): Value => {
    const key = keyOf(of)
    const value = found.get(key) ?? find(of)
    found.set(key, value)
    return value
  }
}
