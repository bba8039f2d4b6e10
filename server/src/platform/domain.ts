import type { SealedColumn } from './crypto/sealed-column.ts'
import type { EventType } from './events/event.ts'
import type { AnswerListener } from './http/answered.ts'
import type { Endpoint } from './http/endpoint.ts'
import type { Operation } from './http/operation.ts'
import type { JobHandler } from './jobs/jobs.ts'
import type { EventListener } from './work.ts'

/** What a domain gives to the house; `app.ts` lists them all. */
export interface Domain {
  operations: readonly Operation[]
  /** What only the operator of the installation may ask for. */
  operatorOperations?: readonly Operation[]
  /** Paths that speak another protocol than the API's. */
  endpoints?: readonly Endpoint[]
  events?: readonly EventType[]
  jobs?: readonly JobHandler[]
  /** Columns of secrets, for the rotation of keys and for backups. */
  sealedColumns?: readonly SealedColumn[]
  /** Called inside the transaction of the change, for each event that any domain emits. */
  onEvent?: EventListener
  /** Called when an answer to somebody who was let in is out. Must be quick, and must not fail. */
  onAnswer?: AnswerListener
  /** Long-running background work besides jobs; returns what stops it. */
  start?: () => Promise<AsyncDisposable>
  /** The same on every node, those that only answer requests included. */
  startEverywhere?: () => Promise<AsyncDisposable>
  /** What somebody should look at, in sentences: `/readyz` shows them and stays 200. */
  concerns?: () => Promise<string[]>
  /** Ends what the domain holds open. */
  dispose?: () => Promise<void>
  /** Does at once what background work would do; true when there was something to do. For tests. */
  drain?: () => Promise<boolean>
}
