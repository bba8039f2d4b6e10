import { Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Id } from '../../../platform/operations/schemas.ts'
import { ProposalId } from '../ids.ts'

/** The proposal stays; what its events said of the person does not. */
export const proposalAnonymized = defineEvent(
  'proposal.anonymized',
  'A contact was deleted whom a proposal named that nobody accepted. It names the contact no more; what earlier events said of the proposal is expunged. One that was out is canceled.',
  Type.Object(
    { id: Id(ProposalId, 'Identifier of the proposal.') },
    { title: 'AnonymizedProposal' },
  ),
  { id: ProposalId.example },
  { erases: true },
)
