import { isDeepStrictEqual } from 'node:util'
import { ApiError, requireFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Work } from '../../platform/work.ts'
import { changeDraft, makeDraft, type ProposalDraft } from './draft.ts'
import { proposalCreated, proposalDeleted, proposalUpdated } from './events.ts'
import { refusal } from './pricing/refusal.ts'
import { computeTotals } from './pricing/totals.ts'
import {
  insertRecipients,
  listRecipients,
  type RecipientRow,
  replaceRecipients,
} from './recipient-store.ts'
import { presentProposal, pricingOf, searchTextOf } from './representation.ts'
import type { DraftChanges, NewProposal, Proposal, ProposalChanges } from './schema.ts'
import { readSettings } from './settings/service.ts'
import { isOpen, requireAct } from './states.ts'
import {
  deleteProposal,
  findProposal,
  insertProposal,
  lockProposal,
  type ProposalRow,
  updateProposal,
} from './store.ts'
import { askKnowledgeJob, isWaiting, markQuestions } from './templates/questions.ts'
import { beginWithTemplate } from './templates/store.ts'

/** Creates a proposal. If the body has no `ownerId`, the member who creates it becomes the owner. */
export async function createProposal(
  work: Work,
  input: NewProposal,
  principal: Principal,
): Promise<Proposal> {
  const { organizationId } = work
  const { person, scopes } = principal
  const settings = await readSettings(work.db, organizationId)
  const begun = await beginWithTemplate(work, input)
  const blocks = input.templateId && markQuestions(begun.blocks, { scopes })
  const asking = blocks ? { ...begun, blocks } : begun
  const draft = await makeDraft({ ...work, principal }, asking, {
    settings,
    ownerId: person?.memberId,
  })
  if (draft.row.content.blocks.some(isWaiting)) {
    await work.enqueue(askKnowledgeJob, { organizationId, proposalId: draft.row.id })
  }
  return storeDraft(work, draft)
}

async function storeDraft(work: Work, { row, recipients }: ProposalDraft): Promise<Proposal> {
  insertProposal(work, work.organizationId, row)
  insertRecipients(work, work.organizationId, recipients)
  const proposal = presentProposal(row, recipients)
  await work.emit(proposalCreated, proposal)
  return proposal
}

/** Locks a proposal and reads its recipients. Every action begins with it. */
export async function lockDraft({ db, organizationId }: Work, id: string): Promise<ProposalDraft> {
  const row = requireFound(await lockProposal(db, organizationId, id))
  return { row, recipients: await listRecipients(db, organizationId, id) }
}

/** Returns the changes with null replaced by the empty value, for fields that a draft always has. */
export const withEmpty = ({
  blocks,
  items,
  groups,
  instalments,
  variables,
  recipients,
  metadata,
  ...others
}: ProposalChanges): DraftChanges => ({
  ...others,
  ...(blocks !== undefined && { blocks: blocks ?? [] }),
  ...(items !== undefined && { items: items ?? [] }),
  ...(groups !== undefined && { groups: groups ?? [] }),
  ...(instalments !== undefined && { instalments: instalments ?? [] }),
  ...(variables !== undefined && { variables: variables ?? {} }),
  ...(recipients !== undefined && { recipients: recipients ?? [] }),
  ...(metadata !== undefined && { metadata: metadata ?? {} }),
})

export async function changeProposal(
  work: Work,
  id: string,
  changes: ProposalChanges,
  principal: Principal,
): Promise<Proposal> {
  const { organizationId, now } = work
  const draft = await lockDraft(work, id)
  const before = presentProposal(draft.row, draft.recipients)
  const wanted = await changeDraft({ ...work, principal }, draft, withEmpty(changes))
  const changed = changedFields(before, presentProposal(wanted.row, wanted.recipients))
  if (changed.length === 0) return before
  requireChangeable(draft, wanted, changed, now)
  const { id: _, created_at: __, version: ___, ...columns } = wanted.row
  const row = updateProposal(work, organizationId, draft.row, { ...columns, updated_at: now })
  if (changed.includes('recipients')) {
    replaceRecipients(work, organizationId, id, wanted.recipients)
  }
  const proposal = presentProposal(row, wanted.recipients)
  await work.emit(proposalUpdated, { ...proposal, changed })
  return proposal
}

const changedFields = (before: Proposal, after: Proposal): string[] =>
  Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof Proposal]))
    .map(([name]) => name)

/** Fields that are not part of the signed content. */
const alwaysChangeable = new Set(['metadata', 'ownerId'])
const openChangeable = new Set([...alwaysChangeable, 'expiresAt', 'reminders'])

/**
 * Refuses changes that the status does not allow. All of a draft can change; after sending, only fields outside the
 * signed content.
 */
function requireChangeable(
  { row }: ProposalDraft,
  wanted: ProposalDraft,
  changed: string[],
  now: Date,
): void {
  if (row.status === 'draft') return
  const changeable = isOpen(row.status) ? openChangeable : alwaysChangeable
  const fixed = changed.filter((name) => !changeable.has(name))
  if (fixed.length > 0) {
    throw new ApiError(
      'invalid_transition',
      `${fixed.join(', ')} cannot be changed, because the proposal is ${row.status}. You can change ${[...changeable].join(', ')}. For other changes, make a revision.`,
      { field: 'status' },
    )
  }
  const { expires_at } = wanted.row
  if (changed.includes('expiresAt') && expires_at !== null && expires_at <= now) {
    throw refusal('expiresAt', 'must be in the future.')
  }
}

export async function removeProposal(work: Work, id: string): Promise<void> {
  const { row, recipients } = await lockDraft(work, id)
  requireAct(row.status, 'delete')
  deleteProposal(work, work.organizationId, id)
  await work.emit(proposalDeleted, presentProposal(row, recipients))
}

/** Creates a draft with the same content. It is not a revision. */
export async function cloneProposal(work: Work, id: string): Promise<Proposal> {
  const { db, organizationId } = work
  const row = requireFound(await findProposal(db, organizationId, id))
  return copyProposal(work, { row, recipients: await listRecipients(db, organizationId, id) })
}

/** Position of a revision: its predecessor and number. */
export type Lineage = Pick<ProposalRow, 'root_id' | 'previous_id' | 'revision'>

/** Stores a draft with the content and the recipients of a proposal. Times, statuses and numbers are not copied. */
export async function copyProposal(
  work: Work,
  { row, recipients }: ProposalDraft,
  lineage?: Lineage,
): Promise<Proposal> {
  const { now } = work
  const id = newId()
  const copies = recipients.map(
    (recipient): RecipientRow => ({
      ...recipient,
      ...{ id: newId(), proposal_id: id, status: 'waiting', delivery: 'none', transitions: {} },
    }),
  )
  const copy: ProposalRow = {
    ...row,
    ...(lineage ?? { root_id: id, previous_id: null, revision: 1 }),
    ...{ id, number: null, status: 'draft', version: 1, created_at: now, updated_at: now },
    expires_at: row.expires_at && row.expires_at > now ? row.expires_at : null,
    ...{ reminders_sent: 0, reminded_at: null, knowledge: null, choice: null },
    ...{ content_sha256: null, sent_sha256: null, sealed_sha256: null },
    ...{ transitions: {}, reason: null },
  }
  // An accepted proposal has the totals of the client's choice; a draft has those of the offer.
  const totals = computeTotals(pricingOf(copy), { allowUnmet: true })
  const search = searchTextOf(copy, copies)
  const draft = { ...copy, totals, first_total: totals.firstTotal, search }
  return storeDraft(work, { row: draft, recipients: copies })
}
