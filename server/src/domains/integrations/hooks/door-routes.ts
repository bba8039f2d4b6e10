import { Type } from 'typebox'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { Id, textual } from '../../../platform/operations/schemas.ts'
import { type Door, maxBytes } from './door.ts'
import { InboundEventId } from './schema.ts'

const params = Type.Object({
  token: Type.String({
    description: 'Secret part of the URL.',
    examples: ['in_3kQ9vX2mZb7RtY5wLc8Nf1'],
    ...textual,
  }),
})

const Acknowledgement = Type.Object(
  {
    id: Id(InboundEventId, 'Identifier of the event; for a duplicate, of the first one.'),
    duplicate: Type.Boolean({
      description: 'True if the event was received before and so triggers nothing.',
    }),
  },
  { title: 'InboundAcknowledgement' },
)

const common = {
  audience: 'public',
  tag: 'Hooks',
  path: '/hooks/{token}',
  params,
} as const

/** Operations that other services post to. The signature is the credential, and the door verifies it. */
export const doorOperations = (door: Door): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'POST',
      rawBody: true,
      maxBodyBytes: maxBytes,
      crossOrigin: true,
      // The event itself is the audit trail.
      isAudited: false,
      operationId: 'receiveInboundEvent',
      summary: 'Receive an event from another service',
      description:
        'Verifies the request by the preset of the hook and stores its bytes. The response is sent when the event is durable, before it is handled. The body must have no `Content-Encoding` and at most the size that the plan allows (1 MiB by default).',
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
      summary: 'Answer Meta’s verification challenge',
      description:
        'Returns `hub.challenge` if the verify token matches a hook with the preset `meta`. Other hooks answer 405.',
      reply: rawReply('text/plain'),
      errors: ['invalid_signature', 'not_found', 'gone', 'method_not_allowed', 'rate_limited'],
      admit: (request) => door.admit(request),
    },
    ({ request }) => door.receive(request),
  ),
]
