import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../test/harness.ts'
import { joined, signedUp } from '../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@leaving.example', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@leaving.example', password: 'another long password' }

describe('a member who knows API tokens', () => {
  test('goes only once it is said whether they go on', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const admin = await joined(app, owner, bob, 'admin')
    const issue = async (by: typeof admin, name: string) =>
      (await by.post('/session/tokens', { name, scopes: ['*'] })).body
    const [kept, rotated, own] = [
      await issue(admin, 'Kept'),
      await issue(admin, 'Rotated by Ada'),
      await issue(owner, 'Of Ada'),
    ]
    await owner.post(`/session/tokens/${rotated.id}/rotate`, {})
    const { data } = (await owner.get('/session/members')).body
    const { id } = data.find(({ email }: { email: string }) => email === bob.email)
    const path = `/session/members/${id}`
    const listed = (await owner.get(`${path}/tokens`)).body.data
    assert.deepEqual(
      listed.map((token: { id: string }) => token.id),
      [kept.id],
    )
    for (const refused of [
      await owner.delete(path),
      await owner.patch(path, { role: 'member' }),
      await admin.delete(path),
    ]) {
      const { code, field, message } = refused.body.error
      assert.deepEqual([code, field], ['validation_error', 'revokeTokens'])
      assert.match(message, /Bob has API tokens that still work: Kept\./)
    }
    assert.equal((await owner.patch(path, { role: 'member', revokeTokens: false })).status, 200)
    assert.equal((await app.as(kept).get('/v1/contacts')).status, 200)
    assert.equal((await owner.delete(`${path}?revokeTokens=true`)).status, 204)
    assert.equal((await app.as(kept).get('/v1/contacts')).body.error.code, 'revoked_token')
    assert.equal((await app.as(own).get('/v1/contacts')).status, 200)
  })

  test('403 keeps the list from plain members, 404 from another organization', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const member = await joined(app, owner, bob, 'member')
    const { data } = (await owner.get('/session/members')).body
    const [first] = data
    const refused = await member.get(`/session/members/${first.id}/tokens`)
    assert.equal(refused.body.error.code, 'insufficient_role')
    await member.post('/session/organizations', { name: 'Of my own' })
    const { organizations } = (await member.get('/session/me')).body
    const elsewhere = { 'x-organization': organizations.at(-1).id }
    assert.equal((await member.get(`/session/members/${first.id}/tokens`, elsewhere)).status, 404)
  })
})
