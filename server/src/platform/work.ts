import { setTimeout as delay } from 'node:timers/promises'
import type { Static, TSchema } from 'typebox'
import type { Clock } from './clock.ts'
import { createFairLimiter, type FairLimiter } from './concurrency/fair-limiter.ts'
import type { Database, Tx } from './db/database.ts'
import { holdLock } from './db/lock.ts'
import { type PendingWrites, runPart, runTransaction, type Writing } from './db/pending-writes.ts'
import { maxConnections } from './db/sessions.ts'
import { unavailable } from './errors.ts'
import type { EmittedEvent, EventType } from './events/event.ts'
import { appendEvent, appendEvents, type EventInput } from './events/store.ts'
import { OrganizationId } from './ids.ts'
import type { Jobs, JobType, SendOptions } from './jobs/jobs.ts'
import type { Memories } from './memory.ts'
import type { CounterType, Metrics } from './metrics.ts'
import type { RecordedAction } from './operations/own-change.ts'
import { nilId } from './operations/principal.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** Actor, for the record: a token, a member, or the system itself. */
export type Actor = { kind: 'token' | 'member'; id: string } | { kind: 'operator' | 'system' }

/**
 * A unit of work: one transaction of one organization. The state change, its events and its jobs are written through
 * it, so that they commit together or not at all.
 */
export interface Work extends Writing {
  organizationId: string
  actor: Actor
  now: Date
  memories: Memories
  /**
   * Takes the named lock in its organization, or in another one, until it ends. Statements sent later wait for the
   * lock.
   */
  lock(name: string, organizationId?: string): void
  emit<Data extends TSchema>(event: EventType<Data>, data: Static<Data>): Promise<void>
  /** Emits several events in the given order. Listeners that can handle them together use one statement. */
  emitAll(events: readonly EventInput[]): Promise<void>
  enqueue<Payload extends object>(
    job: JobType<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<void>
  /** Enqueues several jobs of one type, in one statement. */
  enqueueAll<Payload extends object>(job: JobType<Payload>, payloads: readonly Payload[]): void
  /** Adds to a counter after the commit. */
  count<Label extends string>(
    counter: CounterType<Label>,
    labels: Record<Label, string>,
    amount?: number,
  ): void
  /** Records an action by someone who is not a principal. Operations record their changes themselves. */
  recordAct(act: RecordedAction): void
  /** Stops automations and other saved work that a token or a member no longer has the permissions for. */
  recordLoss(author: Author): Promise<void>
  /** Subjects for which this work has emitted an erasing event. */
  erased: Set<string>
  /** Runs after the commit, before the caller's promise resolves. Must not fail. */
  afterCommit(run: () => void): void
  /** Runs a part that can fail alone: if it throws, its writes and events are undone, and the work continues. */
  attempt<T>(run: (part: Work) => Promise<T>): Promise<T>
}

/** Handles events that a change emits together, inside its transaction. */
type EventHandler = (work: Work, events: readonly EmittedEvent[]) => Promise<void>

/** Event handlers by event type. `*` receives every event, `erasure` each event that erases subjects. */
export type EventHandlers = Readonly<Record<string, EventHandler>>

/** Called inside the transaction of an action by someone who is not a principal. */
export type ActListener = (work: Work, act: RecordedAction) => void

/** A token or a membership that saves work which acts later. */
export interface Author {
  kind: 'token' | 'member'
  id: string
}

/** Called inside the transaction in which a token ends, or a member leaves or gets a smaller role. */
export type LossListener = (work: Work, author: Author) => Promise<void>

export type Transact = <T>(
  organizationId: string,
  actor: Actor,
  work: (work: Work) => Promise<T>,
) => Promise<T>

/**
 * Most simultaneous transactions. Transactions of one organization wait for each other's locks, so their number is
 * limited and others find connections. A few connections are reserved for reads and for the dispatcher.
 */
const transactionLimits = {
  max: maxConnections - 3,
  maxPerKey: maxConnections / 2,
  maxWaitMs: 2_000,
  refusal: unavailable,
}

const isFor = (key: string, { type, erased }: EmittedEvent): boolean =>
  key === type || key === '*' || (key === 'erasure' && erased.length > 0)

const limiterOf = (hasTurns: boolean): FairLimiter =>
  hasTurns ? (_key, task) => task() : createFairLimiter(transactionLimits)

interface TransactDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
  listeners: readonly EventHandlers[]
  actListeners: readonly ActListener[]
  lossListeners: readonly LossListener[]
  backpressure: Backpressure
  telemetry: Telemetry
  metrics: Metrics
}

