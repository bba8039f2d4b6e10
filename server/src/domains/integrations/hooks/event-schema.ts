import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Id, Nullable, PageQuery, Time, TimeFilter } from '../../../platform/operations/schemas.ts'
import { type Reason, reasons } from './presets/refusal.ts'
import { HookId, InboundEventId, InboundRefusalId } from './schema.ts'

export const inboundStatuses = [
  'received',
  'processed',
  'ignored',
  'failed',
  'held',
  'duplicate',
] as const
export type InboundStatus = (typeof inboundStatuses)[number]

const Status = Type.Unsafe<InboundStatus>({
  type: 'string',
  enum: [...inboundStatuses],
  description:
    '`received`: waits to be handled. `processed`: its automations are done. `ignored`: no automation matched. `failed`: fix the cause and replay it. `held`: its hook was paused, or the plan’s monthly limit is reached; a replay handles it. `duplicate`: it was received before.',
})

const nullable = {
  reason: Type.Unsafe<Reason | null>({
    type: ['string', 'null'],
    enum: [...reasons, null],
    description: 'Reason why it was not verified; null if there is none.',
  }),
  eventType: Nullable(
    Type.String({
      description: 'Event type, as the sender names it.',
      examples: ['customer.created'],
    }),
  ),
  providerEventId: Nullable(
    Type.String({
      description: 'Identifier from the sender; null if it sent none.',
      examples: ['evt_1QabcDEFghiJKLmn'],
    }),
  ),
  contentType: Nullable(
    Type.String({ description: 'Media type of the body.', examples: ['application/json'] }),
  ),
}

export const InboundEvent = Type.Object(
  {
    id: Id(InboundEventId, 'Identifier of the inbound event.'),
    hookId: Id(HookId, 'Hook that received it.'),
    status: Status,
    verified: Type.Boolean({
      description: 'True if the sender was verified. Always false with the preset `none`.',
    }),
    ...nullable,
    bodyBytes: Type.Integer({ description: 'Size of the body in bytes.', examples: [2048] }),
    duplicateOf: Nullable(Id(InboundEventId, 'The first event with the same id.')),
    runIds: Type.Array(Type.String(), { description: 'Runs of automations that handled it.' }),
    error: Nullable(
      Type.String({ description: 'Reason of the failure.', examples: ['body.email is missing.'] }),
    ),
    receivedAt: Time('Time when it was received.'),
    handledAt: Nullable(Time('Time when it was last handled.')),
  },
  { title: 'InboundEvent' },
)
export type InboundEvent = Static<typeof InboundEvent>

const Headers = Type.Record(Type.String(), Type.String(), {
  description: 'Headers as received, without credentials. Repeated headers are joined by a comma.',
  examples: [{ 'content-type': 'application/json' }],
})

export const InboundEventWithBody = Type.Object(
  {
    ...InboundEvent.properties,
    query: Type.String({ description: 'Query of the URL, as received.', examples: [''] }),
    headers: Headers,
    body: Nullable(
      Type.String({
        description:
          'Body, if it is text of at most 64 KiB; the bytes are at `/body`. Null for a duplicate, and after a contact that it created was erased.',
        examples: ['{"id":"evt_1QabcDEFghiJKLmn"}'],
      }),
    ),
  },
  { title: 'InboundEventWithBody' },
)
export type InboundEventWithBody = Static<typeof InboundEventWithBody>

export const InboundEventQuery = Type.Object({
  ...PageQuery,
  hookId: Type.Optional(Id(HookId, 'Hook that received the events.')),
  status: Type.Optional(Status),
  eventType: Type.Optional(
    Type.String({ maxLength: 200, description: 'Event type, as the sender names it.' }),
  ),
  providerEventId: Type.Optional(
    Type.String({ maxLength: 300, description: 'Identifier from the sender.' }),
  ),
  from: TimeFilter('Earliest time of receipt, inclusive.'),
  to: TimeFilter('Latest time of receipt, inclusive.'),
})

const replayable = ['failed', 'held', 'ignored', 'processed'] as const
export const InboundReplay = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Id(InboundEventId, 'Identifier of an event.'), { minItems: 1, maxItems: 1000 }),
    ),
    hookId: Type.Optional(Id(HookId, 'Hook that received the events.')),
    status: Type.Optional(
      Type.Unsafe<(typeof replayable)[number]>({
        type: 'string',
        enum: [...replayable],
        description: 'Status of the events. Default, without `ids`: failed and held.',
      }),
    ),
    from: TimeFilter('Earliest time of receipt, inclusive.'),
    to: TimeFilter('Latest time of receipt, inclusive.'),
  },
  { title: 'InboundReplay', additionalProperties: false, minProperties: 1 },
)
export type InboundReplay = Static<typeof InboundReplay>

export const InboundReplayed = Type.Object(
  {
    replayed: Type.Integer({
      description: 'Number of events that are handled again, at most 1,000 in one call.',
    }),
    hasMore: Type.Boolean({ description: 'True if the same request would replay more.' }),
  },
  { title: 'InboundReplayed' },
)

export const InboundRefusal = Type.Object(
  {
    id: Id(InboundRefusalId, 'Identifier of the refusal.'),
    hookId: Id(HookId, 'Hook that refused the request.'),
    reason: Type.Unsafe<Reason>({
      type: 'string',
      enum: [...reasons],
      description: 'Reason of the refusal. The sender does not get it.',
    }),
    method: Type.String({ examples: ['POST'] }),
    headers: Headers,
    bodyBytes: Type.Integer({ description: 'Size of the body in bytes. The body is not stored.' }),
    address: Type.String({ description: 'IP address of the sender.', examples: ['192.0.2.7'] }),
    refusedAt: Time('Time of the refusal.'),
  },
  { title: 'InboundRefusal' },
)
export type InboundRefusal = Static<typeof InboundRefusal>

const exampleInboundEvent: InboundEvent = {
  id: InboundEventId.example,
  hookId: HookId.example,
  status: 'processed',
  verified: true,
  reason: null,
  eventType: 'customer.created',
  providerEventId: 'evt_1QabcDEFghiJKLmn',
  contentType: 'application/json',
  bodyBytes: 2048,
  duplicateOf: null,
  runIds: [],
  error: null,
  receivedAt: '2026-11-21T09:30:00.000Z',
  handledAt: '2026-11-21T09:30:00.000Z',
}

const exampleInboundRefusal: InboundRefusal = {
  id: InboundRefusalId.example,
  hookId: HookId.example,
  reason: 'signature_mismatch',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  bodyBytes: 2048,
  address: '192.0.2.7',
  refusedAt: '2026-11-21T09:30:00.000Z',
}

export const inboundReceived = defineEvent(
  'inbound.received',
  'A hook received an event, and it was handled for the first time.',
  InboundEvent,
  exampleInboundEvent,
)

export const inboundFailed = defineEvent(
  'inbound.failed',
  'An inbound event could not be handled. Fix the cause, then replay it.',
  InboundEvent,
  { ...exampleInboundEvent, status: 'failed', error: 'body.email is missing.' },
)

export const inboundRejected = defineEvent(
  'inbound.rejected',
  'A hook refused a request that failed verification. Sent at most once a minute for each hook.',
  InboundRefusal,
  exampleInboundRefusal,
)
