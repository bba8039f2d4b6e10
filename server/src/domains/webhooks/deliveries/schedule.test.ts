import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { delaysMs, lastStep, nextAttemptAt, readRetryAfter } from './schedule.ts'

const now = new Date('2026-11-21T09:30:00.000Z')
const dayMs = 86_400_000
const lastDefault = delaysMs.length - 1
const after = (
  made: number,
  hintMs: number | null,
  chance: number,
  waits: readonly number[] | null = null,
): number | undefined => {
  const next = nextAttemptAt(made, now, hintMs, waits, () => chance)
  return next ? next.getTime() - now.getTime() : undefined
}

describe('the retry schedule', () => {
  test('is 0, 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, and then over', () => {
    const hours = [2, 5, 10, 14, 20, 24].map((n) => n * 3_600_000)
    const documented = [0, 5_000, 300_000, 1_800_000, ...hours]
    assert.deepEqual(delaysMs, documented)
    assert.deepEqual(
      documented.map((_, made) => after(made, null, 0)),
      documented,
    )
    assert.equal(nextAttemptAt(documented.length, now, null), null)
    assert.notEqual(nextAttemptAt(lastDefault, now, null), null)
  })

  test('is only delayed at random, by at most a tenth', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.nat({ max: lastDefault }), chance, (made, drawn) => {
        const base = delaysMs[made] ?? 0
        const delay = after(made, null, drawn) ?? -1
        assert.ok(delay >= base && delay <= Math.ceil(base * 1.1))
      }),
    )
    assert.equal(after(1, null, 1), 5_500)
  })

  test('is only delayed by the receiver, by at most 24 h', () => {
    fc.assert(
      fc.property(fc.nat({ max: lastDefault }), fc.nat(), (made, hintMs) => {
        const delay = after(made, hintMs, 0) ?? -1
        assert.equal(delay, Math.max(delaysMs[made] ?? 0, Math.min(hintMs, dayMs)))
      }),
    )
  })
})

describe('a schedule of a webhook', () => {
  const waits = fc.array(fc.nat({ max: 604_800 }), { maxLength: 20 })

  test('replaces the default one, and jitter never makes an attempt earlier than its base', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(waits, chance, fc.option(fc.nat()), (seconds, drawn, hintMs) => {
        for (const [index, base] of seconds.entries()) {
          const delay = after(index + 1, hintMs, drawn, seconds) ?? -1
          assert.ok(delay >= base * 1_000)
          assert.ok(delay <= Math.max(base * 1_100 + 1, Math.min(hintMs ?? 0, dayMs)))
        }
        assert.equal(after(seconds.length + 1, hintMs, drawn, seconds), undefined)
      }),
    )
  })

  test('leaves one attempt from the last step on, however long it is', () => {
    fc.assert(
      fc.property(waits, (seconds) => {
        assert.equal(after(lastStep + 1, null, 0, seconds), undefined)
      }),
    )
    assert.equal(after(lastStep + 1, null, 0), undefined)
  })
})

describe('Retry-After', () => {
  for (const [value, expected] of [
    ['120', 120_000],
    [' 7 ', 7_000],
    ['9999999', 9_999_999_000],
    ['Sat, 21 Nov 2026 09:31:00 GMT', 60_000],
    ['Saturday, 21-Nov-26 09:31:00 GMT', 60_000],
    ['Sat Nov 21 09:31:00 2026 GMT', 60_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['2026', 2_026_000],
    ['Someday, the 5th', null],
    ['', null],
    [undefined, null],
  ] as const) {
    test(`${JSON.stringify(value)} is read as ${expected} ms`, () => {
      assert.equal(readRetryAfter(value, now), expected)
    })
  }
})
