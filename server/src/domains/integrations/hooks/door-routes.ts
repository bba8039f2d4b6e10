import { Type } from 'typebox'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { Id, textual } from '../../../platform/operations/schemas.ts'
import { type Door, maxBytes } from './door.ts'
import { InboundEventId } from './schema.ts'

const params = Type.Object({
  token: Type.String({
    description: 'The secret part of the address.',
    examples: ['in_3kQ9vX2mZb7RtY5wLc8Nf1'],
    ...textual,
  }),
})

const Acknowledgement = Type.Object(
  {
    id: Id(InboundEventId, 'The event; of a duplicate the one that came first.'),
    duplicate: Type.Boolean({ description: 'Whether it came before, and so starts nothing.' }),
  },
  { title: 'InboundAcknowledgement' },
)

const common = {
  audience: 'public',
  tag: 'Hooks',
  path: '/hooks/{token}',
  params,
} as const

/** Where other services post to. What proves the right is the signature, which the door verifies. */
export const doorOperations = (door: Door): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'POST',
      rawBody: true,
      maxBodyBytes: maxBytes,
      crossOrigin: true,
      // The event is itself a record of what happened.
      isAudited: false,
      operationId: 'receiveInboundEvent',
      summary: 'Receive an event of another service',
      description:
        'Verifies the request as the preset of the hook says and keeps its bytes. The answer comes when the event is durable, before anything is done with it. The body is taken as it is: no `Content-Encoding`, at most what the plan says (1 MiB by default).',
      reply: rawReply('application/json', Acknowledgement),
      errors: [
        'plan_limit_reached',
        'invalid_signature',
        'not_found',
        'gone',
        'payload_too_large',
        'unsupported_media_type',
        'rate_limited',
        'unavailable',
      ],
      admit: (request) => door.admit(request),
    },
    ({ request }) => door.receive(request),
  ),
  operation(
    {
      ...common,
      method: 'GET',
      operationId: 'confirmHookAddress',
      summary: 'Answer the challenge of Meta',
      description:
        'Echoes `hub.challenge` to whoever knows the verify token of a hook with the preset `meta`; of other hooks 405.',
      reply: rawReply('text/plain'),
      errors: ['invalid_signature', 'not_found', 'gone', 'method_not_allowed', 'rate_limited'],
      admit: (request) => door.admit(request),
    },
    ({ request }) => door.receive(request),
  ),
]
