import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isAccessible } from './browser.ts'

/** The rules whose outcome depends on colours; none of the others sees which theme a page has. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Refuses what axe finds fault with in either theme, and what a phone would have to scroll sideways for. */
export async function looksRight(page: Page): Promise<void> {
  const width = page.viewportSize()
  await isAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const beyond = await page.evaluate(async () => {
    // The pane is measured in the frame that follows.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const content = document.querySelector('#content')
    const wide = (element: Element | null) =>
      element ? element.scrollWidth - element.clientWidth : 0
    return Math.max(wide(document.documentElement), wide(content))
  })
  assert.equal(beyond, 0, `${page.url()} is ${beyond} px wider than a phone`)
  if (width) await page.setViewportSize(width)
}

/** Refuses a page with which axe finds fault in one of the themes, of which only the colours differ. */
export async function isAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'light')
  await isAccessible(page)
  await showTheme(page, 'dark')
  await isAccessible(page, rulesOfColour)
  await showTheme(page, 'light')
}

const showTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
