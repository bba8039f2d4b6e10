import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { describe, type TestContext, test } from 'node:test'
import { type Harness, harness } from '../../../test/harness.ts'
import { codeOf } from '../../../test/totp.ts'
import { mailedToken, signedUp, tally, Visitor } from '../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a difference engine' }
const elsewhere = ['192.0.2.1', '192.0.2.2', '192.0.2.3'] as const

const attempts = (count: number, attempt: (index: number) => ReturnType<Visitor['signIn']>) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)))

/** Strangers tried passwords of every account until none is left to them. */
async function exhaust({ context: { database } }: Harness): Promise<void> {
  await database.db.updateTable('attempt_counts').set({ attempts: 100 }).execute()
}

/** Ada has an account; `device` is a browser in which she has signed in before. */
async function begin(t: TestContext) {
  const app = await harness(t)
  await signedUp(app, ada)
  const device = new Visitor(app, elsewhere[0])
  assert.equal((await device.signIn(ada.email, ada.password)).status, 200)
  return { app, device }
}

describe('wrong passwords', () => {
  test('of one account from one network are checked ten times, however many come at once', async (t) => {
    const { app } = await begin(t)
    const stranger = new Visitor(app, elsewhere[1])
    const answers = await attempts(60, () => stranger.signIn(ada.email, 'not the password'))
    assert.deepEqual(tally(answers), { 401: 10, 429: 50 })
    const refused = answers.find(({ status }) => status === 429)
    assert.equal(refused?.headers['retry-after'], '900')
    assert.equal(refused?.body.error.message, 'Too many attempts. Try again in 15 minutes.')
    app.clock.advance('899s')
    assert.equal((await stranger.signIn(ada.email, ada.password)).status, 429)
    app.clock.advance('1s')
    assert.equal((await stranger.signIn(ada.email, ada.password)).status, 200)
  })

  test('of many accounts from one network are checked fifty times', async (t) => {
    const { app } = await begin(t)
    const stranger = new Visitor(app, elsewhere[1])
    await stranger.signIn('somebody@example.com', 'not the password')
    await app.context.database.db
      .updateTable('attempt_counts')
      .set({ attempts: 50 })
      .where('attempts', '=', 1)
      .execute()
    const { status } = await stranger.signIn('somebody-else@example.com', 'not the password')
    assert.equal(status, 429)
  })

  test('from one IPv6 /64 come from one network', async (t) => {
    const { app } = await begin(t)
    const answers = await attempts(12, (index) =>
      new Visitor(app, `2001:db8:0:1::${index}`).signIn(ada.email, 'not the password'),
    )
    assert.deepEqual(tally(answers), { 401: 10, 429: 2 })
    const neighbour = new Visitor(app, '2001:db8:0:2::1')
    assert.equal((await neighbour.signIn(ada.email, ada.password)).status, 200)
  })

  test('are counted, and right ones are not', async (t) => {
    const { app } = await begin(t)
    for (let i = 0; i < 11; i++) {
      const visitor = new Visitor(app, elsewhere[1])
      assert.equal((await visitor.signIn(ada.email, ada.password)).status, 200)
    }
  })

  test('of somebody who is signed in are counted for the person', async (t) => {
    const { device } = await begin(t)
    const answers = await attempts(12, (index) =>
      device
        .elsewhere(`198.51.100.${index}`)
        .post('/session/auth/two-factor/disable', { password: 'not the password' }),
    )
    assert.deepEqual(tally(answers), { 401: 10, 429: 2 })
  })
})

