import type { NatsConnection, WsSocketFactory } from '@nats-io/nats-core'
import type { Platform } from '../../../../platform/platform.ts'
import { allowedSchemes, type Order } from './order.ts'

const connectMs = 10_000
/** Largest message from a server: the acknowledgement of a publication. */
const maxMessageBytes = 1024 * 1024

type Login = Record<'server' | 'username' | 'password' | 'token', string | undefined>

interface Kept {
  id: string
  /** Login that it was opened with. */
  login: string
  opening: Promise<NatsConnection>
  users: number
  idle: NodeJS.Timeout | undefined
  isDropped: boolean
}

interface Bounds {
  /** Most connections of this process, for any number of destinations. */
  most?: number
  idleMs?: number
}

/**
 * Keeps one connection for each destination, through our own sockets: the library opens none. Deliveries share it until
 * one fails, its login changes, or nothing is published for a minute.
 */
export class NatsConnections implements AsyncDisposable {
  readonly #platform: Pick<Platform, 'outbound' | 'config'>
  readonly #most: number
  readonly #idleMs: number
  /** Connections, longest unused first. */
  readonly #kept = new Map<string, Kept>()

  constructor(
    platform: Pick<Platform, 'outbound' | 'config'>,
    { most = 256, idleMs = 60_000 }: Bounds = {},
  ) {
    this.#platform = platform
    this.#most = most
    this.#idleMs = idleMs
  }

  /** Runs `publish` with a connection. If it rejects, the connection is closed after its other users have finished. */
  async use<Result>(
    { row: { id }, settings: { server, username, password, token }, signal }: UsedOrder,
    publish: (connection: NatsConnection) => Promise<Result>,
  ): Promise<Result> {
    const kept = this.#take(id, { server, username, password, token })
    kept.users++
    try {
      return await orAborted(
        kept.opening.then((connection) => publish(connection)),
        signal,
      )
    } catch (error) {
      this.#drop(kept)
      throw error
    } finally {
      kept.users--
      if (kept.users === 0) this.#rest(kept)
    }
  }

  #take(id: string, settings: Login): Kept {
    const login = JSON.stringify(settings)
    const present = this.#kept.get(id)
    if (present) {
      clearTimeout(present.idle)
      this.#kept.delete(id)
      if (present.login === login) {
        this.#kept.set(id, present)
        return present
      }
      this.#drop(present)
    }
    const [oldest] = this.#kept.values()
    if (oldest && this.#kept.size >= this.#most) this.#drop(oldest)
    const opening = this.#open(settings)
    const kept = { id, login, opening, users: 0, idle: undefined, isDropped: false }
    this.#kept.set(id, kept)
    opening.then(
      async (connection) => {
        await connection.closed()
        this.#drop(kept)
      },
      () => this.#drop(kept),
    )
    return kept
  }

  #rest(kept: Kept): void {
    if (kept.isDropped) void close(kept)
    else kept.idle = setTimeout(() => this.#drop(kept), this.#idleMs).unref()
  }

  /** Removes a connection, so that no later delivery gets it. Its current users may finish. */
  #drop(kept: Kept): void {
    clearTimeout(kept.idle)
    kept.isDropped = true
    if (this.#kept.get(kept.id) === kept) this.#kept.delete(kept.id)
    if (kept.users === 0) void close(kept)
  }

  async #open({ server = '', username, password, token }: Login): Promise<NatsConnection> {
    const socket = await this.#platform.outbound.openWebSocket({
      url: server,
      schemes: allowedSchemes(this.#platform),
      connectMs,
      maxMessageBytes,
    })
    const wsFactory = (async () => ({
      socket,
      encrypted: /^wss:/i.test(server),
    })) as unknown as WsSocketFactory
    // Loaded with the first publication, because most processes make none.
    const { wsconnect } = await import('@nats-io/nats-core')
    return wsconnect({
      servers: server,
      wsFactory,
      ...(username !== undefined && { user: username }),
      ...(password !== undefined && { pass: password }),
      ...(token !== undefined && { token }),
      name: 'capstan',
      timeout: connectMs,
      reconnect: false,
      maxReconnectAttempts: 0,
      // Other servers of a cluster have addresses that were not checked.
      ignoreClusterUpdates: true,
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const all = [...this.#kept.values()]
    for (const kept of all) this.#drop(kept)
    await Promise.all(all.map(close))
  }
}

type UsedOrder = Pick<Order, 'settings' | 'signal'> & { row: Pick<Order['row'], 'id'> }

/** Closes a connection that has opened. */
const close = ({ opening }: Pick<Kept, 'opening'>): Promise<void> =>
  // A connection that did not open needs no closing.
  opening.then((connection) => connection.close()).catch(() => {})

async function orAborted<Result>(act: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = (): void => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([act, promise])
  } finally {
    signal.removeEventListener('abort', abort)
    // The caller has the error already, or has stopped waiting.
    act.catch(() => {})
  }
}
