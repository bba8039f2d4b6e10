import { Readable } from 'node:stream'
import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { decimalOf } from '../../../platform/money/format.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactId } from '../../contacts/index.ts'
import { statusAt } from '../ending/expire.ts'
import { ProposalId } from '../ids.ts'
import { listProposals, type ProposalFilter, type ProposalListCursor } from '../list-store.ts'
import { type Billing, billings } from '../pricing/schema.ts'
import { amountsDue } from '../pricing/totals.ts'
import type { AmountDue, BucketTotals } from '../pricing/totals-schema.ts'
import { filterOf, ProposalFilters } from '../query-schema.ts'
import { listRecipientsOf, type RecipientRow } from '../recipient-store.ts'
import { shownNumber } from '../representation.ts'
import type { ProposalRow } from '../store.ts'
import { sumFew } from '../sums/store.ts'

export const exportOperations = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/proposals/export',
      operationId: 'exportProposals',
      tag: 'Proposals',
      summary: 'Export proposals',
      description:
        'Returns a CSV file of the proposals that the list with the same filters returns, newest first, with the totals of each billing period in main units. No cell starts a formula. A file can have up to 50,000 proposals; if more match, the request is refused, so add a filter.',
      scope: 'proposals:read',
      query: ProposalFilters,
      reply: rawReply('text/csv'),
      errors: ['invalid_parameter'],
    },
    async ({ organizationId }, { query }) => {
      const filter = filterOf(query)
      await sumFew(database.db, organizationId, filter)
      const file = writeProposals(database.db, organizationId, filter, clock.now())
      return new Response(Readable.toWeb(Readable.from(file)) as ReadableStream, { headers })
    },
  ),
]

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="proposals.csv"',
}

const rowsAtOnce = 200

/** One proposal as it is when the file is written. */
interface ExportedProposal {
  row: ProposalRow
  recipients: readonly RecipientRow[]
  now: Date
}

interface Column {
  name: string
  cell: (proposal: ExportedProposal) => string | null
}

const sums = [
  'subtotal',
  'discount',
  'net',
  'tax',
  'total',
] as const satisfies readonly (keyof BucketTotals)[]

const payments = ['withholding', 'rounding', 'due'] as const satisfies readonly (keyof AmountDue)[]

/** Converts to main units: 4900 cents are 49.00. A currency without cents gets no decimals. */
const amount = (value: number | null, { currency }: ProposalRow): string | null =>
  value === null ? null : decimalOf(BigInt(value), currency)

const nameOf = (figure: string, billing: Billing): string =>
  billing === 'one_time' ? figure : `${figure} ${billing}`

/**
 * Columns of the totals: `total` is paid once, `total month` every month. A cell is empty if the proposal has no such
 * payment.
 */
const bucketColumns: readonly Column[] = billings.flatMap((billing) => [
  ...sums.map((sum) => ({
    name: nameOf(sum, billing),
    cell: ({ row }: ExportedProposal) => {
      const bucket = row.totals.buckets.find((one) => one.billing === billing)
      return bucket ? amount(bucket[sum], row) : null
    },
  })),
  ...payments.map((payment) => ({
    name: nameOf(payment, billing),
    cell: ({ row }: ExportedProposal) => {
      const bucket = row.totals.buckets.find((one) => one.billing === billing)
      const [paid] = bucket ? amountsDue([bucket], row.content) : []
      return paid ? amount(paid[payment], row) : null
    },
  })),
])

const time = (name: string): Column => ({
  name,
  cell: ({ row: { transitions } }) => transitions[name as 'sent'] ?? null,
})

const columns: readonly Column[] = [
  { name: 'id', cell: ({ row }) => ProposalId.show(row.id) },
  { name: 'number', cell: ({ row }) => shownNumber(row) },
  { name: 'title', cell: ({ row }) => row.title },
  { name: 'status', cell: ({ row, now }) => statusAt(row, now) },
  {
    name: 'recipients',
    cell: ({ recipients }) =>
      recipients
        .filter(({ role }) => role !== 'countersigner')
        .map(({ name }) => name)
        .join('; '),
  },
  {
    name: 'contactId',
    cell: ({ row: { contact_id: id } }) => id && ContactId.show(id),
  },
  { name: 'currency', cell: ({ row }) => row.currency },
  ...bucketColumns,
  { name: 'firstTotal', cell: ({ row }) => amount(row.totals.firstTotal, row) },
  { name: 'contractValue', cell: ({ row }) => amount(row.totals.contractValue, row) },
  { name: 'createdAt', cell: ({ row }) => row.created_at.toISOString() },
  { name: 'expiresAt', cell: ({ row }) => row.expires_at?.toISOString() ?? null },
  ...['sent', 'viewed', 'accepted'].map(time),
]

/** Writes the proposals of the same list, newest first, as a CSV file in pieces. */
async function* writeProposals(
  db: Db,
  organizationId: string,
  filter: ProposalFilter,
  now: Date,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvRow(columns.map(({ name }) => name))
  for (let after: ProposalListCursor | null = null, more = true; more; ) {
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
