import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../factories.ts'
import { casesOf, listsOf } from '../growth/cases.ts'
import type { Filled } from '../growth/filled.ts'
import { type Harness, harness, onCluster, operatorKey } from '../harness.ts'
import { bodies, fill as fillPath, makeAlong } from '../resources.ts'
import { exampleOf } from '../schema-values.ts'

const skip = !onCluster && 'needs a coordinator with workers'

/** Each path with the status of its answer, where that is a fault of the server. */
class Faults {
  readonly found: string[] = []
  add(what: string, status: number, body: string): void {
    if (status >= 500) this.found.push(`${what}: ${status} ${body}`)
  }
}

test('a distributed database runs every list, operation and job', { skip }, async (t) => {
  const lines: string[] = []
  const app = await harness(t, { log: { write: (line) => void lines.push(line) } })
  const { token } = await make.token(app, ['*'])
  const headers = { authorization: `Bearer ${token}` }
  await t.test('no list is refused, whatever it is filtered by', async () => {
    const filled = await fillSparsely(app)
    const faults = new Faults()
    for (const list of listsOf(app.operations)) {
      for (const { params, query, name } of casesOf(list, filled, filled.rows)) {
        const path = list.path.replaceAll(/\{(\w+)\}/g, (_, key) => params[key] ?? '')
        const values = Object.entries(query).map(([key, value]) => [key, String(value)])
        const url = `${path}?${new URLSearchParams(Object.fromEntries(values))}`
        const answer = await app.http.inject({ url, headers })
        faults.add(`${list.operationId} ${name}`, answer.statusCode, answer.body)
      }
    }
    assert.deepEqual(faults.found, [])
  })
  await t.test('no operation is refused', async () => {
    const faults = new Faults()
    for (const operation of app.operations) {
      const ids = await makeAlong(app, operation)
      const body = bodies[operation.operationId] ?? exampleOf(operation.body)
      const answer = await app.http.inject({
        method: operation.method,
        url: fillPath(operation.path, ids),
        headers,
        ...(operation.body && { payload: body as object }),
      })
      faults.add(operation.operationId, answer.statusCode, answer.body)
    }
    for (const url of ['/readyz', '/metrics', '/operator/v1/diagnosis', '/operator/v1/usage']) {
      const authorization = `Bearer ${operatorKey}`
      const answer = await app.http.inject({ url, headers: { authorization } })
      faults.add(url, answer.statusCode, answer.body)
    }
    assert.deepEqual(faults.found, [])
  })
  await t.test('no job is refused, scheduled or not', async () => {
    const { context } = app
    await context.database.db.transaction().execute(async (tx) => {
      for (const type of app.jobTypes.filter(({ schedule }) => schedule)) {
        await context.jobs.send(tx, type, {})
      }
    })
    await app.drain()
    assert.deepEqual(lines.filter(isRefusal), [])
  })
})

/** A job that fails is logged, and is left for its sweep. */
const isRefusal = (line: string): boolean =>
  /"level":"error"|distributed|repartition|Citus|multi-shard/.test(line)

/** A few rows of the kinds that lists filter by. */
async function fillSparsely(app: Harness): Promise<Filled> {
  const [webhook, base, hook, segment, token] = [
    await make.webhook(app),
    await make.base(app),
    await make.hook(app),
    await make.segment(app, { filter: { field: 'tag', op: 'eq', value: 'rare' } }),
    await make.token(app, ['*']),
  ]
  return {
    organizationId: app.organization.id,
    tokenId: token.id,
    webhookId: webhook.id,
    hookId: hook.id,
    segmentId: segment.id,
    baseId: base.id,
    rows: 100,
    sourcesShare: 1 / 2,
    startMs: Date.parse('2026-11-20T00:00:00Z'),
  }
}
