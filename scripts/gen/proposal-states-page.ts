import {
  type ProposalAct,
  type Status,
  transitions,
} from '../../server/src/domains/proposals/states.ts'

const statuses: Readonly<Record<Status, string>> = {
  draft: 'Not sent yet. It has no number, and only your organization can see it.',
  sent: 'Its content is frozen and hashed. No recipient has opened it yet.',
  viewed: 'A recipient has opened it.',
  signing: 'At least one signer has signed, and others have not.',
  accepted: 'All signers have signed.',
  countersigned: 'The member of the organization has signed, too.',
  declined: 'A signer has declined.',
  expired: '`expiresAt` was reached before all signers had signed.',
  canceled: 'The organization has withdrawn it, or a later revision has replaced it.',
  voided: 'The organization has withdrawn it after its acceptance. The sealed document is kept.',
}

const acts: Readonly<Record<ProposalAct, readonly [what: string, request: string, event: string]>> =
  {
    change: ['Change the draft', '`PATCH /v1/proposals/{proposalId}`', '`proposal.updated`'],
    delete: ['Delete the draft', '`DELETE /v1/proposals/{proposalId}`', '`proposal.deleted`'],
    send: [
      'Send it',
      '`POST …/send`',
      '`proposal.sent`; a revision also `proposal.revised`, and its open predecessor is canceled',
    ],
    view: ['A recipient opens it', 'the page', '`proposal.viewed`, once for each recipient'],
    sign: [
      'A signer accepts, and is not the last',
      'the page, `POST …/accept`',
      '`proposal.signed`',
    ],
    accept: [
      'The last signer accepts',
      'the page, `POST …/accept`',
      '`proposal.signed`, `proposal.accepted`, and `proposal.completed` unless it is countersigned',
    ],
    countersign: [
      'The member signs',
      '`POST …/countersign`, signed in',
      '`proposal.countersigned`, `proposal.completed`',
    ],
    decline: ['A signer declines', 'the page, `POST …/decline`', '`proposal.declined`'],
    expire: ['`expiresAt` is reached', 'none', '`proposal.expired`'],
    cancel: ['Withdraw it', '`POST …/cancel`', '`proposal.canceled`'],
    void: ['Withdraw it after acceptance', '`POST …/void`', '`proposal.voided`'],
    remind: [
      'Remind the recipients whose turn it is',
      '`POST …/remind`',
      '`proposal.reminder_sent`',
    ],
    readdress: [
      'Change the name or email of a recipient who has not signed',
      '`PATCH …/recipients/{recipientId}`',
      '`proposal.recipient_changed`',
    ],
    replace: [
      'Name another countersigner',
      '`PATCH …/recipients/{recipientId}` with `memberId`',
      '`proposal.recipient_changed`',
    ],
    link: ['Create or end a link', '`POST …/rotate-link`, `POST …/revoke-link`', '–'],
    revise: ['Create the next revision', '`POST …/revisions`', '`proposal.created`, of the draft'],
  }

/** docs/proposal-states.md: what can happen to a proposal in each status. */
export async function proposalStatesPage(): Promise<string> {
  const names = Object.keys(statuses) as Status[]
  const rows = (
    Object.entries(transitions) as [ProposalAct, (typeof transitions)[ProposalAct]][]
  ).map(([act, { from, to, by }]) => {
    const [what, request, event] = acts[act]
    return `| \`${act}\` | ${what} | ${by} | ${from.map(code).join(', ')} | ${to ? code(to) : '–'} | ${request} | ${event} |`
  })
  return `# Proposal states

A proposal is in one of ten states. The second table lists the actions, the states in which each is allowed, and its
result. Any other action is rejected with a 409 \`invalid_transition\` and \`field: "status"\`: the message lists the allowed
actions, nothing changes, and no event is sent.

| Status | Meaning |
| --- | --- |
${names.map((status) => `| \`${status}\` | ${statuses[status]} |`).join('\n')}

| Action | Effect | By | From | To | Request | Events |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

- A revision is a separate proposal: a draft with the next \`revision\`, the same \`rootId\` and the same number.
- Concurrent actions on a proposal run one after another: the second one sees the state that the first one left.
- Each action checks first whether the proposal has expired at that time. A job expires the other proposals.
- The first acceptance fixes the choice; later signers accept the same choice, or decline.
- With \`signing.order: "sequential"\` only the recipients with the lowest \`order\` who have not signed are invited and
  reminded, and can sign.

Events without a change of state: \`proposal.delivered\`, \`proposal.delivery_failed\`, \`proposal.commented\`,
\`proposal.comment_resolved\`, \`proposal.reminder_sent\`, \`proposal.recipient_changed\`.
`
}

const code = (status: string): string => `\`${status}\``
