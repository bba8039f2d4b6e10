import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { mappingRoots } from './bounds.ts'
import { ExpressionFault } from './environment.ts'
import { evaluate } from './evaluate.ts'
import { readExpression } from './expression.ts'
import { evaluateMapping, requireMapping } from './mapping.ts'
import { maxWork } from './meter.ts'
import { asLine, fillAddress, fillText, requireText } from './text.ts'
import { parseInput } from './values.ts'

const body = {
  id: 'evt_1',
  name: '  Ada Lovelace ',
  phone: '0151 12345678',
  total: 4900,
  created: 1700000000,
  tags: ['vip', 'new'],
  items: [
    { sku: 'a', n: 2 },
    { sku: 'b', n: 3 },
  ],
  address: null,
  empty: ' ',
}
const input = { body, headers: { 'x-topic': 'orders' }, steps: { first: { id: 'con_1' } } }

describe('an expression gives', () => {
  for (const [text, value] of [
    ['body.id', 'evt_1'],
    ['body.total / 100', 49],
    ['body.total + 1', 4901],
    ['trim(body.name)', 'Ada Lovelace'],
    ['first(split(trim(body.name), " "))', 'Ada'],
    ['upper("a") + lower("B")', 'Ab'],
    ['join(body.items.map(i, i.sku), ", ")', 'a, b'],
    ['join(split("a;b", ";"), "+")', 'a+b'],
    ['"a;b".split(";").join("+")', 'a+b'],
    ['body.tags.join()', 'vipnew'],
    ['body.missing.split(",")', []],
    ['body.items.filter(i, i.n > 2).map(i, i.sku)', ['b']],
    ['e164(body.phone, "DE")', '+4915112345678'],
    ['e164("no number", "DE")', null],
    ['parseTime(body.created)', '2023-11-14T22:13:20.000Z'],
    ['parseTime("2026-11-21T09:30:00+01:00")', '2026-11-21T08:30:00.000Z'],
    ['parseTime("soon")', null],
    ['parseTime("03.05.2026")', null],
    ['parseTime("2026-02-30")', null],
    ['parseTime("2026-05-03T10:00:00")', '2026-05-03T10:00:00.000Z'],
    ['parseTime("03.05.2026", "dd.MM.yyyy")', '2026-05-03T00:00:00.000Z'],
    [
      'parseTime("03.05.2026 12:00", "dd.MM.yyyy HH:mm", "Europe/Berlin")',
      '2026-05-03T10:00:00.000Z',
    ],
    ['parseTime(body.missing, "dd.MM.yyyy")', null],
    ['parseJson("{\\"a\\": [1, 2]}").a[1]', 2],
    ['parseJson("no JSON")', null],
    ['parseJson(body.missing)', null],
    ['orNull(body.empty)', null],
    ['body.missing', null],
    ['body.missing.deeper[3].more', null],
    ['body.tags[1]', 'new'],
    ['body.tags[7]', null],
    ['body["__proto__"]', null],
    ['body.constructor', null],
    ['lower(body.missing)', null],
    ['has(body.missing.deeper) ? "a" : "b"', 'b'],
    ['has(body.total)', true],
    ['body.missing == null', true],
    ['headers["x-topic"]', 'orders'],
    ['steps.first.id', 'con_1'],
    ['event.data.id', null],
    ['{"a": body.total, "b": [1, "x", null]}', { a: 4900, b: [1, 'x', null] }],
    ['9007199254740993', '9007199254740993'],
    ['timestamp("2026-11-21T09:30:00Z")', '2026-11-21T09:30:00.000Z'],
  ] as const) {
    test(`${JSON.stringify(value)} for ${text}`, () =>
      assert.deepEqual(evaluate(text, input), value))
  }

  test('what has 100 levels, and no value for what has more', () => {
    const nested = (levels: number, inside: string) =>
      '[{"a":'.repeat(levels / 2) + inside + '}]'.repeat(levels / 2)
    for (const inside of ['1', '12345678901234567890', '"[[\\"[["']) {
      assert.equal(evaluate('size(body)', { body: parseInput(nested(100, inside)) }), 1)
      assert.throws(() => parseInput(nested(102, inside)), /nested deeper than 100 levels/)
    }
    assert.deepEqual(parseInput(`["${'['.repeat(200)}", ${'[],'.repeat(200)} 1]`), [
      ...['['.repeat(200), ...Array(200).fill([]), 1],
    ])
  })

  test('integers beyond 2^53 as text', () => {
    const big = parseInput('{"id": -12345678901234567890, "small": 1234567890123456, "f": 0.1}')
    assert.deepEqual(big, { id: '-12345678901234567890', small: 1234567890123456, f: 0.1 })
    const floats = parseInput('{"n": 1e20, "f": 10000000000000000000.0, "id": 9007199254740993}')
    assert.deepEqual(floats, { n: 1e20, f: 1e19, id: '9007199254740993' })
  })
})

