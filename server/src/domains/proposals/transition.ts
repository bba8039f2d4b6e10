import { ApiError } from '../../platform/errors.ts'
import { type Act, allows, type Status, transitions } from './states.ts'

/** What a person reads of an act: "cannot be …". */
const participle: Readonly<Record<Act, string>> = {
  change: 'changed',
  delete: 'deleted',
  send: 'sent',
  view: 'viewed',
  sign: 'signed',
  accept: 'accepted',
  countersign: 'countersigned',
  decline: 'declined',
  expire: 'ended by its date',
  cancel: 'canceled',
  void: 'voided',
  remind: 'reminded of',
  revise: 'revised',
  readdress: 'given other recipients',
  replace: 'given another countersigner',
  link: 'given other links',
}

/** What somebody can do, as an answer names it; the rest happens by itself or follows from these. */
const offered: readonly Act[] = [
  ...(['change', 'delete', 'send', 'accept', 'countersign', 'decline'] as const),
  ...(['remind', 'revise', 'cancel', 'void', 'link', 'replace'] as const),
]

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** What is possible from a status, for the message of a refusal. */
const allowedFrom = (status: Status): string =>
  either.format(offered.filter((act) => allows(status, act)).map((act) => participle[act]))

/**
 * Refuses what the status does not allow.
 *
 * @throws ApiError `invalid_transition`, which says what is allowed
 */
export function requireAct(status: Status, act: Act): void {
  if (allows(status, act)) return
  const from = transitions[act].from.join(', ')
  throw new ApiError(
    'invalid_transition',
    `A proposal that is ${status} cannot be ${participle[act]}; that is possible from: ${from}. This one can be ${allowedFrom(status)}.`,
    { field: 'status' },
  )
}