describe('a person whose account strangers try to open', () => {
  test('signs in from another network', async (t) => {
    const { app } = await begin(t)
    const stranger = new Visitor(app, elsewhere[1])
    await attempts(11, () => stranger.signIn(ada.email, 'not the password'))
    const owner = new Visitor(app, elsewhere[2])
    assert.equal((await owner.signIn(ada.email, ada.password)).status, 200)
  })

  test('signs in on a known device when strangers have used up what all networks have', async (t) => {
    const { app, device } = await begin(t)
    await new Visitor(app, elsewhere[1]).signIn(ada.email, 'not the password')
    await exhaust(app)
    const unknown = new Visitor(app, elsewhere[2])
    assert.equal((await unknown.signIn(ada.email, ada.password)).status, 429)
    assert.equal((await device.signIn(ada.email, ada.password)).status, 200)
    const answers = await attempts(12, () => device.signIn(ada.email, 'not the password'))
    assert.deepEqual(tally(answers), { 401: 10, 429: 2 })
  })

  test('signs in where a mailed link leads', async (t) => {
    const { app } = await begin(t)
    const browser = new Visitor(app, elsewhere[2])
    await browser.post('/session/auth/request-password-reset', { email: ada.email })
    const token = await mailedToken(app)
    await new Visitor(app, elsewhere[1]).signIn(ada.email, 'not the password')
    await exhaust(app)
    const newPassword = 'an analytical engine'
    const there = browser.elsewhere('192.0.2.4')
    assert.equal((await there.signIn(ada.email, ada.password)).status, 429)
    const reset = await there.post('/session/auth/reset-password', { token, newPassword })
    assert.equal(reset.status, 200)
    assert.equal((await there.signIn(ada.email, newPassword)).status, 200)
  })
})

describe('the cookie of a known device', () => {
  test('is out of reach of scripts and other sites, and is none of another account', async (t) => {
    const { app } = await begin(t)
    const device = new Visitor(app, elsewhere[2])
    const { headers } = await device.signIn(ada.email, ada.password)
    const cookie = [headers['set-cookie'] ?? []]
      .flat()
      .find((one) => one.startsWith('capstan.device='))
    assert.match(
      cookie ?? '',
      /^capstan\.device=[\w-]+\.\d+\.[\w-]+; Max-Age=15552000; Path=\/session\/auth; HttpOnly; SameSite=Strict$/,
    )
    const bob = 'bob@example.com'
    await new Visitor(app, elsewhere[1]).signIn(bob, 'not the password')
    await exhaust(app)
    assert.equal((await device.signIn(bob, 'not the password')).status, 429)
    assert.equal((await device.signIn(ada.email, ada.password)).status, 200)
  })
})

describe('a code of an authenticator app', () => {
  test('works once, whoever else read it, and of two at the same time one', async (t) => {
    const { app, device } = await begin(t)
    const { body } = await device.post('/session/auth/two-factor/enable', {
      password: ada.password,
    })
    const secret = new URL(body.totpURI).searchParams.get('secret') ?? ''
    const code = codeOf(secret)
    const verify = (who: Visitor, code: string) =>
      who.post('/session/auth/two-factor/verify-totp', { code })
    assert.equal((await verify(device, code)).status, 200)
    const visitors = [new Visitor(app), new Visitor(app)]
    for (const one of visitors) await one.signIn(ada.email, ada.password)
    const [first] = visitors
    assert.ok(first)
    const { status, body: refused } = await verify(first, code)
    assert.deepEqual(
      [status, refused.error.message],
      [401, 'The code was used before. Wait for the next one.'],
    )
    const answers = await Promise.all(visitors.map((one) => verify(one, codeOf(secret, 1))))
    assert.deepEqual(tally(answers), { 200: 1, 401: 1 })
  })
})

test('a flood of sign-ins is refused at once beyond a short queue', async (t) => {
  const { app, device } = await begin(t)
  const flood = attempts(30 * availableParallelism(), (index) =>
    new Visitor(app, `198.51.100.${index}`).signIn(`${index}@example.com`, 'not the password'),
  )
  const answers = await flood
  const refused = answers.filter(({ status }) => status === 429)
  assert.ok(refused.length > 0)
  assert.equal(refused.length + (tally(answers)[401] ?? 0), answers.length)
  for (const { headers, body } of refused) {
    assert.equal(headers['retry-after'], '5')
    assert.equal(body.error.message, 'Too many people are signing in. Try again in 5 seconds.')
  }
  assert.equal((await device.signIn(ada.email, ada.password)).status, 200)
})
