import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'
import { writeBackup } from '../../../platform/backup/write.ts'

/** What a backup of now holds. */
async function backUp({ context, catalogue, clock }: Harness, directory: string): Promise<string> {
  const path = join(directory, `${clock.now().getTime()}.gz`)
  await using snapshot = await context.database.snapshot(`${path}.copy`)
  const about = { product: '0.0.0', createdAt: clock.now().toISOString() }
  const { sealedColumns } = catalogue
  await writeBackup(snapshot.run, { ...about, sealedColumns }, path)
  return gunzipSync(await readFile(path)).toString()
}

test('credentials of a deleted connection are in no row immediately after, nor in the next backup', async (t) => {
  const app = await harness(t)
  const directory = await mkdtemp(join(tmpdir(), 'capstan-deleted-'))
  t.after(() => rm(directory, { recursive: true, force: true }))
  // With credentials, tokens and an authorization under way.
  const { id } = await make.authorizedConnection(app)
  const kept = await make.connection(app, { authType: 'api_key', credentials: { apiKey: 'kept' } })
  const { db } = app.context.database
  const rows = await db.selectFrom('connections').select(['credentials', 'tokens']).execute()
  const begun = await db.selectFrom('connection_authorizations').select('verifier').execute()
  const sealed = [...rows, ...begun]
    .flatMap((row) => Object.values(row))
    .filter((bytes) => bytes !== null)
    .map((bytes) => Buffer.from(bytes).toString('hex'))
  assert.equal(sealed.length, 4)
  const isIn = (text: string) => sealed.map((bytes) => text.includes(bytes))
  const all = [true, true, true, true]
  assert.deepEqual(isIn(await backUp(app, directory)), all)

  await app.owner.delete(`/v1/integrations/connections/${id}`)
  const left = (await dumpTables(db)).map(({ text }) => text).join('\n')
  // That of the other connection stays.
  assert.deepEqual(isIn(left).filter(Boolean).length, 1)
  app.clock.advance('1s')
  assert.deepEqual(isIn(await backUp(app, directory)), isIn(left))
  await app.owner.delete(`/v1/integrations/connections/${kept.id}`)
  app.clock.advance('1s')
  const none = all.map(() => false)
  assert.deepEqual(isIn(await backUp(app, directory)), none)
})
