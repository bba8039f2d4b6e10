import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { isAbsence, type Lookup, type ResolvedAddress } from './names.ts'

/**
 * Time limit of a query in ms, just within the time of a resolution: if one address family gets no answer, the other
 * still counts.
 */
const queryBudgetMs = 4_500

/** Longest wait for the first answer of a name server in ms; the second try waits twice as long. */
const tryTimeoutMs = 1_500

/**
 * Queries the hosts file, then the machine's name servers, through c-ares and not `getaddrinfo`: it appends no search
 * suffix (`kubernetes` must not become `kubernetes.default.svc…`), returns the TTL, and a silent name server blocks no
 * thread of the pool.
 *
 * `localhost` and names below it resolve to the loopback address without a look-up (RFC 6761, 6.3).
 */
export function createSystemLookup({
  servers,
  hostsFile = '/etc/hosts',
}: {
  servers?: readonly string[]
  hostsFile?: string
} = {}): Lookup {
  return async (host) => {
    if (host === 'localhost' || host.endsWith('.localhost')) {
      return [{ address: '127.0.0.1', family: 4, ttl: Number.POSITIVE_INFINITY }]
    }
    const listed = await readHosts(hostsFile, host)
    return listed.length > 0 ? listed : await queryNameServers(host, servers)
  }
}

async function readHosts(path: string, host: string): Promise<ResolvedAddress[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => (line.split('#')[0] ?? '').trim().split(/\s+/))
    .filter(([, ...names]) => names.some((name) => name.toLowerCase() === host))
    .map(([address = '']) => ({ address, family: isIP(address) === 6 ? 6 : 4 }))
}

// One resolver for each look-up: it reads the current `resolv.conf` and can be cancelled by itself.
async function queryNameServers(
  host: string,
  servers: readonly string[] | undefined,
): Promise<ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: tryTimeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), queryBudgetMs)
  const families = await Promise.allSettled([
    resolver.resolve4(host, { ttl: true }),
    resolver.resolve6(host, { ttl: true }),
  ])
  clearTimeout(timer)
  const answers = families.flatMap((family, index) =>
    family.status === 'rejected'
      ? []
      : family.value.map((one) => ({ ...one, family: index === 0 ? (4 as const) : (6 as const) })),
  )
  const failure = families.find(
    (family) => family.status === 'rejected' && !isAbsence(family.reason),
  )
  if (answers.length === 0 && failure?.status === 'rejected') throw failure.reason
  return answers
}
