import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { until } from '../../server/test/server-process.ts'
import type { Dashboard } from './browser.ts'

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
  await owner.context().close()
  const token = await mailedToken(app, email, 'join')
  const page = await app.open({ signedIn: false, path: `/join?token=${token}` })
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  return page
}

/** The token in the newest mail to this address whose link leads to the page; mails come after a moment. */
export const mailedToken = (
  { dataDirectory }: Dashboard,
  email: string,
  page: 'confirm' | 'join' | 'reset-password',
): Promise<string> =>
  until(`a mail to ${email}`, async () => {
    const outbox = join(dataDirectory, 'outbox')
    const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
    // Quoted-printable breaks long lines and writes = as =3D.
    const tokens = mails
      .filter((text) => text.includes(`To: ${email}`))
      .map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((text) => new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? [])
    return tokens.at(-1)
  })
