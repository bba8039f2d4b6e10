import type { AddressRule } from './addresses.ts'
import { OutboundError } from './outbound-error.ts'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
  /** Seconds for which the answer is valid; unknown if absent. */
  ttl?: number
}

export type Lookup = (host: string) => Promise<readonly ResolvedAddress[]>

/** Addresses of a name; empty if the name does not exist. One forbidden address forbids all. */
export interface ResolvedName {
  addresses: readonly string[]
  allowed: boolean
}

const budgetMs = 5_000
const maxPositiveMs = 300_000
const unknownTtlMs = 5_000
const negativeMs = 30_000
const maxNames = 4_096

/**
 * Resolves names within 5 s and caches at most 4096 of them: for their TTL, up to 5 min, and for 30 s if a name does
 * not exist. Resolver failures are not cached. Requests that wait for the same name share one look-up.
 */
export interface Names {
  /** Reads only the cache. */
  cached(host: string): ResolvedName | undefined
  /**
   * Resolves a name.
   *
   * @throws {OutboundError} `dns_failed`; the resolver's own message is only in `cause`.
   */
  resolve(host: string): Promise<ResolvedName>
}

export function createNames(
  lookup: Lookup,
  allows: AddressRule,
  now: () => number = () => performance.now(),
): Names {
  const cache = new Map<string, ResolvedName & { expiresAt: number }>()
  const asking = new Map<string, Promise<ResolvedName>>()

  const cached = (host: string): ResolvedName | undefined => {
    const entry = cache.get(host)
    return entry && entry.expiresAt > now() ? entry : undefined
  }

  const ask = async (host: string): Promise<ResolvedName> => {
    const answers = await withinBudget(() => lookup(host))
    const name = {
      // IPv4 first: on a network with half-configured IPv6, packets vanish instead of being refused.
      addresses: answers.toSorted((a, b) => a.family - b.family).map(({ address }) => address),
      allowed: answers.every(({ address }) => allows(address)),
    }
    cache.delete(host)
    const [oldest] = cache.keys()
    if (cache.size >= maxNames && oldest !== undefined) cache.delete(oldest)
    cache.set(host, { ...name, expiresAt: now() + lifetimeMs(answers) })
    return name
  }

  const askOnce = (host: string): Promise<ResolvedName> => {
    const pending = asking.get(host) ?? ask(host).finally(() => asking.delete(host))
    asking.set(host, pending)
    return pending
  }

  return { cached, resolve: async (host) => cached(host) ?? (await askOnce(host)) }
}

function lifetimeMs(answers: readonly ResolvedAddress[]): number {
  if (answers.length === 0) return negativeMs
  const ttls = answers.map(({ ttl }) => (ttl === undefined ? unknownTtlMs : ttl * 1000))
  return Math.min(maxPositiveMs, ...ttls)
}

/** Resolves within the time limit. A missing name has no addresses; any other failure says nothing about the name. */
async function withinBudget(
  lookup: () => Promise<readonly ResolvedAddress[]>,
): Promise<readonly ResolvedAddress[]> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${budgetMs} ms`)), budgetMs)
  timer.unref() // outlives the requests that gave up; it must not keep the process
  try {
    return await Promise.race([lookup(), late.promise])
  } catch (cause) {
    if (isAbsence(cause)) return []
    throw new OutboundError('dns_failed', undefined, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Returns true for the two answers of a name server that has no addresses (RFC 2308). */
export const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOTFOUND|ENODATA)$/.test(String(error.code))
