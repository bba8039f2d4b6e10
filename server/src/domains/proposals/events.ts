import { type Static, type TProperties, Type } from 'typebox'
import { defineEvent } from '../../platform/events/event.ts'
import { Nullable } from '../../platform/operations/schemas.ts'
import { Comment, exampleComment } from './comments/schema.ts'
import { exampleProposal } from './example.ts'
import { exampleRecipient, Recipient } from './recipient-schema.ts'
import { Proposal } from './schema.ts'

/** The whole proposal, never with a link or a code, and what else the event is about. */
const about = <Fields extends TProperties>(title: string, description: string, fields: Fields) =>
  Type.Object({ ...Proposal.properties, ...fields }, { title, description })

const recipient = { recipient: Recipient }
const source = {
  source: Type.Enum(['recipient', 'manual'], {
    description: '`manual`: agreed elsewhere, and recorded by a member or a token.',
    examples: ['recipient'],
  }),
}

const ProposalUpdated = about('ProposalUpdated', 'The proposal, and what changed.', {
  changed: Type.Array(Type.String(), { description: 'Names of the fields that changed.' }),
})
const ProposalOfRecipient = about(
  'ProposalOfRecipient',
  'The proposal, and the recipient concerned.',
  recipient,
)
export const ProposalAnswered = about(
  'ProposalAnswered',
  'The proposal, who answered, and by what way.',
  { ...recipient, ...source },
)
const ProposalEnded = about('ProposalEnded', 'The proposal, and by what way.', source)
const ProposalDelivery = about(
  'ProposalDelivery',
  'The proposal, the recipient, and why no mail reached them.',
  { ...recipient, error: Nullable(Type.String({ description: 'What the mail server said.' })) },
)
const ProposalCommented = about('ProposalCommented', 'The proposal, and the comment.', {
  comment: Comment,
})

type Named = Pick<Proposal, 'number' | 'title' | 'contactId'>

const contactOf = ({ contactId }: Named): string | null => contactId

/** What a line of the contact's timeline calls it. */
const nameOf = ({ number, title }: Named): string =>
  number === null ? `Proposal “${title}”` : `Proposal ${number} “${title}”`

const because = ({ reason }: Proposal): string => (reason ? `: ${reason}` : '.')

const tell =
  <Data extends Named>(sentence: (data: Data) => string) =>
  (data: Data): string =>
    `${nameOf(data)} ${sentence(data)}`

const inTimeline = <Data extends Named>(sentence: (data: Data) => string) => ({
  contactOf,
  describe: tell(sentence),
})

const answered: Static<typeof ProposalAnswered> = {
  ...exampleProposal,
  status: 'signing',
  recipient: { ...exampleRecipient, status: 'signed' },
  source: 'recipient',
}
const accepted: Proposal = {
  ...exampleProposal,
  status: 'accepted',
  recipients: [{ ...exampleRecipient, status: 'signed' }],
  choice: { itemIds: [], quantities: {} },
}

export const proposalCreated = defineEvent(
  'proposal.created',
  'A draft was created, cloned, or begun as a revision.',
  Proposal,
  { ...exampleProposal, status: 'draft', number: null },
  inTimeline(() => 'was created.'),
)

/** Not in the timeline: an editor saves every few seconds. */
export const proposalUpdated = defineEvent(
  'proposal.updated',
  'A proposal changed; a write that changes nothing emits nothing.',
  ProposalUpdated,
  { ...exampleProposal, status: 'draft', number: null, changed: ['items', 'totals'] },
)

export const proposalDeleted = defineEvent(
  'proposal.deleted',
  'A draft was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended.',
  Proposal,
  { ...exampleProposal, status: 'draft', number: null },
  { erases: true },
)

export const proposalSent = defineEvent(
  'proposal.sent',
  'A proposal was sent: it has a number, and its content no longer changes.',
  Proposal,
  { ...exampleProposal, status: 'sent' },
  inTimeline(() => 'was sent.'),
)

export const proposalRevised = defineEvent(
  'proposal.revised',
  'A revision was sent; `previousId` is the one that it takes the place of.',
  Proposal,
  { ...exampleProposal, status: 'sent', number: 'P-2026-0042-2', revision: 2 },
  inTimeline(({ revision }: Proposal) => `was sent as revision ${revision}.`),
)

export const proposalDelivered = defineEvent(
  'proposal.delivered',
  'The mail server of a recipient took the mail with the link.',
  ProposalOfRecipient,
  { ...exampleProposal, recipient: exampleRecipient },
)

