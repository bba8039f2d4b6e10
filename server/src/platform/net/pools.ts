import type { Socket } from 'node:net'
import { createSecureContext, getCACertificates } from 'node:tls'
import { Client, type Dispatcher, Pool } from 'undici'
import { type ConnectionCost, pinnedConnector } from './connector.ts'
import type { Target } from './target.ts'

const maxPools = 1_024
const idlePoolMs = 60_000

export interface Pools extends AsyncDisposable {
  /** The pool of connections that all end at this address. */
  open(target: Target, address: string): Pool
  /** The addresses in the order to try them: one that is connected already comes first. */
  prefer(target: Target, addresses: readonly string[]): readonly string[]
}

export interface PoolSettings {
  ca: string | undefined
  maxConnectionsPerPool: number
  mayReach(address: string, port: number): boolean
}

interface OpenPool {
  pool: Pool
  opening: Set<Socket>
  usedAt: number
}

/**
 * Pools are keyed by scheme, host, port and vetted address, so a connection is never used for a name
 * that has come to mean another address. At most 1024 are kept, oldest use first out; unused ones go
 * when the next is opened. HTTP/1.1, one request at a time on a connection.
 */
export function createPools(settings: PoolSettings): Pools {
  const pools = new Map<string, OpenPool>()
  // One for all connections: reading the roots takes 10 ms or more, a handshake 1 ms.
  const secureContext = createSecureContext(
    settings.ca === undefined ? {} : { ca: [...getCACertificates('default'), settings.ca] },
  )

  const create = (target: Target, address: string): OpenPool => {
    const { mayReach } = settings
    const opening = new Set<Socket>()
    const connector = pinnedConnector({ target, address, secureContext, mayReach, opening })
    const pool = new Pool(target.url.origin, {
      connections: settings.maxConnectionsPerPool,
      factory: (origin, options) => new MeteredClient(origin, options, connector),
      allowH2: false,
      pipelining: 1,
      clientTtl: 60_000,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      maxHeaderSize: maxHeaderBytes,
    })
    return { pool, opening, usedAt: performance.now() }
  }

  const makeRoom = (): void => {
    const idleSince = performance.now() - idlePoolMs
    for (const [key, { pool, usedAt }] of pools) {
      if (usedAt > idleSince && pools.size < maxPools) return
      pools.delete(key)
      void pool.close() // lets the requests on it finish
    }
  }

  return {
    open(target, address) {
      const key = poolKey(target, address)
      const known = pools.get(key)
      if (!known) makeRoom()
      const entry = known ?? create(target, address)
      entry.usedAt = performance.now()
      pools.delete(key) // again at the end: the map is in order of use
      pools.set(key, entry)
      return entry.pool
    },
    prefer(target, addresses) {
      if (addresses.length < 2) return addresses
      const connected = (address: string): boolean =>
        (pools.get(poolKey(target, address))?.pool.stats.connected ?? 0) > 0
      return addresses.toSorted((a, b) => Number(connected(b)) - Number(connected(a)))
    },
    async [Symbol.asyncDispose]() {
      const all = [...pools.values()]
      for (const socket of all.flatMap(({ opening }) => [...opening])) socket.destroy()
      await Promise.all(all.map(({ pool }) => pool.destroy()))
    },
  }
}

export const maxHeaderBytes = 16_384

const poolKey = (target: Target, address: string): string => `${target.url.origin} ${address}`

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

  /** Only the first request of a connection gets its cost; the others have it for nothing. */
  takeCost(): ConnectionCost {
    const { cost } = this
    Object.assign(this.#cost, { connectMs: null, tlsMs: null })
    return cost
  }
}
