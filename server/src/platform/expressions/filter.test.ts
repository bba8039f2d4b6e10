import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { ApiError } from '../errors.ts'
import { maxWork, readFilter, wants } from './filter.ts'

const event = {
  id: 'evt_01jbts0z0ye8t9tpsz3gn7nkm8',
  type: 'source.completed',
  createdAt: '2026-11-21T09:30:00.000Z',
  organizationId: 'org_01jbts0z0ye8t9tpsz3gn7nkm8',
  data: {
    chunksCount: 12,
    email: null,
    phone: '+14155550123',
    tags: ['vip', 'new'],
    custom: { tier: 'gold', seats: 2.5 },
    digits: '1'.repeat(20_000),
  },
}
const body = JSON.stringify(event)

describe('an event is wanted', () => {
  for (const filter of [
    'type == "source.completed" && data.chunksCount > 10',
    'type.startsWith("source.") || type == "contact.created"',
    'has(data.tags) && data.tags.exists(t, t == "vip")',
    '!data.tags.all(t, t.startsWith("v"))',
    'data.tags.exists_one(t, t.endsWith("w"))',
    'size(data.tags.filter(t, t.contains("i"))) == 1',
    '"vip" in data.tags && !("old" in data.tags)',
    'data.chunksCount in [11, 12] && data.custom["seats"] < 3',
    'data.email == null && has(data.email) && !has(data.missing)',
    'data.missing == 1 || data.custom.tier == "gold"',
    'timestamp(createdAt) > timestamp("2026-01-01T00:00:00Z")',
    'organizationId == "org_01jbts0z0ye8t9tpsz3gn7nkm8" ? true : false',
    'data.custom.exists(name, name == "tier")',
  ]) {
    test(`by ${filter}`, () => assert.equal(wants(filter, body), true))
  }
})

describe('an event is not wanted', () => {
  for (const filter of [
    'type == "source.failed"',
    'data.missing == 1',
    'data.missing.deeper == 1',
    'data.email.startsWith("a")',
    'data.tags[9] == "vip"',
    'data.constructor != null',
    'has(data.toString) || has(data.__proto__)',
    'data["__proto__"] != null',
    'data.phone > 3',
    'data',
    // The evaluator took hours to find no unit behind so many digits.
    'data.digits.endsWith("1") && duration(data.digits) < duration("1h")',
  ]) {
    test(`by ${filter}`, () => assert.equal(wants(filter, body), false))
  }
})

const refused = (filter: string, message: RegExp | string): void =>
  assert.throws(
    () => readFilter(filter),
    (error) => {
      assert.ok(error instanceof ApiError)
      assert.deepEqual([error.code, error.status, error.field], ['validation_error', 422, 'filter'])
      if (typeof message === 'string') assert.equal(error.message, message)
      else assert.match(error.message, message)
      return true
    },
  )

describe('a filter is refused, with the place and the reason', () => {
  for (const [filter, message] of [
    ['data.chunksCount >', /at character 19: the expression ends too early/],
    ['type == "unterminated', /at character 9: a text is not closed/],
    ['typo == 1', 'filter cannot be used at character 1: unknown name typo.'],
    ['type == 1', /at character 1: == cannot compare a text with a number/],
    ['1 - 1', /at character 1: a filter must be a condition, but this returns int/],
    ['type.matches("a+")', /at character 1: unknown function matches\. Use one of bool, /],
    ['cel.bind(a, 1, a == 1)', /unknown function bind/],
    ['data.tags.map(t, t) == []', /unknown function map/],
    ['data.a + data.b == 2', /at character 1: filters compare/],
    ['data.a.all(x, x.all(y, y == 1))', /at character 15: a loop cannot contain another loop/],
    ['data.a.filter(x, true).all(y, y == 1)', /a loop must run over a field of data/],
    ['[1, 2].all(x, x == 1)', /a loop must run over a field of data/],
    ['data.a.all(x, x in data.b)', /at character 20: a loop can read only its own variable/],
    ['data.a.all(data, true)', /a loop can read only its own variable/],
    [Array(150).fill('true').join('||'), /filter cannot be used/],
    [`${'('.repeat(900)}true${')'.repeat(900)}`, /filter cannot be used/],
  ] as const) {
    test(filter.slice(0, 60), () => refused(filter, message))
  }

  test('whatever nonsense it is', () => {
    const word = fc.constantFrom(
      ...[
        'data',
        '.',
        'type',
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
        '"a"',
        '1',
        '&&',
        '||',
        '!',
        '==',
        '>',
      ],
      ...['in', 'all', 'exists', 'has', 'x', ',', ' ', '?', ':', '-', '.tags', '"', '\\', '\u2028'],
    )
    const words = fc.array(word, { maxLength: 30 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'binary' })), (filter) => {
        try {
          readFilter(filter)
        } catch (error) {
          assert.ok(error instanceof ApiError, String(error))
          assert.equal(error.field, 'filter')
        }
        assert.equal(typeof wants(filter, body), 'boolean')
      }),
      { numRuns: atDepth(500) },
    )
  })
})

test('an event that is too large for its filter is delivered without being asked', () => {
  const filter = 'data.list.all(x, x == 2)'
  const { nodes } = readFilter(filter)
  const long = (bytes: number) => {
    const list = Array(Math.floor(bytes / 2) - 200).fill(1)
    return JSON.stringify({ ...event, data: { list } }).padEnd(bytes)
  }
  assert.equal(wants(filter, long(Math.floor(maxWork / nodes))), false)
  assert.equal(wants(filter, long(Math.floor(maxWork / nodes) + 1)), true)
})
