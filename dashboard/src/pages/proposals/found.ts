import { api } from '../../api.ts'
import type { Hit } from '../../page-domain.ts'
import { formatTotalAmount } from './money.ts'
import { statusWords, titleOf } from './words.ts'

/** For the palette: proposals by number, title, names, addresses and items. */
export async function findProposals(q: string): Promise<Hit[]> {
  const { data } = await api.proposals.list({ q }).page({ limit: 5 })
  return data.map((proposal) => {
    const { id, number, status, totals, currency } = proposal
    const amount = formatTotalAmount(totals.firstTotal, currency)
    const hint = [number, statusWords[status], amount].filter(Boolean).join(', ')
    return { id, title: titleOf(proposal), hint, to: `/proposals/${id}` }
  })
}
