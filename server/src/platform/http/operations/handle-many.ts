import { ApiError } from '../../errors.ts'
import type { StoredReply } from '../../idempotency/key.ts'
import type { Change } from '../../operations/change.ts'
import { Created } from '../../operations/created.ts'
import type { OneOfMany } from '../../operations/operation.ts'
import type { Principal } from '../../operations/principal.ts'
import type { Work } from '../../work.ts'
import type { Mounted, Origin } from './mounted.ts'
import { lockOf } from './resource-lock.ts'

/** A change that somebody asks for together with others. */
export interface AskingTogether extends OneOfMany {
  principal: Principal
  origin: Origin
}

/**
 * Makes many changes of one operation and records them, in the transaction of the work; returns what each answers, or why
 * it is refused. Everybody takes the locks of resources before those of the operation.
 */
export async function applyChanges(
  work: Work,
  { operation, serialize, serializeGet, getOperation, recorders }: Mounted,
  asked: readonly AskingTogether[],
): Promise<(StoredReply | ApiError)[]> {
  if (!operation.handleMany)
    throw new Error(`${operation.operationId} is not made for many at once`)
  if (getOperation) work.lockAll(asked.map((one) => lockOf(work, getOperation, one).name))
  const outcomes = await operation.handleMany(work, asked)
  const changes: Change[] = []
  const answers = outcomes.map((outcome, at) => {
    if (outcome instanceof ApiError) return outcome
    const { principal, origin, params } = asked[at] as AskingTogether
    const { before, result } = outcome
    const [status, value] =
      result instanceof Created ? [201, result.value] : [operation.status, result]
    const after = serialize(value)
    const shown = before === null ? null : serializeGet(before)
    const input = { params, query: {}, body: undefined }
    const isChange = result !== before
    if (isChange) changes.push({ principal, actor: null, input, before: shown, after, ...origin })
    return { status, body: after }
  })
  if (changes.length > 0) for (const record of recorders) record(work, changes)
  return answers
}