describe('an expression is refused', () => {
  for (const [text, message, start] of [
    ['body.id ==', /ends too early/, 10],
    ['typo.id', /^`typo` is not known/, 0],
    ['"a".matches("a+")', /unknown function matches/, 0],
    ['body.a.map(x, body.b)', /a loop can read only its own variable/, 14],
    ['body.a.map(x, x.map(y, y))', /a loop cannot contain another loop/, 14],
    ['body.a.map(x, x + "a")', /a loop cannot join with \+/, 14],
    ['body.a.map(x, e164(x, "DE"))', /too slow for a loop/, 14],
    ['[1, 2].map(x, x)', /a loop must run over a field/, 0],
    ['body.id + 1', /\+ cannot combine a text and a number/, 0],
    [`join(body.tags, "${'x'.repeat(101)}")`, /separator/, null],
    [Array(150).fill('true').join('||'), /^it has more than 200 steps$/, null],
    [`${'('.repeat(41)}1${')'.repeat(41)}`, /^it is nested deeper than 40 levels$/, null],
    [`[${Array(101).fill('1')}]`, /^a list in it has more than 100 elements$/, null],
    [`{${Array.from({ length: 21 }, (_, n) => `"${n}": 1`)}}`, /^an object in it has more/, null],
    ['size(1, 2, 3, 4)', /^a function in it has more than 3 arguments$/, null],
  ] as const) {
    test(text.slice(0, 50), () =>
      assert.throws(
        () => evaluate(text, input),
        (error) => {
          assert.ok(error instanceof ExpressionFault, String(error))
          assert.match(error.message, message)
          if (start !== null) assert.equal(error.position?.start, start)
          return true
        },
      ),
    )
  }

  test('when it looks at too much, and never before', () => {
    const large = { body: { list: Array(100_000).fill(1), id: 'a' } }
    assert.equal(evaluate('body.id', large), 'a')
    assert.throws(() => evaluate('body.list.exists(x, x == 2)', large), /reads too much/)
    assert.throws(() => evaluate('body.list', large), /64 KiB/)
  })

  test('when it makes what takes too long, of however little', () => {
    const little = { body: { text: 'a'.repeat(650) } }
    const separator = 'b'.repeat(100)
    const grown = `join(split(body.text, "a"), "${separator}")`
    const again = (times: number) =>
      Array.from({ length: times }).reduce<string>((one) => `join(split(${one}, "b"), "b")`, grown)
    assert.equal(String(evaluate(grown, little)).length, 65_000)
    for (const text of [
      again(1),
      again(15),
      `${again(1)} != null || true`,
      `[${Array(20).fill(`size(${grown}) > 1`).join(', ')}]`,
    ]) {
      assert.throws(() => evaluate(text, little), { code: 'mapping_too_large' }, text.slice(0, 60))
    }
    const methods = `body.text.split("a").join("${'b'.repeat(1_800)}")`
    assert.throws(() => evaluate(methods, little), /separator of at most 100/)
    const method = `body.text.split("a").join("${separator}")`
    assert.equal(String(evaluate(method, little)).length, 65_000)
    const methodAgain = `${method}.split("b").join("b")`
    assert.throws(() => evaluate(methodAgain, little), { code: 'mapping_too_large' })
    assert.throws(() => evaluate('body.text.split("")', little), /at least one character/)
    assert.throws(() => evaluate('body.text.split("a", 2)', little), /exactly one argument/)
    const lists = { body: { lists: Array(300).fill(Array(300).fill('')) } }
    const loop = `body.lists.exists(l, join(l, "${separator}") == "a" || false)`
    assert.throws(() => evaluate(loop, lists), { code: 'mapping_too_large' })
  })

  test('when it reads a duration of a text that is none', () => {
    const long = { body: { text: `${'1'.repeat(41)}x` } }
    assert.throws(() => evaluate('duration(body.text) == duration("1h")', long), /at most 40/)
    assert.equal(evaluate('duration("1h30m") > duration("90s")', {}), true)
  })
})

