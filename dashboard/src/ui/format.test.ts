import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  formatBytes,
  formatChange,
  formatCompact,
  formatCount,
  formatDate,
  formatDay,
  formatDays,
  formatDuration,
  formatExact,
  formatNumber,
  formatPercent,
  formatRelative,
  formatSeconds,
  formatTime,
  formatTotal,
  timeZone,
} from './format.ts'

describe('numbers on pages', () => {
  test('thousands have commas, and below zero stands a true minus', () => {
    assert.equal(formatNumber(12_480), '12,480')
    assert.equal(formatNumber(-1_471.1, 2), '\u22121,471.10')
    assert.equal(formatCompact(28_000), '28k')
    assert.equal(formatCompact(0), '0')
  })

  test('a count names what is counted, and a total says where counting stopped', () => {
    assert.equal(formatCount(1, 'source'), '1 source')
    assert.equal(formatCount(1_204, 'delivery', 'deliveries'), '1,204 deliveries')
    assert.equal(formatTotal(10_000, false), '10,000+')
    assert.equal(formatTotal(1_204), '1,204')
  })

  test('a share has a thin space before its sign, and a change has a sign', () => {
    assert.equal(formatPercent(0.9972), '99.72\u202f%')
    assert.equal(formatPercent(1), '100\u202f%')
    assert.equal(formatChange(1_124, 1_000), '+12.4\u202f%')
    assert.equal(formatChange(97, 100), '\u22123\u202f%')
    assert.equal(formatChange(5, 0), null)
  })

  test('sizes go by thousands and never read 1,000 of a smaller unit', () => {
    assert.equal(formatBytes(0), '0 bytes')
    assert.equal(formatBytes(1), '1 byte')
    assert.equal(formatBytes(162), '162 bytes')
    assert.equal(formatBytes(2_100), '2.1 kB')
    assert.equal(formatBytes(999_960), '1 MB')
    assert.equal(formatBytes(123_456_789), '123 MB')
  })
})

describe('times on pages', () => {
  test('a duration has at most two units', () => {
    assert.equal(formatDuration(48), '48 ms')
    assert.equal(formatDuration(999.7), '1.00 s')
    assert.equal(formatDuration(1_820), '1.82 s')
    assert.equal(formatDuration(59_999), '1 min')
    assert.equal(formatDuration(292_000), '4 min 52 s')
    assert.equal(formatDuration(5_160_000), '1 h 26 min')
    assert.equal(formatDuration(3_599_999), '1 h')
    assert.equal(formatDuration(90_000_000), '1 d 1 h')
  })

  test('a moment is said from now, and exactly', () => {
    const now = new Date('2026-11-24T14:00:00Z')
    assert.equal(formatRelative('2026-11-24T13:59:55Z', now), 'just now')
    assert.equal(formatRelative('2026-11-24T13:58:00Z', now), '2 min. ago')
    assert.equal(formatRelative('2026-11-23T14:00:00Z', now), 'yesterday')
    assert.equal(formatRelative('2026-11-27T14:00:00Z', now), 'in 3 days')
    assert.match(formatExact('2026-11-24T12:00:00Z'), /^Nov 24, 2026/)
  })

  test('days, hours and their zone are the reader’s own', () => {
    const noon = new Date(2026, 10, 24, 12, 5, 9)
    assert.equal(formatDate(noon), '24 November 2026')
    assert.equal(formatDay(noon), '24 Nov')
    assert.equal(formatTime(noon), '12:05')
    assert.equal(formatSeconds(noon), '12:05:09')
    assert.equal(formatDays(new Date(2026, 11, 7), new Date(2026, 11, 18)), '7–18 Dec')
    assert.equal(formatDays(new Date(2026, 10, 26), new Date(2026, 11, 1)), '26 Nov – 1 Dec')
    assert.equal(formatDays(noon, noon), '24 Nov')
    assert.notEqual(timeZone(), '')
  })
})
