import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { PgliteStatements } from '../../src/platform/db/pglite-statements.ts'
import { readsAhead } from '../../src/platform/operations/operation.ts'
import { harness } from '../harness.ts'
import { fill, makeAlong } from '../resources.ts'

const writes =
  /^\s*(?:begin|insert|update|delete|merge|truncate|lock)\b|\bfor (?:no key )?update\b/i
/** What the background writes while a read runs. */
const behind = /request_log|last_used_at|pgboss|request_rates/

/** A statement that is prepared comes with its name. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string })?.text)

test('what begins before its request is admitted writes nothing', async (t) => {
  const app = await harness(t)
  const spies = [
    t.mock.method(PgliteStatements.prototype, 'run'),
    t.mock.method(pg.Client.prototype, 'query'),
  ]
  const ahead = app.operations.filter(readsAhead)
  assert.ok(ahead.length > 30)
  let seen = 0
  for (const operation of ahead) {
    const ids = operation.path.includes('{') ? await makeAlong(app, operation) : []
    await app.drain()
    for (const { mock } of spies) mock.resetCalls()
    const { status } = await app.owner.get(fill(operation.path, ids))
    const sent = spies.flatMap(({ mock }) => mock.calls.map((call) => textOf(call.arguments[0])))
    seen += sent.length
    const written = sent.filter((text) => writes.test(text) && !behind.test(text))
    assert.deepEqual(written, [], `${operation.operationId} ${status}`)
  }
  assert.ok(seen > ahead.length / 2)
})
