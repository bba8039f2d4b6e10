import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evaluate } from '../../../../platform/expressions/evaluate.ts'
import { inputOfEvent } from './start.ts'

test('expressions of a run see a repeated query parameter as a list', () => {
  const input = inputOfEvent({
    ...{ hookId: '', headers: {}, query: 'tag=a&tag=b&shop=x', bytes: Buffer.from('{}'), body: {} },
    ...{ contentType: null, eventType: null, providerEventId: null, verified: false },
    ...{ receivedAt: new Date(0), isKept: true },
  })
  assert.deepEqual(evaluate('query.tag', input), ['a', 'b'])
  assert.equal(evaluate('query.shop', input), 'x')
})
