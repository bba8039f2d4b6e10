import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ManualClock } from '../../../test/manual-clock.ts'
import { Guesses, guessesPerMinute } from './guesses.ts'

const open = () => {
  const clock = new ManualClock(new Date('2026-11-21T09:30:00.000Z'))
  const guesses = new Guesses(clock)
  const guess = (address: string, times = 1): string[] =>
    Array.from({ length: times }, () => guesses.refusalOf(address).code)
  return { clock, guesses, guess }
}

describe('guesses of one address', () => {
  test('are answered 401 thirty times a minute, then 429 until the minute is over', () => {
    const { clock, guesses, guess } = open()
    guess('192.0.2.1')
    clock.advance('20s')
    assert.deepEqual(new Set(guess('192.0.2.1', guessesPerMinute - 1)), new Set(['invalid_token']))
    assert.equal(guesses.isOver('192.0.2.1'), true)
    const refusal = guesses.refusalOf('192.0.2.1')
    assert.deepEqual([refusal.status, refusal.headers], [429, { 'Retry-After': '40' }])
    assert.match(refusal.message, /^192\.0\.2\.1 .*Retry in 40 s/)
    clock.advance('39s')
    assert.deepEqual(guess('192.0.2.1'), ['rate_limited'])
    clock.advance('1s')
    assert.equal(guesses.isOver('192.0.2.1'), false)
    assert.deepEqual(guess('192.0.2.1'), ['invalid_token'])
  })

  test('count for its address alone, an IPv6 network of 64 bits being one', () => {
    const { guesses, guess } = open()
    guess('2001:db8:0:1::1', guessesPerMinute)
    assert.equal(guesses.isOver('2001:db8:0:1:ffff::2'), true)
    assert.equal(guesses.isOver('2001:db8:0:2::1'), false)
    guess('192.0.2.1', guessesPerMinute)
    assert.equal(guesses.isOver('192.0.2.2'), false)
  })

  test('are counted for ten thousand addresses, of which the oldest is forgotten', () => {
    const { guesses, guess } = open()
    guess('192.0.2.1', guessesPerMinute)
    const others = Array.from({ length: 10_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
    for (const address of others.slice(1)) guess(address)
    assert.equal(guesses.isOver('192.0.2.1'), true)
    guess(others[0] ?? '')
    assert.equal(guesses.isOver('192.0.2.1'), false)
  })
})
