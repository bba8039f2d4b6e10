import type { EventType } from './events/event.ts'
import type { Operation } from './http/operation.ts'
import type { JobHandler } from './jobs/jobs.ts'
import type { EventListener } from './work.ts'

/** What a domain gives to the house; `app.ts` lists them all. */
export interface Domain {
  operations: readonly Operation[]
  events?: readonly EventType[]
  jobs?: readonly JobHandler[]
  /** Called inside the transaction of the change, for each event that any domain emits. */
  onEvent?: EventListener
  /** Long-running background work besides jobs; returns what stops it. */
  start?: () => Promise<AsyncDisposable>
  /** What somebody should look at, in sentences: `/readyz` shows them and stays 200. */
  concerns?: () => Promise<string[]>
  /** Ends what the domain holds open. */
  dispose?: () => Promise<void>
  /** Does at once what background work would do; true when there was something to do. For tests. */
  drain?: () => Promise<boolean>
}
