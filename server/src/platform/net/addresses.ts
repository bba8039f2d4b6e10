import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

/**
 * IPv4 networks that requests to customers' addresses must not reach: the IANA special-purpose registry
 * (https://www.iana.org/assignments/iana-ipv4-special-registry), multicast, class E, and one address that looks
 * public and is not.
 */
export const refusedIPv4 = [
  '0.0.0.0/8', // this host: connects to the machine itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure WireServer, hands credentials to any virtual machine that asks
  '169.254.0.0/16', // link-local, where the clouds keep their metadata services
  '172.16.0.0/12', // private
  '192.0.0.0/24', // IETF protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // automatic multicast tunneling
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // class E and the broadcast address
] as const

/**
 * The only reachable IPv6 network, global unicast. It excludes `::/8` (loopback, IPv4-compatible, IPv4-mapped, SIIT),
 * `64:ff9b:1::/48`, `100::/64`, `5f00::/16`, `fc00::/7`, `fe80::/10`, `fec0::/10` and `ff00::/8`.
 */
const globalUnicastIPv6 = '2000::/3'

/** Parts of global unicast that tunnel to IPv4 addresses or are not routed on the Internet. */
export const refusedIPv6 = [
  '2001::/23', // Teredo, benchmarking, ORCHID and the rest of the protocol assignments
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, whatever it carries
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
] as const

/** NAT64 prefix (RFC 6052). Networks without IPv4 reach public IPv4 hosts through it. */
const nat64 = '64:ff9b::/96'

const [ipv4Ranges, ipv6Ranges] = [refusedIPv4.map(parseNetwork), refusedIPv6.map(parseNetwork)]
const [globalUnicast, nat64Range] = [parseNetwork(globalUnicastIPv6), parseNetwork(nat64)]

/** Returns true if an address can be reached. Takes the text form that a socket, a resolver or `URL.hostname` gives. */
export type AddressRule = (address: string) => boolean

/**
 * Creates a rule that allows public addresses, and those inside `allowNetworks` (CIDR), also IPv4-mapped or with the
 * NAT64 prefix. It rejects text that is not an address, and an address with a zone.
 *
 * @throws {TypeError} if one of the networks is not in CIDR notation.
 */
export function createAddressRule(allowNetworks: readonly string[]): AddressRule {
  const allowed = allowNetworks.map(parseNetwork)
  return (text) => {
    if (isIP(text) === 0 || text.includes('%')) return false
    const address = ipaddr.parse(unambiguous(text))
    if (within(address, allowed)) return true
    if (address instanceof ipaddr.IPv4) return !within(address, ipv4Ranges)
    if (address.isIPv4MappedAddress()) return within(address.toIPv4Address(), allowed)
    if (!within(address, [nat64Range])) return isPublicIPv6(address)
    const inner = new ipaddr.IPv4(address.toByteArray().slice(12))
    return within(inner, allowed) || !within(inner, ipv4Ranges)
  }
}

const isPublicIPv6 = (address: ipaddr.IPv6): boolean =>
  within(address, [globalUnicast]) && !within(address, ipv6Ranges)

const within = (address: Address, ranges: readonly Range[]): boolean =>
  ranges.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )

// ipaddr.js reads `::1.2.3.4` as `::ffff:1.2.3.4`, which is another address.
function unambiguous(text: string): string {
  return text.replace(/^::(?=\d+\.)/, '0::')
}

// ipaddr.js also reads `0x7f.1/8` and `10/8`; such a spelling is more likely a mistake.
function parseNetwork(cidr: string): Range {
  const [address = ''] = cidr.split('/')
  if (isIP(address) === 0 || !ipaddr.isValidCIDR(cidr)) {
    throw new TypeError(`${JSON.stringify(cidr)} is not a network in CIDR notation`)
  }
  return ipaddr.parseCIDR(unambiguous(cidr))
}
