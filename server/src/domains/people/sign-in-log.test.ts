import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Harness, harness } from '../../../test/harness.ts'
import { codeOf } from '../../../test/totp.ts'
import { joined, signedUp, Visitor } from '../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@log.example', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@log.example', password: 'another long password' }

interface Entry {
  action: string
  actor: { kind: string; id: string | null; name: string }
  resource: { type: string; id: string }
  after: { error: { code: string } } | null
}

async function entriesAbout(app: Harness, owner: Visitor, id: string): Promise<Entry[]> {
  await app.drain()
  return (await owner.get(`/session/v1/audit-log?resource=${id}&limit=100`)).body.data
}

test('the audit log of an organization tells how its members sign in and what they secure it by', async (t) => {
  const app = await harness(t)
  const owner = await signedUp(app, ada)
  const member = await joined(app, owner, bob, 'member')
  const { data } = (await owner.get('/session/members')).body
  const { id } = data.find(({ email }: { email: string }) => email === bob.email)
  const post = async (path: string, body: object, visitor = member) => {
    const answer = await visitor.post(`/session/auth/${path}`, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const { password } = bob
  await post('change-password', { currentPassword: password, newPassword: 'the second password' })
  const { totpURI } = await post('two-factor/enable', { password: 'the second password' })
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const code = codeOf(secret)
  await post('two-factor/verify-totp', { code })
  await post('sign-out', {})
  const again = new Visitor(app)
  await again.signIn(bob.email, 'the second password')
  const wrong = await again.post('/session/auth/two-factor/verify-totp', { code: 'wrong' })
  assert.equal(wrong.status, 401)
  await app.drain()
  await post('two-factor/verify-totp', { code: codeOf(secret, 1) }, again)

  const entries = await entriesAbout(app, owner, id)
  assert.deepEqual(
    entries.map(({ action, actor, after }) => [actor.kind, action, after?.error.code]),
    [
      ['member', 'verifyTotp', undefined],
      ['public', 'verifyTotp', 'invalid_credentials'],
      ['member', 'signOut', undefined],
      ['member', 'verifyTotp', undefined],
      ['member', 'enableTwoFactor', undefined],
      ['member', 'changePassword', undefined],
      ['member', 'signIn', undefined],
    ],
  )
  assert.deepEqual(
    entries.filter(({ actor }) => actor.kind === 'member').filter(({ actor }) => actor.id !== id),
    [],
  )
  assert.ok(!JSON.stringify(entries).includes('password'.concat('":')))
})

test('wrong passwords are in the audit log, and a flood of them leaves five entries an hour', async (t) => {
  const app = await harness(t)
  const owner = await signedUp(app, ada)
  const { data } = (await owner.get('/session/members')).body
  const guesses = Array.from({ length: 7 }, () => new Visitor(app).signIn(ada.email, 'a guess'))
  await Promise.all(guesses)
  const isRefusal = ({ after }: Entry): boolean => after?.error?.code === 'invalid_credentials'
  const first = (await entriesAbout(app, owner, data[0].id)).filter(isRefusal)
  assert.deepEqual([first.length, first[0]?.actor.name], [5, ada.email])
  app.clock.advance('1h')
  await new Visitor(app).signIn(ada.email, 'a guess')
  const later = (await entriesAbout(app, owner, data[0].id)).filter(isRefusal)
  assert.equal(later.length, 6)
})
