import { type Static, Type } from 'typebox'
import { EventId } from '../../../platform/ids.ts'
import {
  expects,
  Id,
  Nullable,
  PageQuery,
  PathUuid,
  Time,
  TimeFilter,
} from '../../../platform/operations/schemas.ts'
import { AttemptId, DeliveryId } from '../schema.ts'
import { countAllowed } from './schedule.ts'
import type { AttemptRow, DeliveryFacts, DeliveryRow } from './store.ts'

const statuses = ['pending', 'delivering', 'succeeded', 'failed', 'held', 'canceled'] as const
const finishedStatuses = ['succeeded', 'failed', 'held', 'canceled'] as const

const AttemptError = Type.Unsafe<AttemptError | null>({
  type: ['object', 'null'],
  description: 'Reason why there was no response; null if there was one.',
  properties: { code: Type.String(), message: Type.String() },
  required: ['code', 'message'],
})

interface LastAttempt {
  at: string
  statusCode: number | null
  durationMs: number
  error: AttemptError | null
}

export interface About {
  name: string | null
  ids: Record<string, string>
}

const About = Type.Unsafe<About | null>({
  type: ['object', 'null'],
  description:
    'Subject of the event; null if the event is expunged, has no subject, or you lack the scope for its data.',
  properties: {
    name: Nullable(
      Type.String({
        description: 'Name, title or email address of the subject; null if it has none.',
        examples: ['Ada Lovelace'],
      }),
    ),
    ids: Type.Record(Type.String(), Type.String(), {
      description: 'Identifiers in the data of the event, by field: `id`, `baseId` and others.',
      examples: [{ id: 'con_01jbts0z0ye8t9tpsz3gn7nkm8' }],
    }),
  },
  required: ['name', 'ids'],
})

export const Delivery = Type.Object(
  {
    id: Id(DeliveryId, 'Identifier of the delivery.'),
    webhookId: PathUuid('Webhook that the delivery goes to.'),
    eventId: Id(EventId, 'Event of the delivery. Every attempt sends this id in `webhook-id`.'),
    eventType: Type.String({ description: 'Type of the event.', examples: ['source.completed'] }),
    status: Type.Enum([...statuses], {
      description:
        '`held`: the webhook is disabled; a replay sends the delivery. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.',
    }),
    about: About,
    attemptsCount: Type.Integer({ description: 'Number of attempts so far.', examples: [1] }),
    maxAttempts: Type.Integer({
      description:
        'Number of attempts after which the delivery fails if none succeeds. Equals `attemptsCount` unless the delivery is pending.',
      examples: [10],
    }),
    lastAttempt: Type.Unsafe<LastAttempt | null>({
      type: ['object', 'null'],
      description: 'Result of the last attempt; null before the first.',
      properties: {
        at: Time('Time when the attempt began.'),
        statusCode: Nullable(
          Type.Integer({
            description: 'Status code of the response; null if there was none.',
            examples: [200],
          }),
        ),
        durationMs: Type.Integer({
          description: 'Duration from the name lookup to the end of the response body.',
          examples: [84],
        }),
        error: AttemptError,
      },
      required: ['at', 'statusCode', 'durationMs', 'error'],
    }),
    nextAttemptAt: Nullable(Time('Time of the next attempt; null unless pending.')),
    createdAt: Time('Time when the event occurred.'),
    completedAt: Nullable(
      Time('Time when the delivery succeeded, failed at its last attempt, or was canceled.'),
    ),
    expungedAt: Nullable(
      Time(
        'Time when the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.',
      ),
    ),
  },
  { title: 'Delivery' },
)
export type Delivery = Static<typeof Delivery>

const Milliseconds = (description: string) =>
  Nullable(Type.Number({ description: `${description}; null if there was none.` }))

const Headers = Type.Record(Type.String(), Type.String(), {
  description:
    'Header names are in lower case, except your own headers, whose values are shown as `(hidden)`.',
})

export const Attempt = Type.Object(
  {
    id: Id(AttemptId, 'Identifier of the attempt.'),
    startedAt: Time('Time when the attempt began.'),
    durationMs: Type.Integer({
      description: 'Duration from the name lookup to the end of the response body.',
    }),
    timings: Type.Object({
      dnsMs: Milliseconds('Name lookup'),
      connectMs: Milliseconds('Connecting'),
      tlsMs: Milliseconds('The TLS handshake'),
      firstByteMs: Milliseconds('Time from the request sent to the response headers'),
    }),
    request: Type.Unsafe<AttemptRequest | null>({
      type: ['object', 'null'],
      description: 'The request; null after it is expunged.',
      properties: { url: Type.String(), headers: Headers, body: Type.String() },
      required: ['url', 'headers', 'body'],
    }),
    response: Type.Unsafe<AttemptResponse | null>({
      type: ['object', 'null'],
      description:
        'The response; null if there was none. After it is expunged, `headers` is empty and `body` is null.',
      properties: {
        status: Type.Integer(),
        headers: Headers,
        body: Nullable(Type.String({ description: 'First 16 KiB of the body, decoded.' })),
        truncated: Type.Boolean({ description: 'True if `body` is incomplete.' }),
      },
      required: ['status', 'headers', 'body', 'truncated'],
    }),
    error: AttemptError,
  },
  { title: 'Attempt' },
)
export type Attempt = Static<typeof Attempt>

