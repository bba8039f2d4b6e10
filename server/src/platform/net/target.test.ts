import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createAddressRule } from './addresses.ts'
import { parseTarget } from './target.ts'

const refusal = (address: string, message?: RegExp) => {
  const expected = message ? { code: 'invalid_url', message } : { code: 'invalid_url' }
  assert.throws(() => parseTarget(address, ['https', 'http']), expected, address)
}

/** The WHATWG's "bad ports", as its table stood in 2026: https://fetch.spec.whatwg.org/#port-blocking */
// biome-ignore format: one table
const badPorts = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512,
  513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719,
  1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679,
  6697, 10080,
]

describe('a URL', () => {
  test('gives scheme, host and port, with the default port of its scheme', () => {
    const { secure, host, port, isLiteral } = parseTarget('https://Hooks.Example.com/a?b=c')
    assert.deepEqual(
      { secure, host, port, isLiteral },
      { secure: true, host: 'hooks.example.com', port: 443, isLiteral: false },
    )
    assert.equal(parseTarget('http://a.example:8080/', ['http']).port, 8080)
    assert.equal(parseTarget('http://a.example/', ['http']).port, 80)
  })

  test('is refused when it is none, or has no host', () => {
    for (const address of [
      '',
      'example.com',
      '//example.com',
      'https://',
      'https://a b/',
      'https://exa\0mple/',
      'https:///example.com',
      'https:example.com',
      'https:\\\\example.com',
      'https://example.com/a\nb',
      'https://exam\tple.com/',
    ])
      refusal(address)
  })

  test('is refused with another scheme, and the message names those that are accepted', () => {
    assert.throws(() => parseTarget('http://a.example/'), {
      message: 'The URL must begin with https://.',
    })
    for (const address of [
      'file:///etc/passwd',
      'ftp://a.example/',
      'gopher://a.example/',
      'data:,x',
      'javascript:1',
    ]) {
      refusal(address, /must begin with https:\/\/ or http:\/\//)
    }
  })

  test('is refused with credentials', () => {
    for (const address of [
      'https://user@a.example/',
      'https://:pass@a.example/',
      'https://a.example@10.0.0.1/',
    ]) {
      refusal(address, /user name or password/)
    }
  })

  test('is refused with a fragment, even an empty one', () => {
    for (const address of ['https://a.example/#x', 'https://a.example/#'])
      refusal(address, /fragment/)
    assert.equal(parseTarget('https://a.example/%23').url.pathname, '/%23')
  })

  test('is refused with a port that speaks another protocol, and with no other', () => {
    const isRefused = (port: number): boolean => {
      try {
        parseTarget(`https://a.example:${port}/`)
        return false
      } catch {
        return true
      }
    }
    const ports = Array.from({ length: 65_536 }, (_, port) => port)
    assert.deepEqual(ports.filter(isRefused), badPorts)
    refusal('https://a.example:25/', /Port 25 /)
  })

  test('is refused beyond 2048 characters, counted as written and as sent', () => {
    const longest = `https://a.example/${'x'.repeat(2048 - 18)}`
    assert.equal(parseTarget(longest).url.href.length, 2048)
    refusal(`${longest}x`, /2048/)
    refusal(`https://a.example/${'é'.repeat(1000)}`, /2048/)
  })
})

describe('a host', () => {
  test('in any notation of IPv4 becomes the address it means', () => {
    const notations: Record<string, string> = {
      '0x7f.1': '127.0.0.1',
      '0x7f000001': '127.0.0.1',
      '2130706433': '127.0.0.1',
      '017700000001': '127.0.0.1',
      '127.1': '127.0.0.1',
      '127.0.0.1.': '127.0.0.1',
      '0300.0250.0.1': '192.168.0.1',
      '１２７.０.０.１': '127.0.0.1',
      '①②⑦.⓪.⓪.①': '127.0.0.1',
      '169。254。169。254': '169.254.169.254',
      '%31%32%37.0.0.1': '127.0.0.1',
      '0': '0.0.0.0',
    }
    const isPublic = createAddressRule([])
    for (const [written, meant] of Object.entries(notations)) {
      const target = parseTarget(`https://${written}/`)
      assert.deepEqual([target.host, target.isLiteral, isPublic(target.host)], [meant, true, false])
    }
  })

  test('in IPv6 loses its brackets', () => {
    const hosts = {
      '[::]': '::',
      '[::1]': '::1',
      '[::ffff:127.0.0.1]': '::ffff:7f00:1',
      '[0:0::1]': '::1',
    }
    for (const [written, host] of Object.entries(hosts)) {
      const target = parseTarget(`https://${written}:8443/`)
      assert.deepEqual([target.host, target.isLiteral], [host, true])
    }
    refusal('https://[fe80::1%25eth0]/')
  })

  test('that is a name loses its trailing dot and stays a name', () => {
    const { host, isLiteral } = parseTarget('https://localhost./')
    assert.deepEqual([host, isLiteral], ['localhost', false])
  })
})
