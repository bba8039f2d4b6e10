import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { onCluster } from '../../../test/harness.ts'
import { createJoinedDatabase, migratedImage } from '../../../test/storage.ts'
import type { Run } from './catalog.ts'
import { type Database, embeddedDatabase, postgresDatabase } from './database.ts'
import { DistributionRefused, distribute } from './distribute.ts'
import { placeTables, UnplacedTable } from './distributed-tables.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'

const skip = !onCluster && 'needs a coordinator with workers'

describe('placeTables', () => {
  test('every table of the migrations has a place, and a new one without organization is refused', async () => {
    await using database = embeddedDatabase(await openPglite(null, await migratedImage()))
    await database.session(async (run) => {
      const tables = await placeTables(run)
      const kindOf = (name: string) => tables.find((table) => table.name === name)?.kind
      assert.deepEqual(['contacts', 'organizations', 'token_homes', 'sessions'].map(kindOf), [
        'organization',
        'organization',
        'reference',
        'local',
      ])
      await run('create table loose_ends (id uuid primary key)')
      await assert.rejects(placeTables(run), UnplacedTable)
    })
  })
})

describe('distribute', () => {
  test('a dry run names obstacles and changes nothing', async () => {
    await using database = embeddedDatabase(await openPglite(null, await migratedImage()))
    const unlogged = 'alter table contacts set unlogged'
    await database.session(async (run) => {
      await run(unlogged).catch(() => {})
      const before = await run('select count(*) as tables from pg_class')
      await assert.rejects(distribute({ session: async (work) => work(run) }, { dryRun: true }), {
        name: 'Error',
        message: /wal_level.*max_prepared_transactions.*Citus is not loaded/s,
      })
      assert.deepEqual(await run('select count(*) as tables from pg_class'), before)
    })
  })

  test('cut off after each part of the steps, it goes on and keeps every row', {
    skip,
  }, async (t) => {
    await using database = await distributable(t)
    await fill(database)
    await assert.doesNotReject(distribute(database, { dryRun: true }))
    const cutOff = new Error('cut off')
    let seen = 0
    let ended = false
    for (let attempt = 0; !ended; attempt++) {
      assert.ok(attempt < 50)
      // Each attempt gets 120 steps further.
      let left = 120
      const onStep = (): void => {
        seen++
        if (left-- === 0) throw cutOff
      }
      ended = await distribute(database, { shards: 4, onStep }).then(
        () => true,
        (error) => {
          if (error !== cutOff) throw error
          return false
        },
      )
    }
    assert.ok(seen > 300)
    await database.session(async (run) => {
      assert.deepEqual(await countsOf(run), { organizations: 3, contacts: 6, used: 6 })
      // The triggers and the keys are back: one more contact counts, and one without organization is refused.
      await run(contactOf(1, 7))
      assert.deepEqual(await countsOf(run), { organizations: 3, contacts: 7, used: 7 })
      await assert.rejects(run(contactOf(9, 8)), { code: '23503' })
    })
  })

  test('rows that are missing afterwards keep it closed', { skip }, async (t) => {
    await using database = await distributable(t)
    await fill(database)
    const removeOne = (turn: number, of: number): void => {
      if (turn === of) lose = true
    }
    let lose = false
    const session: Database['session'] = (work) =>
      database.session((run) =>
        work(async (text) => {
          if (lose && text.startsWith('update distribution.steps')) {
            lose = false
            await run(`delete from contacts where organization_id = '${organizationId(1)}'`)
          }
          return run(text)
        }),
      )
    await assert.rejects(distribute({ session }, { shards: 4, onStep: removeOne }), (error) => {
      assert.ok(error instanceof DistributionRefused)
      assert.match(error.message, /contacts/)
      return true
    })
    await assert.rejects(
      database.db.deleteFrom('contacts').where('organization_id', '=', organizationId(2)).execute(),
      { code: '25006' },
    )
  })
})

const organizationId = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

const contactOf = (organization: number, n: number) => `
  insert into contacts (organization_id, id, name, created_at, updated_at)
  values ('${organizationId(organization)}', '00000000-0000-7000-9000-00000000000${n}', 'C', now(), now())`

async function fill(database: Database): Promise<void> {
  await database.session(async (run) => {
    for (const organization of [1, 2, 3]) {
      await run(`insert into organizations (id, name, plan, created_at, updated_at)
        values ('${organizationId(organization)}', 'O', 'unlimited', now(), now())`)
      for (const n of [0, 1]) await run(contactOf(organization, 2 * (organization - 1) + n))
    }
  })
}

async function countsOf(run: Run): Promise<Record<string, number>> {
  const [row] = await run(`select (select count(*) from organizations) as organizations,
    (select count(*) from contacts) as contacts,
    (select sum(used) from usage_counts where resource = 'contacts') as used`)
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]))
}

/** A migrated database that all nodes have, not distributed yet. */
async function distributable(t: { after(act: () => Promise<void>): void }): Promise<Database> {
  const { url, drop } = await createJoinedDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  t.after(drop)
  const database = postgresDatabase(url)
  await migrate(database)
  return database
}