test('a mapping gives all values, or the fault of each', () => {
  assert.deepEqual(evaluateMapping({ a: 'body.id', b: 'size(body.tags)' }, input), {
    values: { a: 'evt_1', b: 2 },
    errors: [],
  })
  const { errors } = evaluateMapping({ a: 'body.id', b: 'body.id - 1', c: '?' }, input)
  assert.deepEqual(
    errors.map((error) => ({ ...error, message: '' })),
    [
      { field: 'b', code: 'validation_error', message: '', start: 0, end: 11 },
      { field: 'c', code: 'validation_error', message: '', start: 0, end: 1 },
    ],
  )
  const large = { body: { list: Array(100_000).fill(1), id: 'a' } }
  const all = {
    ok: 'body.id',
    much: 'body.list.all(x, x == 1)',
    small: '1',
    wrong: '?',
    id: 'body.id',
  }
  const mapped = evaluateMapping(all, large)
  assert.deepEqual(mapped.values, { ok: 'a' })
  assert.deepEqual(
    mapped.errors.map(({ field, code }) => [field, code]),
    [
      ['much', 'mapping_too_large'],
      ['small', 'mapping_too_large'],
      ['wrong', 'validation_error'],
      ['id', 'mapping_too_large'],
    ],
  )
  assert.throws(() => requireMapping({ a: 'body.' }, 'actions.0.mapping'), {
    code: 'validation_error',
    field: 'actions.0.mapping.a',
  })
})

test('a text has values in its places, escaped, and no place without one', () => {
  const hostile = { body: { name: '<b>\r\nBcc: x' } }
  assert.equal(fillAddress('a/{{body.name}}', hostile), 'a/%3Cb%3E%0D%0ABcc%3A%20x')
  assert.equal(fillText('{{ body.name }}', hostile, asLine), '<b> Bcc: x')
  assert.equal(fillAddress('{{ body.half }}', { body: { half: 'a\ud800' } }), 'a%EF%BF%BD')
  assert.equal(fillText('{{ {"a": 1}.a }} {', {}, asLine), '1 {')
  assert.throws(() => fillText('Dear {{body.first}},', hostile, asLine), /has no value/)
  assert.throws(() => fillText('{{body}}', hostile, asLine), /is not a text/)
  const large = { body: { list: Array(50_000).fill(1) } }
  assert.equal(fillText('{{ size(body.list) }}', large, asLine), '50000')
  const often = '{{ size(body.list) }} '.repeat(20)
  assert.throws(() => fillText(often, large, asLine), { code: 'mapping_too_large' })
})

test('no value leads an address out of its path', () => {
  const base = 'https://api.example.com/tpl'
  const fill = (path: string, a: string, b = '') =>
    fillAddress(`${base}${path}`, { body: { a, b } })
  for (const [path, a, b] of [
    ['/{{body.a}}/x', '..'],
    ['/{{body.a}}', '..'],
    ['/{{body.a}}?q=1', '.'],
    ['/{{body.a}}#x', '..'],
    ['/{{body.a}}{{body.b}}/x', '.', '.'],
    ['/.{{body.a}}/x', '.'],
    ['/%2e{{body.a}}/x', '.'],
    ['\\\\{{body.a}}/x', '..'],
  ] as const) {
    assert.throws(() => fill(path, a, b), /would lead elsewhere/, path)
  }
  assert.equal(fill('/{{body.a}}/x', '...'), `${base}/.../x`)
  assert.equal(fill('/v{{body.a}}/x?next={{body.b}}', '..', '../y'), `${base}/v../x?next=..%2Fy`)
  assert.equal(fill('/x?next={{body.a}}', '..'), `${base}/x?next=..`)
})

describe('a place of a text', () => {
  const input = { body: { name: ' Ada ', blank: ' ', none: [], no: false, n: 0, a: 'x|y' } }
  for (const [text, filled] of [
    ['{{ body.nick | default: "you" }}', 'you'],
    ["{{ body.nick | default: 'you' }}", 'you'],
    ['{{body.blank|default:"you"}}', 'you'],
    ['{{ body.none | default: "none" }}', 'none'],
    ['{{ body.no | default: "no" }}', 'no'],
    ['{{ body.n | default: "1" }}', '0'],
    ['{{ body.name | strip | upcase }}', 'ADA'],
    ['{{ body.name | downcase | strip | default: "x" }}', 'ada'],
    ['{{ body.nick | default: "a \\"b\\" | c" | upcase }}', 'A "B" | C'],
    ['{{ body.no || true }}', 'true'],
    ['{{ body.a == "x|y" ? "bar" : "none" }}', 'bar'],
    ["{{ 'x|y' }}", 'x|y'],
  ] as const) {
    test(`is ${filled} of ${text}`, () => {
      requireText(text, 'text')
      assert.equal(fillText(text, input, asLine), filled)
    })
  }

  test('has what is put in place of nothing escaped, too', () => {
    assert.equal(fillAddress('{{ body.nick | default: "a/b" }}', input), 'a%2Fb')
  })

  for (const text of [
    '{{ body.n | date }}',
    '{{ body.n | default }}',
    '{{ body.n | default: you }}',
    '{{ body.n | }}',
    '{{ body.n | constructor }}',
    '{{ body. | default: "x" }}',
    '{{ | default: "x" }}',
  ]) {
    test(`is refused as ${text}`, () =>
      assert.throws(() => requireText(text, 'text'), { code: 'validation_error', field: 'text' }))
  }
})

