import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { Provider } from 'oidc-provider'

const credentials = { clientId: 'app', clientSecret: 'a-secret-of-thirty-two-characters' }
const scope = 'contacts.read'

/** A certified server of OAuth on loopback, which lets everybody in as Ada, demands PKCE and rotates refresh tokens. */
export async function startOidcProvider(t: Pick<TestContext, 'after'>, redirectUris: string[]) {
  const seen: { method: string; url: URL }[] = []
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => {}
  const server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: new URL(request.url ?? '', url) })
    void handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  handle = handlerOf(newProvider(url, redirectUris))
  const tokenUrl = `${url}/token`
  const common = { tokenUrl, scopes: [scope], clientAuthentication: 'basic' }
  return {
    url,
    credentials,
    method: {
      type: 'oauth2_code',
      authorizationUrl: `${url}/auth`,
      ...common,
      issuer: url,
      promisesIssuer: true,
      parameters: {},
    },
    clientMethod: { type: 'oauth2_client', ...common },
    /** What browsers asked the authorization endpoint. */
    get authorizations(): URLSearchParams[] {
      return seen.filter((one) => one.url.pathname === '/auth').map((one) => one.url.searchParams)
    },
    tokenRequests: () => seen.filter((one) => one.url.pathname === '/token').length,
  }
}

function newProvider(issuer: string, redirectUris: string[]): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [
      {
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [privateKey.export({ format: 'jwk' }) as never] },
    cookies: { keys: ['only for tests'] },
    scopes: ['openid', scope],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, clientCredentials: { enabled: true } },
  })
}

function handlerOf(provider: Provider) {
  const callback = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { url = '' } = request
    if (url.startsWith('/interaction/')) return agree(provider, request, response)
    if (!url.startsWith('/api/')) return callback(request, response)
    const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const granted = await provider.AccessToken.find(bearer)
    const own = granted ? undefined : await provider.ClientCredentials.find(bearer)
    const account = granted?.accountId ?? own?.clientId
    response.writeHead(account === undefined ? 401 : 200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ account }))
  }
}

/** Signs Ada in and grants what is asked for, without a page between. */
async function agree(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId: 'ada', clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  const result = { login: { accountId: 'ada' }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result)
}

/** Keeps cookies by origin, as one browser does. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>()

  /** Sends with the cookies of the origin, and keeps those that come. */
  async visit<Visited extends { set: string[] }>(
    send: (cookie: string) => Promise<Visited>,
    { origin }: URL,
  ): Promise<Visited> {
    const cookies = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, cookies)
    const visited = await send([...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    for (const line of visited.set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return visited
  }

  /** Goes where it is led, until that is an address with this path; it is not visited. */
  async follow(start: URL, path: string): Promise<URL> {
    let url = start
    for (let hop = 0; hop < 10; hop++) {
      const { status, location } = await this.visit(async (cookie) => {
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
        await response.arrayBuffer()
        const set = response.headers.getSetCookie()
        return { status: response.status, location: response.headers.get('location'), set }
      }, url)
      if (location === null) throw new Error(`${url.pathname} answered ${status}`)
      url = new URL(location, url)
      if (url.pathname.startsWith(path)) return url
    }
    throw new Error('led in a circle')
  }
}
