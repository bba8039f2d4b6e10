import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { describe, type TestContext, test } from 'node:test'
import { startFileServer } from '../../../../../test/counterparties/file-server.ts'
import { make } from '../../../../../test/factories.ts'
import { type Harness, harness } from '../../../../../test/harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const path = '/v1/integrations/syncs'

const listOf = (ids: Iterable<number>): string =>
  `id,email,name\n${[...ids].map((id) => `${id},c${id}@example.com,Contact ${id}`).join('\n')}\n`

const upTo = (count: number) => Array.from({ length: count }, (_, id) => id)

async function setUp(t: TestContext, fields: object, options: object = {}) {
  const app = await harness(t)
  const { file, url } = await startFileServer(t, listOf(upTo(60)), options)
  const connection = await make.connection(app, {
    ...{ provider: 'csv_url', authType: 'none', config: { baseUrl: `${url}/` } },
  })
  const sync = await make.sync(app, {
    ...{ connection, config: { path: 'list.csv', keyColumn: 'id' }, matchBy: 'email' },
    mapping: { email: 'record.email', name: 'record.name' },
    ...fields,
  })
  const runOnce = async (): Promise<Any> => {
    const { body: run } = await app.owner.post(`${path}/${sync.id}/run`, {})
    await app.drain()
    const { body } = await app.owner.get(`${path}/${sync.id}/runs/${run.id}`)
    return { ...body, ...body.stats }
  }
  return { app, file, runOnce, sync }
}

const emailsOf = async ({ owner }: Harness): Promise<string[]> =>
  (await owner.get('/v1/contacts?limit=100')).body.data.map(({ email }: Any) => email).sort()

describe('a sync of a CSV file', () => {
  for (const [name, options] of [
    ['by its parts', {}],
    ['without ranges', { ranges: false }],
    ['without a tag', { ranges: false, etag: 'none' }],
  ] as const) {
    test(`deletes contacts whose rows were removed from the file, read ${name}`, async (t) => {
      const { app, file, runOnce } = await setUp(t, { deletions: 'delete' }, options)
      assert.partialDeepStrictEqual(await runOnce(), { status: 'succeeded', created: 60 })
      assert.partialDeepStrictEqual(await runOnce(), {
        mode: 'incremental',
        records: 0,
        removed: 0,
      })
      const kept = upTo(55)
      file.content = Buffer.from(listOf([...kept, 77]).replace('Contact 3\n', 'Changed 3\n'))
      assert.partialDeepStrictEqual(await runOnce(), {
        ...{ status: 'succeeded', mode: 'full', records: 56 },
        ...{ created: 1, updated: 1, unchanged: 54, removed: 5 },
      })
      const expected = [...kept, 77].map((id) => `c${id}@example.com`).sort()
      assert.deepEqual(await emailsOf(app), expected)
    })
  }

  test('asks before it removes more than a fifth', async (t) => {
    const { app, file, runOnce, sync } = await setUp(t, { deletions: 'delete' })
    await runOnce()
    file.content = Buffer.from(listOf(upTo(47)))
    const { status, gone, removed } = await runOnce()
    assert.deepEqual([status, gone, removed], ['needs_confirmation', { records: 13, of: 60 }, 0])
    assert.equal((await emailsOf(app)).length, 60)
    await app.owner.post(`${path}/${sync.id}/confirm`)
    await app.drain()
    assert.equal((await emailsOf(app)).length, 47)
  })

  const filesOf = ({ context }: Harness) => readdir(context.scratchDirectory, { recursive: true })

  test('keeps no copy of a file whose run failed or was paused', async (t) => {
    const { app, file, runOnce, sync } = await setUp(t, {}, { ranges: false })
    const before = await filesOf(app)
    file.content = Buffer.from(`id,other\n${listOf(upTo(3_000))}`)
    await app.owner.patch(`${path}/${sync.id}`, { config: { path: 'list.csv', keyColumn: 'none' } })
    assert.partialDeepStrictEqual(await runOnce(), { status: 'failed' })
    assert.deepEqual(await filesOf(app), before)
    await app.owner.patch(`${path}/${sync.id}`, { config: { path: 'list.csv', keyColumn: 'id' } })
    const paused = app.owner.post(`${path}/${sync.id}/pause`, undefined)
    await Promise.all([runOnce(), paused])
    assert.deepEqual(await filesOf(app), before)
  })

  test('keeps no copy of a file after a preview of its beginning', async (t) => {
    const { app, file, sync } = await setUp(t, {}, { ranges: false })
    file.content = Buffer.from(listOf(upTo(3_000)))
    const before = await filesOf(app)
    const { body } = await app.owner.post(`${path}/${sync.id}/preview`, { limit: 5 })
    assert.deepEqual([body.counts.created, body.hasMore], [5, true])
    assert.deepEqual(await filesOf(app), before)
  })

  test('keeps contacts with removed rows if deletions are ignored', async (t) => {
    const { app, file, runOnce } = await setUp(t, {})
    await runOnce()
    file.content = Buffer.from(listOf(upTo(59)))
    assert.partialDeepStrictEqual(await runOnce(), { status: 'succeeded', removed: 0 })
    assert.equal((await emailsOf(app)).length, 60)
  })
})
