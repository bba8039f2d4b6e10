import { type Static, type TProperties, Type } from 'typebox'
import { defineEvent, type EventActor, type EventSubject } from '../../platform/events/event.ts'
import { Nullable } from '../../platform/operations/schemas.ts'
import { Comment, exampleComment } from './comments/schema.ts'
import { exampleProposal } from './example.ts'
import { exampleRecipient, Recipient } from './recipient-schema.ts'
import { Proposal } from './schema.ts'

/** Builds an event schema: the whole proposal, without links and codes, and the fields that the event adds. */
const about = <Fields extends TProperties>(title: string, description: string, fields: Fields) =>
  Type.Object({ ...Proposal.properties, ...fields }, { title, description })

const recipient = { recipient: Recipient }
const source = {
  source: Type.Enum(['recipient', 'manual'], {
    description: '`manual`: agreed elsewhere, and recorded by a member or with a token.',
    examples: ['recipient'],
  }),
}

const ProposalUpdated = about('ProposalUpdated', 'The proposal, and the changed fields.', {
  changed: Type.Array(Type.String(), { description: 'Names of the fields that changed.' }),
})
const ProposalOfRecipient = about(
  'ProposalOfRecipient',
  'The proposal, and the recipient concerned.',
  recipient,
)
export const ProposalAnswered = about('ProposalAnswered', 'The proposal, who answered, and how.', {
  ...recipient,
  ...source,
})
const ProposalEnded = about('ProposalEnded', 'The proposal, and how it ended.', source)
const ProposalDelivery = about(
  'ProposalDelivery',
  'The proposal, the recipient, and why the mail did not reach them.',
  { ...recipient, error: Nullable(Type.String({ description: 'Response of the mail server.' })) },
)
const ProposalCommented = about('ProposalCommented', 'The proposal, and the comment.', {
  comment: Comment,
})

type Named = Pick<Proposal, 'id' | 'number' | 'title' | 'contactId'>

const contactOf = ({ contactId }: Named): string | null => contactId

/** Names the proposal in a line of the contact's timeline. */
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
  subjectOf: ({ id, number, title }: Named): EventSubject => ({ id, number, title }),
})

/** Names the recipient who acted: opening a page leaves no entry in the audit log. */
const byRecipient = {
  actorOf: ({ recipient: { id, name } }: { recipient: Recipient }): EventActor => ({
    kind: 'recipient',
    id,
    name,
  }),
}

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
  'A draft was created, cloned, or started as a revision.',
  Proposal,
  { ...exampleProposal, status: 'draft', number: null },
  inTimeline(() => 'was created.'),
)

/** Emitted for each change of a draft. It is not in the timeline, because an editor saves every few seconds. */
export const proposalUpdated = defineEvent(
  'proposal.updated',
  'A proposal changed. A write that changes nothing emits no event.',
  ProposalUpdated,
  { ...exampleProposal, status: 'draft', number: null, changed: ['items', 'totals'] },
)

export const proposalDeleted = defineEvent(
  'proposal.deleted',
  'A draft was deleted; `data` is its last state. What earlier events said about it is expunged, and so is this event after its deliveries have ended.',
  Proposal,
  { ...exampleProposal, status: 'draft', number: null },
  { erases: true },
)

export const proposalSent = defineEvent(
  'proposal.sent',
  'A proposal was sent. It has a number, and its content no longer changes.',
  Proposal,
  { ...exampleProposal, status: 'sent' },
  inTimeline(() => 'was sent.'),
)

export const proposalRevised = defineEvent(
  'proposal.revised',
  'A revision was sent. `previousId` is the revision that it replaces.',
  Proposal,
  { ...exampleProposal, status: 'sent', number: 'P-2026-0042-2', revision: 2 },
  inTimeline(({ revision }: Proposal) => `was sent as revision ${revision}.`),
)

export const proposalDelivered = defineEvent(
  'proposal.delivered',
  "A recipient's mail server accepted the mail with the link.",
  ProposalOfRecipient,
  { ...exampleProposal, recipient: exampleRecipient },
)

export const proposalDeliveryFailed = defineEvent(
  'proposal.delivery_failed',
  'A mail to a recipient could not be delivered. Capstan does not retry it.',
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
  { ...inTimeline(({ recipient: { name } }) => `was opened by ${name}.`), ...byRecipient },
)

export const proposalSigned = defineEvent(
  'proposal.signed',
  'A signer accepted. `choice` has the choice of the first signer.',
  ProposalAnswered,
  answered,
  { ...inTimeline(({ recipient: { name } }) => `was signed by ${name}.`), ...byRecipient },
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
  'Everyone has signed, and the document is sealed. `knowledge` says whether it was added to the base.',
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
  'A signer declined. `reason` is the reason that they gave.',
  ProposalAnswered,
  { ...answered, status: 'declined', reason: 'Too late for us' },
  {
    ...inTimeline(
      (data: Static<typeof ProposalAnswered>) =>
        `was declined by ${data.recipient.name}${because(data)}`,
    ),
    ...byRecipient,
  },
)

export const proposalExpired = defineEvent(
  'proposal.expired',
  '`expiresAt` passed before the last signer accepted.',
  Proposal,
  { ...exampleProposal, status: 'expired' },
  inTimeline(() => 'expired.'),
)

export const proposalCanceled = defineEvent(
  'proposal.canceled',
  'A proposal was withdrawn before it was accepted, or replaced by a revision (`superseded`).',
  Proposal,
  { ...exampleProposal, status: 'canceled', reason: 'superseded' },
  inTimeline((data: Proposal) => `was canceled${because(data)}`),
)

export const proposalVoided = defineEvent(
  'proposal.voided',
  'An accepted proposal was declared void. The sealed PDF is kept.',
  Proposal,
  { ...accepted, status: 'voided', reason: 'Agreed otherwise' },
  inTimeline((data: Proposal) => `was voided${because(data)}`),
)

export const proposalCommented = defineEvent(
  'proposal.commented',
  'A comment was added on the page, in the dashboard or with the API.',
  ProposalCommented,
  { ...exampleProposal, comment: exampleComment },
  inTimeline(({ comment: { author } }) => `was commented on by ${author.name}.`),
)

export const proposalCommentResolved = defineEvent(
  'proposal.comment_resolved',
  'A comment was marked as resolved.',
  ProposalCommented,
  { ...exampleProposal, comment: { ...exampleComment, resolvedAt: '2026-11-21T11:00:00.000Z' } },
)

export const proposalReminderSent = defineEvent(
  'proposal.reminder_sent',
  'A reminder was mailed to a recipient who has not answered.',
  ProposalOfRecipient,
  { ...exampleProposal, recipient: exampleRecipient },
  inTimeline(({ recipient: { name } }) => `was followed by a reminder to ${name}.`),
)

export const proposalRecipientChanged = defineEvent(
  'proposal.recipient_changed',
  'After sending, the name or address of a recipient changed and their old link ended, or another member became the countersigner.',
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
