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
  /** Returns the connection pool for this address. */
  open(target: RequestTarget, address: string): Pool
  /** Returns a pool without reused connections. Active requests end on the old ones. */
  renew(target: RequestTarget, address: string): Pool
  /** Returns the addresses in the order to try them; those with an open connection come first. */
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
 * Connection pools, keyed by scheme, host, port and checked address, so that a connection is never used for a name that
 * now resolves to another address. At most 1024 are kept; the least recently used one is removed first. Pools unused
 * for a minute are removed when the next one is opened. HTTP/1.1, one request at a time on a connection.
 *
 * The number of connections is not limited: many webhooks share a host, and one that hangs would block the requests of
 * the others. Senders have their own limits; the dispatcher sends at most 1024 requests at the same time.
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

/** A handler that learns which connection carries it. */
export interface MeteredHandler extends Dispatcher.DispatchHandler {
  client: MeteredClient | null
}

/** A client with one connection, which remembers its cost until a request takes it. */
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

  /** Returns the cost of the connection, for its first request only; later ones reuse the connection. */
  takeCost(): ConnectionCost {
    const { cost } = this
    Object.assign(this.#cost, { connectMs: null, tlsMs: null })
    return cost
  }
}
