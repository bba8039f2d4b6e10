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
  CAPSTAN_PAYLOAD_RETENTION_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 3650,
    description:
      'Days that the data of an event is kept, with what was sent to webhook endpoints and what they answered. What is still owed then is canceled.',
  }),
  CAPSTAN_EVENT_RETENTION_DAYS: Type.Integer({
    default: 90,
    minimum: 1,
    maximum: 3650,
    description:
      'Days that an event is kept, with its deliveries and attempts; no fewer than `CAPSTAN_PAYLOAD_RETENTION_DAYS`.',
  }),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'OpenTelemetry collector that traces and metrics are sent to, by OTLP over HTTP; without the path `/v1/traces`. It may be in a private network. Absent: none are made.',
    }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(
    Type.String({
      pattern: '^([^=,%\\s]+=([^,%]|%[0-9A-Fa-f]{2})*(,|$))+$',
      secret: true,
      description:
        'Headers for the collector: `name=value`, separated by commas, values percent-encoded.',
    }),
  ),
  OTEL_SERVICE_NAME: Type.String({
    default: 'capstan',
    minLength: 1,
    description: 'Name of this service in traces and metrics.',
  }),
  OTEL_METRIC_EXPORT_INTERVAL: Type.Integer({
    default: 60_000,
    minimum: 100,
    maximum: 3_600_000,
    description: 'Milliseconds from one export of the metrics to the next.',
  }),
  CAPSTAN_LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'Least severe log line that is written.',
  }),
})

export type Settings = Static<typeof Settings>
