import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import { printedIn, withoutSpaces } from '../../../../test/printed-text.ts'
import { draftProposal, readProposal, sendProposal, tokenIn } from '../../../../test/proposals.ts'
import { calendarDay, dayBegins, validUntil } from '../calendar-day.ts'

/** What everybody is told about the end of a proposal, by the part of the product that tells it. */
async function tellEnd(app: Harness, fields: object) {
  const text = 'Until {{proposal.validUntil}}, {{proposal.expiresAt | date}}.'
  const draft = await draftProposal(app, { blocks: [{ type: 'text', text }], ...fields })
  const path = `/v1/proposals/${draft.id}`
  const { html } = (await app.owner.post(`${path}/preview`)).body
  assert.equal((await app.owner.post(`${path}/send`)).status, 200)
  await app.drain()
  const mail = app.mails.at(-1)
  const token = tokenIn(mail)
  const { text: page } = await app.as(null).get(`/p/${token}`)
  const { rawPayload } = await app.http.inject({ url: `/public/proposals/${token}/pdf` })
  const seen = {
    preview: html,
    page,
    mail: mail?.text ?? '',
    pdf: await printedIn(new Uint8Array(rawPayload)),
  }
  const { expiresAt } = await readProposal(app, draft)
  return { seen, page, token, path, expiresAt }
}

/** Where these words do not stand. */
const lacking = (seen: Record<string, string>, words: string): string[] =>
  Object.entries(seen).flatMap(([where, text]) =>
    withoutSpaces(text).includes(withoutSpaces(words)) ? [] : [where],
  )

describe('the end of a proposal', () => {
  test('is that of the last day that the settings give, where the organization is', async (t) => {
    const app = await harness(t)
    const set = (defaults: object) => app.owner.patch('/v1/proposal-settings', { defaults })
    // From 9:30 on 21 November, UTC.
    app.clock.advance('1h')
    for (const [timeZone, validDays, end] of [
      ['UTC', 30, '2026-12-22T00:00:00.000Z'],
      ['UTC', 1, '2026-11-23T00:00:00.000Z'],
      ['Europe/Vienna', 30, '2026-12-21T23:00:00.000Z'],
      // The clocks change in between.
      ['Europe/Vienna', 150, '2027-04-20T22:00:00.000Z'],
      ['America/New_York', 30, '2026-12-22T05:00:00.000Z'],
      ['Pacific/Tongatapu', 30, '2026-12-21T11:00:00.000Z'],
      // It is 22 November there.
      ['Pacific/Kiritimati', 30, '2026-12-22T10:00:00.000Z'],
      // Clocks skip this midnight: the day begins at one.
      ['America/Santiago', 287, '2027-09-05T04:00:00.000Z'],
    ] as const) {
      await set({ timeZone, validDays })
      assert.equal((await sendProposal(app)).expiresAt, end, `${timeZone} ${validDays}`)
    }
    await set({ validDays: null })
    assert.equal((await sendProposal(app)).expiresAt, null)
  })

  test('is the same last day on page, mail, PDF, preview and in texts, in every time zone', async (t) => {
    const app = await harness(t)
    for (const [timeZone, last] of [
      ['UTC', 'December 21, 2026'],
      ['America/New_York', 'December 21, 2026'],
      ['Pacific/Tongatapu', 'December 21, 2026'],
      ['Pacific/Kiritimati', 'December 22, 2026'],
    ] as const) {
      await app.owner.patch('/v1/proposal-settings', { defaults: { timeZone } })
      const { seen, page } = await tellEnd(app, {})
      assert.deepEqual(lacking(seen, last), [], timeZone)
      assert.deepEqual(lacking({ page: seen.page, pdf: seen.pdf }, `Until ${last}, ${last}.`), [])
      assert.match(page, /30 days left/, timeZone)
    }
  })

  test('can be accepted in its last minute, and not after midnight', async (t) => {
    const app = await harness(t)
    const defaults = { timeZone: 'America/New_York', validDays: 1 }
    await app.owner.patch('/v1/proposal-settings', { defaults })
    const { path, token, expiresAt } = await tellEnd(app, {})
    assert.equal(expiresAt, '2026-11-23T05:00:00.000Z')
    const page = async () => (await app.as(null).get(`/p/${token}`)).text
    assert.match(await page(), /1 day left/)
    app.clock.advance(`${Date.parse(expiresAt) - app.clock.now().getTime() - 3_600_000}ms`)
    assert.match(await page(), /Ends today/)
    app.clock.advance('59m')
    assert.equal((await app.owner.post(`${path}/remind`)).status, 200)
    app.clock.advance('2m')
    assert.match(await page(), /It was valid until November 22, 2026\./)
  })

  test('is a time with its zone where the API gave one', async (t) => {
    const app = await harness(t)
    await app.owner.patch('/v1/proposal-settings', { defaults: { timeZone: 'Europe/Vienna' } })
    const expiresAt = '2026-12-27T14:30:00.000Z'
    const told = await tellEnd(app, { expiresAt })
    assert.equal(told.expiresAt, expiresAt)
    assert.deepEqual(lacking(told.seen, 'December 27, 2026 at 3:30 PM GMT+1'), [])
  })

  test('ends each day of two years in every zone where the next one begins', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 20 === 0)
    const changing = ['America/Santiago', 'America/Havana', 'Africa/Cairo', 'Asia/Beirut']
    for (const timeZone of [...zones, ...changing, 'Asia/Gaza', 'Pacific/Apia', 'Asia/Tehran']) {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
        const day = new Date(at).toISOString().slice(0, 10)
        const begins = dayBegins(timeZone, day)
        assert.equal(calendarDay(timeZone, begins), day, timeZone)
        const before = new Date(at - 1).toISOString().slice(0, 10)
        assert.equal(validUntil(timeZone, begins), before, timeZone)
      }
    }
  })
})
