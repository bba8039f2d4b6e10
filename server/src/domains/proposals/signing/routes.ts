import { Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { principalOf, requireScopes } from '../../../platform/operations/principal.ts'
import { Id, PathId } from '../../../platform/operations/schemas.ts'
import type { Work } from '../../../platform/work.ts'
import { BaseId, Source } from '../../knowledge/index.ts'
import { readBlob } from '../blobs/blob.ts'
import { statusAt } from '../ending/expire.ts'
import { Evidence } from '../evidence/schema.ts'
import { ProposalId } from '../ids.ts'
import { unsigned } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import { Proposal } from '../schema.ts'
import { requireAct } from '../states.ts'
import { findProposal, lockProposal, type ProposalRow, updateProposal } from '../store.ts'
import { commitSigning } from './commit.ts'
import { countersign, prepareCountersigning } from './countersign.ts'
import { decline } from './decline.ts'
import type { SigningDependencies } from './dependencies.ts'
import { addedAs, addSealed } from './knowledge.ts'
import { changedMeanwhile, prepareRecord, requirePast } from './record-outside.ts'
import { RecordedAcceptance, RecordedRefusal } from './schema.ts'
import { evidenceOf, type SealedDocument } from './sealed-document.ts'
import { readState, type SigningState } from './state.ts'

const params = Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the proposal.') })
const path = '/v1/proposals/{proposalId}'
const tag = 'Proposals'
const writes = {
  method: 'POST',
  tag,
  scope: 'proposals:write',
  params,
  reply: Proposal,
} as const

export const signingOperations = (handles: SigningDependencies): readonly Operation[] => [
  operation(
    {
      ...writes,
      path: `${path}/accept`,
      operationId: 'acceptProposal',
      summary: 'Record an acceptance',
      description:
        'Records that a client accepted outside the page, for all signers who have not signed. The sealed PDF states that it was recorded.',
      body: RecordedAcceptance,
      errors: ['invalid_transition'],
      prepare: ({ params: { proposalId }, body }, { organizationId, request }) =>
        prepareRecord(handles, organizationId, proposalId, {
          body,
          recordedBy: principalOf(request).name,
        }),
    },
    async (work, _input, prepared) => {
      const done = await commitSigning(handles, work, prepared)
      if (!done) throw changedMeanwhile()
      return presentProposal(done.row, done.recipients)
    },
  ),
  operation(
    {
      ...writes,
      path: `${path}/decline`,
      operationId: 'declineProposal',
      summary: 'Record a refusal',
      description: 'Records that a client declined outside the page.',
      body: RecordedRefusal,
      errors: ['invalid_transition'],
      prepare: async ({ params: { proposalId } }, { organizationId }) =>
        readState(handles.database.db, organizationId, proposalId),
    },
    (work, { body }, state) => recordRefusal(handles, work, state, body),
  ),
  operation(
    {
      ...writes,
      path: `${path}/knowledge`,
      operationId: 'addProposalToBase',
      summary: 'Add the sealed document to a base',
      description:
        'Adds the sealed PDF of a completed proposal to a knowledge base, if that was skipped or not requested. It also requires the scope `knowledge:write`.',
      body: Type.Object(
        { baseId: Id(BaseId, 'Base that gets the document.') },
        { title: 'ProposalBase', additionalProperties: false },
      ),
      status: 201,
      location: '/v1/bases/{baseId}/sources/{id}',
      reply: Source,
      errors: [
        'invalid_transition',
        'insufficient_credits',
        'plan_limit_reached',
        'insufficient_scope',
      ],
      prepare: ({ params: { proposalId } }, { organizationId }) =>
        readSealed(handles.database.db, organizationId, proposalId),
    },
    (work, { params: { proposalId }, body: { baseId } }, sealed) => {
      requireScopes(work.principal, ['knowledge:write'])
      return addToBaseLater(work, proposalId, BaseId.read(baseId) ?? '', sealed)
    },
  ),
  operation(
    {
      method: 'GET',
      path: `${path}/evidence`,
      operationId: 'getProposalEvidence',
      tag,
      summary: 'Get the evidence',
      description:
        'Returns the evidence of all signatures. After the last one, it is the content of `evidence.json` in the sealed PDF, plus the countersignature.',
      scope: 'proposals:read',
      params,
      reply: Evidence,
      errors: ['invalid_transition'],
    },
    async ({ db, organizationId }, { params: { proposalId } }) => {
      const state = await readState(db, organizationId, proposalId)
      const { row, signatures } = state
      if (!row.content_sha256) {
        const message = 'A draft has no evidence, because it can only be signed after it is sent.'
        throw new ApiError('invalid_transition', message, { field: 'status' })
      }
      const selection = row.choice ?? { itemIds: [], quantities: {} }
      return evidenceOf(state, { selection, totals: row.totals }, signatures)
    },
  ),
  operation(
    {
      ...writes,
      audience: 'session',
      path: '/session/proposals/{proposalId}/countersign',
      operationId: 'countersignProposal',
      summary: 'Countersign',
      description:
        'Signs for the organization after the last signer. Only the countersigner can do it, signed in to the dashboard.',
      errors: ['invalid_transition', 'insufficient_role'],
      prepare: ({ params: { proposalId } }, { organizationId, request }) => {
        const { name, person } = principalOf(request)
        const facts = {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? null,
          requestId: request.id,
        }
        const member = { memberId: person?.memberId ?? '', name, facts }
        return prepareCountersigning(handles, organizationId, proposalId, member)
      },
    },
    (work, _input, prepared) => countersign(handles, work, prepared),
  ),
]

type Sealed = Pick<SealedDocument, 'bytes' | 'sha256'>

/**
 * Reads the sealed document of a completed proposal.
 *
 * @throws ApiError 404, 409 if it is not complete
 */
async function readSealed(db: Db, organizationId: string, proposalId: string): Promise<Sealed> {
  const row = requireFound(await findProposal(db, organizationId, proposalId))
  const sha256 = requireComplete(row)
  return { sha256, bytes: await readBlob(db, organizationId, sha256) }
}

function requireComplete({ status, signing, sealed_sha256: sha256 }: ProposalRow): string {
  const isComplete = status === (signing.countersign ? 'countersigned' : 'accepted')
  if (isComplete && sha256) return sha256
  const message = `A proposal that is ${status} has no sealed document. Wait until everyone has signed.`
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

/** Adds the sealed document to a base, unless it is already in it. */
async function addToBaseLater(
  work: Work,
  proposalId: string,
  baseId: string,
  sealed: Sealed,
): Promise<Source> {
  const { organizationId, now } = work
  const row = requireFound(await lockProposal(work.db, organizationId, proposalId))
  if (requireComplete(row) !== sealed.sha256) throw new Error('a sealed document was sealed again')
  const source = await addSealed(work, baseId, row, sealed)
  const knowledge = addedAs(source)
  updateProposal(work, organizationId, row, { base_id: baseId, knowledge, updated_at: now })
  return source
}

/**
 * Records a refusal made elsewhere, as the refusal of the first signer who has not signed.
 *
 * @throws ApiError 404, 409 by its status, 422 for a time in the future
 */
async function recordRefusal(
  handles: SigningDependencies,
  work: Work,
  state: SigningState,
  { by, at, note, reason }: RecordedRefusal,
): Promise<Proposal> {
  requirePast(at, work.now)
  const row = requireFound(await lockProposal(work.db, work.organizationId, state.row.id))
  requireAct(statusAt(row, work.now), 'decline')
  if (row.version !== state.row.version) throw changedMeanwhile()
  const [signer] = unsigned(state.recipients)
  if (!signer) throw new ApiError('invalid_transition', undefined, { field: 'status' })
  const said = [reason, note, `Recorded: ${by}, ${at}`].filter((text) => text !== undefined)
  return decline(handles, work, row, { signer, reason: said.join('\n'), source: 'manual' })
}
