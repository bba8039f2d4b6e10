import { type Static, Type } from 'typebox'
import { defineId } from '../../../platform/ids.ts'
import { expects, Id, Name, Nullable, secret, Time } from '../../../platform/operations/schemas.ts'
import { authorship } from '../../people/index.ts'
import { type PresetName, presets } from './presets/table.ts'

const Preset = Type.Unsafe<PresetName>({
  type: 'string',
  enum: Object.keys(presets),
  description:
    'Who sends, and so how a request proves that it is theirs. `hmac` signs as its settings say; `basic` and `bearer` carry a password; `none` proves nothing.',
  examples: ['stripe'],
})

const HeaderName = (description: string) =>
  Type.String({
    pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$",
    description,
    examples: ['Order-Signature'],
    ...expects('the name of a header, of at most 100 characters'),
  })
const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: values, description })

/** Each field belongs to the presets that its description names. */
const settings = {
  publicUrl: Type.String({
    minLength: 8,
    maxLength: 2048,
    description:
      'twilio, hubspot_v3, hmac: the address as the sender has it, where a gateway changes it. Without a query it gets that of the request.',
    examples: ['https://gateway.example.com/stripe'],
  }),
  username: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'basic: the user name, without a colon.',
    examples: ['capstan'],
  }),
  header: HeaderName('hmac: where the signature is. basic, bearer: in place of `Authorization`.'),
  prefix: Type.String({
    maxLength: 50,
    description: 'hmac: what stands before the signature.',
    examples: ['sha256='],
  }),
  algorithm: oneOf(['sha1', 'sha256', 'sha512'], 'hmac: the hash; `sha256` without it.'),
  encoding: oneOf(
    ['hex', 'base64', 'base64url'],
    'hmac: how the signature is written; `hex` without it.',
  ),
  secretEncoding: oneOf(
    ['utf8', 'base64', 'hex'],
    'hmac: how the secret is written; `utf8` without it.',
  ),
  template: Type.String({
    minLength: 1,
    maxLength: 200,
    description:
      'hmac: what is signed, with `{timestamp}`, `{id}`, `{method}`, `{url}` and `{body}`; `{body}` without it.',
    examples: ['{timestamp}.{body}'],
  }),
  timestampHeader: HeaderName('hmac: where the time is; without it no time is checked.'),
  timestampUnit: oneOf(['s', 'ms'], 'hmac: what the time counts; `s` without it.'),
  toleranceSeconds: Type.Integer({
    minimum: 10,
    maximum: 3600,
    description: 'hmac: how far the time may be from now; 300 without it.',
    examples: [300],
  }),
  idHeader: HeaderName('hmac: where the id of the event is.'),
  idExpression: Type.String({
    minLength: 1,
    maxLength: 2000,
    description:
      'hmac, basic, bearer, none: an expression that gives the id of the event, from `body`, `text`, `headers` and `query`. Without an id `basic`, `bearer` and `none` take every request as a new event.',
    examples: ['body.order.id'],
  }),
}

/** As answers show it; the verify token of `meta` is in none. */
export const HookConfig = Type.Partial(Type.Object(settings), {
  title: 'HookConfig',
  additionalProperties: false,
})
export type HookConfig = Static<typeof HookConfig>

const HookSettings = Type.Partial(
  Type.Object({
    ...settings,
    verifyToken: Type.String({
      ...secret,
      minLength: 1,
      maxLength: 200,
      description: 'meta: what the challenge must name. It is in no answer.',
    }),
  }),
  { title: 'HookSettings', additionalProperties: false },
)
export type HookSettings = Static<typeof HookSettings>

const Secret = Type.String({
  ...secret,
  minLength: 1,
  maxLength: 1000,
  description: 'What the sender signs with, as it shows it; of `basic` and `bearer` the password.',
  examples: ['whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a'],
})

const name = Name('For people.', 'Stripe, live')
const enabled = Type.Boolean({
  description: 'False: requests are answered as ever, and their events are held.',
})

export const HookId = defineId('hook', 'hook')
export const InboundEventId = defineId('inbound event', 'ine')
export const InboundRefusalId = defineId('inbound refusal', 'inr')

export const Hook = Type.Object(
  {
    id: Id(HookId, 'Identifier of the hook.'),
    name,
    preset: Preset,
    config: HookConfig,
    enabled,
    ...authorship,
    url: Type.String({
      ...secret,
      description: 'Where the sender posts to. Whoever knows it can try to: keep it to yourself.',
      examples: ['https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1'],
    }),
    hasSecret: Type.Boolean({
      description: 'False: every signature is refused until the secret of the sender is set.',
    }),
    previousSecretUntil: Nullable(
      Time('Until then the secret before the last rotation verifies, too.'),
    ),
    lastEventAt: Nullable(Time('When the last event came that is still kept.')),
    createdAt: Time('When the hook was created.'),
    updatedAt: Time('When the hook last changed.'),
  },
  { title: 'Hook' },
)
export type Hook = Static<typeof Hook>

export const HookWithSecret = Type.Object(
  {
    ...Hook.properties,
    secret: Nullable(
      Type.String({
        ...secret,
        description:
          'Shown only in this answer; null where the sender is the one who gives it, and has not yet.',
        examples: ['4f7Q2mZb7RtY5wLc8Nf13kQ9vX2mZb7R'],
      }),
    ),
  },
  { title: 'HookWithSecret' },
)
export type HookWithSecret = Static<typeof HookWithSecret>

export const NewHook = Type.Object(
  {
    name: Type.Optional({ ...name, description: 'For people; the preset without it.' }),
    preset: Preset,
    config: Type.Optional(HookSettings),
    secret: Type.Optional(Secret),
    enabled: Type.Optional(enabled),
  },
  { title: 'NewHook', additionalProperties: false },
)
export type NewHook = Static<typeof NewHook>

export const HookChanges = Type.Partial(Type.Object({ name, config: HookSettings, enabled }), {
  title: 'HookChanges',
  additionalProperties: false,
  description:
    'An absent field stays. `config` is replaced as a whole; a verify token that it does not name stays.',
})
export type HookChanges = Static<typeof HookChanges>

export const HookSecretRotation = Type.Object(
  {
    secret: Type.Optional(Secret),
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        description: 'How long the old secret verifies, too; 24 without it.',
      }),
    ),
  },
  { title: 'HookSecretRotation', additionalProperties: false },
)
export type HookSecretRotation = Static<typeof HookSecretRotation>

export const HookTest = Type.Object(
  {
    body: Type.Optional(
      Type.String({
        maxLength: 65_536,
        description: 'The body as it would come; an example of the sender without it.',
        examples: ['{"type":"customer.created"}'],
      }),
    ),
    contentType: Type.Optional(
      Type.String({
        maxLength: 100,
        description: '`application/json` without it.',
        examples: ['application/json'],
      }),
    ),
  },
  { title: 'HookTest', additionalProperties: false },
)
export type HookTest = Static<typeof HookTest>
