import { type Static, Type } from 'typebox'
import { singleSignOnSettings } from './single-sign-on.ts'

const Toggle = (description: string) =>
  Type.Boolean({ default: false, description: `${description} \`true\` or \`false\`.` })
const Secret = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, description, secret: true }))

/** Every setting, defined once: parsing, checks and `docs/config.md` all come from here. */
export const Settings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', description: 'Address to listen on.' }),
  PORT: Type.Integer({
    default: 8080,
    minimum: 0,
    maximum: 65535,
    description: 'Port to listen on; 0 picks a free one.',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      secret: true,
      description:
        'PostgreSQL 16 or later with pgvector 0.8 or later, pg_trgm and btree_gin (the last two come with PostgreSQL). Absent: an embedded database in the data directory.',
    }),
  ),
  CAPSTAN_DATABASE_DIRECT_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      secret: true,
      description:
        'Direct address of the same database, if `DATABASE_URL` is PgBouncer in transaction mode. Notifications, migrations, restores and index builds use it, because they need a session of their own. Absent: `DATABASE_URL`.',
    }),
  ),
  CAPSTAN_DATA_DIR: Type.String({
    default: './data',
    description:
      'Directory of the embedded database, the generated keys, `first-run.json` and `capstan.env`. Uploads are stored there temporarily if the directory for temporary files (`TMPDIR`) is not writable.',
  }),
  CAPSTAN_EMBEDDED_DURABILITY: Type.Enum(['full', 'process'], {
    default: 'full',
    description:
      'What the embedded database keeps when the power fails. `full` keeps everything it has acknowledged, because each response waits for the disk. `process` promises nothing about power cuts, only that data outlives the process; use it for tests and data that you can recreate.',
  }),
  CAPSTAN_EMBEDDED_MEMORY: Type.Enum(['low', 'high'], {
    default: 'low',
    description:
      'Memory of the embedded database: `high` uses 200 MB more, and 1 GB for seconds after a start, and runs up to a fifth faster. `docs/operations.md` has the figures.',
  }),
  CAPSTAN_BACKUP_DIR: Type.Optional(
    Type.String({
      description:
        'Directory for backups. Absent: `backups` in the data directory. Backing up the embedded database also needs room for a copy of it.',
    }),
  ),
  CAPSTAN_ROLE: Type.Enum(['all', 'api', 'worker'], {
    default: 'all',
    description:
      'Work of this process: answer requests (`api`), run background work (`worker`) or both (`all`). The embedded database allows only `all`.',
  }),
  CAPSTAN_SHUTDOWN_DELAY: Type.Integer({
    default: 5,
    minimum: 0,
    maximum: 600,
    description:
      'Seconds after SIGTERM in which `/readyz` answers 503 while the server still answers requests, so that load balancers stop sending requests before the server closes. SIGINT (Ctrl-C) skips this delay.',
  }),
  CAPSTAN_PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+$',
      description: 'Origin where clients reach this server, without a path.',
    }),
  ),
  CAPSTAN_TRUSTED_PROXIES: Type.Array(Type.String(), {
    default: [],
    description:
      "Networks (CIDR, separated by commas) of the proxies in front of this server. Capstan reads a request's origin from their `X-Forwarded-For` header. Empty: Capstan ignores the header.",
  }),
  CAPSTAN_SECURITY_CONTACT: Type.Optional(
    Type.String({
      pattern: '^(https://|mailto:|tel:)\\S+$',
      maxLength: 500,
      description:
        'Where people report vulnerabilities of this installation: `mailto:security@example.com`, or the URL of a page. `/.well-known/security.txt` publishes it. Absent: that file answers 404, because RFC 9116 requires a contact.',
    }),
  ),
  CAPSTAN_BILLING_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      maxLength: 500,
      description:
        'Where customers buy credits or upgrade. Every 402 response links to it. Absent: the response refers to the operator.',
    }),
  ),
  CAPSTAN_SECRET_KEY: Secret(
    '32 bytes in base64 that encrypt secrets at rest. During a key rotation, list several separated by commas; the first one encrypts. Generated into the data directory if the database is embedded; required with `DATABASE_URL`.',
  ),
  CAPSTAN_OPERATOR_KEY: Secret(
    'Key of the operator API, at least 24 characters. Generated into the data directory if the database is embedded; required with `DATABASE_URL`.',
  ),
  CAPSTAN_ALLOW_NETWORKS: Type.Array(Type.String(), {
    default: [],
    description: 'Private networks (CIDR, separated by commas) that outbound requests can reach.',
  }),
  CAPSTAN_ALLOW_HTTP_WEBHOOKS: Toggle('Allow webhook deliveries to `http` URLs, without TLS.'),
  CAPSTAN_PAYLOAD_RETENTION_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 3650,
    description:
      'Days to keep the data of an event, and the request and response of each delivery attempt. Deliveries still pending after that are canceled.',
  }),
  CAPSTAN_EVENT_RETENTION_DAYS: Type.Integer({
    default: 90,
    minimum: 1,
    maximum: 3650,
    description:
      'Days to keep an event with its deliveries and attempts. Must be at least `CAPSTAN_PAYLOAD_RETENTION_DAYS`.',
  }),
  CAPSTAN_AUDIT_RETENTION_DAYS: Type.Integer({
    default: 400,
    minimum: 1,
    maximum: 3650,
    description: 'Days to keep an entry of the audit log.',
  }),
  CAPSTAN_CORS_ORIGINS: Type.Array(Type.String({ pattern: '^https?://[^/?#]+$' }), {
    default: [],
    description:
      'Origins (separated by commas) whose pages can call the API from a browser. Tokens are secrets: leave this empty unless the page is yours.',
  }),
  CAPSTAN_EMBEDDING_PROVIDER: Type.Enum(['builtin', 'local', 'openai'], {
    default: 'builtin',
    description:
      'Embedding model of new bases: `builtin` (lexical, no network), `local` (ONNX, in this process, no network) or `openai` (any OpenAI-compatible `/v1/embeddings`).',
  }),
  CAPSTAN_EMBEDDING_DIR: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        "Directory of the `local` model, in the Hugging Face layout: `config.json`, `tokenizer.json`, `onnx/model.onnx`. Its last path segment is the model's name.",
    }),
  ),
  CAPSTAN_EMBEDDING_BATCH: Type.Integer({
    default: 8,
    minimum: 1,
    maximum: 256,
    description:
      'Texts that the `local` model processes in one batch. A larger batch is no faster on a CPU.',
  }),
  CAPSTAN_EMBEDDING_THREADS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 64,
    description: 'Threads that the `local` model uses.',
  }),
  CAPSTAN_EMBEDDING_URL: Type.String({
    default: 'https://api.openai.com/v1',
    pattern: '^https?://',
    description: 'Base URL of the OpenAI-compatible service.',
  }),
  CAPSTAN_EMBEDDING_KEY: Secret('Key for the OpenAI-compatible service, sent as a bearer token.'),
  CAPSTAN_EMBEDDING_MODEL: Type.String({
    default: 'text-embedding-3-small',
    description: 'Model to request from the OpenAI-compatible service.',
  }),
  CAPSTAN_EMBEDDING_DIMENSIONS: Type.Integer({
    default: 1536,
    minimum: 1,
    maximum: 2000,
    description:
      'Length of the vectors that this model returns. Capstan checks it before it stores a vector.',
  }),
  CAPSTAN_EMBEDDING_MAX_TOKENS: Type.Integer({
    default: 8191,
    minimum: 64,
    maximum: 32_768,
    description:
      'Most tokens (cl100k) of one text that the `openai` model accepts, including title and headings. Chunks are no longer than this.',
  }),
  CAPSTAN_OCR_LANGUAGES: Type.Array(Type.String({ pattern: '^[a-z]{3}(_[a-z]+)?$' }), {
    default: [],
    maxItems: 5,
    description:
      'Languages (`eng,deu`) of scanned PDF pages. Capstan recognizes their text on this machine and needs the package `@capstan/ocr`. Absent: scanned pages get a warning.',
  }),
  CAPSTAN_SEARCH_CACHE_MB: Type.Integer({
    default: 256,
    minimum: 0,
    maximum: 1_048_576,
    description:
      'Memory for the search indexes of the bases, in MB. A chunk takes 1 KB. If the memory is full, the base that was searched least recently is removed from it. A base that needs more than this is read from the database for each search, which then takes seconds.',
  }),
  CAPSTAN_FONTS_DIR: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Directory with more fonts (TTF, OTF, TTC) for PDFs, such as Noto Sans CJK or Noto Emoji. Use the same fonts on every node, so that all nodes make the same PDF. Absent: the bundled fonts, for Latin, Greek, Cyrillic, Armenian, Georgian, Arabic, Hebrew, Thai and the scripts of India and Sri Lanka.',
    }),
  ),
  CAPSTAN_RERANK_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'Full URL of a rerank service, which puts search results in a better order (`https://api.cohere.com/v2/rerank`). It can be in a private network, and must use the protocol of Cohere, Jina and vLLM. Absent: results are not reranked.',
    }),
  ),
  CAPSTAN_RERANK_KEY: Secret('Key for the rerank service, sent as a bearer token.'),
  CAPSTAN_RERANK_MODEL: Type.String({
    default: 'rerank-v3.5',
    minLength: 1,
    description: 'Model to request from the rerank service.',
  }),
  CAPSTAN_TSA_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'Time stamp authority (RFC 3161) that certifies when a document was sealed (`http://timestamp.digicert.com`). If it is in a private network, allow that network in CAPSTAN_ALLOW_NETWORKS. Absent: sealed documents carry only the time of this server.',
    }),
  ),
  CAPSTAN_SIGN_UP: Type.Enum(['closed', 'open'], {
    default: 'closed',
    description:
      'Who can create a dashboard account: invited people only (`closed`), or anyone (`open`).',
  }),
  ...singleSignOnSettings,
  CAPSTAN_MAX_OWNED_ORGANIZATIONS: Type.Integer({
    default: 5,
    minimum: 0,
    maximum: 100_000,
    description:
      'Most organizations that one person can own or create. The operator can create more for them.',
  }),
  CAPSTAN_PROPOSAL_SEND_CREDITS: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 100_000,
    description: 'Credits for sending a proposal.',
  }),
  CAPSTAN_SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://',
      secret: true,
      description:
        'Mail server, such as `smtps://user:password@mail.example.com`. Absent: emails are written to the directory `outbox` in the data directory.',
    }),
  ),
  CAPSTAN_MAIL_FROM: Type.String({
    default: 'Capstan <capstan@localhost>',
    minLength: 3,
    description: 'Sender address of emails.',
  }),
  CAPSTAN_MAX_MAILS_PER_HOUR: Type.Integer({
    default: 1000,
    minimum: 0,
    maximum: 1_000_000,
    description:
      'Emails that the installation sends in an hour, over all nodes. Above the limit, invitations are rejected and other account email is dropped. Email that an organization sends waits: one organization can use at most half of the limit, and all organizations together four fifths.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'OpenTelemetry collector for traces and metrics, by OTLP over HTTP; without the path `/v1/traces`. It can be in a private network. Absent: Capstan creates no traces and exports no metrics.',
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
    description: 'Service name in traces and metrics.',
  }),
  OTEL_METRIC_EXPORT_INTERVAL: Type.Integer({
    default: 60_000,
    minimum: 100,
    maximum: 3_600_000,
    description: 'Milliseconds between exports of the metrics.',
  }),
  CAPSTAN_METRICS_KEY: Secret(
    'Key for `/metrics` and for the concerns in `/readyz`, at least 24 characters, sent as a bearer token. Absent: only requests from the same machine can read them.',
  ),
  CAPSTAN_LOG_FORMAT: Type.Optional(
    Type.Enum(['text', 'json'], {
      description:
        'Log format: one line for people (`text`) or one JSON object (`json`) for each entry. Absent: `text` if standard output is a terminal, otherwise `json`.',
    }),
  ),
  CAPSTAN_LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'Minimum level to log.',
  }),
})

export type Settings = Static<typeof Settings>
