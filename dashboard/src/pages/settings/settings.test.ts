import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { codeOf } from '../../../../server/test/totp.ts'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'
import { newColleague } from '../../../test/colleague.ts'
import { isAccessibleInBothThemes } from '../../../test/looks.ts'
import { mailedToken } from '../../../test/mailed-token.ts'

test('the organization takes another name, and its last owner stays', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  const page = await app.open({ path: '/settings' })
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('name').waitFor()
  await name.fill('Harbour Ltd')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /Harbour Ltd/ }).waitFor()
  await page.getByRole('button', { name: 'Leave…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Harbour Ltd')
  await dialog.getByText('First token').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Leave' }).isDisabled())
  await dialog.getByLabel('Keep them working').check()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.getByText('An organization has at least one owner.').waitFor()
})

test('somebody is invited, joins, gets another role, and is removed by name', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  const page = await app.open({ path: '/settings/members?create=true' })
  const invite = page.getByRole('dialog', { name: 'Invite a member' })
  await invite.getByLabel('Email').fill(app.owner.email)
  await invite.getByRole('button', { name: 'Invite' }).click()
  await invite.getByRole('alert').getByText('already a member').waitFor()
  await invite.getByLabel('Email').fill('eve@settings.example.com')
  await invite.getByRole('button', { name: 'Invite' }).click()
  const shown = page.getByRole('dialog', { name: 'Invitation for eve@settings.example.com' })
  const link = await shown.getByText(/\/join\?token=/).innerText()
  assert.equal(
    new URL(link).searchParams.get('token'),
    await mailedToken(app, 'eve@settings.example.com', 'join'),
  )
  await isAccessible(page)
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  const theirPage = await app.open({ path: link, signedIn: false })
  await theirPage.getByText('eve@settings.example.com').first().waitFor()
  const invitation = page.getByRole('row', { name: /eve@settings.example.com/ })
  await invitation.waitFor()
  await page.getByRole('button', { name: 'Actions for eve@settings.example.com' }).click()
  await page.getByRole('menuitem', { name: 'Copy a new link' }).click()
  assert.notEqual(await shown.getByText(/\/join\?token=/).innerText(), link)
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('button', { name: 'Actions for eve@settings.example.com' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('No open invitations.').waitFor()

  const [email, password] = ['bob@settings.example.com', 'a long enough password'] as const
  const theirs = await newColleague(app, { name: 'Bob', email, password, role: 'member' })
  await theirs.goto('/settings/members')
  await theirs.getByRole('row', { name: /Bob/ }).waitFor()
  assert.equal(await theirs.getByRole('button', { name: /^Actions for/ }).count(), 0)
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Bob' }).click()
  await page.getByRole('menuitem', { name: 'Change the role…' }).click()
  await page.getByRole('radio', { name: /^admin/ }).check()
  await page.getByRole('button', { name: 'Change the role' }).click()
  await page.getByRole('row', { name: /Bob.*Admin/ }).waitFor()
  await theirs.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Of Bob', scopes: ['*'] })
    await fetch('/session/tokens', { method: 'POST', headers, body })
  })
  await page.getByRole('button', { name: 'Actions for Bob' }).click()
  await page.getByRole('menuitem', { name: 'Remove…' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove the member?' })
  assert.ok(await remove.getByRole('button', { name: 'Remove' }).isDisabled())
  await remove.getByRole('textbox').fill('Bob')
  await remove.getByText('Of Bob').waitFor()
  assert.ok(await remove.getByRole('button', { name: 'Remove' }).isDisabled())
  await remove.getByLabel('Revoke them').check()
  await remove.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('row', { name: /Bob/ }).waitFor({ state: 'detached' })
  await page.goto('/settings/audit')
  await page.getByRole('row', { name: /Join the organization/ }).waitFor()
  await page
    .getByRole('row', { name: /Sign in.*Owner/ })
    .first()
    .waitFor()
})

test('the audit log shows what a change was before and after, and its chain is verified', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  const { id } = await app.call('POST /v1/contacts', { name: 'Ada Byron' })
  await app.call(`PATCH /v1/contacts/${id}`, { name: 'Ada Lovelace' })
  const page = await app.open({ path: '/settings/audit' })
  await page.getByRole('row', { name: /Create contact/ }).waitFor()
  await page.getByLabel('Operation').fill('updateContact')
  await page.getByRole('row', { name: /Create contact/ }).waitFor({ state: 'detached' })
  assert.match(page.url(), /action=updateContact/)
  await page.getByRole('button', { name: 'Update contact' }).click()
  const entry = page.getByRole('complementary', { name: 'Update contact' })
  const values = entry.getByRole('definition')
  await values.filter({ hasText: 'Ada Byron → Lovelace' }).waitFor()
  await entry.getByText('127.0.0.1').waitFor()
  await entry.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Verify the chain' }).click()
  await page.getByText(/none of its \d+ entries is missing|The chain is still empty/).waitFor()
  await page.goto('/settings/audit?to=tomorrow')
  await page.getByRole('alert').getByText('to must be a time').waitFor()
})

