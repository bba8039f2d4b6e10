import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createLimiter } from '../server/src/platform/concurrency/limiter.ts'
import { measureArrivals } from './arrivals.ts'
import { rateOf, usualDraft, type World } from './proposals-world.ts'
import { type Figure, median } from './report.ts'

const rounds = 5
const seconds = 2

const draft = async ({ call }: World, fields: object = {}): Promise<string> =>
  (await call('POST', '/v1/proposals', usualDraft(fields))).id

/** Sent without mails; the last parts of its links. */
async function send(world: World, id: string): Promise<string[]> {
  const sent = await world.call('POST', `/v1/proposals/${id}/send`, { delivery: 'link_only' })
  return sent.links.map(({ link }: { link: string }) => link.split('/').at(-1))
}

const share = (name: string, ratio: number, least: number, more = ''): Figure => ({
  name: name + more,
  value: `${Math.round(ratio * 100)} %`,
  bar: `≥ ${least * 100} %`,
  reached: ratio >= least,
})

/** Totals and problems of a draft, beside a handler that only parses the same body. */
export async function previews(world: World): Promise<Figure[]> {
  const load = { method: 'POST', body: JSON.stringify(usualDraft()) } as const
  const ours = ['/v1/proposals/preview?html=false']
  await rateOf(world, world.url, ours, load, 1)
  const ratios: number[] = []
  let rate = 0
  for (let round = 0; round < rounds; round++) {
    const bare = await rateOf(world, world.floor, ['/preview'], load, seconds)
    rate = await rateOf(world, world.url, ours, load, seconds)
    ratios.push(rate / bare)
  }
  const size = `${Math.round(load.body.length / 1000)} kB`
  const name = `preview without HTML of 30 lines and 10 texts (${size}, ${Math.round(rate)}/s): share of a bare handler`
  return [share(name, median(ratios), 0.5)]
}

const proposalsOfPages = 150
const readersOfPages = 4

/** Pages by many links, for one is answered 60 times a minute: with these, up to 3,200 requests a second for 11 s. */
export async function pages(world: World): Promise<Figure[]> {
  const recipients = Array.from({ length: readersOfPages }, (_, at) => ({
    ...{ name: `Reader ${at}`, email: `reader${at}@example.com` },
    role: at === 0 ? 'signer' : 'viewer',
  }))
  const paths: string[] = []
  for (let made = 0; made < proposalsOfPages; made++) {
    const tokens = await send(world, await draft(world, { recipients }))
    paths.push(...tokens.map((token) => `/p/${token}`))
  }
  const html = await (
    await fetch(world.url + paths[0], { headers: { accept: 'text/html' } })
  ).text()
  await world.bareMs('/page', { page: html })
  const load = { method: 'GET' } as const
  await rateOf(world, world.url, paths, load, 1)
  const ratios: number[] = []
  let rate = 0
  for (let round = 0; round < rounds; round++) {
    const bare = await rateOf(world, world.floor, paths, load, seconds)
    rate = await rateOf(world, world.url, paths, load, seconds)
    ratios.push(rate / bare)
  }
  const name = `page of a proposal (${Math.round(rate)}/s): share of a bare handler with its query`
  return [share(name, median(ratios), 0.6), await weightOf(world, html)]
}

/** With its style sheets and script, as they are sent; the page itself by gzip, as a proxy does. */
async function weightOf(world: World, html: string): Promise<Figure> {
  const files = [...html.matchAll(/(?:href|src)="(\/p\/(?:assets|accent)\/[^"]+)"/g)]
  let bytes = gzipSync(html).length
  const own = bytes
  for (const [, path = ''] of files) {
    const headers = { 'accept-encoding': 'br' }
    const answer = await fetch(world.url + path, { headers })
    const body = Buffer.from(await answer.arrayBuffer())
    // `fetch` has unpacked it.
    bytes += Number(answer.headers.get('content-length') ?? gzipSync(body).length)
  }
  const kb = (count: number): string => (count / 1000).toFixed(1)
  return {
    name: `page compressed with its ${files.length} files (of it HTML ${kb(own)} kB)`,
    value: `${kb(bytes)} kB`,
    bar: '< 100 kB',
    reached: bytes < 100_000,
  }
}

const acceptRounds = 12

