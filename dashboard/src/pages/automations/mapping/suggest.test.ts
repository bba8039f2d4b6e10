import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, pathsIn } from './paths.ts'
import { suggestCondition, suggestContact } from './suggest.ts'

const stripe = {
  id: 'evt_1',
  type: 'customer.created',
  data: {
    object: { id: 'cus_1', email: 'Ada@Example.com', name: 'Ada Lovelace', phone: '+14155550123' },
    previous: [{ name: 'Ada' }],
  },
}

test('a mapping begins with the address of the body and what stands beside it', () => {
  assert.deepEqual(suggestContact(stripe, 'body'), {
    email: 'lower(body.data.object.email)',
    name: 'body.data.object.name',
    phone: 'e164(body.data.object.phone, "US")',
  })
  assert.deepEqual(
    suggestContact({ 'first name': 'x', email: 'a@b.co', first_name: 'A', last_name: 'B' }, 'body'),
    { email: 'lower(body.email)', firstName: 'body.first_name', lastName: 'body.last_name' },
  )
  assert.deepEqual(suggestContact('text', 'body'), {})
  assert.equal(suggestCondition(stripe), 'body.type == "customer.created"')
  assert.equal(suggestCondition(null), '')
})

test('a body is laid out line by line, each with the path that an expression takes', () => {
  const lines = linesOf({ a: { 'b c': [1, { d: null }] }, e: {} }, 'body')
  assert.deepEqual(
    lines.map(({ indent, key, text }) => `${'  '.repeat(indent)}${key ? `${key}: ` : ''}${text}`),
    [
      '{',
      '  "a": {',
      '    "b c": [',
      '      1,',
      '      {',
      '        "d": null',
      '      }',
      '    ]',
      '  },',
      '  "e": {}',
      '}',
    ],
  )
  assert.equal(lines[5]?.path, 'body.a["b c"][1].d')
  assert.deepEqual(pathsIn('lower(body.a["b c"][1].d) + "x"'), ['body.a["b c"][1].d'])
})
