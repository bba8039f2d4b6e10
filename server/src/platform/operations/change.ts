import type { Work } from '../work.ts'
import type { AnyInput, Operation } from './operation.ts'
import type { Principal } from './principal.ts'

/** One change that a writing operation made. */
export interface Change {
  /** Null for a public operation. */
  principal: Principal | null
  /** Who a public operation says that it was; null when it does not know. */
  actor: string | null
  input: AnyInput
  /** The answer of the `GET` of the same path before the change; null where there is none. */
  before: string | null
  /** The body of the answer; empty when it has none. */
  after: string
  address: string
  userAgent: string | null
  requestId: string
}

/** Records a change in the transaction that makes it. */
export type ChangeRecorder = (work: Work, change: Change) => Promise<void>

/**
 * Prepares the recorder of one operation. `getOperation` is the `GET` of the same path, where that names one
 * resource; `operations` are those of the same audience.
 */
export type ChangeRecorderFactory = (
  operation: Operation,
  getOperation: Operation | undefined,
  operations: readonly Operation[],
) => ChangeRecorder

/** Under which changes to the installation as a whole are recorded. */
export { nilId as installation } from './principal.ts'
