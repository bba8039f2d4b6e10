import type { Work } from '../work.ts'
import type { AnyInput, Operation } from './operation.ts'
import type { ChangeActor, ChangedResource } from './own-change.ts'
import type { Principal } from './principal.ts'

/** One change by a writing operation. */
export interface RecordedChange {
  /** Principal; null for a public operation. */
  principal: Principal | null
  /** Actor that the operation names in place of the principal; null if it names none. */
  actor: ChangeActor | null
  /** Changed resource; absent if the path and the answer identify it. */
  resource?: ChangedResource
  input: AnyInput
  /** Answer of the `GET` of the same path before the change; null if there is none. */
  before: string | null
  /** Body of the answer; empty if it has none. */
  after: string
  address: string
  userAgent: string | null
  requestId: string
}

/** Records changes in the transaction that makes them. */
export type ChangeRecorder = (work: Work, changes: readonly RecordedChange[]) => void

/**
 * Prepares the recorder of one operation. `getOperation` is the `GET` of the same path if that names one resource;
 * `operations` are those of the same audience.
 */
export type ChangeRecorderFactory = (
  operation: Operation,
  getOperation: Operation | undefined,
  operations: readonly Operation[],
) => ChangeRecorder

/** Id under which changes to the installation as a whole are recorded. */
export { nilId as installation } from './principal.ts'
