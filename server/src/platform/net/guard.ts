import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { createAddressRule } from './addresses.ts'
import { createNames, type Lookup } from './names.ts'
import { OutboundError } from './outbound-error.ts'
import type { NetworkEndpoint } from './target.ts'

/** Limits of an exchange as a whole. Times are on the clock of `performance.now()`. */
export interface ExchangeLimits {
  startedAt: number
  deadline: number
  totalMs: number
  signal: AbortSignal | undefined
}

export interface AdmittedHost {
  /** Addresses, all of which have passed the address check. */
  addresses: readonly string[]
  /** DNS time in ms; null if no name server was queried. */
  dnsMs: number | null
}

/** Decides which targets can be reached: by name before a request, and by address at the socket. */
export interface Guard {
  /**
   * Resolves and checks a target.
   *
   * @throws {OutboundError} `target_not_allowed`, `dns_failed`; with limits also `total_timeout`, `aborted`.
   */
  admit(target: NetworkEndpoint, limits?: ExchangeLimits): Promise<AdmittedHost>
  mayReach(address: string, port: number): boolean
}

export interface Listener {
  address: string
  port: number
}

/**
 * Creates a guard.
 *
 * @throws {TypeError} if an entry of `allowNetworks` is not CIDR.
 */
export function createGuard(
  allowNetworks: readonly string[],
  ownListeners: readonly Listener[],
  lookup: Lookup,
): Guard {
  const allows = createAddressRule(allowNetworks)
  const names = createNames(lookup, allows)
  const isOwn = (address: string, port: number): boolean =>
    isOwnListener(address, port, ownListeners)

  const resolve = async ({ host }: NetworkEndpoint, limits: ExchangeLimits | undefined) => {
    const cached = names.cached(host)
    if (cached) return { ...cached, dnsMs: null }
    const askedAt = performance.now()
    const name = await within(names.resolve(host), limits)
    return { ...name, dnsMs: performance.now() - askedAt }
  }

  return {
    mayReach: (address, port) => allows(address) && !isOwn(address, port),
    async admit(target, limits) {
      const { host, port, isLiteral } = target
      const name = isLiteral
        ? { addresses: [host], allowed: allows(host), dnsMs: null }
        : await resolve(target, limits)
      if (name.addresses.length === 0) throw new OutboundError('dns_failed')
      if (!name.allowed || name.addresses.some((address) => isOwn(address, port))) {
        throw new OutboundError('target_not_allowed')
      }
      return name
    },
  }
}

/**
 * Returns true if a connection to this address and port would reach this process. A listener on all interfaces is
 * reachable on each address of this machine.
 */
export function isOwnListener(
  address: string,
  port: number,
  listeners: readonly Listener[],
): boolean {
  return listeners.some(
    (own) =>
      own.port === port &&
      (canonical(own.address) === canonical(address) ||
        (isWildcard(own.address) && isThisMachine(canonical(address)))),
  )
}

/** Returns one spelling for each address: IPv4-mapped as IPv4, IPv6 without abbreviation. */
const canonical = (address: string): string =>
  isIP(address) === 0 ? address : ipaddr.process(address).toNormalizedString()

const isWildcard = (address: string): boolean =>
  canonical(address) === '0.0.0.0' || canonical(address) === canonical('::')

// Interfaces come and go, so they are read each time; only requests to one of our ports get here.
function isThisMachine(address: string): boolean {
  if (isWildcard(address) || address.startsWith('127.')) return true
  const interfaces = Object.values(networkInterfaces()).flat()
  return interfaces.some((one) => one !== undefined && canonical(one.address) === address)
}

/** Waits no longer than the caller. A later answer is still cached. */
async function within<T>(answer: Promise<T>, limits: ExchangeLimits | undefined): Promise<T> {
  if (!limits) return await answer
  const { deadline, signal } = limits
  const gone = Promise.withResolvers<never>()
  const cancel = (): void => gone.reject(new OutboundError('aborted'))
  const expire = (): void => gone.reject(new OutboundError('total_timeout'))
  const timer = setTimeout(expire, Math.max(0, deadline - performance.now()))
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) cancel()
  try {
    return await Promise.race([answer, gone.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
