import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, type TestContext } from 'node:test'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { install, readFirstRun } from '../../server/test/server-process.ts'

export const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
export const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage'.split(
    ' ',
  )

/** Why the tests in a browser are left out here; false where they run. */
export const noBrowser: string | false = process.env['TEST_DATABASE_URL']
  ? 'pages are tested over the embedded database'
  : !existsSync(executablePath) && 'needs Chromium: apt-get install chromium'

/** Called once a file: a server on a data directory of its own, and a browser; they end with the file. */
export interface Dashboard {
  url: string
  /** The owner that the first run made. */
  owner: { email: string; password: string }
  /** Where the server keeps its data: mails are in `outbox/`. */
  dataDirectory: string
  /** A request with the first API token; refuses an answer that is not 2xx. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they know of the answer
  call(request: string, body?: unknown): Promise<any>
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

let world: Promise<Dashboard> | undefined
const endings: (() => unknown)[] = []
after(async () => {
  for (const end of endings.reverse()) await end()
})

/**
 * The dashboard in a browser. The file keeps one server, with the settings of the first test that asks;
 * what a test makes is there for the next.
 */
export function dashboard(t: TestContext, settings: Settings = {}): Promise<Dashboard> {
  world ??= start(settings)
  t.after(async () => {
    // Node has it since 21.7, its types do not.
    if (!(t as TestContext & { passed: boolean }).passed) await describeWorld()
  })
  return world
}

/** What a failure needs to be understood: what the server has logged, and what the pages show. */
let describeWorld = async (): Promise<void> => {}

async function start(settings: Settings): Promise<Dashboard> {
  const ending = { after: (end: () => unknown) => endings.push(end) }
  const installation = await install(ending as never, {
    CAPSTAN_SIGN_UP: 'open',
    ...settings,
  })
  const { url, output } = await installation.start()
  const first = readFirstRun(installation)
  const owner = { email: first.email, password: first.password }
  const browser = await chromium.launch({ executablePath, args: flags })
  endings.push(() => browser.close())
  describeWorld = async () => {
    console.log(`The server has logged:\n${output()}`)
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const text = await page.innerText('body').catch(String)
      console.log(`${page.url()} shows:\n${text.slice(0, 3_000)}`)
    }
  }
  const state = await signIn(browser, url, owner)
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
  return {
    url,
    owner,
    dataDirectory: installation.environment['CAPSTAN_DATA_DIR'] ?? '',
    send,
    async call(request, body) {
      const response = await send(request, first.apiToken, body)
      const text = await response.text()
      assert.ok(response.ok, `${request}: ${response.status} ${text}`)
      return text ? JSON.parse(text) : undefined
    },
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
      context.setDefaultTimeout(30_000)
      endings.push(() => context.close())
      const page = await context.newPage()
      page.on('pageerror', (error) => {
        throw error
      })
      await page.goto(path)
      return page
    },
  }
}

/** Signs in by the form, once; the other pages take its cookies. */
async function signIn(browser: Browser, url: string, { email, password }: Dashboard['owner']) {
  const context = await browser.newContext({ baseURL: url })
  // The first page of all: server and browser have nothing ready yet.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
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
