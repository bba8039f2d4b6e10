import { decimalOf } from '../../../platform/money/format.ts'
import { ContactId } from '../../contacts/index.ts'
import { statusAt } from '../ending/expire.ts'
import { ProposalId } from '../ids.ts'
import { amountsDue } from '../pricing/due.ts'
import { type Billing, billings } from '../pricing/schema.ts'
import type { AmountDue, BucketTotals } from '../pricing/totals-schema.ts'
import type { RecipientRow } from '../recipient-store.ts'
import { shownNumber } from '../representation.ts'
import type { ProposalRow } from '../store.ts'

/** One proposal, as it is when the file is written. */
export interface ExportedProposal {
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

/** In main units: 4900 cents are 49.00, and a currency without cents has none. */
const amount = (value: number | null, { currency }: ProposalRow): string | null =>
  value === null ? null : decimalOf(BigInt(value), currency)

const nameOf = (figure: string, billing: Billing): string =>
  billing === 'one_time' ? figure : `${figure} ${billing}`

/** `total` is paid once, `total month` every month; empty where nothing is. */
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

export const columns: readonly Column[] = [
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
