import type { Change, ChangeRecorder } from '../../operations/change.ts'
import type { changedResourceIn } from '../../operations/changed-resource.ts'
import type { Operation } from '../../operations/operation.ts'

/** An operation with its reply schema compiled. */
export interface Mounted {
  operation: Operation
  serialize: (value: unknown) => string
  /** One for each domain that records changes; none where the operation changes nothing. */
  recorders: readonly ChangeRecorder[]
  /** The `GET` of the same path, where that names one resource. `If-Match` is about its answer. */
  getOperation: Operation | undefined
  serializeGet: (value: unknown) => string
  /** What a write changes. */
  resourceOf: ReturnType<typeof changedResourceIn>
  /** Of `Location` on a 201; null where there is none. */
  locationTemplate: string | null
  /** Whether a 201 is what is then read there; it has its ETag. */
  makesWhatIsRead: boolean
}

/** Where a request came from, for the record of what it changes. */
export type Origin = Pick<Change, 'address' | 'userAgent' | 'requestId'>
