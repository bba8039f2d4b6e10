import { Ajv } from 'ajv'
import type { TSchema } from 'typebox'
import { createAddressRule } from '../net/addresses.ts'
import { ConfigError } from '../start-fault.ts'
import { type EmbeddingConfig, shapeEmbedding } from './embedding.ts'
import { Settings } from './settings.ts'
import { checkSingleSignOn, type SingleSignOnConfig, shapeSingleSignOn } from './single-sign-on.ts'

/** The database that holds the data. The type rules out contradictory settings. */
export type DatabaseConfig =
  | { kind: 'embedded'; directory: null }
  | {
      kind: 'embedded'
      directory: string
      durability: 'full' | 'process'
      memory: 'low' | 'high'
    }
  | { kind: 'postgres' }

export interface Config {
  http: {
    host: string
    port: number
    publicUrl: string | null
    corsOrigins: readonly string[]
    trustedProxies: readonly string[]
  }
  /** Page where customers buy credits or upgrade. */
  billingUrl: string | null
  /** Contact for security reports, as in `security.txt`. Null if the operator has set none. */
  securityContact: string | null
  role: 'all' | 'api' | 'worker'
  /** Time from SIGTERM until the server stops listening. */
  shutdownDelayMs: number
  dataDirectory: string
  backupDirectory: string
  database: DatabaseConfig
  /** Days to keep each kind of data, counted from the event or entry. */
  retention: { payloadDays: number; eventDays: number; auditDays: number }
  outbound: { allowNetworks: readonly string[]; allowHttpWebhooks: boolean }
  embedding: EmbeddingConfig
  /** Memory limit of the search indexes of all bases. */
  searchCacheBytes: number
  /** Directory of fonts for PDFs, in addition to the bundled ones. Null if not set. */
  fontsDirectory: string | null
  /** Service that reranks search results. Null if not set. */
  rerank: { url: string; model: string } | null
  /** Languages for text recognition on scanned pages. Empty turns recognition off. */
  ocrLanguages: readonly string[]
  /** URL of a time stamp authority. Null seals documents without a time stamp. */
  timestampUrl: string | null
  /** People allowed to create a dashboard account: anyone (`open`) or invited people only (`closed`). */
  signUp: 'open' | 'closed'
  /** Identity provider (OpenID Connect) that people can sign in with. Null if not set. */
  singleSignOn: SingleSignOnConfig | null
  /** Most organizations for one person, owned or created. */
  maxOwnedOrganizations: number
  /** Credits for sending one proposal. */
  proposalSendCredits: number
  mailFrom: string
  maxMailsPerHour: number
  telemetry: TelemetryConfig | null
  logLevel: string
  /** Log format. Null picks one that suits standard output. */
  logFormat: LogFormat | null
}

export type LogFormat = 'text' | 'json'

/** OpenTelemetry collector for traces and metrics. */
export interface TelemetryConfig {
  endpoint: string
  serviceName: string
  metricsEveryMs: number
}

/** Secret settings, kept apart from the configuration so that they are never printed. */
export interface ConfiguredSecrets {
  databaseUrl: string | null
  /** Direct address of the database when `databaseUrl` is a pooler; otherwise the same as `databaseUrl`. */
  databaseDirectUrl: string | null
  secretKeys: readonly Buffer[]
  operatorKey: string | null
  metricsKey: string | null
  embeddingKey: string | null
  rerankKey: string | null
  telemetryHeaders: string | null
  oidcClientSecret: string | null
  smtpUrl: string | null
}

type Environment = Record<string, string | undefined>

/** Reads every setting and reports all invalid ones together. Messages never contain the value of a secret. */
export function readConfig(environment: Environment): [Config, ConfiguredSecrets] {
  const faults = unknownNames(environment)
  // Not TypeBox's own check, which is 300 more modules to load.
  const ajv = new Ajv({ allErrors: true, strict: false, useDefaults: true })
  const complete = ajv.compile(Settings as object)
  const settings = given(environment) as Settings
  complete(settings)
  const wrong = (complete.errors ?? []).map(({ instancePath }) => instancePath.split('/')[1])
  for (const name of new Set(wrong)) if (name) faults.push(describeFault(name, environment[name]))
  const secrets = readSecrets(settings, faults)
  checkNetworks(settings, faults)
  checkTogether(settings, secrets, faults)
  checkSingleSignOn(settings, faults)
  if (faults.length > 0) throw new ConfigError(faults)
  return [shape(settings), secrets]
}

