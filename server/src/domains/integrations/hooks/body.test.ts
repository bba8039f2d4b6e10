import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseBody } from './captured.ts'

describe('a body for expressions', () => {
  const json = 'application/json'
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  for (const [what, text, type, value] of [
    ['JSON behind a byte order mark', '\uFEFF{"a":1}', json, { a: 1 }],
    ['JSON of whatever media type', '{"a":1}', null, { a: 1 }],
    ['the digits of large integers', '{"id":9007199254740993}', json, { id: '9007199254740993' }],
    [
      'the fields of a form',
      'a=1&b=x+y&a=2',
      'application/x-www-form-urlencoded',
      { a: ['1', '2'], b: 'x y' },
    ],
    [
      'the JSON that a form carries',
      'payload=%7B%22action%22%3A%22opened%22%7D',
      'application/x-www-form-urlencoded; charset=utf-8',
      { action: 'opened' },
    ],
    [
      'a form whose payload is no JSON',
      'payload=hello',
      'application/x-www-form-urlencoded',
      { payload: 'hello' },
    ],
    [
      'a form with more than a payload',
      'payload=%7B%7D&token=x',
      'application/x-www-form-urlencoded',
      { payload: '{}', token: 'x' },
    ],
    ['nothing of a text', 'hello', 'text/plain', null],
    ['nothing of JSON that no stack can walk', nested(100_000), json, null],
    [
      'nothing of digits below so many levels',
      nested(100_000).replace('[]', '[12345678901234567]'),
      json,
      null,
    ],
  ] as const) {
    test(`is ${what}`, () => assert.deepEqual(parseBody(Buffer.from(text), type), value))
  }

  test('is null for bytes that are not UTF-8', () =>
    assert.equal(parseBody(Buffer.from([0x22, 0xff, 0x22]), json), null))
})
