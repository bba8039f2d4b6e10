import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domains } from '../../src/app.ts'
import { collect } from '../../src/platform/catalogue.ts'
import { make } from '../factories.ts'
import { type Harness, harness } from '../harness.ts'
import { dumpTables } from '../tables.ts'

const exampleId = '01890a5d-ac96-774b-bcce-b302099a8057'
const named = collect(domains).scopes.filter((scope) => scope !== '*')

const send = async (app: Harness, held: readonly string[]) => {
  const client = app.as(await make.token(app, [...held]))
  return (operation: Harness['operations'][number]) =>
    client.send({
      method: operation.method,
      url: operation.path.replaceAll(/\{\w+\}/g, exampleId),
      ...(operation.body && { payload: {} }),
    })
}

test('every operation refuses a token with every scope but its own, names it, and changes nothing', async (t) => {
  const app = await harness(t)
  for (const scope of named) {
    const asOthers = await send(
      app,
      named.filter((other) => other !== scope),
    )
    const before = await dumpTables(app.context.database.db)
    for (const operation of app.operations.filter((one) => one.scope === scope)) {
      const { status, body } = await asOthers(operation)
      assert.deepEqual(
        [status, body.error.code],
        [403, 'insufficient_scope'],
        operation.operationId,
      )
      assert.match(body.error.message, new RegExp(`\\b${scope}\\b`), operation.operationId)
    }
    assert.deepEqual(await dumpTables(app.context.database.db), before)
  }
})

/** Shows what all products keep, so it needs every read scope. */
const showsAll = new Set(['getContactPersonalData'])

test('every operation lets a token with its scope alone pass', async (t) => {
  const app = await harness(t)
  for (const scope of named) {
    const asHolder = await send(app, [scope])
    const own = app.operations.filter((one) => one.scope === scope)
    for (const operation of own.filter(({ operationId }) => !showsAll.has(operationId))) {
      const { status } = await asHolder(operation)
      assert.ok(status !== 403 && status !== 401 && status < 500, operation.operationId)
    }
  }
})

/** Change nothing here, but send a stored key to an address that the customer chose. */
const sendsAKey = new Set(['testEmbeddingModel'])

/** Do all that the automation, the sync or the import does, and take it back. */
const triesWrites = new Set(['testAutomation', 'previewSync', 'previewContactImport'])

/** Changes no contact: who may read them all may have them in a file. */
const isRead = new Set(['createContactExport'])

/** Each of its tools has a scope. */
const hasScopesInside = new Set(['callMcp'])

test('reads need a read scope, and writes a write scope of the same area', async (t) => {
  const app = await harness(t)
  const areaOf = new Map<string, string>()
  for (const { method, path, scope, effect, operationId, audience } of app.operations) {
    // A link in a mail is what it needs, and no token.
    if (audience === 'public') continue
    if (scope === null) {
      const isSafe = method === 'GET' || hasScopesInside.has(operationId)
      assert.ok(isSafe, `${operationId} is open to every token but does more than read`)
      continue
    }
    if (scope === '*') continue
    const [area = '', right] = scope.split(':')
    const writes = effect === 'write' && !isRead.has(operationId)
    const acts = writes || sendsAKey.has(operationId) || triesWrites.has(operationId)
    assert.equal(right, acts ? 'write' : 'read', operationId)
    // Who publishes events need not see those of others, and who reads them need not publish.
    if (operationId === 'publishEvents') continue
    const resource = path.split('/')[2] ?? ''
    assert.equal(areaOf.get(resource) ?? area, area, `${operationId}: another area than its path`)
    areaOf.set(resource, area)
  }
})
