import { type Static, Type } from 'typebox'
import { Input, type Tool, type ToolCaller } from '../../../platform/mcp/tool.ts'
import { formatMoney } from '../../../platform/money/format.ts'
import { Id, Nullable } from '../../../platform/operations/schemas.ts'
import { ProposalId } from '../ids.ts'
import { AmountsDue, Totals } from '../pricing/totals-schema.ts'
import { type Proposal, Sha256 } from '../schema.ts'
import { ProposalProblem } from '../variables/problem.ts'

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

export const ProposalPreview = Type.Object(
  {
    totals: Totals,
    amountsDue: AmountsDue,
    html: Nullable(
      Type.String({
        description:
          'The page as a client would see it, with nothing that can be clicked. Null where `html=false`.',
      }),
    ),
    problems: Type.Array(ProposalProblem, {
      description: 'What prevents sending, and what you may want to know before.',
    }),
    contentSha256: Nullable(
      Sha256(
        'Hash of what the page shows, for `send`: what has changed meanwhile is not sent. Null where `html=false`, and where no draft is stored.',
      ),
    ),
  },
  { title: 'ProposalPreview' },
)
export type ProposalPreview = Static<typeof ProposalPreview>

/** Previews a stored draft. It also reads the draft, because a preview does not say its currency and language. */
export const previewTool: Tool = {
  name: 'preview_proposal',
  scope: 'proposals:read',
  title: 'Preview a draft',
  description:
    'Shows a draft as its recipients would see it, with its totals, what prevents sending it, and the contentSha256 that send_proposal asks for.',
  input: PreviewInput,
  async call({ invoke }: ToolCaller, params: Static<typeof PreviewInput>) {
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

export const PreviewQuery = Type.Object({
  html: Type.Boolean({ default: true, description: 'False: totals and problems alone.' }),
})

export const ProposalProblems = Type.Object(
  {
    data: Type.Array(ProposalProblem, {
      description: 'By where they stand; none: it can be sent.',
    }),
  },
  { title: 'ProposalProblems' },
)
