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
    '`received`: waits to be handled. `processed`: its automations are done. `ignored`: none wanted it. `failed`: mend the cause and replay it. `held`: its hook was paused, or the month of the plan is full; a replay handles it. `duplicate`: it came before.',
})

const nullable = {
  reason: Type.Unsafe<Reason | null>({
    type: ['string', 'null'],
    enum: [...reasons, null],
    description: 'Why it was not verified; null where nothing speaks against it.',
  }),
  eventType: Nullable(
    Type.String({ description: 'What the sender calls it.', examples: ['customer.created'] }),
  ),
  providerEventId: Nullable(
    Type.String({
      description: 'Id that the sender gave it; null where it gave none.',
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
    hookId: Id(HookId, 'The hook that received it.'),
    status: Status,
    verified: Type.Boolean({
      description: 'Whether the sender proved who it is; never true of the preset `none`.',
    }),
    ...nullable,
    bodyBytes: Type.Integer({ description: 'Size of the body.', examples: [2048] }),
    duplicateOf: Nullable(Id(InboundEventId, 'The event that came first.')),
    runIds: Type.Array(Type.String(), { description: 'The runs of automations that handled it.' }),
    error: Nullable(
      Type.String({ description: 'Why it failed.', examples: ['body.email is missing.'] }),
    ),
    receivedAt: Time('When it came.'),
    handledAt: Nullable(Time('When it was handled last.')),
  },
  { title: 'InboundEvent' },
)
export type InboundEvent = Static<typeof InboundEvent>

const Headers = Type.Record(Type.String(), Type.String(), {
  description: 'As they came, without credentials; those of one name are joined by a comma.',
  examples: [{ 'content-type': 'application/json' }],
})

export const InboundEventWithBody = Type.Object(
  {
    ...InboundEvent.properties,
    query: Type.String({ description: 'The query of the address, as it came.', examples: [''] }),
    headers: Headers,
    body: Nullable(
      Type.String({
        description:
          'The body where it is text of at most 64 KiB; its bytes are at `/body`. Null for a duplicate, and once a contact that it made is erased.',
        examples: ['{"id":"evt_1QabcDEFghiJKLmn"}'],
      }),
    ),
  },
  { title: 'InboundEventWithBody' },
)
export type InboundEventWithBody = Static<typeof InboundEventWithBody>

export const InboundEventQuery = Type.Object({
  ...PageQuery,
  hookId: Type.Optional(Id(HookId, 'Only those of this hook.')),
  status: Type.Optional(Status),
  eventType: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only those that the sender calls so.' }),
  ),
  providerEventId: Type.Optional(
    Type.String({ maxLength: 300, description: 'Only those to which the sender gave this id.' }),
  ),
  from: TimeFilter('Only those received at or after this time.'),
  to: TimeFilter('Only those received at or before this time.'),
})

const replayable = ['failed', 'held', 'ignored', 'processed'] as const
export const InboundReplay = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Id(InboundEventId, 'An event to handle again.'), { minItems: 1, maxItems: 1000 }),
    ),
    hookId: Type.Optional(Id(HookId, 'Only those of this hook.')),
    status: Type.Optional(
      Type.Unsafe<(typeof replayable)[number]>({
        type: 'string',
        enum: [...replayable],
        description: 'Only those in this status; without it and without `ids`, failed and held.',
      }),
    ),
    from: TimeFilter('Only those received at or after this time.'),
    to: TimeFilter('Only those received at or before this time.'),
  },
  { title: 'InboundReplay', additionalProperties: false, minProperties: 1 },
)
export type InboundReplay = Static<typeof InboundReplay>

export const InboundReplayed = Type.Object(
  {
    replayed: Type.Integer({ description: 'How many are handled again, at most 1,000 at once.' }),
    hasMore: Type.Boolean({ description: 'Whether the same request would replay more.' }),
  },
  { title: 'InboundReplayed' },
)

export const InboundRefusal = Type.Object(
  {
    id: Id(InboundRefusalId, 'Identifier of the refusal.'),
    hookId: Id(HookId, 'The hook that refused it.'),
    reason: Type.Unsafe<Reason>({
      type: 'string',
      enum: [...reasons],
      description: 'What is wrong with the request. Its sender is not told.',
    }),
    method: Type.String({ examples: ['POST'] }),
    headers: Headers,
    bodyBytes: Type.Integer({ description: 'Size of the body, which is not kept.' }),
    address: Type.String({ description: 'Where it came from.', examples: ['192.0.2.7'] }),
    refusedAt: Time('When it was refused.'),
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
  'An inbound event could not be handled. Mend the cause, then replay it.',
  InboundEvent,
  { ...exampleInboundEvent, status: 'failed', error: 'body.email is missing.' },
)

export const inboundRejected = defineEvent(
  'inbound.rejected',
  'A hook refused a request, because it proved nothing. At most one a minute and hook.',
  InboundRefusal,
  exampleInboundRefusal,
)
