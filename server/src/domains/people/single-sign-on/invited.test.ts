import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { IdentityProvider } from '../../../../test/fixtures/identity-provider.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { newEnding, refusalIn, signOn } from '../../../../test/single-sign-on.ts'
import { mailedToken, Visitor } from '../../../../test/visitor.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import { hashPassword } from '../password-hash.ts'
import { insertMember, insertPerson } from '../store.ts'

const callback = 'https://capstan.example/session/auth/single-sign-on/callback'

describe('single sign-on with closed sign-up', () => {
  const ending = newEnding()
  let provider: IdentityProvider

  before(async () => {
    provider = await IdentityProvider.start(ending, callback)
  })
  after(ending.end)

  const begin = async (t: TestContext) => {
    provider.reset()
    provider.person = { sub: 'u-1', email: 'ada@example.com', email_verified: true }
    const app = await harness(t, {
      settings: {
        ...provider.settings,
        CAPSTAN_SIGN_UP: 'closed',
        CAPSTAN_PUBLIC_URL: 'https://capstan.example',
      },
    })
    provider.now = () => app.clock.now()
    return { app, owner: await ownerOf(app) }
  }

  const invite = async (owner: Visitor, email: string): Promise<void> => {
    const body = { email, role: 'member' }
    assert.equal((await owner.post('/session/invitations', body)).status, 201)
  }

  test('lets in nobody without an invitation', async (t) => {
    const { app, owner } = await begin(t)
    await invite(owner, 'somebody-else@example.com')
    const browser = new Visitor(app)
    assert.equal(refusalIn(await signOn(browser)), 'sign_up_closed')
    assert.equal((await browser.get('/session/me')).status, 401)
  })

  test('lets in whom an organization has invited, and the link of the mail makes a member of them', async (t) => {
    const { app, owner } = await begin(t)
    await invite(owner, 'Ada@example.com')
    const token = await mailedToken(app)
    provider.person = { ...provider.person, email_verified: false }
    const browser = new Visitor(app)
    assert.equal(refusalIn(await signOn(browser)), 'email_not_verified')
    provider.person = { ...provider.person, email_verified: true }
    const next = `/join?token=${token}`
    const answer = await signOn(browser, next)
    assert.equal(answer.headers['location'], `https://capstan.example${next}`)
    assert.deepEqual((await browser.get('/session/me')).body.organizations, [])
    const joined = await browser.post('/session/join', { token })
    assert.equal(joined.status, 200, joined.text)
    assert.equal((await browser.get('/session/me')).body.organizations.length, 1)
  })

  test('knows no invitation that has ended', async (t) => {
    const { app, owner } = await begin(t)
    await invite(owner, 'ada@example.com')
    app.clock.advance('8d')
    assert.equal(refusalIn(await signOn(new Visitor(app))), 'sign_up_closed')
  })

  test('knows whoever has an account', async (t) => {
    const { app } = await begin(t)
    provider.person = { ...provider.person, email: 'owner@example.com' }
    assert.equal(refusalIn(await signOn(new Visitor(app))), null)
  })

  test('sends every cookie over HTTPS alone', async (t) => {
    const { app } = await begin(t)
    provider.person = { ...provider.person, email: 'owner@example.com' }
    const browser = new Visitor(app)
    const start = await browser.post('/session/auth/single-sign-on/start', {})
    const { headers } = await signOn(browser)
    const cookies = [start.headers['set-cookie'], headers['set-cookie']].flat() as string[]
    assert.ok(cookies.length >= 4)
    for (const cookie of cookies) {
      assert.match(cookie, /; Secure/i)
      assert.match(cookie, /; HttpOnly/i)
    }
  })
})

/** Somebody who was there before sign-up was closed. */
async function ownerOf(app: Harness): Promise<Visitor> {
  const { database, clock } = app.context
  const [id, password, now] = [newId(), 'a difference engine', clock.now()]
  await database.db.transaction().execute(async (tx) => {
    const times = { created_at: now, updated_at: now }
    await insertPerson(
      tx,
      { id, name: 'Owner', email: 'owner@example.com', email_verified: true, ...times },
      { id: newId(), password: await hashPassword(password) },
    )
    const organization_id = OrganizationId.read(app.organization.id) ?? ''
    const member = { organization_id, id: newId(), person_id: id, role: 'owner', created_at: now }
    await insertMember(tx, member)
  })
  const owner = new Visitor(app)
  const account = { email: 'owner@example.com', password }
  // better-auth compares the whole origin, with the scheme of the public one.
  const origin = 'https://dashboard.test'
  const signedIn = await owner.post('/session/auth/sign-in/email', account, { origin })
  assert.equal(signedIn.status, 200, signedIn.text)
  return owner
}
