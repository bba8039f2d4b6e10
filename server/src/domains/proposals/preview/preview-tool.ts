import { type Static, Type } from 'typebox'
import { Input, type Tool, type ToolCaller } from '../../../platform/mcp/tool.ts'
import { formatMoney } from '../../../platform/money/format.ts'
import { Id, Nullable } from '../../../platform/operations/schemas.ts'
import { ProposalId } from '../ids.ts'
import { AmountsDue, Totals } from '../pricing/totals-schema.ts'
import { type Proposal, Sha256 } from '../schema.ts'
import { ProposalProblem } from '../variables/problem.ts'

const PreviewInput = Input({ proposalId: Id(ProposalId, 'Identifier of the draft.') })

/** Fields of a draft that a list of tools shows. */
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
          'The page that the first signer would get, as a whole HTML document without its script. Its links and forms lead nowhere. Null if `html=false`.',
      }),
    ),
    problems: Type.Array(ProposalProblem, {
      description: 'Errors that prevent sending, and warnings that do not.',
    }),
    contentSha256: Nullable(
      Sha256(
        'Hash of the content shown. Pass it to `send`, so that a draft that has changed since is not sent. Null if `html=false`, or if the draft is not stored.',
      ),
    ),
  },
  { title: 'ProposalPreview' },
)
export type ProposalPreview = Static<typeof ProposalPreview>

/** Previews a stored draft. It also reads the draft, because a preview does not include its currency and language. */
export const previewTool: Tool = {
  name: 'preview_proposal',
  scope: 'proposals:read',
  title: 'Preview a draft',
  description:
    'Shows a draft as its recipients would see it, with its totals, the problems that prevent sending it, and the contentSha256 that send_proposal needs.',
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

/** Writes totals for a model to read. */
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
  html: Type.Boolean({ default: true, description: 'False returns only totals and problems.' }),
})

export const ProposalProblems = Type.Object(
  {
    data: Type.Array(ProposalProblem, {
      description:
        'Problems in the order of their places in the draft. Without errors, the draft can be sent.',
    }),
  },
  { title: 'ProposalProblems' },
)
