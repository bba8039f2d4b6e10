import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { startMailServer } from '../fixtures/mail-server.ts'
import { onPostgres } from '../harness.ts'
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
  await until('the mail has arrived', async () => mails.received.length > 0)
  const [mail] = mails.received
  assert.deepEqual(mail?.to, ['bob@example.com'])
  assert.match(mail?.message ?? '', /\/join\?token=/)
})

/** A job that is only missed by the queue's own look waits for its retry delay, too: 74 to 141 s in all. */
const boundMs = 45_000
/** A node that ends in order may see the mail server go first: the mail then waits a minute, as after any failure. */
const boundOfOrderMs = 100_000

// Each waits for the lease of a node of its own.
suite('a mail of a node that ends', { concurrency: true }, () => {
  for (const signal of ['SIGSTOP', 'SIGKILL', 'SIGTERM'] as const) {
    test(`a mail of a node that gets ${signal} is sent by another one, once`, {
      skip: !onPostgres && 'needs several processes on one database: PostgreSQL only',
    }, async (t) => {
      const mails = await startMailServer(t)
      const installation = await install(t, { CAPSTAN_SMTP_URL: mails.url })
      await mails.stop()
      const { connected } = await mails.stall()
      const struck = await installation.start()
      const post = await signIn(struck.url, readFirstRun(installation))
      await post('/session/invitations', { email: 'bob@example.com', role: 'member' })
      await connected
      await installation.start()

      struck.process.kill(signal)
      const struckAt = performance.now()
      await mails.stop()
      await mails.start()
      await until('the mail has arrived', async () => mails.received.length > 0)
      const tookMs = Math.round(performance.now() - struckAt)
      const most = signal === 'SIGTERM' ? boundOfOrderMs : boundMs
      assert.ok(tookMs < most, `taken over after ${tookMs} ms`)
      if (signal !== 'SIGSTOP') return
      struck.process.kill('SIGCONT')
      // It works on: its own next mail goes out, and the former one does not again.
      await post('/session/invitations', { email: 'eve@example.com', role: 'member' })
      const recipients = () => mails.received.flatMap(({ to }) => to)
      await until('the next mail has arrived', async () => recipients().includes('eve@example.com'))
      assert.equal(await struck.stop(), 0)
      assert.deepEqual(recipients(), ['bob@example.com', 'eve@example.com'])
    })
  }
})
