import { type Static, Type } from 'typebox'
import type { EventType } from '../../../platform/events/event.ts'
import { EventId, OrganizationId } from '../../../platform/ids.ts'
import { Id, Nullable, PageQuery, Time, TimeFilter } from '../../../platform/operations/schemas.ts'

export const Event = Type.Object(
  {
    id: Id(EventId, 'Identifier of the event.'),
    type: Type.String({ description: 'What happened.', examples: ['source.completed'] }),
    createdAt: Time('When it happened.'),
    organizationId: Id(OrganizationId, 'Where it happened.'),
    causedBy: Type.Optional(
      Type.Object(
        {
          runId: Type.String({
            description: 'Identifier of the run.',
            examples: ['arun_01jbts0z0ye8t9tpsz3gn7nkm8'],
          }),
          depth: Type.Integer({ description: 'How many runs led to it, this one included.' }),
          connectionId: Type.Optional(
            Type.String({
              description: 'Of a sync: the connection that it was read by.',
              examples: ['conn_01jbts0z0ye8t9tpsz3gn7nkm8'],
            }),
          ),
        },
        {
          description:
            'The run of an automation or a sync that it comes from; absent for all else.',
        },
      ),
    ),
    data: Type.Unknown({
      description:
        'As the schema of its type says, or as you published it; only `id`, or null, once it is expunged; null without the scope that `missingScope` names.',
    }),
    missingScope: Type.Optional(
      Type.String({
        description:
          'The scope that you need to read its data; absent if you have it. `data` is null then.',
        examples: ['contacts:read'],
      }),
    ),
    expungedAt: Type.Optional(
      Time('When its data was expunged, by age or by erasure; absent while it is kept.'),
    ),
  },
  { title: 'Event', description: 'Exactly what is delivered to webhooks.' },
)
export type Event = Static<typeof Event>

export const EventQuery = Type.Object({
  ...PageQuery,
  type: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'This type, or every type of a group: `contact.*`, `custom.order.*`.',
      examples: ['contact.*'],
    }),
  ),
  subject: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'About the resource with this id, as in `data.id` or in the `subject` of an event that you published.',
      examples: ['con_01jbts0z0ye8t9tpsz3gn7nkm8'],
    }),
  ),
  from: TimeFilter('Not before this time.'),
  to: TimeFilter('Not after this time.'),
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
    type: Type.String({ description: 'What to subscribe to.', examples: ['source.completed'] }),
    summary: Type.String({ description: 'When it is emitted.' }),
    schema: Type.Unknown({ description: 'JSON Schema of `data`; null with `schemas=false`.' }),
    example: Type.Unknown({
      description: 'A `data` that fits the schema; null with `schemas=false`.',
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
  { title: 'EventTypeList', description: 'All of them, on one page.' },
)

export const EventTypesQuery = Type.Object({
  type: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'This type, or every type of a group such as `contact.*`.',
      examples: ['proposal.*'],
    }),
  ),
  schemas: Type.Optional(
    Type.Boolean({
      description:
        'False: leaves out `schema` and `example`, which make up nearly all of the answer.',
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

/** Without the notes that our schemas carry for our own use. */
const plainSchema = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema, (key, value) => (/^(?:x-|~)/.test(key) ? undefined : value)))
