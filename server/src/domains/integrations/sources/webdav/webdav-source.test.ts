import assert from 'node:assert/strict'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { connectionClient } from '../../../../../test/counterparties/connection-client.ts'
import {
  found,
  multistatus,
  startDavServer,
} from '../../../../../test/counterparties/dav-server.ts'
import { startWsgiDav } from '../../../../../test/counterparties/programs.ts'
import { idsOf, readSource } from '../../../../../test/counterparties/reading.ts'
import { startHttpServer } from '../../../../../test/fixtures/tls-server.ts'
import { webDavSource } from './webdav-source.ts'

const folder = '<resourcetype><collection/></resourcetype>'
const file = '<getetag>"1"</getetag><getcontentlength>3</getcontentlength>'

describe('WsgiDAV', () => {
  test('returns the files of all folders, their tags, and their bytes', async (t) => {
    const server = await startWsgiDav(t)
    if (!server) return
    const root = join(server.directory, 'files')
    const paths = ['a.txt', 'Größe & mehr/b c.md', 'deep/er/and deeper/100%.pdf', 'many/0.txt']
    for (const path of paths) {
      await mkdir(join(root, path, '..'), { recursive: true })
      await writeFile(join(root, path), `of ${path}`)
    }
    for (let id = 1; id < 1_100; id++) await writeFile(join(root, 'many', `${id}.txt`), 'x')
    const client = connectionClient(t, { baseUrl: server.url })
    const all = await readSource(webDavSource, { client })
    const byPath = new Map(all.records.map((record) => [record.values['path'], record]))
    assert.deepEqual(
      [byPath.size, all.records.length, all.gone, all.state],
      [1_103, 1_103, [], null],
    )
    for (const path of paths) {
      const record = byPath.get(path)
      assert.equal(record?.values['size'], Buffer.byteLength(`of ${path}`), path)
      assert.ok(record.changedAt && record.values['etag'])
      const opened = await record.open?.(new AbortController().signal)
      assert.deepEqual(
        [opened?.name, opened?.content.toString()],
        [path.slice(path.lastIndexOf('/') + 1), `of ${path}`],
      )
    }
    await writeFile(join(root, 'a.txt'), 'changed')
    await rm(join(root, 'deep'), { recursive: true })
    const again = await readSource(webDavSource, { client })
    const tagOf = (read: typeof all) =>
      read.records.find(({ values }) => values['path'] === 'a.txt')?.values['etag']
    assert.notEqual(tagOf(again), tagOf(all))
    assert.equal(again.records.length, 1_102)
    const part = await readSource(webDavSource, { client, config: { path: 'Größe & mehr' } })
    assert.deepEqual(
      part.records.map(({ values }) => values['path']),
      ['b c.md'],
    )
  })
})

describe('a WebDAV server', () => {
  test('is walked folder by folder, and continues after an interruption', async (t) => {
    const server = await startDavServer(t, ({ url, headers }, send) => {
      assert.equal(headers['depth'], '1')
      const below = url === '/' ? ['/x/', '/y'].map((path) => found(path, folder)) : []
      const path = url.endsWith('/') ? url : `${url}/`
      send(
        multistatus(
          found(path, folder),
          ...below,
          found(`${path}f%31`, file),
          found(`${path}f2`, file),
        ),
      )
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const all = await readSource(webDavSource, { client })
    assert.deepEqual(idsOf(all), ['/f1', '/f2', '/x/f1', '/x/f2', '/y/f1', '/y/f2'])
    for (const stop of [1, 2]) {
      const first = await readSource(webDavSource, { client, onPage: (page) => page < stop })
      const rest = await readSource(webDavSource, { client, checkpoint: first.next })
      assert.deepEqual([...idsOf(first), ...idsOf(rest)].sort(), idsOf(all))
    }
  })

  const lies: [string, string[], RegExp][] = [
    ['files of another origin', [found('http://127.0.0.2/a', file)], /credentials are only for/],
    ['files elsewhere', [found('/other/a', file)], /not in \/files\//],
    ['itself again and again', [found('/files/a/', folder)], /32 folder levels deep/],
    [
      'more folders than can be walked',
      Array.from({ length: 10_001 }, (_, at) => found(`/files/${at}/`, folder)),
      /more than 10000 folders/,
    ],
  ]
  for (const [name, answers, message] of lies) {
    test(`that returns ${name} fails the walk`, async (t) => {
      const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
      const server = await startDavServer(t, ({ url }, send) => {
        const inside = answers.map((answer) => answer.replaceAll('/files/a/', `${url}a/`))
        send(multistatus(found(url, folder), ...inside))
      })
      const client = connectionClient(t, { baseUrl: server.url })
      const read = readSource(webDavSource, { client, config: { path: 'files' } })
      await assert.rejects(read, { name: 'SourceFault', message })
      assert.equal(elsewhere.requests.length, 0)
    })
  }

  test('without the folder, or with a refusal, fails the walk; a folder deleted meanwhile does not', async (t) => {
    const server = await startDavServer(t, ({ url }, send) => {
      if (url === '/files/')
        send(multistatus(found('/files/', folder), found('/files/gone/', folder)))
      else send('', url === '/secret/' ? 403 : 404)
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const read = (path: string) => readSource(webDavSource, { client, config: { path } })
    await assert.rejects(read('none'), { name: 'SourceFault', message: /answered 404/ })
    await assert.rejects(read('secret'), { name: 'ConnectionFault', kind: 'refused' })
    assert.deepEqual((await read('files')).records, [])
  })
})
