import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '../../server/test/server-process.ts'

/** Further than any field or button of a page. */
const mostPresses = 80

/** The name of what has the focus: its label, whether it is a field or a button, or its text. */
function focusedName(): string {
  const focused = document.activeElement as HTMLInputElement | null
  const [label] = focused?.labels ?? []
  const shown = label?.querySelector('.font-label') ?? label ?? focused
  return (focused?.getAttribute('aria-label') ?? shown?.textContent ?? '').trim()
}

/** A page that is just left has none. */
const nameOn = (page: Page): Promise<string> => page.evaluate(focusedName).catch(() => '')

/** Waits until the field or button of this name has the focus. */
export const isFocused = (page: Page, name: string): Promise<unknown> =>
  until(`the focus is on ${name}`, async () => (await nameOn(page)) === name)

/** Presses a key until that is so. */
export async function pressUntil(
  page: Page,
  key: string,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const passed: string[] = []
  while (!(await isSo())) {
    passed.push((await nameOn(page)).slice(0, 40))
    if (passed.length > mostPresses) assert.fail(`${key} leads to no ${what}, but to ${passed}`)
    await page.keyboard.press(key)
  }
}

/** Presses Tab until the field or button of this name has the focus. */
export const tabTo = (page: Page, name: string | RegExp): Promise<void> =>
  pressUntil(page, 'Tab', String(name), async () => {
    const now = await nameOn(page)
    return typeof name === 'string' ? now === name : name.test(now)
  })
