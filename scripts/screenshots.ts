import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { startTlsServer } from '../server/test/fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../server/test/server-process.ts'
import { people } from './sample/people.ts'
import { addSample } from './sample/sample.ts'

/**
 * Takes the pictures of `docs/screenshots/`: `npm run screenshots`, after `npm run build`. The server
 * runs on a data directory of its own; Chromium is where `CHROMIUM` says, or where Debian puts it. Then run
 * `optipng -o3 docs/screenshots/*.png`: every installation carries them, and they become a fifth smaller.
 */
const folder = new URL('../docs/screenshots/', import.meta.url)
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const size = { width: 1440, height: 900 }

interface World {
  url: string
  baseId: string
  webhookId: string
}

interface Shot {
  name: string
  path: string
  /** A heading or a text that stands there once the page is whole. */
  shows: string
}

const shotsOf = ({ baseId, webhookId }: World): Shot[] => [
  { name: 'overview', path: '/', shows: 'Activity' },
  { name: 'contacts', path: '/contacts', shows: 'Ada Lovelace' },
  { name: 'proposals', path: '/proposals', shows: 'Lighting for the reading room' },
  { name: 'knowledge', path: `/knowledge/${baseId}`, shows: 'Opening hours' },
  {
    name: 'playground',
    path: `/knowledge/${baseId}/search?q=how+long+can+I+return+something`,
    shows: 'thirty days',
  },
  { name: 'webhook', path: `/webhooks/${webhookId}`, shows: 'contact.created' },
  { name: 'tokens', path: '/settings/tokens', shows: 'CRM sync' },
]

/** Every seventh delivery is refused the first time, so that there is something to tell. */
function receiver() {
  let count = 0
  return (_request: unknown, response: { writeHead(status: number): { end(): void } }) => {
    count++
    response.writeHead(count % 7 === 3 ? 503 : 200).end()
  }
}

/** In a page that is signed in, for tokens are no matter of the API. */
const tokens = [
  { name: 'CRM sync', scopes: ['contacts:read', 'contacts:write'] },
  { name: 'Help centre', scopes: ['knowledge:read'], allowedNetworks: ['203.0.113.0/24'] },
  { name: 'Nightly import', scopes: ['knowledge:read', 'knowledge:write'] },
]

await using endings = new AsyncDisposableStack()
const t = { after: (end: () => unknown) => endings.defer(async () => void (await end())) }

const installation = await install(t as never)
const { url } = await installation.start()
const { apiToken, email, password } = readFirstRun(installation)
const world = await populate()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
endings.defer(() => browser.close())
mkdirSync(folder, { recursive: true })
const state = await signIn(browser)
for (const theme of ['light', 'dark'] as const) await picture(browser, theme)

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`)
  return JSON.parse(text)
}

async function populate(): Promise<World> {
  const { port } = await startTlsServer(t, receiver())
  const { id: webhookId } = await call('POST', '/webhooks', {
    url: `https://localhost:${port}/hooks/capstan`,
    description: 'Production',
    events: ['contact.*', 'source.*'],
  })
  const baseId = await addSample((path, body) => call('POST', path, body))
  await until('everything is processed and was sent', async () => {
    const { data: sources } = await call('GET', `/bases/${baseId}/sources`)
    const { data: deliveries } = await call('GET', `/webhooks/${webhookId}/deliveries?limit=100`)
    return (
      sources.every(({ status }: { status: string }) => status === 'completed') &&
      deliveries.length >= sources.length + people.length &&
      deliveries.every(({ attemptsCount }: { attemptsCount: number }) => attemptsCount > 0)
    )
  })
  return { url, baseId, webhookId }
}

async function signIn(browser: Browser) {
  const page = await browser.newPage({ baseURL: url })
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.evaluate(async (all) => {
    for (const token of all) {
      const headers = { 'content-type': 'application/json' }
      const expiresAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
      const body = JSON.stringify({ ...token, expiresAt })
      await fetch('/session/tokens', { method: 'POST', headers, body })
    }
  }, tokens)
  const state = await page.context().storageState()
  await page.close()
  return state
}

async function picture(browser: Browser, theme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    storageState: state,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((name) => localStorage.setItem('capstan.theme', name), theme)
  const page = await context.newPage()
  for (const { name, path, shows } of shotsOf(world)) {
    await page.goto(path)
    await page.getByText(shows).filter({ visible: true }).first().waitFor()
    await page.getByRole('status').getByText('Live', { exact: true }).waitFor()
    const unfinished = page.locator('.shimmer, [aria-label="Loading"]')
    await unfinished.first().waitFor({ state: 'detached' })
    const file = fileURLToPath(new URL(`${name}-${theme}.png`, folder))
    await page.screenshot({ path: file })
    console.log(file)
  }
  await context.close()
}
