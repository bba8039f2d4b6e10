import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { notFound, requireFound } from '../../../platform/errors.ts'
import {
  type Operation,
  operation,
  type ReadContext,
} from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { expiryAtSending } from '../calendar-day.ts'
import { changeDraft, draftSha256Of, makeDraft, type ProposalDraft } from '../draft.ts'
import { ProposalId } from '../ids.ts'
import { amountsDue } from '../pricing/totals.ts'
import { listRecipients } from '../recipient-store.ts'
import { NewProposal, ProposalChanges } from '../schema.ts'
import { withEmpty } from '../service.ts'
import { findProposal, findProposalHead, type ProposalBody } from '../store.ts'
import { beginWithTemplate } from '../templates/store.ts'
import { findProblems } from '../variables/problems.ts'
import { type Issuer, readIssuer, readSources } from '../variables/sources.ts'
import { previewPage } from './preview-page.ts'
import {
  draftFields,
  PreviewQuery,
  ProposalPreview,
  ProposalProblems,
  totalsText,
} from './preview-tool.ts'

const path = '/v1/proposals'
const params = Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the revision.') })
const shared = {
  effect: 'read',
  tag: 'Proposals',
  scope: 'proposals:read',
} as const

export const previewOperations: readonly Operation[] = [
  operation(
    {
      ...shared,
      method: 'POST',
      path: `${path}/preview`,
      operationId: 'previewProposal',
      summary: 'Preview a proposal',
      description:
        'Computes the totals of a draft, renders it and lists the problems that would prevent sending it. Nothing is stored.',
      query: PreviewQuery,
      body: NewProposal,
      reply: ProposalPreview,
      tool: {
        name: 'compute_totals',
        title: 'Compute totals',
        description:
          'Computes the exact totals of items, discounts and taxes, and lists the problems that would prevent sending. Nothing is stored.',
        bodyAs: 'draft',
        lists: draftFields,
        always: { html: false },
        text: (preview, { draft }) => totalsText(preview, draft as NewProposal),
      },
    },
    async (reader, { query, body }) => {
      const [issuer, begun] = await Promise.all([
        readIssuer(reader),
        beginWithTemplate(reader, body),
      ])
      const ownerId = reader.principal.person?.memberId
      const draft = await makeDraft(reader, begun, { settings: issuer.settings, ownerId })
      return { ...(await preview(reader, draft, query, issuer)), contentSha256: null }
    },
  ),
  operation(
    {
      ...shared,
      method: 'POST',
      path: `${path}/{proposalId}/preview`,
      operationId: 'previewStoredProposal',
      summary: 'Preview changes to a proposal',
      description:
        'Previews the proposal with the fields that you send, like the preview of an unsaved draft. Nothing is stored.',
      params,
      query: PreviewQuery,
      body: Type.Union([ProposalChanges, Type.Null()]),
      reply: ProposalPreview,
    },
    async (reader, { params: { proposalId }, query, body }) => {
      const [issuer, draft] = await Promise.all([readIssuer(reader), getDraft(reader, proposalId)])
      const wanted = body ? await changeDraft(reader, draft, withEmpty(body)) : draft
      const reply = await preview(reader, wanted, query, issuer)
      return draft.row.status === 'draft' ? reply : { ...reply, contentSha256: null }
    },
  ),
  operation(
    {
      ...shared,
      method: 'GET',
      path: `${path}/{proposalId}/problems`,
      operationId: 'listProposalProblems',
      summary: 'List problems',
      description:
        'Lists every problem of a draft, such as variables without a value, open choices and missing signers. An error prevents sending; a warning does not.',
      params,
      reply: ProposalProblems,
    },
    async (reader, { params: { proposalId } }) => {
      const { problems } = await findProblems(reader, await getDraft(reader, proposalId))
      return { data: problems }
    },
  ),
]

async function preview(
  reader: ReadContext,
  draft: ProposalDraft,
  { html }: { html: boolean },
  issuer: Issuer,
): Promise<ProposalPreview> {
  const sources = await readSources(reader, draft.row, issuer)
  const { document, problems } = await findProblems(reader, draft, sources)
  const { totals, content } = draft.row
  const reply = { totals, amountsDue: amountsDue(totals.buckets, content), problems }
  if (!html) return { ...reply, html: null, contentSha256: null }
  const { settings } = sources
  const { now } = reader
  const expiresAt = expiryAtSending(draft.row, settings, now)
  const contentSha256 = draftSha256Of(document)
  const page = previewPage(draft, { document, settings, expiresAt, contentSha256, now })
  return { ...reply, html: page, contentSha256 }
}

/**
 * Caches proposal bodies by version. The editor requests a preview after each keystroke, and reading 500 stored lines
 * took a third of its time. A version never changes. A parsed body takes about 6 times its text in memory.
 */
const bodies = new LRUCache<string, ProposalBody>({ maxSize: 2_000_000 })

/**
 * Reads a stored proposal with its recipients.
 *
 * @throws ApiError 404
 */
async function getDraft(
  { db, organizationId }: { db: Db; organizationId: string },
  id: string,
): Promise<ProposalDraft> {
  const [head, recipients] = await Promise.all([
    findProposalHead(db, organizationId, id),
    listRecipients(db, organizationId, id),
  ])
  if (!head) throw notFound()
  const body = bodies.get(keyOf(organizationId, head))
  if (body) return { row: { ...head, ...body }, recipients }
  const row = requireFound(await findProposal(db, organizationId, id))
  const { content, totals, search } = row
  const size = JSON.stringify([content, totals, search]).length
  bodies.set(keyOf(organizationId, row), { content, totals, search }, { size })
  return { row, recipients }
}

const keyOf = (organizationId: string, { id, version }: { id: string; version: number }): string =>
  `${organizationId} ${id} ${version}`
