import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import type { OutboundRequest } from '../../../platform/net/index.ts'
import { validatorFor } from '../../../platform/operations/validation.ts'
import { ConnectionFault } from '../connections/client.ts'
import { openConnectionClient } from '../connections/open-client.ts'
import { sealCredentials, sealTokens } from '../connections/secrets.ts'
import { insertConnection } from '../connections/store.ts'
import { resolveBaseUrl } from './base-url.ts'
import { builtIn } from './built-in.ts'
import { requireDefinition } from './definition.ts'
import { Definition } from './schema.ts'

const canary = 'canary-c8f1'
const samples = { text: 'sample', integer: 587, boolean: true }

const configOf = ({ baseUrl, protocol, settings }: Definition) => ({
  ...Object.fromEntries(
    settings.map(({ name, type, options }) => [name, options?.[0] ?? samples[type]]),
  ),
  ...(baseUrl === null && protocol === 'http' && { baseUrl: 'https://files.example.com/dav/' }),
})

describe('every definition that comes with the product', () => {
  test('is a file that fits the schema, and would be taken from an organization', () => {
    const files = readdirSync(new URL('definitions', import.meta.url))
    assert.deepEqual(files.toSorted(), [...builtIn.keys()].map((key) => `${key}.json`).sort())
    const validate = validatorFor(Definition, 'body')
    for (const definition of builtIn.values()) {
      assert.ok(
        validate(structuredClone(definition)),
        `${definition.key}: ${JSON.stringify(validate.errors?.[0])}`,
      )
      requireDefinition(definition)
      for (const method of definition.auth) {
        for (const address of ['tokenUrl', 'authorizationUrl'] as const) {
          assert.match((method as Record<string, string>)[address] ?? 'https://', /^https:\/\//)
        }
      }
      assert.match(definition.baseUrl ?? 'https://', /^https:\/\//)
    }
  })

  test('sends credentials to its own origin alone, whatever is asked for and wherever it is led', async (t) => {
    const app = await harness(t)
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const sent: OutboundRequest[] = []
    let redirect: string | null = null
    const outbound = {
      async request(request: OutboundRequest) {
        sent.push(request)
        if (redirect !== null) await request.beforeRedirect?.(redirect)
        const isToken =
          request.headers?.['content-type']?.startsWith('application/x-www-form') === true
        const tokens = { access_token: `${canary}-access`, token_type: 'bearer', expires_in: 3600 }
        return {
          status: 200,
          url: request.url,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify(isToken ? tokens : {})),
          truncated: false,
          bodyComplete: true,
          timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
        }
      },
    }
    const platform = { ...app.context, outbound: outbound as never }
    const { keyring, clock, transact } = app.context
    for (const definition of builtIn.values()) {
      for (const method of definition.auth) {
        const id = newId()
        const config = configOf(definition)
        const secrets = {
          api_key: { apiKey: `${canary}-key` },
          basic: { username: 'ada', password: `${canary}-password` },
          none: {},
        }
        const credentials = secrets[method.type as keyof typeof secrets] ?? {
          clientId: 'app',
          clientSecret: `${canary}-secret`,
        }
        const now = clock.now()
        await transact(organizationId, { kind: 'system' }, async (work) =>
          insertConnection(work, {
            organization_id: organizationId,
            id,
            provider: definition.key,
            name: 'One',
            status: 'active',
            auth_type: method.type,
            account: null,
            asked_scopes: [],
            scopes: [],
            config,
            credentials: sealCredentials(keyring, id, credentials),
            tokens: sealTokens(keyring, id, {
              accessToken: `${canary}-old`,
              refreshToken: `${canary}-refresh`,
            }),
            credential_version: 1,
            refresh_lease_until: null,
            refresh_at: method.type.startsWith('oauth2') ? now : null,
            expires_at: null,
            refresh_failures: 0,
            refresh_wait_until: null,
            wait_until: null,
            check_at: null,
            check_failures: 0,
            check_retries: 0,
            last_ok_at: null,
            last_error: null,
            created_at: now,
            updated_at: now,
          }),
        )
        const about = `${definition.key} ${method.type}`
        const client = await openConnectionClient(platform, organizationId, id)
        assert.equal(client.baseUrl, resolveBaseUrl(definition, config), about)
        const ask = (url: string) => client.request({ url, maxBodyBytes: 1000 })
        const refused = (error: unknown) =>
          error instanceof ConnectionFault && error.kind === 'refused'
        const foreign = [
          'https://evil.example/',
          '//evil.example/',
          'http://evil.example:80/x',
          'file:///x',
        ]
        for (const url of [
          ...foreign,
          `${new URL(client.baseUrl).protocol}//evil.${new URL(client.baseUrl).host}/`,
        ]) {
          await assert.rejects(ask(url), refused, `${about} ${url}`)
        }
        assert.equal(sent.length, 0, about)
        if (definition.protocol === 'http') {
          await ask('some/path')
          redirect = 'https://evil.example/elsewhere'
          if (method.type === 'none') await ask('some/path')
          else await assert.rejects(ask('some/path'), refused, about)
          redirect = null
        } else {
          await assert.rejects(ask(''), refused, about)
        }
        for (const { url, headers, body } of sent.splice(0)) {
          const carries =
            JSON.stringify([headers, String(body ?? '')]).includes(canary) ||
            JSON.stringify(headers).includes('Basic')
          const own = [client.baseUrl, 'tokenUrl' in method ? method.tokenUrl : client.baseUrl]
          assert.ok(!url.includes(canary), `${about}: no credential in an address`)
          assert.ok(
            !carries || own.some((one) => new URL(one).origin === new URL(url).origin),
            about,
          )
          const isToken = 'tokenUrl' in method && url === method.tokenUrl
          const keeps =
            method.type !== 'none' && !('placement' in method && method.placement === 'protocol')
          assert.equal(carries, keeps, `${about} ${isToken}`)
        }
      }
    }
  })
})

describe('a definition that an organization adds', () => {
  const good = {
    key: 'x_own',
    name: 'Own',
    description: '',
    protocol: 'http',
    baseUrl: 'https://{account}.api.example.com/v1/',
    settings: [{ name: 'account', title: 'Account', type: 'text', required: true }],
    auth: [{ type: 'api_key', header: 'X-Api-Key', prefix: '' }],
    headers: {},
    rateLimit: null,
    test: null,
    models: {},
    hook: null,
  } as unknown as Definition

  test('is refused where a value could move its address, or it would send what is not its own', () => {
    requireDefinition(good)
    const text = { type: 'text', required: true, title: 'A' } as const
    const faults: [Partial<Record<keyof Definition, unknown>>, string][] = [
      ...[
        'https://x{account}.example.com/',
        'https://{account}/',
        'https://{account}.com/',
        'https://api.{account}/',
        'https://api.example.com/a{account}/',
        'https://api.example.com/v1',
        'https://ada@api.example.com/',
        'https://api.example.com/?q={account}/',
        'https://api.example.com/a/../b/',
        'https://api.example.com\\@evil.example/',
        'https://{other}.api.example.com/',
        'ftp://api.example.com/',
      ].map((baseUrl): [{ baseUrl: string }, string] => [{ baseUrl }, 'baseUrl']),
      [{ settings: [{ name: 'account', ...text, required: false }] }, 'baseUrl'],
      [
        {
          settings: [
            { name: 'account', ...text },
            { name: 'account', ...text },
          ],
        },
        'settings.1.name',
      ],
      [{ headers: { Authorization: 'x' } }, 'headers.Authorization'],
      [{ headers: { cookie: 'x' } }, 'headers.cookie'],
      [{ test: { method: 'GET', path: '', headers: { Host: 'x' } } }, 'test.headers.Host'],
      [{ test: { method: 'GET', path: '', accept: 'body.(' } }, 'test.accept'],
      [{ rateLimit: { requestsPerMinute: 10, burst: 10 } }, 'rateLimit.burst'],
      [{ hook: 'paypal' }, 'hook'],
      [{ auth: [good.auth[0], good.auth[0]] }, 'auth.1.type'],
      [{ auth: [{ type: 'api_key', header: 'Host', prefix: '' }] }, 'auth.0.header'],
      [
        { models: { contact: { reader: 'rest', map: { email: 'record.(' } } } },
        'models.contact.map.email',
      ],
    ]
    for (const [change, field] of faults) {
      assert.throws(
        () => requireDefinition({ ...good, ...change } as Definition),
        (error: { field?: string }) => error.field === field,
        `${JSON.stringify(change)} → ${field}`,
      )
    }
  })
})
