import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { makeDocx, wordParagraph } from '../../../../test/fixtures/office.ts'
import { makePdf } from '../../../../test/fixtures/pdf.ts'
import { filePart, formOf } from '../../../../test/form.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import { deleteHiddenContent } from '../content/delete-content.ts'
import { fileParts } from '../content/parts-store.ts'
import { BaseId, SourceId } from '../ids.ts'
import { hideRun } from '../visibility/store.ts'

type Parts = Parameters<typeof formOf>[0]

/** A base, and what adds a form to it. */
async function withBase(app: Harness) {
  const base = await make.base(app)
  const path = `/v1/bases/${base.id}/sources`
  const upload = (parts: Parts, headers: Record<string, string> = {}) => {
    const form = formOf(parts)
    return app.owner.send({
      method: 'POST',
      url: path,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }
  const get = async (id: string, rest = '') => (await app.owner.get(`${path}/${id}${rest}`)).body
  return { base, path, upload, get }
}

const hiddenRuns = ({ context }: Harness) =>
  context.database.db.selectFrom('hidden_runs').selectAll().execute()

const storedParts = ({ context }: Harness) =>
  context.database.db.selectFrom('source_files').select(['position']).execute()

describe('POST /v1/bases/{baseId}/sources with a form', () => {
  test('201 reads the file in the encoding that is named, and again in another one', async (t) => {
    const app = await harness(t)
    const { path, upload, get } = await withBase(app)
    const bytes = Buffer.from([0x96, 0xbc, 0x91, 0x4f, 0x82, 0xcd, 0x8a, 0xc3]) // 名前は甘
    const contentOf = async (id: string) => (await get(id, '/content')).content
    const { status, body } = await upload([
      filePart(bytes, 'name.txt', 'text/plain'),
      { name: 'encoding', content: 'windows-1251' },
    ])
    assert.deepEqual([status, body.encoding], [201, 'windows-1251'])
    await app.drain()
    assert.equal(await contentOf(body.id), new TextDecoder('windows-1251').decode(bytes))
    assert.deepEqual((await get(body.id)).warnings, [])

    const changed = await app.owner.patch(`${path}/${body.id}`, { encoding: 'SJIS' })
    assert.equal(changed.body.encoding, 'shift_jis')
    await app.owner.post(`${path}/${body.id}/refresh`)
    await app.drain()
    assert.equal(await contentOf(body.id), '名前は甘')

    const unknown = await app.owner.patch(`${path}/${body.id}`, { encoding: 'klingon' })
    assert.deepEqual([unknown.status, unknown.body.error.field], [422, 'encoding'])
    const text = await make.source(app, { base: await make.base(app), text: 'Hello.' })
    const refused = await app.owner.patch(`/v1/bases/${text.baseId}/sources/${text.id}`, {
      encoding: 'utf-8',
    })
    assert.deepEqual([refused.status, refused.body.error.field], [422, 'encoding'])
  })

  test('201 adds the file, which is then read and found', async (t) => {
    const app = await harness(t)
    const { path, upload, get } = await withBase(app)
    const pdf = makePdf({
      title: 'Harbour rules',
      pages: [
        [{ text: 'Boats moor at the pier.', y: 700 }],
        [{ text: 'Dredging is in April.', y: 700 }],
      ],
    })
    const { status, body } = await upload([
      filePart(pdf, 'rules.pdf', 'Application/PDF'),
      { name: 'metadata', content: '{"team":"port","year":2026}' },
    ])
    assert.equal(status, 201)
    assert.deepEqual(
      [body.type, body.name, body.status, body.metadata, body.file],
      [
        'file',
        'rules.pdf',
        'queued',
        { team: 'port', year: 2026 },
        {
          name: 'rules.pdf',
          mediaType: 'application/pdf',
          bytes: pdf.length,
          sha256: createHash('sha256').update(pdf).digest('hex'),
        },
      ],
    )
    await app.drain()
    const source = await get(body.id)
    assert.deepEqual([source.status, source.error], ['completed', null])
    const { content, title } = await get(body.id, '/content')
    assert.equal(title, 'Harbour rules')
    const chunks = (await app.owner.get(`${path}/${body.id}/chunks`)).body.data
    assert.ok(chunks.length > 0)
    for (const { text, charStart, charEnd, page } of chunks) {
      assert.equal(content.slice(charStart, charEnd), text)
      assert.equal(page, text.startsWith('Boats') ? 1 : 2)
    }
  })

  test('keeps the bytes to the last one, in parts, and deletes them with the source', async (t) => {
    const app = await harness(t)
    const { path, upload } = await withBase(app)
    const bytes = Buffer.from(Array.from({ length: 2_500_000 }, (_, n) => (n * 7919) % 251))
    const { body } = await upload([filePart(bytes, 'noise.bin', 'application/x-noise')])
    assert.equal((await storedParts(app)).length, onPostgres ? 3 : 20)
    const stored = fileParts.stream(app.context.database.db, [
      OrganizationId.read(app.organization.id) ?? '',
      SourceId.read(body.id) ?? '',
    ])
    assert.ok(Buffer.concat(await Array.fromAsync(stored)).equals(bytes))
    await app.drain()
    assert.equal((await app.owner.delete(`${path}/${body.id}`)).status, 204)
    await app.drain()
    assert.equal((await storedParts(app)).length, 0)
  })

  test('leaves nothing of a file that becomes no source', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', { maxSources: 0 })
    const organization = `/operator/v1/organizations/${app.organization.id}`
    await app.operator.patch(organization, { plan: 'small' })
    const { upload } = await withBase(app)
    const refused = await upload([filePart('Ropes.')])
    assert.deepEqual([refused.status, refused.body.error.code], [402, 'plan_limit_reached'])
    assert.equal((await storedParts(app)).length, 0)
    assert.deepEqual(await hiddenRuns(app), [])
  })

  test('deletes what an upload left whose process was killed, after an hour', async (t) => {
    const app = await harness(t)
    const { base, upload } = await withBase(app)
    const kept = await upload([filePart('Ropes.')])
    const { database } = app.context
    const place = {
      organizationId: OrganizationId.read(app.organization.id) ?? '',
      baseId: BaseId.read(base.id) ?? '',
      sourceId: newId(),
      run: 0,
    }
    const deleteAfter = new Date(app.clock.now().getTime() + 3600_000)
    await hideRun(database.db, place, { attempt: null, deleteAfter })
    const of = [place.organizationId, place.sourceId] as const
    await fileParts.insert(database.db, of, 0, Buffer.from('Knots.')).execute()
    const sweep = () => deleteHiddenContent(app.context, new AbortController().signal)
    await sweep()
    assert.equal((await storedParts(app)).length, 2)
    app.clock.advance('1h')
    await sweep()
    assert.deepEqual([(await storedParts(app)).length, await hiddenRuns(app)], [1, []])
    assert.equal(kept.status, 201)
  })

  test('processes a file again on refresh, from the bytes that it keeps', async (t) => {
    const app = await harness(t)
    const { path, upload, get } = await withBase(app)
    const { body } = await upload([
      filePart(makeDocx(wordParagraph('Ropes are coiled.')), 'ropes', 'text/plain'),
    ])
    await app.drain()
    assert.equal((await app.owner.post(`${path}/${body.id}/refresh`)).status, 200)
    await app.drain()
    const source = await get(body.id)
    assert.deepEqual([source.status, source.chunksCount], ['completed', 1])
    assert.equal((await get(body.id, '/content')).content, 'Ropes are coiled.')
  })

  test('refuses the same bytes under another name, and takes them as asked', async (t) => {
    const app = await harness(t)
    const { upload } = await withBase(app)
    const first = await upload([filePart('Ropes.', 'a.txt')])
    const again = await upload([filePart('Ropes.', 'b.txt')])
    assert.deepEqual(
      [again.status, again.body.error.code, again.body.error.field],
      [409, 'duplicate_resource', 'file'],
    )
    assert.match(again.body.error.message, new RegExp(first.body.id))
    const asked = async (onDuplicate: string) =>
      upload([filePart('Ropes.', 'b.txt'), { name: 'onDuplicate', content: onDuplicate }])
    assert.equal((await asked('skip')).body.id, first.body.id)
    const replaced = (await asked('replace')).body
    assert.deepEqual([replaced.id, replaced.name], [first.body.id, 'b.txt'])
    assert.equal((await storedParts(app)).length, 1)
    assert.notEqual((await asked('allow')).body.id, first.body.id)
    assert.equal((await storedParts(app)).length, 2)
  })

  test('has one effect under one Idempotency-Key, whatever the boundary', async (t) => {
    const app = await harness(t)
    const { path, upload } = await withBase(app)
    const key = { 'idempotency-key': 'upload-1' }
    const first = await upload([filePart('Ropes.')], key)
    const form = formOf([filePart('Ropes.')])
    const again = await app.owner.send({
      method: 'POST',
      url: path,
      payload: Buffer.from(form.payload.toString().replaceAll('ship-shape', 'other')),
      headers: { 'content-type': 'multipart/form-data; boundary=other-1842', ...key },
    })
    assert.deepEqual([again.status, again.text], [201, first.text])
    assert.equal(again.headers['idempotency-replayed'], 'true')
    const other = await upload([filePart('Knots.')], key)
    assert.deepEqual([other.status, other.body.error.code], [422, 'idempotency_key_reused'])
    assert.equal((await storedParts(app)).length, 1)
  })

  test('401, 403 and 404 before anything is kept', async (t) => {
    const app = await harness(t)
    const { path } = await withBase(app)
    const send = { method: 'POST', url: path, ...formOf([filePart('Ropes.')]) } as const
    const reader = app.as(await make.token(app, ['knowledge:read']))
    const { client: stranger } = await make.stranger(app)
    const answers = [
      await app.as(null).send(send),
      await reader.send(send),
      await stranger.send(send),
      await app.owner.send({ ...send, url: '/v1/bases/nonsense/sources' }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 403, 404, 400],
    )
    assert.equal((await storedParts(app)).length, 0)
  })
})
