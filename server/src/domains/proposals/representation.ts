import { formatMoney } from '../../platform/money/format.ts'
import { lineOf } from '../../platform/operations/tool.ts'
import { ContactId } from '../contacts/index.ts'
import { BaseId } from '../knowledge/index.ts'
import { MemberId } from '../people/index.ts'
import { ProposalId, RecipientId, TemplateId } from './ids.ts'
import type { Pricing } from './pricing/schema.ts'
import { amountsDue } from './pricing/totals.ts'
import type { Recipient } from './recipient-schema.ts'
import type { RecipientRow } from './recipient-store.ts'
import type { Proposal, ProposalInList } from './schema.ts'
import type { ProposalRow } from './store.ts'

export const presentRecipient = (row: RecipientRow): Recipient => ({
  id: RecipientId.show(row.id),
  name: row.name,
  email: row.email,
  role: row.role,
  order: row.signing_order,
  contactId: row.contact_id && ContactId.show(row.contact_id),
  memberId: row.member_id && MemberId.show(row.member_id),
  status: row.status,
  delivery: row.delivery,
  transitions: row.transitions,
})

/** Returns the printed number; a revision has its own suffix. */
export const shownNumber = ({
  number,
  revision,
}: Pick<ProposalRow, 'number' | 'revision'>): string | null =>
  number !== null && revision > 1 ? `${number}-${revision}` : number

export const presentInList = (
  row: ProposalRow,
  recipients: readonly RecipientRow[],
): ProposalInList => {
  const { blocks: _, taxBehavior, variables, ...content } = row.content
  return {
    id: ProposalId.show(row.id),
    number: shownNumber(row),
    revision: row.revision,
    rootId: ProposalId.show(row.root_id),
    previousId: row.previous_id && ProposalId.show(row.previous_id),
    title: row.title,
    status: row.status,
    contactId: row.contact_id && ContactId.show(row.contact_id),
    ownerId: row.owner_id && MemberId.show(row.owner_id),
    templateId: row.template_id && TemplateId.show(row.template_id),
    language: row.language,
    currency: row.currency,
    taxBehavior,
    ...content,
    totals: row.totals,
    amountsDue: amountsDue(row.totals.buckets, content),
    choice: row.choice,
    variables,
    recipients: recipients.map(presentRecipient),
    signing: row.signing,
    access: row.access,
    expiresAt: row.expires_at?.toISOString() ?? null,
    reminders: row.reminders,
    knowledge: row.base_id === null ? null : { baseId: BaseId.show(row.base_id), ...row.knowledge },
    contentSha256: row.content_sha256,
    sealedSha256: row.sealed_sha256,
    transitions: row.transitions,
    reason: row.reason,
    metadata: row.metadata,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export const presentProposal = (
  row: ProposalRow,
  recipients: readonly RecipientRow[],
): Proposal => ({ ...presentInList(row, recipients), blocks: row.content.blocks })

/** Returns the input of the totals. */
export const pricingOf = ({
  currency,
  content,
}: Pick<ProposalRow, 'currency' | 'content'>): Pricing => ({ currency, ...content })

/** Returns the text that `q` searches, in lower case. */
export const searchTextOf = (
  {
    number,
    revision,
    title,
    content,
  }: Pick<ProposalRow, 'number' | 'revision' | 'title' | 'content'>,
  recipients: readonly Pick<RecipientRow, 'name' | 'email'>[],
): string =>
  [
    shownNumber({ number, revision }),
    title,
    ...recipients.flatMap(({ name, email }) => [name, email]),
    ...content.items.map(({ name }) => name),
  ]
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase()

/** Writes a proposal as one line for a model to read. */
export const proposalLine = (proposal: ProposalInList): string => {
  const { id, number, title, status, totals, currency, language } = proposal
  return lineOf(id, number, title, status, formatMoney(totals.firstTotal, currency, language))
}

export const proposalText = (proposal: Proposal): string =>
  `${proposalLine(proposal)}\n${JSON.stringify(proposal)}`
