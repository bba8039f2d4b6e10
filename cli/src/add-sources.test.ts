import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { fakeServer, refusalBody } from '../../sdk/test/fake-server.ts'
import { keepWorking, served } from '../../sdk/test/served.ts'
import { until } from '../../server/test/server-process.ts'
import { terminal } from '../test/terminal.ts'
import { type Input, inputsOf } from './adding/inputs.ts'
import { run } from './main.ts'

const files: Record<string, string> = {
  'docs/hours.md': '# Hours\n\nOn Sundays we open at ten.\n',
  'docs/guide/prices.md': '# Prices\n\nA ticket costs nine euros.\n',
  'docs/guide/copy.md': '# Hours\n\nOn Sundays we open at ten.\n',
  'docs/guide/scan.txt': ' \n',
  'docs/.hidden.md': 'No.',
  'docs/node_modules/x.md': 'No.',
}

async function folder(home: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(home, path, '..'), { recursive: true })
    await writeFile(join(home, path), text)
  }
}

/** The real server with an empty base, and a terminal that is signed in, beside a folder of files. */
async function world(t: TestContext) {
  const made = await served(t)
  const { id: base } = await made.capstan.bases.create({ name: 'Handbook' })
  const signedIn = await terminal(t, { CAPSTAN_URL: made.url, CAPSTAN_TOKEN: made.token })
  await folder(signedIn.home)
  const add = (...args: string[]) =>
    signedIn.start(['sources', 'add', ...args, '--base', 'Handbook'])
  return { ...made, ...signedIn, base, add, docs: join(signedIn.home, 'docs') }
}

const names = (inputs: readonly Input[]) =>
  inputs.map((input) => ('address' in input ? input.address : input.name))

describe('what is to be added', () => {
  test('is found in files and globs, each once, without what is hidden; a folder is not', async (t) => {
    const { home } = await terminal(t)
    await folder(home)
    const docs = join(home, 'docs')
    const all = ['guide/copy.md', 'guide/prices.md', 'guide/scan.txt', 'hours.md']
    await assert.rejects(inputsOf([docs]), /is a folder/)
    assert.deepEqual(names(await inputsOf([join(docs, '**/*.md')])), all.toSpliced(2, 1))
    assert.deepEqual(names(await inputsOf([join(docs, '*', 'p*.md')])), ['guide/prices.md'])
    const hidden = join(docs, '.hidden.md')
    const address = 'https://example.com/a?b[]=*'
    const mixed = [hidden, address, hidden, address]
    assert.deepEqual(names(await inputsOf(mixed)), ['.hidden.md', address])
    await mkdir(join(home, 'a[b]'))
    await writeFile(join(home, 'a[b]/photo.JPG'), 'x')
    const photo = join(home, 'a[b]/photo.JPG')
    assert.deepEqual(names(await inputsOf([photo])), ['photo.JPG'])
  })
})