test('no expression stands still on 1 MiB, whatever it is', () => {
  const pieces = [
    ...mappingRoots.slice(0, 2),
    ...['body', 'body.list', 'body.text', 'body.map', 'body.rows', 'x', '"a"', '1', '1.5', 'null'],
    ...['.map(x, ', '.filter(x, ', '.exists(x, ', '.all(x, ', ')', '[', ']', '(', '{"a": ', '}'],
    ...[
      'lower(',
      'upper(',
      'trim(',
      'split(',
      'join(',
      'first(',
      'e164(',
      'parseTime(',
      'orNull(',
      'parseJson(',
    ],
    ...['size(', 'string(', 'int(', 'has(', 'timestamp(', ' == ', ' != ', ' < ', ' + ', ' - '],
    ...[
      '.split("a")',
      '.split("b")',
      '.join()',
      `.join("${'b'.repeat(100)}")`,
      '.size()',
      '.trim()',
    ],
    ...['duration(', 'double(', 'body.digits', `, "${'b'.repeat(100)}")`, 'trim(body.text'],
    ...[' * ', ' / ', ' && ', ' || ', ' ? ', ' : ', ' in ', '!', ', ', ', "a")', ', "DE")', '.a'],
    ...['.contains("b")', '.startsWith(', '[0]', 'true', 'x == 1', 'x.a', 'timestamp(x) > x'],
  ]
  const words = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((all) => all.join(''))
  const leaf = fc.constantFrom(
    ...['body.list', 'body.text', 'body.rows', 'body.map', 'body', 'body.id'],
    ...['body.digits', 'body.words', 'body.words'],
  )
  const inLoop = fc.constantFrom(
    ...[
      'x',
      'x == 1',
      'x.a == "b"',
      'string(x) == "a"',
      'lower(x) == x',
      'size(x) > 1',
      'x in [1, 2]',
    ],
    ...['x < 1 && x > 2', 'int(x) > 0', 'x.contains("zz")', 'split(x, "a") == []', 'x - 1 == 2'],
  )
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc
        .tuple(leaf, fc.constantFrom('map', 'filter', 'exists', 'all'), inLoop)
        .map(([list, loop, step]) => `${list}.${loop}(x, ${step})`),
      fc
        .tuple(
          fc.constantFrom(
            ...['lower', 'size', 'string', 'first', 'parseTime', 'orNull', 'duration', 'int'],
          ),
          tie('tree'),
        )
        .map(([name, one]) => `${name}(${one})`),
      fc
        .tuple(tie('tree'), fc.constantFrom('a', 'b'), fc.constantFrom('bb', 'b'.repeat(100)))
        .chain(([one, border, separator]) =>
          fc.constantFrom(
            `join(split(${one}, "${border}"), "${separator}")`,
            `(${one}).split("${border}").join("${separator}")`,
          ),
        ),
      fc
        .tuple(tie('tree'), fc.constantFrom('+', '==', 'in', '&&', '<'), tie('tree'))
        .map(([a, operator, b]) => `(${a}) ${operator} (${b})`),
    ),
  }))
  const letters = 'ab, '.repeat(64_000)
  const large = {
    body: {
      id: 'a',
      list: Array(128_000).fill(1),
      text: letters,
      digits: '1'.repeat(20_000),
      words: 'a'.repeat(600),
      rows: Array.from({ length: 10_000 }, (_, n) => ({ a: `b${n}`, n })),
      map: Object.fromEntries(Array.from({ length: 16_000 }, (_, n) => [`k${n}`, n])),
    },
  }
  assert.ok(JSON.stringify(large).length > 900_000)
  let ran = 0
  fc.assert(
    fc.property(fc.oneof(words, tree), (text) => {
      if (text.length > 2_000) return
      try {
        const expression = readExpression(text)
        if (expression.work(large, maxWork) > maxWork) return
        ran++
        expression.run(large)
      } catch (error) {
        assert.ok(error instanceof ExpressionFault, `${text}: ${error}`)
      }
    }),
    { numRuns: atDepth(10_000) },
  )
  assert.ok(ran > atDepth(500), String(ran))
})
