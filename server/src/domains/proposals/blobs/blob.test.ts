import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import { makeSentProposal } from '../../../../test/sent-proposal.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import {
  deleteBlobsJob,
  deleteUnused,
  findStoredBlob,
  keepBlob,
  readBlob,
  sha256Of,
  streamBlob,
} from './blob.ts'

const mediaType = 'application/pdf'

async function begun(t: TestContext) {
  const app = await harness(t)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const keep = (content: Uint8Array): Promise<string> =>
    app.context.transact(organizationId, { kind: 'system' }, async (work) =>
      keepBlob(work, { mediaType, content }),
    )
  return { app, db: app.context.database.db, organizationId, keep }
}

const countParts = async ({ context }: Harness): Promise<number> =>
  (await context.database.db.selectFrom('blob_parts').select('position').execute()).length

describe('a blob', () => {
  test('comes back as it was, of any length, in parts', async (t) => {
    const { db, organizationId, keep } = await begun(t)
    for (const bytes of [0, 1, 256 * 1024, 256 * 1024 + 1, 2_000_000]) {
      const content = randomBytes(bytes)
      const sha256 = await keep(content)
      assert.equal(sha256, sha256Of(content))
      assert.deepEqual(await readBlob(db, organizationId, sha256), content)
      const blob = await findStoredBlob(db, organizationId, sha256)
      assert.deepEqual(blob, { sha256, mediaType, bytes })
      const parts = blob ? await Array.fromAsync(streamBlob(db, organizationId, blob)) : []
      assert.ok(parts.every((part) => part.length <= 1024 * 1024))
    }
  })

  test('is kept once, whoever keeps it again', async (t) => {
    const { app, keep } = await begun(t)
    const content = randomBytes(300_000)
    assert.deepEqual(await Promise.all([keep(content), keep(content)]), [
      sha256Of(content),
      sha256Of(content),
    ])
    assert.equal(await countParts(app), 2)
  })

  test('is another organization’s own', async (t) => {
    const { app, db, keep } = await begun(t)
    const sha256 = await keep(Buffer.from('ours'))
    const other = await app.operator.post('/operator/v1/organizations', { name: 'Other' })
    const otherId = OrganizationId.read(other.body.id) ?? ''
    assert.equal(await findStoredBlob(db, otherId, sha256), undefined)
    await assert.rejects(readBlob(db, otherId, sha256))
  })

  test('that was changed or cut off in the database fails its hash', async (t) => {
    const { db, organizationId, keep } = await begun(t)
    const sha256 = await keep(Buffer.from('as it was'))
    await db
      .updateTable('blob_parts')
      .set({ bytes: Buffer.from('as it wax') })
      .execute()
    await assert.rejects(
      readBlob(db, organizationId, sha256),
      /differs from the bytes that were stored/,
    )
    await db.deleteFrom('blob_parts').execute()
    await assert.rejects(
      readBlob(db, organizationId, sha256),
      /differs from the bytes that were stored/,
    )
  })

  test('is deleted an hour after nothing refers to it, and not before', async (t) => {
    const { app, db, organizationId, keep } = await begun(t)
    const sent = await makeSentProposal(app)
    const sha256 = await keep(Buffer.from('unused'))
    await deleteUnused(app.context)
    assert.ok(await findStoredBlob(db, organizationId, sha256))
    app.clock.advance('2h')
    const again = await keep(Buffer.from('kept again just now'))
    for (const _run of [1, 2]) await deleteUnused(app.context)
    assert.equal(await findStoredBlob(db, organizationId, sha256), undefined)
    assert.ok(await findStoredBlob(db, organizationId, again))
    assert.ok(await findStoredBlob(db, organizationId, sent.contentSha256))
    assert.ok(app.jobTypes.some(({ name }) => name === deleteBlobsJob.name))
  })
})
