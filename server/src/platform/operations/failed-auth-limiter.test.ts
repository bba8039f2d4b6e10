import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ManualClock } from '../../../test/manual-clock.ts'
import type { ApiError } from '../errors.ts'
import { FailedAuthLimiter, maxFailuresPerMinute } from './failed-auth-limiter.ts'

const open = () => {
  const clock = new ManualClock(new Date('2026-11-21T09:30:00.000Z'))
  const limiter = new FailedAuthLimiter(clock)
  const fail = (address: string): ApiError => limiter.recordFailure(address)
  const guess = (address: string, times = 1): string[] =>
    Array.from({ length: times }, () => fail(address).code)
  return { clock, limiter, fail, guess }
}

describe('failed authentication of one address', () => {
  test('is answered 401 thirty times a minute, then 429 until the minute is over', () => {
    const { clock, limiter, fail, guess } = open()
    guess('192.0.2.1')
    clock.advance('20s')
    assert.deepEqual(
      new Set(guess('192.0.2.1', maxFailuresPerMinute - 1)),
      new Set(['invalid_token']),
    )
    assert.equal(limiter.isOver('192.0.2.1'), true)
    const refusal = fail('192.0.2.1')
    assert.deepEqual([refusal.status, refusal.headers], [429, { 'Retry-After': '40' }])
    assert.match(refusal.message, /^192\.0\.2\.1 .*Retry in 40 s/)
    clock.advance('39s')
    assert.deepEqual(guess('192.0.2.1'), ['rate_limited'])
    clock.advance('1s')
    assert.equal(limiter.isOver('192.0.2.1'), false)
    assert.deepEqual(guess('192.0.2.1'), ['invalid_token'])
  })

  test('counts for that address alone, and an IPv6 /64 is one address', () => {
    const { limiter, guess } = open()
    guess('2001:db8:0:1::1', maxFailuresPerMinute)
    assert.equal(limiter.isOver('2001:db8:0:1:ffff::2'), true)
    assert.equal(limiter.isOver('2001:db8:0:2::1'), false)
    guess('192.0.2.1', maxFailuresPerMinute)
    assert.equal(limiter.isOver('192.0.2.2'), false)
  })

  test('is counted for ten thousand addresses, and the count that grew longest ago is dropped', () => {
    const { limiter, guess } = open()
    guess('192.0.2.1', maxFailuresPerMinute)
    const others = Array.from({ length: 10_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
    for (const address of others.slice(1)) guess(address)
    assert.equal(limiter.isOver('192.0.2.1'), true)
    guess(others[0] ?? '')
    assert.equal(limiter.isOver('192.0.2.1'), false)
  })
})
