import type { OrganizationDb } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { ContactId, findContact } from '../contacts/index.ts'
import { findMember, MemberId } from '../people/index.ts'
import { RecipientId } from './ids.ts'
import { refusal } from './pricing/refusal.ts'
import type { NewRecipient } from './recipient-schema.ts'
import type { RecipientRow } from './recipient-store.ts'

/** Those of a draft, in their order: with names and addresses of contacts and members where none are sent. */
export async function completeRecipients(
  reading: OrganizationDb,
  proposalId: string,
  recipients: readonly NewRecipient[],
): Promise<RecipientRow[]> {
  const rows: RecipientRow[] = []
  for (const [position, recipient] of recipients.entries()) {
    const field = `recipients.${position}`
    const row = await complete(reading, recipient, field)
    if (rows.some(({ id }) => id === row.id)) {
      throw refusal(`${field}.id`, 'is the id of another recipient.')
    }
    requireSingle(rows, row, field)
    rows.push({ ...row, proposal_id: proposalId, position })
  }
  return rows
}

async function complete(
  reading: OrganizationDb,
  recipient: NewRecipient,
  field: string,
): Promise<Omit<RecipientRow, 'proposal_id' | 'position'>> {
  const { role = 'signer', order = 1 } = recipient
  const known =
    role === 'countersigner'
      ? await findMemberOf(reading, recipient, field)
      : await findContactOf(reading, recipient, field)
  const name = recipient.name ?? known.name ?? recipient.email ?? known.email
  const email = recipient.email ?? known.email
  if (!name) throw refusal(`${field}.name`, 'is required: the contact has none.')
  if (!email) throw refusal(`${field}.email`, 'is required: the contact has none.')
  return {
    id: (recipient.id && RecipientId.read(recipient.id)) ?? newId(),
    ...{ name, email, role, signing_order: order },
    ...{ contact_id: known.contactId, member_id: known.memberId },
    ...{ status: 'waiting', delivery: 'none', transitions: {} },
  }
}

interface Known {
  name: string | null
  email: string | null
  contactId: string | null
  memberId: string | null
}

async function findMemberOf(
  { db, organizationId }: OrganizationDb,
  { memberId }: NewRecipient,
  field: string,
): Promise<Known> {
  if (!memberId) throw refusal(`${field}.memberId`, 'is required of a countersigner.')
  const member = await findMember(db, organizationId, MemberId.read(memberId) ?? '')
  if (!member) throw refusal(`${field}.memberId`, 'names no member of this organization.')
  return { name: member.name, email: member.email, contactId: null, memberId: member.id }
}

async function findContactOf(
  { db, organizationId }: OrganizationDb,
  { contactId, memberId, name, email }: NewRecipient,
  field: string,
): Promise<Known> {
  if (memberId) throw refusal(`${field}.memberId`, 'goes with the role countersigner only.')
  if (!contactId) {
    if (email === undefined) throw refusal(`${field}.email`, 'is required, or a contactId.')
    return { name: name ?? email, email, contactId: null, memberId: null }
  }
  const contact = await findContact(db, organizationId, ContactId.read(contactId) ?? '')
  if (!contact) throw refusal(`${field}.contactId`, 'names no contact of this organization.')
  const { id, email: address } = contact
  return { name: oneLine(contact.name), email: address, contactId: id, memberId: null }
}

/** A name stands in mails and headings; that of a contact may have any characters. */
const oneLine = (name: string | null): string | null =>
  name?.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() ?? null

/** An address stands for one person, who signs or reads, and one member countersigns. */
function requireSingle(
  rows: readonly RecipientRow[],
  { role, email }: Pick<RecipientRow, 'role' | 'email'>,
  field: string,
): void {
  const rivals = rows.filter(
    (other) => (other.role === 'countersigner') === (role === 'countersigner'),
  )
  if (role === 'countersigner') {
    if (rivals.length > 0) throw refusal(`${field}.role`, 'may be countersigner once.')
  } else if (rivals.some((other) => other.email.toLowerCase() === email.toLowerCase())) {
    throw refusal(`${field}.email`, 'is the address of another recipient.')
  }
}

/** The contact as the one signer, where it can be written to. */
export const signerOf = (
  contact: { id: string; email: string | null } | undefined,
): NewRecipient[] => (contact?.email ? [{ contactId: ContactId.show(contact.id) }] : [])
