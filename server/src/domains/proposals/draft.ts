import { canonicalJson } from '../../platform/canonical-json.ts'
import type { Db } from '../../platform/db/database.ts'
import { asStored } from '../../platform/db/stored-json.ts'
import { newId } from '../../platform/ids.ts'
import { type Principal, requireScopes } from '../../platform/operations/principal.ts'
import { findContact } from '../contacts/index.ts'
import { sha256Of } from './blobs/blob.ts'
import { copyFromCatalog } from './catalog/prices.ts'
import { applyContent, emptyContent } from './content.ts'
import type { ProposalDocument } from './document.ts'
import { TemplateId } from './ids.ts'
import { isLanguage } from './locales.ts'
import { refusal } from './pricing/refusal.ts'
import { computeTotals } from './pricing/totals.ts'
import type { RecipientRow } from './recipient-store.ts'
import { completeRecipients, signerOf } from './recipients.ts'
import { checkBlocks, findDraftContact, findKnowledgeBaseId, findOwnerId } from './references.ts'
import { pricingOf, searchTextOf } from './representation.ts'
import type { DraftChanges, NewProposal } from './schema.ts'
import type { ProposalSettings } from './settings/schema.ts'
import type { ProposalRow } from './store.ts'

/** A proposal with its recipients, as its author sees it. */
export interface ProposalDraft {
  row: ProposalRow
  recipients: RecipientRow[]
}

export interface Drafting {
  db: Db
  organizationId: string
  now: Date
  principal: Pick<Principal, 'kind' | 'scopes'>
}

interface Beginning {
  settings: ProposalSettings
  ownerId?: string | null | undefined
}

const defaultTitle = 'Proposal'

/** Builds a draft from a request without storing it. Refuses invalid drafts and names the field. */
export async function makeDraft(
  drafting: Drafting,
  input: NewProposal,
  { settings: { defaults }, ownerId = null }: Beginning,
): Promise<ProposalDraft> {
  const { now } = drafting
  const id = newId()
  const { taxBehavior, signing, reminders, access, language, currency } = defaults
  const row: ProposalRow = {
    id,
    ...{ root_id: id, previous_id: null, revision: 1, number: null },
    ...{ title: defaultTitle, status: 'draft', contact_id: null, owner_id: ownerId },
    template_id: input.templateId ? TemplateId.read(input.templateId) : null,
    ...{ language, currency, content: { taxBehavior, ...emptyContent } },
    ...{ totals: computeTotals({ currency }), first_total: 0 },
    ...{ signing, access, expires_at: null, reminders },
    ...{ reminders_sent: 0, reminded_at: null, base_id: null, knowledge: null, choice: null },
    ...{ content_sha256: null, sent_sha256: null, sealed_sha256: null },
    ...{ transitions: {}, reason: null, metadata: {}, version: 1, search: '' },
    ...{ created_at: now, updated_at: now },
  }
  return changeDraft(drafting, { row, recipients: [] }, input, { isNew: true })
}

/** Applies the fields of a request to the draft. Totals and the search text follow. */
export async function changeDraft(
  drafting: Drafting,
  draft: ProposalDraft,
  changes: DraftChanges,
  { isNew = false } = {},
): Promise<ProposalDraft> {
  const currency = changes.currency ?? draft.row.currency
  const content = applyContent(draft.row.content, await withCatalog(drafting, currency, changes))
  if (changes.blocks) await checkBlocks(drafting, changes.blocks)
  const { plain, contact } = await columnsOf(drafting, changes)
  const named = changes.recipients ?? (isNew ? signerOf(contact) : undefined)
  const signing = { ...draft.row.signing, ...changes.signing }
  const row = { ...draft.row, ...plain, content, signing }
  requireScopes(drafting.principal, scopesOf(row, changes))
  const recipients = named
    ? await linkContact(
        drafting,
        row,
        keepIds(draft, await completeRecipients(drafting, row.id, named)),
      )
    : draft.recipients
  const totals = computeTotals(pricingOf(row), { allowUnmet: true })
  const search = searchTextOf(row, recipients)
  return { row: { ...row, totals, first_total: totals.firstTotal, search }, recipients }
}

