import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { keepWorking, served } from '../../sdk/test/served.ts'
import { make } from '../../server/test/factories.ts'
import { terminal } from '../test/terminal.ts'

/** The real server, and a terminal that is signed in to it. */
async function signedIn(t: TestContext) {
  const world = await served(t)
  const { run, home } = await terminal(t, { CAPSTAN_URL: world.url, CAPSTAN_TOKEN: world.token })
  return { ...world, run, home }
}

describe('capstan login', () => {
  test('keeps the server and the token where only their owner can read them', async (t) => {
    const { url, token } = await served(t)
    const { run, home } = await terminal(t)
    const login = await run(['login', '--url', url, '--token', '-'], `${token}\n`)
    assert.deepEqual([login.code, login.err], [0, ''])
    assert.doesNotMatch(login.out, new RegExp(token))
    const path = join(home, '.config/capstan/profile.json')
    assert.deepEqual(JSON.parse(await readFile(path, 'utf8')), { url, token })
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    const me = await run(['me'])
    assert.equal(me.code, 0)
    assert.match(me.out, /^organization\.name +First$/m)
    await run(['login', '--url', url, '--token', token])
    assert.equal((await stat(path)).mode & 0o777, 0o600)
  })

  test('keeps nothing when the token does not work', async (t) => {
    const { url } = await served(t)
    const { run, home } = await terminal(t)
    const { code, err } = await run(['login', '--url', url, '--token', 'cap_wrong'])
    assert.equal(code, 1)
    assert.match(err, /\(invalid_token, req_[\w-]+\)\n$/)
    await assert.rejects(stat(join(home, '.config')), { code: 'ENOENT' })
  })

  test('comes after CAPSTAN_URL and CAPSTAN_TOKEN, and never shows its token to another server', async (t) => {
    const { app, url, token } = await served(t)
    const other = await fakeServer(t, [200, {}])
    const { run, home } = await terminal(t)
    await run(['login', '--url', url, '--token', token])
    const variables = async (env: Record<string, string>) =>
      (await terminal(t, { ...env, XDG_CONFIG_HOME: join(home, '.config') })).run(['me', '--json'])
    const { token: reader } = await make.token(app, ['contacts:read'])
    assert.deepEqual((await variables({ CAPSTAN_TOKEN: reader })).json().token.scopes, [
      'contacts:read',
    ])
    const refused = await variables({ CAPSTAN_URL: other.url })
    assert.deepEqual([refused.code, other.received.length], [2, 0])
  })
})

describe('without a login', () => {
  test('the first start of a server in this folder says who signs in', async (t) => {
    const { url, token } = await served(t)
    const { run, home } = await terminal(t, { CAPSTAN_DATA_DIR: 'nowhere' })
    assert.match((await run(['me'])).err, /^capstan: Not signed in\. /)
    const first = await terminal(t, { CAPSTAN_DATA_DIR: home, XDG_CONFIG_HOME: home })
    await writeFile(join(home, 'first-run.json'), JSON.stringify({ url, apiToken: token }))
    assert.equal((await first.run(['me'])).code, 0)
    const login = await first.run(['login'])
    assert.match(login.out, /^Signed in as /)
    const profile = JSON.parse(await readFile(join(home, 'capstan/profile.json'), 'utf8'))
    assert.deepEqual(profile, { url, token })
  })

  test('login asks a person for what is missing, and refuses a program', async (t) => {
    const { url, token } = await served(t)
    const env = { CAPSTAN_DATA_DIR: 'nowhere' }
    const asked: string[] = []
    const { run } = await terminal(t, env, async (question) => {
      asked.push(question)
      return question.startsWith('API') ? ` ${token} ` : url
    })
    assert.match((await run(['login'])).out, /^Signed in as /)
    assert.deepEqual(asked, ['URL of the server: ', 'API token: '])
    const program = await (await terminal(t, env)).run(['login', '--url', url])
    assert.deepEqual(
      [program.code, program.err],
      [2, 'capstan: token is missing. Add `--token`.\n'],
    )
  })

  test('logout forgets the token, and says when there was none', async (t) => {
    const { url, token } = await served(t)
    const { run } = await terminal(t, { CAPSTAN_DATA_DIR: 'nowhere' })
    await run(['login', '--url', url, '--token', token])
    assert.equal((await run(['logout'])).out, 'Signed out.\n')
    assert.equal((await run(['me'])).code, 2)
    assert.equal((await run(['logout'])).out, 'You were not signed in.\n')
  })
})

