import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { TestContext } from 'node:test'
import axe, { type RunOnly, type RunOptions } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { install, readFirstRun } from '../../server/test/server-process.ts'
import { afterEachFile, afterLastFile } from '../../server/test/shared-process.ts'
import { mailedToken } from './mailed-token.ts'
import { PagePool, pageTimeoutMs } from './page-pool.ts'

/** The shell without windows takes two thirds of the processor time that the whole browser takes. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
export const executablePath = process.env['CHROMIUM'] ?? programs.find(existsSync) ?? ''
export const flags =
  '--headless --font-render-hinting=none --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage'.split(
    ' ',
  )

/** Why what needs Chromium is left out here; false where it runs. */
export const noChromium: string | false =
  !existsSync(executablePath) && 'needs Chromium: apt-get install chromium-headless-shell'
/** Why the tests in a browser are left out here; false where they run. */
export const noBrowser: string | false = process.env['TEST_DATABASE_URL']
  ? 'pages are tested over the embedded database'
  : noChromium

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
  /** Sends a request such as `GET /v1/me` with this token or key; a form is a file to upload. */
  send(request: string, credential: string, body?: unknown): Promise<Response>
  /**
   * A page for this test that shares nothing with other open pages; unless told otherwise signed in as the owner. It
   * goes when the test ends.
   */
  open(options?: OpenOptions): Promise<Page>
}

export interface OpenOptions {
  path?: string
  signedIn?: boolean
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  /** A page of 390 px that is touched; no other test gets it. */
  isPhone?: boolean
  /** For a test that changes the clock of the page or adds scripts to it: no other test gets the page. */
  isOwn?: boolean
}

type Settings = Record<string, string>

interface Server extends Pick<Dashboard, 'url' | 'dataDirectory'> {
  firstRun: ReturnType<typeof readFirstRun>
  output(): string
}

/** What the files of a process share: one browser, and one server with the usual settings. */
let chromiumOfAll: Promise<Browser> | undefined
let serverOfAll: Promise<Server> | undefined
let pagesOfAll: PagePool | undefined
let world: Promise<Dashboard> | undefined
/** The pages of the current file. */
let pages: PagePool | undefined
let organizations = 0

type Ending = () => unknown
const endings = { ofFile: [] as Ending[], ofProcess: [] as Ending[] }
const runEndings = async (list: Ending[]): Promise<void> => {
  for (const end of list.splice(0).reverse()) await end()
}
afterEachFile(() => {
  world = undefined
  pages = undefined
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
    const { passed } = t as TestContext & { passed: boolean }
    if (!passed) await describeWorld()
    await pages?.release({ isReusable: passed })
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

function openPool(settings: Settings | undefined, browser: Browser, url: string): PagePool {
  if (!settings) {
    pagesOfAll ??= new PagePool(browser, url)
    return pagesOfAll
  }
  const own = new PagePool(browser, url)
  endings.ofFile.push(() => own.close())
  return own
}

async function start(settings: Settings | undefined): Promise<Dashboard> {
  const server = await (settings ? startServer(settings, endings.ofFile) : shareServer())
  const { url, dataDirectory } = server
  const browser = await shareBrowser()
  const pool = openPool(settings, browser, url)
  pages = pool
  describeWorld = async () => {
    console.log(`The server has logged:\n${server.output()}`)
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const text = await page.innerText('body').catch(String)
      console.log(`${page.url()} shows:\n${text.slice(0, 3_000)}`)
    }
  }
  const send: Dashboard['send'] = (request, credential, body) => {
    const [method = '', path = ''] = request.split(' ')
    const authorization = `Bearer ${credential}`
    if (body === undefined) return fetch(url + path, { method, headers: { authorization } })
    if (body instanceof FormData) {
      return fetch(url + path, { method, headers: { authorization }, body })
    }
    return fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
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
    async open({ path = '/', signedIn = true, ...options } = {}) {
      const cookies = signedIn ? state.cookies : []
      const size = options.isPhone ? phone : {}
      const page = await pool.take({ ...defaults, ...size, ...options, cookies })
      await page.goto(path)
      return page
    },
  }
}

const defaults = { theme: 'light', width: 1440, height: 900, isOwn: false, isPhone: false } as const
const phone = { width: 390, height: 844, isOwn: true }

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

/** WCAG 2.0 to 2.2, A and AA, and what axe calls best practice. */
const standards: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** Refuses a page with which axe finds fault, of any weight; with `rules` by these alone. */
export async function isAccessible(page: Page, rules?: string[]): Promise<void> {
  await settleMotion(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Only a rule that is not applied reads the style sheets.
    preload: false,
    runOnly: rules ? { type: 'rule', values: rules } : standards,
  }
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    options,
  )
  const told = violations.map(({ id, help, nodes }) => [
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