/** Settings of the CLI. A shell that has them can start a server, too. */
const namesOfClients = new Set(['CAPSTAN_URL', 'CAPSTAN_TOKEN', 'CAPSTAN_ORGANIZATION'])

const unknownNames = (environment: Environment): string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('CAPSTAN_') && !namesOfClients.has(name))
    .filter((name) => !(name in Settings.properties))
    .map((name) => `${name} is not a setting. docs/config.md lists every setting.`)

/** Returns the settings converted to their types. A value that cannot be converted stays text and fails the check. */
function given(environment: Environment): Record<string, unknown> {
  const entries = Object.entries(Settings.properties).flatMap(([name, schema]) => {
    const text = environment[name]
    return text ? [[name, readText(schema, text)]] : []
  })
  return Object.fromEntries(entries)
}

function readText(schema: TSchema, text: string): unknown {
  const { type } = schema as { type?: string }
  if (type === 'array') return list(text)
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(?:true|false|1|0)$/i.test(text)) return /^(?:true|1)$/i.test(text)
  return text
}

const list = (value = ''): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function describeFault(name: string, value: string | undefined): string {
  const schema = (
    Settings.properties as Record<string, { description?: string; secret?: boolean }>
  )[name]
  const shown = schema?.secret ? 'the value' : JSON.stringify(value)
  return `${name}: ${shown} is not valid. ${schema?.description ?? ''}`
}

function readSecrets(settings: Settings, faults: string[]): ConfiguredSecrets {
  const secretKeys = list(settings.CAPSTAN_SECRET_KEY).map((key) => Buffer.from(key, 'base64'))
  if (secretKeys.some((key) => key.length !== 32)) {
    faults.push(
      'CAPSTAN_SECRET_KEY must be 32 bytes in base64. Generate one with `openssl rand -base64 32`.',
    )
  }
  for (const name of ['DATABASE_URL', 'CAPSTAN_DATABASE_DIRECT_URL'] as const) {
    const url = settings[name]
    if (url && !URL.canParse(url)) {
      faults.push(`${name} is not a valid URL. Percent-encode special characters in its password.`)
    }
  }
  for (const name of ['CAPSTAN_OPERATOR_KEY', 'CAPSTAN_METRICS_KEY'] as const) {
    const { length } = settings[name] ?? ''
    if (length > 0 && length < 24) faults.push(`${name} must have at least 24 characters.`)
  }
  return {
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.CAPSTAN_DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? null,
    secretKeys,
    operatorKey: settings.CAPSTAN_OPERATOR_KEY ?? null,
    metricsKey: settings.CAPSTAN_METRICS_KEY ?? null,
    embeddingKey: settings.CAPSTAN_EMBEDDING_KEY ?? null,
    rerankKey: settings.CAPSTAN_RERANK_KEY ?? null,
    telemetryHeaders: settings.OTEL_EXPORTER_OTLP_HEADERS ?? null,
    oidcClientSecret: settings.CAPSTAN_OIDC_CLIENT_SECRET ?? null,
    smtpUrl: settings.CAPSTAN_SMTP_URL ?? null,
  }
}

function checkNetworks(settings: Settings, faults: string[]): void {
  for (const name of ['CAPSTAN_ALLOW_NETWORKS', 'CAPSTAN_TRUSTED_PROXIES'] as const) {
    for (const network of settings[name]) {
      try {
        createAddressRule([network])
      } catch {
        faults.push(
          `${name}: "${network}" is not a network. Use CIDR notation, such as 10.0.0.0/8.`,
        )
      }
    }
  }
}