test('the audit log shows what one kind of sender did, or one member', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  await app.call('POST /v1/bases', { name: 'Of a token' })
  const page = await app.open({ path: '/settings/audit' })
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/session/v1/bases', { method: 'POST', headers, body: '{"name":"Of a member"}' })
  })
  const rows = page.getByRole('table', { name: 'Changes' }).locator('tbody tr')
  const [ofToken, ofMember] = ['Of a token', 'Of a member'].map((hasText) =>
    rows.filter({ hasText }),
  ) as [typeof rows, typeof rows]
  await ofToken.waitFor()
  await page.getByLabel('Done by').selectOption('Members')
  await ofToken.waitFor({ state: 'detached' })
  assert.match(page.url(), /\?actor=member$/)
  await ofMember.getByRole('button').click()
  const entry = page.getByRole('complementary', { name: 'Create base' })
  await entry.getByRole('button', { name: 'Show all by them' }).click()
  await entry.waitFor({ state: 'hidden' })
  assert.match(page.url(), /\?actor=\w+_\w+$/)
  await ofMember.waitFor()
  await page.getByLabel('Done by').selectOption('Tokens')
  await ofMember.waitFor({ state: 'detached' })
  await ofToken.waitFor()
})

test('a second factor is turned on, asked for, and turned off; a wrong password stands at its field', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, {})
  const [email, password] = ['grace@settings.example.com', 'the first password'] as const
  const page = await newColleague(app, { name: 'Grace', email, password, role: 'member' })
  await page.goto('/settings/profile')
  await page.getByLabel('Current password', { exact: true }).fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('the second password')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('The password is wrong.').waitFor()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Password changed.', { exact: false }).waitFor()

  await page.getByRole('button', { name: 'Turn on…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' })
  await dialog.getByLabel('Your password', { exact: true }).fill('the second password')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{1,4} ?)+$/).textContent()) ?? ''
  const scanned = new URL(await scan(dialog.getByRole('img', { name: 'authenticator' })))
  assert.equal(scanned.searchParams.get('secret'), secret.replaceAll(' ', ''))
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('The code is wrong or too old.').waitFor()
  await dialog.getByLabel('Code').fill(codeOf(secret.replaceAll(' ', '')))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('You will not see them again').waitFor()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()

  const again = await app.open({ signedIn: false, path: '/sign-in' })
  await signIn(again, email, 'the second password')
  await again.getByLabel('Code').fill(codeOf(secret.replaceAll(' ', ''), 1))
  await again.getByRole('button', { name: 'Go on' }).click()
  await again.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Sign out .+ on / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Signed out there.').waitFor()
  await again.goto('/contacts')
  await again.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByRole('button', { name: 'Turn off…' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Your password', { exact: true })
    .fill('the second password')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Turn on…' }).waitFor()
})

test('the settings are accessible in both themes', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t, {})
  await app.call('POST /v1/contacts', { name: 'Alan' })
  const pages = [
    ['/settings', 'Leave…'],
    ['/settings/members?create=true', 'Invite'],
    ['/settings/audit', 'Verify the chain'],
    ['/settings/profile', 'Change the password'],
  ] as const
  const page = await app.open({ path: '/settings' })
  for (const [path, button] of pages) {
    await page.goto(path)
    await page.getByRole('button', { name: button, exact: true }).waitFor()
    await isAccessibleInBothThemes(page)
  }
  await page.goto('/settings/audit')
  await page.getByRole('button', { name: 'Create contact' }).first().click()
  await page.getByRole('heading', { name: 'What changed' }).waitFor()
  await isAccessibleInBothThemes(page)
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Reads a QR code off the screen, as a camera does. */
async function scan(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64')
  const image = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] }
  }, png)
  return decodeQR({ ...image, data: Uint8Array.from(image.data) })
}
