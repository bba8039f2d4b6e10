import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from './browser.ts'

test('the reference and the page of errors work under their policies', {
  skip: noBrowser,
}, async (t) => {
  const { open, url } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/sign-in' })
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refusals.push(message.text())
  })
  await page.goto(`${url}/docs/api/`)
  await page.getByText('Show the token', { exact: true }).first().waitFor()
  await page.goto(`${url}/docs/errors#rate_limited`)
  await page.getByRole('heading', { name: 'rate_limited', level: 3 }).waitFor()
  const background = await page.locator('#rate_limited').evaluate((section) => {
    return getComputedStyle(section).backgroundColor
  })
  assert.notEqual(background, 'rgba(0, 0, 0, 0)')
  assert.deepEqual(refusals, [])
})
