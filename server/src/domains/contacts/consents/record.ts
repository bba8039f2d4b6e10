import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { ConsentId } from '../ids.ts'
import { reviseContact } from '../service.ts'
import type { ContactRow } from '../store.ts'
import { addToTimeline } from '../timeline/store.ts'
import type { ContactConsent, NewContactConsent } from './schema.ts'
import { type ConsentRow, insertConsent } from './store.ts'

export const presentConsent = ({
  actor_kind,
  actor_id,
  id,
  at,
  ...row
}: ConsentRow): ContactConsent => ({
  ...row,
  id: ConsentId.show(id),
  actor: { kind: actor_kind, id: actor_id },
  at: at.toISOString(),
})

const channelWords = { email: 'email', sms: 'SMS', call: 'calls' }
const statusWords = {
  opted_in: 'Opted in to',
  opted_out: 'Opted out of',
  pending: 'Asked to opt in to',
}

/** Records a consent of a contact, whose row is locked. The newest record of a channel counts. */
export async function recordConsent(
  work: Work,
  contact: ContactRow,
  { at: givenAt, source, wording, proof, basis, ...fields }: NewContactConsent,
  actor: ContactConsent['actor'],
): Promise<ContactConsent> {
  const row: ConsentRow = {
    ...fields,
    id: newId(),
    at: timeOf(work, givenAt),
    basis: basis ?? 'consent',
    source: source ?? null,
    wording: wording ?? null,
    proof: proof ? asStored(proof) : null,
    actor_kind: actor.kind,
    actor_id: actor.id,
  }
  insertConsent(work, work.organizationId, contact.id, row)
  const { channel, purpose, status, at, id } = row
  addToTimeline(work, contact.id, {
    at,
    id,
    kind: 'consent.recorded',
    ref: ConsentId.show(id),
    summary: `${statusWords[status]} ${channelWords[channel]}: ${purpose}`,
  })
  const newest = contact.consent[channel]
  if (status !== 'pending' && !(newest && new Date(newest.at) > at)) {
    const consent = { ...contact.consent, [channel]: { status, at: at.toISOString() } }
    await reviseContact(work, contact, { consent: asStored(consent) })
  }
  return presentConsent(row)
}

function timeOf({ now }: Work, text: string | undefined): Date {
  const at = text === undefined ? now : new Date(text)
  if (at <= now) return at
  throw new ApiError(
    'validation_error',
    'at must not be in the future. Leave it out to record the consent now.',
    { field: 'at' },
  )
}
