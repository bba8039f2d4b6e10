import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readMark, readTime, readTimeAs, readTruth } from './foreign-values.ts'

describe('a time of another system', () => {
  const noon = '2026-05-03T12:00:00.000Z'
  for (const [value, expected] of [
    ['2026-05-03T12:00:00Z', noon],
    ['2026-05-03T14:00:00+02:00', noon],
    // Without a zone it is UTC, wherever the server stands.
    ['2026-05-03T12:00:00', noon],
    ['2026-05-03 12:00:00', noon],
    ['2026-05-03 14:00:00 +0200', noon],
    [' 2026-05-03 ', '2026-05-03T00:00:00.000Z'],
    ['20260503T120000Z', noon],
    ['20260503', '2026-05-03T00:00:00.000Z'],
    ['Sun, 03 May 2026 14:00:00 +0200', noon],
    ['Sun, 03 May 2026 12:00:00 GMT', noon],
    [1_777_809_600, noon],
    [1_777_809_600_000, noon],
    ['1777809600', noon],
    ['1777809600.5', '2026-05-03T12:00:00.500Z'],
    ['1777809600000', noon],
    [0, '1970-01-01T00:00:00.000Z'],
    // March or May, and a month of which half would be read.
    ['03.05.2026', null],
    ['13.05.2026', null],
    ['03/05/2026', null],
    ['5 May', null],
    // A day that there is not.
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-05-03T25:00:00Z', null],
    ['Tue, 31 Feb 2026 12:00:00 GMT', null],
    ['12:00', null],
    ['2026', null],
    ['soon', null],
    ['', null],
    [1e20, null],
    [Number.NaN, null],
    [true, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ] as const) {
    test(`${typeof value} ${value} is ${expected}`, () =>
      assert.equal(readTime(value)?.toISOString() ?? null, expected))
  }

  for (const [text, format, zone, expected] of [
    ['03.05.2026', 'dd.MM.yyyy', undefined, '2026-05-03T00:00:00.000Z'],
    ['3.5.2026 14:00', 'd.M.yyyy HH:mm', 'Europe/Berlin', noon],
    ['05/03/26 2:00 PM', 'MM/dd/yy h:mm a', 'Europe/Berlin', noon],
    ['3 May 2026 14:00 +02:00', 'd MMM yyyy HH:mm ZZ', 'America/New_York', noon],
    ['30.02.2026', 'dd.MM.yyyy', undefined, null],
    ['2026-05-03', 'dd.MM.yyyy', undefined, null],
    ['', 'dd.MM.yyyy', undefined, null],
  ] as const) {
    test(`${text} as ${format} ${zone ?? ''} is ${expected}`, () =>
      assert.equal(readTimeAs(text, format, zone)?.toISOString() ?? null, expected))
  }

  test('needs a zone that there is', () =>
    assert.throws(
      () => readTimeAs('03.05.2026', 'dd.MM.yyyy', 'Europe/Nowhere'),
      /is not a time zone/,
    ))
})

test('a truth value is written in many ways, and other text is neither true nor false', () => {
  for (const value of [true, 1, '1', 'true', 'TRUE', 'yes', ' Y ', 't', 'on', 'x']) {
    assert.equal(readTruth(value), true, String(value))
  }
  for (const value of [false, 0, '0', 'false', 'No', 'n', 'f', 'off']) {
    assert.equal(readTruth(value), false, String(value))
  }
  for (const value of ['', 'maybe', 2, -1, null, undefined, [], {}, 'ja']) {
    assert.equal(readTruth(value), null, String(value))
  }
})

test('a mark is a truth value, or the time since when', () => {
  for (const value of [
    true,
    1,
    'yes',
    '2026-05-03T12:00:00Z',
    '2026-05-03 12:00:00',
    1_777_809_600,
  ]) {
    assert.equal(readMark(value), true, String(value))
  }
  const missing = [null, undefined, '', ' ', 'null', 'None', '0000-00-00', '0000-00-00 00:00:00']
  for (const value of [...missing, '0001-01-01T00:00:00Z', false, 0, '0', 'no', 'N', 'off']) {
    assert.equal(readMark(value), false, String(value))
  }
  for (const value of ['active', 'maybe', [], {}, '2026-02-30']) {
    assert.equal(readMark(value), null, String(value))
  }
})
