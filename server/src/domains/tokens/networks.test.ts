import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { atDepth } from '../../../test/depth.ts'
import { harness } from '../../../test/harness.ts'
import { canonicalNetwork, isAllowed } from './token.ts'

/** Few different ones, so that they meet. */
const byte = fc.constantFrom(0, 1, 10, 127, 128, 192, 255)
const ipv4 = fc.array(byte, { minLength: 4, maxLength: 4 }).map((bytes) => bytes.join('.'))
const group = fc.constantFrom('0', '1', '7fff', '8000', 'db8', '2001', 'ffff')
const ipv6 = fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':'))
const network = fc
  .oneof(
    fc.tuple(ipv4, fc.integer({ min: 0, max: 32 })),
    fc.tuple(ipv6, fc.integer({ min: 0, max: 128 })),
  )
  .chain(([address, bits]) => fc.constantFrom(address, `${address}/${bits}`))

describe('a network', () => {
  test('holds the same addresses here and in the database', async (t) => {
    const { context } = await harness(t)
    const inDatabase = async (networks: string[], address: string): Promise<boolean> => {
      const { rows } = await sql<{ inside: boolean }>`
        select ${address}::inet <<= any (${networks}::text[]::inet[]) as inside`.execute(
        context.database.db,
      )
      return rows[0]?.inside ?? false
    }
    const networks = fc.array(network, { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(networks, fc.oneof(ipv4, ipv6), async (given, address) => {
        const canonical = given.map((text) => canonicalNetwork(text) ?? '')
        assert.equal(isAllowed(canonical, address), await inDatabase(canonical, address))
      }),
      { numRuns: atDepth(500) },
    )
  })

  test('is written in one way', () => {
    for (const [given, canonical] of [
      ['203.0.113.7', '203.0.113.7'],
      ['10.1.2.3/8', '10.0.0.0/8'],
      ['0.0.0.0/0', '0.0.0.0/0'],
      ['2001:DB8::/32', '2001:db8::/32'],
      ['2001:db8:0:0:1::/64', '2001:db8::/64'],
      ['::1', '::1'],
    ] as const) {
      assert.equal(canonicalNetwork(given), canonical)
    }
  })

  for (const text of [
    ...[
      '',
      'here',
      '10.0.0',
      '10.0.0.0/33',
      '10.0.0.0/-1',
      '10.0.0.0/8/8',
      '010.0.0.0/8',
      '0x0a.1',
    ],
    ...['10.0.0.0/', '10.0.0.0/08x', ' 10.0.0.0/8', '2001:db8::/129', 'fe80::1%eth0', '::1.2.3.4'],
    ...['::ffff:10.0.0.0/104', '10.0.0.0/255.0.0.0'],
  ]) {
    test(`is not ${JSON.stringify(text)}`, () => assert.equal(canonicalNetwork(text), null))
  }

  test('is not needed: none lets everybody in', () => {
    assert.equal(isAllowed([], 'whoever'), true)
    assert.equal(isAllowed(['0.0.0.0/0'], 'whoever'), false)
  })
})
