import { type Static, Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

const closed = { additionalProperties: false } as const

const WebAddress = (description: string, example: string) =>
  Type.String({
    minLength: 8,
    maxLength: 2048,
    pattern: '^https?://[^\\s{}#]+$',
    description,
    examples: [example],
    ...expects('an https URL without placeholders'),
  })

const NoAuth = Type.Object({ type: Type.Literal('none') }, { title: 'NoAuth', ...closed })

/** API key. Credentials: `apiKey`. */
const ApiKeyAuth = Type.Object(
  {
    type: Type.Literal('api_key'),
    header: Type.String({
      pattern: '^[A-Za-z0-9-]{1,100}$',
      description: 'Header of the key. Keys are never sent in the query, which logs keep.',
      examples: ['X-Api-Key'],
      ...expects('the name of a header, of at most 100 letters, digits and -'),
    }),
    prefix: Type.String({
      maxLength: 50,
      pattern: '^[\\x20-\\x7e]*$',
      description: 'Prefix of the key, such as `Bearer ` with its space.',
      examples: ['Bearer '],
      ...expects('at most 50 printable characters of ASCII'),
    }),
  },
  { title: 'ApiKeyAuth', ...closed },
)

/** User name and password. Credentials: `username` and `password`. */
const BasicAuth = Type.Object(
  {
    type: Type.Literal('basic'),
    placement: Type.Enum(['header', 'protocol'], {
      description:
        '`header`: HTTP Basic. `protocol`: requests carry no credentials, because the protocol signs or logs in with them (S3, SMTP).',
      examples: ['header'],
    }),
  },
  { title: 'BasicAuth', ...closed },
)

const Scope = Type.String({
  pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]{1,200}$',
  ...expects('a scope of 1 to 200 characters without spaces, quotes and backslashes'),
})

const oauth = {
  tokenUrl: WebAddress('Token endpoint.', 'https://auth.example.com/oauth/token'),
  scopes: Type.Array(Scope, {
    maxItems: 50,
    description: 'OAuth scopes to request, unless a connection has its own.',
    examples: [['contacts.read']],
  }),
  clientAuthentication: Type.Enum(['basic', 'post', 'none'], {
    description:
      'Client authentication at the token endpoint: HTTP Basic, in the form, or none (a public client).',
    examples: ['basic'],
  }),
}

/** OAuth authorization code. Credentials: `clientId` and, unless the client is public, `clientSecret`. */
const OAuthCodeAuth = Type.Object(
  {
    type: Type.Literal('oauth2_code'),
    authorizationUrl: WebAddress(
      'Authorization endpoint.',
      'https://auth.example.com/oauth/authorize',
    ),
    ...oauth,
    issuer: Type.Union([WebAddress('', 'https://auth.example.com'), Type.Null()], {
      description:
        'Required value of `iss`; null if the server does not send its name. Compared if it is present.',
    }),
    promisesIssuer: Type.Boolean({
      description: 'True if each response has `iss` (RFC 9207), so that one without it is refused.',
    }),
    parameters: Type.Record(
      Type.String({ pattern: '^[a-z_]{1,50}$' }),
      Type.String({ maxLength: 200 }),
      {
        maxProperties: 10,
        description: 'Additional parameters of the authorization request.',
        examples: [{ access_type: 'offline' }],
      },
    ),
  },
  { title: 'OAuthCodeAuth', ...closed },
)

/** OAuth client credentials. Credentials: `clientId` and `clientSecret`. */
const OAuthClientAuth = Type.Object(
  { type: Type.Literal('oauth2_client'), ...oauth },
  { title: 'OAuthClientAuth', ...closed },
)

const all = [NoAuth, ApiKeyAuth, BasicAuth, OAuthCodeAuth, OAuthClientAuth]

export type AuthMethod =
  | Static<typeof NoAuth>
  | Static<typeof ApiKeyAuth>
  | Static<typeof BasicAuth>
  | Static<typeof OAuthCodeAuth>
  | Static<typeof OAuthClientAuth>
export type AuthType = AuthMethod['type']
export type AuthMethodOf<Name extends AuthType> = Extract<AuthMethod, { type: Name }>
export type OAuthMethod = AuthMethodOf<'oauth2_code' | 'oauth2_client'>

export const authTypes = all.map(({ properties }) => properties.type.const)

export const AuthMethod = Type.Unsafe<AuthMethod>({
  title: 'AuthMethod',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: all,
})
