import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import type { OutboundRequest } from '../../../platform/net/index.ts'
import { builtIn, type ProviderDefinition, resolveBaseUrl } from '../providers/index.ts'
import { ConnectionFault } from './client.ts'
import { openConnectionClient } from './open-client.ts'
import { sealCredentials, sealTokens } from './secrets.ts'
import { insertConnection } from './store.ts'

const canary = 'canary-c8f1'
const samples = { text: 'sample', integer: 587, boolean: true }

const configOf = ({ baseUrl, protocol, settings }: ProviderDefinition) => ({
  ...Object.fromEntries(
    settings.map(({ name, type, options }) => [name, options?.[0] ?? samples[type]]),
  ),
  ...(baseUrl === null && protocol === 'http' && { baseUrl: 'https://files.example.com/dav/' }),
})

describe('a connection to every built-in provider', () => {
  test('sends credentials only to its own origin, with any request and after any redirect', async (t) => {
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
