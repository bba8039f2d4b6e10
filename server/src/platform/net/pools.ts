import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Client, type Dispatcher, Pool } from 'undici'
import { type ConnectionCost, pinnedConnector } from './connector.ts'
import { maxHeaderBytes } from './response-body.ts'
import { trust } from './sockets.ts'
import type { RequestTarget } from './target.ts'

const maxPools = 1_024
const idlePoolMs = 60_000

export interface Pools extends AsyncDisposable {
  /** The pool of connections that all end at this address. */
  open(target: RequestTarget, address: string): Pool
  /** The same without a connection that was kept; requests under way end on theirs. */
  renew(target: RequestTarget, address: string): Pool
  /** The addresses in the order to try them; those with an open connection come first. */
  prefer(target: RequestTarget, addresses: readonly string[]): readonly string[]
}

export interface PoolSettings {
  ca: string | undefined
  mayReach(address: string, port: number): boolean
}

interface OpenPool {
  pool: Pool
  opening: Set<Socket>
}

/**
 * Pools are keyed by scheme, host, port and vetted address, so a connection is never used for a name
 * that has come to mean another address. At most 1024 are kept, the least recently used one goes first;
 * those unused for a minute go when the next is opened. HTTP/1.1, one request at a time on a connection.
 *
 * A pool has no bound on its connections: many webhooks share a host, and one that hangs would keep the
 * requests of the others waiting. What sends bounds itself; the dispatcher sends 1024 at once at most.
 */
export function createPools(settings: PoolSettings): Pools {
  const pools = new LRUCache<string, OpenPool>({
    max: maxPools,
    ttl: idlePoolMs,
    ttlResolution: 0,
    updateAgeOnGet: true,
    // Closing lets the requests of the pool finish.
    disposeAfter: ({ pool }) => void pool.close(),
  })
  // One for all connections: reading the roots takes 10 ms or more, a handshake 1 ms.
  const secureContext = trust(settings.ca)

  const create = (target: RequestTarget, address: string): OpenPool => {
    const { mayReach } = settings
    const opening = new Set<Socket>()
    const connector = pinnedConnector({
      ...{ target, address, secureContext, mayReach, opening },
      protocols: ['http/1.1'],
    })
    const pool = new Pool(target.url.origin, {
      factory: (origin, options) => new MeteredClient(origin, options, connector),
      allowH2: false,
      pipelining: 1,
      clientTtl: 60_000,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      maxHeaderSize: maxHeaderBytes,
    })
    return { pool, opening }
  }

  const open = (target: RequestTarget, address: string): Pool => {
    const key = poolKey(target, address)
    const known = pools.get(key)
    if (known) return known.pool
    pools.purgeStale()
    const created = create(target, address)
    pools.set(key, created)
    return created.pool
  }

  return {
    open,
    renew(target, address) {
      pools.delete(poolKey(target, address))
      return open(target, address)
    },
    prefer(target, addresses) {
      if (addresses.length < 2) return addresses
      const connected = (address: string): boolean =>
        (pools.peek(poolKey(target, address))?.pool.stats.connected ?? 0) > 0
      return addresses.toSorted((a, b) => Number(connected(b)) - Number(connected(a)))
    },
    async [Symbol.asyncDispose]() {
      // `values()` would leave out the pools that are due to be closed.
      const all = pools.dump().map(([, { value }]) => value)
      for (const socket of all.flatMap(({ opening }) => [...opening])) socket.destroy()
      await Promise.all(all.map(({ pool }) => pool.destroy()))
    },
  }
}

const poolKey = (target: RequestTarget, address: string): string =>
  `${target.url.origin} ${address}`

/** A handler that wants to know which connection carries it. */
export interface MeteredHandler extends Dispatcher.DispatchHandler {
  client: MeteredClient | null
}

/** One connection at a time, which remembers what it cost until a request asks. */
export class MeteredClient extends Client {
  readonly #cost: ConnectionCost

  constructor(origin: URL, options: Client.Options, connector: ReturnType<typeof pinnedConnector>) {
    const cost: ConnectionCost = { connectMs: null, tlsMs: null }
    super(origin, { ...options, connect: connector(cost) })
    this.#cost = cost
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: MeteredHandler): boolean {
    handler.client = this
    return super.dispatch(options, handler)
  }

  get cost(): ConnectionCost {
    return { ...this.#cost }
  }

  /** Only the first request of a connection gets its cost; later ones reuse the connection. */
  takeCost(): ConnectionCost {
    const { cost } = this
    Object.assign(this.#cost, { connectMs: null, tlsMs: null })
    return cost
  }
}
