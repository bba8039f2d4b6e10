import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Where a request comes from, as this server sees it behind the proxies that it trusts. */
export interface Caller {
  /** IPv4 is never IPv4-mapped; not an address when a trusted proxy says something else. */
  address: string
  userAgent: string | null
}

const maxUserAgent = 300

export const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: plainAddress(ip),
  userAgent: headers['user-agent']?.slice(0, maxUserAgent) || null,
})

/** A socket that takes both families shows IPv4 as `::ffff:192.0.2.1`, and link-local with its zone. */
export function plainAddress(text: string): string {
  const [address = ''] = text.split('%')
  const inner = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(inner) === 0 ? text : inner
}

/** Whom attempts are counted for: an IPv6 /64 is one, because a person or a network often has all of it. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address
