import { ApiError } from '../../../platform/errors.ts'
import type { FieldRules } from '../custom-fields/rules.ts'
import { handlesOf } from '../handles/forms.ts'
import type { ContactRow } from '../store.ts'
import type { Claim, Holders } from './holders.ts'

/**
 * Gives a contact the handles that it has from now on, and gives back those that it had before. `wait`: it claims what
 * another gave back, so that one is to be written first.
 *
 * @throws ApiError `duplicate_resource` that names the field
 */
export function claimHandles(
  holders: Holders,
  rules: FieldRules,
  before: ContactRow | null,
  after: ContactRow,
): 'wait' | 'done' {
  const old = before ? allHandlesOf(before, rules) : []
  const handles = allHandlesOf(after, rules)
  const claimed = handles.filter((one) => !old.some((other) => isSame(one, other)))
  for (const handle of claimed) {
    const holder = holders.holder(handle)
    if (holder !== undefined && holder !== after.id) throw takenError(handle)
  }
  if (claimed.some((handle) => holders.isGivenBack(handle))) return 'wait'
  for (const handle of old) {
    if (!handles.some((other) => isSame(handle, other))) holders.giveBack(handle)
  }
  for (const handle of claimed) holders.take(handle, after.id)
  holders.put(after)
  return 'done'
}

/** With the values of unique fields. */
export const allHandlesOf = (
  row: Omit<ContactRow, 'id' | 'created_at' | 'updated_at'>,
  rules: FieldRules,
) => [...handlesOf(row), ...rules.handlesOf(row.custom)]

/** Those of the handles that the contacts have, which are locked since: others are gone or gave theirs back. */
export function stillHeld<Held extends Claim & { contactId: string }>(
  handles: readonly Held[],
  contacts: readonly ContactRow[],
  rules: FieldRules,
): Held[] {
  const textOf = (contactId: string, { kind, value }: Named) => `${contactId} ${kind} ${value}`
  const held = new Set(
    contacts.flatMap((row) => allHandlesOf(row, rules).map((handle) => textOf(row.id, handle))),
  )
  return handles.filter((handle) => held.has(textOf(handle.contactId, handle)))
}

interface Named {
  kind: string
  value: string
}

const isSame = (a: Named, b: Named): boolean => a.kind === b.kind && a.value === b.value

const takenError = ({ kind, field }: Named & { field: string }): ApiError => {
  const what = { email: 'e-mail address', phone: 'phone number' }[kind] ?? kind
  return new ApiError('duplicate_resource', `Another contact already has this ${what}.`, { field })
}
