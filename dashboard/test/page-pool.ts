import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

type Theme = 'light' | 'dark'
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

export interface PageOptions {
  theme: Theme
  width: number
  height: number
  cookies: Cookies
  /** Is touched, not pointed at. */
  isPhone: boolean
  /** For a test that changes more of its page than `reset` takes back: nobody gets the page after it. */
  isOwn: boolean
}

interface PooledPage {
  page: Page
  context: BrowserContext
  session: CDPSession
  theme: Theme
  isOwn: boolean
}

/** How long a page may take: a machine with other work is slow, and what a test waits for ends the wait. */
export const pageTimeoutMs = 120_000

/** What tests listen to. Playwright listens to other events of the page itself. */
const listenedTo = ['request', 'response', 'requestfailed', 'console', 'dialog', 'popup'] as const

/**
 * The pages of one server, each in a browser context of its own. A context costs five times what the next page in it
 * does, so a test gets one that an earlier test has left, without its cookies, storage, routes and listeners.
 */
export class PagePool {
  readonly #browser: Browser
  readonly #url: string
  #free: PooledPage[] = []
  #taken: PooledPage[] = []

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  async take(options: PageOptions): Promise<Page> {
    const at = options.isOwn ? -1 : this.#free.findIndex(({ theme }) => theme === options.theme)
    const [found] = at < 0 ? [] : this.#free.splice(at, 1)
    const taken = found ?? (await this.#create(options))
    this.#taken.push(taken)
    await taken.context.addCookies(options.cookies)
    const { width, height } = options
    await taken.page.setViewportSize({ width, height })
    return taken.page
  }

  /** Takes back what a test had, for the next one; after a failure nothing is used again. */
  async release({ isReusable }: { isReusable: boolean }): Promise<void> {
    for (const taken of this.#taken.splice(0)) {
      if (isReusable && !taken.isOwn && !taken.page.isClosed()) {
        await this.#reset(taken)
        this.#free.push(taken)
      } else {
        await taken.context.close()
      }
    }
  }

  async close(): Promise<void> {
    for (const { context } of [...this.#taken.splice(0), ...this.#free.splice(0)]) {
      await context.close()
    }
  }

  async #create({ theme, width, height, isPhone, isOwn }: PageOptions): Promise<PooledPage> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      viewport: { width, height },
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    // Only until somebody chooses another; an empty page has no storage.
    await context.addInitScript(`
      if (location.protocol !== 'about:' && !localStorage.getItem('capstan.theme'))
        localStorage.setItem('capstan.theme', '${theme}')`)
    context.setDefaultTimeout(pageTimeoutMs)
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    const session = await context.newCDPSession(page)
    return { page, context, session, theme, isOwn }
  }

  async #reset({ page, context, session }: PooledPage): Promise<void> {
    for (const event of listenedTo) await page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.goto('about:blank')
    await context.clearCookies()
    await session.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes: 'all' })
  }
}
