import { type Static, Type } from 'typebox'
import type { EventType } from '../../../platform/events/event.ts'
import { EventId, OrganizationId } from '../../../platform/ids.ts'
import {
  Id,
  Nullable,
  PageQuery,
  Text,
  Time,
  TimeFilter,
} from '../../../platform/operations/schemas.ts'

export const Event = Type.Object(
  {
    id: Id(EventId, 'Identifier of the event.'),
    type: Type.String({ description: 'Type of the event.', examples: ['source.completed'] }),
    createdAt: Time('Time when the event occurred.'),
    organizationId: Id(OrganizationId, 'Organization of the event.'),
    causedBy: Type.Optional(
      Type.Object(
        {
          runId: Type.String({
            description: 'Identifier of the run.',
            examples: ['arun_01jbts0z0ye8t9tpsz3gn7nkm8'],
          }),
          depth: Type.Integer({
            description: 'Number of runs that led to the event, including this one.',
          }),
          connectionId: Type.Optional(
            Type.String({
              description: 'For a sync: the connection that it reads from.',
              examples: ['conn_01jbts0z0ye8t9tpsz3gn7nkm8'],
            }),
          ),
        },
        {
          description:
            'Run of an automation or a sync that caused the event; absent for other events.',
        },
      ),
    ),
    data: Type.Unknown({
      description:
        'Data in the schema of its type, or as you published it. After it is expunged: only `id`, or null. Null without the scope in `missingScope`.',
    }),
    missingScope: Type.Optional(
      Type.String({
        description:
          'Scope that you need to read the data; absent if you have it. Without it, `data` is null.',
        examples: ['contacts:read'],
      }),
    ),
    expungedAt: Type.Optional(
      Time('Time when the data was expunged, by age or by erasure; absent while it is stored.'),
    ),
  },
  { title: 'Event', description: 'An event, exactly as it is delivered to webhooks.' },
)
export type Event = Static<typeof Event>

export const EventQuery = Type.Object({
  ...PageQuery,
  type: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Exact type, or every type of a group: `contact.*`, `custom.order.*`.',
      examples: ['contact.*'],
    }),
  ),
  subject: Type.Optional(
    Text(
      'Identifier of the resource that the events are about: `data.id`, or the `subject` of an event that you published.',
      'con_01jbts0z0ye8t9tpsz3gn7nkm8',
      100,
    ),
  ),
  from: TimeFilter('Earliest time, inclusive.'),
  to: TimeFilter('Latest time, inclusive.'),
  after: Type.Optional(
    Type.String({
      maxLength: 1024,
      description:
        'Turns the list into a feed, oldest first, that misses no event. Pass the `nextCursor` of the previous call, an empty value for the oldest stored event, or `now` for the next event. Cannot be combined with `cursor`.',
    }),
  ),
})
export type EventQuery = Static<typeof EventQuery>

const DescribedEventType = Type.Object(
  {
    type: Type.String({
      description: 'Event type to subscribe to.',
      examples: ['source.completed'],
    }),
    summary: Type.String({ description: 'Description of when it is emitted.' }),
    schema: Type.Unknown({ description: 'JSON Schema of `data`; null with `schemas=false`.' }),
    example: Type.Unknown({
      description: 'Example of `data` that fits the schema; null with `schemas=false`.',
    }),
  },
  { title: 'EventType' },
)

export const EventTypes = Type.Object(
  {
    data: Type.Array(DescribedEventType),
    hasMore: Type.Literal(false),
    nextCursor: Nullable(Type.String()),
  },
  { title: 'EventTypeList', description: 'All event types on one page.' },
)

export const EventTypesQuery = Type.Object({
  type: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Exact type, or every type of a group such as `contact.*`.',
      examples: ['proposal.*'],
    }),
  ),
  schemas: Type.Optional(
    Type.Boolean({
      description: 'If false, leaves out `schema` and `example`, which are most of the response.',
    }),
  ),
})

export const presentEventTypes = (
  types: readonly EventType[],
  { schemas = true }: Static<typeof EventTypesQuery>,
): Static<typeof EventTypes> => ({
  data: types.map(({ type, summary, data, example }) => ({
    type,
    summary,
    schema: schemas ? plainSchema(data) : null,
    example: schemas ? example : null,
  })),
  hasMore: false,
  nextCursor: null,
})

/** Removes internal annotations from a schema. */
const plainSchema = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema, (key, value) => (/^(?:x-|~)/.test(key) ? undefined : value)))
