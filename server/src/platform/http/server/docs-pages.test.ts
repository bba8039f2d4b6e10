import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { errorCatalogue } from '../../errors.ts'

const folder = join(import.meta.dirname, '../../../../../docs')
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replaceAll('\\', '/').replace(/\.md$/, ''))
/** As addresses below `/docs`. */
const slugs = [
  ...names.map((name) => `/${name}`.replace(/\/README$/, '')),
  '/project/changelog',
  '/project/sdk',
]

const idsOf = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

const linksOf = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )

describe('GET /docs', () => {
  test('200 shows every page of the folder, and no link of it leads nowhere', async (t) => {
    const { http } = await harness(t)
    const pages = new Map<string, string>()
    for (const slug of slugs) {
      const { statusCode, headers, body } = await http.inject({ url: `/docs${slug}` })
      assert.equal(statusCode, 200, slug)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assert.match(body, /<title>[^<]+<\/title>/, slug)
      assert.match(body, /<h1>/, slug)
      pages.set(`/docs${slug}`, body)
    }
    const dead: string[] = []
    const checked = new Map<string, boolean>()
    for (const [page, html] of pages) {
      for (const link of linksOf(html)) {
        if (/^(?:https?|mailto):/.test(link)) continue
        const [path = '', id] = link.split('#')
        const target = path || page
        if (!checked.has(target)) {
          const { statusCode } = await http.inject({ url: target })
          checked.set(target, statusCode < 400)
        }
        const isThere = checked.get(target) && path.startsWith(path && '/')
        const known = pages.get(target)
        if (!isThere || (id && known && !idsOf(known).includes(decodeURIComponent(id)))) {
          dead.push(`${page}: ${link}`)
        }
      }
    }
    assert.deepEqual(dead, [])
  })

  test('200 has each page as Markdown, and the indexes for programs name all of them', async (t) => {
    const { http } = await harness(t)
    const index = await http.inject({ url: '/docs/llms.txt' })
    const full = await http.inject({ url: '/docs/llms-full.txt' })
    for (const slug of slugs) {
      const url = `/docs${slug || '/index'}.md`
      const { statusCode, headers, body } = await http.inject({ url })
      assert.equal(statusCode, 200, url)
      assert.match(String(headers['content-type']), /^text\/markdown; charset=utf-8$/i)
      assert.match(body, /^# /m, url)
      // The list of the decisions is one line of the index.
      if (slug === '' || slug.startsWith('/decisions/')) continue
      assert.match(index.body, new RegExp(`^- \\[[^\\]]+\\]\\(${RegExp.escape(url)}\\): .+$`, 'm'))
      assert.ok(full.body.includes(body), url)
    }
    const moved = await http.inject({ url: '/llms.txt' })
    assert.deepEqual([moved.statusCode, moved.headers.location], [301, '/docs/llms.txt'])
  })

  test('200 keeps the anchor of each error', async (t) => {
    const { http } = await harness(t)
    const { body } = await http.inject({ url: '/docs/errors' })
    const ids = idsOf(body)
    for (const code of Object.keys(errorCatalogue)) assert.ok(ids.includes(code), code)
  })

  test('304 to a reader who has the page, and files that may be kept for good', async (t) => {
    const { http } = await harness(t)
    const headers = { 'accept-encoding': 'br' }
    const first = await http.inject({ url: '/docs/webhooks', headers })
    assert.equal(first.headers['content-encoding'], 'br')
    const known = { ...headers, 'if-none-match': String(first.headers.etag) }
    const again = await http.inject({ url: '/docs/webhooks', headers: known })
    assert.equal(again.statusCode, 304)
    const page = await http.inject({ url: '/docs/webhooks/' })
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page.body) ?? []
    const { headers: its } = await http.inject({ url: script })
    assert.equal(its['cache-control'], 'public, max-age=31536000, immutable')
  })

  test('404 knows no other page, and no file beside the pages', async (t) => {
    const { http } = await harness(t)
    for (const url of ['/docs/nothing', '/docs/..%2findex', '/docs/webhooks.html.br']) {
      assert.equal((await http.inject({ url })).statusCode, 404, url)
    }
  })

  test('the folder is small enough to be part of every installation', () => {
    const dist = join(folder, '../dashboard/dist/docs')
    const bytes = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0)
    assert.ok(bytes < 4_000_000, `${bytes} bytes`)
  })
})