/** The last of two signers, beside rendering and sealing the same document once more. */
export async function acceptances(world: World): Promise<Figure[]> {
  const recipients = [
    { name: 'Ada Lovelace', email: 'ada@example.com' },
    { name: 'Bob Babbage', email: 'bob@example.com' },
  ]
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < acceptRounds; round++) {
    const id = await draft(world, { recipients })
    const [first = '', last = ''] = await send(world, id)
    const { contentSha256, totals } = await world.call('GET', `/v1/proposals/${id}`)
    const body = {
      ...{ name: 'Ada', consent: true, contentSha256, expectedTotal: totals.firstTotal },
      signature: { type: 'typed', text: 'Ada' },
    }
    // Which also makes the PDF as it was sent.
    await sign(world, first, body)
    times.ours.push(await sign(world, last, body))
    const evidence = await world.call('GET', `/v1/proposals/${id}/evidence`)
    times.bare.push(await world.bareMs(`/seal/${id}`, evidence))
  }
  const [ours, bare] = [median(times.ours), median(times.bare)]
  const name = `last acceptance (${ours.toFixed(0)} ms) over bare render and seal (${bare.toFixed(0)} ms)`
  const value = `${(ours / bare).toFixed(2)} ×`
  return [{ name, value, bar: '≤ 1.5 ×', reached: ours <= 1.5 * bare }]
}

async function sign({ url }: World, token: string, body: object): Promise<number> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const startedAt = performance.now()
  const response = await fetch(`${url}/public/proposals/${token}/accept`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return performance.now() - startedAt
}

const { values: options } = parseArgs({ options: { sends: { type: 'string', default: '1000' } } })
const sendRounds = 4
const sendsOfRound = Number(options.sends) / sendRounds
/** As many at once as the queue of the renderers takes. */
const together = 100

/**
 * Sends that must be tried out, because a text has letters that not every font has, in turns with rendering
 * alone; and those of plain texts, which need none.
 */
export async function sends(world: World): Promise<Figure[]> {
  const ratios: number[] = []
  const plainRates: number[] = []
  let rate = 0
  for (let round = 0; round < sendRounds; round++) {
    const ids = await drafts(world, { title: 'Relaunch of the engine in Ελληνικά' })
    rate = await rateOfAll(ids, (id) => world.call('POST', `/v1/proposals/${id}/send`))
    ratios.push(rate / (await rateOfAll(ids, (id) => world.bareMs(`/render/${id}`))))
    const plain = await drafts(world)
    plainRates.push(await rateOfAll(plain, (id) => world.call('POST', `/v1/proposals/${id}/send`)))
  }
  const count = sendRounds * sendsOfRound
  return [
    share(
      `${count} sends that are tried out (${Math.round(rate)}/s): share of the renderers' ceiling`,
      median(ratios),
      0.8,
    ),
    {
      name: `${count} sends of plain texts, a second`,
      value: String(Math.round(median(plainRates))),
      bar: '',
      reached: true,
    },
  ]
}

const drafts = (world: World, fields: object = {}): Promise<string[]> =>
  Promise.all(Array.from({ length: sendsOfRound }, () => draft(world, fields)))

async function rateOfAll(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<number> {
  const limited = createLimiter(together)
  const startedAt = performance.now()
  await Promise.all(ids.map((id) => limited(() => act(id))))
  return (ids.length * 1000) / (performance.now() - startedAt)
}

const perSecond = 20

/** What a page waits for while a document hangs in the renderer, and while one takes all the memory it may. */
export async function brokenRenderers(world: World): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${world.token}`, accept: 'application/json' }
  const request = { url: `${world.url}/v1/proposals?limit=5`, method: 'GET', headers } as const
  const quiet = await measureArrivals(request, perSecond, 5)
  const figures: Figure[] = []
  for (const how of ['hanging', 'growing']) {
    const ended = world.bareMs(`/break/${how}`)
    const { p50, p99 } = await measureArrivals(request, perSecond, how === 'hanging' ? 15 : 2)
    const ms = await ended
    figures.push({
      name: `list of proposals beside a ${how} renderer, p50/p99 (without ${quiet.p50.toFixed(1)}/${quiet.p99.toFixed(1)} ms; it was killed after ${(ms / 1000).toFixed(1)} s)`,
      value: `${p50.toFixed(1)}/${p99.toFixed(1)} ms`,
      bar: 'p99 ≤ 2 ×',
      reached: p99 <= 2 * quiet.p99,
    })
  }
  return figures
}

/** Of the server before it has seen a proposal, but warm. */
export async function warmMemory(world: World): Promise<number> {
  for (let made = 0; made < 200; made++) {
    await world.call('POST', '/v1/contacts', { name: `Contact ${made}` })
  }
  await rateOf(world, world.url, ['/v1/contacts?limit=20'], { method: 'GET' }, 3)
  return world.memoryMb()
}

export async function memory(world: World, before: number): Promise<Figure> {
  const after = await world.memoryMb()
  return {
    name: `memory of the server after all of this, above ${Math.round(before)} MB before`,
    value: `+${Math.round(after - before)} MB`,
    bar: '≤ 60 MB',
    reached: after - before <= 60,
  }
}
