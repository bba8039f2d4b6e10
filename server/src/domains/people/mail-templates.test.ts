import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { signedUp, tally, Visitor } from '../../../test/visitor.ts'
import { mailQueues } from '../../platform/mail/queued-mail.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a difference engine' }
const reset = '/session/auth/request-password-reset'

async function begin(t: TestContext) {
  const app = await harness(t, { settings: { CAPSTAN_MAX_MAILS_PER_HOUR: '8' } })
  const owner = await signedUp(app, ada)
  app.clock.advance('1h')
  return {
    app,
    owner,
    /** How many mails came of `count` requests, each from a network of its own. */
    async ask(count: number, path: string, bodyOf: (index: number) => object) {
      const before = app.mails.length
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          new Visitor(app, `192.0.2.${index}`).post(path, bodyOf(index)),
        ),
      )
      await app.drain()
      return { answers, sent: app.mails.length - before }
    },
  }
}

describe('mails', () => {
  test('to one person are five in an hour, and the answer does not tell', async (t) => {
    const { app, ask } = await begin(t)
    const first = await ask(7, reset, (index) => ({
      email: index % 2 === 0 ? ada.email : 'Ada@example.com',
    }))
    assert.deepEqual([tally(first.answers), first.sent], [{ 200: 7 }, 5])
    app.clock.advance('1h')
    const later = await ask(1, reset, () => ({ email: ada.email }))
    assert.equal(later.sent, 1)
  })

  test('with a reset or an invitation wait in no queue of mails that organizations send', async (t) => {
    const { app, owner } = await begin(t)
    await new Visitor(app).post(reset, { email: ada.email })
    await owner.post('/session/invitations', { email: 'grace@example.com', role: 'member' })
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where name like 'mail.%' and state < 'completed'
      union all select name from job_outbox where name like 'mail.%'`.execute(
      app.context.database.db,
    )
    const [account] = mailQueues.slice(1)
    assert.deepEqual(
      rows.map(({ name }) => name),
      [account, account],
    )
    const jobs = app.jobTypes.filter(({ name }) => mailQueues.includes(name))
    assert.deepEqual(
      jobs.map(({ name, share, concurrency }) => [name, share < concurrency]),
      mailQueues.map((name) => [name, true]),
    )
    await app.drain()
    assert.deepEqual(
      new Set(app.mails.slice(-2).map(({ to }) => to)),
      new Set([ada.email, 'grace@example.com']),
    )
  })

  test('to one mailbox are counted whatever its tag', async (t) => {
    const { ask } = await begin(t)
    const { answers, sent } = await ask(7, '/session/auth/sign-up/email', (index) => ({
      name: 'Bob',
      email: `bob+${index}@example.com`,
      password: 'another long password',
    }))
    assert.deepEqual([tally(answers), sent], [{ 200: 7 }, 5])
  })

  test('of the installation are as many as its setting says', async (t) => {
    const { ask, owner } = await begin(t)
    const { answers, sent } = await ask(9, '/session/auth/sign-up/email', (index) => ({
      name: 'Bob',
      email: `bob${index}@example.com`,
      password: 'another long password',
    }))
    assert.deepEqual([tally(answers), sent], [{ 200: 9 }, 8])
    const invitation = { email: 'grace@example.com', role: 'member' }
    const { status, headers } = await owner.post('/session/invitations', invitation)
    assert.deepEqual([status, headers['retry-after']], [429, '3600'])
  })

  test('that one network asks for are twenty in an hour, whether or not there is an account', async (t) => {
    const { app } = await begin(t)
    const visitor = new Visitor(app, '192.0.2.1')
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        visitor.post(reset, { email: `nobody${index}@example.com` }),
      ),
    )
    assert.deepEqual(tally(answers), { 200: 20, 429: 1 })
  })

  test('of an invitation are refused beyond five to one address', async (t) => {
    const { owner } = await begin(t)
    const invitation = { email: 'grace@example.com', role: 'member' }
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await owner.post('/session/invitations', invitation))
    assert.deepEqual(tally(answers), { 201: 5, 429: 1 })
  })
})

describe('the name that somebody chooses', () => {
  test('is in no mail to an address that is not confirmed', async (t) => {
    const { app, owner } = await begin(t)
    const name = 'Win at evil.example'
    await owner.patch('/session/me', { name })
    await owner.post('/session/invitations', { email: 'grace@example.com', role: 'member' })
    const stranger = { name, email: 'bob@example.com', password: 'another long password' }
    const visitor = new Visitor(app)
    await visitor.post('/session/auth/sign-up/email', stranger)
    await visitor.post('/session/auth/sign-up/email', stranger)
    await visitor.post(reset, { email: stranger.email })
    await visitor.post('/session/auth/send-verification-email', { email: stranger.email })
    await app.drain()
    const [, ...mails] = app.mails
    assert.equal(mails.length, 5)
    for (const { subject, text } of mails) assert.doesNotMatch(subject + text, /evil/)
    assert.match(
      mails.find(({ to }) => to === 'grace@example.com')?.text ?? '',
      /^ada@example\.com invites/m,
    )
  })

  for (const name of ['', 'a\r\nBcc: b', 'a\u0085b', 'a\u2028b', 'x'.repeat(201)]) {
    test(`422 for ${JSON.stringify(name.slice(0, 9))}`, async (t) => {
      const { app, owner } = await begin(t)
      const visitor = new Visitor(app)
      const password = 'another long password'
      const token = 'x'.repeat(43)
      const answers = [
        await visitor.post('/session/auth/sign-up/email', { ...ada, name }),
        await visitor.post('/session/join', { token, name, password }),
        await owner.patch('/session/me', { name }),
        await owner.post('/session/organizations', { name }),
        await owner.patch('/session/organization', { name }),
        await app.operator.post('/operator/v1/organizations', { name }),
      ]
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.error.field], [422, 'name'])
      }
    })
  }
})
