import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { connectionClient } from '../../../../../test/counterparties/connection-client.ts'
import { startFileServer } from '../../../../../test/counterparties/file-server.ts'
import { idsOf, type Read, readSource } from '../../../../../test/counterparties/reading.ts'
import { startHttpServer } from '../../../../../test/fixtures/tls-server.ts'
import { csvUrlSource } from './csv-url-source.ts'

async function setUp(
  t: TestContext,
  content: string | Buffer,
  options: Parameters<typeof startFileServer>[2] = {},
) {
  const server = await startFileServer(t, content, options)
  const directory = await mkdtemp(join(tmpdir(), 'capstan-test-'))
  t.after(() => rm(directory, { recursive: true }))
  const client = connectionClient(t, { baseUrl: server.url })
  const read = (
    run: Partial<Parameters<typeof readSource>[1]> & { config?: Record<string, string> } = {},
  ) =>
    readSource(csvUrlSource, {
      ...{ client, directory, ...run },
      config: { path: 'list.csv', ...run.config },
    })
  return { server, file: server.file, directory, read }
}

const lines = (from: number, to: number, text = 'x') =>
  Array.from({ length: to - from }, (_, at) => `${from + at},${text}${from + at}`)
const listOf = (count: number, text?: string) => `id,name\n${lines(0, count, text).join('\n')}\n`
const config = { keyColumn: 'id' }
const namesOf = ({ records }: Read) => records.map(({ values }) => values['name'])

const kinds = [
  ['by its parts', {}],
  ['from a copy, without ranges', { ranges: false }],
  ['from a copy, with a weak tag', { etag: 'weak' as const }],
  ['from a copy, without a tag', { ranges: false, etag: 'none' as const }],
] as const

