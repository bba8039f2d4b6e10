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
import type { AttemptRow, DeliveryRow, LastAttemptRow } from './store.ts'

const statuses = ['pending', 'delivering', 'succeeded', 'failed', 'held', 'canceled'] as const
const finishedStatuses = ['succeeded', 'failed', 'held', 'canceled'] as const

const AttemptError = Type.Unsafe<AttemptError | null>({
  type: ['object', 'null'],
  description: 'Why there was no response; null when there was one.',
  properties: { code: Type.String(), message: Type.String() },
  required: ['code', 'message'],
})

interface LastAttempt {
  at: string
  statusCode: number | null
  durationMs: number
  error: AttemptError | null
}

export const Delivery = Type.Object(
  {
    id: Id(DeliveryId, 'Identifier of the delivery.'),
    webhookId: PathUuid('The webhook.'),
    eventId: Id(EventId, 'The event; the same in `webhook-id` of every attempt.'),
    eventType: Type.String({ description: 'Type of the event.', examples: ['source.completed'] }),
    status: Type.Enum([...statuses], {
      description:
        '`held`: the webhook is disabled; a replay sends it. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.',
    }),
    attemptsCount: Type.Integer({ description: 'How often it was sent.', examples: [1] }),
    lastAttempt: Type.Unsafe<LastAttempt | null>({
      type: ['object', 'null'],
      description: 'How the last attempt went; null before the first.',
      properties: {
        at: Time('When it began.'),
        statusCode: Nullable(
          Type.Integer({
            description: 'Status of the response; null when there was none.',
            examples: [200],
          }),
        ),
        durationMs: Type.Integer({
          description: 'From the name to the end of the body.',
          examples: [84],
        }),
        error: AttemptError,
      },
      required: ['at', 'statusCode', 'durationMs', 'error'],
    }),
    nextAttemptAt: Nullable(Time('When it is sent next; null unless pending.')),
    createdAt: Time('When the event happened.'),
    completedAt: Nullable(Time('When it succeeded, failed at its last attempt, or was canceled.')),
    expungedAt: Nullable(
      Time(
        'When the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.',
      ),
    ),
  },
  { title: 'Delivery' },
)
export type Delivery = Static<typeof Delivery>

const Milliseconds = (description: string) =>
  Nullable(Type.Number({ description: `${description}; null when there was none.` }))

const Headers = Type.Record(Type.String(), Type.String(), {
  description:
    'Names in lower case, but for those of your own headers, whose values are shown as `(hidden)`.',
})

export const Attempt = Type.Object(
  {
    id: Id(AttemptId, 'Identifier of the attempt.'),
    startedAt: Time('When it began.'),
    durationMs: Type.Integer({ description: 'From the name to the end of the body.' }),
    timings: Type.Object({
      dnsMs: Milliseconds('Resolving the name'),
      connectMs: Milliseconds('Connecting'),
      tlsMs: Milliseconds('The TLS handshake'),
      firstByteMs: Milliseconds('From the request sent to the headers of the response'),
    }),
    request: Type.Unsafe<AttemptRequest | null>({
      type: ['object', 'null'],
      description: 'What was sent; null once it is expunged.',
      properties: { url: Type.String(), headers: Headers, body: Type.String() },
      required: ['url', 'headers', 'body'],
    }),
    response: Type.Unsafe<AttemptResponse | null>({
      type: ['object', 'null'],
      description:
        'Null when there was none. Once it is expunged, `headers` is empty and `body` null.',
      properties: {
        status: Type.Integer(),
        headers: Headers,
        body: Nullable(Type.String({ description: 'The first 16 KiB, decoded.' })),
        truncated: Type.Boolean({ description: 'Whether `body` is not all of it.' }),
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
      'The scope that you need to read the event; null if you have it. The body of a request is empty then, and that of a response null.',
    examples: ['contacts:read'],
  }),
)

export const DeliveryWithAttempts = Type.Object(
  {
    ...Delivery.properties,
    attempts: Type.Array(Attempt, { description: 'The last 100, oldest first.' }),
    missingScope,
  },
  { title: 'DeliveryWithAttempts' },
)
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>

export const DeliveryQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...statuses], { description: 'Has this status.' })),
  eventType: Type.Optional(Type.String({ maxLength: 100, description: 'Exactly this type.' })),
  from: TimeFilter('Not before this time.'),
  to: TimeFilter('Not after this time.'),
})

export const TestRequest = Type.Object(
  {
    eventType: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Whose example is sent; `webhook.test` without it.',
        examples: ['source.completed'],
      }),
    ),
  },
  { title: 'TestRequest', additionalProperties: false },
)

export const ReplayRequest = Type.Object(
  {
    from: TimeFilter('Events not before this time.'),
    to: TimeFilter('Events not after this time.'),
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
      Type.Enum([...finishedStatuses], { description: 'Deliveries that have this status.' }),
    ),
  },
  {
    title: 'ReplayRequest',
    additionalProperties: false,
    description: 'Fields narrow each other. Without any field, what is held is sent.',
  },
)
export type ReplayRequest = Static<typeof ReplayRequest>

export const Replayed = Type.Object(
  {
    replayed: Type.Integer({
      description: 'Deliveries that are sent again, at most 10,000 at a time, oldest first.',
      examples: [12],
    }),
  },
  { title: 'Replayed' },
)

export function presentDelivery(
  row: DeliveryRow,
  lastAttempt: LastAttemptRow | null,
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
    attemptsCount: row.attempts_count,
    lastAttempt: lastAttempt && presentLastAttempt(lastAttempt),
    nextAttemptAt: (isPending && !isClaimed && row.next_attempt_at?.toISOString()) || null,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    expungedAt: row.expunged_at?.toISOString() ?? null,
  }
}

const presentLastAttempt = (row: LastAttemptRow): LastAttempt => ({
  at: row.started_at.toISOString(),
  statusCode: row.status_code,
  durationMs: row.duration_ms,
  error: row.error === null ? null : JSON.parse(row.error),
})

/** Of an answer that is expunged only the status is stored. */
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
