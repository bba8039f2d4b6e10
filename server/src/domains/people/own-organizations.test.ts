import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../test/harness.ts'
import { mailedToken, signedUp, tally, Visitor } from '../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@example.com', password: 'another long password' }

const creditsOf = async (visitor: Visitor, id: string): Promise<number> =>
  (await visitor.get('/session/v1/usage', { 'x-organization': id })).body.credits.balance

describe('POST /session/organizations', () => {
  test('402 beyond five of one person, however many are asked for at once', async (t) => {
    const app = await harness(t)
    const visitor = await signedUp(app, ada)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.post('/session/organizations', { name: 'More' })),
    )
    assert.deepEqual(tally(answers), { 201: 4, 402: 4 })
    const { error } = answers.find(({ status }) => status === 402)?.body ?? {}
    assert.deepEqual(error, {
      code: 'plan_limit_reached',
      message:
        'You already own or created 5 organizations; this installation allows 5 a person. Ask the operator for more.',
    })
    assert.equal((await visitor.get('/session/me')).body.organizations.length, 5)
  })

  test('402 also when the person handed them over', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    await owner.post('/session/invitations', { email: bob.email, role: 'admin' })
    await new Visitor(app).post('/session/join', {
      token: await mailedToken(app),
      ...{ name: bob.name, password: bob.password },
    })
    const { data } = (await owner.get('/session/members')).body
    const idOf = (name: string) => data.find((one: { name: string }) => one.name === name).id
    await owner.patch(`/session/members/${idOf('Bob')}`, { role: 'owner' })
    assert.equal((await owner.delete(`/session/members/${idOf('Ada')}`)).status, 204)
    const answers = []
    for (let i = 0; i < 5; i++)
      answers.push(await owner.post('/session/organizations', { name: 'More' }))
    assert.deepEqual(tally(answers), { 201: 4, 402: 1 })
  })

  test('gives the credits of the plan to the first one alone', async (t) => {
    const app = await harness(t)
    const visitor = await signedUp(app, ada, null)
    const [first] = (await visitor.get('/session/me')).body.organizations
    const { body: second } = await visitor.post('/session/organizations', { name: 'Second' })
    assert.deepEqual(
      [await creditsOf(visitor, first.id), await creditsOf(visitor, second.id)],
      [1000, 0],
    )
    app.clock.advance('31d')
    assert.equal(await creditsOf(visitor, second.id), 0)
    const path = `/operator/v1/organizations/${second.id}`
    assert.equal((await app.operator.patch(path, { plan: 'pro' })).status, 200)
    assert.equal(await creditsOf(visitor, second.id), 50_000)
  })
})