describe('capstan sources add', () => {
  test('adds a folder, waits, and ends with 1 and a table of what failed', async (t) => {
    const { app, capstan, base, add, docs } = await world(t)
    keepWorking(t, app)
    const { code, out, err } = await add(docs, '--wait', '--metadata', 'team=support').ended
    assert.equal(code, 1, err)
    assert.match(out, /^added +src_\w+ +guide\/prices\.md$/m)
    assert.match(out, /^failed +\S+ +guide\/scan\.txt +.+$/m)
    assert.match(out, /^4 added, 3 searchable, 1 failed\.$/m)
    assert.match(out, /^WHAT +CODE +ERROR\nguide\/scan\.txt +no_text +\S.+$/m)
    assert.match(err, /^capstan: 1 of 4 failed\.$/m)
    const { data } = await capstan.bases.search(base, {
      query: 'ticket',
      filter: { team: 'support' },
    })
    assert.equal(data[0]?.sourceName, 'guide/prices.md')
  })

  test('replaces the edited files of a folder, and those of one name with --match', async (t) => {
    const { app, capstan, base, add, docs } = await world(t)
    keepWorking(t, app)
    await add(docs, '--wait').ended
    await writeFile(join(docs, 'hours.md'), 'On Sundays we open at eleven.')
    const again = await add(docs, '--wait', '--on-duplicate', 'replace').ended
    assert.match(again.out, /^1 replaced, 3 unchanged, 3 searchable, 1 failed\.$/m)
    const { data } = await capstan.bases.search(base, { query: 'sundays', limit: 50 })
    const hits = data.map(({ sourceName, text }) => `${sourceName} ${/ten|eleven/.exec(text)?.[0]}`)
    assert.deepEqual(hits.sort(), ['guide/copy.md ten', 'hours.md eleven'])
    const single = join(docs, 'single.md')
    for (const [text, count] of [
      ['Ropes.', 5],
      ['Knots.', 5],
    ] as const) {
      await writeFile(single, text)
      assert.equal((await add(single, '--match', 'name').ended).code, 0)
      assert.equal((await Array.fromAsync(capstan.sources.list(base))).length, count)
    }
    for (const [option = '', value = ''] of [
      ['--on-duplicate', 'allow'],
      ['--match', 'name'],
      ['--external-id', 'a'],
    ]) {
      assert.equal((await add(docs, option, value).ended).code, 2)
    }
  })

  test('goes on where an earlier run ended, and tells programs a line each', async (t) => {
    const { capstan, base, add, docs } = await world(t)
    await add(join(docs, 'guide/*.md')).ended
    const { code, out } = await add(join(docs, '**/*.md'), '--json').ended
    assert.equal(code, 0)
    const lines = out.trimEnd().split('\n')
    const states = lines.map((line) => {
      const { what, state, source } = JSON.parse(line)
      return `${what} ${state} ${source.type}`
    })
    const present = ['guide/copy.md', 'guide/prices.md', 'hours.md']
    assert.deepEqual(
      states.sort(),
      present.map((what) => `${what} present file`),
    )
    assert.equal((await Array.fromAsync(capstan.sources.list(base))).length, 2)
  })

  test('adds addresses in one request, and says which ones were refused', async (t) => {
    const { capstan, base, add } = await world(t)
    const { code, out } = await add('https://example.com/', 'https://10.0.0.1/', '--refresh', '36h')
      .ended
    assert.equal(code, 1)
    assert.match(out, /^added +src_\w+ +https:\/\/example\.com\/$/m)
    assert.match(out, /^failed +- +https:\/\/10\.0\.0\.1\/ .*\(target_not_allowed\)$/m)
    const [source] = (await capstan.sources.list(base).page()).data
    assert.equal(source?.refresh?.every, '36h')
  })

  test('makes a sitemap or a crawl of an address', async (t) => {
    const { capstan, base, run } = await world(t)
    const add = (...args: string[]) => run(['sources', 'add', ...args, '--base', 'handbook'])
    const pages = ['--include', '/docs/**', '--exclude', '/docs/old/**', '--max-pages', '7']
    assert.equal((await add('https://example.com/sitemap.xml', '--sitemap', ...pages)).code, 0)
    const crawl = ['--crawl', '--max-depth', '1', '--header', 'Authorization: Bearer x']
    assert.equal((await add('https://example.com/', ...crawl)).code, 0)
    const { data } = await capstan.sources.list(base).page()
    assert.deepEqual(
      data.map(({ type }) => type),
      ['crawl', 'sitemap'],
    )
    assert.doesNotMatch(JSON.stringify(data), /Bearer/)
  })

  test('says how to go on when it is interrupted', async (t) => {
    const { app, add, docs } = await world(t)
    const running = add(docs, '--wait')
    await until(
      'all is added',
      async () =>
        running.out().includes('scan.txt') ||
        (await app.owner.get('/v1/bases')).body.data[0].sourcesCount >= 2,
    )
    running.interrupt()
    const { code, out, err } = await running.ended
    assert.equal(code, 1)
    assert.match(out, /added/)
    assert.match(err, /Run the same command again|shows the progress/)
    assert.match(err, /^capstan: Interrupted\.$/m)
  })

  test('stops at once when the credits are used up, and says how to go on', async (t) => {
    const { home } = await terminal(t)
    await folder(home)
    const { url, received } = await fakeServer(
      t,
      [200, { data: [], hasMore: false, nextCursor: null }],
      [402, refusalBody('insufficient_credits')],
    )
    let said = ''
    const code = await run(['sources', 'add', join(home, 'docs'), '--base', 'kb_1'], {
      env: { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' },
      out: () => {},
      err: (text) => {
        said += text
      },
      columns: 60,
      readInput: async () => '',
      untilInterrupted: () => new AbortController().signal,
    })
    assert.equal(code, 1)
    assert.match(said, /Run the same command again.*\n.*\(insufficient_credits\)/s)
    assert.ok(received.length <= 5, `${received.length} requests`)
  })

  test('draws a bar on a terminal that never outgrows its line, and leaves none behind', async (t) => {
    const { home } = await terminal(t)
    await folder(home)
    const source = { id: 'src_1', name: 'x', status: 'completed', type: 'file' }
    const { url } = await fakeServer(t, [200, { data: [], nextCursor: null }], [201, source])
    const drawn: string[] = []
    let out = ''
    const columns = 80
    const code = await run(['sources', 'add', join(home, 'docs/**/*.md'), '--base', 'kb_1'], {
      env: { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' },
      out: (text) => {
        out += text
      },
      err: (text) => drawn.push(text),
      columns,
      readInput: async () => '',
      untilInterrupted: () => new AbortController().signal,
    })
    assert.equal(code, 0)
    const lines = drawn.map((text) => text.replace('\r\u001b[K', ''))
    assert.ok(lines.every((line) => line.length < columns && !line.includes('\n')))
    assert.match(lines.at(-2) ?? '', /^█{24} 1 added, 2 already existed/)
    assert.equal(lines.at(-1), '')
    assert.equal(out, '1 added, 2 already existed.\n')
  })
})
