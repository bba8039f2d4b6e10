import { type Static, Type } from 'typebox'
import { defineId } from '../../../platform/ids.ts'
import {
  expects,
  Id,
  Name,
  Nullable,
  secret,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { authorship } from '../../people/index.ts'
import { type PresetName, presets } from './presets/table.ts'

const Preset = Type.Unsafe<PresetName>({
  type: 'string',
  enum: Object.keys(presets),
  description:
    'Sender, which decides how requests are verified. `hmac` verifies by its settings; `basic` and `bearer` expect a password; `none` turns verification off: anyone who has the URL can post.',
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

/** Settings of the presets. Each belongs to the presets that its description names. */
const settings = {
  publicUrl: Type.String({
    minLength: 8,
    maxLength: 2048,
    description:
      'For twilio, hubspot_v3 and hmac: the URL as the sender has it, if a gateway changes it. If it has no query, the query of the request is added.',
    examples: ['https://gateway.example.com/stripe'],
  }),
  username: Text('For basic: the user name, without a colon.', 'capstan'),
  header: HeaderName(
    'For hmac: the header with the signature. For basic and bearer: the header to use instead of `Authorization`.',
  ),
  prefix: Type.String({
    maxLength: 50,
    description: 'For hmac: the prefix of the signature.',
    examples: ['sha256='],
  }),
  algorithm: oneOf(['sha1', 'sha256', 'sha512'], 'For hmac: the hash. Default: `sha256`.'),
  encoding: oneOf(
    ['hex', 'base64', 'base64url'],
    'For hmac: the encoding of the signature. Default: `hex`.',
  ),
  secretEncoding: oneOf(
    ['utf8', 'base64', 'hex'],
    'For hmac: the encoding of the secret. Default: `utf8`.',
  ),
  template: Text(
    'For hmac: the signed text, with `{timestamp}`, `{id}`, `{method}`, `{url}` and `{body}`. Default: `{body}`.',
    '{timestamp}.{body}',
  ),
  timestampHeader: HeaderName(
    'For hmac: the header with the time. Without it, no time is checked.',
  ),
  timestampUnit: oneOf(['s', 'ms'], 'For hmac: the unit of the time. Default: `s`.'),
  toleranceSeconds: Type.Integer({
    minimum: 10,
    maximum: 3600,
    description:
      'For hmac: the largest difference between the time and now, in seconds. Default: 300.',
    examples: [300],
  }),
  idHeader: HeaderName('For hmac: the header with the id of the event.'),
  idExpression: Text(
    'For hmac, basic, bearer and none: a CEL expression for the id of the event, from `body`, `text`, `headers` and `query`. Without an id, `basic`, `bearer` and `none` treat every request as a new event.',
    'body.order.id',
    2000,
  ),
}

/** Config in responses. The verify token of `meta` is never shown. */
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
      description: 'For meta: the token that the challenge must contain. It is never shown.',
    }),
  }),
  { title: 'HookSettings', additionalProperties: false },
)
export type HookSettings = Static<typeof HookSettings>

const Secret = Type.String({
  ...secret,
  minLength: 1,
  maxLength: 1000,
  description:
    'Secret that the sender signs with, as the sender shows it. For `basic` and `bearer`: the password.',
  examples: ['whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a'],
})

const name = Name('Your name for the hook.', 'Stripe, live')
const enabled = Type.Boolean({
  description: 'If false, requests are answered as usual, and their events are held.',
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
      description:
        'URL that the sender posts to. Anyone who knows it can post to it, so keep it secret.',
      examples: ['https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1'],
    }),
    hasSecret: Type.Boolean({
      description: 'If false, every signature is refused until the sender’s secret is set.',
    }),
    previousSecretUntil: Nullable(
      Time(
        'End of the overlap, in which the secret from before the last rotation verifies as well.',
      ),
    ),
    lastEventAt: Nullable(Time('Time of the last event that is still stored.')),
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
          'Shown only in this response. Null if the sender issues the secret and it is not set yet.',
        examples: ['4f7Q2mZb7RtY5wLc8Nf13kQ9vX2mZb7R'],
      }),
    ),
  },
  { title: 'HookWithSecret' },
)
export type HookWithSecret = Static<typeof HookWithSecret>

export const NewHook = Type.Object(
  {
    name: Type.Optional({ ...name, description: 'Your name for the hook. Default: the preset.' }),
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
    'Absent fields are kept. `config` is replaced as a whole, but an absent verify token is kept.',
})
export type HookChanges = Static<typeof HookChanges>

export const HookSecretRotation = Type.Object(
  {
    secret: Type.Optional(Secret),
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        description: 'Hours in which the old secret verifies as well. Default: 24.',
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
        description: 'Body of the test event. Default: an example of the sender.',
        examples: ['{"type":"customer.created"}'],
      }),
    ),
    contentType: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Media type of the body. Default: `application/json`.',
        examples: ['application/json'],
      }),
    ),
  },
  { title: 'HookTest', additionalProperties: false },
)
export type HookTest = Static<typeof HookTest>
