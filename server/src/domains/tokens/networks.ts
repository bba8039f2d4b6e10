import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether one of the addresses and networks contains `address`; an empty list allows every address. On
 * PostgreSQL the SQL function `admit_all` decides the same.
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

/** The canonical spelling, or null when the text is neither an address nor a network. */
export function canonicalNetwork(text: string): string | null {
  const [address = ''] = text.split('/')
  // ipaddr.js reads `::192.0.2.1` as IPv4-mapped, which it is not; no request comes from such an address.
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
