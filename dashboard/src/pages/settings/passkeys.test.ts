import { test } from 'node:test'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'

test('a passkey is added with the password, signs in without it, and is removed', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  // A site at an IP address has no passkeys.
  const there = app.url.replace('127.0.0.1', 'localhost')
  const page = await app.open({ path: `${there}/sign-in`, signedIn: false, isOwn: true })
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByLabel('Email').fill(app.owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(app.owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()

  await page.goto(`${there}/settings/profile`)
  await page.getByText('You have none yet.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByText('The password is wrong.').waitFor()
  await isAccessible(page)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(app.owner.password)
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('My laptop').waitFor()
  await page.getByText('not used yet').waitFor()

  await page.context().clearCookies()
  await page.goto(`${there}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${there}/settings/profile`)
  await page.getByText('last used').waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('You have none yet.').waitFor()

  await page.context().clearCookies()
  await page.goto(`${there}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('The passkey was not accepted.').waitFor()
})
