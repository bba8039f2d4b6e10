import type { Work } from '../work.ts'
import type { AnyInput, Operation } from './operation.ts'
import type { ChangeActor, ChangedResource } from './own-change.ts'
import type { Principal } from './principal.ts'

/** One change that a writing operation made. */
export interface RecordedChange {
  /** Null for a public operation. */
  principal: Principal | null
  /** Who the operation says that it was, in place of the principal; null when it does not say. */
  actor: ChangeActor | null
  /** What was changed; absent where path and answer say it. */
  resource?: ChangedResource
  input: AnyInput
  /** The answer of the `GET` of the same path before the change; null where there is none. */
  before: string | null
  /** The body of the answer; empty when it has none. */
  after: string
  address: string
  userAgent: string | null
  requestId: string
}

/** Records changes in the transaction that makes them. */
export type ChangeRecorder = (work: Work, changes: readonly RecordedChange[]) => void

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
