import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import { joined, signedUp, type Visitor } from '../../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@author.example', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@author.example', password: 'another long password' }
const emitting = {
  name: 'Tell',
  trigger: { event: 'custom.asked' },
  actions: [{ type: 'event.emit', event: 'custom.told', mapping: { n: '1' } }],
}

async function ask(app: Harness, owner: Visitor): Promise<number> {
  assert.equal(
    (await owner.post('/session/v1/events', { type: 'custom.asked', data: {} })).status,
    201,
  )
  await app.drain()
  return (await owner.get('/session/v1/events?type=custom.told')).body.data.length
}

describe('an automation stops, with a sentence,', () => {
  test('after the member who saved it gets a smaller role or leaves', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const admin = await joined(app, owner, bob, 'admin')
    const made = await admin.post('/session/v1/automations', emitting)
    assert.equal(made.status, 201, made.text)
    const path = `/session/v1/automations/${made.body.id}`
    assert.equal(await ask(app, owner), 1)
    const { data } = (await owner.get('/session/members')).body
    const { id } = data.find(({ email }: { email: string }) => email === bob.email)
    assert.equal((await owner.patch(`/session/members/${id}`, { role: 'member' })).status, 200)
    assert.equal(await ask(app, owner), 1)
    const stopped = (await owner.get(path)).body
    assert.equal(stopped.enabled, false)
    assert.match(stopped.stoppedReason, /no longer has the scope events:write/)
    app.clock.advance('1s')
    await owner.patch(`/session/members/${id}`, { role: 'admin' })
    assert.equal((await admin.patch(path, { enabled: true })).status, 200)
    assert.equal(await ask(app, owner), 2)
    assert.equal((await owner.delete(`/session/members/${id}`)).status, 204)
    assert.equal(await ask(app, owner), 2)
    assert.match((await owner.get(path)).body.stoppedReason, /Bob.*is no longer a member/)
  })

  test('after the token that saved it is revoked or has expired', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
    const scopes = ['integrations:write', 'events:write']
    const issue = async (fields: object) =>
      (await owner.post('/session/tokens', { name: 'Robot', scopes, ...fields })).body
    const revoked = await issue({})
    const expired = await issue({ expiresAt })
    const paths: string[] = []
    for (const token of [revoked, expired]) {
      const made = await app.as(token).post('/v1/automations', emitting)
      assert.equal(made.status, 201, made.text)
      paths.push(`/session/v1/automations/${made.body.id}`)
    }
    assert.equal(await ask(app, owner), 2)
    assert.equal((await owner.delete(`/session/tokens/${revoked.id}`)).status, 204)
    assert.equal(await ask(app, owner), 3)
    app.clock.advance('2h')
    assert.equal(await ask(app, owner), 3)
    for (const path of paths) {
      const { enabled, stoppedReason } = (await owner.get(path)).body
      assert.equal(enabled, false)
      assert.match(stoppedReason, /The token Robot, .*is no longer valid/)
    }
  })
})
