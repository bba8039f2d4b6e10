import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../../server/test/server-process.ts'
import { dashboard, isAccessible, noBrowser } from './browser.ts'

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')
  if (!(await field.isVisible())) await page.keyboard.press('Control+k')
  await field.fill(text)
}

test('the palette finds objects of every product, with typos and by id', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { call } = app
  const ada = await call('POST /v1/contacts', { name: 'Ada Lovelace', phone: '+442071838750' })
  await call('POST /v1/companies', { name: 'Lovelace and Sons' })
  const base = await call('POST /v1/bases', { name: 'Lamp handbook' })
  await call('POST /v1/proposal-templates', { name: 'Lamp offer' })
  await call('POST /v1/integrations/hooks', { name: 'Lamp orders', preset: 'github' })
  const url = 'https://lamps.example.com/events'
  const webhook = await call('POST /v1/webhooks', { url, events: ['contact.*'] })
  await call(`PATCH /v1/contacts/${ada.id}`, { jobTitle: 'Analyst' })
  const event = await until('the event is listed', async () => {
    const { data } = await call(`GET /v1/events?subject=${ada.id}&type=contact.updated`)
    return data[0]
  })
  const { data: deliveries } = await call(`GET /v1/webhooks/${webhook.id}/deliveries`)

  const page = await app.open({ theme: 'light' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const option = (name: RegExp) => palette.getByRole('option', { name })
  await search(page, 'lovlace')
  await option(/Lovelace and Sons/).waitFor()
  await option(/Ada Lovelace/).waitFor()
  await isAccessible(page)
  await search(page, '+44 20')
  await option(/Lovelace and Sons/).waitFor({ state: 'hidden' })
  await option(/Ada Lovelace/).waitFor()
  await search(page, 'lamp')
  for (const name of [/Lamp handbook/, /Lamp offer/, /Lamp orders/, /lamps\.example\.com/]) {
    await option(name).waitFor()
  }
  await search(page, 'lamp handbok')
  await option(/Lamp orders/).waitFor({ state: 'hidden' })
  await page.getByRole('option', { name: /Lamp handbook/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/knowledge/${base.id}`)

  await search(page, event.id)
  await option(/contact\.updated/).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/events?event=${event.id}`)
  await page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .getByText(event.id)
    .first()
    .waitFor()
  await search(page, deliveries[0].id)
  await option(/contact\.updated/).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/webhooks/${webhook.id}?delivery=${deliveries[0].id}`)
})

test('the palette says what it could not search, in the dark and on a phone', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ theme: 'dark', width: 390, height: 844, isOwn: true })
  await page.route('**/session/objects?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, unanswered: ['delivery', 'webhook'] } })
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await search(page, 'Lovelace')
  await page.getByRole('option', { name: /Ada Lovelace/ }).waitFor()
  await page.getByText('Not searched: Webhooks, Deliveries. Type again to retry.').waitFor()
  await isAccessible(page)
  await page.unroute('**/session/objects?*')
  await page.route('**/session/objects?*', (route) => route.fulfill({ status: 422, json: {} }))
  await search(page, 'Lovelac')
  await page.getByText('The search failed.').waitFor()
})
