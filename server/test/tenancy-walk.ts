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

export const hasIds = (operation: Operation): boolean =>
  operation.path.includes('{') && !isMade(operation) && !isPage(operation)

/** As a person would send it; a body that is refused before anybody looks for the id is no proof. */
export async function trespass(
  client: Client,
  operation: Operation,
  ids: string[],
): Promise<Answer> {
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

interface Walk {
  /** Ends the names of the tests. */
  about: string
  isWalked(operation: Operation): boolean
}

/** Registers the tests that send a stranger's ids to every operation that is walked. */
export function tenancyWalk({ about, isWalked }: Walk): void {
  const walkedOf = (app: Harness): Operation[] => app.operations.filter(isWalked)

  test(`no operation with an id lets another organization in, and what it was refused changes nothing${about}`, async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const organizationId = await organizationIdOf(app)
    for (const operation of walkedOf(app).filter(hasIds)) {
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
    for (const operation of walkedOf(app).filter(hasIds)) {
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

  /** The types are everybody's; of the logs, each organization has its own beginning. */
  const neverEmpty = new Set([
    'listEventTypes',
    'listIntegrationProviders',
    'listAuditEntries',
    'listRequests',
  ])

  test(`no list and no event shows anything of another organization${about}`, async (t) => {
    const app = await harness(t)
    for (const operation of walkedOf(app).filter(hasIds)) await makeAlong(app, operation)
    const { client } = await make.stranger(app)
    const lists = walkedOf(app).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    )
    for (const operation of lists) {
      const { status, body, text } = await client.get(operation.path)
      // There is no certificate before the first proposal is sent.
      if (operation.operationId === 'getSigningCertificate' && status === 404) continue
      // It lists nothing: without the parameters of a client it refuses.
      if (operation.operationId === 'askForAccess' && status === 400) continue
      assert.equal(status, 200, operation.path)
      // A file has its header alone.
      if (body === undefined) assert.equal(text.trim().split('\n').length, 1, operation.path)
      if (Array.isArray(body?.data) && !neverEmpty.has(operation.operationId))
        assert.deepEqual(body.data, [], operation.path)
    }
  })
}
