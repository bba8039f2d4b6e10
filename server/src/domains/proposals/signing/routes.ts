import { Type } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { principalOf } from '../../../platform/operations/principal.ts'
import { Id, PathId } from '../../../platform/operations/schemas.ts'
import { BaseId, Source } from '../../knowledge/index.ts'
import { Evidence } from '../evidence/schema.ts'
import { ProposalId } from '../ids.ts'
import { presentProposal } from '../representation.ts'
import { Proposal } from '../schema.ts'
import { commitSigning } from './commit.ts'
import { countersign, prepareCountersigning } from './countersign.ts'
import type { SigningHandles } from './handles.ts'
import { addToBaseLater, readSealed } from './later-knowledge.ts'
import { changedMeanwhile, prepareRecord } from './record-outside.ts'
import { recordRefusal } from './record-refusal.ts'
import { RecordedAcceptance, RecordedRefusal } from './schema.ts'
import { evidenceOf } from './sealed-document.ts'
import { readState } from './state.ts'

const params = Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the proposal.') })
const path = '/v1/proposals/{proposalId}'
const tag = 'Proposals'
const writes = {
  audience: 'token',
  effect: 'write',
  method: 'POST',
  tag,
  scope: 'proposals:write',
  params,
  status: 200,
  reply: Proposal,
} as const

export const signingOperations = (handles: SigningHandles): readonly Operation[] => [
  operation(
    {
      ...writes,
      path: `${path}/accept`,
      operationId: 'acceptProposal',
      summary: 'Record an acceptance',
      description:
        'Records that a client accepted outside of the page, for all who have not signed. The sealed PDF says that it was recorded.',
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
      description: 'Records that a client declined outside of the page.',
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
        'Adds the sealed PDF of a completed proposal to a knowledge base, where that was skipped or not asked for.',
      body: Type.Object(
        { baseId: Id(BaseId, 'The base that gets it.') },
        { title: 'ProposalBase', additionalProperties: false },
      ),
      status: 201,
      location: '/v1/bases/{baseId}/sources/{id}',
      reply: Source,
      errors: ['invalid_transition', 'insufficient_credits', 'plan_limit_reached'],
      prepare: ({ params: { proposalId } }, { organizationId }) =>
        readSealed(handles.database.db, organizationId, proposalId),
    },
    (work, { params: { proposalId }, body: { baseId } }, sealed) =>
      addToBaseLater(work, proposalId, BaseId.read(baseId) ?? '', sealed),
  ),
  operation(
    {
      audience: 'token',
      effect: 'read',
      method: 'GET',
      path: `${path}/evidence`,
      operationId: 'getProposalEvidence',
      tag,
      summary: 'Get the evidence',
      description:
        'Returns what is recorded of all signatures: after the last one, what `evidence.json` in the sealed PDF holds, and the countersignature.',
      scope: 'proposals:read',
      params,
      status: 200,
      reply: Evidence,
      errors: ['invalid_transition'],
    },
    async ({ db, organizationId }, { params: { proposalId } }) => {
      const state = await readState(db, organizationId, proposalId)
      const { row, signatures } = state
      if (!row.content_sha256) {
        const message = 'A draft has no evidence: nobody can sign it before it is sent.'
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
        'Signs for the organization after the last signer: the countersigner alone can, signed in at the dashboard.',
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
