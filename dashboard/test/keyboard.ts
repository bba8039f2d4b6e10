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

/** Waits until the field or button of this name has the focus. */
export const isFocused = (page: Page, name: string): Promise<unknown> =>
  until(`the focus is on ${name}`, async () => (await page.evaluate(focusedName)) === name)

/** Presses Tab until the field or button of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < mostPresses; presses++) {
    const now = await page.evaluate(focusedName)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    passed.push(now.slice(0, 40))
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not lead to ${name}, only to ${passed.join(', ')}`)
}
