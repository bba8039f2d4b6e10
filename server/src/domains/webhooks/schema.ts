import { type Static, Type } from 'typebox'
import { defineEvent } from '../../platform/events/event.ts'
import { defineId } from '../../platform/ids.ts'
import { expects, Nullable, PathUuid, secret, Time } from '../../platform/operations/schemas.ts'
import { authorship, MemberId, presentAuthorship } from '../people/index.ts'
import { defaultPace, Pace, PaceChanges, presentPace } from './pace-settings.ts'
import { presentKey } from './secret.ts'
import { defaultShape, presentShape, Shape, ShapeChanges } from './shape.ts'
import type { PublicKeys, WebhookRow } from './store.ts'

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'URL that deliveries are posted to. Must be https, unless the operator allows http.',
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
      'Events to deliver: exact types, all types of a resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).',
    examples: [['source.completed', 'source.failed']],
  },
)

const Description = Nullable(
  Type.String({
    maxLength: 500,
    description: 'Your description of the webhook.',
    examples: ['Production'],
  }),
)

export type DisabledReason = 'manual' | 'gone' | 'failing' | null

export const Webhook = Type.Object(
  {
    id: PathUuid('Identifier of the webhook.'),
    url: Url,
    events: Events,
    enabled: Type.Boolean({
      description: 'If true, deliveries are sent; otherwise they are held.',
    }),
    description: Description,
    disabledReason: Type.Unsafe<DisabledReason>({
      type: ['string', 'null'],
      enum: ['manual', 'gone', 'failing', null],
      description:
        '`manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: it answered 410. `failing`: only failures for 5 days and at least 20 attempts.',
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
      description: 'Secret that signs the deliveries. Shown only in this response.',
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
    enabled: Type.Boolean({
      default: true,
      description: 'If true, deliveries are sent from the start.',
    }),
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
      Type.Boolean({ description: 'False holds pending deliveries; true does not release them.' }),
    ),
    description: Type.Optional(Description),
    ...PaceChanges,
    ...ShapeChanges,
  },
  {
    title: 'WebhookChanges',
    additionalProperties: false,
    description: 'Absent fields are kept and null clears a field; `events` is replaced as a whole.',
  },
)
export type WebhookChanges = Static<typeof WebhookChanges>

export const SecretRotation = Type.Object(
  {
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        description: 'Hours in which deliveries are also signed with the old secret. Default: 24.',
      }),
    ),
  },
  { title: 'SecretRotation', additionalProperties: false },
)

const PublicKey = Type.Object(
  {
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Type.String({ description: 'Public key, in base64url.' }),
    kid: Type.String({ description: 'Thumbprint of the key (RFC 7638).' }),
    use: Type.Literal('sig'),
    alg: Type.Literal('EdDSA'),
  },
  { title: 'PublicKey' },
)

export const WebhookKeys = Type.Object(
  { keys: Type.Array(PublicKey, { description: 'Keys, current one first.' }) },
  { title: 'WebhookKeys' },
)

export const presentKeys = (row: PublicKeys, now: Date): Static<typeof WebhookKeys> => {
  const { public_key, previous_public_key, previous_secret_until } = row
  const overlaps = previous_secret_until !== null && previous_secret_until > now
  const keys = [public_key, overlaps ? previous_public_key : null]
  return { keys: keys.filter((key) => key !== null).map(presentKey) }
}

/**
 * Returns the reason in the first release's vocabulary, which lacks `author`: there it is `manual`, and `stoppedReason`
 * has the details.
 */
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
  'A test event, sent on request to one webhook or destination.',
  Type.Object({ message: Type.String() }, { title: 'WebhookTest' }),
  { message: 'This is a test.' },
)

export const webhookFailing = defineEvent(
  'webhook.failing',
  'Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.',
  Webhook,
  exampleWebhook,
)

export const webhookDisabled = defineEvent(
  'webhook.disabled',
  'A webhook was disabled: its URL answered 410, all of at least 20 attempts failed over 5 days, or its author lost the permissions.',
  Webhook,
  { ...exampleWebhook, enabled: false, disabledReason: 'failing' },
)
