import type { Static } from 'typebox'
import { type Caller, Input, type Tool } from '../../../platform/mcp/tool.ts'
import { formatMoney } from '../../../platform/money/format.ts'
import { Id } from '../../../platform/operations/schemas.ts'
import { ProposalId } from '../ids.ts'
import type { Proposal } from '../schema.ts'
import type { ProposalPreview } from './schema.ts'

const PreviewInput = Input({ proposalId: Id(ProposalId, 'The draft.') })

/** What a list of tools shows of the fields of a draft. */
export const draftFields: readonly string[] = [
  ...['templateId', 'title', 'contactId', 'language', 'currency', 'taxBehavior', 'expiresAt'],
  ...['blocks.text.text', 'blocks.prices.title', 'blocks.signature.text'],
  ...['name', 'description', 'unit', 'quantity', 'unitAmount', 'unitAmountDecimal', 'discount'].map(
    (field) => `items.${field}`,
  ),
  ...['items.taxes', 'items.optional', 'items.billing', 'items.catalogItemId', 'discount'],
  ...['termMonths', 'instalments', 'variables'],
  ...['name', 'email', 'role', 'contactId', 'memberId'].map((field) => `recipients.${field}`),
]

/** Previews a stored draft. It also reads the draft, because a preview does not say its currency and language. */
export const previewTool: Tool = {
  name: 'preview_proposal',
  scope: 'proposals:read',
  title: 'Preview a draft',
  description:
    'Shows a draft as its recipients would see it, with its totals, what prevents sending it, and the contentSha256 that send_proposal asks for.',
  input: PreviewInput,
  async call({ invoke }: Caller, params: Static<typeof PreviewInput>) {
    const proposal = (await invoke('GET /v1/proposals/{proposalId}', { params })) as Proposal
    const preview = 'POST /v1/proposals/{proposalId}/preview'
    const structured = (await invoke(preview, { params, body: null })) as ProposalPreview
    const { html, contentSha256 } = structured
    return {
      text: `${totalsText(structured, proposal)}\n${html}\ncontentSha256: ${contentSha256}`,
      structured,
    }
  },
}

/** Returns totals as a model reads them. */
export const totalsText = (
  { totals, amountsDue, problems }: ProposalPreview,
  { currency = 'EUR', language = 'en' }: { currency?: string; language?: string },
): string =>
  [
    ...totals.buckets.map(
      ({ billing, total }) => `${billing}: ${formatMoney(total, currency, language)}`,
    ),
    ...amountsDue
      .filter(({ total, due }) => total !== due)
      .map(({ billing, due }) => `${billing}, due: ${formatMoney(due, currency, language)}`),
    ...problems.map(({ path, message }) => `${path}: ${message}`),
    JSON.stringify(totals),
  ].join('\n')
