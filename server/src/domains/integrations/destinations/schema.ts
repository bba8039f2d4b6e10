import { type Static, Type } from 'typebox'
import { defineId } from '../../../platform/ids.ts'
import { expects, Id, Name, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { authorship, MemberId } from '../../people/index.ts'
import type { DisabledReason } from '../../webhooks/index.ts'
import { DestinationConfig, DestinationSettings } from './settings-schema.ts'

export const destinationTypes = ['slack', 'teams', 'discord', 'email', 's3', 'nats'] as const
export type DestinationType = (typeof destinationTypes)[number]

const DestinationKind = Type.Enum([...destinationTypes], {
  description:
    '`slack`, `teams`, `discord`: a message. `email`: a mail or a digest. `s3`: an archive of compressed NDJSON. `nats`: a stream, over WebSocket.',
  examples: ['slack'],
})

const name = Name('Your name for the destination.', 'Sales channel')
const enabled = Type.Boolean({
  description: 'False holds pending deliveries. True does not release them; a replay does.',
})

const events = Type.Array(
  Type.String({
    minLength: 1,
    maxLength: 100,
    examples: ['proposal.accepted'],
    ...expects('an event type, `<resource>.*`, a custom type, `custom.<group>.*` or `*`'),
  }),
  {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description: 'Events to deliver, as in webhooks: types, `proposal.*`, `custom.*` or `*`.',
    examples: [['proposal.accepted', 'proposal.declined']],
  },
)

const filter = Nullable(
  Type.String({
    minLength: 1,
    maxLength: 2_000,
    description: 'CEL condition, as in webhooks. Events for which it is not true are left out.',
    examples: ['data.total > 100000'],
    ...expects('a condition of at most 2000 characters'),
  }),
)

const connectionId = Nullable(
  Type.String({
    pattern: '^conn_[0-9a-hjkmnp-tv-z]{26}$',
    description:
      'For slack, email and s3: the connection to Slack, SMTP or S3 to use, instead of a server in `config`.',
    examples: ['conn_01jbtt0z0yf8t9tpsz5gn2mz4g'],
    ...expects('the id of a connection'),
  }),
)

const template = Nullable(
  Type.String({
    minLength: 1,
    maxLength: 5_000,
    description:
      'For slack, teams, discord and email: the text. `{{ expression }}` inserts a value of the event, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not. Values are escaped, so that they stay text. Null: Capstan’s own text for the event.',
    examples: ['{{ event.data.title }} was accepted.'],
    ...expects('1 to 5000 characters'),
  }),
)

export const DestinationId = defineId('destination', 'dst')

export const Destination = Type.Object(
  {
    id: Id(DestinationId, 'Identifier of the destination.'),
    type: DestinationKind,
    name,
    events,
    filter,
    enabled,
    disabledReason: Type.Unsafe<DisabledReason>({
      type: ['string', 'null'],
      enum: ['manual', 'gone', 'failing', null],
      description:
        '`manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: the channel or its URL no longer exists. `failing`: only failures for 5 days and at least 20 attempts.',
    }),
    ...authorship,
    connectionId,
    config: DestinationConfig,
    secretFields: Type.Array(Type.String(), {
      description:
        'Names of the secret fields of `config` that are set. Their values are never shown.',
      examples: [['address']],
    }),
    template,
    createdAt: Time('When the destination was created.'),
    updatedAt: Time('When the destination last changed.'),
  },
  { title: 'Destination' },
)
export type Destination = Static<typeof Destination>

export const NewDestination = Type.Object(
  {
    type: DestinationKind,
    name: Type.Optional({
      ...name,
      description: 'Your name for the destination. Default: the type.',
    }),
    events,
    filter: Type.Optional(filter),
    enabled: Type.Optional(enabled),
    connectionId: Type.Optional(connectionId),
    config: Type.Optional(DestinationSettings),
    template: Type.Optional(template),
  },
  { title: 'NewDestination', additionalProperties: false },
)
export type NewDestination = Static<typeof NewDestination>

export const DestinationChanges = Type.Partial(
  Type.Object({
    name,
    events,
    filter,
    enabled,
    connectionId,
    config: DestinationSettings,
    template,
  }),
  {
    title: 'DestinationChanges',
    additionalProperties: false,
    description:
      'Absent fields are kept and null clears a field. `config` is replaced as a whole, but absent secrets are kept unless the server changes.',
  },
)
export type DestinationChanges = Static<typeof DestinationChanges>

export const exampleDestination: Destination = {
  id: DestinationId.example,
  type: 'slack',
  name: 'Sales channel',
  events: ['proposal.accepted'],
  filter: null,
  enabled: true,
  disabledReason: null,
  author: { kind: 'member', id: MemberId.example, name: 'Ada' },
  stoppedReason: null,
  unconfirmed: false,
  connectionId: null,
  config: {},
  secretFields: ['address'],
  template: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}

/** Name of the destinations' transport in the delivery engine. */
export const transportName = 'destination'
