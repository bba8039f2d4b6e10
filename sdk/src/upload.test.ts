import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { fakeServer, refusalBody } from '../test/fake-server.ts'
import { served } from '../test/served.ts'
import { Capstan, type FileContent, isConflictError, isServerError } from './index.ts'

const text = '# Hours\n\nOn Sundays we open at ten.\n'
const bytes = () => new TextEncoder().encode(text)

async function onDisk(t: TestContext, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

describe('an upload to the real server', () => {
  test('takes a path, a Blob, bytes and a stream, and keeps the name and the bytes', async (t) => {
    const { app, capstan } = await served(t)
    const base = await capstan.bases.create({ name: 'Handbook' })
    const name = "Öffnungs'zeiten; 時間.md"
    const files: [FileContent, string | undefined][] = [
      [{ path: await onDisk(t, name) }, undefined],
      [new File([text], name, { type: 'text/markdown' }), undefined],
      [new Blob([text]), name],
      [bytes(), name],
      [new Blob([text]).stream(), name],
    ]
    const sums = new Set<string | undefined>()
    for (const [file, fileName] of files) {
      const metadata = { team: 'support', year: 2026 }
      const options = { file, fileName, metadata, onDuplicate: 'allow' } as const
      const source = await capstan.sources.upload(base.id, options)
      assert.deepEqual([source.type, source.name, source.file?.name], ['file', name, name])
      assert.deepEqual(source.metadata, metadata)
      sums.add(source.file?.sha256)
    }
    assert.equal(sums.size, 1)
    await app.drain()
    const { data } = await capstan.bases.search(base.id, { query: 'Sundays' })
    assert.match(data[0]?.text ?? '', /we open at ten/)
  })

  test('of what is there already is refused, skipped, or made again, as it is asked for', async (t) => {
    const { capstan } = await served(t)
    const base = await capstan.bases.create({ name: 'Handbook' })
    const upload = (onDuplicate?: 'skip' | 'allow') =>
      capstan.sources.upload(base.id, { file: bytes(), fileName: 'hours.md', onDuplicate })
    const { id } = await upload()
    await assert.rejects(upload(), (error) => isConflictError(error) && error.field === 'file')
    assert.equal((await upload('skip')).id, id)
    assert.notEqual((await upload('allow')).id, id)
  })

  test('with the same Idempotency-Key is done once', async (t) => {
    const { capstan } = await served(t)
    const base = await capstan.bases.create({ name: 'Handbook' })
    const file = { file: bytes(), fileName: 'hours.md' }
    const upload = () => capstan.sources.upload(base.id, file, { idempotencyKey: 'upload-1' })
    assert.equal((await upload()).id, (await upload()).id)
  })
})

describe('an upload whose first attempt fails', () => {
  const retryDelayMs = 1

  test('is sent again, the same bytes under the same key, when it can be', async (t) => {
    const { url, received } = await fakeServer(
      t,
      [503, refusalBody('unavailable')],
      [201, { id: 'src_1' }],
    )
    const capstan = new Capstan({ url, token: 'cap_x', retryDelayMs })
    const file = { path: await onDisk(t, 'hours.md') }
    await capstan.sources.upload('kb_1', { file, name: 'Hours' })
    const [first, second] = received
    assert.equal(first?.body, second?.body)
    assert.equal(first?.headers['idempotency-key'], second?.headers['idempotency-key'])
    const boundary = /boundary=(.+)$/.exec(first?.headers['content-type'] ?? '')?.[1]
    const parts = [
      `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nHours\r\n`,
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="hours.md"\r\n`,
      `content-type: application/octet-stream\r\n\r\n${text}\r\n--${boundary}--\r\n`,
    ]
    assert.equal(first?.body, parts.join(''))
    assert.equal(Number(first?.headers['content-length']), Buffer.byteLength(first?.body ?? ''))
  })

  test('is not sent again when its stream is used up', async (t) => {
    const { url, received } = await fakeServer(t, [503, refusalBody('unavailable')])
    const { sources } = new Capstan({ url, token: 'cap_x', retryDelayMs })
    const file = new Blob([text]).stream()
    await assert.rejects(sources.upload('kb_1', { file, fileName: 'hours.md' }), isServerError)
    assert.equal(received.length, 1)
  })

  test('is not begun without a name', async (t) => {
    const { url, received } = await fakeServer(t, [201, {}])
    const { sources } = new Capstan({ url, token: 'cap_x' })
    await assert.rejects(sources.upload('kb_1', { file: bytes() }), /fileName is missing/)
    const file = { path: '/no/such/file' }
    await assert.rejects(sources.upload('kb_1', { file }), /no.such.file cannot be read/)
    assert.equal(received.length, 0)
  })
})
