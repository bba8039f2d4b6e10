import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { harness } from '../../../test/harness.ts'
import { BackupId, runBackup } from './service.ts'

const path = '/operator/v1/backups'

async function world(t: TestContext) {
  const app = await harness(t)
  const directory = await mkdtemp(join(tmpdir(), 'backups-'))
  const { config } = app.context
  const before = config.backupDirectory
  t.after(async () => {
    config.backupDirectory = before
    await rm(directory, { recursive: true })
  })
  config.backupDirectory = directory
  return { app, directory }
}

describe('POST /operator/v1/backups', () => {
  test('201 begins one, 409 refuses another meanwhile, and it is written once', async (t) => {
    const { app, directory } = await world(t)
    const { status, body } = await app.operator.post(path)
    assert.deepEqual([status, body.status], [201, 'running'])
    const second = await app.operator.post(path)
    assert.deepEqual([second.status, second.body.error.code], [409, 'invalid_transition'])
    await app.drain()
    const made = (await app.operator.get(`${path}/${body.id}`)).body
    assert.equal(made.status, 'completed')
    assert.deepEqual(await readdir(directory), [`${body.id}.ndjson.gz`])
    const { size, mtimeMs } = await stat(made.path)
    assert.equal(size, made.bytes)
    await runBackup(app.context, app.catalogue.sealedColumns, BackupId.read(body.id) ?? '')
    assert.equal((await stat(made.path)).mtimeMs, mtimeMs)
    assert.deepEqual((await app.operator.get(path)).body.data, [made])
  })

  test('a directory that cannot be written to fails it with the reason, and another may follow', async (t) => {
    const { app, directory } = await world(t)
    await writeFile(join(directory, 'a-file'), '')
    app.context.config.backupDirectory = join(directory, 'a-file', 'backups')
    const { body } = await app.operator.post(path)
    await app.drain()
    const failed = (await app.operator.get(`${path}/${body.id}`)).body
    assert.equal(failed.status, 'failed')
    assert.match(failed.error, /ENOTDIR/)
    assert.equal((await app.operator.post(path)).status, 201)
  })

  test('404 tells of no backup that is not there', async (t) => {
    const { app } = await world(t)
    const { status } = await app.operator.get(`${path}/bak_01jbts0z0ye8t9tpsz3gn7nkm8`)
    assert.equal(status, 404)
  })
})
