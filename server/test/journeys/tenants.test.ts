import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../factories.ts'
import { type Harness, harness } from '../harness.ts'
import { makeAlong } from '../resources.ts'
import { dumpTables } from '../tables.ts'
import { hasIds, tenancyWalk, trespass } from '../tenancy-walk.ts'

tenancyWalk({ about: '', isWalked: () => true })

test('an id of one’s own does not open what hangs under another organization’s, and the reverse', async (t) => {
  const app = await harness(t)
  const { client } = await make.stranger(app)
  const stranger: Harness = { ...app, owner: client }
  // What a contact is found by is no id that anything hangs under.
  const nested = app.operations.filter(
    (one) => hasIds(one) && one.path.replace('/{key}', '').split('{').length > 2,
  )
  assert.ok(nested.length > 0)
  for (const operation of nested) {
    const [mine, theirs] = [await makeAlong(stranger, operation), await makeAlong(app, operation)]
    for (const ids of [
      [...mine.slice(0, -1), ...theirs.slice(-1)],
      [...theirs.slice(0, -1), ...mine.slice(-1)],
    ]) {
      const { status, text } = await trespass(client, operation, ids)
      assert.ok([403, 404].includes(status), `${operation.method} ${operation.path}: ${text}`)
    }
  }
})

test('the operator reaches a token by its own organization alone', async (t) => {
  const app = await harness(t)
  const nested = app.operatorOperations.filter(({ path }) => path.split('{').length > 2)
  assert.ok(nested.length > 0)
  for (const operation of nested) {
    const [one, two] = [await makeAlong(app, operation), await makeAlong(app, operation)]
    const crossed = [...one.slice(0, -1), ...two.slice(-1)]
    const before = await dumpTables(app.context.database.db)
    const { status, text } = await trespass(app.operator, operation, crossed)
    assert.equal(status, 404, `${operation.method} ${operation.path}: ${text}`)
    assert.deepEqual(await dumpTables(app.context.database.db), before)
  }
})
