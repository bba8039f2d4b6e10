import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { listProposals, type Place, type ProposalFilter } from '../list-store.ts'
import { listRecipientsOf } from '../recipient-store.ts'
import { columns } from './columns.ts'

const rowsAtOnce = 200

/** What the list of the same filters holds, newest first, as a CSV file, piece by piece. */
export async function* writeProposals(
  db: Db,
  organizationId: string,
  filter: ProposalFilter,
  now: Date,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvRow(columns.map(({ name }) => name))
  for (let after: Place | null = null, more = true; more; ) {
    const rows = await listProposals(db, organizationId, filter, { after, limit: rowsAtOnce })
    more = rows.length > rowsAtOnce
    const page = rows.slice(0, rowsAtOnce)
    const ids = page.map(({ id }) => id)
    const recipients = await listRecipientsOf(db, organizationId, ids)
    yield page
      .map((row) => ({ row, recipients: recipients.get(row.id) ?? [], now }))
      .map((proposal) => writeCsvRow(columns.map(({ cell }) => cell(proposal))))
      .join('')
    const last = page.at(-1)
    after = last ? { createdAt: last.created_at, id: last.id } : null
  }
}