/** Fields that show no data of a contact. */
const unrelated = new Set(['expiresAt', 'reminders', 'metadata', 'ownerId', 'knowledge'])

/** Lists the scopes of other products that a change needs, because texts may contain fields of the contact. */
function scopesOf({ contact_id }: ProposalRow, changes: DraftChanges): string[] {
  const names = Object.keys(changes).filter((name) => changes[name as keyof DraftChanges] != null)
  const showsContact = contact_id !== null && names.some((name) => !unrelated.has(name))
  const namesContact = changes.recipients?.some(({ contactId }) => contactId) ?? false
  return [
    ...(showsContact || namesContact ? ['contacts:read'] : []),
    ...(changes.knowledge ? ['knowledge:write'] : []),
  ]
}

/** Fills in the lines from the catalog, by value. */
const withCatalog = async (
  { db, organizationId }: Drafting,
  currency: string,
  changes: DraftChanges,
): Promise<DraftChanges> =>
  changes.items
    ? { ...changes, items: await copyFromCatalog(db, organizationId, currency, changes.items) }
    : changes

/**
 * Keeps the ids of recipients who are already in the draft, matched by id or by address and role. No other id is
 * accepted.
 */
function keepIds({ recipients }: ProposalDraft, rows: readonly RecipientRow[]): RecipientRow[] {
  const left = new Map(recipients.map((row) => [row.id, row]))
  const known = rows.map((row) => {
    const same = left.get(row.id)
    left.delete(row.id)
    return same
  })
  return rows.map((row, index) => {
    const same = known[index] ?? [...left.values()].find((other) => isSamePerson(other, row))
    if (same) left.delete(same.id)
    const { status, delivery, transitions } = same ?? row
    return { ...row, id: same?.id ?? newId(), status, delivery, transitions }
  })
}

/** Links a typed address to the contact who has it, so that deleting the contact covers the recipient too. */
async function linkContact(
  { db, organizationId }: Drafting,
  { contact_id }: ProposalRow,
  rows: RecipientRow[],
): Promise<RecipientRow[]> {
  if (!contact_id || rows.every((row) => row.contact_id !== null)) return rows
  const contact = await findContact(db, organizationId, contact_id)
  const email = contact?.email?.toLowerCase()
  return rows.map((row) =>
    row.contact_id === null && row.role !== 'countersigner' && row.email.toLowerCase() === email
      ? { ...row, contact_id }
      : row,
  )
}

const isSamePerson = (one: RecipientRow, other: RecipientRow): boolean =>
  one.role === other.role && one.email.toLowerCase() === other.email.toLowerCase()

async function columnsOf(drafting: Drafting, changes: DraftChanges) {
  const { title, language, currency, access, contactId, ownerId, knowledge } = changes
  if (language !== undefined && !isLanguage(language)) {
    throw refusal('language', 'must be a language tag such as en-GB.')
  }
  const contact = contactId ? await findDraftContact(drafting, contactId) : undefined
  const plain: Partial<ProposalRow> = {
    ...(title !== undefined && { title }),
    ...(language !== undefined && { language }),
    ...(currency !== undefined && { currency }),
    ...(access !== undefined && { access }),
    ...(contactId !== undefined && { contact_id: contact?.id ?? null }),
    ...(ownerId !== undefined && {
      owner_id: ownerId && (await findOwnerId(drafting, ownerId)),
    }),
    ...(knowledge !== undefined && {
      base_id: knowledge && (await findKnowledgeBaseId(drafting, knowledge.baseId)),
    }),
    ...timesOf(changes),
  }
  return { plain, contact }
}

/** Fields that can also change after sending, besides the owner. */
const timesOf = ({ reminders, expiresAt, metadata }: DraftChanges): Partial<ProposalRow> => ({
  ...(reminders !== undefined && { reminders }),
  ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
  ...(metadata && { metadata: asStored(metadata) }),
})

/**
 * Returns the hash of what a preview shows: the document without its number and date, which it gets when it is sent.
 */
export const draftSha256Of = (document: ProposalDocument): string =>
  sha256Of(Buffer.from(canonicalJson({ ...document, number: null, date: null })))
