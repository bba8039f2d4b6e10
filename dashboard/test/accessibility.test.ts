import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { until } from '../../server/test/server-process.ts'
import { dashboard, isAccessible, noBrowser } from './browser.ts'
import { isAccessibleInBothThemes } from './looks.ts'
import { seed } from './samples.ts'

/** Every path of the map, as it stands there: a new page is looked at without a word here. */
async function routes(): Promise<{ entry: string[]; shell: string[] }> {
  const folders = new URL('../src/pages/', import.meta.url)
  const found = { openPage: [] as string[], page: [] as string[] }
  for await (const file of glob('*/index.ts', { cwd: folders })) {
    const text = await readFile(new URL(file, folders), 'utf8')
    const pages = [...text.matchAll(/\b(openPage|page)\(\s*'(\/[^']*)',\s*lazy\(/g)]
    assert.equal(pages.length, text.match(/\blazy\(/g)?.length, `${file} has other pages`)
    for (const [, kind = '', path = ''] of pages) {
      found[kind === 'page' ? 'page' : 'openPage'].push(path)
    }
  }
  return { entry: found.openPage.sort(), shell: found.page.sort() }
}

/** Puts what the seed made in place of the placeholders of a path. */
const filled = (path: string, ids: Record<string, string>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? assert.fail(`no sample of ${name}`))

/** Counts what a page has asked for and not yet got: an organization's changes never end, so they do not count. */
function followRequests(page: Page): { areDone(): Promise<boolean> } {
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return { areDone: async () => waiting.size === 0 }
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('axe finds nothing on any page, on a desk or a phone, in either theme, and no name becomes markup', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { ids, link } = await seed(app)
  const { entry, shell } = await routes()
  const page = await app.open({ path: '/sign-in' })
  const requests = followRequests(page)

  /** Waits for the heading of another page than before, and for all that the page asks for. */
  const isShown = async (): Promise<void> => {
    await page.locator('h1:not([data-left])').first().waitFor()
    await until('all has come', requests.areDone)
    await page.waitForFunction(() => !document.querySelector('.shimmer'))
    assert.equal(await page.locator('[data-injected]').count(), 0)
  }
  /** Goes there as a link does: what is loaded stays. */
  const go = async (path: string): Promise<void> => {
    await page.evaluate((path) => {
      document.querySelector('h1')?.setAttribute('data-left', '')
      history.pushState(null, '', path)
    }, path)
    await isShown()
  }

  for (const path of shell) {
    await t.test(path, async () => {
      await go(filled(path, ids))
      for (const size of sizes) {
        await page.setViewportSize(size)
        await isAccessibleInBothThemes(page)
      }
    })
  }
  await t.test('the page of a proposal', async () => {
    await page.goto(link)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    assert.equal(await page.locator('[data-injected]').count(), 0)
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await isAccessible(page)
      }
    }
  })
  await page.context().clearCookies()
  await page.goto('/sign-in')
  for (const path of entry) {
    await t.test(path, async () => {
      await go(path)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await isAccessibleInBothThemes(page)
      }
    })
  }
})
