import { type Static, Type } from 'typebox'
import { defineEvent } from '../../platform/events/event.ts'
import { defineId } from '../../platform/ids.ts'
import { expects, Nullable, PathUuid, secret, Time } from '../../platform/operations/schemas.ts'
import { authorship, MemberId, presentAuthorship } from '../people/index.ts'
import { defaultPace, Pace, PaceChanges, presentPace } from './pace.ts'
import { presentKey } from './secret.ts'
import { defaultShape, presentShape, Shape, ShapeChanges } from './shape.ts'
import type { PublicKeys, WebhookRow } from './store.ts'

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description:
    'Address that deliveries are posted to. Only https, unless the operator allows http.',
  examples: ['https://example.com/hooks/capstan'],
  ...expects('an https URL of at most 2048 characters'),
})

const Events = Type.Array(
  Type.String({
    minLength: 1,
    maxLength: 100,
    examples: ['source.completed'],
    ...expects('an event type, `<resource>.*`, a custom type, `custom.<group>.*` or `*`'),
  }),
  {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description:
      'What is delivered: exact event types, all of one resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).',
    examples: [['source.completed', 'source.failed']],
  },
)

const Description = Nullable(
  Type.String({ maxLength: 500, description: 'For people.', examples: ['Production'] }),
)

export type DisabledReason = 'manual' | 'gone' | 'failing' | null

export const Webhook = Type.Object(
  {
    id: PathUuid('Identifier of the webhook.'),
    url: Url,
    events: Events,
    enabled: Type.Boolean({ description: 'Whether deliveries are sent; otherwise they are held.' }),
    description: Description,
    disabledReason: Type.Unsafe<DisabledReason>({
      type: ['string', 'null'],
      enum: ['manual', 'gone', 'failing', null],
      description:
        '`manual`: by request, or because its author lost the rights, which `stoppedReason` says. `gone`: it answered 410. `failing`: nothing but failures for 5 days and at least 20 attempts.',
    }),
    ...authorship,
    ...Pace,
    ...Shape,
    createdAt: Time('When the webhook was registered.'),
    updatedAt: Time('When the webhook last changed.'),
  },
  { title: 'Webhook' },
)
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = Type.Object(
  {
    ...Webhook.properties,
    secret: Type.String({
      ...secret,
      description: 'Signs the deliveries. Shown only in this answer.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Xr2Vd7aLQo='],
    }),
  },
  { title: 'WebhookWithSecret' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

export const NewWebhook = Type.Object(
  {
    url: Url,
    events: Events,
    enabled: Type.Boolean({ default: true, description: 'Whether to send from the start.' }),
    description: Type.Optional(Description),
    ...PaceChanges,
    ...ShapeChanges,
  },
  { title: 'NewWebhook', additionalProperties: false },
)
export type NewWebhook = Static<typeof NewWebhook>

export const WebhookChanges = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    enabled: Type.Optional(
      Type.Boolean({ description: 'False holds what is pending; true does not release it.' }),
    ),
    description: Type.Optional(Description),
    ...PaceChanges,
    ...ShapeChanges,
  },
  {
    title: 'WebhookChanges',
    additionalProperties: false,
    description: 'An absent field stays, null clears; `events` is replaced as a whole.',
  },
)
export type WebhookChanges = Static<typeof WebhookChanges>

export const SecretRotation = Type.Object(
  {
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        description: 'How long deliveries are signed with the old secret too; 24 without it.',
      }),
    ),
  },
  { title: 'SecretRotation', additionalProperties: false },
)

const PublicKey = Type.Object(
  {
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Type.String({ description: 'The key, in base64url.' }),
    kid: Type.String({ description: 'Its thumbprint (RFC 7638).' }),
    use: Type.Literal('sig'),
    alg: Type.Literal('EdDSA'),
  },
  { title: 'PublicKey' },
)

export const WebhookKeys = Type.Object(
  { keys: Type.Array(PublicKey, { description: 'The current one first.' }) },
  { title: 'WebhookKeys' },
)

export const presentKeys = (row: PublicKeys, now: Date): Static<typeof WebhookKeys> => {
  const { public_key, previous_public_key, previous_secret_until } = row
  const overlaps = previous_secret_until !== null && previous_secret_until > now
  const keys = [public_key, overlaps ? previous_public_key : null]
  return { keys: keys.filter((key) => key !== null).map(presentKey) }
}

/** Clients of the first release know no reason `author`: to them it was disabled by somebody, and `stoppedReason` says more. */
export const presentDisabledReason = ({
  disabled_reason: reason,
}: Pick<WebhookRow, 'disabled_reason'>): DisabledReason =>
  reason === 'author' ? 'manual' : (reason as DisabledReason)

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  enabled: row.enabled,
  description: row.description,
  disabledReason: presentDisabledReason(row),
  ...presentAuthorship(row),
  ...presentPace(row),
  ...presentShape(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const exampleWebhook: Webhook = {
  id: '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90',
  url: 'https://example.com/hooks/capstan',
  events: ['source.completed'],
  enabled: true,
  description: 'Production',
  disabledReason: null,
  author: { kind: 'member', id: MemberId.example, name: 'Ada' },
  stoppedReason: null,
  unconfirmed: false,
  ...defaultPace,
  ...defaultShape,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}

export const DeliveryId = defineId('delivery', 'dlv')
export const AttemptId = defineId('attempt', 'att')

export const webhookTest = defineEvent(
  'webhook.test',
  'Sent on request to one webhook or destination, as a test.',
  Type.Object({ message: Type.String() }, { title: 'WebhookTest' }),
  { message: 'This is a test.' },
)

export const webhookFailing = defineEvent(
  'webhook.failing',
  'A webhook has failed for half of the time that disables it: 2.5 days and at least 10 attempts without a success.',
  Webhook,
  exampleWebhook,
)

export const webhookDisabled = defineEvent(
  'webhook.disabled',
  'A webhook was disabled because its address answered 410, because all of at least 20 attempts failed over 5 days, or because its author lost the rights.',
  Webhook,
  { ...exampleWebhook, enabled: false, disabledReason: 'failing' },
)
