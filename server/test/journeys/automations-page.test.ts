import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { verifyWebhook } from '../../../sdk/src/index.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { type Harness, harness } from '../harness.ts'
import { senders } from '../senders.ts'

/** What no two runs have the same: ids, hashes, tokens of links and hooks. */
const changing =
  /^(?:[a-z]+_[0-9a-z]{26}|[0-9a-f]{64})$|\/p\/([0-9A-Za-z]{60,80})$|(in_[0-9A-Za-z]{22})$/

/** Learns from an answer what stands for the printed ids, hashes and tokens. */
function learn(printed: unknown, shown: unknown, known: Map<string, string>): void {
  if (typeof printed === 'string' && typeof shown === 'string') {
    const [whole, link, hook] = changing.exec(printed) ?? []
    const token = link ?? hook
    if (whole === undefined || known.has(token ?? printed)) return
    const [, shownLink, shownHook] = changing.exec(shown) ?? []
    known.set(token ?? printed, token ? (shownLink ?? shownHook ?? '') : shown)
  } else if (typeof printed === 'object' && printed !== null) {
    for (const [name, value] of Object.entries(printed)) {
      learn(value, (shown as Record<string, unknown> | undefined)?.[name], known)
    }
  }
}

const filled = (text: string, known: ReadonlyMap<string, string>): string =>
  [...known].reduce((changed, [printed, real]) => changed.replaceAll(printed, real), text)

/** Sends what the blocks of a page say, and compares what is answered. Returns what stands for what is printed. */
async function follow(app: Harness, page: string, known: Map<string, string>) {
  const text = readFileSync(join(import.meta.dirname, '../../../docs', page), 'utf8')
  const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', code = '']) => ({ kind, code }),
  )
  assert.ok(blocks.length >= 14)
  const secrets = new Map<string, string>()
  for (let at = 0; at < blocks.length; at += 2) {
    const [request, answer] = [blocks[at], blocks[at + 1]]
    assert.ok(request && answer)
    const [, expected] = /^json (\d{3})$/.exec(answer.kind) ?? []
    assert.deepEqual([request.kind, typeof expected], ['http', 'string'])
    const [, method = '', url = '', body = ''] =
      /^([A-Z]+) (\S+)\s*([\s\S]*)$/.exec(filled(request.code, known)) ?? []
    // What runs behind has run where somebody looks.
    if (method === 'GET' || url.endsWith('/search')) await app.drain()
    const isToken = url.startsWith('/v1/')
    const headers = isToken ? undefined : headersOf(app, url, body, secrets)
    const { status, body: shown } = await (isToken ? app.owner : app.as(null)).send({
      method: method as 'GET',
      url,
      ...(headers && { headers }),
      ...(body && { payload: headers?.['content-type'] ? Buffer.from(body) : JSON.parse(body) }),
    })
    assert.equal(status, Number(expected), `${method} ${url}: ${JSON.stringify(shown)}`)
    const { secret = shown?.secret } = body ? JSON.parse(body) : {}
    if (secret) secrets.set(url, secret)
    learn(JSON.parse(answer.code), shown, known)
    assert.partialDeepStrictEqual(shown, JSON.parse(filled(answer.code, known)), `${method} ${url}`)
  }
  await app.drain()
  return { secrets }
}

/** A page posts from its own site; Stripe signs. */
function headersOf(
  app: Harness,
  url: string,
  body: string,
  secrets: ReadonlyMap<string, string>,
): Record<string, string> {
  if (!url.startsWith('/hooks/')) return { 'sec-fetch-site': 'same-origin' }
  const secret = secrets.get('/v1/integrations/hooks') ?? ''
  const now = Math.floor(app.clock.now().getTime() / 1000)
  const signed = senders.stripe?.({ secret, now, body: Buffer.from(body), url }) ?? []
  return { 'content-type': 'application/json', ...Object.fromEntries(signed) }
}

test('every example on the page about automations is answered as printed', async (t) => {
  const app = await harness(t)
  await follow(app, 'automations.md', new Map())
})

test('a payment becomes a contact, a proposal, a signature and an answer', async (t) => {
  const app = await harness(t)
  const receiver = await startTlsServer(t, (_, response) => response.writeHead(204).end())
  const known = new Map([
    ['https://example.com/hooks/capstan', receiver.url],
    ['https://your-capstan.example.com', app.context.publicUrl.get()],
  ])
  const { secrets } = await follow(app, 'join.md', known)
  const idOf = (printed: string) => known.get(printed) ?? ''
  const contact = idOf('con_01jbts0z0ye8t9tpsz3gn7nkm8')
  const proposal = idOf('prop_01jbts0z0ye8t9tpsz3gn7nkm9')
  const run = idOf('arun_01jbts0z0ye8t9tpsz3gn7nkm7')

  // Both stand next to each other in the feed, of one run.
  const feed: { type: string; causedBy?: object; data: { id: string } }[] = (
    await app.owner.get('/v1/events?after=&limit=100')
  ).body.data
  const at = feed.findIndex(({ type }) => type === 'contact.created')
  assert.deepEqual(
    feed.slice(at, at + 2).map(({ type, causedBy, data }) => [type, causedBy, data.id]),
    [
      ['contact.created', { runId: run, depth: 1 }, contact],
      ['proposal.created', { runId: run, depth: 1 }, proposal],
    ],
  )
  for (const type of ['contact.created', 'proposal.created', 'source.completed']) {
    assert.equal(feed.filter((event) => event.type === type).length, 1, type)
  }

  const [delivered] = receiver.requests
  assert.ok(delivered)
  const event = await verifyWebhook(
    delivered.body,
    delivered.headers,
    secrets.get('/v1/webhooks') ?? '',
    { toleranceSeconds: Number.MAX_SAFE_INTEGER },
  )
  assert.equal(event.type, 'source.completed')
  const source = event.data as unknown as { metadata: Record<string, unknown> }
  assert.deepEqual(
    [source.metadata['contactId'], source.metadata['proposalId']],
    [contact, proposal],
  )

  const { data: timeline } = (await app.owner.get(`/v1/contacts/${contact}/timeline`)).body
  assert.deepEqual(timeline.map(({ kind }: { kind: string }) => kind).toReversed(), [
    ...['contact.created', 'proposal.created', 'proposal.sent', 'proposal.viewed'],
    ...['proposal.signed', 'proposal.accepted', 'proposal.completed'],
  ])
  const [accepted] = (await app.owner.get('/v1/events?type=proposal.accepted')).body.data
  assert.equal(accepted.data.contentSha256, source.metadata['contentSha256'])
  const actions = (await app.owner.get('/v1/audit-log?limit=100')).body.data.map(
    ({ action }: { action: string }) => action,
  )
  const acts = ['createHook', 'upsertContact', 'createProposal', 'sendProposal', 'addSource']
  for (const action of acts) assert.ok(actions.includes(action), `${action} of ${actions}`)
  const verify = async () => (await app.owner.get('/v1/audit-log/verification')).body
  const before = await verify()
  assert.deepEqual([before.intact, before.entries > acts.length], [true, true])
  assert.equal((await app.owner.post(`/v1/contacts/${contact}/erase`)).status, 200)
  await app.drain()
  const after = await verify()
  assert.deepEqual([after.intact, after.entries > before.entries], [true, true])
})
