import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What was begun before the stop may take this long from then on. */
export const graceMs = 8_000
/** What was begun while a long `CAPSTAN_SHUTDOWN_DELAY` lasted still gets this much after it. */
const lateGraceMs = 3_000

/**
 * The stop of this node, as everybody in it sees it. From its beginning `/readyz` answers 503, while requests
 * are still answered until load balancers have noticed.
 */
export class Shutdown {
  readonly delayMs: number
  #begunAt: number | null = null

  constructor(delayMs: number) {
    this.delayMs = delayMs
  }

  get isUnderway(): boolean {
    return this.#begunAt !== null
  }

  begin(): void {
    this.#begunAt ??= performance.now()
  }

  /** What requests still get from now on, when the server closes now. */
  get remainingMs(): number {
    const now = performance.now()
    return Math.max((this.#begunAt ?? now) + graceMs - now, lateGraceMs)
  }
}

/**
 * Ends connections when the server closes: those without a request that is being handled at once, for they may
 * stay half open for minutes, the others with their answer or when the time of the shutdown is over. While the
 * shutdown lasts, answers ask the client to come back by another connection.
 */
export function drainConnections(
  app: FastifyInstance,
  shutdown: Pick<Shutdown, 'isUnderway' | 'remainingMs'>,
): void {
  /** Requests that are being handled, by connection. */
  const handled = new Map<Socket, number>()
  let isClosing = false

  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy()
    handled.set(socket, 0)
    socket.once('close', () => handled.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    handled.set(socket, (handled.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const rest = (handled.get(socket) ?? 1) - 1
      if (handled.has(socket)) handled.set(socket, rest)
      if (isClosing && rest === 0) socket.destroySoon()
    })
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown.isUnderway) void reply.header('Connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    // Requests that have arrived together with the signal are read before.
    await turn()
    isClosing = true
    for (const [socket, requests] of handled) if (requests === 0) socket.destroySoon()
    setTimeout(() => {
      for (const socket of handled.keys()) socket.destroy()
    }, shutdown.remainingMs).unref()
  })
}
