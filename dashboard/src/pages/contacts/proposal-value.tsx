import type { ProposalSums } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { formatCount } from '../../ui/format.ts'
import { Properties } from '../../ui/properties.tsx'
import { formatTotalAmount } from '../proposals/money.ts'

type Sum = ProposalSums['data'][number]

export const useProposalSums = (contactId: string) => useApi(api.proposals.sums, { contactId })

const values: readonly (readonly [label: string, statuses: readonly Sum['status'][]])[] = [
  ['Accepted', ['accepted', 'countersigned']],
  ['Open', ['sent', 'viewed', 'signing']],
]

/** Adds up the proposals of a contact, by currency. Absent until one was sent. */
export function ProposalValue({ contactId }: { contactId: string }) {
  const sums = useProposalSums(contactId).data?.data ?? []
  const rows = values.flatMap(([label, statuses]) => {
    const found = sums.filter(({ status }) => statuses.includes(status))
    return found.length > 0 ? [{ label, value: <Amounts sums={found} /> }] : []
  })
  if (rows.length === 0) return null
  return (
    <Properties
      title="Value"
      aside={
        <Link
          to="/contacts/$contactId"
          params={{ contactId }}
          search={{ view: 'proposals' }}
          className="rounded-xs font-label text-xs hover:underline"
        >
          Proposals
        </Link>
      }
      rows={rows}
    />
  )
}

function Amounts({ sums }: { sums: readonly Sum[] }) {
  const totals = new Map<string, number>()
  for (const { currency, firstTotal } of sums) {
    totals.set(currency, (totals.get(currency) ?? 0) + firstTotal)
  }
  const count = sums.reduce((all, one) => all + one.count, 0)
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <span className="tabular-nums">
        {[...totals].map(([currency, total]) => formatTotalAmount(total, currency)).join(' + ')}
      </span>
      <span className="text-faint text-xs">in {formatCount(count, 'proposal')}</span>
    </span>
  )
}
