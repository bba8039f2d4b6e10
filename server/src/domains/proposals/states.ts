import { ApiError } from '../../platform/errors.ts'

/** Statuses and transitions of a proposal. docs/proposal-states.md is generated from this table. */
export type Status =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'signing'
  | 'accepted'
  | 'countersigned'
  | 'declined'
  | 'expired'
  | 'canceled'
  | 'voided'

export type ProposalAct =
  | 'change'
  | 'delete'
  | 'send'
  | 'view'
  | 'sign'
  | 'accept'
  | 'countersign'
  | 'decline'
  | 'expire'
  | 'cancel'
  | 'void'
  | 'remind'
  | 'revise'
  | 'readdress'
  | 'replace'
  | 'link'

interface Transition {
  from: readonly Status[]
  /** Null: the status stays the same, or the proposal is deleted. */
  to: Status | null
  by: 'token or member' | 'token or admin' | 'recipient' | 'member' | 'clock'
}

const open = ['sent', 'viewed', 'signing'] as const

export const transitions: Readonly<Record<ProposalAct, Transition>> = {
  change: { from: ['draft'], to: null, by: 'token or member' },
  delete: { from: ['draft'], to: null, by: 'token or member' },
  send: { from: ['draft'], to: 'sent', by: 'token or member' },
  view: { from: ['sent'], to: 'viewed', by: 'recipient' },
  sign: { from: open, to: 'signing', by: 'recipient' },
  accept: { from: open, to: 'accepted', by: 'recipient' },
  countersign: { from: ['accepted'], to: 'countersigned', by: 'member' },
  decline: { from: open, to: 'declined', by: 'recipient' },
  expire: { from: open, to: 'expired', by: 'clock' },
  cancel: { from: ['draft', ...open], to: 'canceled', by: 'token or member' },
  void: { from: ['accepted', 'countersigned'], to: 'voided', by: 'token or member' },
  remind: { from: open, to: null, by: 'token or member' },
  revise: {
    from: [...open, 'accepted', 'countersigned', 'declined', 'expired', 'canceled', 'voided'],
    to: null,
    by: 'token or member',
  },
  readdress: { from: open, to: null, by: 'token or member' },
  replace: { from: [...open, 'accepted'], to: null, by: 'token or admin' },
  link: {
    from: [...open, 'accepted', 'countersigned', 'declined', 'expired', 'canceled', 'voided'],
    to: null,
    by: 'token or member',
  },
}

export const allows = (status: Status, act: ProposalAct): boolean =>
  transitions[act].from.includes(status)

/** Returns true if a client can still act in this status. */
export const isOpen = (status: Status): boolean => (open as readonly Status[]).includes(status)

/** Completes the sentence "cannot be …" for an action. */
const participle: Readonly<Record<ProposalAct, string>> = {
  change: 'changed',
  delete: 'deleted',
  send: 'sent',
  view: 'viewed',
  sign: 'signed',
  accept: 'accepted',
  countersign: 'countersigned',
  decline: 'declined',
  expire: 'expired',
  cancel: 'canceled',
  void: 'voided',
  remind: 'sent as a reminder',
  revise: 'revised',
  readdress: 'sent to other recipients',
  replace: 'assigned to another countersigner',
  link: 'given new links',
}

/** Actions that a response offers. The others happen automatically or follow from these. */
const offered: readonly ProposalAct[] = [
  ...(['change', 'delete', 'send', 'accept', 'countersign', 'decline'] as const),
  ...(['remind', 'revise', 'cancel', 'void', 'link', 'replace'] as const),
]

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** Lists the actions that a status allows, for an error message. */
const allowedFrom = (status: Status): string =>
  either.format(offered.filter((act) => allows(status, act)).map((act) => participle[act]))

/**
 * Refuses an action that the status does not allow.
 *
 * @throws ApiError `invalid_transition`, which names the allowed actions
 */
export function requireAct(status: Status, act: ProposalAct): void {
  if (allows(status, act)) return
  const from = transitions[act].from.join(', ')
  throw new ApiError(
    'invalid_transition',
    `A proposal that is ${status} cannot be ${participle[act]}. That is possible from: ${from}. This one can be ${allowedFrom(status)}.`,
    { field: 'status' },
  )
}
