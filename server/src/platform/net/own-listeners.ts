import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

export interface Listener {
  address: string
  port: number
}

/**
 * Whether a connection to this address and port would reach this process. A listener on all interfaces is
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

/** One spelling for each address: IPv4-mapped as IPv4, IPv6 without abbreviation. */
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
