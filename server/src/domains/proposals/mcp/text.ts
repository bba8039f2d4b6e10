import { formatMoney } from '../../../platform/money/format.ts'
import type { ProposalPreview } from '../preview/schema.ts'
import type { Proposal, ProposalInList } from '../schema.ts'

/** What a model reads; the same in fields goes with it as structured content. */
export const proposalLines = (proposals: readonly ProposalInList[], next: string | null): string =>
  [
    ...(proposals.length > 0
      ? proposals.map(lineOf)
      : ['No proposal was found. Try other words, or fewer conditions.']),
    ...(next === null ? [] : [`There are more: cursor ${next}`]),
  ].join('\n')

export const proposalText = (proposal: Proposal): string =>
  `${lineOf(proposal)}\n${JSON.stringify(proposal)}`

export const totalsText = (
  { totals, problems }: ProposalPreview,
  { currency, language }: { currency: string; language: string },
): string =>
  [
    ...totals.buckets.map(
      ({ billing, total }) => `${billing}: ${formatMoney(total, currency, language)}`,
    ),
    ...problems.map(({ path, message }) => `${path}: ${message}`),
    JSON.stringify(totals),
  ].join('\n')

const lineOf = ({ id, number, title, status, totals, currency, language }: ProposalInList) =>
  [id, number, title, status, formatMoney(totals.firstTotal, currency, language)]
    .filter(Boolean)
    .join('  ')
