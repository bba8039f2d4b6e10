import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConfigError } from '../start-fault.ts'
import { readConfig } from './config.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const operatorKey = 'an-operator-key-of-24-chars'
const shared = {
  DATABASE_URL: 'postgres://capstan:hunter2@db.internal/capstan',
  CAPSTAN_SECRET_KEY: key,
  CAPSTAN_OPERATOR_KEY: operatorKey,
}

function faultsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.faults
  }
  return []
}

describe('the configuration', () => {
  test('refuses a short key for metrics without showing it, and leaves the form of the log open', () => {
    const [fault, ...more] = faultsOf({ CAPSTAN_METRICS_KEY: 'too-short' })
    assert.deepEqual([fault, more], ['CAPSTAN_METRICS_KEY must have at least 24 characters.', []])
    const [config, secrets] = readConfig({})
    assert.deepEqual([config.logFormat, secrets.metricsKey], [null, null])
    assert.equal(readConfig({ CAPSTAN_LOG_FORMAT: 'text' })[0].logFormat, 'text')
    assert.equal(faultsOf({ CAPSTAN_LOG_FORMAT: 'xml' }).length, 1)
  })

  test('needs nothing: an embedded database on this machine alone', () => {
    const [config, secrets] = readConfig({})
    assert.deepEqual(config.http, {
      host: '127.0.0.1',
      port: 8080,
      publicUrl: null,
      corsOrigins: [],
      trustedProxies: [],
    })
    assert.deepEqual(config.database, {
      kind: 'embedded',
      directory: './data/database',
      durability: 'full',
      memory: 'low',
    })
    assert.deepEqual([config.role, config.embedding], ['all', { provider: 'builtin' }])
    assert.deepEqual(secrets.secretKeys, [])
  })

  test('reads numbers, switches and lists, and takes an empty value for an absent one', () => {
    const [config, secrets] = readConfig({
      ...shared,
      PORT: '0',
      HOST: '',
      CAPSTAN_ROLE: 'worker',
      CAPSTAN_ALLOW_NETWORKS: '10.0.0.0/8, fd00::/8',
      CAPSTAN_ALLOW_HTTP_WEBHOOKS: '1',
      CAPSTAN_CORS_ORIGINS: 'https://a.example,https://b.example:8443',
      CAPSTAN_SECRET_KEY: `${key}, ${Buffer.alloc(32, 8).toString('base64')}`,
    })
    assert.deepEqual([config.http.port, config.http.host], [0, '127.0.0.1'])
    assert.deepEqual(config.outbound, {
      allowNetworks: ['10.0.0.0/8', 'fd00::/8'],
      allowHttpWebhooks: true,
    })
    assert.deepEqual(config.http.corsOrigins, ['https://a.example', 'https://b.example:8443'])
    assert.deepEqual(
      secrets.secretKeys.map((bytes) => bytes[0]),
      [7, 8],
    )
    assert.deepEqual([config.role, config.database], ['worker', { kind: 'postgres' }])
  })

  test('names all faults at once, those of single values and those of combinations', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://db/capstan',
      CAPSTAN_SECRET_KEY: 'short',
      CAPSTAN_ROLE: 'boss',
      CAPSTAN_LOG_LEVEL: 'loud',
      CAPSTAN_ALLOW_NETWORKS: '10.0.0.0/8,10.1/8',
      CAPSTAN_COLOUR: 'red',
      CAPSTAN_EMBEDDING_DIMENSIONS: '2001',
    })
    const names = faults.map((fault) => /^\w+/.exec(fault)?.[0]).sort()
    assert.deepEqual(names, [
      'CAPSTAN_ALLOW_NETWORKS',
      'CAPSTAN_COLOUR',
      'CAPSTAN_EMBEDDING_DIMENSIONS',
      'CAPSTAN_LOG_LEVEL',
      'CAPSTAN_OPERATOR_KEY',
      'CAPSTAN_ROLE',
      'CAPSTAN_SECRET_KEY',
      'DATABASE_URL',
      'PORT',
    ])
  })

  for (const [name, value] of [
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', 'true'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['CAPSTAN_ALLOW_HTTP_WEBHOOKS', 'yes'],
    ['CAPSTAN_PUBLIC_URL', 'https://capstan.example/api'],
    ['CAPSTAN_CORS_ORIGINS', '*'],
    ['CAPSTAN_ALLOW_NETWORKS', '999.1.1.1/8'],
    ['CAPSTAN_ALLOW_NETWORKS', '10.0.0.0/33'],
    ['CAPSTAN_ALLOW_NETWORKS', '10.0.0.1'],
    ['CAPSTAN_EMBEDDING_DIMENSIONS', '1.5'],
    ['CAPSTAN_SECRET_KEY', Buffer.alloc(31).toString('base64')],
    ['CAPSTAN_OPERATOR_KEY', 'too-short'],
    ['CAPSTAN_ROLE', 'api'],
  ] as const) {
    test(`refuses ${name}=${value}, and names it`, () => {
      const faults = faultsOf({ [name]: value })
      assert.equal(faults.length, 1)
      assert.match(faults[0] ?? '', new RegExp(`^${name}\\b`))
    })
  }

  for (const name of ['CAPSTAN_SECRET_KEY', 'CAPSTAN_OPERATOR_KEY'] as const) {
    test(`refuses DATABASE_URL without ${name}, which every node must share`, () => {
      assert.match(
        faultsOf({ ...shared, [name]: undefined })[0] ?? '',
        new RegExp(`^${name} is req`),
      )
    })
  }

  test('goes past a pooler where it is told to, and otherwise by the one address', () => {
    const directUrl = 'postgres://capstan:hunter2@db.internal:5433/capstan'
    const [, pooled] = readConfig({ ...shared, CAPSTAN_DATABASE_DIRECT_URL: directUrl })
    assert.deepEqual(
      [pooled.databaseUrl, pooled.databaseDirectUrl],
      [shared.DATABASE_URL, directUrl],
    )
    assert.equal(readConfig(shared)[1].databaseDirectUrl, shared.DATABASE_URL)
    assert.match(
      faultsOf({ CAPSTAN_DATABASE_DIRECT_URL: directUrl })[0] ?? '',
      /^CAPSTAN_DATABASE_DIRECT_URL needs DATABASE_URL/,
    )
  })

  test('refuses to keep a payload longer than its event', () => {
    const days = { CAPSTAN_PAYLOAD_RETENTION_DAYS: '60', CAPSTAN_EVENT_RETENTION_DAYS: '59' }
    assert.match(faultsOf(days)[0] ?? '', /^CAPSTAN_EVENT_RETENTION_DAYS must not be less/)
    const [{ retention }] = readConfig({ ...days, CAPSTAN_EVENT_RETENTION_DAYS: '60' })
    assert.deepEqual(retention, { payloadDays: 60, eventDays: 60, auditDays: 400 })
  })

  test('knows an identity provider only with all of its settings, and its secret as one', () => {
    assert.equal(readConfig({})[0].singleSignOn, null)
    const issuer = 'https://login.acme.example/realms/acme'
    const given = {
      CAPSTAN_OIDC_ISSUER: issuer,
      CAPSTAN_OIDC_CLIENT_ID: 'capstan',
      CAPSTAN_OIDC_CLIENT_SECRET: 'hunter2',
    }
    const [{ singleSignOn }, { oidcClientSecret }] = readConfig(given)
    assert.deepEqual(singleSignOn, { issuer, clientId: 'capstan', name: 'single sign-on' })
    assert.equal(oidcClientSecret, 'hunter2')
    const named = readConfig({ ...given, CAPSTAN_OIDC_NAME: 'Acme' })
    assert.equal(named[0].singleSignOn?.name, 'Acme')
    for (const name of Object.keys(given)) {
      const [fault = '', ...more] = faultsOf({ ...given, [name]: undefined })
      assert.match(fault, new RegExp(`^${name} is missing\\. .* set all three or none\\.$`))
      assert.deepEqual([more, /hunter2/.test(fault)], [[], false])
    }
  })

  test('allows an identity provider without TLS on loopback alone', () => {
    const faults = (CAPSTAN_OIDC_ISSUER: string) =>
      faultsOf({
        CAPSTAN_OIDC_ISSUER,
        CAPSTAN_OIDC_CLIENT_ID: 'capstan',
        CAPSTAN_OIDC_CLIENT_SECRET: 'hunter2',
      })
    for (const host of ['127.0.0.1:8081', 'localhost', '[::1]:8081']) {
      assert.deepEqual(faults(`http://${host}/realms/acme`), [])
    }
    const wrong = ['http://10.0.0.1', 'http://127.0.0.1.evil.example', 'http://localhost.example']
    for (const issuer of [...wrong, 'https://a.example/?x', 'https://u:p@a.example', 'acme']) {
      assert.equal(faults(issuer).length, 1, issuer)
      assert.match(faults(issuer)[0] ?? '', /^CAPSTAN_OIDC_ISSUER/)
    }
  })

  test('knows a collector only when it is given, and its headers as a secret', () => {
    assert.equal(readConfig({})[0].telemetry, null)
    const endpoint = 'http://collector.internal:4318'
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c,d=e',
    }
    const [{ telemetry }, { telemetryHeaders }] = readConfig(given)
    assert.deepEqual(telemetry, { endpoint, serviceName: 'capstan', metricsEveryMs: 60_000 })
    assert.equal(telemetryHeaders, 'a=b%20c,d=e')
    const [fault = ''] = faultsOf({ ...given, OTEL_EXPORTER_OTLP_HEADERS: 'key=hunter2%' })
    assert.match(fault, /^OTEL_EXPORTER_OTLP_HEADERS/)
    assert.doesNotMatch(fault, /hunter2/)
  })

  test('a list of no keys counts as no key', () => {
    assert.match(
      faultsOf({ ...shared, CAPSTAN_SECRET_KEY: ' , ' })[0] ?? '',
      /^CAPSTAN_SECRET_KEY is required/,
    )
  })

  test('prints no secret in any fault', () => {
    const secrets = {
      DATABASE_URL: 'postgres://capstan:hunter2@db.internal:99999/capstan',
      CAPSTAN_SECRET_KEY: 'c2VjcmV0LW9mLXRoZS13cm9uZy1sZW5ndGg=',
      CAPSTAN_OPERATOR_KEY: 'short-operator',
    }
    const environments = [
      secrets,
      { ...secrets, DATABASE_URL: 'hunter2' },
      { ...shared, CAPSTAN_DATABASE_DIRECT_URL: secrets.DATABASE_URL },
      { ...shared, PORT: 'x', CAPSTAN_EMBEDDING_KEY: 'sk-hunter2' },
    ]
    for (const environment of environments) {
      const message = faultsOf(environment).join('\n')
      assert.notEqual(message, '')
      assert.doesNotMatch(message, /hunter2|c2VjcmV0|short-operator/)
      assert.doesNotMatch(message, new RegExp(`${key}|${operatorKey}`))
    }
  })
})
