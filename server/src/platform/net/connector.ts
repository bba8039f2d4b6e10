import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls, type SecureContext } from 'node:tls'
import type { buildConnector } from 'undici'
import { OutboundError, type OutboundErrorCode } from './outbound-error.ts'
import type { NetworkEndpoint } from './target.ts'

/** Time that a connection took to open; null after its first request has taken it. */
export interface ConnectionCost {
  connectMs: number | null
  tlsMs: number | null
}

export interface Pin {
  target: NetworkEndpoint
  /** Protocols for TLS to negotiate (ALPN). Empty if there is only one possible protocol. */
  protocols: readonly string[]
  /** Checked address. Connections use only this one, even if the name resolves to another by now. */
  address: string
  secureContext: SecureContext
  /** Checks the remote end of the socket before any byte is written to it. */
  mayReach(address: string, port: number): boolean
  /** Sockets that no client has taken over yet. */
  opening: Set<Socket>
}

// A request has its own bound; this one ends attempts that no request waits for any more.
const attemptMs = 10_000

/** Opens the connections of one pool and measures how long each takes. */
export function pinnedConnector(pin: Pin): (cost: ConnectionCost) => buildConnector.connector {
  let session: Buffer | undefined
  const remember = (ticket: Buffer): void => {
    session = ticket
  }
  return (cost) => (_options, callback) => {
    Object.assign(cost, { connectMs: null, tlsMs: null })
    openSocket(pin, cost, session, remember).then(
      (socket) => callback(null, skipContinue(socket)),
      (error) => callback(error, null),
    )
  }
}

const interimHead = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r]/
const headBytes = 13
/** Position of the last digit of the status. */
const lastDigit = 11

/**
 * Lets the HTTP/1.1 client of a socket skip a "100 Continue" that it did not ask for (RFC 9110, section 15.2), for
 * which undici closes the connection. Between a request and its response head, the status becomes 102, which undici
 * skips.
 */
function skipContinue(socket: Socket): Socket {
  let isAwaited = false
  let isInHead = false
  const { read, write } = socket
  const soften = (chunk: Buffer): void => {
    for (let at = 0; isAwaited && at < chunk.length; ) {
      if (!isInHead) {
        const start = chunk.toString('latin1', at, at + headBytes)
        if (!interimHead.test(start)) {
          isAwaited = false
          return
        }
        if (start.slice(9, 12) === '100') chunk.write('2', at + lastDigit)
        isInHead = true
      }
      const end = chunk.indexOf('\r\n\r\n', at)
      if (end < 0) return
      isInHead = false
      at = end + 4
    }
  }
  socket.write = ((...written: Parameters<Socket['write']>) => {
    isAwaited = true
    return write.apply(socket, written)
  }) as Socket['write']
  socket.read = (size) => {
    const chunk = read.call(socket, size)
    if (isAwaited && Buffer.isBuffer(chunk)) soften(chunk)
    return chunk
  }
  return socket
}

/**
 * Opens a socket.
 *
 * @throws {OutboundError}
 */
export async function openSocket(
  pin: Pin,
  cost: ConnectionCost,
  session?: Buffer,
  remember?: (session: Buffer) => void,
): Promise<Socket> {
  const startedAt = performance.now()
  const tcp = connectTcp({
    host: pin.address,
    port: pin.target.port,
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: 60_000,
  })
  await established(pin, tcp, 'connect', 'connect_failed')
  cost.connectMs = performance.now() - startedAt
  const { remoteAddress, remotePort = 0 } = tcp
  // A peer that resets the connection immediately leaves none.
  const isGone = remoteAddress === undefined
  if (isGone || !pin.mayReach(remoteAddress, remotePort)) {
    tcp.destroy()
    throw new OutboundError(isGone ? 'connect_failed' : 'target_not_allowed')
  }
  if (!pin.target.secure) return tcp
  const tls = connectTls({
    socket: tcp,
    host: pin.target.host,
    ...(pin.target.isLiteral ? {} : { servername: pin.target.host }),
    secureContext: pin.secureContext,
    ...(pin.protocols.length > 0 ? { ALPNProtocols: [...pin.protocols] } : {}),
    ...(session ? { session } : {}),
  })
  if (remember) tls.on('session', remember)
  await established(pin, tls, 'secureConnect', 'tls_failed')
  cost.tlsMs = performance.now() - startedAt - cost.connectMs
  return tls
}

function established(
  pin: Pin,
  socket: Socket,
  event: 'connect' | 'secureConnect',
  code: OutboundErrorCode,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => socket.destroy(new OutboundError('connect_timeout')), attemptMs)
  pin.opening.add(socket)
  socket.once(event, resolve)
  // This listener stays: an error before the client adds its own must not be unhandled.
  socket.on('error', (cause) =>
    reject(cause instanceof OutboundError ? cause : describe(code, cause)),
  )
  socket.once('close', () => reject(new OutboundError(code)))
  return promise.finally(() => {
    clearTimeout(timer)
    pin.opening.delete(socket)
  })
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The server refused the connection.',
  EHOSTUNREACH: 'The server could not be reached.',
  ENETUNREACH: 'The server could not be reached.',
  CERT_HAS_EXPIRED: "The server's certificate has expired.",
  CERT_NOT_YET_VALID: "The server's certificate is not valid yet.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The server's certificate is for another host name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The server's certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The server's certificate comes from an unknown authority.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "The server's certificate comes from an unknown authority, or its chain is incomplete.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The server's certificate comes from an unknown authority, or its chain is incomplete.",
}

const describe = (code: OutboundErrorCode, cause: NodeJS.ErrnoException): OutboundError =>
  new OutboundError(code, reasons[cause.code ?? ''], { cause })
