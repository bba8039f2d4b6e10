import { Type } from 'typebox'
import { type Operation, operation, type Reader } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { changeDraft, type Draft, makeDraft } from '../draft.ts'
import { ProposalId } from '../ids.ts'
import { NewProposal, ProposalChanges } from '../schema.ts'
import { beginWithTemplate } from '../templates/begin.ts'
import { draftSha256Of } from '../variables/draft-sha256.ts'
import { findProblems } from '../variables/problems.ts'
import { type Issuer, readIssuer, readSources } from '../variables/sources.ts'
import { withEmpty } from '../with-empty.ts'
import { previewHtml } from './preview-html.ts'
import { PreviewQuery, ProposalPreview, ProposalProblems } from './schema.ts'
import { getDraft } from './stored-draft.ts'

const path = '/v1/proposals'
const params = Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the revision.') })
const shared = {
  audience: 'token',
  effect: 'read',
  tag: 'Proposals',
  scope: 'proposals:read',
  status: 200,
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
        'Computes the totals of a draft, shows it, and says what would prevent sending it. Nothing is stored.',
      query: PreviewQuery,
      body: NewProposal,
      reply: ProposalPreview,
    },
    async (reader, { query, body }) => {
      const [issuer, begun] = await Promise.all([
        readIssuer(reader),
        beginWithTemplate(reader, body),
      ])
      const ownerId = reader.principal.person?.memberId
      const draft = await makeDraft(reader, begun, { settings: issuer.settings, ownerId })
      return { ...(await preview(reader, draft, query, issuer)).reply, contentSha256: null }
    },
  ),
  operation(
    {
      ...shared,
      method: 'POST',
      path: `${path}/{proposalId}/preview`,
      operationId: 'previewStoredProposal',
      summary: 'Preview changes of a proposal',
      description:
        'As for a draft that is not stored, of what the proposal would be with the fields that you send.',
      params,
      query: PreviewQuery,
      body: Type.Union([ProposalChanges, Type.Null()]),
      reply: ProposalPreview,
    },
    async (reader, { params: { proposalId }, query, body }) => {
      const [issuer, draft] = await Promise.all([readIssuer(reader), getDraft(reader, proposalId)])
      const wanted = body ? await changeDraft(reader, draft, withEmpty(body)) : draft
      const { reply, document } = await preview(reader, wanted, query, issuer)
      const isHashed = query.html && draft.row.status === 'draft'
      return { ...reply, contentSha256: isHashed ? draftSha256Of(document) : null }
    },
  ),
  operation(
    {
      ...shared,
      method: 'GET',
      path: `${path}/{proposalId}/problems`,
      operationId: 'listProposalProblems',
      summary: 'List what prevents sending',
      description:
        'Lists everything that prevents sending a draft at once: variables without a value, choices that are open, missing signers. A warning prevents nothing.',
      params,
      reply: ProposalProblems,
    },
    async (reader, { params: { proposalId } }) => {
      const { problems } = await findProblems(reader, await getDraft(reader, proposalId))
      return { data: problems }
    },
  ),
]

async function preview(reader: Reader, draft: Draft, { html }: { html: boolean }, issuer: Issuer) {
  const sources = await readSources(reader, draft.row, issuer)
  const { document, problems } = await findProblems(reader, draft, sources)
  const reply = { totals: draft.row.totals, html: html ? previewHtml(document) : null, problems }
  return { document, reply }
}
