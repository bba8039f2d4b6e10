import type { Hook, InboundEvent, InboundRefusal } from '@capstan/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { providerOf } from './providers.ts'

const states: Record<InboundEvent['status'], readonly [Tone, string]> = {
  received: ['info', 'Waiting'],
  processed: ['good', 'Processed'],
  ignored: ['calm', 'Ignored'],
  failed: ['bad', 'Failed'],
  held: ['warn', 'Held'],
  duplicate: ['calm', 'Duplicate'],
}

/** The tone and the word of a state. */
export const stateWords = (status: InboundEvent['status']): readonly [Tone, string] =>
  states[status]

/** `<EventState of>`: what became of an event. */
export function EventState({ of: status }: { of: InboundEvent['status'] }) {
  const [tone, word] = states[status]
  return <Badge tone={tone}>{word}</Badge>
}

/** Why an event is in its state, and what to do; null where its word says it all. */
export function noteOf({ status, error }: Pick<InboundEvent, 'status' | 'error'>): string | null {
  if (status === 'failed') return error ?? 'An automation failed. Open the run to see where.'
  if (status === 'ignored') return 'No automation handles this event.'
  if (status === 'held')
    return 'The hook was paused, or the plan was used up. Replay it to handle it.'
  if (status === 'duplicate') return 'Duplicate. Skipped.'
  return null
}

function hookState({ enabled, hasSecret, preset, lastEventAt }: Hook): readonly [Tone, string] {
  if (!enabled) return ['warn', 'Paused']
  if (!hasSecret && preset !== 'none') return ['warn', 'Needs a secret']
  return lastEventAt ? ['good', 'Live'] : ['calm', 'Waiting']
}

export function HookState({ hook }: { hook: Hook }) {
  const [tone, word] = hookState(hook)
  return <Badge tone={tone}>{word}</Badge>
}

type Reason = InboundRefusal['reason']

const reasons: Record<Reason, readonly [what: string, help: string]> = {
  signature_mismatch: [
    'The signature does not match',
    'The secret here differs from the sender’s, or the body changed on the way. Paste the secret again.',
  ],
  missing_header: [
    'The signature or token is missing',
    'The sender does not send one yet, or a proxy removes its headers.',
  ],
  missing_signature: [
    'The header holds no signature',
    'The header came, but without a signature in the expected form.',
  ],
  malformed_header: [
    'The signature header cannot be read',
    'Check that the sender is the one you chose for this hook.',
  ],
  duplicate_header: [
    'A header came twice',
    'Signature, id and time must come once each. A proxy may add its own.',
  ],
  timestamp_too_old: [
    'The signature is too old',
    'It was signed too long ago. Check the sender’s clock, or send it again.',
  ],
  timestamp_in_future: [
    'The signature is from the future',
    'The sender’s clock runs ahead of this server’s.',
  ],
  body_digest_mismatch: [
    'The body is not the signed one',
    'Its digest differs from the one in the address. Something changed the body on the way.',
  ],
  credential_mismatch: [
    'The password or token is wrong',
    'Copy it to the sender again, or rotate it.',
  ],
  empty_body: ['The body is empty', 'There is nothing to verify. Send it with a body.'],
  malformed_challenge: [
    'The handshake cannot be answered',
    'The verify token differs, or the challenge has an unexpected form.',
  ],
}

/** Why a request was refused, as the owner reads it; the sender gets one answer for all. */
export const reasonWords = (reason: Reason): readonly [what: string, help: string] =>
  reasons[reason]

export const providerName = ({ preset }: Pick<Hook, 'preset'>): string => providerOf(preset).name

/** Returns the label of an event, also if its sender gave no type. */
export const typeOf = ({ eventType }: Pick<InboundEvent, 'eventType'>): string =>
  eventType ?? 'Request'

/** Enough of the address to tell it from others; the rest is for the clipboard. */
export const shortAddress = (url: string): string => url.replace(/(in_)\w+(\w{4})$/, '$1…$2')
