import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longest time for requests that began before the shutdown, counted from it. */
export const graceMs = 8_000
/** Longest time for requests that began during a long `CAPSTAN_SHUTDOWN_DELAY`, counted from its end. */
const lateGraceMs = 3_000

/**
 * Shutdown of this node. From its start `/readyz` answers 503, while the node still answers requests until load
 * balancers have noticed.
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

  /** Returns the remaining time for requests if the server closes now. */
  get remainingMs(): number {
    const now = performance.now()
    return Math.max((this.#begunAt ?? now) + graceMs - now, lateGraceMs)
  }
}

/**
 * Ends connections when the server closes. Connections without an active request end immediately, because they can stay
 * half open for minutes; the others end with their response or when the time is over. During the shutdown, responses
 * ask the client to open another connection.
 */
export function drainConnections(
  app: FastifyInstance,
  shutdown: Pick<Shutdown, 'isUnderway' | 'remainingMs'>,
): void {
  /** Active requests by connection. */
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
