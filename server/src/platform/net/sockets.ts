import type { Socket } from 'node:net'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import type { WebSocket } from 'undici'
import { openSocket } from './connector.ts'
import type { Guard } from './guard.ts'
import { OutboundError } from './outbound-error.ts'
import { maxHeaderBytes } from './response-body.ts'
import { type NetworkEndpoint, parseEndpoint, parseTarget, type Scheme } from './target.ts'

/** A connection for a protocol other than HTTP. */
export interface ConnectRequest {
  /** Name or address, and nothing else. */
  host: string
  /** Port from 1 to 65535, except those of other protocols than mail. */
  port: number
  /** True for TLS from the first byte. */
  secure: boolean
  /** Time limit in ms from resolving the name to the end of the TLS handshake. */
  connectMs: number
  signal?: AbortSignal
}

export interface WebSocketRequest {
  /** URL with `wss://`, or `ws://` if `schemes` has http. */
  url: string
  schemes: readonly Scheme[]
  connectMs: number
  /** Largest message from the other side, in bytes. */
  maxMessageBytes: number
  signal?: AbortSignal
}

export interface Sockets {
  /**
   * Opens a connection.
   *
   * @throws {OutboundError}
   */
  connect(request: ConnectRequest): Promise<Socket>
  /**
   * Opens a WebSocket. It is connected with its handshake in progress; `error` and `close` report the result.
   *
   * @throws {OutboundError} if the connection fails
   */
  openWebSocket(request: WebSocketRequest): Promise<WebSocket>
  /** Returns the trusted certificate authorities, for a connection that upgrades to TLS later (STARTTLS). */
  trusted(): SecureContext
  /** Closes all connections immediately. */
  close(): void
}

interface SocketSettings {
  guard: Guard
  ca: string | undefined
  userAgent: string
}

const maxAddressesTried = 3

/** Returns Node's certificate authorities and the additional one (PEM), if any. */
export const trust = (ca: string | undefined): SecureContext =>
  createSecureContext(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] })

/** Creates connections that are not for HTTP requests. They pass the same guard, by name and at the socket. */
export function createSockets({ guard, ca, userAgent }: SocketSettings): Sockets {
  let secureContext: SecureContext | undefined
  const trusted = (): SecureContext => (secureContext ??= trust(ca))
  const open = new Set<Socket>()
  let isClosed = false

  const connectTo = async (
    target: NetworkEndpoint,
    protocols: readonly string[],
    { connectMs, signal }: Pick<ConnectRequest, 'connectMs' | 'signal'>,
  ): Promise<Socket> => {
    if (isClosed) throw new OutboundError('aborted')
    const startedAt = performance.now()
    const deadline = startedAt + connectMs
    const limits = { startedAt, deadline, totalMs: connectMs, signal }
    const { addresses } = await guard.admit(target, limits)
    const tried = addresses.slice(0, maxAddressesTried)
    const pin = { target, protocols, secureContext: trusted(), mayReach: guard.mayReach }
    for (const [index, address] of tried.entries()) {
      const attemptMs = (deadline - performance.now()) / (tried.length - index)
      const opening = new Set<Socket>()
      try {
        const cost = { connectMs: null, tlsMs: null }
        const socket = await bounded(opening, { attemptMs, signal }, () =>
          openSocket({ ...pin, address, opening }, cost),
        )
        open.add(socket)
        socket.once('close', () => open.delete(socket))
        if (isClosed) socket.destroy()
        return socket
      } catch (error) {
        if (index === tried.length - 1 || !isUnreached(error)) throw error
      }
    }
    throw new OutboundError('connect_failed')
  }

  return {
    trusted,
    connect: async ({ host, port, secure, ...bounds }) =>
      connectTo(parseEndpoint(host, port, secure), [], bounds),
    async openWebSocket({ url, schemes, maxMessageBytes, ...bounds }) {
      const target = parseTarget(url.replace(/^ws(s?):/i, 'http$1:'), schemes)
      const [socket, { Client, WebSocket }] = await Promise.all([
        connectTo(target, ['http/1.1'], bounds),
        import('undici'),
      ])
      let unused: Socket | null = socket
      const client = new Client(target.url.origin, {
        allowH2: false,
        maxHeaderSize: maxHeaderBytes,
        headersTimeout: bounds.connectMs,
        webSocket: { maxPayloadSize: maxMessageBytes },
        // This connection alone: what broke is not connected to again. The client expects no answer at once.
        connect(_options, callback) {
          const own = unused
          unused = null
          if (own) setImmediate(() => callback(null, own))
          else setImmediate(() => callback(new OutboundError('connection_reset'), null))
        },
      })
      socket.once('close', () => void client.destroy())
      return new WebSocket(target.url.href.replace(/^http/, 'ws'), {
        dispatcher: client,
        headers: { 'user-agent': userAgent },
      })
    },
    close() {
      isClosed = true
      for (const socket of open) socket.destroy()
    },
  }
}

/** Destroys the sockets that are still opening when the time is over or the caller has gone. */
async function bounded(
  opening: ReadonlySet<Socket>,
  { attemptMs, signal }: { attemptMs: number; signal: AbortSignal | undefined },
  attempt: () => Promise<Socket>,
): Promise<Socket> {
  if (signal?.aborted) throw new OutboundError('aborted')
  const end = (code: 'aborted' | 'connect_timeout') => () => {
    for (const socket of opening) socket.destroy(new OutboundError(code))
  }
  const abort = end('aborted')
  const timer = setTimeout(end('connect_timeout'), Math.max(0, attemptMs))
  signal?.addEventListener('abort', abort)
  try {
    return await attempt()
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

const isUnreached = (error: unknown): boolean =>
  error instanceof OutboundError && /^connect_(failed|timeout)$/.test(error.code)
