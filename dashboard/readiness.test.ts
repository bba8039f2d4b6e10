import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readiness } from './public/readiness.js'

describe('the lamp of the start page', () => {
  test('tells a server that is ready from one that is not and from none', () => {
    const states = [200, 503, null].map((status) => readiness(status).state)
    assert.deepEqual(states, ['ready', 'waiting', 'away'])
  })

  test('is looked after sooner while something is wrong', () => {
    const [ready, waiting, away] = [200, 503, null].map((status) => readiness(status).nextCheckMs)
    assert.ok((waiting ?? 0) < (ready ?? 0) && (away ?? 0) < (ready ?? 0))
  })
})
