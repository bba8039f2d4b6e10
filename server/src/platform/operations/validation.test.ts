import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type TSchema, Type } from 'typebox'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'
import { refuse, validatorFor } from './validation.ts'

const closed = { additionalProperties: false }

function accepts(schema: TSchema, part: 'body' | 'querystring', value: unknown): boolean {
  return validatorFor(Type.Object({ field: schema }), part)({ field: value }) as boolean
}

function sentence(schema: TSchema, value: unknown): string {
  const validate = validatorFor(schema, 'body')
  assert.equal(validate(value), false)
  return refuse(validate.errors?.[0], 'body').message
}

describe('a body of one of several forms', () => {
  const one = Type.Object({ name: Type.String({ minLength: 2 }), age: Type.Integer() }, closed)
  const many = Type.Object({ all: Type.Array(one, { minItems: 1 }) }, closed)
  for (const [body, said] of [
    [{}, 'name is required.'],
    [{ name: 'Ada' }, 'age is required.'],
    [{ name: 'A', age: 1 }, 'name must have at least 2 characters.'],
    [{ name: 'Ada', age: 1, other: 1 }, 'other is not a known field.'],
    [{ all: [] }, 'all must have at least 1 item.'],
    [{ all: [{ name: 'Ada' }] }, 'all.0.age is required.'],
    [{ all: [{ name: 'Ada', age: 1 }], other: 1 }, 'other is not a known field.'],
    [[], 'The body must be an object.'],
  ] as const) {
    test(`of ${JSON.stringify(body)} is refused for the form that it is closest to`, () => {
      assert.equal(sentence(Type.Union([one, many]), body), said)
    })
  }
})

describe('a value that is not of its type', () => {
  for (const [schema, text, value] of [
    [Type.Integer(), '123', 123],
    [Type.Number(), '1.5', 1.5],
    [Type.Boolean(), 'true', true],
    [Type.Array(Type.String()), 'one', ['one']],
  ] as const) {
    test(`${JSON.stringify(text)} for ${JSON.stringify(value)}: read in a query, refused in a body`, () => {
      assert.equal(accepts(schema, 'querystring', text), true)
      assert.equal(accepts(schema, 'body', text), false)
      assert.equal(accepts(schema, 'body', value), true)
    })
  }

  for (const value of [123, true, null, ['a'], {}]) {
    test(`${JSON.stringify(value)} is no text in a body`, () => {
      assert.equal(accepts(Type.String(), 'body', value), false)
    })
  }

  for (const text of ['', 'ten', '1.5', '0x', 'NaN', '12a']) {
    test(`${JSON.stringify(text)} is no whole number in a query`, () => {
      assert.equal(accepts(Type.Integer(), 'querystring', text), false)
    })
  }

  for (const text of ['0x10', ' 5', '5 ', '+5', '1e1', '5.0', '0b1', '٥', '1_0']) {
    test(`${JSON.stringify(text)} is no whole number in decimal digits`, async (t) => {
      assert.equal(accepts(Type.Integer(), 'querystring', text), false)
      const app = await harness(t)
      const { status, body } = await app.owner.get(`/v1/contacts?limit=${encodeURIComponent(text)}`)
      assert.deepEqual(
        [status, body.error.code, body.error.field, body.error.message],
        [400, 'invalid_parameter', 'limit', 'limit must be a decimal integer, as in 20.'],
      )
    })
  }

  for (const text of ['0x1p3', '1e3', ' 1.5', '.5', '5.', 'Infinity']) {
    test(`${JSON.stringify(text)} is no number in decimal digits`, () => {
      assert.equal(accepts(Type.Number(), 'querystring', text), false)
    })
  }

  test('a cursor that no list could have given out is a bad cursor, however long', async (t) => {
    const app = await harness(t)
    for (const cursor of ['', 'x', 'x'.repeat(5000)]) {
      const { status, body } = await app.owner.get(`/v1/contacts?cursor=${cursor}`)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [400, 'invalid_cursor', 'cursor'],
      )
    }
  })

  test('a parameter that is given twice is refused where one is expected', async (t) => {
    const app = await harness(t)
    for (const query of ['limit=1&limit=2', 'q=a&q=b', 'cursor=a&cursor=b']) {
      const { status, body } = await app.owner.get(`/v1/contacts?${query}`)
      assert.deepEqual([status, body.error.field], [400, query.split('=')[0]])
    }
  })
})

describe('a time', () => {
  for (const text of [
    '2027-01-01T00:00:00Z',
    '2027-01-01T00:00:00.123456+05:30',
    '0001-01-01T00:00:00Z',
  ]) {
    test(`${text} is one`, () => {
      assert.equal(accepts(Type.String({ format: 'date-time' }), 'body', text), true)
    })
  }

  for (const text of [
    '1998-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-00:01',
    '2027-02-30T00:00:00Z',
    '2027-01-01T00:00:00',
    '2027-01-01',
    '27-01-01T00:00:00Z',
    '1800000000',
    'tomorrow',
    '',
  ]) {
    test(`${JSON.stringify(text)} is none that could be kept`, () => {
      assert.equal(accepts(Type.String({ format: 'date-time' }), 'body', text), false)
    })
  }
})

describe('the sentence of a refusal', () => {
  const Named = Type.Object(
    {
      name: Type.String({ minLength: 1 }),
      size: Type.Optional(Type.Enum(['small', 'large'])),
      shape: Type.Optional(Type.Unsafe({ enum: ['round', null] })),
      at: Type.Optional(Type.String({ format: 'date-time' })),
      phone: Type.Optional(Type.String({ pattern: '^\\+', 'x-expects': 'an E.164 number' })),
      items: Type.Optional(Type.Array(Type.Object({ quantity: Type.Integer() }))),
    },
    { additionalProperties: false },
  )
  for (const [value, expected] of [
    [{}, 'name is required.'],
    [{ name: 5 }, 'name must be a string.'],
    [{ name: 'a', size: 'huge' }, 'size must be one of small, large.'],
    [{ name: 'a', shape: 'flat' }, 'shape must be one of round, null.'],
    [{ name: 'a', at: 'tomorrow' }, 'at must be a time such as 2026-11-21T09:30:00Z.'],
    [{ name: 'a', phone: '0' }, 'phone must be an E.164 number.'],
    [{ name: 'a', colour: 'red' }, 'colour is not a known field.'],
    [
      { name: 'a', items: [{ quantity: 1 }, { quantity: 'x' }] },
      'items.1.quantity must be an integer.',
    ],
    ['text', 'The body must be an object.'],
  ] as const) {
    test(`for ${JSON.stringify(value)} is “${expected}”`, () => {
      assert.equal(sentence(Named, value), expected)
    })
  }

  test('names a field whose name holds the marks of a JSON pointer', () => {
    const schema = Type.Object({ 'a/b~c': Type.Integer() })
    assert.equal(sentence(schema, { 'a/b~c': 'x' }), 'a/b~c must be an integer.')
  })
})

describe('an id in a path', () => {
  test('both spellings name the same contact, and other kinds and forms are refused', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    const suffix = contact.id.slice('con_'.length)
    for (const id of [
      `org_${suffix}`,
      suffix,
      `CON_${suffix}`,
      `con_${suffix}_`,
      ` ${contact.id}`,
    ]) {
      const { status, body } = await app.owner.get(`/v1/contacts/${encodeURIComponent(id)}`)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [400, 'invalid_parameter', 'contactId'],
      )
    }
    const encoded = contact.id.replace('_', '%5F')
    assert.deepEqual((await app.owner.get(`/v1/contacts/${encoded}`)).body, contact)
  })
})
