import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { testShards } from '../../../test/distributed-storage.ts'
import { make } from '../../../test/factories.ts'
import { type Harness, harness, onCluster, onPostgres } from '../../../test/harness.ts'
import { leaveJob, listLeftJobs } from '../../../test/left-jobs.ts'
import { createJoinedDatabase, createTestDatabase, migratedImage } from '../../../test/storage.ts'
import type { Run } from '../db/catalog.ts'
import { type Database, embeddedDatabase, postgresDatabase } from '../db/database.ts'
import { distribute } from '../db/distribute.ts'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/pglite.ts'
import { OrganizationId } from '../ids.ts'
import { defineJob } from '../jobs/jobs.ts'
import { BackupRefused } from './format.ts'
import { findMigrations, restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const about = { product: '0.0.0', createdAt: '2026-11-21T09:30:00.000Z' }
const strange = 'quote " backslash \\ \u2028 line \n tab \t emoji 😀 {"json": "\\u0000"} é'

async function folder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'backup-'))
  t.after(() => rm(path, { recursive: true }))
  return path
}

/** A backup, and the contents of the moment that it shows. */
async function backUp(
  { context, catalogue: { sealedColumns } }: Harness,
  directory: string,
  { database = context.database, name = 'backup' }: { database?: Database; name?: string } = {},
) {
  const path = join(directory, `${name}.ndjson.gz`)
  await using snapshot = await database.snapshot(`${path}.copy`)
  await writeBackup(snapshot.run, { ...about, sealedColumns }, path)
  return { path, before: await contents(snapshot.run) }
}

async function emptyDatabase(
  t: TestContext,
  kind: 'embedded' | 'postgres' = onPostgres ? 'postgres' : 'embedded',
): Promise<Database> {
  if (kind === 'embedded') {
    const database = embeddedDatabase(await openPglite(null, await migratedImage()))
    t.after(() => database[Symbol.asyncDispose]())
    return database
  }
  const { url, drop } = await createTestDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  const database = postgresDatabase(url)
  t.after(async () => {
    await database[Symbol.asyncDispose]()
    await drop()
  })
  await migrate(database)
  return database
}

const sent: [name: string, payload: object][] = []

const restore = (
  database: Database,
  path: string,
  keyIds: readonly string[],
  jobNames = ['backups.make', 'knowledge.process'],
): Promise<number> => {
  sent.length = 0
  const send = async (_: unknown, { name }: { name: string }, payload: object) =>
    void sent.push([name, payload])
  const isEmpty = async (db: Database['db']) =>
    (await db.selectFrom('organizations').select('id').execute()).length === 0
  const jobs = { send }
  return restoreBackup({ database, jobs, jobNames: new Set(jobNames), keyIds, isEmpty }, path)
}

