import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../test/browser.ts'
import { newColleague } from '../../../test/colleague.ts'
import { isAccessibleInBothThemes } from '../../../test/looks.ts'

const refused = { name: 'Ada', phone: 'twelve' }

test('a refused request is found, and opens with everything that is kept of it', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  await app.call('GET /v1/contacts')
  await assert.rejects(app.call('POST /v1/contacts', refused), /422/)
  const page = await app.open({ path: '/requests' })
  const rows = page.getByRole('table', { name: 'Requests' }).locator('tbody tr')
  await rows.filter({ hasText: 'GET' }).first().waitFor()
  await page.getByLabel('Status').selectOption('4xx')
  await rows.filter({ hasText: 'GET' }).first().waitFor({ state: 'detached' })
  assert.match(page.url(), /statusClass=4xx/)
  await rows.getByRole('button', { name: /POST \/v1\/contacts/ }).click()
  const sheet = page.getByRole('complementary', { name: 'Request' })
  await sheet.getByText('phone must be').waitFor()
  await sheet.getByText('is invalid').waitFor()
  await sheet.getByText('"phone": "string(6)"').waitFor()
  await page.reload()
  await sheet.getByText('As curl').waitFor()
  await sheet.getByRole('button', { name: 'Copy: As curl' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(copied, /^curl -X POST 'http:\/\/[^']+\/v1\/contacts'/)
  assert.doesNotMatch(copied, /twelve|cap_/)
  await sheet.getByRole('button', { name: 'All with this code' }).click()
  await sheet.waitFor({ state: 'hidden' })
  assert.match(page.url(), /\?errorCode=validation_error$/)
  await rows.first().waitFor()
  assert.equal(await rows.count(), 1)
})

test('a request shows by itself, and is found by its id', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/requests?method=DELETE' })
  await page.getByText('Nothing matches these filters.').waitFor()
  const { id } = await app.call('POST /v1/contacts', { name: 'Grace' })
  await app.call(`DELETE /v1/contacts/${id}`)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  const row = page.getByRole('button', { name: `DELETE /v1/contacts/${id}` })
  await row.waitFor()
  await app.call(`GET /v1/bases`)
  await page.getByRole('button', { name: /GET \/v1\/bases/ }).waitFor()
  await row.click()
  const sheet = page.getByRole('complementary', { name: 'Request' })
  const requestId = (await sheet.getByText(/^req_/).textContent()) ?? ''
  await sheet.getByRole('button', { name: 'Close' }).click()
  const search = page.getByLabel('Find a request by its id')
  await search.fill(requestId)
  await search.press('Enter')
  await sheet.getByText(`DELETE /v1/contacts/${id}`).first().waitFor()
})

test('requests of members are separate from those of tokens, down to one member', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/bases', { name: 'Of a token' })
  const page = await app.open({ path: '/requests' })
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/session/v1/bases', { method: 'POST', headers, body: '{"name":"Of a member"}' })
  })
  const ofToken = page.getByRole('button', { name: 'POST /v1/bases', exact: true })
  const ofMember = page.getByRole('button', { name: 'POST /session/v1/bases', exact: true })
  await ofToken.waitFor()
  // What the dashboard itself asks for is hidden at first.
  assert.equal(await page.getByText('/session/').count(), 0)
  await page.getByLabel('Sent by').selectOption('Everyone')
  await ofMember.waitFor()
  await page.getByLabel('Sent by').selectOption('Members, in the dashboard')
  await ofToken.waitFor({ state: 'detached' })
  await ofMember.waitFor()
  assert.match(page.url(), /\?sender=member$/)
  await ofMember.click()
  const sheet = page.getByRole('complementary', { name: 'Request' })
  const member = sheet.getByRole('definition').filter({ hasText: 'mem_' })
  await member.getByRole('button', { name: 'Only this one' }).click()
  await sheet.waitFor({ state: 'hidden' })
  assert.match(page.url(), /\?memberId=mem_\w+$/)
  await ofMember.waitFor()
  await page.getByRole('button', { name: /^Remove the filter Member/ }).waitFor()
  await page.getByLabel('Sent by').selectOption('API tokens')
  await ofMember.waitFor({ state: 'detached' })
  await ofToken.waitFor()
  assert.match(page.url(), /\/requests$/)
  await app.call(`DELETE /v1/bases/${id}`)
})

test('a time that is none is refused in words, and the filters can be cleared', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/requests?from=yesterday' })
  await page.getByRole('alert').getByText('from must be a time').waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('table', { name: 'Requests' }).waitFor()
})

test('a member is told whom it takes to see requests', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await newColleague(app, {
    name: 'Bob',
    email: 'bob@requests.example.com',
    password: 'a long enough password',
    role: 'member',
  })
  await page.goto('/requests')
  await page.getByText('You cannot open this page').waitFor()
})

test('requests are accessible in both themes', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await assert.rejects(app.call('POST /v1/contacts', refused), /422/)
  const page = await app.open({ path: '/requests?errorCode=validation_error' })
  const row = page.getByRole('button', { name: /POST \/v1\/contacts/ }).first()
  await row.waitFor()
  await isAccessibleInBothThemes(page)
  await row.click()
  await page.getByText('All with this code').waitFor()
  await isAccessibleInBothThemes(page)
})
