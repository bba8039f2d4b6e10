import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { uploadContacts } from '../../../../test/importing.ts'
import { expireImports } from './expiry.ts'

test('402 to files of imports that never start, until the first ones expire', async (t) => {
  const app = await harness(t)
  await app.operator.put('/operator/v1/plans/small', { maxStoredBytes: 300_000 })
  const organization = await make.organization(app, { plan: 'small' })
  const owner = app.as(await make.token(app, ['*'], { organization }))
  const upload = () => uploadContacts({ owner }, `Name\n${'Ada\n'.repeat(50_000)}`)
  assert.equal((await upload()).status, 201)
  const refused = await upload()
  assert.deepEqual([refused.status, refused.body.error.code], [402, 'plan_limit_reached'])
  const { storedBytes } = (await owner.get('/v1/usage')).body.limits
  assert.deepEqual(storedBytes, { used: 200_005, max: 300_000 })
  app.clock.advance('8d')
  await expireImports(app.context, new AbortController().signal)
  assert.equal((await upload()).status, 201)
})
