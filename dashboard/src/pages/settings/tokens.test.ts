import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Dashboard, dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'
import { newColleague } from '../../../test/colleague.ts'

/** The value that is shown once. */
async function issue(page: Page, name: string, networks = ''): Promise<string> {
  await page.goto('/settings/tokens?create=true')
  const form = page.getByRole('dialog', { name: 'New token' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Allowed IP addresses').fill(networks)
  await form.getByRole('button', { name: 'Create token' }).click()
  return valueIn(page)
}

async function valueIn(page: Page): Promise<string> {
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  const env = await shown.getByText('CAPSTAN_TOKEN=').textContent()
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  return /CAPSTAN_TOKEN=(\S+)/.exec(env ?? '')?.[1] ?? ''
}

const statusWith = async (app: Dashboard, token: string, request = 'GET /v1/me'): Promise<number> =>
  (await app.send(request, token)).status

test('a token does what its scopes say, and shows where it was used from', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open()
  const token = await issue(page, 'CRM sync')
  assert.equal(await statusWith(app, token, 'GET /v1/contacts'), 200)
  assert.equal(await statusWith(app, token, 'GET /v1/webhooks'), 403)
  await page.getByRole('button', { name: 'CRM sync', exact: true }).click()
  const sheet = page.getByRole('complementary', { name: 'CRM sync' })
  await sheet.getByText('Issued by Owner').waitFor()
  await page.waitForURL('**/settings/tokens?token=tok_*')
  // A use is written down some seconds later, and no event tells of it.
  const row = page.getByRole('row', { name: /CRM sync.*from 127\.0\.0\.1/ })
  while ((await row.count()) === 0) {
    await page.goto('/settings/tokens')
    await page.getByRole('table', { name: 'API tokens', includeHidden: true }).waitFor()
  }
  await isAccessible(page)
})

test('a network that is none is refused at its field', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/settings/tokens?create=true' })
  const form = page.getByRole('dialog', { name: 'New token' })
  await form.getByLabel('Name').fill('Bound')
  await form.getByLabel('Allowed IP addresses').fill('203.0.113.0/24\nelsewhere')
  await form.getByRole('button', { name: 'Create token' }).click()
  await form.getByRole('alert').getByText('Number 2').waitFor()
  const token = await issue(page, 'Bound', '203.0.113.0/24')
  assert.equal(await statusWith(app, token), 403)
})

test('a rotated token has another value, and a revoked one none', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open()
  const first = await issue(page, 'Backup job')
  const actions = page.getByRole('button', { name: 'Actions for Backup job' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Rotate…' }).click()
  await page.getByRole('button', { name: 'Rotate', exact: true }).click()
  const second = await valueIn(page)
  assert.deepEqual([await statusWith(app, first), await statusWith(app, second)], [401, 200])
  await actions.click()
  await page.getByRole('menuitem', { name: 'Revoke…' }).click()
  const asking = page.getByRole('dialog', { name: 'Revoke the token?' })
  const revoke = asking.getByRole('button', { name: 'Revoke' })
  assert.ok(await revoke.isDisabled())
  await asking.getByRole('textbox').fill('Backup job')
  await revoke.click()
  await page.getByRole('row', { name: /Backup job.*revoked/ }).waitFor()
  assert.equal(await statusWith(app, second), 401)
})

test('a member is not offered tokens', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await newColleague(app, {
    name: 'Bob',
    email: 'bob@tokens.example.com',
    password: 'a long enough password',
    role: 'member',
  })
  await page.goto('/settings/tokens')
  await page.getByText('You cannot open this page').waitFor()
  assert.equal(await page.getByRole('button', { name: 'New token' }).count(), 0)
  assert.equal(await page.getByRole('link', { name: 'API tokens' }).count(), 0)
})
