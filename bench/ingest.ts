import { setTimeout as wait } from 'node:timers/promises'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { chunk } from '../server/src/domains/knowledge/chunking/chunk.ts'
import { startHost } from './ingest-host.ts'
import { pages, startSite } from './ingest-site.ts'
import { median, report } from './report.ts'

/**
 * Ingestion from the request that adds a source to its status `completed`, against a server of its own:
 * embedded, or on the PostgreSQL of `DATABASE_URL`. The pages come from this process.
 */
const pagesTimed = 30
const pagesAtOnce = 200
const warmPages = 80
const polledMs = 5
const givenUpMs = 120_000

await using site = await startSite()
await using host = await startHost()
const { send } = host
await measure()
await import('./ingest-latency.ts')

async function measure(): Promise<void> {
  const { id: base } = await send<Source>('POST', '/v1/bases', { name: 'Bench' })
  const add = (page: string) =>
    send<Source>('POST', `/v1/bases/${base}/sources`, {
      type: 'url',
      url: `${site.url}/${page}`,
      onDuplicate: 'allow',
    })

  for (let i = 0; i < 8; i++) await completed(await add(`large?warm=${i}`))
  const times: number[] = []
  for (let i = 0; i < pagesTimed; i++) {
    const startedAt = performance.now()
    await completed(await add(`large?timed=${i}`))
    times.push(performance.now() - startedAt)
  }

  const many = async (count: number): Promise<number> => {
    const startedAt = performance.now()
    const added = await Promise.all(Array.from({ length: count }, (_, i) => add(`page/${i}`)))
    // The newest first: once it is completed, nearly all others are.
    for (const source of added.toReversed()) await completed(source, 50)
    return (count / (performance.now() - startedAt)) * 1000
  }
  await many(warmPages)
  const rounds = []
  for (let i = 0; i < 3; i++) {
    rounds.push({ bare: await pagesPerSecondBare(), ours: await many(pagesAtOnce) })
  }

  const huge = await hugeText(() => add('huge'))
  const [bare, ours] = [median(rounds.map((r) => r.bare)), median(rounds.map((r) => r.ours))]
  const share = median(rounds.map((r) => r.ours / r.bare))
  report(`Ingestion on ${host.kind}`, [
    figure('100 KB page from add to completed, median', median(times), 300, 'ms'),
    {
      name: `pages a second, ${pagesAtOnce} at once (bare fetch, Readability, chunker: ${bare.toFixed(0)})`,
      value: `${ours.toFixed(0)}, ${(share * 100).toFixed(0)} %`,
      bar: '≥ 60 %',
      reached: share >= 0.6,
    },
    figure(`10 MB text, ${huge.chunks} chunks`, huge.seconds, 20, 's'),
    figure('memory beyond that of before', huge.extraMb, 400, 'MB'),
  ])
}

function figure(name: string, value: number, bar: number, unit: string) {
  const shown = `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`
  return { name, value: shown, bar: `< ${bar} ${unit}`, reached: value < bar }
}

async function hugeText(add: () => Promise<Source>) {
  const beforeMb = host.residentMb()
  let mostMb = beforeMb
  const sampling = setInterval(() => {
    mostMb = Math.max(mostMb, host.residentMb())
  }, 20)
  const startedAt = performance.now()
  const { chunksCount } = await completed(await add())
  clearInterval(sampling)
  const seconds = (performance.now() - startedAt) / 1000
  return { seconds, chunks: chunksCount, extraMb: mostMb - beforeMb }
}

/** The floor: the same pages one after the other, without a database, a queue, a guard or a vector. */
async function pagesPerSecondBare(): Promise<number> {
  const read = async (i: number): Promise<void> => {
    const html = await (await fetch(`${site.url}/page/${i}`)).text()
    const article = new Readability(parseHTML(html).document).parse()
    const chunks = chunk(article?.textContent ?? '', { maxTokens: 256, overlapTokens: 0 })
    if (chunks.length === 0) throw new Error('no chunks')
  }
  for (let i = 0; i < pages; i++) await read(i)
  const startedAt = performance.now()
  for (let i = 0; i < pagesAtOnce; i++) await read(i)
  return (pagesAtOnce / (performance.now() - startedAt)) * 1000
}

interface Source {
  id: string
  baseId: string
  status: string
  error: string | null
  chunksCount: number
}

async function completed({ id, baseId }: Source, pollMs = polledMs): Promise<Source> {
  const deadline = performance.now() + givenUpMs
  while (performance.now() < deadline) {
    const source = await send<Source>('GET', `/v1/bases/${baseId}/sources/${id}`)
    if (source.status === 'completed') return source
    if (source.status === 'failed') throw new Error(`${id} failed: ${source.error}`)
    await wait(pollMs)
  }
  throw new Error(`${id} was not completed within ${givenUpMs} ms`)
}
