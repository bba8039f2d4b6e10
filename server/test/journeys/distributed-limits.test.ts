import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../factories.ts'
import { harness } from '../harness.ts'

const freeContacts = 500

test('a free organization gets 402 for contact 501, also from two requests at once', async (t) => {
  const app = await harness(t)
  const organization = await make.organization(app, { plan: 'free' })
  const client = app.as(await make.token(app, ['*'], { organization }))
  const items = Array.from({ length: freeContacts - 1 }, (_, n) => ({ name: `Contact ${n}` }))
  const { status, text } = await client.post('/v1/contacts/batch', { mode: 'create', items })
  assert.equal(status, 200, text)

  const create = (name: string) => client.post('/v1/contacts', { name })
  const both = await Promise.all([create('500 or 501'), create('501 or 500')])
  assert.deepEqual(both.map((answer) => answer.status).toSorted(), [201, 402])
  const refused = await create('502')
  assert.deepEqual([refused.status, refused.body.error.code], [402, 'plan_limit_reached'])
  const { contacts } = (await client.get('/v1/usage')).body.limits
  assert.deepEqual([contacts.used, contacts.max], [freeContacts, freeContacts])
})
