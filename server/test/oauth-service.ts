import type { TestContext } from 'node:test'
import type { Context } from '../src/context.ts'
import { ConnectionId } from '../src/domains/integrations/connections/schema.ts'
import { sealTokens } from '../src/domains/integrations/connections/secrets.ts'
import type { Client } from './client.ts'
import { type HttpServer, type ReceivedRequest, startHttpServer } from './fixtures/tls-server.ts'

/** What a token endpoint or an API answers. */
export interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/** A service with OAuth that gives another refresh token each time, and ends the grant when an old one comes again. */
export class OAuthService {
  readonly server: HttpServer
  /** Refresh tokens that came, oldest first. */
  readonly refreshed: string[] = []
  #current = 'refresh-0'
  #access = 'access-0'
  #isEnded = false
  /** In place of tokens, as long as it is set. */
  failure: Reply | null = null
  /** In place of an answer of the API to whoever has the right token. */
  answer: Reply | null = null
  /** Seconds that an access token lives. */
  lifetime = 3600
  /** Holds the token endpoint until it resolves. */
  gate: Promise<void> = Promise.resolve()
  asked = 0

  private constructor(server: HttpServer) {
    this.server = server
  }

  static async start(t: Pick<TestContext, 'after'>): Promise<OAuthService> {
    let service: OAuthService | undefined
    const server = await startHttpServer(t, (request, response) => {
      void service?.reply(request).then(({ status = 200, headers = {}, body = {} }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(JSON.stringify(body))
      })
    })
    service = new OAuthService(server)
    return service
  }

  /** The access token that works; another one from now on, as if it had been revoked. */
  revoke(): void {
    this.#access = `revoked-${this.refreshed.length}`
  }

  private async reply({ url, headers, body }: ReceivedRequest): Promise<Reply> {
    if (!url.startsWith('/token')) return this.#api(headers.authorization)
    await this.gate
    const form = new URLSearchParams(body.toString())
    this.refreshed.push(form.get('refresh_token') ?? form.get('grant_type') ?? '')
    if (this.failure) return this.failure
    if (form.get('grant_type') === 'refresh_token') {
      if (this.#isEnded || form.get('refresh_token') !== this.#current) {
        this.#isEnded = true
        return {
          status: 400,
          body: { error: 'invalid_grant', error_description: 'canary-refused' },
        }
      }
    }
    this.#current = `refresh-${this.refreshed.length}`
    this.#access = `access-${this.refreshed.length}`
    return {
      body: {
        access_token: this.#access,
        refresh_token: this.#current,
        token_type: 'Bearer',
        expires_in: this.lifetime,
      },
    }
  }

  #api(authorization: string | undefined): Reply {
    this.asked++
    if (authorization !== `Bearer ${this.#access}`) return { status: 401 }
    return this.answer ?? { body: { email: 'ada@example.com' } }
  }
}

/** A connection to it that somebody has authorized, as if `secondsLeft` were left of its access token. */
export async function grantedConnection(
  owner: Client,
  { database, keyring, clock }: Context,
  { server }: OAuthService,
  {
    secondsLeft = 3600,
    key = 'x_service',
    models = {},
  }: { secondsLeft?: number; key?: string; models?: object } = {},
): Promise<{ id: string; connectionId: string; path: string }> {
  await owner.post('/v1/integrations/providers', {
    key,
    name: 'Service',
    baseUrl: `${server.url}/api/`,
    auth: [
      {
        type: 'oauth2_code',
        authorizationUrl: `${server.url}/authorize`,
        tokenUrl: `${server.url}/token`,
        scopes: ['contacts.read'],
        clientAuthentication: 'basic',
        issuer: null,
        promisesIssuer: false,
        parameters: {},
      },
    ],
    test: { method: 'GET', path: 'me', account: 'body.email' },
    models,
  })
  const { body } = await owner.post('/v1/integrations/connections', {
    provider: key,
    name: 'Service',
    credentials: { clientId: 'app', clientSecret: 'canary-client-secret' },
  })
  const connectionId = ConnectionId.read(body.id) ?? ''
  const tokens = { accessToken: 'access-0', refreshToken: 'refresh-0' }
  const expires = new Date(clock.now().getTime() + secondsLeft * 1000)
  await database.db
    .updateTable('connections')
    .set({
      tokens: sealTokens(keyring, connectionId, tokens),
      status: 'active',
      expires_at: expires,
      refresh_at: new Date(expires.getTime() - 300_000),
    })
    .where('id', '=', connectionId)
    .execute()
  return { id: body.id, connectionId, path: `/v1/integrations/connections/${body.id}` }
}
