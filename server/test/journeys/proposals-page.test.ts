import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { verifyWebhook } from '../../../sdk/src/index.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { harness } from '../harness.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/proposals.md'), 'utf8')
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)

/** What no two runs have the same: ids, hashes, tokens of links. */
const changing = /^(?:[a-z]+_[0-9a-z]{26}|[0-9a-f]{64})$|\/p\/([0-9A-Za-z]{60,80})$/

/** Learns from an answer what stands for the printed ids, hashes and tokens. */
function learn(printed: unknown, shown: unknown, known: Map<string, string>): void {
  if (typeof printed === 'string' && typeof shown === 'string') {
    const [whole, token] = changing.exec(printed) ?? []
    if (whole === undefined || known.has(token ?? printed)) return
    known.set(token ?? printed, token ? (changing.exec(shown)?.[1] ?? '') : shown)
  } else if (typeof printed === 'object' && printed !== null) {
    for (const [name, value] of Object.entries(printed)) {
      learn(value, (shown as Record<string, unknown> | undefined)?.[name], known)
    }
  }
}

const filled = (text: string, known: ReadonlyMap<string, string>): string =>
  [...known].reduce((changed, [printed, real]) => changed.replaceAll(printed, real), text)

test('every example on the page about proposals is answered as printed', async (t) => {
  const app = await harness(t)
  const receiver = await startTlsServer(t, (_, response) => response.writeHead(204).end())
  const known = new Map([
    ['https://example.com/hooks/capstan', receiver.url],
    ['https://your-capstan.example.com', app.context.publicUrl.get()],
  ])
  let secret = ''
  assert.ok(blocks.length > 20)
  for (let at = 0; at < blocks.length; at += 2) {
    const [request, answer] = [blocks[at], blocks[at + 1]]
    assert.ok(request && answer)
    const [, expected] = /^json (\d{3})$/.exec(answer.kind) ?? []
    assert.deepEqual([request.kind, typeof expected], ['http', 'string'])
    const [, method = '', url = '', body = ''] =
      /^([A-Z]+) (\S+)\s*([\s\S]*)$/.exec(filled(request.code, known)) ?? []
    if (url.endsWith('/search')) await app.drain()
    const isPublic = url.startsWith('/public/')
    const sender = isPublic ? app.as(null) : app.owner
    const { status, body: shown } = await sender.send({
      method: method as 'GET',
      url,
      ...(isPublic && { headers: { 'sec-fetch-site': 'same-origin' } }),
      ...(body && { payload: JSON.parse(body) }),
    })
    assert.equal(status, Number(expected), `${method} ${url}: ${JSON.stringify(shown)}`)
    if (url === '/v1/webhooks') secret = shown.secret
    learn(JSON.parse(answer.code), shown, known)
    assert.partialDeepStrictEqual(shown, JSON.parse(filled(answer.code, known)))
  }

  await app.drain()
  const events = await Promise.all(
    receiver.requests.map(({ body, headers }) =>
      verifyWebhook(body, headers, secret, { toleranceSeconds: Number.MAX_SAFE_INTEGER }),
    ),
  )
  for (const name of ['sent', 'viewed', 'signed', 'accepted', 'completed']) {
    assert.ok(
      events.some(({ type }) => type === `proposal.${name}`),
      name,
    )
  }
})