interface AttemptRequest {
  url: string
  headers: Record<string, string>
  body: string
}

export interface AttemptResponse {
  status: number
  headers: Record<string, string>
  body: string | null
  truncated: boolean
}

export interface AttemptError {
  code: string
  message: string
}

export const missingScope = Nullable(
  Type.String({
    description:
      'Scope that you need to read the event; null if you have it. Without it, the request body is empty and the response body is null.',
    examples: ['contacts:read'],
  }),
)

export const DeliveryWithAttempts = Type.Object(
  {
    ...Delivery.properties,
    attempts: Type.Array(Attempt, { description: 'The last 100 attempts, oldest first.' }),
    missingScope,
  },
  { title: 'DeliveryWithAttempts' },
)
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>

export const DeliveryQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...statuses], { description: 'Status of the deliveries.' })),
  eventType: Type.Optional(Type.String({ maxLength: 100, description: 'Exact event type.' })),
  from: TimeFilter('Earliest time, inclusive.'),
  to: TimeFilter('Latest time, inclusive.'),
})

export const TestRequest = Type.Object(
  {
    eventType: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Event type of the example. Default: `webhook.test`.',
        examples: ['source.completed'],
      }),
    ),
  },
  { title: 'TestRequest', additionalProperties: false },
)

export const ReplayRequest = Type.Object(
  {
    from: TimeFilter('Earliest time of the events, inclusive.'),
    to: TimeFilter('Latest time of the events, inclusive.'),
    eventTypes: Type.Optional(
      Type.Array(Type.String({ maxLength: 100, examples: ['source.*'] }), {
        minItems: 1,
        maxItems: 100,
        description: 'Exact types, `<resource>.*`, or `*`.',
      }),
    ),
    eventIds: Type.Optional(
      Type.Array(
        Type.String({
          pattern: EventId.pattern,
          examples: [EventId.example],
          ...expects(`an id such as ${EventId.example}`),
        }),
        { minItems: 1, maxItems: 100 },
      ),
    ),
    status: Type.Optional(
      Type.Enum([...finishedStatuses], { description: 'Status of the deliveries.' }),
    ),
  },
  {
    title: 'ReplayRequest',
    additionalProperties: false,
    description:
      'Filter of the deliveries. All fields must match. Without any field, held deliveries are sent.',
  },
)
export type ReplayRequest = Static<typeof ReplayRequest>

export const Replayed = Type.Object(
  {
    replayed: Type.Integer({
      description:
        'Number of deliveries that are sent again, oldest first. At most 10,000 in one call.',
      examples: [12],
    }),
  },
  { title: 'Replayed' },
)

/** `about` is null for a reader who may not read the data of the event. */
export function presentDelivery(
  row: DeliveryRow,
  { lastAttempt, about, waitsSeconds }: Omit<DeliveryFacts, 'body'> & { about: About | null },
  now: Date,
): Delivery {
  const isClaimed = row.claimed_until !== null && row.claimed_until > now
  const isPending = row.status === 'pending'
  return {
    id: DeliveryId.show(row.id),
    webhookId: row.webhook_id,
    eventId: EventId.show(row.event_id),
    eventType: row.event_type,
    status: isPending && isClaimed ? 'delivering' : (row.status as Delivery['status']),
    about,
    attemptsCount: row.attempts_count,
    maxAttempts:
      row.attempts_count + (isPending ? countAllowed(row.schedule_step, waitsSeconds) : 0),
    lastAttempt: lastAttempt && presentLastAttempt(lastAttempt),
    nextAttemptAt: (isPending && !isClaimed && row.next_attempt_at?.toISOString()) || null,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    expungedAt: row.expunged_at?.toISOString() ?? null,
  }
}

const presentLastAttempt = (row: NonNullable<DeliveryFacts['lastAttempt']>): LastAttempt => ({
  at: row.started_at.toISOString(),
  statusCode: row.status_code,
  durationMs: row.duration_ms,
  error: row.error === null ? null : JSON.parse(row.error),
})

/** Stored form of an expunged response: only its status. */
const expunged = { headers: {}, body: null, truncated: false }

export const presentAttempt = (row: AttemptRow, body: string): Attempt => ({
  id: AttemptId.show(row.id),
  startedAt: row.started_at.toISOString(),
  durationMs: row.duration_ms,
  timings: JSON.parse(row.timings),
  request: row.request === null ? null : { ...JSON.parse(row.request), body },
  response: row.response === null ? null : { ...expunged, ...JSON.parse(row.response) },
  error: row.error === null ? null : JSON.parse(row.error),
})
