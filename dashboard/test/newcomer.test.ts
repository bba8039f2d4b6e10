import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { dashboard, noBrowser } from './browser.ts'
import { isFocused, tabTo } from './keyboard.ts'

test('a newcomer comes from the first sign-in to an answered request, with the mouse', {
  skip: noBrowser,
}, async (t) => {
  const { owner, open } = await dashboard(t, {})
  const begunAt = performance.now()
  const page = await open({ signedIn: false })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('I build an integration').click()
  await page.getByRole('link', { name: 'Begin Create an API token' }).click()
  await page.getByLabel('Name').fill('First steps')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('button', { name: 'Copy: A first request' }).click()
  await isAnswered(t, page, begunAt)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('link', { name: 'Overview' }).click()
  const steps = page.getByRole('listitem').filter({ hasText: 'Send a first request' })
  await steps.getByText('done').waitFor({ state: 'attached' })
})

test('the same with the keyboard alone', { skip: noBrowser }, async (t) => {
  const { owner, open } = await dashboard(t, {})
  const begunAt = performance.now()
  const page = await open({ signedIn: false })
  const { keyboard } = page
  await isFocused(page, 'Email')
  await keyboard.type(owner.email)
  await keyboard.press('Tab')
  await keyboard.type(owner.password)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Owner/ }).waitFor()
  await keyboard.press('Control+k')
  await keyboard.type('issue')
  await page.getByRole('option', { name: /token/ }).waitFor()
  await keyboard.press('Enter')
  await isFocused(page, 'Name')
  await keyboard.type('By the keyboard')
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Your new token' }).waitFor()
  await tabTo(page, 'Copy: A first request')
  await keyboard.press('Enter')
  await isAnswered(t, page, begunAt)
})

/** What is copied is run as it is: what a shell makes of it, word by word. */
async function isAnswered(t: TestContext, page: Page, begunAt: number): Promise<void> {
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [, url = '', name = '', value = ''] =
    /^curl (\S+) \\\n {2}-H "([\w-]+): ([^"]+)"$/.exec(copied) ?? []
  const response = await fetch(url, { headers: { [name]: value } })
  assert.equal(response.status, 200, copied)
  t.diagnostic(`${Math.round(performance.now() - begunAt)} ms from the first page to the answer`)
}
