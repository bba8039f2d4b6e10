import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultOfPattern, seriesAt } from './settings/service.ts'

const at = new Date('2026-12-31T23:30:00.000Z')

test('a pattern becomes a number of the day in its time zone', () => {
  const series = seriesAt('P-{YYYY}-{0000}', at, 'UTC')
  assert.equal(series.key, 'P-2026-{0}')
  assert.deepEqual([1, 42, 10_000].map(series.write), [
    'P-2026-0001',
    'P-2026-0042',
    'P-2026-10000',
  ])
  assert.equal(seriesAt('P-{YYYY}-{0000}', at, 'Europe/Berlin').write(7), 'P-2027-0007')
  assert.equal(seriesAt('{YY}{MM}/{00}', at, 'America/New_York').write(3), '2612/03')
  assert.equal(seriesAt('Angebot {000} ({YYYY})', at, 'Asia/Tokyo').write(5), 'Angebot 005 (2027)')
  assert.equal(seriesAt('{YYYY}-{0}', at, 'Asia/Bangkok').write(1), '2027-1')
})

test('more zeros of a pattern go on with the same count', () => {
  const keys = ['P-{YYYY}-{0}', 'P-{YYYY}-{00000}'].map((one) => seriesAt(one, at, 'UTC').key)
  assert.equal(keys[0], keys[1])
})

test('a pattern without one counter, or whose numbers could be equal, is refused', () => {
  for (const good of ['{0000}', 'P-{YYYY}-{0000}', '{YY}{MM}-{000}', 'Nº {00} é', '{0}-{YYYY}']) {
    assert.equal(faultOfPattern(good), null, good)
  }
  for (const bad of [
    ...['', 'P', 'P-{YYYY}', '{0}{0}', '{0}-{00}', 'P-{DD}-{0}', 'P-{0', '{{0}}', '{yyyy}-{0}'],
    ...['{YYYY}{0}', '{0}{MM}', '1{0}', '{0}1', 'a\n{0}', 'a\u202e{0}', `${'a'.repeat(40)}{0}`],
  ]) {
    assert.notEqual(faultOfPattern(bad), null, bad)
  }
})
