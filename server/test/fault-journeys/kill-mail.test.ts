import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { startMailServer } from '../fixtures/mail-server.ts'
import { install, readFirstRun, until } from '../server-process.ts'

/** Signs the first owner in; gives what sends as that person. */
async function signIn(url: string, { email, password }: ReturnType<typeof readFirstRun>) {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url }
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(url + path, init)
    assert.ok(response.ok, `${path} answered ${response.status}: ${await response.clone().text()}`)
    return response
  }
  const signedIn = await post('/session/auth/sign-in/email', { email, password })
  headers['cookie'] = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return post
}

/** On PostgreSQL a job whose process is gone is tried again after half a minute: the test does not wait. */
async function hurryRetries(url: string | undefined): Promise<void> {
  if (!url) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    "update pgboss.job set start_after = now() where name = 'mail.send_account' and state = 'retry'",
  )
  await client.end()
}

test('kill -9 between the commit of an invitation and its mail loses no mail', async (t) => {
  const mails = await startMailServer(t)
  const installation = await install(t, { CAPSTAN_SMTP_URL: mails.url })
  await mails.stop()
  const { connected } = await mails.stall()
  const server = await installation.start()
  const post = await signIn(server.url, readFirstRun(installation))
  await post('/session/invitations', { email: 'bob@example.com', role: 'member' })
  await connected
  await server.kill()
  assert.equal(mails.received.length, 0)

  await mails.stop()
  await mails.start()
  await installation.start()
  await until('the mail has arrived', async () => {
    await hurryRetries(installation.environment['DATABASE_URL'])
    return mails.received.length > 0
  })
  const [mail] = mails.received
  assert.deepEqual(mail?.to, ['bob@example.com'])
  assert.match(mail?.message ?? '', /\/join\?token=/)
})
