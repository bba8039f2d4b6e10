import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether one of these addresses and networks holds the address; none of them lets everybody in. On
 * The SQL function `admit` decides the same.
 */
export function isAllowed(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  if (isIP(address) === 0) return false
  const from = ipaddr.parse(address)
  return networks.some((text) => {
    const [network, bits] = parse(text)
    return network.kind() === from.kind() && from.match(network, bits)
  })
}

/** The one way to write it, or null when it is neither an address nor a network. */
export function canonicalNetwork(text: string): string | null {
  const [address = ''] = text.split('/')
  // ipaddr.js takes `::192.0.2.1` for an IPv4-mapped address, which it is not; nobody is sent from either.
  if (isIP(address) === 0 || /%|^::.*\./.test(text)) return null
  if (address === text) return ipaddr.parse(text).toString()
  if (!ipaddr.isValidCIDR(text)) return null
  const [network, bits] = parse(text)
  const kind = network.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${kind.networkAddressFromCIDR(text)}/${bits}`
}

function parse(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
