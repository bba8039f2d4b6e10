import {
  type ProposalAct,
  type Status,
  transitions,
} from '../../server/src/domains/proposals/states.ts'

const statuses: Readonly<Record<Status, string>> = {
  draft: 'Being written. It has no number, and nobody outside sees it.',
  sent: 'Its content is frozen and hashed. Nobody has looked at it yet.',
  viewed: 'A recipient has looked at it.',
  signing: 'Somebody has signed, and others have not.',
  accepted: 'All signers have signed.',
  countersigned: 'The member of the organization has signed, too.',
  declined: 'A signer has declined.',
  expired: 'Its date passed before everybody signed. The instant itself is past.',
  canceled: 'The organization has withdrawn it, or a later revision has taken its place.',
  voided: 'The organization has taken it back after its acceptance. The sealed document stays.',
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
    view: ['A recipient looks at it', 'the page', '`proposal.viewed`, once for each recipient'],
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
    expire: ['`expiresAt` is reached', 'nobody: the clock', '`proposal.expired`'],
    cancel: ['Withdraw it', '`POST …/cancel`', '`proposal.canceled`'],
    void: ['Take it back after acceptance', '`POST …/void`', '`proposal.voided`'],
    remind: ['Remind those whose turn it is', '`POST …/remind`', '`proposal.reminder_sent`'],
    readdress: [
      'Change name or address of who has not signed',
      '`PATCH …/recipients/{recipientId}`',
      '`proposal.recipient_changed`',
    ],
    replace: [
      'Name another member who countersigns',
      '`PATCH …/recipients/{recipientId}` with `memberId`',
      '`proposal.recipient_changed`',
    ],
    link: ['Make or end a link', '`POST …/rotate-link`, `POST …/revoke-link`', '–'],
    revise: ['Begin the next revision', '`POST …/revisions`', '`proposal.created`, of the draft'],
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
  return `# The states of a proposal

A proposal is in one of ten states, and each act leads from some of them to one. Any other pair answers 409
\`invalid_transition\` with \`field: "status"\`; the message says what is allowed. Nothing changes then, and no event
is emitted.

| status | meaning |
| --- | --- |
${names.map((status) => `| \`${status}\` | ${statuses[status]} |`).join('\n')}

| act | what | by | from | to | request | events |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

- A revision is a proposal of its own: a draft with the next \`revision\` and the same \`rootId\`. It keeps the number.
- Acts on a proposal wait for each other: the first one that commits counts, and the next one finds its state.
- Whether a proposal has expired is decided when somebody acts on it, by the time of that act. A job does the same for
  those on which nobody acts.
- The first acceptance fixes what was chosen; a later signer agrees to the same choice, or declines.
- With \`signing.order: "sequential"\` only the lowest number that has not signed is invited, reminded, and can sign.

What happens without a change of state: \`proposal.delivered\`, \`proposal.delivery_failed\`, \`proposal.commented\`,
\`proposal.comment_resolved\`, \`proposal.reminder_sent\`, \`proposal.recipient_changed\`.
`
}

const code = (status: string): string => `\`${status}\``
