import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { IdentityProvider } from '../../../../server/test/fixtures/identity-provider.ts'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'
import { sentences } from './sign-on-refusals.ts'

test('the button of single sign-on leads to the provider and back to the overview', {
  skip: noBrowser,
}, async (t) => {
  const provider = await IdentityProvider.start(t)
  const app = await dashboard(t, provider.settings)
  provider.redirectUris.push(`${app.url}/session/auth/single-sign-on/callback`)
  const page = await app.open({ signedIn: false, path: '/sign-in', width: 390 })
  const button = page.getByRole('button', { name: 'Sign in with Acme' })
  await button.waitFor()
  await isAccessible(page)

  provider.person = { sub: 'u-1', email: app.owner.email, email_verified: false }
  await button.click()
  await page.getByText('Acme has not verified your email address.').waitFor()
  await isAccessible(page)
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  assert.equal(scrollWidth, clientWidth)
  assert.equal(new URL(page.url()).searchParams.get('refused'), 'email_not_verified')

  provider.person = { ...provider.person, email_verified: true }
  await page.getByRole('textbox', { name: 'Password' }).focus()
  const isReached = () => button.evaluate((one) => one === document.activeElement)
  for (let step = 0; step < 8 && !(await isReached()); step++) await page.keyboard.press('Tab')
  assert.ok(await isReached())
  await page.keyboard.press('Enter')
  await page.waitForURL(`${app.url}/`)
  await page.getByRole('navigation').first().waitFor()

  await page.goto('/settings/profile')
  await page.getByRole('heading', { name: 'You sign in with Acme' }).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Unlink…' }).click()
  await page.getByRole('button', { name: 'Unlink', exact: true }).click()
  await page.getByText('Unlinked.').waitFor()
  await page.getByRole('heading', { name: 'You sign in with Acme' }).waitFor({ state: 'detached' })

  await page.context().clearCookies()
  await page.goto('/sign-in?next=%2Fcontacts')
  await button.click()
  await page.waitForURL(`${app.url}/contacts`)
})

test('the sign-in page has a sentence for every code of the server', () => {
  const path = '../../../../server/src/domains/people/single-sign-on/refusal.ts'
  const source = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [, list = ''] = /refusalCodes = \[([^\]]+)\]/.exec(source) ?? []
  assert.deepEqual(
    [...list.matchAll(/'(\w+)'/g)].map(([, code]) => code),
    Object.keys(sentences),
  )
})
