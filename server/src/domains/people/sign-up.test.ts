import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harness } from '../../../test/harness.ts'
import { Visitor } from '../../../test/visitor.ts'

test('an account is made by invitation only, unless the operator opens the sign-up', async (t) => {
  const app = await harness(t, { settings: { CAPSTAN_SIGN_UP: '' } })
  const visitor = new Visitor(app)
  assert.deepEqual((await visitor.get('/session/sign-up-policy')).body, {
    signUp: 'closed',
    singleSignOn: null,
  })
  const { status, body } = await visitor.post('/session/auth/sign-up/email', {
    name: 'Ada',
    email: 'ada@example.com',
    password: 'a difference engine',
  })
  assert.deepEqual([status, body.error.code], [403, 'sign_up_closed'])
  await app.drain()
  assert.equal(app.mails.length, 0)
})
