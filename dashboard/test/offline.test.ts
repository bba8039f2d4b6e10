import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from './browser.ts'
import { isAccessibleInBothThemes } from './looks.ts'

test('without a connection pages open, a change waits in sight, and is sent once', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Ada Lovelace', jobTitle: 'Countess' })
  const page = await app.open({ path: '/contacts' })
  await page.getByRole('status').getByText('Live').waitFor()
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.getByRole('button', { name: 'Edit job title: Countess' }).waitFor()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent++
  })
  await page.context().setOffline(true)
  await page.getByText('No connection.').waitFor()

  await page.getByRole('button', { name: 'Edit job title: Countess' }).click()
  const title = page.getByLabel('Job title', { exact: true })
  await title.fill('Programmer')
  await title.press('Enter')
  await page.getByText('Saves when you are online again.').waitFor()
  assert.equal(await title.inputValue(), 'Programmer')
  await page.getByText('1 change will be sent when you are online again.').waitFor()
  await isAccessibleInBothThemes(page)

  // A page that was seen before shows what it had; one that was not says when it comes.
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
  await main.getByRole('link', { name: 'Usage' }).click()
  await page
    .getByText(/online again|connection is back/)
    .last()
    .waitFor()
  assert.equal(sent, 0)

  await page.context().setOffline(false)
  await page.getByText('No connection.').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Usage' }).first().waitFor()
  await page.getByText('not metered').first().waitFor()
  assert.equal((await app.call(`GET /v1/contacts/${id}`)).jobTitle, 'Programmer')
  assert.equal(sent, 1)
})

test('Back closes a panel and stays on the page, and closing it leaves no step behind', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: 'Grace Hopper' })
  const page = await app.open({ path: '/usage' })
  await page.getByRole('link', { name: 'Events' }).click()
  const row = page.getByRole('button', { name: /contact\.created/ }).first()
  const panel = page.getByRole('complementary', { name: /contact\.created/ })
  await row.click()
  await panel.waitFor()
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  assert.match(page.url(), /\/events$/)

  await row.click()
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  assert.match(page.url(), /\/events$/)
  await page.goBack()
  await page.waitForURL('**/usage')

  // A form over a page is a step as well.
  await page.getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'New contact' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.match(page.url(), /\/contacts$/)
})
