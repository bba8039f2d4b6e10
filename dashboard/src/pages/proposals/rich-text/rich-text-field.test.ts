import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const letter = 'Dear **Ines**,\n\nthank you for *today*.\n\n\n* one\n* two {{contact.name}}\n'

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await page.getByText('Not saved', { exact: true }).waitFor({ state: 'detached' })
  await page.getByText(/^Saved \d/).waitFor()
}

test('a text is written as the client reads it, and stored as Markdown', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const blocks = [{ type: 'text', text: letter }]
  const { id } = await app.call('POST /v1/proposals', { title: 'Letter', blocks })
  const stored = async () =>
    (await app.call(`GET /v1/proposals/${id}`)).blocks.map(
      ({ type, text }: { type: string; text?: string }) => text ?? type,
    )
  const page = await app.open({ path: `/proposals/${id}` })
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  await field.locator('strong').getByText('Ines').waitFor()
  await field.locator('li').getByText('contact.name').waitFor()
  assert.match(await field.evaluate((one) => getComputedStyle(one).fontFamily), /^"?Newsreader/)
  await looksRight(page)

  // What is not edited is not changed, whatever else is saved.
  await page.getByLabel('Title', { exact: true }).fill('A letter')
  await save(page)
  assert.deepEqual(await stored(), [letter])

  await field.getByText('thank you').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' See **our work**')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(' soon')
  await save(page)
  assert.deepEqual(await stored(), [letter.replace('*today*.', '*today*. See **our work** *soon*')])

  // A word is linked.
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const linking = page.getByRole('dialog', { name: 'Link' })
  await linking.getByLabel('Address').fill('javascript:alert(1)')
  await linking.getByRole('button', { name: 'Link', exact: true }).click()
  await linking.getByText('Start with https://').waitFor()
  await linking.getByLabel('Address').fill('https://example.com/100%/a%20b')
  await linking.getByRole('button', { name: 'Link', exact: true }).click()
  await linking.waitFor({ state: 'detached' })
  await save(page)
  assert.match((await stored())[0], /\(https:\/\/example\.com\/100%25\/a%20b\)/)
})

test('a slash inserts headings and lists in a text, and blocks between its parts', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const blocks = [{ type: 'text', text: 'Before\n\nAfter' }]
  const { id } = await app.call('POST /v1/proposals', { title: 'Slash', blocks })
  const page = await app.open({ path: `/proposals/${id}` })
  const field = page.getByRole('textbox', { name: 'Text', exact: true }).first()
  await field.getByText('Before').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/sub')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  await menu.getByRole('option', { name: 'Subheading' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Terms')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  for (const name of ['Bulleted list', 'Prices', 'Image', 'Signature', 'From the library…']) {
    await menu.getByRole('option', { name }).waitFor()
  }
  await looksRight(page)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.keyboard.press('Backspace')
  await page.keyboard.type('/page')
  await menu.getByRole('option', { name: 'Page break' }).click()
  await page.getByRole('region', { name: 'Page break, block 2' }).waitFor()
  await save(page)
  const saved = await app.call(`GET /v1/proposals/${id}`)
  assert.deepEqual(
    saved.blocks.map(({ type, text }: { type: string; text?: string }) => text ?? type),
    ['Before\n\n### Terms', 'page_break', 'After'],
  )
})

test('a text with a table stays as it is written, in the plain field', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const text = '| a | b |\n| - | - |\n| 1 | 2 |'
  const { id } = await app.call('POST /v1/proposals', { blocks: [{ type: 'text', text }] })
  const page = await app.open({ path: `/proposals/${id}` })
  const field = page.getByLabel('Text', { exact: true })
  await page.locator('textarea').waitFor()
  assert.equal(await field.inputValue(), text)
  await page.frameLocator('iframe').getByRole('cell', { name: '2' }).waitFor()

  // It stays the field in which one types. A text that the editor shows can be read as it is stored, too.
  await field.fill('Plain **words**')
  await save(page)
  assert.equal(await field.inputValue(), 'Plain **words**')
  await page.reload()
  const shown = page.getByRole('textbox', { name: 'Text', exact: true })
  await shown.locator('strong').waitFor()
  await page.getByRole('button', { name: 'Markdown' }).click()
  assert.equal(await field.inputValue(), 'Plain **words**')
  await page.getByRole('button', { name: 'As text' }).click()
  await shown.locator('strong').waitFor()
})
