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

const provider = Text('Key of the provider.', 'hubspot', 62)

const authType = Type.Unsafe<AuthType>({
  type: 'string',
  enum: authTypes,
  description: 'Authentication method of the provider. Default: its first one.',
  examples: ['api_key'],
})

/** Texts, integers and booleans, as the provider's settings define them. */
const config = Type.Record(
  Type.String(),
  Type.Unsafe<string | number | boolean>({ type: ['string', 'integer', 'boolean'] }),
  {
    maxProperties: 21,
    description:
      'Values for the settings of the provider, and `baseUrl` if the provider has none. Everyone who can read connections sees them, so enter no credentials.',
    examples: [{ baseUrl: 'https://cloud.example.com/remote.php/dav/' }],
  },
)
export type ConnectionConfig = Readonly<Record<string, string | number | boolean>>

const scopes = Type.Array(
  Type.String({
    pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]{1,200}$',
    ...expects('an OAuth scope without spaces'),
  }),
  {
    maxItems: 50,
    description: 'OAuth scopes to request instead of the provider’s. OAuth only.',
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

/** Credentials, which no response, event or log contains. */
const Credentials = Type.Object(
  {
    apiKey: printable('For api_key: the key.', 'xoxb-2Kd0a1'),
    username: printable('For basic: the user name, or the id of an access key.', 'ada', 1_000),
    password: printable(
      'For basic: the password, or the secret of an access key.',
      'correct horse',
      1_000,
    ),
    clientId: printable(
      'For oauth2_code and oauth2_client: the id of your app at the provider.',
      '4711',
      1_000,
    ),
    clientSecret: printable(
      'For oauth2_code and oauth2_client: the secret of your app.',
      's3cr3t',
      1_000,
    ),
  },
  {
    title: 'ConnectionCredentials',
    description: 'Stored encrypted, never shown, and deleted with the connection.',
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
      description: 'Kind of error.',
      examples: ['credentials_refused'],
    }),
    message: Type.String({
      description: 'What to do about it.',
      examples: ['The provider rejected the credentials. Enter new ones.'],
    }),
    retryable: Type.Boolean({ description: 'True if the error may be temporary.' }),
    providerStatus: Nullable(
      Type.Integer({ description: 'Status that the provider answered.', examples: [401] }),
    ),
    at: Time('Time of the error.'),
  },
  { title: 'ConnectionError' },
)
export type ConnectionError = Static<typeof ConnectionError>

const name = Name('Your name for the connection.', 'HubSpot, Europe')

export const ConnectionId = defineId('connection', 'conn')

export const Connection = Type.Object(
  {
    id: Id(ConnectionId, 'Identifier of the connection.'),
    provider,
    name,
    status: Type.Enum([...connectionStatuses], {
      description:
        '`pending`: not tested or not authorized yet. `degraded`: it fails, and Capstan keeps trying. `reauth_required`: a person must grant access or enter credentials again.',
      examples: ['active'],
    }),
    authType,
    account: Nullable(
      Type.String({
        description: 'Name of the account, from the provider.',
        examples: ['Acme GmbH'],
      }),
    ),
    scopes: Type.Array(Type.String(), {
      description: 'Scopes that the provider granted.',
      examples: [['contacts.read']],
    }),
    expiresAt: Nullable(Time('Time when the access token expires. Capstan renews it before that.')),
    lastOkAt: Nullable(Time('Time of the last successful response.')),
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
      'Absent fields are kept. `config` and `credentials` are replaced as a whole. If you change the address, send the credentials again.',
    ...closed,
  },
)
export type ConnectionChanges = Static<typeof ConnectionChanges>

export const Authorization = Type.Object(
  {
    url: Type.String({
      ...secret,
      description:
        'URL to open in a browser; it leads to the provider. It works once, in the first browser that opens it.',
      examples: ['https://capstan.example.com/oauth/start/AZL1oHwe'],
    }),
    expiresAt: Time('Time when it expires, after ten minutes.'),
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
