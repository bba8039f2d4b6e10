import { ApiError, isNoRefusal, refusalOr } from '../../../platform/errors.ts'
import type { OneOfMany, OutcomeOfOne } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import type { HandleKind } from '../handles/forms.ts'
import { presentContact } from '../representation.ts'
import type { Contact, NewContact } from '../schema.ts'
import { handlesIn, WritesTogether } from '../together.ts'
import { type ContactKey, readKey } from './key.ts'
import { lockNameOf, requireSame } from './service.ts'

type Asked = OneOfMany<{ key: HandleKind; value: string }, NewContact, Contact>

/** As `upsertContact` for each in its order. One that comes twice changes what it made before. */
export async function upsertContacts(
  work: Work,
  asked: readonly Asked[],
): Promise<OutcomeOfOne<Contact>[]> {
  const wanted = await Promise.all(asked.map((one) => refusalOr(() => read(one))))
  const sound = wanted.filter(isNoRefusal)
  work.lockAll(sound.map(({ key }) => lockNameOf(key)))
  const writes = await WritesTogether.open(work, (rules) =>
    sound.flatMap(({ key, fields }) => [key, ...handlesIn(fields, rules)]),
  )
  const outcomes: OutcomeOfOne<Contact>[] = []
  for (const one of wanted) {
    outcomes.push(one instanceof ApiError ? one : await refusalOr(() => upsert(writes, one)))
  }
  await writes.store()
  return outcomes
}

interface Wanted extends Asked {
  key: ContactKey
  /** Where nobody has the key yet. */
  fields: NewContact
}

function read(one: Asked): Wanted {
  const key = readKey(one.params.key, one.params.value)
  const fields = one.bodyFor(null)
  requireSame(key, fields)
  return { ...one, key, fields }
}

function upsert(writes: WritesTogether, { key, fields, bodyFor, cause }: Wanted) {
  const row = writes.holderOf(key)
  if (!row) return writes.create({ ...fields, [key.kind]: key.shown }, cause)
  const revised = bodyFor(presentContact(row))
  requireSame(key, revised)
  return writes.revise(row, revised, cause)
}
