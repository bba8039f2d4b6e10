import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { TestContext } from 'node:test'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { install, readFirstRun } from '../../server/test/server-process.ts'
import { afterEachFile, afterLastFile } from '../../server/test/shared-process.ts'
import { mailedToken } from './mailed-token.ts'

export const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
export const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage'.split(
    ' ',
  )

/** How long a page may take: a machine with other work is slow, and what a test waits for ends the wait. */
const pageTimeoutMs = 120_000

/** Why the tests in a browser are left out here; false where they run. */
export const noBrowser: string | false = process.env['TEST_DATABASE_URL']
  ? 'pages are tested over the embedded database'
  : !existsSync(executablePath) && 'needs Chromium: apt-get install chromium'

/** What the tests of a file use together: an organization, in a browser and through the API. */
export interface Dashboard {
  url: string
  /** The owner of the organization, who shares it with nobody yet. */
  owner: { email: string; password: string }
  organizationId: string
  /** Where the server keeps its data: mails are in `outbox/`. */
  dataDirectory: string
  /** A request with a token that may do everything in the organization; refuses an answer that is not 2xx. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they know of the answer
  call(request: string, body?: unknown): Promise<any>
  /** A request with the key of the operator; refuses an answer that is not 2xx. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they know of the answer
  operate(request: string, body?: unknown): Promise<any>
  /** Sends a request such as `GET /v1/me` with this token or key. */
  send(request: string, credential: string, body?: unknown): Promise<Response>
  /** A page of a browser context of its own; unless told otherwise signed in as the owner. */
  open(options?: OpenOptions): Promise<Page>
}

export interface OpenOptions {
  path?: string
  signedIn?: boolean
  theme?: 'light' | 'dark'
  width?: number
  height?: number
}

type Settings = Record<string, string>

interface Server extends Pick<Dashboard, 'url' | 'dataDirectory'> {
  firstRun: ReturnType<typeof readFirstRun>
  output(): string
}

/** What the files of a process share: one browser, and one server with the usual settings. */
let chromiumOfAll: Promise<Browser> | undefined
let serverOfAll: Promise<Server> | undefined
let world: Promise<Dashboard> | undefined
let organizations = 0

type Ending = () => unknown
const endings = { ofFile: [] as Ending[], ofProcess: [] as Ending[] }
const runEndings = async (list: Ending[]): Promise<void> => {
  for (const end of list.splice(0).reverse()) await end()
}
afterEachFile(() => {
  world = undefined
  return runEndings(endings.ofFile)
})
afterLastFile(async () => {
  await runEndings(endings.ofFile)
  await runEndings(endings.ofProcess)
})

/**
 * Opens the dashboard in a browser. Each file has an organization of its own, and what a test makes is there for the
 * next one of the file. With settings, even empty ones, the file has a server of its own, which is as its first start
 * left it. Settings count for the file, so its first call gives them.
 */
export function dashboard(t: TestContext, settings?: Settings): Promise<Dashboard> {
  world ??= start(settings)
  t.after(async () => {
    // Node has it since 21.7, its types do not.
    if (!(t as TestContext & { passed: boolean }).passed) await describeWorld()
  })
  return world
}

/** What a failure needs to be understood: what the server has logged, and what the pages show. */
let describeWorld = async (): Promise<void> => {}

async function startServer(settings: Settings, ends: Ending[]): Promise<Server> {
  const ending = { after: (end: Ending) => ends.push(end) }
  const environment = { CAPSTAN_SIGN_UP: 'open', ...settings }
  const installation = await install(ending as never, environment)
  const { url, output } = await installation.start()
  const dataDirectory = installation.environment['CAPSTAN_DATA_DIR'] ?? ''
  return { url, output, dataDirectory, firstRun: readFirstRun(installation) }
}

function shareServer(): Promise<Server> {
  serverOfAll ??= startServer({}, endings.ofProcess)
  return serverOfAll
}

function shareBrowser(): Promise<Browser> {
  chromiumOfAll ??= chromium.launch({ executablePath, args: flags }).then((browser) => {
    endings.ofProcess.push(() => browser.close())
    return browser
  })
  return chromiumOfAll
}

