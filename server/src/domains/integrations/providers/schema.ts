import { type Static, Type } from 'typebox'
import { expects, Name, Nullable } from '../../../platform/operations/schemas.ts'
import { AuthMethod } from './auth-schema.ts'
import { ContactModel, FileModel, RelativePath, Texts } from './model-schema.ts'

const closed = { additionalProperties: false } as const

const SettingName = '^[a-z][A-Za-z0-9]{0,39}$'

/** One thing that a connection's `config` says. */
export const Setting = Type.Object(
  {
    name: Type.String({
      pattern: SettingName,
      description: 'Its field in `config`, and its placeholder in `baseUrl`.',
      examples: ['region'],
      ...expects('letters and digits that begin with a small letter, at most 40'),
    }),
    title: Name('For people.', 'Region'),
    type: Type.Enum(['text', 'integer', 'boolean'], {
      description: 'What it is.',
      examples: ['text'],
    }),
    required: Type.Boolean({ description: 'Whether each connection must say it.' }),
    options: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), {
        minItems: 1,
        maxItems: 50,
        description: 'Of a text: the values that it may have.',
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

/** The request that tells whether a connection works. */
export const ProviderTest = Type.Object(
  {
    method: Type.Enum(['GET', 'POST', 'HEAD', 'PROPFIND'], {
      description: 'Of the request.',
      examples: ['GET'],
    }),
    path: RelativePath('What is asked for.', 'v1/me'),
    query: Type.Optional(Texts('Its parameters.', { limit: '1' })),
    headers: Type.Optional(Texts('Its headers. No credentials.', { Depth: '0' })),
    body: Type.Optional(Type.String({ maxLength: 10_000, description: 'Its body.' })),
    statuses: Type.Optional({
      ...statuses,
      description: 'What a good answer has; any 2xx without it.',
    }),
    accept: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'An expression on `body` that is true of a good answer.',
        examples: ['body.ok == true'],
      }),
    ),
    account: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'An expression on `body` that gives the name of the account.',
        examples: ['body.email'],
      }),
    ),
  },
  {
    title: 'ProviderTest',
    description:
      'The request that tells whether a connection works. Null where the protocol has a way of its own (S3, SMTP), or there is nothing to ask: then a connection is active at once.',
    ...closed,
  },
)
export type ProviderTest = Static<typeof ProviderTest>

const RateLimit = Type.Object(
  {
    requestsPerMinute: Type.Integer({
      minimum: 1,
      maximum: 60_000,
      description: 'In any minute.',
      examples: [600],
    }),
    burst: Type.Integer({
      minimum: 1,
      maximum: 60_000,
      description: 'So many of them at once; fewer than in a minute.',
      examples: [100],
    }),
  },
  { title: 'ProviderRateLimit', ...closed },
)

const fields = {
  name: Name('For people.', 'Billing service'),
  description: Type.String({ maxLength: 500, description: 'What it connects to, in a sentence.' }),
  protocol: Type.Enum(['http', 'smtp'], {
    description: 'What it speaks. Mail servers are reached by `host` and `port` of the config.',
    examples: ['http'],
  }),
  baseUrl: Nullable(
    Type.String({
      minLength: 8,
      maxLength: 500,
      description:
        'Ends with a slash. `{name}` stands for a setting, as a whole label of the host or a whole segment of the path. Credentials go to its origin alone. Null where each connection says it in `config.baseUrl`.',
      examples: ['https://{account}.billing.example.com/api/'],
    }),
  ),
  settings: Type.Array(Setting, {
    maxItems: 20,
    description: 'What the config of a connection says, beside `baseUrl`.',
  }),
  auth: Type.Array(AuthMethod, {
    minItems: 1,
    maxItems: 5,
    description: 'How a connection may prove itself; the first one unless it says otherwise.',
  }),
  headers: Texts('Headers of each request. No credentials.', { 'Api-Version': '2026-01-01' }),
  rateLimit: Nullable(RateLimit),
  test: Nullable(ProviderTest),
  models: Type.Object(
    { contact: Type.Optional(ContactModel), file: Type.Optional(FileModel) },
    { description: 'What syncs can read.', ...closed },
  ),
  hook: Nullable(
    Type.String({
      maxLength: 50,
      description: 'The preset of hooks that verifies what it posts; null where it posts nothing.',
      examples: ['hubspot_v3'],
    }),
  ),
}

const Key = (pattern: string, description: string, example: string) =>
  Type.String({
    pattern,
    description,
    examples: [example],
    ...expects('x_ and at most 60 small letters, digits and _'),
  })

/** What a provider is: data alone. Built-in ones are the files in `definitions`. */
export const Provider = Type.Object(
  {
    key: Key('^[a-z][a-z0-9_]{0,61}$', 'What connections call it.', 'x_billing'),
    ...fields,
    builtIn: Type.Boolean({ description: 'Whether it comes with the product.' }),
  },
  { title: 'IntegrationProvider', ...closed },
)
export type Provider = Static<typeof Provider>
export type ProviderDefinition = Omit<Provider, 'builtIn'>

/** Of a file, without `builtIn`. */
export const ProviderDefinition = Type.Object(
  { key: Provider.properties.key, ...fields },
  { title: 'ProviderDefinition', ...closed },
)

const { protocol: _, models, ...own } = fields
const optional = Type.Partial(Type.Object({ ...own, models }))

export const NewProvider = Type.Object(
  {
    key: Key('^x_[a-z0-9_]{1,60}$', 'What connections call it. It begins with `x_`.', 'x_billing'),
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
      'An absent field stays. `baseUrl`, `auth` and `settings` stay while connections use the provider, for their credentials were given for these.',
    ...closed,
  },
)
export type ProviderChanges = Static<typeof ProviderChanges>
