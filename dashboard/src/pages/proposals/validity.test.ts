import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOfDay, formatValidity, lastDayOf } from './validity.ts'

test('the last day that is chosen is the last day that is shown, in every zone', () => {
  for (const timeZone of [
    ...['UTC', 'Europe/Vienna', 'America/New_York', 'Pacific/Tongatapu', 'Pacific/Kiritimati'],
    ...['Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/Santiago', 'Africa/Cairo', 'Asia/Beirut'],
  ]) {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
      const chosen = new Date(day).toISOString().slice(0, 10)
      const end = endOfDay(chosen, timeZone)
      assert.equal(lastDayOf(end, timeZone), chosen, timeZone)
      assert.doesNotMatch(formatValidity(end, timeZone), /:/, `${timeZone} ${chosen}`)
    }
  }
  assert.equal(endOfDay('2026-12-27', 'Pacific/Tongatapu'), '2026-12-27T11:00:00.000Z')
  assert.equal(endOfDay('2026-12-27', 'America/New_York'), '2026-12-28T05:00:00.000Z')
})

test('a time that is not the end of a day is shown as a time', () => {
  const shown = formatValidity('2026-12-27T14:00:00.000Z', 'Europe/Vienna')
  assert.match(shown, /^27 December 2026 at 15:00 CET$|^27 December 2026 at 15:00 GMT\+1$/)
})
