import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseCpu } from './database-cpu.ts'
import { cpuSecondsOf, memoryMbOf, startProduct } from './processes.ts'
import { type Figure, report } from './report.ts'

const pdfs = 'server/test/fixtures/pdfs'
const directory = mkdtempSync(join(tmpdir(), 'capstan-bench-'))
const url = process.env['DATABASE_URL']
const environment = {
  CAPSTAN_DATA_DIR: directory,
  ...(url && {
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(24).toString('hex'),
  }),
}
/** The threads that read sources end after a minute without work. */
const settleSeconds = 75
const idleSeconds = 60

const databaseSeconds = url ? await databaseCpu(url) : async () => 0
const first = await start(walk)
const second = await start()
const figures: Figure[] = [
  figure('first start to 200 on /readyz', first.seconds, 4, 's'),
  figure('second start to 200 on /readyz', second.seconds, 1.2, 's'),
  figure('most resident memory through the first start', first.peakMb, url ? 300 : 500, 'MB'),
]
figures.push(figure('idle CPU seconds a minute, server and database', second.idleCpu, 0.4, 's'))
if (url) {
  figures.push(figure('idle server, resident', second.residentMb, 150, 'MB'))
} else {
  figures.push(
    figure('the same and a short journey', first.peakAfterWalkMb, 500, 'MB'),
    figure('resident at rest after it', first.residentMb, 350, 'MB'),
    figure('resident at rest after a second start', second.residentMb, 350, 'MB'),
  )
}
rmSync(directory, { recursive: true, force: true })
report(`Start and memory on ${url ? 'PostgreSQL' : 'the embedded database'}`, figures)

function figure(name: string, value: number, bar: number, unit: string): Figure {
  const digits = unit === 's' ? 2 : 0
  return {
    name,
    value: `${value.toFixed(digits)} ${unit}`,
    bar: `< ${bar} ${unit}`,
    reached: value < bar,
  }
}

interface Started {
  seconds: number
  peakMb: number
  peakAfterWalkMb: number
  residentMb: number
  /** CPU seconds of a minute, server and database; only measured without a journey. */
  idleCpu: number
}

async function start(journey?: (origin: string) => Promise<void>): Promise<Started> {
  const { origin, pid, startSeconds, stop } = await startProduct(environment)
  await wait(3_000)
  const peakMb = memoryMbOf(pid, 'VmHWM')
  if (!url) await journey?.(origin)
  await wait(settleSeconds * 1000)
  const [residentMb, peakAfterWalkMb] = [memoryMbOf(pid, 'VmRSS'), memoryMbOf(pid, 'VmHWM')]
  const cpuBefore = cpuSecondsOf(pid) + (await databaseSeconds())
  if (!journey) await wait(idleSeconds * 1000)
  const cpu = cpuSecondsOf(pid) + (await databaseSeconds()) - cpuBefore
  await stop()
  return { seconds: startSeconds, peakMb, peakAfterWalkMb, residentMb, idleCpu: cpu }
}

/** What the README does, then all pages of the documentation, files to read, and a crowd of writers. */
async function walk(origin: string): Promise<void> {
  const { apiToken } = JSON.parse(readFileSync(join(directory, 'first-run.json'), 'utf8'))
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { id: string }
  }
  const { id } = await post('/v1/bases', { name: 'Handbook' })
  await post('/v1/webhooks', { url: 'https://example.com/hooks', events: ['source.*'] })
  for (let n = 0; n < 30; n++) {
    const text = `# Page ${n}\n\n${'Refunds take five days. '.repeat(100)}`
    await post(`/v1/bases/${id}/sources`, { type: 'text', name: `Page ${n}`, text })
  }
  await openDocumentation(origin)
  for (const name of readdirSync(pdfs).filter((file) => file.endsWith('.pdf'))) {
    const form = new FormData()
    form.set('file', new Blob([readFileSync(join(pdfs, name))]), name)
    const { authorization } = headers
    const url = `${origin}/v1/bases/${id}/sources`
    await (await fetch(url, { method: 'POST', headers: { authorization }, body: form })).text()
  }
  for (let n = 0; n < 10; n++) await post(`/v1/bases/${id}/search`, { query: 'how long?' })
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    for (let n = 0; n < 50; n++) {
      await post('/v1/contacts', { name: 'A', email: `a-${writer}-${n}@example.com` })
    }
  })
  await Promise.all(writers)
}

/** Every page, its Markdown, and the API reference with its document, as browsers and AI clients fetch them. */
async function openDocumentation(origin: string): Promise<void> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const index = await read('/docs/llms.txt')
  const pages = [...index.matchAll(/\]\((\/docs\/[^)]+)\.md\)/g)].map(([, page = '']) => page)
  for (const page of pages) await Promise.all([read(page), read(`${page}.md`)])
  for (const path of ['/docs', '/docs/api', '/openapi.json', '/docs/llms-full.txt'])
    await read(path)
}
