import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { isRetryable, readRetryAfter, retryDelay } from './retry.ts'

const policy = { maxRetries: 3, retryDelayMs: 500, maxRetryAfterMs: 60_000 }
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the wait before a retry', () => {
  test('doubles up to eight seconds and keeps at least half of that under jitter', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((retry) => [
      retryDelay({ ...policy, maxRetries: 9 }, retry, null, 0),
      retryDelay({ ...policy, maxRetries: 9 }, retry, null, 0.999_999),
    ])
    const rounded = waits.map((pair) => pair.map((ms) => Math.round(ms ?? -1)))
    assert.deepEqual(rounded, [
      [250, 500],
      [500, 1000],
      [1000, 2000],
      [2000, 4000],
      [4000, 8000],
      [4000, 8000],
    ])
  })

  test('is never shorter than Retry-After says, and at most a tenth longer', () => {
    const seconds = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(seconds, random, (after, jitter) => {
        const wait = retryDelay(policy, 1, after * 1000, jitter)
        return wait !== null && wait >= after * 1000 && wait < after * 1100 + 0.001
      }),
    )
  })

  test('is not offered once the retries are used up', () => {
    assert.equal(retryDelay(policy, 4, null, 0), null)
    assert.equal(retryDelay({ ...policy, maxRetries: 0 }, 1, 0, 0), null)
  })

  test('is not offered when Retry-After is longer than the client would wait', () => {
    assert.equal(retryDelay(policy, 1, 60_001, 0), null)
  })
})

describe('what is tried again', () => {
  test('is no answer, 429, every 5xx and a request that is still running', () => {
    for (const [status, code] of [
      [undefined, 'connection_failed'],
      [undefined, 'timeout'],
      [429, 'rate_limited'],
      [500, 'internal_error'],
      [503, 'unavailable'],
      [409, 'idempotency_in_progress'],
    ] as const) {
      assert.equal(isRetryable(status, code), true, `${status} ${code}`)
    }
  })

  test('is nothing that would be refused again', () => {
    for (const [status, code] of [
      [undefined, 'unexpected_answer'],
      [400, 'invalid_parameter'],
      [401, 'invalid_token'],
      [402, 'insufficient_credits'],
      [404, 'not_found'],
      [409, 'duplicate_resource'],
      [422, 'validation_error'],
    ] as const) {
      assert.equal(isRetryable(status, code), false, `${status} ${code}`)
    }
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T09:30:00Z')

  test('is read as seconds or as a date, which may be past', () => {
    assert.equal(readRetryAfter('12', now), 12_000)
    assert.equal(readRetryAfter('Sat, 21 Nov 2026 09:30:05 GMT', now), 5_000)
    assert.equal(readRetryAfter('Sat, 21 Nov 2026 09:29:00 GMT', now), 0)
  })

  test('is nothing when it is absent or neither of both', () => {
    assert.equal(readRetryAfter(null, now), null)
    assert.equal(readRetryAfter('soon', now), null)
  })
})
