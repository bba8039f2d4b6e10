import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { ownedTable } from '../../platform/db/owned-table.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { ProposalRecipientsTable } from '../../platform/db/tables.generated.ts'
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

type TypedColumns = Pick<Recipient, 'role' | 'status' | 'delivery' | 'transitions'>

export type RecipientRow = Omit<
  Pick<Selectable<ProposalRecipientsTable>, (typeof recipientColumns)[number]>,
  keyof TypedColumns
> &
  TypedColumns

const recipients = ownedTable<'proposal_recipients', RecipientRow>('proposal_recipients', {
  columns: recipientColumns,
  json: ['transitions'],
})

export const { remove: deleteRecipient } = recipients

export function insertRecipients(
  writing: Writing,
  organizationId: string,
  rows: readonly RecipientRow[],
): void {
  if (rows.length === 0) return
  recipients.insert(writing, ...rows.map((row) => ({ organization_id: organizationId, ...row })))
}

export function updateRecipient(
  writing: Writing,
  organizationId: string,
  row: RecipientRow,
  change: Partial<Omit<RecipientRow, 'id' | 'proposal_id'>>,
): RecipientRow {
  recipients.update(writing, organizationId, row.id, change)
  return { ...row, ...change }
}

/** Replaces the recipients of a draft, who have no links yet. */
export function replaceRecipients(
  writing: Writing,
  organizationId: string,
  proposalId: string,
  rows: readonly RecipientRow[],
): void {
  recipients.remove(writing, organizationId, { proposal_id: proposalId })
  insertRecipients(writing, organizationId, rows)
}

/** Lists recipients in the proposal's order. */
export const listRecipients = (
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<RecipientRow[]> =>
  recipients
    .select(db, organizationId, { proposal_id: proposalId })
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Lists the recipients of several proposals, by proposal id. */
export async function listRecipientsOf(
  db: Db,
  organizationId: string,
  proposalIds: readonly string[],
): Promise<Map<string, RecipientRow[]>> {
  const byProposal = new Map<string, RecipientRow[]>(proposalIds.map((id) => [id, []]))
  if (proposalIds.length === 0) return byProposal
  const rows = await recipients
    .select(db, organizationId)
    .where('proposal_id', 'in', proposalIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const row of rows) byProposal.get(row.proposal_id)?.push(row)
  return byProposal
}

type Turn = Pick<RecipientRow, 'role' | 'status' | 'signing_order'>

/** Returns the signers who have not answered. */
export const unsigned = <Row extends Turn>(recipients: readonly Row[]): Row[] =>
  recipients.filter(
    ({ role, status }) => role === 'signer' && status !== 'signed' && status !== 'declined',
  )

/** Returns the signers who can answer now: all who have not answered, or those with the lowest order among them. */
export function signersInTurn<Row extends Turn>(
  { order }: Pick<Signing, 'order'>,
  recipients: readonly Row[],
): Row[] {
  const left = unsigned(recipients)
  if (order === 'parallel') return left
  const lowest = Math.min(...left.map(({ signing_order }) => signing_order))
  return left.filter(({ signing_order }) => signing_order === lowest)
}