export const proposalDeliveryFailed = defineEvent(
  'proposal.delivery_failed',
  'A mail could not be delivered to a recipient, and is not tried again.',
  ProposalDelivery,
  {
    ...exampleProposal,
    recipient: { ...exampleRecipient, delivery: 'failed' },
    error: '550 No such mailbox',
  },
  inTimeline(({ recipient: { email } }) => `could not be delivered to ${email}.`),
)

export const proposalViewed = defineEvent(
  'proposal.viewed',
  'A recipient opened the page for the first time.',
  ProposalOfRecipient,
  { ...exampleProposal, recipient: exampleRecipient },
  inTimeline(({ recipient: { name } }) => `was opened by ${name}.`),
)

export const proposalSigned = defineEvent(
  'proposal.signed',
  'A signer accepted; `choice` holds what the first of them chose.',
  ProposalAnswered,
  answered,
  inTimeline(({ recipient: { name } }) => `was signed by ${name}.`),
)

export const proposalAccepted = defineEvent(
  'proposal.accepted',
  'The last signer accepted.',
  ProposalEnded,
  { ...accepted, source: 'recipient' },
  inTimeline(() => 'was accepted.'),
)

export const proposalCountersigned = defineEvent(
  'proposal.countersigned',
  'A member signed after the last signer.',
  ProposalOfRecipient,
  {
    ...accepted,
    status: 'countersigned',
    recipient: { ...exampleRecipient, role: 'countersigner', status: 'signed' },
  },
  inTimeline(({ recipient: { name } }) => `was countersigned by ${name}.`),
)

export const proposalCompleted = defineEvent(
  'proposal.completed',
  'Everybody has signed, and the document is sealed; `knowledge` says what came of it in the base.',
  ProposalEnded,
  {
    ...accepted,
    sealedSha256: '1d9f7e2a4b6c8d0e5f3a7b1c9d2e4f6a8b0c5d7e9f1a3b5c7d9e0f2a4b6c8d0e',
    source: 'recipient',
  },
  inTimeline(() => 'was completed: the document is sealed.'),
)

export const proposalDeclined = defineEvent(
  'proposal.declined',
  'A signer declined; `reason` is what they gave for it.',
  ProposalAnswered,
  { ...answered, status: 'declined', reason: 'Too late for us' },
  inTimeline((data) => `was declined by ${data.recipient.name}${because(data)}`),
)

export const proposalExpired = defineEvent(
  'proposal.expired',
  'The time of `expiresAt` came before the last signer accepted.',
  Proposal,
  { ...exampleProposal, status: 'expired' },
  inTimeline(() => 'expired.'),
)

export const proposalCanceled = defineEvent(
  'proposal.canceled',
  'A proposal was withdrawn before it was accepted; `superseded` by a revision.',
  Proposal,
  { ...exampleProposal, status: 'canceled', reason: 'superseded' },
  inTimeline((data: Proposal) => `was canceled${because(data)}`),
)

export const proposalVoided = defineEvent(
  'proposal.voided',
  'An accepted proposal was declared void. The sealed PDF stays.',
  Proposal,
  { ...accepted, status: 'voided', reason: 'Agreed otherwise' },
  inTimeline((data: Proposal) => `was voided${because(data)}`),
)

export const proposalCommented = defineEvent(
  'proposal.commented',
  'Somebody commented, on the page or in the dashboard.',
  ProposalCommented,
  { ...exampleProposal, comment: exampleComment },
  inTimeline(({ comment: { author } }) => `was commented by ${author.name}.`),
)

export const proposalCommentResolved = defineEvent(
  'proposal.comment_resolved',
  'A comment was marked as done.',
  ProposalCommented,
  { ...exampleProposal, comment: { ...exampleComment, resolvedAt: '2026-11-21T11:00:00.000Z' } },
)

export const proposalReminderSent = defineEvent(
  'proposal.reminder_sent',
  'A reminder was mailed to a recipient who has not answered.',
  ProposalOfRecipient,
  { ...exampleProposal, recipient: exampleRecipient },
  inTimeline(({ recipient: { name } }) => `was brought to mind of ${name}.`),
)

export const proposalRecipientChanged = defineEvent(
  'proposal.recipient_changed',
  'After sending, name or address of a recipient changed and the old link ended, or another member countersigns.',
  ProposalOfRecipient,
  { ...exampleProposal, recipient: exampleRecipient },
)

export const proposalEvents = [
  ...[proposalCreated, proposalUpdated, proposalDeleted, proposalSent, proposalRevised],
  ...[proposalDelivered, proposalDeliveryFailed, proposalViewed, proposalSigned],
  ...[proposalAccepted, proposalCountersigned, proposalCompleted, proposalDeclined],
  ...[proposalExpired, proposalCanceled, proposalVoided, proposalCommented],
  ...[proposalCommentResolved, proposalReminderSent, proposalRecipientChanged],
]
