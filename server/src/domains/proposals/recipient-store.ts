import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { ProposalRecipientsTable } from '../../platform/db/tables.generated.ts'
import { ApiError, type ErrorCode } from '../../platform/errors.ts'
import {
  type ContactRow,
  findContact,
  findContactByEmail,
  requireReachable,
} from '../contacts/index.ts'
import type { Recipient } from './recipient-schema.ts'
import type { Signing } from './schema.ts'

export const recipientColumns = [
  'id',
  'proposal_id',
  'position',
  'name',
  'email',
  'role',
  'signing_order',
  'contact_id',
  'member_id',
  'status',
  'delivery',
  'transitions',
] as const

type Checked = Pick<Recipient, 'role' | 'status' | 'delivery' | 'transitions'>

export type RecipientRow = Omit<
  Pick<Selectable<ProposalRecipientsTable>, (typeof recipientColumns)[number]>,
  keyof Checked
> &
  Checked

export function insertRecipients(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly RecipientRow[],
): void {
  if (rows.length === 0) return
  const values = rows.map(({ transitions, ...row }) => ({
    organization_id: organizationId,
    ...row,
    transitions: JSON.stringify(transitions),
  }))
  write(db.insertInto('proposal_recipients').values(values))
}

export function updateRecipient(
  { db, write }: Writing,
  organizationId: string,
  row: RecipientRow,
  { transitions, ...change }: Partial<Omit<RecipientRow, 'id' | 'proposal_id'>>,
): RecipientRow {
  write(
    db
      .updateTable('proposal_recipients')
      .set({ ...change, ...(transitions && { transitions: JSON.stringify(transitions) }) })
      .where('organization_id', '=', organizationId)
      .where('id', '=', row.id),
  )
  return { ...row, ...change, ...(transitions && { transitions }) }
}

/** Replaces those of a draft; none of them has a link yet. */
export function replaceRecipients(
  writing: Writing,
  organizationId: string,
  proposalId: string,
  rows: readonly RecipientRow[],
): void {
  const { db, write } = writing
  write(
    db
      .deleteFrom('proposal_recipients')
      .where('organization_id', '=', organizationId)
      .where('proposal_id', '=', proposalId),
  )
  insertRecipients(writing, organizationId, rows)
}

const selectAll = (db: Db, organizationId: string) =>
  db
    .selectFrom('proposal_recipients')
    .select(recipientColumns)
    .where('organization_id', '=', organizationId)
    .$castTo<RecipientRow>()

/** In their order, which is that of the proposal. */
export const listRecipients = (
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<RecipientRow[]> =>
  selectAll(db, organizationId)
    .where('proposal_id', '=', proposalId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Of many proposals at once, by the id of each. */
export async function listRecipientsOf(
  db: Db,
  organizationId: string,
  proposalIds: readonly string[],
): Promise<Map<string, RecipientRow[]>> {
  const byProposal = new Map<string, RecipientRow[]>(proposalIds.map((id) => [id, []]))
  if (proposalIds.length === 0) return byProposal
  const rows = await selectAll(db, organizationId)
    .where('proposal_id', 'in', proposalIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const row of rows) byProposal.get(row.proposal_id)?.push(row)
  return byProposal
}

type Turn = Pick<RecipientRow, 'role' | 'status' | 'signing_order'>

/** Signers who have not answered. */
export const unsigned = <Row extends Turn>(recipients: readonly Row[]): Row[] =>
  recipients.filter(
    ({ role, status }) => role === 'signer' && status !== 'signed' && status !== 'declined',
  )

/** Signers who can answer now: all who have not, or those of the lowest order among them. */
export function signersInTurn<Row extends Turn>(
  { order }: Pick<Signing, 'order'>,
  recipients: readonly Row[],
): Row[] {
  const left = unsigned(recipients)
  if (order === 'parallel') return left
  const lowest = Math.min(...left.map(({ signing_order }) => signing_order))
  return left.filter(({ signing_order }) => signing_order === lowest)
}

interface Reading {
  db: Db
  organizationId: string
}

/**
 * Refuses to mail somebody who wants no mail: the recipient's contact, or the one with that address.
 *
 * @throws ApiError `contact_opted_out`, which names the recipient
 */
export async function requireReachableAll(
  reading: Reading,
  recipients: readonly RecipientRow[],
): Promise<void> {
  for (const [index, recipient] of recipients.entries()) {
    const code = await findObjection(reading, recipient)
    if (!code) continue
    const message = `${recipient.name} wants no mail. Send with delivery "link_only" and hand over the link, or take them out.`
    throw new ApiError(code, message, { field: `recipients.${index}` })
  }
}

/** Whether a mail may still go to them: they may have objected since the proposal was sent. */
export const isReachable = async (reading: Reading, recipient: RecipientRow): Promise<boolean> =>
  (await findObjection(reading, recipient)) === null

async function findObjection(
  { db, organizationId }: Reading,
  { contact_id: contactId, email, role }: RecipientRow,
): Promise<ErrorCode | null> {
  if (role === 'countersigner') return null
  const known = contactId === null ? undefined : await findContact(db, organizationId, contactId)
  const holder = await findContactByEmail(db, organizationId, email)
  for (const contact of [known, holder]) {
    const code = contact ? objectionOf(contact) : null
    if (code) return code
  }
  return null
}

function objectionOf(contact: ContactRow): ErrorCode | null {
  try {
    requireReachable(contact, 'email')
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
