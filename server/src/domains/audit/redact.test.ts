import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TSchema, Type } from 'typebox'
import { harness } from '../../../test/harness.ts'
import { secret } from '../../platform/operations/schemas.ts'
import { redactorFor } from './record.ts'

const Key = Type.Object({ name: Type.String(), value: Type.String(secret) })

test('fields that a schema marks as secret are hidden everywhere, and nothing else', () => {
  const hide = redactorFor(
    Type.Object({
      one: Key,
      many: Type.Array(Key),
      either: Type.Union([Type.Null(), Key]),
      maybe: Type.Optional(Type.String(secret)),
      value: Type.String(),
    }),
  )
  const key = { name: 'a', value: 'hush' }
  const hidden = { name: 'a', value: '[redacted]' }
  const given = { one: key, many: [key, key], either: key, value: 'open' }
  assert.deepEqual(JSON.parse(hide(JSON.stringify(given))), {
    one: hidden,
    many: [hidden, hidden],
    either: hidden,
    value: 'open',
  })
  assert.equal(JSON.parse(hide('{"either":null,"maybe":null}')).maybe, null)
})

test('a text without secrets stays as it was, byte for byte', () => {
  assert.equal(redactorFor(Type.Object({ a: Type.Number() }))('{ "a":1.0 }'), '{ "a":1.0 }')
})

/** Dotted names of the fields of an answer that sound like a secret and are not marked as one. */
function unmarked(schema: TSchema, name = ''): string[] {
  const {
    properties,
    items,
    anyOf,
    oneOf,
    'x-secret': isMarked,
    type,
  } = schema as never as {
    properties?: Record<string, TSchema>
    items?: TSchema
    anyOf?: TSchema[]
    oneOf?: TSchema[]
    'x-secret'?: true
    type?: string | string[]
  }
  if (isMarked) return []
  const isText = [type].flat().includes('string')
  const isAbout = /(?:Until|Encoding|Fields)$/.test(name)
  const sounds = !isAbout && /secret|password|(^|\.)token$|api_?key|private_?key/i.test(name)
  return [
    ...(isText && sounds ? [name] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, field]) =>
      unmarked(field, name ? `${name}.${key}` : key),
    ),
    ...[items, ...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) =>
      one ? unmarked(one, name) : [],
    ),
  ]
}

test('no operation answers with a field that sounds secret and is not marked', async (t) => {
  const { operations, operatorOperations } = await harness(t)
  for (const { operationId, reply } of [...operations, ...operatorOperations]) {
    assert.deepEqual(reply ? unmarked(reply) : [], [], operationId)
  }
})
