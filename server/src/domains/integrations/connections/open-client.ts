import type { Json } from '../../../platform/db/tables.generated.ts'
import { EchoFilter, secretsInHeaders } from '../../../platform/net/echo.ts'
import { OutboundError, type OutboundResponse } from '../../../platform/net/index.ts'
import type { BodySink } from '../../../platform/net/response-body.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type AuthMethod,
  findDefinition,
  type ProviderDefinition,
  resolveBaseUrl,
} from '../providers/index.ts'
import { type ConnectionAccess, openAccess, reauthorize } from './access.ts'
import { answerOf } from './answer.ts'
import { type ConnectionClient, ConnectionFault, type ConnectionRequest } from './client.ts'
import type { ConnectionStatus, Credentials } from './schema.ts'
import { openCredentials } from './secrets.ts'
import { type ConnectionRow, findConnection, keepSuccess } from './store.ts'

export type ClientDependencies = Pick<
  Platform,
  'database' | 'transact' | 'clock' | 'keyring' | 'outbound' | 'rates' | 'config' | 'log'
>

const timeouts = { connectMs: 10_000, headersMs: 30_000, totalMs: 120_000 }
/** Longest time for a streamed body, such as a file of a gigabyte. */
const streamMs = 1_800_000
const maxRedirects = 5

/** Statuses of connections that other resources may use. */
export const usable: readonly ConnectionStatus[] = ['active', 'degraded']
/** Statuses of connections that can be tested. */
export const testable: readonly ConnectionStatus[] = ['pending', ...usable]

/**
 * Opens a client of an active or degraded connection. Each request reads the row again, so that a change by a person or
 * another node applies immediately.
 *
 * @throws {ConnectionFault} if the connection cannot be used or is deleted
 */
export const openConnectionClient = (
  platform: ClientDependencies,
  organizationId: string,
  connectionId: string,
  signal?: AbortSignal,
): Promise<ConnectionClient> =>
  openClientIn(platform, { organizationId, connectionId, statuses: usable, signal })

interface Opening {
  organizationId: string
  connectionId: string
  statuses: readonly ConnectionStatus[]
  signal?: AbortSignal | undefined
}

export async function openClientIn(
  platform: ClientDependencies,
  opening: Opening,
): Promise<ConnectionClient> {
  const { db } = platform.database
  const { organizationId, connectionId } = opening
  const row = await findConnection(db, organizationId, connectionId)
  const definition = row && (await findDefinition(db, organizationId, row.provider))
  const method = definition?.auth.find(({ type }) => type === row?.auth_type)
  if (!row || !definition || !method) {
    throw new ConnectionFault('refused', 'The connection or its provider was deleted.')
  }
  requireStatus(row, opening.statuses)
  return new Client(platform, opening, definition, method, row)
}

function requireStatus(row: ConnectionRow, statuses: readonly ConnectionStatus[]): void {
  if (statuses.includes(row.status)) return
  if (row.status === 'disabled') {
    throw new ConnectionFault('refused', 'The connection is disabled. Enable it.')
  }
  if (row.status === 'pending') {
    const message = 'The connection is not ready yet. Authorize or test it.'
    throw new ConnectionFault('reauthorize', message)
  }
  throw reauthorize(row)
}

/** Shortest secret that is hidden. A shorter one may be an ordinary word in a response. */
const leastSecret = 8

/** Authentication of a request; `access` is for OAuth. */
interface Proof {
  headers: Record<string, string>
  access: ConnectionAccess | null
  /** Hides the secrets in the provider's response. */
  echo: EchoFilter
}

class Client implements ConnectionClient {
  readonly connectionId: string
  readonly provider: string
  readonly baseUrl: string
  readonly config: Readonly<Record<string, Json>>
  readonly #platform: ClientDependencies
  readonly #opening: Opening
  readonly #definition: ProviderDefinition
  readonly #method: AuthMethod
  #okAt = 0

  constructor(
    platform: ClientDependencies,
    opening: Opening,
    definition: ProviderDefinition,
    method: AuthMethod,
    row: ConnectionRow,
  ) {
    this.#platform = platform
    this.#opening = opening
    this.#definition = definition
    this.#method = method
    this.connectionId = row.id
    this.provider = row.provider
    this.config = { ...row.config }
    this.baseUrl = resolveBaseUrl(definition, row.config)
  }

