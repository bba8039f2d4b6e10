import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { make } from '../../../../test/factories.ts'
import {
  type Handler,
  loopbackAuthority,
  type ReceivedRequest,
  startHttpServer,
  startTlsServer,
} from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  attempt,
  chunksIn,
  eventsOf,
  ingestionOf,
  pathOf,
  read,
  runOf,
} from '../../../../test/ingestion.ts'
import { createOutbound, type OutboundSettings } from '../../../platform/net/index.ts'

const prose = 'The lighthouse keeper counts the ships that pass the harbour every morning. '
const html = `<!doctype html><html lang="en"><head><title>Harbour &amp; ships</title></head>
<body><main><h1>Harbour</h1><p>${prose.repeat(4)}</p></main></body></html>`

type Answer = (response: Parameters<Handler>[1], url: string) => void

const send =
  (status: number, body: string | Buffer = html, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

const breakOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': '9999' }).write(html, () => response.destroy())
}

/** A site on loopback that answers its requests with these, the last one for all that follow. */
async function site(t: TestContext, ...answers: Answer[]) {
  const pages: ReceivedRequest[] = []
  const { url } = await startHttpServer(t, (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else answers[Math.min(pages.push(request), answers.length) - 1]?.(response, request.url)
  })
  return { url, requests: pages }
}

/** Adds the address, lets the worker run it until nothing is left, and returns the source. */
async function ingested(app: Harness, url: string) {
  const source = await make.source(app, { type: 'url', url })
  await app.drain()
  return read(app, source)
}

async function contentOf(app: Harness, source: { id: string; baseId: string }) {
  return (await app.owner.get(`${pathOf(source)}/content`)).body
}

