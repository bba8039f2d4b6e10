import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTlsServer } from '../../../../server/test/fixtures/tls-server.ts'
import { dashboard, noBrowser } from '../../../test/browser.ts'
import { isAccessibleInBothThemes } from '../../../test/looks.ts'

test('new events show without a reload and open with their deliveries', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const server = await startTlsServer(t)
  const page = await app.open({ path: '/events' })
  await page.getByText('Nothing happened yet').waitFor()
  const url = `${server.url}/hooks`
  await app.call('POST /v1/webhooks', { url, events: ['contact.created'] })
  await app.call('POST /v1/contacts', { name: 'Ada Lovelace', email: 'ada@example.com' })
  const row = page.getByRole('row').filter({ hasText: 'Ada Lovelace' })
  await row.getByRole('button', { name: 'contact.created' }).click()
  const sheet = page.getByRole('complementary', { name: 'contact.created' })
  await sheet.getByText('"email": "ada@example.com"').waitFor()
  await sheet.getByText('succeeded').waitFor()
  assert.match(page.url(), /\?event=evt_/)
  await page.reload()
  await sheet.getByRole('link', { name: /\/hooks$/ }).click()
  await page.getByText('HTTP 200').waitFor()
})

test('type and subject stand in the address, and filter', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Grace Hopper' })
  await app.call(`PATCH /v1/contacts/${id}`, { company: 'Navy' })
  const page = await app.open({ path: '/events' })
  const rows = page.getByRole('table', { name: 'Events' }).locator('tbody tr')
  await rows.filter({ hasText: 'contact.updated' }).first().waitFor()
  await page.getByLabel('Subject').fill(id)
  await rows.filter({ hasText: 'Ada' }).first().waitFor({ state: 'detached' })
  assert.equal(await rows.count(), 2)
  await page.getByLabel('Event type').selectOption('contact.updated')
  await rows.filter({ hasText: 'contact.created' }).first().waitFor({ state: 'detached' })
  assert.equal(await rows.count(), 1)
  assert.match(page.url(), new RegExp(`subject=${id}&type=contact.updated`))
  await page.getByLabel('Subject').fill('nobody')
  await page.getByText('Nothing matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await rows.nth(2).waitFor()
})

test('an event that is not in the list is said to be none; the page is accessible in both themes', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const lost = await app.open({ path: '/events?event=evt_01jbts0z0ye8t9tpsz3gn7nkm8' })
  await lost.getByRole('complementary').getByText('The event could not be found').waitFor()
  const page = await app.open({ path: '/events' })
  await page.getByRole('button', { name: 'contact.created' }).first().waitFor()
  await isAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'contact.created' }).first().click()
  await page.getByText('As it is delivered').waitFor()
  await isAccessibleInBothThemes(page)
})