  async request(request: ConnectionRequest): Promise<OutboundResponse> {
    const url = this.#targetOf(request.url)
    const row = await this.#currentRow()
    await this.#admit()
    const proof = await this.#proofOf(row, request.signal)
    const first = await this.#send(url, request, proof)
    const { access } = proof
    const isRefused = first.status === 401 && access !== null
    const response = isRefused
      ? await this.#send(url, request, await this.#proofOf(row, request.signal, access.version))
      : first
    const answer = await answerOf(this.#platform, row, response, request.explained)
    await this.#keepSuccess(row)
    return answer
  }

  async credentials(): Promise<Readonly<Record<string, string>>> {
    const row = await this.#currentRow()
    const { access } = await this.#proofOf(row)
    if (access) return { accessToken: access.accessToken }
    return openCredentials(this.#platform.keyring, row) as Record<string, string>
  }

  /** Returns a URL within the origin of the connection. Sends nothing to other origins. */
  #targetOf(address: string): string {
    const url = URL.parse(address, this.baseUrl)
    if (this.#definition.protocol !== 'http' || !url || !isSameOrigin(url, this.baseUrl)) {
      throw new ConnectionFault('refused', 'The URL is not on a host of the connection.')
    }
    url.hash = ''
    return url.href
  }

  async #currentRow(): Promise<ConnectionRow> {
    const { database, clock } = this.#platform
    const { organizationId, statuses } = this.#opening
    const row = await findConnection(database.db, organizationId, this.connectionId)
    if (!row) throw new ConnectionFault('refused', 'The connection was deleted.')
    requireStatus(row, statuses)
    // Another address has other credentials, so the caller must open another client.
    if (resolveBaseUrl(this.#definition, row.config) !== this.baseUrl) {
      throw new ConnectionFault('retry', 'The connection has changed. Try again.')
    }
    if (row.wait_until && row.wait_until > clock.now()) {
      const message = 'The provider asked for a pause. Capstan tries again later.'
      throw new ConnectionFault('wait', message, { retryAt: row.wait_until })
    }
    return row
  }

  /** Waits for the definition's rate, across all nodes. */
  async #admit(): Promise<void> {
    const { rates, clock } = this.#platform
    const { rateLimit } = this.#definition
    if (!rateLimit) return
    const { organizationId } = this.#opening
    const subject = { kind: 'token' as const, id: this.connectionId, organizationId }
    const [rate] = await rates.admit(subject, { subject: rateLimit, organization: null })
    if (!rate || rate.admitted) return
    const retryAt = new Date(clock.now().getTime() + rate.retryAfterSeconds * 1000)
    throw new ConnectionFault('wait', 'The provider’s rate limit is used up.', { retryAt })
  }

  async #proofOf(
    row: ConnectionRow,
    signal = this.#opening.signal,
    stale?: number,
  ): Promise<Proof> {
    const method = this.#method
    const credentials = openCredentials(this.#platform.keyring, row)
    if (method.type === 'oauth2_code' || method.type === 'oauth2_client') {
      const access = await openAccess(this.#platform, row, method, { stale, signal })
      const headers = { authorization: `Bearer ${access.accessToken}` }
      return { headers, access, echo: echoOf(headers, credentials) }
    }
    const headers = headersOf(method, credentials)
    return { headers, access: null, echo: echoOf(headers, credentials) }
  }

  async #send(
    url: string,
    {
      headers = {},
      signal = this.#opening.signal,
      explained: _,
      onBody,
      ...request
    }: ConnectionRequest,
    proof: Proof,
  ): Promise<OutboundResponse> {
    const { outbound, config } = this.#platform
    try {
      const stream = onBody && echoing(proof.echo, onBody)
      const response = await outbound.request({
        ...request,
        ...(stream && { onBody: stream.take }),
        url,
        headers: mergeHeaders(this.#definition.headers, headers, proof.headers),
        schemes: config.outbound.allowHttpWebhooks ? ['https', 'http'] : ['https'],
        redirects: maxRedirects,
        beforeRedirect: async (next) => this.#requireWithin(next),
        onOversize: 'fail',
        timeouts: onBody ? { ...timeouts, totalMs: streamMs } : timeouts,
        ...(signal && { signal }),
      })
      await stream?.end()
      return { ...response, body: proof.echo.hideIn(response.body) }
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      throw new ConnectionFault(finalCodes.has(error.code) ? 'refused' : 'retry', error.message)
    }
  }

  /** Allows only redirects within the origins. Without credentials nothing can leak, so public files may move. */
  #requireWithin(next: string): void {
    if (this.#method.type === 'none' || isSameOrigin(new URL(next), this.baseUrl)) return
    throw new ConnectionFault(
      'refused',
      `The provider redirects to ${new URL(next).origin}. Credentials are not sent to another host. If that is the provider’s address, connect to it.`,
    )
  }

  async #keepSuccess(row: ConnectionRow): Promise<void> {
    const { database, clock } = this.#platform
    const now = clock.now()
    if (now.getTime() - this.#okAt < 60_000) return
    this.#okAt = now.getTime()
    await keepSuccess(database.db, row.organization_id, row.id, now)
  }
}

const finalCodes: ReadonlySet<string> = new Set([
  'invalid_url',
  'target_not_allowed',
  'body_too_large',
  'too_many_redirects',
])

const isSameOrigin = (url: URL, base: string): boolean => url.origin === new URL(base).origin

/** Merges headers case-insensitively. The last one wins, so callers cannot replace credentials. */
function mergeHeaders(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const named = all.flatMap((headers) => Object.entries(headers))
  return Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]))
}

const echoOf = (headers: Record<string, string>, credentials: Credentials): EchoFilter => {
  const { apiKey, password, clientSecret } = credentials
  const secrets = [...secretsInHeaders(headers), apiKey, password, clientSecret]
  return new EchoFilter(secrets, leastSecret)
}

/** Streams a body on, except bytes at the end of a part that may begin a secret. */
function echoing(echo: EchoFilter, sink: BodySink) {
  let rest: Buffer = Buffer.alloc(0)
  return {
    async take(part: Buffer): Promise<void> {
      const known = echo.hideIn(Buffer.concat([rest, part]))
      const end = Math.max(0, known.length - Math.max(0, echo.reach - 1))
      rest = known.subarray(end)
      if (end > 0) await sink(known.subarray(0, end))
    },
    async end(): Promise<void> {
      if (rest.length > 0) await sink(rest)
    },
  }
}

/** Returns the headers that authenticate a request. A protocol that signs or logs in has none. */
function headersOf(method: AuthMethod, credentials: Credentials): Record<string, string> {
  if (method.type === 'api_key') {
    return { [method.header.toLowerCase()]: `${method.prefix}${credentials.apiKey ?? ''}` }
  }
  if (method.type === 'basic' && method.placement === 'header') {
    const pair = `${credentials.username ?? ''}:${credentials.password ?? ''}`
    return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
  }
  return {}
}