describe('a page that can be read', () => {
  test('is completed: its chunks are there, its title is its name, and one event tells so', async (t) => {
    const app = await harness(t)
    const { url, requests } = await site(t, send(200, html, { etag: '"v1"' }))
    const source = await ingested(app, `${url}/harbour?day=1`)
    const { id, baseId, contentHash, progress, usage, ...shown } = source
    const { createdAt, updatedAt, lastFetchedAt, lastCheckedAt, ...others } = shown
    const { contentChangedAt, ...rest } = others
    assert.deepEqual(rest, {
      name: 'Harbour & ships',
      type: 'url',
      url: `${url}/harbour?day=1`,
      status: 'completed',
      chunksCount: 1,
      embeddingModel: 'capstan-lexical-384',
      embeddingDimensions: 384,
      metadata: {},
      encoding: null,
      externalId: null,
      parentId: null,
      refresh: null,
      nextRefreshAt: null,
      error: null,
      failure: null,
      warnings: [],
    })
    const now = app.clock.now().toISOString()
    assert.deepEqual([lastCheckedAt, contentChangedAt], [now, now])
    const { stages, ...counts } = progress
    assert.deepEqual(counts, { stage: null, percent: 100, done: 1, total: 1 })
    const order = ['fetching', 'extracting', 'chunking', 'embedding', 'storing']
    const times = order.map((stage) => stages[stage])
    assert.deepEqual(times, times.toSorted(), 'each stage began after the one before')
    const { tokens, ...spent } = usage
    assert.ok(tokens > 0)
    const bytes = Buffer.byteLength(html)
    assert.deepEqual(spent, { bytes, chunksEmbedded: 1, chunksReused: 0, credits: 2 })
    assert.match(contentHash, /^[0-9a-f]{64}$/)
    assert.equal(lastFetchedAt, app.clock.now().toISOString())
    const { content, title, language } = await contentOf(app, source)
    assert.match(content, /lighthouse keeper/)
    assert.deepEqual([title, language], ['Harbour & ships', 'en'])
    assert.deepEqual(await eventsOf(app, source), { types: ['source.completed'], last: source })
    assert.deepEqual(
      requests.map(({ url, headers }) => [url, headers['if-none-match']]),
      [['/harbour?day=1', undefined]],
    )
    assert.match(String(requests[0]?.headers['user-agent']), /^Capstan\//)
  })

  test('keeps the name that it was given', async (t) => {
    const app = await harness(t)
    const { url } = await site(t, send(200))
    const source = await make.source(app, { type: 'url', url, name: 'My harbour' })
    await app.drain()
    assert.equal((await read(app, source)).name, 'My harbour')
  })

  const latin1 = Buffer.from(html.replace('The light', 'Le café, la forêt. The light'), 'latin1')
  for (const [what, answer, expected] of [
    ['is compressed with gzip', send(200, gzipSync(html), { 'content-encoding': 'gzip' }), prose],
    [
      'is compressed with brotli',
      send(200, brotliCompressSync(html), { 'content-encoding': 'br' }),
      prose,
    ],
    ['is plain text', send(200, prose, { 'content-type': 'text/plain' }), prose],
    ['is Markdown', send(200, `# Harbour\n\n${prose}`, { 'content-type': 'text/markdown' }), prose],
    [
      'is JSON',
      send(200, JSON.stringify({ text: prose }), { 'content-type': 'application/json' }),
      prose,
    ],
    ['is CSV', send(200, `place,text\nHarbour,${prose}\n`, { 'content-type': 'text/csv' }), prose],
    ['declares no type', (response) => response.end(html), prose],
    ['declares a wrong type', send(200, html, { 'content-type': 'text/plain' }), prose],
    ['declares UTF-8 and is Latin-1', send(200, latin1), 'Le café, la forêt.'],
    [
      'declares Latin-1 and is UTF-8',
      send(200, html.replace('The light', 'Größe. The light'), {
        'content-type': 'text/html; charset=iso-8859-1',
      }),
      'Größe.',
    ],
    [
      'declares a charset that there is not',
      send(200, html, { 'content-type': 'text/html; charset=klingon' }),
      prose,
    ],
    ['holds U+0000', send(200, html.replace('keeper', 'kee\0per')), 'counts the ships'],
    [
      'is JSON with half a surrogate pair',
      send(200, `{"text":"\\ud800 ${prose}"}`, { 'content-type': 'application/json' }),
      prose,
    ],
  ] as [string, Answer, string][]) {
    test(`is completed when it ${what}`, async (t) => {
      const app = await harness(t)
      const { url } = await site(t, answer)
      const source = await ingested(app, url)
      assert.deepEqual([source.status, source.error], ['completed', null])
      const { content } = await contentOf(app, source)
      assert.ok(content.includes(expected.trim()), content)
      const { data } = (await app.owner.get(`${pathOf(source)}/chunks`)).body
      for (const chunk of data) {
        assert.equal(content.slice(chunk.charStart, chunk.charEnd), chunk.text)
      }
    })
  }

  test('is completed at the end of five redirects, and keeps the address it was given', async (t) => {
    const app = await harness(t)
    const { url } = await site(t, (response, path) => {
      const hop = Number(path.slice(1))
      if (hop < 5) response.writeHead(302, { location: `/${hop + 1}` }).end()
      else send(200)(response, path)
    })
    const source = await ingested(app, `${url}/0`)
    assert.deepEqual([source.status, source.url], ['completed', `${url}/0`])
  })

  for (const [what, first] of [
    ['answers 500', send(500)],
    ['answers 429', send(429, '', { 'retry-after': '1' })],
    ['breaks off', breakOff],
  ] as [string, Answer][]) {
    test(`is completed when it ${what} first and can be read the next time`, async (t) => {
      const app = await harness(t)
      const { url, requests } = await site(t, first, send(200))
      const source = await ingested(app, url)
      assert.deepEqual([source.status, source.error], ['completed', null])
      assert.equal(requests.length, 2)
      assert.deepEqual((await eventsOf(app, source)).types, ['source.completed'])
    })
  }
})

const readable =
  'text is read from PDF, Word, PowerPoint and Excel files, EPUB books, email, HTML, Markdown, plain text, JSON and CSV.'
const noText =
  'The page has no readable text. If JavaScript builds it in the browser, add an address whose text the server sends, or add the text itself.'
const shell =
  '<!doctype html><html><body><div id="app"></div><script src="/app.js"></script></body></html>'

describe('a page that cannot be read', () => {
  for (const [what, answer, sentence, attempts = 1] of [
    ['answers 404', send(404), 'The page returned 404. Check the address.'],
    ['answers 410', send(410), 'The page returned 410. Check the address.'],
    [
      'answers 401',
      send(401),
      'The page returned 401. It must be readable without signing in, or set `headers` that grant access.',
    ],
    [
      'answers 403',
      send(403),
      'The page returned 403. It must be readable without signing in, or set `headers` that grant access.',
    ],
    ['answers 418', send(418), 'The page returned 418. Only a page that returns 200 can be read.'],
    [
      'answers 304 to somebody who has nothing',
      send(304),
      'The page returned 304. Only a page that returns 200 can be read.',
    ],
    [
      'redirects to nowhere',
      send(302),
      'The page returned 302. Only a page that returns 200 can be read.',
    ],
    [
      'answers 429',
      send(429),
      'The page returned 429. The site limits the rate of requests. Refresh the source later.',
      3,
    ],
    [
      'answers 500',
      send(500),
      'The page returned 500. The site has a problem. Refresh the source later.',
      3,
    ],
    [
      'answers 503',
      send(503),
      'The page returned 503. The site has a problem. Refresh the source later.',
      3,
    ],
    [
      'answers 204',
      (response) => response.writeHead(204).end(),
      'The content has no readable text.',
    ],
    ['is empty', send(200, ''), 'The content has no readable text.'],
    ['is a shell for scripts', send(200, shell), noText],
    [
      'is a PNG image',
      send(200, Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1')),
      `The content is a PNG image; ${readable}`,
    ],
    [
      'is a broken PDF',
      send(200, '%PDF-1.7 …', { 'content-type': 'application/pdf' }),
      'The PDF is damaged or incomplete. Export it again and add that file.',
    ],
    [
      'is a feed',
      send(200, '<?xml version="1.0"?><rss><channel/></rss>'),
      `The content is an RSS feed; ${readable}`,
    ],
    [
      'is binary',
      send(200, Buffer.from(Array.from({ length: 999 }, (_, i) => (i * 7) % 256)), {
        'content-type': 'application/x-thing',
      }),
      `The content is binary data, declared as application/x-thing, not text; ${readable}`,
    ],
    [
      'does not decompress',
      send(200, 'no gzip', { 'content-encoding': 'gzip' }),
      'The response of the site is not valid HTTP, or its compression is damaged.',
    ],
    [
      'unfolds to 64 MB',
      send(200, gzipSync(Buffer.alloc(64 << 20, ' a')), { 'content-encoding': 'gzip' }),
      'The page is larger than 10 MiB. Split it, or add its text in parts.',
    ],
    [
      'redirects in a circle',
      send(301, '', { location: '/again' }),
      'The page redirects more than 5 times. Add the final address instead.',
      6,
    ],
    [
      'redirects to a private address',
      send(302, '', { location: 'http://10.0.0.1/' }),
      'The address leads to a private network, which is not allowed. Use a public address.',
    ],
    [
      'redirects to the metadata of a cloud',
      send(302, '', { location: 'http://169.254.169.254/latest' }),
      'The address leads to a private network, which is not allowed. Use a public address.',
    ],
    [
      'redirects to a file',
      send(302, '', { location: 'file:///etc/passwd' }),
      'The address cannot be fetched. Use an http or https address.',
    ],
    ['breaks off', breakOff, 'The site closed the connection early. Refresh later.', 3],
  ] as [string, Answer, string, number?][]) {
    test(`fails with a sentence when it ${what}`, async (t) => {
      const app = await harness(t)
      const { url, requests } = await site(t, answer)
      const source = await ingested(app, url)
      assert.deepEqual([source.status, source.error], ['failed', sentence])
      assert.deepEqual(
        [source.chunksCount, source.contentHash, source.lastFetchedAt],
        [0, null, null],
      )
      assert.equal(source.progress.percent, 0)
      assert.deepEqual(await chunksIn(app), [])
      assert.equal(requests.length, attempts)
      assert.deepEqual(await eventsOf(app, source), { types: ['source.failed'], last: source })
    })
  }

  test('fails when it is 500 MB, and no more than a little of it is taken', async (t) => {
    const app = await harness(t)
    const portion = Buffer.alloc(1 << 16, 'text ')
    let sent = 0
    const { url } = await site(t, (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      const pour = (): void => {
        while (sent < 500 << 20 && !response.destroyed) {
          sent += portion.length
          if (!response.write(portion)) return
        }
        response.end()
      }
      response.on('drain', pour)
      pour()
    })
    const source = await ingested(app, url)
    assert.equal(
      source.error,
      'The page is larger than 10 MiB. Split it, or add its text in parts.',
    )
    assert.ok(sent < 40 << 20, `${sent} bytes were taken`)
  })

  test('fails when its elements are nested 200,000 deep', async (t) => {
    const app = await harness(t)
    const { url } = await site(t, send(200, `${'<div>'.repeat(200_000)}${prose}`))
    const source = await ingested(app, url)
    assert.equal(source.status, 'failed')
    assert.match(source.error, /nested/)
  })
})

/** A server of bytes, for what is no HTTP. */
async function rawServer(t: TestContext, answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  return (server.address() as { port: number }).port
}

describe('a site that does not answer as it should', () => {
  test('fails when it is not HTTP', async (t) => {
    const app = await harness(t)
    const port = await rawServer(t, (socket) => socket.end('220 mail.example ESMTP\r\n'))
    const { error } = await ingested(app, `http://127.0.0.1:${port}/`)
    assert.equal(
      error,
      'The response of the site is not valid HTTP, or its compression is damaged.',
    )
  })

  test('fails when nobody listens there', async (t) => {
    const app = await harness(t)
    const port = await rawServer(t, () => {})
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port: free } = server.address() as { port: number }
    await new Promise<void>((resolve) => server.close(() => resolve()))
    assert.notEqual(free, port)
    const { error } = await ingested(app, `http://127.0.0.1:${free}/`)
    assert.equal(
      error,
      'The site did not accept a connection. Check the address, or refresh later.',
    )
  })

  for (const [what, host, options, trusted] of [
    ['has expired', 'localhost', { expired: true }, true],
    ['is of another name', 'other.example', {}, true],
    ['is of an unknown authority', 'localhost', {}, false],
  ] as const) {
    test(`fails when its certificate ${what}`, async (t) => {
      const app = await harness(t)
      const { port } = await startTlsServer(t, (_, response) => void response.end(html), options)
      await using outbound = createOutbound({
        allowNetworks: ['127.0.0.0/8'],
        userAgent: 'Test',
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        ...(trusted && { ca: await loopbackAuthority() }),
      })
      const source = await make.source(app, { type: 'url', url: `https://${host}:${port}/` })
      await attempt(ingestionOf(app, { outbound }), runOf(app, source))
      assert.equal(
        (await read(app, source)).error,
        'No secure connection was possible, because the certificate of the site is not valid.',
      )
    })
  }

  test('is completed over TLS with a certificate that is trusted', async (t) => {
    const app = await harness(t)
    const { url } = await startTlsServer(t, (_, response) => void response.end(html))
    assert.equal((await ingested(app, url)).status, 'completed')
  })

  /** The clock of the test's outbound client is real; shorter bounds make it wait as long as it must. */
  const impatient = (app: Harness, bounds: { headersMs: number; totalMs: number }) => {
    const { outbound } = app.context
    const timeouts = { connectMs: 60_000, ...bounds }
    return {
      ...outbound,
      request: (request: Parameters<typeof outbound.request>[0]) =>
        outbound.request({ ...request, timeouts }),
    }
  }

  for (const [what, answer, sentence, bounds] of [
    [
      'hangs',
      () => {},
      'The page did not start to respond within 15 seconds. Refresh later.',
      { headersMs: 50, totalMs: 60_000 },
    ],
    [
      'hangs in the middle of its page',
      (response) => void response.writeHead(200).write(html.slice(0, 100)),
      'The page did not arrive within 20 seconds. Refresh later.',
      { headersMs: 60_000, totalMs: 150 },
    ],
  ] as [string, Answer, string, { headersMs: number; totalMs: number }][]) {
    test(`fails when it ${what}`, async (t) => {
      const app = await harness(t)
      const { url } = await site(t, answer)
      const source = await make.source(app, { type: 'url', url })
      await attempt(ingestionOf(app, { outbound: impatient(app, bounds) }), runOf(app, source))
      const { status, error } = await read(app, source)
      assert.deepEqual([status, error], ['failed', sentence])
    })
  }

  for (const [what, resolve, sentence] of [
    [
      'its name does not exist',
      async () => [],
      'The host name of the address was not found. Check the address.',
    ],
    [
      'the name servers do not answer',
      () => Promise.reject(new Error('SERVFAIL of 192.0.2.53')),
      'The host name of the address was not found. Check the address.',
    ],
    [
      'its name leads to a private address',
      async () => [{ address: '10.1.2.3', family: 4 as const }],
      'The address leads to a private network, which is not allowed. Use a public address.',
    ],
  ] as [string, NonNullable<OutboundSettings['resolve']>, string][]) {
    test(`fails when ${what}`, async (t) => {
      const app = await harness(t)
      const settings = { allowNetworks: [], userAgent: 'Test', resolve }
      await using outbound = createOutbound(settings)
      const source = await make.source(app, { type: 'url', url: 'http://no.such.name.invalid/' })
      await attempt(ingestionOf(app, { outbound }), runOf(app, source), { last: true })
      const { status, error } = await read(app, source)
      assert.deepEqual([status, error], ['failed', sentence])
    })
  }
})
