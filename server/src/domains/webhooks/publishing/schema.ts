import { type Static, Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'
import { Event } from '../event-log/schema.ts'
import { customTypePattern, maxTypeLength } from '../subscription.ts'

const maxBatchEvents = 100
export const maxDataBytes = 262_144
export const maxSubjectLength = 100
export const repeatDays = 30

export const NewEvent = Type.Object(
  {
    type: Type.String({
      pattern: customTypePattern,
      maxLength: maxTypeLength,
      description:
        '`custom.` and one to four lowercase words, separated by dots; at most 100 characters.',
      examples: ['custom.order.paid'],
      ...expects('`custom.` and one to four lowercase words, such as custom.order.paid'),
    }),
    subject: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: maxSubjectLength,
        description:
          'Identifier of the subject of the event. It is used for filters of the list, the order of deliveries, thin payloads, and erasure with a contact. Default: `data.id` if that is a text of at most 100 characters.',
        examples: ['con_01jbts0z0ye8t9tpsz3gn7nkm8'],
        ...expects('1 to 100 characters'),
      }),
    ),
    data: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description:
        'Data of the event: a JSON object of at most 256 KiB (262,144 bytes as compact JSON). Delivered as you send it, without whitespace between tokens.',
      examples: [{ orderId: 'A-1001', total: 4900, currency: 'EUR' }],
      ...expects('a JSON object of at most 262144 bytes'),
    }),
    id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description:
          'Your own id of the event. For 30 days, a repeat in your organization publishes nothing and returns the first event.',
        examples: ['order-A-1001-paid'],
        ...expects('1 to 64 characters'),
      }),
    ),
  },
  { title: 'NewEvent', additionalProperties: false },
)
export type NewEvent = Static<typeof NewEvent>

export const NewEventBatch = Type.Object(
  {
    events: Type.Array(NewEvent, {
      minItems: 1,
      maxItems: maxBatchEvents,
      description: 'Events, published in this order, all of them or none.',
      ...expects(`a list of 1 to ${maxBatchEvents} events`),
    }),
  },
  { title: 'NewEventBatch', additionalProperties: false },
)
export type NewEventBatch = Static<typeof NewEventBatch>

export const EventBatch = Type.Object(
  { data: Type.Array(Event, { description: 'The events, in the order of the request.' }) },
  { title: 'EventBatch' },
)