/** Every row of every table that has a backup, in the database's own spelling; a restored feed goes on elsewhere. */
async function contents(run: Run): Promise<Record<string, unknown[]>> {
  const tables = await run(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' and relpersistence = 'p' and relname not in
        ('migrations', 'applied_functions', 'backups', 'feed_heads', 'locks', 'request_rates', 'senders')
    order by 1`)
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const row = name === 'events' ? "to_jsonb(t) - 'position'" : 'to_jsonb(t)'
    found[String(name)] = await run(`select (${row})::text as row from ${name} t order by 1`)
  }
  return found
}

const contentsOf = (database: Database) => database.session(contents)

/** One of everything that is hard to carry: every kind of value, generated columns, sealed bytes, vectors. */
async function furnished(t: TestContext): Promise<Harness> {
  const app = await harness(t)
  await make.contact(app, {
    name: strange,
    tags: ['a,b', '{}', '"'],
    custom: { deep: [1.5, null, strange] },
  })
  const headers = { authorization: 'Bearer of-the-gateway' }
  await make.webhook(app, { asymmetric: true, headers })
  await make.embeddingModel(app, { apiKey: 'sk-kept' })
  await make.source(app, { text: `# Hours\n\n${strange}\n\nOpen from nine.` })
  await app.drain()
  await app.owner.post('/v1/contacts', { name: 'Ada' }, { 'idempotency-key': 'kept' })
  await make.source(app)
  return app
}

describe('a backup', () => {
  test('brings every row of every table into an empty database of either kind, and back', async (t) => {
    const app = await furnished(t)
    const { keyring } = app.context
    const directory = await folder(t)
    const { path, before } = await backUp(app, directory)
    assert.ok(before['chunks']?.length && before['attempts']?.length && before['idempotency_keys'])
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.deepEqual(await readdir(directory), ['backup.ndjson.gz'])

    const embedded = await emptyDatabase(t, 'embedded')
    const rows = await restore(embedded, path, keyring.keyIds)
    assert.deepEqual(await contentsOf(embedded), before)
    assert.equal(rows, Object.values(before).flat().length + sent.length)
    assert.deepEqual(
      sent.map(([name]) => name),
      ['knowledge.process'],
    )

    const again = await backUp(app, directory, { database: embedded, name: 'again' })
    const back = await emptyDatabase(t)
    await restore(back, again.path, keyring.keyIds)
    assert.deepEqual(await contentsOf(back), before)
  })

  test('of a distributed database goes into one PostgreSQL, which can be distributed again', {
    skip: !onCluster && 'needs a coordinator with workers',
  }, async (t) => {
    const app = await furnished(t)
    const { keyIds } = app.context.keyring
    const { path, before } = await backUp(app, await folder(t))
    await assert.rejects(restore(app.context.database, path, keyIds), /is distributed/)

    const { url, drop } = await createJoinedDatabase(process.env['TEST_DATABASE_URL'] ?? '')
    t.after(drop)
    await using database = postgresDatabase(url)
    await migrate(database)
    await restore(database, path, keyIds)
    assert.deepEqual(await contentsOf(database), before)
    assert.match(await distribute(database, { shards: testShards }), /^The database is distributed/)
    assert.deepEqual(await contentsOf(database), before)
  })

  test('has a job that is committed and not sent yet once, also while it is being sent', async (t) => {
    const app = await harness(t)
    const job = defineJob<{ id: string }>('backups.make')
    for (const id of ['left', 'being sent']) await leaveJob(app, job, { id })
    const [, beingSent] = await listLeftJobs(app)
    await sql`insert into pgboss.job (id, name, data)
      select id, name, data from job_outbox where id = ${beingSent}`.execute(
      app.context.database.db,
    )
    const { path } = await backUp(app, await folder(t))
    const database = await emptyDatabase(t)
    await restore(database, path, app.context.keyring.keyIds)
    const { rows } = await sql`select data ->> 'id' as id from job_outbox order by id`.execute(
      database.db,
    )
    assert.deepEqual([sent, rows], [[], [{ id: 'being sent' }, { id: 'left' }]])
  })

  test('keeps counts, references and triggers alive in the database that it went into', async (t) => {
    const app = await furnished(t)
    const { path } = await backUp(app, await folder(t))
    const database = await emptyDatabase(t)
    await restore(database, path, app.context.keyring.keyIds)
    const used = async () =>
      (
        await sql<{
          n: number
        }>`select sum(used)::int as n from usage_counts where resource = 'contacts'`.execute(
          database.db,
        )
      ).rows[0]?.n
    const before = await used()
    const [contact] = await database.db.selectFrom('contacts').selectAll().limit(1).execute()
    assert.ok(contact)
    const { search: _, ...row } = contact
    const custom = JSON.stringify(row.custom)
    const unknown = { email: null, phone: null, phone_info: null, address: null, consent: '{}' }
    const lists = { merged_identifiers: '[]', websites: '[]', additional_addresses: '[]' }
    const labels = { email_labels: '{}', phone_labels: '{}' }
    const copy = { ...row, ...unknown, custom, ...lists, ...labels, id: crypto.randomUUID() }
    await database.db.insertInto('contacts').values(copy).execute()
    assert.equal(await used(), Number(before) + 1)
    const orphan = { ...copy, id: crypto.randomUUID(), organization_id: crypto.randomUUID() }
    await assert.rejects(database.db.insertInto('contacts').values(orphan).execute(), /foreign key/)
  })

  test('shows one moment, whatever is written while it runs', async (t) => {
    const app = await furnished(t)
    const { database, keyring } = app.context
    const { sealedColumns } = app.catalogue
    const path = join(await folder(t), 'backup.gz')
    await using snapshot = await database.snapshot(`${path}.copy`)
    await make.contact(app, { name: 'Too late' })
    await writeBackup(snapshot.run, { ...about, sealedColumns }, path)
    const elsewhere = await emptyDatabase(t)
    await restore(elsewhere, path, keyring.keyIds)
    const names = (await elsewhere.db.selectFrom('contacts').select('name').execute()).map(
      ({ name }) => name,
    )
    assert.deepEqual(names.sort(), ['Ada', strange])
  })

  test('holds no secret in clear', async (t) => {
    const app = await furnished(t)
    const { path } = await backUp(app, await folder(t))
    const text = gunzipSync(await readFile(path)).toString()
    for (const secret of ['of-the-gateway', 'sk-kept', 'whsec_', 'cap_']) {
      assert.ok(!text.includes(secret), secret)
      assert.ok(!text.includes(Buffer.from(secret).toString('hex')), secret)
    }
    assert.ok(text.includes('Open from nine'))
  })

  test('lets the feed of events go on for those who followed it further than the backup', async (t) => {
    for (const isRead of [false, true]) {
      const app = await furnished(t)
      const { database, keyring } = app.context
      if (isRead) await app.owner.get('/v1/events?after=')
      const { path } = await backUp(app, await folder(t))
      await make.contact(app)
      const organizationId = OrganizationId.read(app.organization.id) ?? ''
      const followed = await placeAll(database, organizationId)
      const restored = await emptyDatabase(t)
      await restore(restored, path, keyring.keyIds)
      await sql`insert into events (organization_id, id, type, body, created_at)
        values (${organizationId}, uuid_v7(), 'thing.done', '{}', now())`.execute(restored.db)
      const last = await placeAll(restored, organizationId)
      assert.ok(last > followed, `${last} ${followed}`)
      const { rows } = await sql<{ placed: string; unread: boolean }>`
        select position::text as placed, position > ${String(followed)}::xid8 as unread
        from events where type = 'thing.done'`.execute(restored.db)
      assert.deepEqual(rows, [{ placed: String(last), unread: true }])
    }
  })
})

async function placeAll({ db }: Database, organizationId: string): Promise<bigint> {
  const { rows } = await sql<{ head: string }>`
    select head from place_events(${organizationId}, 1000)`.execute(db)
  return BigInt(rows[0]?.head ?? 0)
}

describe('a restore is refused, and leaves the database as it was,', () => {
  const refusals: Record<string, [RegExp, (lines: string[]) => string | Buffer]> = {
    'a file that is cut off': [/damaged or incomplete/, (lines) => packed(lines).subarray(0, -20)],
    'lines that are missing': [/not complete/, (lines) => packed(lines.toSpliced(-3, 1))],
    'an end that is missing': [/not complete/, (lines) => packed(lines.slice(0, -2))],
    'something that is no backup': [/not a backup/, () => packed(['{"hello": 1}'])],
    'something that is not even gzip': [/damaged/, () => 'hello'],
    'another version': [
      /which has other migrations than the database/,
      ([header = '', ...rest]) => packed([header.replace('0001_organ', '0001_other'), ...rest]),
    ],
    'a reference that leads nowhere': [
      /foreign key/,
      (lines) => packed(withoutOrganization(lines)),
    ],
  }

  test('of damaged and foreign files', async (t) => {
    const app = await furnished(t)
    const { keyring } = app.context
    const directory = await folder(t)
    const { path } = await backUp(app, directory)
    const lines = gunzipSync(await readFile(path))
      .toString()
      .split('\n')
    const empty = await emptyDatabase(t)
    const before = await contentsOf(empty)
    for (const [what, [message, change]] of Object.entries(refusals)) {
      await writeFile(join(directory, 'changed'), change(lines))
      const refused = restore(empty, join(directory, 'changed'), keyring.keyIds)
      await assert.rejects(refused, { message }, what)
      assert.deepEqual(await contentsOf(empty), before, what)
    }
    assert.ok((await restore(empty, path, keyring.keyIds)) > 0)
  })

  test('of migrations that this version does not have; an earlier version has fewer', async (t) => {
    const app = await furnished(t)
    const { keyring } = app.context
    const directory = await folder(t)
    const { path } = await backUp(app, directory)
    const [head = '', ...rest] = gunzipSync(await readFile(path))
      .toString()
      .split('\n')
    const withMigrations = async (change: (names: string[]) => string[]): Promise<string> => {
      const header = JSON.parse(head)
      const changed = join(directory, 'changed')
      header.migrations = change(header.migrations)
      await writeFile(changed, packed([JSON.stringify(header), ...rest]))
      return changed
    }
    const all = await findMigrations(path)
    const earlier = await withMigrations((names) => names.slice(0, -1))
    assert.deepEqual(await findMigrations(earlier), all.slice(0, -1))
    const refused = restore(await emptyDatabase(t), earlier, keyring.keyIds)
    await assert.rejects(refused, { message: /a database that no version has been started on/ })
    const later = await withMigrations((names) => [...names, '9999_future'])
    await assert.rejects(findMigrations(later), /Restore it with that version, then upgrade/)
    await assert.rejects(findMigrations('/nowhere'), /no file/)
  })

  test('when the keys of its secrets are not here, or it is not empty', async (t) => {
    const app = await furnished(t)
    const { database, keyring } = app.context
    const { path } = await backUp(app, await folder(t))
    await assert.rejects(restore(database, path, keyring.keyIds), BackupRefused)
    const empty = await emptyDatabase(t)
    await assert.rejects(restore(empty, path, ['00000000']), /another key/)
    await assert.rejects(restore(empty, '/nowhere', []), /no file/)
  })
})

function withoutOrganization(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.startsWith('{"table":"organizations"'))
  const fewer = lines.toSpliced(at + 1, 1)
  return fewer.map((line) => line.replace(/("rows":)(\d+)/, (_, key, n) => `${key}${n - 1}`))
}

const packed = (lines: readonly string[]): Buffer => gzipSync(lines.join('\n'))
