import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Dashboard } from './browser.ts'
import { mailedToken } from './mailed-token.ts'

interface Colleague {
  name: string
  email: string
  password: string
  role: 'admin' | 'member'
}

/** Somebody whom the owner invites and who joins by the link in the mail: the page that they come to. */
export async function newColleague(app: Dashboard, colleague: Colleague): Promise<Page> {
  const { name, email, password, role } = colleague
  const owner = await app.open()
  const body = JSON.stringify({ email, role })
  const status = await owner.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/session/invitations', { method: 'POST', headers, body })).status
  }, body)
  assert.equal(status, 201)
  const token = await mailedToken(app, email, 'join')
  const page = await app.open({ signedIn: false, path: `/join?token=${token}` })
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  return page
}
