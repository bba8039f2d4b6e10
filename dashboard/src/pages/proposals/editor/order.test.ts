import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

test('blocks and lines are moved by their handles, with the pointer and with the keys', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    title: 'Order',
    blocks: ['One', 'Two', 'Three'].map((text) => ({ type: 'text', text })),
    items: ['Plan', 'Panels', 'Care'].map((name) => ({ name, unitAmount: 100 })),
  })
  const stored = async () => {
    const { blocks, items } = await app.call(`GET /v1/proposals/${id}`)
    return [
      blocks.map(({ text }: { text: string }) => text).join(),
      items.map(({ name }: { name: string }) => name).join(),
    ]
  }
  const page = await app.open({ path: `/proposals/${id}` })
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('Three').waitFor()
  const block = (at: number) => page.getByRole('region', { name: `Text, block ${at}` })
  await page.getByRole('button', { name: 'Move block 3' }).dragTo(block(1))
  await block(1).getByText('Three').waitFor()
  await page.getByRole('button', { name: 'Move block 1' }).press('ArrowDown')
  await block(2).getByText('Three').waitFor()

  await page.getByRole('button', { name: 'Move line 1' }).dragTo(page.getByLabel('Name of line 3'))
  const name = page.getByLabel('Name of line 3')
  await page.waitForFunction(
    (field) => (field as HTMLInputElement | null)?.value === 'Plan',
    await name.elementHandle(),
  )
  await page.getByRole('button', { name: 'Move line 3' }).press('ArrowUp')
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('[aria-label="Name of line 2"]')?.value === 'Plan',
  )
  // A block is no line: it is dropped on none.
  await page.getByRole('button', { name: 'Move block 1' }).dragTo(name)
  await looksRight(page)
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  assert.deepEqual(await stored(), ['One,Three,Two', 'Panels,Plan,Care'])
})

test('the terms are rows that say their values in words', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    ...{ title: 'Terms', language: 'de-LU', expiresAt: '2026-12-13T00:00:00.000Z' },
  })
  const page = await app.open({ path: `/proposals/${id}` })
  const terms = page.getByRole('complementary', { name: 'Outline' })
  await terms.getByText('12 Dec').waitFor()
  const language = terms.getByLabel('Language')
  // A language that the list does not have is kept, and has its name.
  assert.equal(await language.inputValue(), 'de-LU')
  await language
    .locator('option', { hasText: 'German (Luxembourg)' })
    .waitFor({ state: 'attached' })
  await language.selectOption({ label: 'French' })
  await terms.getByLabel('Valid until').fill('2026-12-20')
  await terms.getByLabel('Valid until').blur()
  await terms.getByText('20 Dec').waitFor()
  await terms.getByLabel('Access').selectOption({ label: 'Require an email code' })
  await terms.getByLabel('Currency').selectOption('CHF')
  await looksRight(page)
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  const saved = await app.call(`GET /v1/proposals/${id}`)
  assert.deepEqual(
    [saved.language, saved.access, saved.currency, saved.expiresAt],
    ['fr', 'email_code', 'CHF', '2026-12-21T00:00:00.000Z'],
  )
})