function checkTogether(settings: Settings, secrets: ConfiguredSecrets, faults: string[]): void {
  if (secrets.databaseUrl !== null) {
    const missing = [
      ...(secrets.secretKeys.length === 0 ? ['CAPSTAN_SECRET_KEY'] : []),
      ...(secrets.operatorKey === null ? ['CAPSTAN_OPERATOR_KEY'] : []),
    ]
    for (const name of missing) {
      faults.push(`${name} is required with DATABASE_URL. Use the same value on every node.`)
    }
  } else if (secrets.databaseDirectUrl !== null) {
    faults.push(
      "CAPSTAN_DATABASE_DIRECT_URL needs DATABASE_URL. Set DATABASE_URL to the pooler's address of the same database.",
    )
  } else if (['api', 'worker'].includes(settings.CAPSTAN_ROLE)) {
    faults.push(
      'CAPSTAN_ROLE must be `all` with the embedded database, because only one process can open it.',
    )
  }
  if (settings.CAPSTAN_EMBEDDING_PROVIDER === 'local' && !settings.CAPSTAN_EMBEDDING_DIR) {
    faults.push('CAPSTAN_EMBEDDING_DIR is required with CAPSTAN_EMBEDDING_PROVIDER=local.')
  }
  if (settings.CAPSTAN_EVENT_RETENTION_DAYS < settings.CAPSTAN_PAYLOAD_RETENTION_DAYS) {
    faults.push(
      'CAPSTAN_EVENT_RETENTION_DAYS must not be less than CAPSTAN_PAYLOAD_RETENTION_DAYS, because a payload cannot outlive its event.',
    )
  }
}

function shape(settings: Settings): Config {
  return {
    http: {
      host: settings.HOST,
      port: settings.PORT,
      publicUrl: settings.CAPSTAN_PUBLIC_URL ?? null,
      corsOrigins: settings.CAPSTAN_CORS_ORIGINS,
      trustedProxies: settings.CAPSTAN_TRUSTED_PROXIES,
    },
    securityContact: settings.CAPSTAN_SECURITY_CONTACT ?? null,
    billingUrl: settings.CAPSTAN_BILLING_URL ?? null,
    role: settings.CAPSTAN_ROLE,
    shutdownDelayMs: settings.CAPSTAN_SHUTDOWN_DELAY * 1000,
    dataDirectory: settings.CAPSTAN_DATA_DIR,
    backupDirectory: settings.CAPSTAN_BACKUP_DIR ?? `${settings.CAPSTAN_DATA_DIR}/backups`,
    database: settings.DATABASE_URL
      ? { kind: 'postgres' }
      : {
          kind: 'embedded',
          directory: `${settings.CAPSTAN_DATA_DIR}/database`,
          durability: settings.CAPSTAN_EMBEDDED_DURABILITY,
          memory: settings.CAPSTAN_EMBEDDED_MEMORY,
        },
    retention: {
      payloadDays: settings.CAPSTAN_PAYLOAD_RETENTION_DAYS,
      eventDays: settings.CAPSTAN_EVENT_RETENTION_DAYS,
      auditDays: settings.CAPSTAN_AUDIT_RETENTION_DAYS,
    },
    outbound: {
      allowNetworks: settings.CAPSTAN_ALLOW_NETWORKS,
      allowHttpWebhooks: settings.CAPSTAN_ALLOW_HTTP_WEBHOOKS,
    },
    embedding: shapeEmbedding(settings),
    fontsDirectory: settings.CAPSTAN_FONTS_DIR ?? null,
    searchCacheBytes: settings.CAPSTAN_SEARCH_CACHE_MB * 2 ** 20,
    rerank: settings.CAPSTAN_RERANK_URL
      ? { url: settings.CAPSTAN_RERANK_URL, model: settings.CAPSTAN_RERANK_MODEL }
      : null,
    ocrLanguages: settings.CAPSTAN_OCR_LANGUAGES,
    timestampUrl: settings.CAPSTAN_TSA_URL ?? null,
    signUp: settings.CAPSTAN_SIGN_UP,
    singleSignOn: shapeSingleSignOn(settings),
    maxOwnedOrganizations: settings.CAPSTAN_MAX_OWNED_ORGANIZATIONS,
    proposalSendCredits: settings.CAPSTAN_PROPOSAL_SEND_CREDITS,
    mailFrom: settings.CAPSTAN_MAIL_FROM,
    maxMailsPerHour: settings.CAPSTAN_MAX_MAILS_PER_HOUR,
    telemetry: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: settings.OTEL_SERVICE_NAME,
          metricsEveryMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
        }
      : null,
    logLevel: settings.CAPSTAN_LOG_LEVEL,
    logFormat: settings.CAPSTAN_LOG_FORMAT ?? null,
  }
}