test('capstan api sends a request that is written out', async (t) => {
  const { run } = await signedIn(t)
  const created = await run(['api', 'POST', '/v1/contacts', '--body', '-'], '{"name": "Ada"}')
  const { id } = created.json()
  const list = await run(['api', 'GET', '/v1/contacts?limit=1'])
  assert.equal(list.json().data[0].id, id)
  assert.equal((await run(['api', 'DELETE', `/v1/contacts/${id}`])).out, '')
  const gone = await run(['api', 'GET', `/v1/contacts/${id}`])
  assert.deepEqual([gone.code, gone.out], [1, ''])
  assert.equal((await run(['api', 'FETCH', '/v1/contacts'])).code, 2)
})

describe('a command', () => {
  test('creates, changes, clears and deletes a contact', async (t) => {
    const { run } = await signedIn(t)
    const fields = ['--name', 'Ada', '--phone', '+1 (415) 555-0123', '--tag', 'vip', '--tag', 'eu']
    const custom = ['--custom', '{"tier":"gold"}']
    const created = (await run(['contacts', 'create', ...fields, ...custom, '--json'])).json()
    assert.deepEqual([created.tags, created.custom], [['vip', 'eu'], { tier: 'gold' }])
    assert.equal(created.phone, '+14155550123')
    const clear = ['--clear', 'phone', 'tags', '--job-title', 'Engineer']
    const changed = (await run(['contacts', 'update', created.id, ...clear, '--json'])).json()
    assert.deepEqual([changed.phone, changed.tags, changed.jobTitle], [null, [], 'Engineer'])
    const shown = await run(['contacts', 'get', created.id])
    assert.match(shown.out, /^custom\.tier +gold$/m)
    assert.match(shown.out, /^phone +-$/m)
    const deleted = await run(['contacts', 'delete', created.id])
    assert.deepEqual([deleted.code, deleted.out], [0, `${created.id} is deleted.\n`])
  })

  test('lists a page as a table and says how to go on, or all of them', async (t) => {
    const { app, run } = await signedIn(t)
    for (const name of ['Ada', 'Grace', 'Edsger']) await make.contact(app, { name })
    const page = await run(['contacts', 'list', '--limit', '2'])
    const [titles, first] = page.out.split('\n')
    assert.match(titles ?? '', /^ID +NAME +EMAIL +PHONE +TAGS$/)
    assert.match(first ?? '', /^con_\w{26} {2}Edsger {2}- +- +-$/)
    const cursor = /--cursor (\S+)/.exec(page.err)?.[1] ?? ''
    const next = (await run(['contacts', 'list', '--cursor', cursor, '--json'])).json()
    assert.deepEqual([next.data.length, next.data[0].name, next.hasMore], [1, 'Ada', false])
    const all = (await run(['contacts', 'list', '--limit', '1', '--all', '--json'])).json()
    assert.equal(all.data.length, 3)
    const none = await run(['contacts', 'list', '--tag', 'nobody'])
    assert.deepEqual([none.out, none.err], ['', 'No results.\n'])
  })

  test('prints nothing that a terminal would obey', async (t) => {
    const { app, run } = await signedIn(t)
    const { id } = await make.contact(app, {
      name: '\u001b]0;title\u0007\u001b[2JAda',
      custom: { 'a\u001b[1mb': '\u009b31m' },
    })
    for (const args of [['list'], ['get', id]]) {
      const { out } = await run(['contacts', ...args])
      assert.doesNotMatch(out.replaceAll('\n', ''), /\p{Cc}/u)
    }
  })

  test('adds a file, waits for it, finds it and prints its text', async (t) => {
    const { app, run, home } = await signedIn(t)
    keepWorking(t, app)
    await run(['bases', 'create', '--name', 'Handbook'])
    const inBase = ['--base', 'handbook']
    const file = join(home, 'hours.md')
    await writeFile(file, '# Hours\n\nOn Sundays we open at ten.\n')
    const fields = ['--metadata', 'team=support', '--metadata', 'year=2026']
    const added = await run(['sources', 'add', file, ...inBase, ...fields, '--wait'])
    assert.match(added.out, /^status +completed$/m)
    assert.match(added.out, /^name +hours\.md$/m)
    assert.match(added.out, /^metadata\.year +2026$/m)
    const filter = ['--filter', '{"team":"support","year":{"gte":2026}}']
    const search = ['search', 'When do you open on Sundays?', ...inBase, ...filter]
    const found = await run(search)
    assert.match(found.out, /^1\. hours\.md.* \d\.\d{3}\n {3}.*On Sundays we open at ten\./)
    const { sourceId } = (await run([...search, '--json'])).json().data[0]
    const content = await run(['sources', 'content', 'Handbook', sourceId])
    assert.match(content.out, /^# Hours\n\nOn Sundays/)
    assert.match((await run(['sources', 'chunks', 'Handbook', sourceId])).out, /^POSITION +TOKENS/)
    const runs = await run(['sources', 'runs', 'Handbook', sourceId])
    assert.match(runs.out, /^RUN +TRIGGER.*\n1 +add +completed/)
    const latin = join(home, 'latin.txt')
    await writeFile(latin, Buffer.from('Grüße aus Köln, schöne Straße', 'latin1'))
    await run(['sources', 'add', latin, ...inBase, '--wait'])
    const warned = await run(['sources', 'list', 'Handbook', '--warnings'])
    assert.match(warned.out, /NOTE\n\S+ +latin\.txt .*The file declares no encoding/)
    assert.doesNotMatch(warned.out, /hours/)
    const text = ['sources', 'add', '-', ...inBase, '--name', 'Note', '--json']
    const input = await run(text, 'We have tea.')
    assert.deepEqual([input.json().type, input.json().name], ['text', 'Note'])
  })

  test('registers a webhook, shows its secret once, and what became of a test', async (t) => {
    const { app, run } = await signedIn(t)
    const { url } = await fakeServer(t, [503, 'later'])
    const create = await run(['webhooks', 'create', url, '--event', 'source.*'])
    assert.match(create.out, /^secret +whsec_\S+$/m)
    const id = /^id +(\S+)$/m.exec(create.out)?.[1] ?? ''
    assert.doesNotMatch((await run(['webhooks', 'get', id])).out, /whsec_/)
    const delivery = (await run(['webhooks', 'test', id, '--json'])).json()
    await app.drain()
    const { out } = await run(['deliveries', 'get', delivery.id])
    assert.match(out, /^eventType +webhook\.test$/m)
    assert.match(out, /^STARTED +MS +ANSWER +ERROR +BODY\n\S+ +\d+ +503 +- +later$/m)
    const disabled = (await run(['webhooks', 'update', id, '--disable', '--json'])).json()
    assert.equal(disabled.enabled, false)
    assert.match((await run(['webhooks', 'list'])).out, / manual$/m)
  })
})

test('numbers are read as people write them, wherever one is typed', async (t) => {
  const { run } = await signedIn(t)
  const more = ['--additional-phone', '+44 07700 900123', '--additional-phone', '+49 (0)30/901820']
  const upsert = ['contacts', 'upsert', 'phone', '+1 202.555.0199', ...more, '--json']
  const { id, phone, additionalPhones } = (await run(upsert)).json()
  assert.deepEqual([phone, additionalPhones], ['+12025550199', ['+447700900123', '+4930901820']])
  const found = await run(['contacts', 'get-by', 'phone', '+1 (202) 555-0199', '--json'])
  assert.equal(found.json().id, id)
  const listed = await run(['contacts', 'list', '--phone', '＋1 202 555 0199', '--json'])
  assert.match(listed.out, new RegExp(id))
  const company = ['companies', 'create', '--name', 'Acme', '--phone', '+41 44 668 18 00', '--json']
  assert.equal((await run(company)).json().phone, '+41446681800')
})

describe('a command that cannot be done', () => {
  test('ends with 1 and one sentence when the server refuses it', async (t) => {
    const { run } = await signedIn(t)
    const args = ['contacts', 'create', '--phone', '12']
    const { code, out, err } = await run(args)
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^capstan: phone must be .*\. \(validation_error, req_[\w-]+\)\n$/)
    const { error } = JSON.parse((await run([...args, '--json'])).err)
    assert.deepEqual([error.code, error.field], ['validation_error', 'phone'])
    assert.match(error.requestId, /^req_/)
  })

  test('ends with 2 when the command line is wrong, and sends nothing', async (t) => {
    const { url, received } = await fakeServer(t, [200, {}])
    const { run, home } = await terminal(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_x' })
    await writeFile(join(home, 'empty.csv'), 'query,name\n')
    await writeFile(join(home, 'wrong.csv'), 'question,answer\nWhy?,hours.md\n')
    const inBase = ['--base', 'kb_1']
    const page = 'https://example.com/'
    const cases: [args: string[], said: RegExp][] = [
      [[], /^Usage: capstan/],
      [['contact', 'list'], /unknown command 'contact'.*Did you mean contacts\?/s],
      [['contacts', 'list', '--limt', '3'], /unknown option '--limt'/],
      [['contacts', 'list', '--limit', 'x'], /Use a whole number/],
      [['contacts', 'get'], /missing required argument 'contact'/],
      [['contacts', 'get', ''], /"" is not an id/],
      [['contacts', 'create', '--custom', '[1]'], /Use a JSON object/],
      [['contacts', 'update', 'con_1', '--clear', 'id'], /Allowed choices are name/],
      [['sources', 'add', 'x'], /required option '--base <base>'/],
      [['sources', 'add', '/no/such', ...inBase], /neither an http\(s\) URL nor a readable file/],
      [['sources', 'add', join(home, '*.pdf'), ...inBase], /\*\.pdf matches no file/],
      [['sources', 'add', '-', 'x', ...inBase], /- reads a single text/],
      [['sources', 'add', page, '--metadata', 'x', ...inBase], /such as team=support/],
      [['sources', 'add', page, '--header', 'x', ...inBase], /"Authorization: Bearer/],
      [['sources', 'add', page, '--max-pages', '3', ...inBase], /need --sitemap or --crawl/],
      [
        ['sources', 'add', page, '--sitemap', '--crawl', ...inBase],
        /only one of --sitemap and --crawl/,
      ],
      [['evaluate', '/no/such.json', ...inBase], /cannot be read/],
      [['evaluate', join(home, 'empty.csv'), ...inBase], /contains no questions/],
      [['evaluate', join(home, 'wrong.csv'), ...inBase], /Row 1 of .* is incomplete/],
    ]
    const one = async ([args, said]: [string[], RegExp]) => {
      const { code, err } = await run(args)
      assert.match(err, said)
      assert.equal(code, 2, args.join(' '))
    }
    await Promise.all(cases.map(one))
    assert.equal(received.length, 0)
  })

  test('ends with 2 when no server is known, or the profile is broken', async (t) => {
    const { run, home } = await terminal(t)
    assert.match((await run(['me'])).err, /Run `capstan login/)
    await run(['login', '--url', 'capstan.example.com', '--token', 'x'])
    const { url } = await fakeServer(t, [200, { token: {}, organization: {} }])
    await run(['login', '--url', url, '--token', 'cap_x'])
    await writeFile(join(home, '.config/capstan/profile.json'), '{"token":"cap_secret"')
    const { code, err } = await run(['me'])
    assert.equal(code, 2)
    assert.match(err, /has no URL and token. Run `capstan login` again/)
    assert.doesNotMatch(err, /cap_secret/)
  })

  test('ends with 3 when nobody answers', async (t) => {
    const { run } = await terminal(t, { CAPSTAN_URL: 'http://127.0.0.1:1', CAPSTAN_TOKEN: 'cap_x' })
    const { code, err } = await run(['me'])
    assert.equal(code, 3)
    assert.match(
      err,
      /^capstan: http:\/\/127\.0\.0\.1:1 cannot be reached: .*\(connection_failed\)\n$/,
    )
  })
})
