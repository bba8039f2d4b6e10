import { type Static, Type } from 'typebox'
import { expects, Name, Nullable, Text } from '../../../platform/operations/schemas.ts'
import { AuthMethod } from './auth-schema.ts'
import { ContactModel, FileModel, RelativePath, Texts } from './model-schema.ts'

const closed = { additionalProperties: false } as const

const SettingName = '^[a-z][A-Za-z0-9]{0,39}$'

/** A setting in the `config` of a connection. */
export const Setting = Type.Object(
  {
    name: Type.String({
      pattern: SettingName,
      description: 'Name of the field in `config`, and of the placeholder in `baseUrl`.',
      examples: ['region'],
      ...expects('letters and digits, at most 40, beginning with a lowercase letter'),
    }),
    title: Name('Name that people see.', 'Region'),
    type: Type.Enum(['text', 'integer', 'boolean'], {
      description: 'Type of the value.',
      examples: ['text'],
    }),
    required: Type.Boolean({ description: 'True if each connection must set it.' }),
    options: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), {
        minItems: 1,
        maxItems: 50,
        description: 'Allowed values of a text.',
      }),
    ),
  },
  { title: 'ProviderSetting', ...closed },
)
export type Setting = Static<typeof Setting>

const statuses = Type.Array(Type.Integer({ minimum: 200, maximum: 299 }), {
  minItems: 1,
  maxItems: 10,
})

/** Request that tests a connection. */
export const ProviderTest = Type.Object(
  {
    method: Type.Enum(['GET', 'POST', 'HEAD', 'PROPFIND'], {
      description: 'Method of the request.',
      examples: ['GET'],
    }),
    path: RelativePath('Path of the request.', 'v1/me'),
    query: Type.Optional(Texts('Query parameters of the request.', { limit: '1' })),
    headers: Type.Optional(
      Texts('Headers of the request. Do not put credentials here.', { Depth: '0' }),
    ),
    body: Type.Optional(Type.String({ maxLength: 10_000, description: 'Body of the request.' })),
    statuses: Type.Optional({
      ...statuses,
      description: 'Condition for a successful response. Default: any 2xx status.',
    }),
    accept: Type.Optional(
      Text(
        'CEL expression on `body` that is true for a successful response.',
        'body.ok == true',
        2000,
      ),
    ),
    account: Type.Optional(
      Text('CEL expression on `body` that returns the name of the account.', 'body.email', 2000),
    ),
  },
  {
    title: 'ProviderTest',
    description:
      'Request that tests a connection. Null if the protocol has its own test (S3, SMTP) or there is none; without a test, a connection is active immediately.',
    ...closed,
  },
)
export type ProviderTest = Static<typeof ProviderTest>

const RateLimit = Type.Object(
  {
    requestsPerMinute: Type.Integer({
      minimum: 1,
      maximum: 60_000,
      description: 'Most requests in any minute.',
      examples: [600],
    }),
    burst: Type.Integer({
      minimum: 1,
      maximum: 60_000,
      description: 'Most requests in a burst; less than `requestsPerMinute`.',
      examples: [100],
    }),
  },
  { title: 'ProviderRateLimit', ...closed },
)

const fields = {
  name: Name('Name that people see.', 'Billing service'),
  description: Type.String({ maxLength: 500, description: 'One sentence about the service.' }),
  protocol: Type.Enum(['http', 'smtp'], {
    description:
      'Protocol of the service. Mail servers are reached by `host` and `port` of the config.',
    examples: ['http'],
  }),
  baseUrl: Nullable(
    Type.String({
      minLength: 8,
      maxLength: 500,
      description:
        'Base URL with a trailing slash. `{name}` inserts a setting, as a whole label of the host or a whole segment of the path. Credentials are sent only to its origin. Null if each connection has its own in `config.baseUrl`.',
      examples: ['https://{account}.billing.example.com/api/'],
    }),
  ),
  settings: Type.Array(Setting, {
    maxItems: 20,
    description: 'Settings in the config of a connection, besides `baseUrl`.',
  }),
  auth: Type.Array(AuthMethod, {
    minItems: 1,
    maxItems: 5,
    description: 'Authentication methods of a connection. Default: the first one.',
  }),
  headers: Texts('Headers of each request. Do not put credentials here.', {
    'Api-Version': '2026-01-01',
  }),
  rateLimit: Nullable(RateLimit),
  test: Nullable(ProviderTest),
  models: Type.Object(
    { contact: Type.Optional(ContactModel), file: Type.Optional(FileModel) },
    { description: 'Models that syncs can read.', ...closed },
  ),
  hook: Nullable(
    Type.String({
      maxLength: 50,
      description:
        'Preset of hooks that verifies the requests of the service; null if it sends none.',
      examples: ['hubspot_v3'],
    }),
  ),
}

const Key = (pattern: string, description: string, example: string) =>
  Type.String({
    pattern,
    description,
    examples: [example],
    ...expects('x_ and at most 60 lowercase letters, digits and _'),
  })

/** A provider, described as data. Built-in providers are the files in `definitions`. */
export const Provider = Type.Object(
  {
    key: Key('^[a-z][a-z0-9_]{0,61}$', 'Key that connections use.', 'x_billing'),
    ...fields,
    builtIn: Type.Boolean({ description: 'True for providers that Capstan includes.' }),
  },
  { title: 'IntegrationProvider', ...closed },
)
export type Provider = Static<typeof Provider>
export type ProviderDefinition = Omit<Provider, 'builtIn'>

/** Definition of a provider in a file, without `builtIn`. */
export const ProviderDefinition = Type.Object(
  { key: Provider.properties.key, ...fields },
  { title: 'ProviderDefinition', ...closed },
)

const { protocol: _, models, ...own } = fields
const optional = Type.Partial(Type.Object({ ...own, models }))

export const NewProvider = Type.Object(
  {
    key: Key('^x_[a-z0-9_]{1,60}$', 'Key that connections use. It begins with `x_`.', 'x_billing'),
    ...optional.properties,
    name: fields.name,
    baseUrl: Type.String({ ...fields.baseUrl, type: 'string' }),
    auth: fields.auth,
  },
  { title: 'NewIntegrationProvider', ...closed },
)
export type NewProvider = Static<typeof NewProvider>

export const ProviderChanges = Type.Object(
  {
    ...optional.properties,
    baseUrl: Type.Optional(Type.String({ ...fields.baseUrl, type: 'string' })),
  },
  {
    title: 'IntegrationProviderChanges',
    description:
      'Absent fields are kept. `baseUrl`, `auth` and `settings` cannot change while connections use the provider, because their credentials belong to these values.',
    ...closed,
  },
)
export type ProviderChanges = Static<typeof ProviderChanges>
