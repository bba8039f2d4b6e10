import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import {
  type Answer,
  ingested,
  pageOf,
  pathsOf,
  startSite,
} from '../../../../test/fixtures/site.ts'
import { harness } from '../../../../test/harness.ts'
import { pathOf } from '../../../../test/ingestion.ts'
import { createKeyring } from '../../../platform/crypto/seal.ts'
import { headersFor, requireHeaders, sealHeaders } from './secret-headers.ts'

const canary = 'canary-5b1e6f'

describe('the headers of a source', () => {
  test('open a page, and stand nowhere that a client, an event or a log line shows', async (t) => {
    const lines: string[] = []
    const app = await harness(t, { log: { write: (line) => void lines.push(line) } })
    const site = await startSite(t, { '/': [] })
    const headers = { Authorization: `Bearer ${canary}`, 'X-Key': canary }
    const source = await ingested(app, { type: 'url', url: `${site.url}/`, headers })
    const page = site.requests.find(({ url }) => url === '/')
    assert.equal(page?.headers.authorization, `Bearer ${canary}`)
    assert.equal(page?.headers['x-key'], canary)
    const { rows } = await app.context.database.db
      .selectFrom('events')
      .select('body')
      .execute()
      .then((found) => ({ rows: found }))
    const stored = await app.context.database.db.selectFrom('sources').selectAll().execute()
    const shown = [
      JSON.stringify(source),
      (await app.owner.get(pathOf(source))).text,
      (await app.owner.get(`/v1/bases/${source.baseId}/sources`)).text,
      ...rows.map(({ body }) => String(body)),
      ...lines,
      ...stored.map(
        ({ sealed_headers: sealed, ...row }) =>
          JSON.stringify(row) + Buffer.from(sealed ?? '').toString('latin1'),
      ),
    ]
    assert.ok(lines.length > 0)
    for (const text of shown) assert.ok(!text.includes(canary), text.slice(0, 200))
  })

  test('open the pages of its sitemap and its crawl, too', async (t) => {
    const app = await harness(t)
    const headers = { cookie: `session=${canary}` }
    const site = await startSite(t, (url) => ({
      '/sitemap.txt': { body: `${url}/a`, headers: { 'content-type': 'text/plain' } },
      '/': ['/b'],
      '/a': [],
      '/b': [],
    }))
    const sitemap = { type: 'sitemap', url: `${site.url}/sitemap.txt`, headers }
    assert.deepEqual(await pathsOf(app, await ingested(app, sitemap)), ['/a'])
    const crawl = await ingested(app, { type: 'crawl', url: `${site.url}/`, headers })
    assert.deepEqual(await pathsOf(app, crawl), ['/', '/b'])
    const pages = site.requests.filter(({ url }) => url !== '/robots.txt')
    assert.ok(pages.every(({ headers: sent }) => sent.cookie === `session=${canary}`))
  })

  for (const [name, value] of [
    ['Host', 'internal'],
    ['content-length', '5'],
    ['Transfer-Encoding', 'chunked'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['Metadata-Flavor', 'Google'],
    ['If-None-Match', '"x"'],
    ['User-Agent', 'Mozilla'],
    ['Range', 'bytes=0-'],
    ['bad name', 'x'],
    ['x-broken', 'a\r\nb: c'],
    ['x-wide', '€'],
  ] as const) {
    test(`are refused when they hold ${name}: ${JSON.stringify(value)}, and the value is not repeated`, async (t) => {
      const app = await harness(t)
      const { id } = await make.base(app)
      const fields = { type: 'url', url: 'https://a.example/', headers: { [name]: value } }
      const { status, body } = await app.owner.post(`/v1/bases/${id}/sources`, fields)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'validation_error', `headers.${name}`],
      )
    })
  }

  test('are refused when a name is given twice, or they are too long', () => {
    assert.throws(() => requireHeaders({ 'X-Key': '1', 'x-key': '2' }), { field: 'headers.x-key' })
    const long = Object.fromEntries([1, 2, 3].map((n) => [`x-${n}`, 'a'.repeat(3_000)]))
    assert.throws(() => requireHeaders(long), { field: 'headers' })
  })

  test('are for their own origin alone, and open for their own source alone', () => {
    const keyring = createKeyring([Buffer.alloc(32, 1)])
    const sealed_headers = sealHeaders(keyring, 'one', { cookie: 'a' })
    const owner = { id: 'one', url: 'https://a.example/x', sealed_headers }
    assert.deepEqual(headersFor(keyring, owner, 'https://a.example/y'), { cookie: 'a' })
    for (const url of ['http://a.example/', 'https://a.example:8443/', 'https://b.a.example/']) {
      assert.deepEqual(headersFor(keyring, owner, url), {})
    }
    assert.throws(() => headersFor(keyring, { ...owner, id: 'two' }, 'https://a.example/y'))
  })
})

describe('a page that asks for a sign-in', () => {
  const form =
    '<form><label>User <input name=u></label><label>Password <input type="password"></label></form>'
  const wall = `<html><head><title>Sign in</title></head><body><main><h1>Sign in</h1><p>Please sign in to go on.</p>${form}</main></body></html>`
  for (const [what, answer, code] of [
    ['is one by its form', { body: wall }, 'login_required'],
    [
      'is nothing but its form',
      { body: `<html><body>${form.replace(/User |Password /g, '')}</body></html>` },
      'login_required',
    ],
    [
      'shows its text beside the form',
      {
        body: pageOf('/', [], '').replace(
          '</main>',
          `${'<p>The keeper counts the ships that pass the harbour.</p>'.repeat(20)}${form}</main>`,
        ),
      },
      undefined,
    ],
    ['is short and has no form', { body: wall.replace(form, '') }, undefined],
  ] as [string, Answer, string | undefined][]) {
    test(`${code ? 'fails' : 'is read'} when it ${what}`, async (t) => {
      const app = await harness(t)
      const site = await startSite(t, {
        '/page': { status: 302, headers: { location: '/login' } },
        '/login': answer,
      })
      const source = await ingested(app, { type: 'url', url: `${site.url}/page` })
      assert.equal(source.failure?.code, code, source.error ?? '')
    })
  }
})
