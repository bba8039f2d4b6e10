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
        'PostgreSQL 16 or newer with pgvector 0.8 or newer, and with pg_trgm and btree_gin, which come with PostgreSQL. Absent: an embedded database in the data directory.',
    }),
  ),
  CAPSTAN_DATABASE_DIRECT_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      secret: true,
      description:
        'Address of the same database past the pooler, when `DATABASE_URL` is that of PgBouncer in transaction mode: for notifications, migrations, restores and index builds, which need a session of their own. Absent: `DATABASE_URL`.',
    }),
  ),
  CAPSTAN_DATA_DIR: Type.String({
    default: './data',
    description:
      'Directory of the embedded database, the generated keys, `first-run.json` and `capstan.env`. Uploads pass through it where the directory for temporary files (`TMPDIR`) is not writable.',
  }),
  CAPSTAN_EMBEDDED_DURABILITY: Type.Enum(['full', 'process'], {
    default: 'full',
    description:
      'What the embedded database keeps when the power fails: all that it has acknowledged, because each answer waits for the disk (`full`), or no promise, only that it outlives its process (`process`), for tests and data that can be made again.',
  }),
  CAPSTAN_EMBEDDED_MEMORY: Type.Enum(['low', 'high'], {
    default: 'low',
    description:
      'Memory of the embedded database: `high` takes 200 MB more, and 1 GB for seconds after a start, and runs up to a fifth faster. `docs/operations.md` has the figures.',
  }),
  CAPSTAN_BACKUP_DIR: Type.Optional(
    Type.String({
      description:
        'Directory that backups are written to. Absent: `backups` in the data directory. A backup of the embedded database needs room for a copy of it, too.',
    }),
  ),
  CAPSTAN_ROLE: Type.Enum(['all', 'api', 'worker'], {
    default: 'all',
    description:
      'What this process does: answer requests (`api`), do background work (`worker`) or both (`all`). The embedded database allows only `all`.',
  }),
  CAPSTAN_SHUTDOWN_DELAY: Type.Integer({
    default: 5,
    minimum: 0,
    maximum: 600,
    description:
      'Seconds after SIGTERM in which `/readyz` answers 503 and requests are still answered, so that load balancers send none when the server closes. SIGINT (Ctrl-C) does not wait.',
  }),
  CAPSTAN_PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+$',
      description: 'Origin under which clients reach this server, without a path.',
    }),
  ),
  CAPSTAN_TRUSTED_PROXIES: Type.Array(Type.String(), {
    default: [],
    description:
      'Networks (CIDR, separated by commas) of the proxies in front of this server, whose `X-Forwarded-For` says where a request comes from. Empty: the header is not looked at.',
  }),
  CAPSTAN_SECURITY_CONTACT: Type.Optional(
    Type.String({
      pattern: '^(https://|mailto:|tel:)\\S+$',
      maxLength: 500,
      description:
        'Where people report weaknesses of this installation: `mailto:security@example.com`, or the address of a page. `/.well-known/security.txt` names it. Absent: that file answers 404, because RFC 9116 allows none without a contact, and nobody but you can name one.',
    }),
  ),
  CAPSTAN_BILLING_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      maxLength: 500,
      description:
        'Where customers buy credits or upgrade. Every 402 response links to it. Absent: it names the operator.',
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
  CAPSTAN_ALLOW_HTTP_WEBHOOKS: Toggle('Allow deliveries to addresses without TLS.'),
  CAPSTAN_PAYLOAD_RETENTION_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 3650,
    description:
      'Days that the data of an event is stored, with the requests that delivered it and their answers. Deliveries still pending then are canceled.',
  }),
  CAPSTAN_EVENT_RETENTION_DAYS: Type.Integer({
    default: 90,
    minimum: 1,
    maximum: 3650,
    description:
      'Days that an event is kept, with its deliveries and attempts; no fewer than `CAPSTAN_PAYLOAD_RETENTION_DAYS`.',
  }),
  CAPSTAN_AUDIT_RETENTION_DAYS: Type.Integer({
    default: 400,
    minimum: 1,
    maximum: 3650,
    description: 'Days that an entry of the audit log is kept.',
  }),
  CAPSTAN_CORS_ORIGINS: Type.Array(Type.String({ pattern: '^https?://[^/?#]+$' }), {
    default: [],
    description:
      'Origins (separated by commas) whose pages may call the API from a browser. Tokens are secrets: leave this empty unless the page is yours.',
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
        "Directory of the `local` model, as Hugging Face has it: `config.json`, `tokenizer.json`, `onnx/model.onnx`. Its last part is the model's name.",
    }),
  ),
  CAPSTAN_EMBEDDING_BATCH: Type.Integer({
    default: 8,
    minimum: 1,
    maximum: 256,
    description: 'Texts that the `local` model takes at once; more are no faster on processors.',
  }),
  CAPSTAN_EMBEDDING_THREADS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 64,
    description: 'Threads that the `local` model computes with.',
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
  CAPSTAN_EMBEDDING_MAX_TOKENS: Type.Integer({
    default: 8191,
    minimum: 64,
    maximum: 32_768,
    description:
      'Tokens (cl100k) that the `openai` model takes in of one text, title and headings included; chunks are no longer.',
  }),
  CAPSTAN_OCR_LANGUAGES: Type.Array(Type.String({ pattern: '^[a-z]{3}(_[a-z]+)?$' }), {
    default: [],
    maxItems: 5,
    description:
      'Languages (`eng,deu`) that scanned pages of PDFs are read in, by text recognition on this machine. It needs the package `@capstan/ocr`. Absent: scanned pages have a warning.',
  }),
  CAPSTAN_SEARCH_CACHE_MB: Type.Integer({
    default: 256,
    minimum: 0,
    maximum: 1_048_576,
    description:
      'Memory for the indexes of the bases that are searched, in MB: 1 KB a chunk. The base that was searched longest ago makes room. A base that needs more than this is read from the database for each search, which then takes seconds.',
  }),
  CAPSTAN_FONTS_DIR: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Directory with more fonts (TTF, OTF, TTC) for PDFs, such as Noto Sans CJK or Noto Emoji; the same one on every node, so that all make the same PDF. Absent: those shipped, for Latin, Greek, Cyrillic, Armenian, Georgian, Arabic, Hebrew, Thai and the scripts of India and Sri Lanka.',
    }),
  ),
  CAPSTAN_RERANK_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'Address that search results are sent to for a better order, complete with its path (`https://api.cohere.com/v2/rerank`); it may be in a private network. It speaks what Cohere, Jina and vLLM speak. Absent: nothing is reranked.',
    }),
  ),
  CAPSTAN_RERANK_KEY: Secret('Key sent to that address as a bearer token.'),
  CAPSTAN_RERANK_MODEL: Type.String({
    default: 'rerank-v3.5',
    minLength: 1,
    description: 'Model asked for at that address.',
  }),
  CAPSTAN_TSA_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'Time stamp authority (RFC 3161) that says when a document was sealed (`http://timestamp.digicert.com`). It is asked like addresses of customers: one in a private network needs CAPSTAN_ALLOW_NETWORKS. Absent: sealed documents carry the time of this server alone.',
    }),
  ),
  CAPSTAN_SIGN_UP: Type.Enum(['closed', 'open'], {
    default: 'closed',
    description:
      'Who may create an account for the dashboard: invited people only (`closed`), or anyone (`open`).',
  }),
  CAPSTAN_MAX_OWNED_ORGANIZATIONS: Type.Integer({
    default: 5,
    minimum: 0,
    maximum: 100_000,
    description:
      'Organizations that one person may have: those that they own, and those that they created. The operator can create more for them.',
  }),
  CAPSTAN_PROPOSAL_SEND_CREDITS: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 100_000,
    description: 'Credits that sending a proposal costs.',
  }),
  CAPSTAN_SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://',
      secret: true,
      description:
        'Mail server, such as `smtps://user:password@mail.example.com`. Absent: mails are files in the directory `outbox` of the data directory.',
    }),
  ),
  CAPSTAN_MAIL_FROM: Type.String({
    default: 'Capstan <capstan@localhost>',
    minLength: 3,
    description: 'Sender of mails.',
  }),
  CAPSTAN_MAX_MAILS_PER_HOUR: Type.Integer({
    default: 1000,
    minimum: 0,
    maximum: 1_000_000,
    description:
      'Mails that the installation sends in an hour, over all nodes. Beyond it an invitation is refused, and any other mail to an account is not sent. What an organization sends waits: half of them at most are of one, and four fifths of all together.',
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
  CAPSTAN_METRICS_KEY: Secret(
    'Key for `/metrics` and for the concerns in `/readyz`, at least 24 characters, sent as a bearer token. Absent: requests from the same machine may read them, and nobody else.',
  ),
  CAPSTAN_LOG_FORMAT: Type.Optional(
    Type.Enum(['text', 'json'], {
      description:
        'Form of the log: one line for people (`text`) or one JSON object (`json`) for each entry. Absent: `text` where standard output is a terminal, else `json`.',
    }),
  ),
  CAPSTAN_LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'Minimum level to log.',
  }),
})

export type Settings = Static<typeof Settings>