describe('a CSV file at a URL', () => {
  for (const [name, options] of kinds) {
    test(`is read ${name}, and not again until it changes`, async (t) => {
      const { server, file, directory, read } = await setUp(t, listOf(30_500), options)
      const all = await read({ config })
      assert.deepEqual(idsOf(all).length, 30_500)
      assert.equal(new Set(idsOf(all)).size, 30_500)
      assert.deepEqual(all.records[30_499]?.values, { id: '30499', name: 'x30499' })
      assert.ok(all.pages <= 40, `${all.pages} pages`)
      assert.ok(file.sent < file.content.length * 2.5, `${file.sent} bytes`)
      const before = server.requests.length
      const again = await read({ config, state: all.state })
      assert.deepEqual([again.records.length, again.state], [0, all.state])
      assert.equal(server.requests.length, before + 1)
      file.content = Buffer.from(listOf(3))
      const changed = await read({ config, state: all.state })
      assert.deepEqual(namesOf(changed), ['x0', 'x1', 'x2'])
      assert.deepEqual(await readdir(directory), [])
    })

    test(`continues after a crash ${name}, and starts over if it has changed`, async (t) => {
      const { file, directory, read } = await setUp(t, listOf(5_000), options)
      const half = await read({ config, onPage: (page) => page < 3 })
      assert.ok(half.records.length > 2_000 && half.records.length < 4_000)
      // The node is another one.
      for (const name of await readdir(directory)) await rm(join(directory, name))
      const rest = await read({ config, checkpoint: half.next })
      assert.deepEqual(idsOf({ records: [...half.records, ...rest.records] }).length, 5_000)
      assert.equal(new Set([...idsOf(half), ...idsOf(rest)]).size, 5_000)
      for (const name of await readdir(directory)) await rm(join(directory, name))
      file.content = Buffer.from(listOf(4_000, 'new'))
      const anew = await read({ config, checkpoint: half.next })
      assert.equal(anew.records.length, 4_000)
      assert.equal(anew.records[0]?.values['name'], 'new0')
      // What only the first version had counts as seen, so the next run reads all once more.
      assert.deepEqual([rest.state !== null, anew.state], [true, null])
    })
  }

  test('that changes during every read finally fails the run', async (t) => {
    const { file, read } = await setUp(t, listOf(50_000))
    let version = 0
    const onPage = () => {
      file.content = Buffer.from(listOf(50_000, `v${version++}-`))
      return true
    }
    await assert.rejects(read({ config, onPage }), {
      name: 'SourceFault',
      message: /changed 5 times/,
    })
  })

  test('that differs in every conditional response fails the run on its first page', async (t) => {
    const server = await startHttpServer(t, ({ headers }, response) => {
      const place = { etag: '"1"', 'content-range': 'bytes 0-65535/100000' }
      if (headers['if-match']) response.writeHead(412).end()
      else response.writeHead(206, place).end('x'.repeat(65_536))
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const read = readSource(csvUrlSource, { client })
    await assert.rejects(read, { name: 'SourceFault', message: /changed 5 times/ })
    assert.equal(server.requests.length, 12)
  })

  test('identifies its rows by a column, or by their content', async (t) => {
    const { file, read } = await setUp(t, 'id,name\n7,a\n,b\n7,c\n8,a\n8,a\n')
    const keyed = await read({ config })
    assert.deepEqual(namesOf(keyed), ['c', 'b', 'a'])
    assert.match(idsOf(keyed).at(-1) ?? '', /^sha256:/)
    const plain = await read()
    assert.deepEqual(namesOf(plain), ['a', 'b', 'c', 'a'])
    file.content = Buffer.from('id,name\n8,a\n7,a\n')
    const other = await read()
    assert.ok(idsOf(other).every((id) => idsOf(plain).includes(id)))
    const missing = read({ config: { keyColumn: 'nr' } })
    await assert.rejects(missing, { name: 'SourceFault', message: /no column nr.*id, name/ })
  })

  test('is read with any line ends, quotes, delimiter and encoding', async (t) => {
    const cell = 'Grüße, "sie"; ja'
    const row = `1;"${cell.replaceAll('"', '""')}\r\nund mehr"`
    const text = ['id;Näme', ...Array.from({ length: 9_000 }, () => row), '2;ende'].join('\r\n')
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
    const swapped = Buffer.from(wide).swap16()
    const { file, read } = await setUp(t, '')
    const forms: [string, Buffer, Record<string, string>][] = [
      ['UTF-8', Buffer.from(text), {}],
      ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), {}],
      ['UTF-16', wide, {}],
      ['UTF-16, the other way', swapped, {}],
      ['the encoding of spreadsheets', Buffer.from(text, 'latin1'), {}],
      [
        'a named encoding',
        Buffer.from(text, 'latin1'),
        { encoding: 'iso-8859-15', delimiter: ';' },
      ],
    ]
    for (const [name, content, settings] of forms) {
      file.content = content
      const all: string[] = []
      const { records } = await read({ config: settings, onPage: () => true })
      for (const { values } of records) all.push(String(values['Näme']))
      assert.ok(all.includes(`${cell}\r\nund mehr`), name)
      assert.equal(all.at(-1), 'ende', name)
    }
    const bad = read({ config: { encoding: 'shift_jis' } })
    await assert.rejects(bad, { name: 'SourceFault', message: /not in shift_jis/ })
  })

  test('counts as ASCII until its first character in another encoding', async (t) => {
    const text = `id,name\n${lines(0, 20_000).join('\n')}\n20000,Müller\n20001,Grüße\n`
    const { read } = await setUp(t, Buffer.from(text, 'latin1'))
    const { records } = await read({ config })
    assert.deepEqual([records.at(-2)?.values['name'], records.length], ['Müller', 20_002])
    assert.equal(records.at(-1)?.values['name'], 'Grüße')
  })

  test('may be empty, only a header, without a last line end, or have ragged rows', async (t) => {
    const { file, read } = await setUp(t, '')
    const forms: [string, (string | undefined)[]][] = [
      ['', []],
      ['id,name', []],
      ['id,name\n1,a', ['a']],
      ['id,name\n\n\n1,a\n\n', ['a']],
      ['id,name\n1\n2,b,c\n', ['', 'b']],
      ['id,name\n1,"a\n', ['SourceFault']],
      [`id,name\n1,"${'x'.repeat(2_000_000)}"\n`, ['SourceFault']],
      [`id,name\n${'1,'.repeat(600)}\n`, ['SourceFault']],
    ]
    for (const [content, names] of forms) {
      file.content = Buffer.from(content)
      const seen = await read({ config }).then(namesOf, ({ name }: Error) => [name])
      assert.deepEqual(seen, names, content.slice(0, 40))
    }
  })

  test('may have rows of up to 1 MiB, larger than one window', async (t) => {
    const wide = (id: number) => `${id},${'y'.repeat(900_000)}`
    const { read } = await setUp(t, `id,name\n${[1, 2, 3, 4, 5, 6].map(wide).join('\n')}\n7,z\n`)
    const { records } = await read({ config })
    assert.deepEqual(
      records.map(({ remoteId }) => remoteId),
      ['1', '2', '3', '4', '5', '6', '7'],
    )
  })

  test('that does not exist, or redirects elsewhere, fails the run', async (t) => {
    const { file, read } = await setUp(t, listOf(1))
    await assert.rejects(read({ config: { path: 'other.csv' } }), {
      name: 'SourceFault',
      message: /404/,
    })
    await assert.rejects(read({ config: { path: 'http://127.0.0.2/x' } }), {
      name: 'SourceFault',
      message: /credentials are only for/,
    })
    file.status = 302
    await assert.rejects(read(), { name: 'SourceFault', message: /redirects/ })
    file.status = 500
    await assert.rejects(read(), { name: 'ConnectionFault', kind: 'retry' })
  })

  test('leaves no copy after its listing has ended', async (t) => {
    const { directory, read } = await setUp(t, listOf(3_000), { ranges: false })
    const half = await read({ onPage: () => false })
    assert.equal((await readdir(directory)).length, 1)
    await read({ checkpoint: half.next })
    assert.deepEqual(await readdir(directory), [])
  })
})