export function createTransact({
  database,
  clock,
  jobs,
  listeners,
  actListeners,
  lossListeners,
  backpressure,
  telemetry,
  metrics,
}: TransactDependencies): Transact {
  // The embedded database has one session: a transaction has its turn alone, and every lock with it.
  const hasTurns = !database.isShared
  const memories: Memories = new WeakMap()
  const limit = limiterOf(hasTurns)
  const announce = async (work: Work, events: readonly EmittedEvent[]): Promise<void> => {
    for (const subject of events.flatMap(({ erased }) => erased)) work.erased.add(subject)
    for (const handlers of listeners) {
      for (const [key, handle] of Object.entries(handlers)) {
        const received = events.filter((event) => isFor(key, event))
        if (received.length > 0) await handle(work, received)
      }
    }
  }
  return async (organizationId, actor, run) => {
    await backpressure.wait()
    const committed: (() => void)[] = []
    const open = (
      tx: Tx,
      writes: PendingWrites,
      shared: Pick<Work, 'erased' | 'afterCommit'>,
    ): Work => {
      const work: Work = {
        ...shared,
        db: tx,
        organizationId,
        actor,
        now: clock.now(),
        memories,
        write: (query) => writes.send(query),
        lock(name, owner = organizationId) {
          if (!hasTurns) writes.send({ compile: () => holdLock(tx, owner, name) })
        },
        async emit(event, data) {
          await announce(work, [appendEvent(work, event, data)])
        },
        async emitAll(events) {
          if (events.length > 0) await announce(work, appendEvents(work, events))
        },
        async enqueue(job, payload, options) {
          if (organizationId === nilId) await jobs.send(tx, job, payload, options)
          else jobs.enqueue(work, job, payload, options)
        },
        enqueueAll: (job, payloads) => jobs.enqueueAll(work, job, payloads),
        recordAct(act) {
          for (const listen of actListeners) listen(work, act)
        },
        async recordLoss(author) {
          for (const listen of lossListeners) await listen(work, author)
        },
        count: (counter, labels, amount = 1) =>
          shared.afterCommit(() => metrics.declare(counter).inc(labels, amount)),
        async attempt(run) {
          const hooks: (() => void)[] = []
          const erased = new Set<string>()
          const afterCommit = (hook: () => void) => void hooks.push(hook)
          const result = await runPart(tx, (inner) => run(open(tx, inner, { erased, afterCommit })))
          for (const hook of hooks) shared.afterCommit(hook)
          for (const subject of erased) shared.erased.add(subject)
          return result
        },
      }
      return work
    }
    const afterCommit = (hook: () => void) => void committed.push(hook)
    const transaction = () =>
      runTransaction(database, (tx, writes) =>
        run(open(tx, writes, { erased: new Set(), afterCommit })),
      )
    const attributes = { 'capstan.organization.id': OrganizationId.show(organizationId) }
    const result = await telemetry.span('transaction', 'part', attributes, () =>
      limit(organizationId, transaction),
    )
    for (const hook of committed) hook()
    return result
  }
}

/** Share of a core from which a process counts as busy. */
const busy = 0.9
const mostMs = 100

/**
 * Delays transactions before they start, while this process is busy and behind with work that earlier ones left. If the
 * process is not busy, nothing is delayed: the backlog then has another cause, such as a slow receiver, and fewer
 * writes would not help.
 */
export class Backpressure {
  #delayMs = 0

  get delayMs(): number {
    return this.#delayMs
  }

  /**
   * Adjusts the delay; call it ten times a second. `utilization`: of the event loop since the last call, from 0 to 1.
   */
  adjust(isBehind: boolean, utilization: number): void {
    const grows = isBehind && utilization >= busy
    const next = grows ? this.#delayMs * 1.25 + 1 : this.#delayMs * 0.8 - 1
    this.#delayMs = Math.min(mostMs, Math.max(0, next))
  }

  release(): void {
    this.#delayMs = 0
  }

  async wait(): Promise<void> {
    if (this.#delayMs > 0) await delay(this.#delayMs)
  }
}
