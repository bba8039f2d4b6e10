import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { databaseAt, findNodes, runOn } from '../../../test/distributed-storage.ts'
import { harness, onCluster } from '../../../test/harness.ts'
import type { DistributionState } from '../../platform/db/distribution-state.ts'
import { newId, OrganizationId } from '../../platform/ids.ts'
import { checkSkew } from './distribution.ts'
import type { Check } from './schema.ts'

const even: DistributionState = {
  workers: 2,
  shards: 32,
  busiestWorker: { name: 'worker-1:5432', share: 0.52 },
  busiestShard: { share: 0.05 },
  largest: { organizationId: newId(), share: 0.1, isIsolated: false },
  vectorIndexes: 3,
}

describe('checkSkew', () => {
  test('an even distribution is in order, with the shares', () => {
    const { status, message } = checkSkew(even)
    assert.equal(status, 'ok')
    assert.match(message, /2 workers, 32 shards.*52\.0 %.*5\.0 %.*10\.0 %.*3 vector indexes/)
    assert.equal(checkSkew({ ...even, largest: null }).status, 'ok')
  })

  test('an organization with more than half of what a worker should have is to be isolated', () => {
    const organizationId = newId()
    const large = { organizationId, share: 0.3, isIsolated: false }
    const { status, message } = checkSkew({ ...even, largest: large })
    assert.equal(status, 'warning')
    assert.ok(message.includes(`isolate ${OrganizationId.show(organizationId)} --dry-run`))
    assert.equal(checkSkew({ ...even, largest: { ...large, isIsolated: true } }).status, 'ok')
  })

  test('a worker with far more than its part is a warning', () => {
    const busiestWorker = { name: 'worker-1:5432', share: 0.8 }
    const { status, message } = checkSkew({ ...even, busiestWorker })
    assert.equal(status, 'warning')
    assert.match(message, /citus_rebalance_start/)
  })
})

test('the diagnosis of a distributed database names a worker that may lose what it acknowledged', {
  skip: !onCluster && 'needs a coordinator with workers',
}, async (t) => {
  // Its own database, whose settings change.
  const app = await harness(t, { settings: {} })
  const { workers } = await findNodes(process.env['TEST_DATABASE_URL'] ?? '')
  const name = await app.context.database.session(async (run) => {
    const [row] = await run('select current_database() as name')
    return String(row?.['name'])
  })
  const ask = async (): Promise<Check[]> =>
    (await app.operator.get('/operator/v1/diagnosis?outbound=https://127.0.0.1:9/')).body.checks
  const named = (checks: Check[], what: string) => checks.find((one) => one.name === what)

  const first = await ask()
  for (const what of ['nodes of the database', 'distribution', 'schema']) {
    assert.equal(named(first, what)?.status, 'ok', JSON.stringify(first))
  }
  await runOn(databaseAt(workers[0] ?? '', name), [
    `alter database ${name} set synchronous_commit = off`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  ])
  const nodes = named(await ask(), 'nodes of the database')
  assert.equal(nodes?.status, 'fault')
  assert.match(nodes.message, /^The worker .* has synchronous_commit = off: set it to on/)
})
