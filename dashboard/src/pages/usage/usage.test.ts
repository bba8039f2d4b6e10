import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Dashboard, dashboard, noBrowser } from '../../../test/browser.ts'
import { isAccessibleInBothThemes } from '../../../test/looks.ts'

const search = async (app: Dashboard): Promise<void> => {
  const [base = await app.call('POST /v1/bases', { name: 'Handbook' })] = (
    await app.call('GET /v1/bases')
  ).data
  await app.call(`POST /v1/bases/${base.id}/search`, { query: 'opening hours' })
}

test('shows what is used, and says where there is no limit', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t, {})
  await search(app)
  const page = await app.open({ path: '/usage' })
  await page.getByText('This plan sets no limits.').waitFor()
  await page.getByText('Not metered').waitFor()
  assert.equal(await page.getByText('1 · no limit').count(), 2)
  await page.getByRole('figure', { name: 'Credits used in the last 30 days' }).waitFor()
  await page.getByText('Table', { exact: true }).click()
  const table = page.getByRole('table', { name: 'Credits used by day' })
  await table.getByRole('cell', { name: '1', exact: true }).waitFor()
  assert.match(page.url(), /show=table/)
})

test('a used-up limit shows with the requests that it refused', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  await app.operate('PUT /operator/v1/plans/small', { monthlyCredits: 0, maxContacts: 4 })
  await app.operate(`PATCH /operator/v1/organizations/${app.organizationId}`, { plan: 'small' })
  await app.operate(`POST /operator/v1/organizations/${app.organizationId}/credits`, {
    amount: 1,
    reason: 'a first taste',
    expiresAt: '2099-01-01T00:00:00Z',
  })
  await app.call('POST /v1/contacts', { name: 'Ada' })
  const page = await app.open({ path: '/usage' })
  await page.getByRole('progressbar', { name: 'Contacts used' }).waitFor()
  await page.getByText('1 of 4').waitFor()
  await page.getByRole('row', { name: /a first taste.*1 of 1.*in \d+/ }).waitFor()
  await search(app)
  await assert.rejects(search(app), /402/)
  await page.reload()
  await page.getByText('All credits are used.', { exact: false }).waitFor()
  await page.getByText('The organization has too few credits', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Refused requests' }).first().click()
  await page.getByRole('button', { name: /POST \/v1\/bases\/.*\/search/ }).click()
  await page
    .getByRole('complementary')
    .getByText('This needs 1 credits; 0 are available.')
    .waitFor()
})

test('usage is accessible in both themes, as a chart and as a table', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  const page = await app.open({ path: '/usage' })
  await page.getByRole('figure', { name: 'Credits used in the last 30 days' }).waitFor()
  await isAccessibleInBothThemes(page)
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('table', { name: 'Credits used by day' }).waitFor()
  await isAccessibleInBothThemes(page)
})
