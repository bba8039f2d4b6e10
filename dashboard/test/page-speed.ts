import { chromium, type Page } from 'playwright-core'
import { type Figure, median, report } from '../../bench/report.ts'
import { addSample } from '../../scripts/sample/sample.ts'
import { install, readFirstRun } from '../../server/test/server-process.ts'
import { executablePath, flags } from './browser.ts'
import { pageScore } from './page-score.ts'

/**
 * Five pages in Chromium with a cold cache, as Lighthouse measures a phone: 150 ms and 1.6 Mbit/s, a quarter of the
 * processor, 412 px wide. Needs `npm run build`. Names of pages may follow.
 */
const runs = 5
const wanted = process.argv.slice(2)
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const barScore = 0.95
/** Without a request or a long task for this long, a page has loaded. */
const quietMs = 2_000

await using endings = new AsyncDisposableStack()
const t = { after: (end: () => unknown) => endings.defer(async () => void (await end())) }
const installation = await install(t as never)
const { url } = await installation.start()
const { apiToken, email, password } = readFirstRun(installation)
await addSample((path, body) => call('POST', path, body))
const browser = await chromium.launch({ executablePath, args: flags })
endings.defer(() => browser.close())

const { id: webhook } = await call('POST', '/webhooks', {
  url: 'https://example.com/webhook',
  events: ['contact.created'],
})
const { data: proposals } = await call('GET', '/proposals?limit=100')
const idOf = (wanted: string): string =>
  proposals.find(({ status }: { status: string }) => status === wanted)?.id ?? ''
const { recipients } = await call('GET', `/proposals/${idOf('sent')}`)
const recipient = `/proposals/${idOf('sent')}/recipients/${recipients[0]?.id}`
const { link } = await call('POST', `${recipient}/rotate-link`, {})
const pages = {
  overview: '/',
  contacts: '/contacts',
  editor: `/proposals/${idOf('draft')}`,
  webhook: `/webhooks/${webhook}`,
  'public page': new URL(link).pathname,
}

const signIn = await browser.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
await signIn.request.post('/session/auth/sign-in/email', { data: { email, password } })
const { cookies } = await signIn.storageState()

const figures: Figure[] = []
for (const [name, path] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const loads: Load[] = []
  for (let run = 0; run < runs; run++) loads.push(await load(path))
  const middle = (of: (load: Load) => number): number => median(loads.map(of))
  const score = middle(({ score }) => score)
  figures.push({
    name,
    value: `${Math.round(score * 100)}: text ${ms(middle((load) => load.textMs))}, largest ${ms(middle((load) => load.largestMs))}, interactive ${ms(middle((load) => load.interactiveMs))}, blocked ${ms(middle((load) => load.blockedMs))}, shift ${middle((load) => load.shift).toFixed(3)}, ${Math.round(middle((load) => load.bytes) / 1_000)} KB`,
    bar: '≥ 95',
    reached: score >= barScore,
  })
}
report('Pages with a cold cache on slow 4G', figures)

interface Load extends Awaited<ReturnType<typeof read>> {
  bytes: number
  score: number
}

/** Opens a page with nothing in the cache, and waits until nothing happens any more. */
async function load(path: string): Promise<Load> {
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies(cookies)
  await context.addInitScript(observe)
  await context.addInitScript(() => localStorage.setItem('capstan.signed-in', 'yes'))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url + path)
  await page.waitForFunction(
    (quietMs) => performance.now() - (globalThis as never as Watched).watched.lastMs > quietMs,
    quietMs,
    { polling: 200 },
  )
  const seen = await read(page)
  return { ...seen, bytes, score: pageScore(seen) }
}

interface Watched {
  watched: {
    textMs: number
    largestMs: number
    shift: number
    lastMs: number
    tasks: { startTime: number; duration: number }[]
  }
}

/** Runs in the page before all else: collects what the browser reports of its loading. */
function observe(): void {
  const watched: Watched['watched'] = { textMs: 0, largestMs: 0, shift: 0, lastMs: 0, tasks: [] }
  Object.assign(globalThis, { watched })
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  const touch = (ms: number): void => {
    watched.lastMs = Math.max(watched.lastMs, ms)
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.textMs = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.largestMs = startTime
    touch(startTime)
  })
  watch('layout-shift', (entry) => {
    watched.shift += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ startTime, duration })
    touch(startTime + duration)
  })
  watch('resource', ({ startTime, duration }) => touch(startTime + duration))
}

/** Interactive is the end of the last long task before a quiet time, at the earliest the largest paint. */
async function read(page: Page) {
  const { textMs, largestMs, shift, tasks } = await page.evaluate(
    () => (globalThis as never as Watched).watched,
  )
  const blocking = tasks.filter(({ startTime, duration }) => startTime + duration > textMs)
  const ends = blocking.map(({ startTime, duration }) => startTime + duration)
  return {
    textMs,
    largestMs,
    shift,
    interactiveMs: Math.max(largestMs, ...ends),
    blockedMs: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what is read is known
async function call(method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}

function ms(value: number): string {
  return `${(value / 1_000).toFixed(2)} s`
}
