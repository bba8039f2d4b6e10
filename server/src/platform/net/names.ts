import type { AddressRule } from './addresses.ts'
import { OutboundError } from './outbound-error.ts'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
  /** Seconds for which the answer holds; unknown when absent. */
  ttl?: number
}

export type Lookup = (host: string) => Promise<readonly ResolvedAddress[]>

/** What a name resolved to (nothing, if there is no such name). One forbidden answer forbids all. */
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
 * Resolves names within 5 s and remembers them, for their TTL but never longer than 5 min, or 30 s
 * for a name that does not exist; at most 4096 names. Failures of the resolver are not remembered.
 * A name is asked for once at a time, however many requests wait for it.
 */
export interface Names {
  /** What is known without asking. */
  known(host: string): ResolvedName | undefined
  /** @throws {OutboundError} `dns_failed`, with the resolver's own words only in `cause`. */
  resolve(host: string): Promise<ResolvedName>
}

export function createNames(
  lookup: Lookup,
  allows: AddressRule,
  now: () => number = () => performance.now(),
): Names {
  const cache = new Map<string, ResolvedName & { expiresAt: number }>()
  const asking = new Map<string, Promise<ResolvedName>>()

  const known = (host: string): ResolvedName | undefined => {
    const entry = cache.get(host)
    return entry && entry.expiresAt > now() ? entry : undefined
  }

  const ask = async (host: string): Promise<ResolvedName> => {
    const answers = await withinBudget(() => lookup(host))
    const name = {
      // IPv4 first: where IPv6 is half configured, its packets vanish instead of being refused.
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

  return { known, resolve: async (host) => known(host) ?? (await askOnce(host)) }
}

function lifetimeMs(answers: readonly ResolvedAddress[]): number {
  if (answers.length === 0) return negativeMs
  const ttls = answers.map(({ ttl }) => (ttl === undefined ? unknownTtlMs : ttl * 1000))
  return Math.min(maxPositiveMs, ...ttls)
}

/** A name that does not exist has no addresses; every other failure says nothing about the name. */
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

/** The two ways in which a name server says that there is nothing (RFC 2308). */
export const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOTFOUND|ENODATA)$/.test(String(error.code))