async function start(settings: Settings | undefined): Promise<Dashboard> {
  const server = await (settings ? startServer(settings, endings.ofFile) : shareServer())
  const { url, dataDirectory } = server
  const browser = await shareBrowser()
  describeWorld = async () => {
    console.log(`The server has logged:\n${server.output()}`)
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const text = await page.innerText('body').catch(String)
      console.log(`${page.url()} shows:\n${text.slice(0, 3_000)}`)
    }
  }
  const send: Dashboard['send'] = (request, credential, body) => {
    const [method = '', path = ''] = request.split(' ')
    return fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${credential}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const sendAs =
    (credential: string): Dashboard['call'] =>
    async (request, body) => {
      const response = await send(request, credential, body)
      const text = await response.text()
      assert.ok(response.ok, `${request}: ${response.status} ${text}`)
      return text ? JSON.parse(text) : undefined
    }
  const operate = sendAs(server.firstRun.operatorKey)
  const session = await browser.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  const { owner, organizationId, token } = settings
    ? await signIn(session, server)
    : await signUp(session, server, operate)
  const state = await session.storageState()
  await session.close()
  return {
    url,
    owner,
    organizationId,
    dataDirectory,
    send,
    operate,
    call: sendAs(token),
    async open({ path = '/', signedIn = true, theme = 'light', width = 1440, height = 900 } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...(signedIn && { storageState: state }),
      })
      // Only until somebody chooses another.
      await context.addInitScript((name) => {
        if (!localStorage.getItem('capstan.theme')) localStorage.setItem('capstan.theme', name)
      }, theme)
      context.setDefaultTimeout(pageTimeoutMs)
      endings.ofFile.push(() => context.close())
      const page = await context.newPage()
      page.on('pageerror', (error) => {
        throw error
      })
      await page.goto(path)
      return page
    },
  }
}

interface Opened extends Pick<Dashboard, 'owner' | 'organizationId'> {
  token: string
}

/** Signs in as the owner whom the first start made. */
async function signIn(session: BrowserContext, { firstRun }: Server): Promise<Opened> {
  const { email, password, organizationId, apiToken: token } = firstRun
  await post(session, '/session/auth/sign-in/email', { email, password })
  return { owner: { email, password }, organizationId, token }
}

/** Makes an account and an organization of its own. */
async function signUp(
  session: BrowserContext,
  server: Server,
  operate: Dashboard['operate'],
): Promise<Opened> {
  const owner = {
    email: `owner-${++organizations}@capstan.local`,
    password: randomBytes(15).toString('base64url'),
  }
  await post(session, '/session/auth/sign-up/email', { name: 'Owner', ...owner })
  const confirmation = await mailedToken(server, owner.email, 'confirm')
  await post(session, '/session/auth/verify-email', { token: confirmation })
  const { id } = await post(session, '/session/organizations', { name: 'My organization' })
  const path = `/operator/v1/organizations/${id}`
  await operate(`PATCH ${path}`, { plan: 'unlimited' })
  const { token } = await operate(`POST ${path}/tokens`, { name: 'First token', scopes: ['*'] })
  return { owner, organizationId: id, token }
}

async function post(session: BrowserContext, path: string, data: unknown) {
  const answer = await session.request.post(path, { data, timeout: pageTimeoutMs })
  assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

const faults = ['minor', 'moderate', 'serious', 'critical'] as const

/** Refuses a page of which axe says something (WCAG 2.2 AA and its best practices) that weighs as much, or more. */
export async function isAccessible(
  page: Page,
  least: (typeof faults)[number] = 'serious',
): Promise<void> {
  await settleMotion(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(),
  )
  const weighty = faults.slice(faults.indexOf(least))
  const told = violations
    .filter(({ impact }) => impact && weighty.includes(impact))
    .map(({ id, help, nodes }) => [
      `${id}: ${help}`,
      ...nodes.slice(0, 4).map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    ])
  assert.deepEqual(told, [], page.url())
}

/** A button that becomes possible fades in, and has too little contrast until then. */
const settleMotion = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished)
  )`)
