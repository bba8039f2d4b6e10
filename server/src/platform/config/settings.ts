import { type Static, Type } from 'typebox'

const Toggle = (description: string) =>
  Type.Boolean({ default: false, description: `${description} \`true\` or \`false\`.` })
const Secret = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, description, secret: true }))

/** Every setting, written once: parsing, checking and `docs/config.md` all come from here. */
export const Settings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', description: 'Address to listen on.' }),
  PORT: Type.Integer({
    default: 8080,
    minimum: 0,
    maximum: 65535,
    description: 'Port to listen on; 0 takes a free one.',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      secret: true,
      description:
        'PostgreSQL 16 or newer with pgvector 0.8 or newer. Absent: an embedded database in the data directory.',
    }),
  ),
  CAPSTAN_DATA_DIR: Type.String({
    default: './data',
    description: 'Directory of the embedded database, the generated keys and `first-run.json`.',
  }),
  CAPSTAN_ROLE: Type.Enum(['all', 'api', 'worker'], {
    default: 'all',
    description:
      'What this process does: answer requests (`api`), do background work (`worker`) or both (`all`). The embedded database allows only `all`.',
  }),
  CAPSTAN_PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+$',
      description: 'Origin under which clients reach this server, without a path.',
    }),
  ),
  CAPSTAN_SECRET_KEY: Secret(
    '32 bytes in base64 that seal secrets at rest; several, separated by commas, while a key is rotated (the first one seals). Generated into the data directory when the database is embedded; required with `DATABASE_URL`.',
  ),
  CAPSTAN_OPERATOR_KEY: Secret(
    'Key of the operator API, at least 24 characters. Generated into the data directory when the database is embedded; required with `DATABASE_URL`.',
  ),
  CAPSTAN_ALLOW_NETWORKS: Type.Array(Type.String(), {
    default: [],
    description:
      'Networks (CIDR, separated by commas) that outbound requests may reach although they are private.',
  }),
  CAPSTAN_ALLOW_HTTP_WEBHOOKS: Toggle('Allow webhook endpoints without TLS.'),
  CAPSTAN_CORS_ORIGINS: Type.Array(Type.String({ pattern: '^https?://[^/?#]+$' }), {
    default: [],
    description:
      'Origins (separated by commas) whose pages may call the API from a browser. Tokens are secrets: leave this empty unless the page is yours.',
  }),
  CAPSTAN_EMBEDDING_PROVIDER: Type.Enum(['builtin', 'openai'], {
    default: 'builtin',
    description:
      'Model of new knowledge bases: `builtin` (lexical, no network) or `openai` (any OpenAI-compatible `/v1/embeddings`).',
  }),
  CAPSTAN_EMBEDDING_URL: Type.String({
    default: 'https://api.openai.com/v1',
    pattern: '^https?://',
    description: 'Base address of the OpenAI-compatible service.',
  }),
  CAPSTAN_EMBEDDING_KEY: Secret('Key sent to the OpenAI-compatible service as a bearer token.'),
  CAPSTAN_EMBEDDING_MODEL: Type.String({
    default: 'text-embedding-3-small',
    description: 'Model asked for at the OpenAI-compatible service.',
  }),
  CAPSTAN_EMBEDDING_DIMENSIONS: Type.Integer({
    default: 1536,
    minimum: 1,
    maximum: 2000,
    description:
      'Length of the vectors which that model returns; checked before anything is stored.',
  }),
  CAPSTAN_LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'Least severe log line that is written.',
  }),
})

export type Settings = Static<typeof Settings>
