import { type Static, Type } from 'typebox'
import { defineId } from '../../../platform/ids.ts'
import { expects, Id, Name, Nullable, secret, Time } from '../../../platform/operations/schemas.ts'
import { type AuthType, authTypes } from '../providers/index.ts'

const closed = { additionalProperties: false } as const

export const connectionStatuses = [
  'pending',
  'active',
  'degraded',
  'reauth_required',
  'disabled',
] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

const provider = Type.String({
  minLength: 1,
  maxLength: 62,
  description: 'The key of its provider.',
  examples: ['hubspot'],
})

const authType = Type.Unsafe<AuthType>({
  type: 'string',
  enum: authTypes,
  description: 'How it proves itself: one of those of its provider, the first one without it.',
  examples: ['api_key'],
})

/** Texts, integers and booleans: the settings of the provider say which. */
const config = Type.Record(
  Type.String(),
  Type.Unsafe<string | number | boolean>({ type: ['string', 'integer', 'boolean'] }),
  {
    maxProperties: 21,
    description:
      'What the settings of the provider ask for, and `baseUrl` where the provider has none. Shown to everybody who may read connections: no credentials.',
    examples: [{ baseUrl: 'https://cloud.example.com/remote.php/dav/' }],
  },
)
export type ConnectionConfig = Readonly<Record<string, string | number | boolean>>

const scopes = Type.Array(
  Type.String({
    pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]{1,200}$',
    ...expects('a scope of OAuth, without spaces'),
  }),
  {
    maxItems: 50,
    description: 'What is asked for in place of the scopes of the provider. OAuth only.',
    examples: [['contacts.read']],
  },
)

const printable = (description: string, example: string, maxLength = 8_192) =>
  Type.Optional(
    Type.String({
      ...secret,
      minLength: 1,
      maxLength,
      pattern: '^[^\\x00-\\x1f\\x7f]*$',
      description,
      examples: [example],
      ...expects(`at most ${maxLength} characters without line breaks`),
    }),
  )

/** In no answer, event or log. */
const Credentials = Type.Object(
  {
    apiKey: printable('api_key: the key.', 'xoxb-2Kd0a1'),
    username: printable('basic: the user name, or the id of an access key.', 'ada', 1_000),
    password: printable(
      'basic: the password, or the secret of an access key.',
      'correct horse',
      1_000,
    ),
    clientId: printable(
      'oauth2_code, oauth2_client: the id of your app at the provider.',
      '4711',
      1_000,
    ),
    clientSecret: printable('oauth2_code, oauth2_client: the secret of your app.', 's3cr3t', 1_000),
  },
  {
    title: 'ConnectionCredentials',
    description: 'Kept sealed, shown never, and gone with the connection.',
    ...closed,
  },
)
export type Credentials = Static<typeof Credentials>

const errorCodes = [
  'credentials_refused',
  'access_refused',
  'rate_limited',
  'unreachable',
  'provider_error',
  'test_failed',
  'not_connected',
] as const
export type ConnectionErrorCode = (typeof errorCodes)[number]

const ConnectionError = Type.Object(
  {
    code: Type.Enum([...errorCodes], {
      description: 'Of what kind.',
      examples: ['credentials_refused'],
    }),
    message: Type.String({
      description: 'What to do about it.',
      examples: ['The provider refuses the credentials. Give others.'],
    }),
    retryable: Type.Boolean({ description: 'Whether it may pass by itself.' }),
    providerStatus: Nullable(
      Type.Integer({ description: 'What the provider answered.', examples: [401] }),
    ),
    at: Time('When it happened.'),
  },
  { title: 'ConnectionError' },
)
export type ConnectionError = Static<typeof ConnectionError>

const name = Name('For people.', 'HubSpot, Europe')

export const ConnectionId = defineId('connection', 'conn')

export const Connection = Type.Object(
  {
    id: Id(ConnectionId, 'Identifier of the connection.'),
    provider,
    name,
    status: Type.Enum([...connectionStatuses], {
      description:
        '`pending`: not tried yet, or not granted yet. `degraded`: it fails, and is tried again. `reauth_required`: a person must grant access or give credentials again.',
      examples: ['active'],
    }),
    authType,
    account: Nullable(
      Type.String({
        description: 'Whose account it is, as the provider says.',
        examples: ['Acme GmbH'],
      }),
    ),
    scopes: Type.Array(Type.String(), {
      description: 'What the provider granted.',
      examples: [['contacts.read']],
    }),
    expiresAt: Nullable(Time('When the access token expires. It is renewed before.')),
    lastOkAt: Nullable(Time('When the provider last answered well.')),
    lastError: Nullable(ConnectionError),
    config,
    createdAt: Time('When the connection was created.'),
    updatedAt: Time('When the connection last changed.'),
  },
  { title: 'Connection' },
)
export type Connection = Static<typeof Connection>

export const NewConnection = Type.Object(
  {
    provider,
    name,
    authType: Type.Optional(authType),
    config: Type.Optional(config),
    scopes: Type.Optional(scopes),
    credentials: Type.Optional(Credentials),
  },
  { title: 'NewConnection', ...closed },
)
export type NewConnection = Static<typeof NewConnection>

export const ConnectionChanges = Type.Partial(
  Type.Object({ name, config, scopes, credentials: Credentials }),
  {
    title: 'ConnectionChanges',
    description:
      'An absent field stays. `config` and `credentials` are replaced as a whole. Credentials must be given again for another address.',
    ...closed,
  },
)
export type ConnectionChanges = Static<typeof ConnectionChanges>

export const Authorization = Type.Object(
  {
    url: Type.String({
      ...secret,
      description:
        'Open it in a browser: it leads to the provider. It works in the first browser that opens it, once.',
      examples: ['https://capstan.example.com/oauth/start/AZL1oHwe'],
    }),
    expiresAt: Time('Until then: ten minutes.'),
  },
  { title: 'ConnectionAuthorization' },
)
export type Authorization = Static<typeof Authorization>

export const exampleConnection: Connection = {
  id: ConnectionId.example,
  provider: 'hubspot',
  name: 'HubSpot, Europe',
  status: 'active',
  authType: 'oauth2_code',
  account: '4711',
  scopes: ['oauth', 'crm.objects.contacts.read'],
  expiresAt: '2026-11-21T10:00:00.000Z',
  lastOkAt: '2026-11-21T09:30:00.000Z',
  lastError: null,
  config: {},
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}
