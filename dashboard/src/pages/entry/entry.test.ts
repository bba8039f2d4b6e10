import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { startHttpServer } from '../../../../server/test/fixtures/tls-server.ts'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'
import { newColleague } from '../../../test/colleague.ts'
import { mailedToken } from '../../../test/mailed-token.ts'

const password = 'a difference engine'

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('somebody signs up, confirms the address, names an organization, and signs out', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const email = 'ada@example.com'
  const page = await app.open({ signedIn: false, path: '/sign-up' })
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
  await page.goto(`/confirm?token=${await mailedToken(app, email, 'confirm')}`)
  await page.getByText(`Is ${email} yours?`).waitFor()
  const hasSession = async () =>
    (await page.context().cookies()).some(({ name }) => name.includes('session_token'))
  assert.equal(await hasSession(), false)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.getByLabel('Name').fill('شركة الميناء')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('heading', { name: /Ada/ }).waitFor()
  await page.getByRole('button', { name: /شركة الميناء.*Switch organization/ }).waitFor()
  await page.getByRole('button', { name: /Ada.*Account and theme/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.goto('/contacts')
  await page.waitForURL('**/sign-in?next=%2Fcontacts')
})

test('a wrong password is refused without telling whether there is an account', {
  skip: noBrowser,
}, async (t) => {
  const { owner, open } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/sign-in' })
  const alert = page.getByRole('alert')
  await signIn(page, owner.email, 'not the password')
  const known = await alert.textContent()
  await page.reload()
  await signIn(page, 'nobody@example.com', 'not the password')
  assert.ok(known)
  assert.equal(await alert.textContent(), known)
  await signIn(page, owner.email, owner.password)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
})

test('somebody signs in for an AI client, unticks what it may not do, and is led back to it', {
  skip: noBrowser,
}, async (t) => {
  const { url, owner, open, operate, organizationId } = await dashboard(t)
  const answered = await startHttpServer(t)
  const redirect = `${answered.url}/callback`
  const registered = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Notebook', redirect_uris: [redirect] }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const asked = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri: redirect, state: 'mine' },
    ...{ scope: 'contacts:read contacts:write', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
  })
  for (const theme of ['light', 'dark'] as const) {
    const page = await open({
      signedIn: false,
      theme,
      width: 390,
      path: `/oauth/authorize?${asked}`,
    })
    await signIn(page, owner.email, owner.password)
    await page.getByRole('heading', { name: 'Allow Notebook?' }).waitFor()
    await isAccessible(page)
    if (theme === 'light') continue
    await page.getByLabel('Change contacts: ').uncheck()
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL(`${redirect}?**`)
    const answer = new URL(page.url()).searchParams
    assert.deepEqual([answer.get('state'), answer.get('iss')], ['mine', url])
    assert.ok(answer.get('code'))
  }
  const { data } = await operate(`GET /operator/v1/organizations/${organizationId}/tokens`)
  const [token] = data.filter(({ name }: { name: string }) => name === 'Notebook')
  assert.deepEqual(token.scopes, ['contacts:read'])
})

test('somebody who tried too often reads how long to wait, and where to go meanwhile', {
  skip: noBrowser,
}, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/sign-in' })
  const email = 'eve@example.com'
  await page.evaluate(async (email) => {
    const body = JSON.stringify({ email, password: 'not the password' })
    const headers = { 'content-type': 'application/json' }
    const guess = () => fetch('/session/auth/sign-in/email', { method: 'POST', headers, body })
    await Promise.all(Array.from({ length: 10 }, guess))
  }, email)
  await signIn(page, email, 'not the password')
  await page.getByText('Too many attempts. Try again in 15 minutes.').waitFor()
  await page.getByRole('link', { name: 'reset your password', exact: true }).click()
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
})

test('somebody who was invited joins, and chooses another password later', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const [name, email] = ['Grace', 'grace@example.com']
  const joined = await newColleague(app, { name, email, password, role: 'member' })
  await joined.getByRole('heading', { name: /Grace/ }).waitFor()
  const page = await app.open({ signedIn: false, path: '/sign-in' })
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
  const link = `/reset-password?token=${await mailedToken(app, email, 'reset-password')}`
  await page.goto(link)
  await page.getByLabel('New password').fill('an analytical engine')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signIn(page, email, 'an analytical engine')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await joined.goto('/contacts')
  await joined.waitForURL('**/sign-in?next=%2Fcontacts')
  await page.goto(link)
  await page.getByLabel('New password').fill('a third long password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})

test('a link that was used up says so', { skip: noBrowser }, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/join?token=no-such-invitation-at-all' })
  await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor()
  await page.goto('/confirm?token=no')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await isAccessible(page)
})
