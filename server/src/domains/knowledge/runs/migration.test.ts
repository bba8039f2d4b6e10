import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createTestDatabase } from '../../../../test/storage.ts'
import { type Database, embeddedDatabase, postgresDatabase } from '../../../platform/db/database.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { migrations } from '../../../platform/db/migrations.ts'
import { openPglite } from '../../../platform/db/pglite.ts'

const server = process.env['TEST_DATABASE_URL']
const organization = '01960000-0000-7000-8000-000000000001'
const base = '01960000-0000-7000-8000-000000000002'

/** A database as the migrations before `source_runs` leave it. */
async function earlierDatabase(t: TestContext): Promise<Database> {
  const created = server ? await createTestDatabase(server) : null
  const database = created
    ? postgresDatabase(created.url)
    : embeddedDatabase(await openPglite(null))
  t.after(async () => {
    await database[Symbol.asyncDispose]()
    await created?.drop()
  })
  const later = /_(?:source_runs|embedding_slots)$/
  await migrate(
    database,
    migrations().filter(({ name }) => !later.test(name)),
  )
  return database
}

const columns =
  'organization_id, base_id, id, name, type, status, run, created_at, updated_at, stage, percent, done, total, stages, error, failure_code, failure_stage, retryable, usage, chunks_count'
const source = (number: number, rest: string): string =>
  `('${organization}', '${base}', '01960000-0000-7000-8000-00000000001${number}', 'Source ${number}', 'url', ${rest})`

test('a source of each status keeps its newest run, and gets it back through its number', async (t) => {
  const database = await earlierDatabase(t)
  const rows = await database.session(async (run) => {
    await run(`insert into organizations (id, name, plan, created_at, updated_at)
      values ('${organization}', 'Acme', 'unlimited', now(), now())`)
    await run(`insert into bases (organization_id, id, name, embedding_model, embedding_dimensions,
        max_tokens, overlap_tokens, created_at, updated_at, vector_slot, vector_index)
      values ('${organization}', '${base}', 'Handbook', 'm', 1, 256, 0, now(), now(), 'other_embedding',
        'chunks_nearest_other_${base.replaceAll('-', '')}')`)
    await run(`insert into sources (${columns}) values
      ${source(1, `'completed', 3, '2026-01-01', '2026-01-05T10:00:05Z', null, 100, 2, 2, '{"fetching": "2026-01-05T10:00:00.000Z", "storing": "2026-01-05T10:00:04.000Z"}', null, null, null, null, '{"bytes": 9, "tokens": 7, "chunksEmbedded": 2, "chunksReused": 0, "credits": 2}', 2`)},
      ${source(2, `'queued', 1, '2026-01-02', '2026-01-02', null, 0, null, null, '{}', null, null, null, null, null, 0`)},
      ${source(3, `'processing', 1, '2026-01-03', '2026-01-03', 'embedding', 60, 128, 400, '{"fetching": "2026-01-03T00:00:01.000Z"}', null, null, null, null, null, 0`)},
      ${source(4, `'failed', 2, '2026-01-04', '2026-01-06', null, 0, null, null, '{"fetching": "2026-01-05T23:59:00.000Z"}', 'The page returned 404.', 'not_found', 'fetching', false, '{"bytes": 9, "tokens": 7, "chunksEmbedded": 2, "chunksReused": 0, "credits": 2}', 5`)}`)
    await migrate(database)
    return run(`select sources.name, source_runs.number, trigger, source_runs.status, stage, percent, done, total,
        error, failure_code, failure_stage, retryable, source_runs.usage ->> 'tokens' as tokens,
        source_runs.chunks_count, credits, queued_at, started_at, ended_at, vector_slot, vector_index,
        source_runs.id::text ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8' as is_v7,
        source_runs.id < '01a00000-0000-7000-8000-000000000000' as is_old
      from sources join source_runs on source_runs.organization_id = sources.organization_id
        and source_id = sources.id and number = sources.run
      join bases on bases.id = sources.base_id
      order by sources.id`)
  })
  const shown = rows.map(({ queued_at, started_at, ended_at, ...row }) => ({
    ...row,
    times: [queued_at, started_at, ended_at].map(
      (time) => time && new Date(String(time)).toISOString(),
    ),
  }))
  const nothing = { stage: null, percent: 0, done: null, total: null, error: null, credits: null }
  const common = {
    ...nothing,
    failure_code: null,
    failure_stage: null,
    retryable: null,
    tokens: null,
    chunks_count: null,
    vector_slot: 'embedding_b',
    vector_index: `chunks_nearest_b_${base.replaceAll('-', '')}`,
    is_v7: true,
    is_old: true,
  }
  assert.deepEqual(shown, [
    {
      ...common,
      ...{ name: 'Source 1', number: 3, trigger: 'refresh', status: 'completed', percent: 100 },
      ...{ done: 2, total: 2, tokens: '7', chunks_count: 2, credits: 2 },
      times: ['2026-01-05T10:00:00.000Z', '2026-01-05T10:00:00.000Z', '2026-01-05T10:00:05.000Z'],
    },
    {
      ...common,
      ...{ name: 'Source 2', number: 1, trigger: 'add', status: 'queued' },
      times: ['2026-01-02T00:00:00.000Z', null, null],
    },
    {
      ...common,
      ...{ name: 'Source 3', number: 1, trigger: 'add', status: 'processing', percent: 60 },
      ...{ stage: 'embedding', done: 128, total: 400 },
      times: ['2026-01-03T00:00:00.000Z', '2026-01-03T00:00:01.000Z', null],
    },
    {
      ...common,
      ...{ name: 'Source 4', number: 2, trigger: 'refresh', status: 'failed', credits: 0 },
      ...{ error: 'The page returned 404.', failure_code: 'not_found', failure_stage: 'fetching' },
      retryable: false,
      times: ['2026-01-05T23:59:00.000Z', '2026-01-05T23:59:00.000Z', '2026-01-06T00:00:00.000Z'],
    },
  ])
})
