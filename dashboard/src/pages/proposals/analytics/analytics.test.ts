import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Dashboard, dashboard, isAccessible, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const send = async (app: Dashboard, fields: object): Promise<string> => {
  const recipients = [{ name: 'Ada', email: 'ada@example.com' }]
  const { id } = await app.call('POST /v1/proposals', { recipients, ...fields })
  await app.call(`POST /v1/proposals/${id}/send`, { delivery: 'link_only' })
  return id
}

test('shows what became of what was sent, in charts, tables and words', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/proposals/analytics' })
  await page.getByRole('heading', { name: 'Nothing was sent in this time' }).waitFor()
  await isAccessible(page)

  const { id: templateId } = await app.call('POST /v1/proposal-templates', { name: 'Engine' })
  const accepted = await send(app, { items: [{ name: 'Plan', unitAmount: 840_000 }], templateId })
  await app.call(`POST /v1/proposals/${accepted}/accept`, { by: 'Ada', at: '2026-11-01T09:30:00Z' })
  await send(app, { items: [{ name: 'Lamp', unitAmount: 5_000 }] })
  await send(app, { items: [{ name: 'Yen', unitAmount: 9_000 }], currency: 'JPY' })
  // The page follows what happens; it is also found from the list.
  await page.getByRole('link', { name: 'Proposals', exact: true }).first().click()
  await page.getByRole('link', { name: 'Analytics' }).click()

  await page.getByText('1 of 1 that ended').waitFor()
  await page.getByRole('figure', { name: /^Proposals by the month/ }).waitFor()
  const value = page.getByRole('figure', { name: /^Value in EUR/ })
  await value.getByRole('cell', { name: '€8,450.00' }).waitFor()
  const values = page.getByRole('table', { name: 'Value by currency' })
  await values.getByRole('row', { name: /JPY\s*9,000/ }).waitFor()
  await page.getByText('JPY', { exact: true }).first().click()
  await page.getByRole('figure', { name: /^Value in JPY/ }).waitFor()
  await page.getByText('Template', { exact: true }).first().click()
  const groups = page.getByRole('table', { name: 'Proposals by template' })
  await groups.getByRole('row', { name: /^Engine\s*1\s*1\s*100/ }).waitFor()
  await groups.getByRole('row', { name: /^No template\s*2/ }).waitFor()
  await page.getByText('90 days', { exact: true }).click()
  await page.waitForURL(/days=90/)
  assert.match(page.url(), /currency=JPY/)
  assert.match(page.url(), /by=template/)

  await looksRight(page)
})
