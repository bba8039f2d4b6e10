import { ApiError, isNoRefusal, refusalOr } from '../../platform/errors.ts'
import type { OneOfMany, OutcomeOfOne } from '../../platform/operations/operation.ts'
import type { Work } from '../../platform/work.ts'
import type { Contact, NewContact } from './schema.ts'
import { handlesIn, WritesTogether } from './together.ts'

/** As `createContact` for each in its order. */
export async function createContacts(
  work: Work,
  asked: readonly OneOfMany<unknown, NewContact, Contact>[],
): Promise<OutcomeOfOne<Contact>[]> {
  const wanted = await Promise.all(
    asked.map(({ bodyFor, cause }) => refusalOr(() => ({ fields: bodyFor(null), cause }))),
  )
  const sound = wanted.filter(isNoRefusal)
  const writes = await WritesTogether.open(work, (rules) =>
    sound.flatMap(({ fields }) => handlesIn(fields, rules)),
  )
  const outcomes: OutcomeOfOne<Contact>[] = []
  for (const one of wanted) {
    const create = () => writes.create((one as (typeof sound)[number]).fields, null)
    outcomes.push(one instanceof ApiError ? one : await refusalOr(create))
  }
  await writes.store()
  return outcomes
}
