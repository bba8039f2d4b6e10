import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { gapUs, gcraAdmit, type RateLimit, rateState } from './gcra.ts'

const minuteUs = 60_000_000

/** Limits that a plan may have: a burst of at most a fifth. */
const limits = fc.integer({ min: 1, max: 3000 }).chain((requestsPerMinute) =>
  fc.record({
    requestsPerMinute: fc.constant(requestsPerMinute),
    burst: fc.integer({ min: 1, max: Math.max(Math.floor(requestsPerMinute / 5), 1) }),
  }),
)

/** Pauses that look for trouble: none at all, exactly one gap, nearly a window, anything. */
const pausesFor = (limit: RateLimit) =>
  fc.array(
    fc.oneof(
      { weight: 20, arbitrary: fc.constant(0) },
      { weight: 20, arbitrary: fc.constantFrom(gapUs(limit), gapUs(limit) - 1, gapUs(limit) + 1) },
      { weight: 1, arbitrary: fc.constantFrom(minuteUs, minuteUs - 1, gapUs(limit) * limit.burst) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: minuteUs }) },
    ),
    { maxLength: 400, size: 'max' },
  )

const sequences = limits.chain((limit) =>
  fc.record({ limit: fc.constant(limit), pauses: pausesFor(limit) }),
)

/** One token's requests; `at` in microseconds. */
class Bucket {
  arrivalUs = 0
  atUs = 1_795_253_400_000_000
  admitted: number[] = []

  request(limit: RateLimit): boolean {
    const next = gcraAdmit(limit, this.arrivalUs, this.atUs)
    if (next === null) return false
    this.arrivalUs = next
    this.admitted.push(this.atUs)
    return true
  }

  state(limit: RateLimit, admitted: boolean) {
    return rateState(limit, this.arrivalUs - this.atUs, admitted)
  }
}

describe('the rate of a token', () => {
  test('never exceeds the limit in any window of a minute', () => {
    fc.assert(
      fc.property(sequences, ({ limit, pauses }) => {
        const bucket = new Bucket()
        for (const pause of pauses) {
          bucket.atUs += pause
          bucket.request(limit)
        }
        const { admitted } = bucket
        for (let first = 0, last = 0; first < admitted.length; first++) {
          while (
            last < admitted.length &&
            (admitted[last] ?? 0) - (admitted[first] ?? 0) < minuteUs
          )
            last++
          assert.ok(last - first <= limit.requestsPerMinute)
        }
      }),
      { numRuns: atDepth(300) },
    )
  })

  test('never exceeds it for whoever sends as fast as possible for five minutes', () => {
    for (const limit of [
      { requestsPerMinute: 60, burst: 10 },
      { requestsPerMinute: 7, burst: 1 },
      { requestsPerMinute: 600, burst: 100 },
    ]) {
      const bucket = new Bucket()
      for (let tick = 0; tick < 5 * 60 * 20; tick++) {
        while (bucket.request(limit));
        bucket.atUs += 50_000
      }
      for (const start of bucket.admitted) {
        const inWindow = bucket.admitted.filter((at) => at >= start && at < start + minuteUs)
        assert.ok(inWindow.length <= limit.requestsPerMinute)
      }
      assert.ok(bucket.admitted.length > 4 * (limit.requestsPerMinute - limit.burst))
    }
  })

  test('never refuses steady traffic at 0.8 of the limit', () => {
    const steady = limits.filter(({ requestsPerMinute }) => requestsPerMinute >= 5)
    fc.assert(
      fc.property(steady, (limit) => {
        const bucket = new Bucket()
        const start = bucket.atUs
        for (let sent = 0; sent < 1000; sent++) {
          bucket.atUs = start + Math.ceil((sent * minuteUs) / (0.8 * limit.requestsPerMinute))
          assert.ok(bucket.request(limit), `request ${sent}`)
        }
      }),
    )
  })

  test('lets exactly the burst through at once, and counts it down', () => {
    fc.assert(
      fc.property(limits, (limit) => {
        const bucket = new Bucket()
        for (let left = limit.burst - 1; left >= 0; left--) {
          assert.ok(bucket.request(limit))
          assert.equal(bucket.state(limit, true).remaining, left)
        }
        assert.equal(bucket.request(limit), false)
      }),
    )
  })

  test('a request sent exactly after Retry-After succeeds, and it is never earlier than t', () => {
    fc.assert(
      fc.property(sequences, ({ limit, pauses }) => {
        const bucket = new Bucket()
        for (const pause of pauses) {
          bucket.atUs += pause
          if (bucket.request(limit)) continue
          const { retryAfterSeconds, resetSeconds, remaining } = bucket.state(limit, false)
          assert.deepEqual([remaining, resetSeconds <= retryAfterSeconds], [0, true])
          bucket.atUs += retryAfterSeconds * 1_000_000
          assert.ok(bucket.request(limit))
        }
      }),
    )
  })

  test('the whole burst is back after the seconds that the answer names', () => {
    fc.assert(
      fc.property(sequences, ({ limit, pauses }) => {
        const bucket = new Bucket()
        for (const pause of pauses) {
          bucket.atUs += pause
          bucket.request(limit)
        }
        bucket.atUs += bucket.state(limit, true).resetSeconds * 1_000_000
        for (let sent = 0; sent < limit.burst; sent++) assert.ok(bucket.request(limit))
      }),
    )
  })

  test('says what is left, when all is back, and when the next request may come', () => {
    const limit = { requestsPerMinute: 60, burst: 10 }
    const gap = gapUs(limit)
    assert.equal(gap, 1_200_000)
    for (const [aheadUs, admitted, remaining, resetSeconds, retryAfterSeconds] of [
      [0, true, 10, 0, 1],
      [gap, true, 9, 2, 1],
      [2_000_000, true, 8, 2, 1],
      [2_000_001, true, 8, 3, 1],
      [9 * gap, true, 1, 11, 1],
      [9 * gap + 1, false, 0, 1, 1],
      [10 * gap, false, 0, 2, 2],
      [100 * gap, false, 0, 2, 2],
      [-gap, true, 10, 0, 1],
      [0, false, 0, 0, 1],
    ] as const) {
      assert.deepEqual(rateState(limit, aheadUs, admitted), {
        ...{ limit: 60, remaining, resetSeconds, retryAfterSeconds, admitted },
      })
    }
  })

  test('says a second more when a microsecond is missing', () => {
    const limit = { requestsPerMinute: 6, burst: 1 }
    for (const [aheadUs, seconds] of [
      [2_000_000, 2],
      [2_000_001, 3],
    ] as const) {
      const { resetSeconds, retryAfterSeconds } = rateState(limit, aheadUs, false)
      assert.deepEqual([resetSeconds, retryAfterSeconds], [seconds, seconds])
    }
  })

  test('a limit of 0 admits nothing, and says to come back in a minute', () => {
    const limit = { requestsPerMinute: 0, burst: 0 }
    const bucket = new Bucket()
    assert.equal(bucket.request(limit), false)
    assert.equal(bucket.state(limit, false).retryAfterSeconds, 60)
  })

  test('a new limit, or a clock set back, leaves no debt beyond one burst', () => {
    fc.assert(
      fc.property(sequences, limits, fc.nat(10 * minuteUs), ({ limit, pauses }, next, back) => {
        const bucket = new Bucket()
        for (const pause of pauses) {
          bucket.atUs += pause
          bucket.request(limit)
        }
        bucket.atUs -= back
        if (bucket.request(next)) return
        bucket.atUs += gapUs(next)
        assert.ok(bucket.request(next), 'one gap later')
      }),
      { numRuns: atDepth(500) },
    )
  })
})
