import { isDeepStrictEqual } from 'node:util'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Work } from '../../platform/work.ts'
import { BaseId, findBase } from '../knowledge/index.ts'
import { findMember, MemberId } from '../people/index.ts'
import { changeDraft, type Draft, type Lineage, makeDraft } from './draft.ts'
import { proposalCreated, proposalDeleted, proposalUpdated } from './events.ts'
import { refusal } from './pricing/refusal.ts'
import type { NewRecipient } from './recipient-schema.ts'
import { insertRecipients, listRecipients, replaceRecipients } from './recipient-store.ts'
import { presentProposal } from './representation.ts'
import type { NewProposal, Proposal, ProposalChanges } from './schema.ts'
import { readSettings } from './settings/service.ts'
import { isOpen } from './states.ts'
import {
  deleteProposal,
  findProposal,
  insertProposal,
  lockProposal,
  updateProposal,
} from './store.ts'
import { beginWithTemplate } from './templates/begin.ts'
import { requireAct } from './transition.ts'

interface Creation {
  /** The member who creates it looks after it, where the body names nobody. */
  principal?: Pick<Principal, 'person'> | undefined
  /** Of a revision. */
  lineage?: Lineage
}

export const createProposal = async (
  work: Work,
  input: NewProposal,
  principal: Pick<Principal, 'person'>,
): Promise<Proposal> => startDraft(work, await beginWithTemplate(work, input), { principal })

/** Stores a draft of all that is given, and tells of it. */
export async function startDraft(
  work: Work,
  input: NewProposal,
  { principal, lineage }: Creation,
): Promise<Proposal> {
  const { db, organizationId } = work
  const settings = await readSettings(db, organizationId)
  const ownerId = principal?.person?.memberId ?? null
  const draft = await makeDraft(work, input, { settings, ownerId, ...(lineage && { lineage }) })
  insertProposal(work, organizationId, draft.row)
  insertRecipients(work, organizationId, draft.recipients)
  const proposal = presentProposal(draft.row, draft.recipients)
  await work.emit(proposalCreated, proposal)
  return proposal
}

/** The proposal locked, with its recipients. Every act begins with it. */
export async function lockDraft({ db, organizationId }: Work, id: string): Promise<Draft> {
  const row = await lockProposal(db, organizationId, id)
  if (!row) throw notFound()
  return { row, recipients: await listRecipients(db, organizationId, id) }
}

export async function changeProposal(
  work: Work,
  id: string,
  changes: ProposalChanges,
): Promise<Proposal> {
  const { organizationId, now } = work
  const draft = await lockDraft(work, id)
  const before = presentProposal(draft.row, draft.recipients)
  const wanted = await changeDraft(work, draft, changes)
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

/** What nobody signs. */
const alwaysChangeable = new Set(['metadata', 'ownerId'])
const openChangeable = new Set([...alwaysChangeable, 'expiresAt', 'reminders'])

/** A draft changes as a whole; what was sent, in what does not belong to what is signed. */
function requireChangeable({ row }: Draft, wanted: Draft, changed: string[], now: Date): void {
  if (row.status === 'draft') return
  const isAlive = isOpen(row.status) && (row.expires_at === null || row.expires_at > now)
  const changeable = isAlive ? openChangeable : alwaysChangeable
  const fixed = changed.filter((name) => !changeable.has(name))
  if (fixed.length > 0) {
    throw new ApiError(
      'invalid_transition',
      `${fixed.join(', ')} cannot be changed: the proposal is ${isOpen(row.status) && !isAlive ? 'past its date' : row.status}. ${[...changeable].join(', ')} can be. Make a revision for anything else.`,
      { field: 'status' },
    )
  }
  const { expires_at } = wanted.row
  if (changed.includes('expiresAt') && expires_at !== null && expires_at <= now) {
    throw refusal('expiresAt', 'must be a time that is still to come.')
  }
}

export async function removeProposal(work: Work, id: string): Promise<void> {
  const { row, recipients } = await lockDraft(work, id)
  requireAct(row.status, 'delete')
  deleteProposal(work, work.organizationId, id)
  await work.emit(proposalDeleted, presentProposal(row, recipients))
}

/** A new draft of the same content; times, states and numbers are its own. */
export async function cloneProposal(
  work: Work,
  id: string,
  principal: Pick<Principal, 'person'>,
): Promise<Proposal> {
  const { db, organizationId } = work
  const row = await findProposal(db, organizationId, id)
  if (!row) throw notFound()
  const recipients = await listRecipients(db, organizationId, id)
  return startDraft(work, await copyOf(work, { row, recipients }), { principal })
}

/** What a draft with the same content is made of, for `startDraft`. What is no longer there is left out. */
export async function copyOf(work: Work, { row, recipients }: Draft): Promise<NewProposal> {
  const { db, organizationId, now } = work
  const proposal = presentProposal(row, recipients)
  const { title, contactId, ownerId, templateId, language, currency, expiresAt } = proposal
  const { signing, access, reminders, metadata } = proposal
  const isAhead = row.expires_at !== null && row.expires_at > now
  const base = row.base_id && (await findBase(db, organizationId, row.base_id))
  const people: NewRecipient[] = []
  for (const { name, email, role, order, ...known } of proposal.recipients) {
    const memberId = known.memberId && MemberId.read(known.memberId)
    if (memberId && !(await findMember(db, organizationId, memberId))) continue
    people.push({ name, email, role, order, ...known })
  }
  return {
    ...{ title, contactId, ownerId, templateId, language, currency, ...row.content },
    ...{ signing, access, reminders, metadata, expiresAt: isAhead ? expiresAt : null },
    knowledge: base ? { baseId: BaseId.show(base.id) } : null,
    recipients: people,
  }
}
