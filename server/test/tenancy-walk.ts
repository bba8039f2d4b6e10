import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '../src/platform/operations/operation.ts'
import type { Answer, Client } from './client.ts'
import { make } from './factories.ts'
import { type Harness, harness } from './harness.ts'
import { bodies, fill, isMade, makeAlong } from './resources.ts'
import { exampleOf } from './schema-values.ts'
import { dumpTables } from './tables.ts'

/** A link is for whoever has it, and its page has tests of its own. */
const isPage = ({ path }: Operation): boolean => /^\/(?:p|public)\//.test(path)

const hasIds = (operation: Operation): boolean =>
  operation.path.includes('{') && !isMade(operation) && !isPage(operation)

/** As a person would send it; a body that is refused before anybody looks for the id is no proof. */
async function trespass(client: Client, operation: Operation, ids: string[]): Promise<Answer> {
  const url = fill(operation.path, ids)
  const body = bodies[operation.operationId] ?? exampleOf(operation.body)
  const answer = await client.send({
    method: operation.method,
    url,
    ...(operation.body && { payload: body as object }),
  })
  return answer
}

/** All that the first organization has, and all jobs. */
async function belongings(app: Harness, organizationId: string): Promise<string[]> {
  const rows = await dumpTables(app.context.database.db)
  return (
    rows
      .filter(
        ({ table, ...row }) =>
          row.organizationId === organizationId || table === 'pgboss.job_common',
      )
      // What was asked before is written a little later.
      .filter((row) => row.table !== 'public.request_log')
      .map(({ table, text }) => `${table} ${text}`)
  )
}

async function organizationIdOf(app: Harness): Promise<string> {
  const row = await app.context.database.db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'First')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The tests that walk every operation with a stranger's ids; `about` ends their names. */
export function tenancyWalk(about = ''): void {
  test(`no operation with an id lets another organization in, and what it was refused changes nothing${about}`, async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const organizationId = await organizationIdOf(app)
    for (const operation of app.operations.filter(hasIds)) {
      const ids = await makeAlong(app, operation)
      const before = await belongings(app, organizationId)
      const foreign = await trespass(client, operation, ids)
      const name = `${operation.method} ${operation.path}: ${foreign.text}`
      assert.ok([403, 404].includes(foreign.status), name)
      assert.deepEqual(await belongings(app, organizationId), before, name)
    }
  })

  test(`the id of another organization is refused in the very words of one that nobody has${about}`, async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    for (const operation of app.operations.filter(hasIds)) {
      const ids = await makeAlong(app, operation)
      const foreign = await trespass(client, operation, ids)
      const nobodys = ids.map((id) =>
        id === 'externalId' ? id : '01890a5d-ac96-774b-bcce-b302099a8057',
      )
      const missing = await trespass(client, operation, nobodys)
      assert.deepEqual(
        [foreign.status, foreign.text],
        [missing.status, missing.text],
        operation.path,
      )
    }
  })

  test(`an id of one’s own does not open what hangs under another organization’s, and the reverse${about}`, async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const stranger: Harness = { ...app, owner: client }
    // What a contact is found by is no id that anything hangs under.
    const nested = app.operations.filter(
      (one) => hasIds(one) && one.path.replace('/{key}', '').split('{').length > 2,
    )
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

  test(`the operator reaches a token by its own organization alone${about}`, async (t) => {
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

  /** The types are everybody's; of the logs, each organization has its own beginning. */
  const neverEmpty = new Set([
    'listEventTypes',
    'listIntegrationProviders',
    'listAuditEntries',
    'listRequests',
  ])

  test(`no list and no event shows anything of another organization${about}`, async (t) => {
    const app = await harness(t)
    for (const operation of app.operations.filter(hasIds)) await makeAlong(app, operation)
    const { client } = await make.stranger(app)
    const lists = app.operations.filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    )
    for (const operation of lists) {
      const { status, body, text } = await client.get(operation.path)
      // There is no certificate before the first proposal is sent.
      if (operation.operationId === 'getSigningCertificate' && status === 404) continue
      assert.equal(status, 200, operation.path)
      // A file has its header alone.
      if (body === undefined) assert.equal(text.trim().split('\n').length, 1, operation.path)
      if (Array.isArray(body?.data) && !neverEmpty.has(operation.operationId))
        assert.deepEqual(body.data, [], operation.path)
    }
  })
}
