import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { makePdf } from '../../../../test/fixtures/pdf.ts'
import { ingested, refreshed, startSite } from '../../../../test/fixtures/site.ts'
import { filePart, formOf } from '../../../../test/form.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { eventsOf } from '../../../../test/ingestion.ts'
import { boundWarnings, warn } from '../warnings.ts'

const german = 'Rückgabe: Die Geräte können zurückgegeben werden, größere auf Anfrage.'

/** One page at one address, whose answer the test changes. */
async function onePage(t: TestContext, app: Harness, body: Buffer | string, etag?: string) {
  const answer = (bytes: Buffer | string, tag?: string) => ({
    headers: { 'content-type': 'text/plain', ...(tag && { etag: tag }) },
    body: bytes,
  })
  const site = await startSite(t, { '/a': answer(body, etag) })
  const source = await ingested(app, { type: 'url', url: `${site.url}/a` })
  const serve = (bytes: Buffer | string, tag?: string): void => {
    site.pages['/a'] = answer(bytes, tag)
  }
  return { source, serve }
}

const codesOf = ({ warnings }: { warnings: { code: string }[] }): string[] =>
  warnings.map(({ code }) => code)

describe('warnings of a source', () => {
  test('name the page without text, in the source, its event and the list', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const path = `/v1/bases/${base.id}/sources`
    const scan = { width: 1, height: 1, data: Buffer.from([0]), matrix: [612, 0, 0, 792, 0, 0] }
    const pdf = makePdf({
      pages: [[{ text: 'Boats moor here.', y: 700 }], [scan], [{ text: 'Fees are due.', y: 700 }]],
    })
    const form = formOf([filePart(pdf, 'rules.pdf', 'application/pdf')])
    const { body } = await app.owner.send({ method: 'POST', url: path, ...form })
    assert.deepEqual(body.warnings, [])
    await make.source(app, { base })
    await app.drain()
    const source = (await app.owner.get(`${path}/${body.id}`)).body
    assert.equal(source.status, 'completed')
    const [{ message, ...warning }] = source.warnings
    assert.match(message, /^Page 2 is a picture without text, such as a scan\./)
    assert.deepEqual(warning, {
      code: 'pages_without_text',
      severity: 'warning',
      where: 'page 2',
    })
    assert.deepEqual((await eventsOf(app, source)).last.warnings, source.warnings)
    const listed = async (query: string): Promise<string[]> =>
      (await app.owner.get(`${path}?${query}`)).body.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(await listed('warnings=true'), [source.id])
    assert.equal((await listed('warnings=false')).includes(source.id), false)
    assert.equal((await listed('warnings=false')).length, 1)
    assert.deepEqual(await listed('warnings=true&status=failed'), [])
  })

  test('go when the same text is read again without, and come back with it', async (t) => {
    const app = await harness(t)
    const latin = Buffer.from(german, 'latin1')
    const { source, serve } = await onePage(t, app, latin)
    assert.deepEqual(codesOf(source), ['encoding_guessed'])
    serve(german)
    const clean = await refreshed(app, source)
    assert.deepEqual([clean.contentHash, clean.warnings], [source.contentHash, []])
    serve(latin)
    assert.deepEqual(codesOf(await refreshed(app, source)), ['encoding_guessed'])
  })

  test('stay with a page that has not changed, and with the text of a run that fails', async (t) => {
    const app = await harness(t)
    const { source, serve } = await onePage(t, app, Buffer.from(german, 'latin1'), '"1"')
    app.clock.advance('1h')
    assert.deepEqual(codesOf(await refreshed(app, source)), ['encoding_guessed'])
    serve(Buffer.from([0, 1, 2, 3, 0, 0, 0, 255]))
    const failed = await refreshed(app, source)
    assert.deepEqual([failed.status, codesOf(failed)], ['failed', ['encoding_guessed']])
  })

  test('say how many pages of a crawl failed, and go with the next run', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': ['/a', '/b', '/gone'], '/a': [], '/b': [] })
    const source = await ingested(app, { type: 'crawl', url: `${site.url}/` })
    const [{ code, message }] = source.warnings
    assert.deepEqual([source.status, code], ['completed', 'pages_failed'])
    assert.match(message, /^1 of 4 pages failed\./)
    site.pages['/gone'] = []
    assert.deepEqual((await refreshed(app, source)).warnings, [])
  })

  test('say that a crawl or sitemap has more pages than were read', async (t) => {
    const app = await harness(t)
    const paths = ['/a', '/b', '/c']
    const site = await startSite(t, (url) => ({
      '/': paths,
      ...Object.fromEntries(paths.map((path) => [path, []])),
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset>${paths.map((path) => `<url><loc>${url}${path}</loc></url>`).join('')}</urlset>`,
      },
    }))
    for (const [type, path] of [
      ['crawl', '/'],
      ['sitemap', '/sitemap.xml'],
    ]) {
      const source = await ingested(app, { type, url: `${site.url}${path}`, maxPages: 2 })
      assert.deepEqual(codesOf(source), ['page_limit_reached'], type)
    }
  })

  test('are fifty at most, severe ones first, and the last counts the others', () => {
    const skipped = Array.from({ length: 60 }, (_, n) => warn('hidden_part_skipped', `Part ${n}`))
    const bounded = boundWarnings([
      ...skipped,
      warn('characters_lost', 'x'.repeat(9_999), '\ud800'),
    ])
    assert.equal(bounded.length, 50)
    assert.deepEqual(
      [bounded[0]?.code, bounded[0]?.message.length, bounded[0]?.where],
      ['characters_lost', 1_000, '\ufffd'],
    )
    assert.match(bounded.at(-1)?.message ?? '', /^12 more warnings are not listed\./)
  })
})
