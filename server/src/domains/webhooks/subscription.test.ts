import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '../../platform/errors.ts'
import { patternsOf, requireKnown } from './subscription.ts'

const types = ['source.completed', 'source.failed', 'contact.created']

test('a type is received by its name, by its resource, and by everything', () => {
  assert.deepEqual(patternsOf('source.completed'), ['source.completed', 'source.*', '*'])
})

test('a type of several words is received by each group that it is in', () => {
  const patterns = ['custom.order.paid', 'custom.order.*', 'custom.*', '*']
  assert.deepEqual(patternsOf('custom.order.paid'), patterns)
})

test('custom types and their groups can be subscribed to before the first event', () => {
  requireKnown(['custom.*', 'custom.order.*', 'custom.a.b.c.d', 'custom.a.b.c.*'], types)
})

for (const pattern of [
  'custom',
  'custom.',
  'custom.a.b.c.d.*',
  'custom.A',
  'customs.*',
  'custom.*.paid',
]) {
  test(`${pattern} is not a pattern of custom types`, () => {
    assert.throws(() => requireKnown([pattern], types), { code: 'validation_error' })
  })
}

test('known types, resources and everything may be subscribed to', () => {
  requireKnown(['source.failed', 'contact.*', '*'], types)
})

for (const [pattern, meant] of [
  ['source.complete', 'source.completed'],
  ['sources.*', 'source.*'],
  ['contact.create', 'contact.created'],
] as const) {
  test(`${pattern} is refused, and ${meant} is suggested first`, () => {
    assert.throws(
      () => requireKnown(['*', pattern], types),
      (error: ApiError) => {
        assert.equal(error.field, 'events.1')
        assert.ok(error.message.includes(`Did you mean ${meant},`), error.message)
        return true
      },
    )
  })
}

for (const pattern of ['source', '*.completed', 'source.**', '', '**']) {
  test(`${JSON.stringify(pattern)} is not a pattern`, () => {
    assert.throws(() => requireKnown([pattern], types), { code: 'validation_error' })
  })
}
