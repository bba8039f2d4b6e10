import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { createAddressRule, refusedIPv4, refusedIPv6 } from './addresses.ts'

const isPublic = createAddressRule([])

/** First and last address of a network, computed on bits and not with the library under test. */
function ends(cidr: string): [string, string] {
  const [address = '', bits = ''] = cidr.split('/')
  const width = address.includes(':') ? 128n : 32n
  const hostMask = (1n << (width - BigInt(bits))) - 1n
  const first = width === 32n ? numberOfIPv4(address) : numberOfIPv6(address)
  return [first, first | hostMask].map(width === 32n ? textOfIPv4 : textOfIPv6) as [string, string]
}

const numberOfIPv4 = (text: string): bigint =>
  text.split('.').reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

const textOfIPv4 = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')

function numberOfIPv6(text: string): bigint {
  const [head = '', tail = ''] = text
    .split('::')
    .map((half) => half.split(':').filter(Boolean).join(':'))
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

const textOfIPv6 = (value: bigint): string =>
  [7n, 6n, 5n, 4n, 3n, 2n, 1n, 0n]
    .map((group) => ((value >> (group * 16n)) & 0xffffn).toString(16))
    .join(':')

describe('IPv4', () => {
  for (const cidr of refusedIPv4) {
    test(`refuses ${cidr} from its first address to its last`, () => {
      assert.deepEqual(ends(cidr).map(isPublic), [false, false])
    })
  }

  test('refuses exactly the ranges of the list, and nothing beside them', () => {
    const networks = refusedIPv4.map((cidr) => ends(cidr).map(numberOfIPv4) as [bigint, bigint])
    const isListed = (value: bigint): boolean => networks.some(([a, b]) => value >= a && value <= b)
    const nearBorders = networks.flatMap(([first, last]) => [first - 1n, first, last, last + 1n])
    const everywhere = fc.bigInt({ min: 0n, max: 0xffffffffn })
    const borders = fc.constantFrom(...nearBorders.filter((one) => one >= 0n && one <= 0xffffffffn))
    fc.assert(
      fc.property(fc.oneof(everywhere, borders), (value) => {
        assert.equal(isPublic(textOfIPv4(value)), !isListed(value), textOfIPv4(value))
      }),
      { numRuns: atDepth(2_000) },
    )
  })

  test('lets the addresses of well-known public hosts pass', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      '93.184.216.34',
      '168.63.129.15',
      '223.255.255.255',
    ]) {
      assert.equal(isPublic(address), true, address)
    }
  })

  test('refuses what is not an address, however much it looks like one', () => {
    for (const text of [
      '',
      'localhost',
      '0x7f.1',
      '127.1',
      '2130706433',
      '1.1.1.1.',
      ' 1.1.1.1',
      '1.1.1.1/32',
    ]) {
      assert.equal(isPublic(text), false, text)
    }
  })
})

describe('IPv6', () => {
  // biome-ignore format: one table
  const closed = [
    ...refusedIPv6, '::/128', '::1/128', '::/96', '::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b:1::/48',
    '100::/64', '100:0:0:1::/64', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8',
    'fd00:ec2::254/128', '2001::/32', '2001:2::/48', '2001:10::/28', '2001:20::/28', '4000::/2', '1000::/4',
  ]
  for (const cidr of closed) {
    test(`refuses ${cidr} from its first address to its last`, () => {
      assert.deepEqual(ends(cidr).map(isPublic), [false, false])
    })
  }

  test('lets global unicast pass', () => {
    for (const address of [
      '2606:4700:4700::1111',
      '2001:4860:4860::8888',
      '2a00:1450:4001::200e',
    ]) {
      assert.equal(isPublic(address), true, address)
    }
  })

  test('refuses an address with a zone', () => {
    assert.equal(isPublic('fe80::1%eth0'), false)
    assert.equal(isPublic('2606:4700:4700::1111%eth0'), false)
  })
})

describe('IPv4 wrapped in IPv6', () => {
  const anyIPv4 = fc.oneof(
    fc.bigInt({ min: 0n, max: 0xffffffffn }),
    fc.constantFrom(...refusedIPv4.flatMap((cidr) => ends(cidr).map(numberOfIPv4))),
  )
  const high = (value: bigint): string => (value >> 16n).toString(16)
  const low = (value: bigint): string => (value & 0xffffn).toString(16)

  const refusedWrappings: Record<string, (ipv4: bigint) => string> = {
    'IPv4-mapped': (v) => `::ffff:${high(v)}:${low(v)}`,
    'IPv4-mapped in dotted form': (v) => `::ffff:${textOfIPv4(v)}`,
    'IPv4-compatible': (v) => `::${high(v)}:${low(v)}`,
    'IPv4-compatible in dotted form': (v) => `::${textOfIPv4(v)}`,
    'SIIT (IPv4-translated)': (v) => `::ffff:0:${high(v)}:${low(v)}`,
    '6to4': (v) => `2002:${high(v)}:${low(v)}::1`,
    'Teredo server': (v) => `2001:0:${high(v)}:${low(v)}::1`,
    'Teredo client': (v) => `2001::${high(v ^ 0xffffffffn)}:${low(v ^ 0xffffffffn)}`,
    'ISATAP on link-local': (v) => `fe80::5efe:${high(v)}:${low(v)}`,
    'ISATAP without prefix': (v) => `::5efe:${high(v)}:${low(v)}`,
    'local-use NAT64': (v) => `64:ff9b:1::${high(v)}:${low(v)}`,
  }
  for (const [name, wrap] of Object.entries(refusedWrappings)) {
    test(`refuses every IPv4 address as ${name}, public ones too`, () => {
      fc.assert(
        fc.property(anyIPv4, (ipv4) => assert.equal(isPublic(wrap(ipv4)), false, wrap(ipv4))),
      )
    })
  }

  test('gives an address behind the NAT64 prefix the verdict of the IPv4 address inside', () => {
    fc.assert(
      fc.property(anyIPv4, (ipv4) => {
        const verdict = isPublic(textOfIPv4(ipv4))
        assert.equal(isPublic(`64:ff9b::${high(ipv4)}:${low(ipv4)}`), verdict)
        assert.equal(isPublic(`64:ff9b::${textOfIPv4(ipv4)}`), verdict)
      }),
    )
  })
})

describe('allowed networks', () => {
  test('pass in IPv4, IPv4-mapped and NAT64 form, and nothing beside them does', () => {
    const allows = createAddressRule(['10.1.0.0/16'])
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '64:ff9b::10.1.2.3', '8.8.8.8']) {
      assert.equal(allows(address), true, address)
    }
    for (const address of [
      '10.2.0.1',
      '::ffff:10.2.0.1',
      '::10.1.2.3',
      '2002:0a01:0203::1',
      '127.0.0.1',
    ]) {
      assert.equal(allows(address), false, address)
    }
  })

  test('pass in IPv6', () => {
    const allows = createAddressRule(['fd12::/16', '::1/128'])
    assert.deepEqual(['fd12::5', '::1', 'fd13::5', '::2'].map(allows), [true, true, false, false])
  })

  test('throw when one is not written as a network', () => {
    for (const cidr of [
      '',
      '10.0.0.0',
      '10/8',
      '0x7f.0.0.0/8',
      '10.0.0.0/33',
      '::1/129',
      'localhost/8',
      '::1',
    ]) {
      assert.throws(() => createAddressRule([cidr]), TypeError, cidr)
    }
  })
})
