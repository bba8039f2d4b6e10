import { keepBlob } from '../src/domains/proposals/blobs/blob.ts'
import type { ProposalDocument } from '../src/domains/proposals/document.ts'
import { ItemId } from '../src/domains/proposals/ids.ts'
import { issueLink } from '../src/domains/proposals/links/links.ts'
import type { Pricing } from '../src/domains/proposals/pricing/schema.ts'
import { computeTotals } from '../src/domains/proposals/pricing/totals.ts'
import { insertRecipients, type RecipientRow } from '../src/domains/proposals/recipient-store.ts'
import type { RenderProposal } from '../src/domains/proposals/signing/dependencies.ts'
import type { LinkIdentity } from '../src/domains/proposals/signing/identity.ts'
import { insertProposal, type ProposalRow } from '../src/domains/proposals/store.ts'
import { canonicalJson } from '../src/platform/canonical-json.ts'
import { newId, OrganizationId } from '../src/platform/ids.ts'
import type { Work } from '../src/platform/work.ts'
import { makePdf } from './fixtures/pdf.ts'
import type { Harness } from './harness.ts'

export interface SentProposal {
  organizationId: string
  id: string
  contentSha256: string
  /** Of the fixed line, and of the one that can be chosen. */
  itemIds: [string, string]
  /** Totals without and with the line that can be chosen. */
  totals: [number, number]
  recipients: readonly { id: string; link: LinkIdentity }[]
}

interface Wanted {
  signers?: number
  order?: 'parallel' | 'sequential'
  /** The member who countersigns. */
  countersigner?: string
  baseId?: string
  expiresAt?: Date
}

/** Says what was recorded in plain text, so that a search of the PDF finds it. */
export const renderPlainly: RenderProposal = async (_organizationId, { title }, { evidence }) =>
  makePdf({
    pages: [
      [{ text: title, y: 700 }],
      ...(evidence?.signatures ?? []).map(({ name }) => [{ text: `Signed by ${name}`, y: 700 }]),
    ],
  })

/** A proposal that was sent: what sending would have written, without its mails. */
export async function makeSentProposal(
  { context, organization }: Pick<Harness, 'context' | 'organization'>,
  wanted: Wanted = {},
): Promise<SentProposal> {
  const organizationId = OrganizationId.read(organization.id) ?? ''
  return context.transact(organizationId, { kind: 'system' }, (work) => write(work, wanted))
}

async function write(
  work: Work,
  { signers = 1, order = 'parallel', countersigner, baseId, expiresAt }: Wanted,
): Promise<SentProposal> {
  const { organizationId, now } = work
  const id = newId()
  const itemIds: [string, string] = [ItemId.show(newId()), ItemId.show(newId())]
  const content = contentOf(itemIds)
  const pricing: Pricing = { currency: 'EUR', ...content }
  const totals = computeTotals(pricing)
  const withBoth = computeTotals({
    ...pricing,
    items: content.items.map((item) => ({ ...item, selected: true })),
  })
  const recipients = recipientsOf(id, signers, countersigner, now)
  const document = documentOf(content, totals, recipients)
  const blob = Buffer.from(canonicalJson(document))
  const contentSha256 = keepBlob(work, { mediaType: 'application/json', content: blob })
  const row: ProposalRow = {
    ...{ id, root_id: id, previous_id: null, revision: 1, number: 'P-2026-0001' },
    ...{ title: 'Engine', status: 'sent', contact_id: null, owner_id: null, template_id: null },
    ...{ language: 'en', currency: 'EUR', content, totals, first_total: totals.firstTotal },
    signing: { order, countersign: countersigner !== undefined },
    ...{ access: 'link', expires_at: expiresAt ?? null, reminders: null, reminders_sent: 0 },
    ...{ reminded_at: null, base_id: baseId ?? null, knowledge: null, choice: null },
    ...{ content_sha256: contentSha256, sent_sha256: null, sealed_sha256: null },
    transitions: { sent: now.toISOString() },
    ...{ reason: null, metadata: {}, version: 1, search: 'engine' },
    ...{ created_at: now, updated_at: now },
  }
  insertProposal(work, organizationId, row)
  insertRecipients(work, organizationId, recipients)
  for (const recipient of recipients) issueLink(work, { proposalId: id, recipientId: recipient.id })
  const links = await work.db
    .selectFrom('proposal_links')
    .select(['id', 'recipient_id'])
    .where('organization_id', '=', organizationId)
    .where('proposal_id', '=', id)
    .execute()
  return {
    organizationId,
    id,
    contentSha256,
    itemIds,
    totals: [totals.firstTotal, withBoth.firstTotal],
    recipients: recipients.map((recipient) => ({
      id: recipient.id,
      link: {
        organizationId,
        proposalId: id,
        recipientId: recipient.id,
        linkId: links.find((link) => link.recipient_id === recipient.id)?.id ?? '',
        codeUsed: false,
      },
    })),
  }
}

const contentOf = ([fixed, optional]: [string, string]): ProposalRow['content'] => ({
  taxBehavior: 'exclusive',
  blocks: [],
  items: [itemOf(fixed, 10_000, false), itemOf(optional, 2_500, true)],
  ...{ groups: [], discount: null, termMonths: null, instalments: [], variables: {} },
  ...{ withholding: null, roundingStep: null },
})

const itemOf = (id: string, unitAmount: number, optional: boolean) => ({
  kind: 'charge' as const,
  ...{ id, catalogItemId: null, name: 'Engine', description: null, unit: null },
  ...{ quantity: '1', quantityRange: null, unitAmount, unitAmountDecimal: null, discount: null },
  taxes: [{ name: 'VAT', percent: '20' }],
  ...{ optional, selected: false, group: null, billing: 'one_time' as const },
})

function recipientsOf(
  proposalId: string,
  signers: number,
  memberId: string | undefined,
  now: Date,
): RecipientRow[] {
  const common = {
    proposal_id: proposalId,
    contact_id: null,
    status: 'sent',
    delivery: 'sent',
  } as const
  const transitions = { sent: now.toISOString() }
  const rows: RecipientRow[] = Array.from({ length: signers }, (_, at) => ({
    ...{ id: newId(), ...common, transitions, position: at, name: `Signer ${at + 1}` },
    ...{ email: `signer${at + 1}@example.com`, role: 'signer' as const },
    ...{ signing_order: at + 1, member_id: null },
  }))
  if (memberId !== undefined) {
    rows.push({
      ...{ id: newId(), ...common, transitions, position: signers, name: 'Charles Babbage' },
      ...{ email: 'charles@example.com', role: 'countersigner' as const },
      ...{ signing_order: 1, member_id: memberId },
    })
  }
  return rows
}

const documentOf = (
  { blocks: _, variables: __, ...content }: ProposalRow['content'],
  totals: ProposalRow['totals'],
  recipients: readonly RecipientRow[],
): ProposalDocument =>
  ({
    ...{ version: 1, number: 'P-2026-0001', revision: 1, title: 'Engine', language: 'en' },
    ...{ currency: 'EUR', date: '2026-11-21', validUntil: null },
    brand: { name: 'First', accent: '#1d4f49', logoId: null, footer: null },
    from: { name: 'First', lines: [] },
    to: { name: 'Signer 1', lines: [] },
    ...content,
    blocks: [],
    items: content.items.map(({ catalogItemId: ___, ...item }) => ({ ...item, name: 'Engine' })),
    instalments: [],
    groups: [],
    totals,
    signers: recipients.flatMap(({ id, name, role }) =>
      role === 'viewer' ? [] : [{ id, name, role }],
    ),
  }) as unknown as ProposalDocument
