import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const hostile = '<img src=x onerror="parent.document.title=\'owned\'"> **bold**'

test('a person writes a draft, sees totals and problems, saves and sends it', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', { title: 'Draft', currency: 'EUR' })
  const page = await app.open({ path: `/proposals/${id}` })
  await page.getByLabel('Title', { exact: true }).fill('Lighting')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  // What one types next stands in the new block.
  await page.waitForFunction(() => document.activeElement?.role === 'textbox')
  await page.keyboard.type('# Hello {{variables.place}}')
  await page.keyboard.press('Enter')
  await page.keyboard.type('<b>raw</b>')
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('Name of line 1').fill('Plan')
  await page.getByLabel('Price of line 1').fill('8.400,00')
  await page.getByLabel('Tax of line 1, percent').fill('19')
  const totals = page.getByRole('region', { name: 'Totals' })
  await totals.getByText('€9,996.00').waitFor()

  // Enter in a name begins the next line; rows of a spreadsheet become lines.
  await page.getByLabel('Name of line 1').press('Enter')
  await page.getByLabel('Name of line 2').fill(hostile)
  await page.getByLabel('Quantity of line 2').fill('24')
  await page.getByLabel('Price of line 2').fill('4.65')
  await page.getByLabel('Discount of line 2, percent').fill('5')
  await page.getByLabel('Amount of line 2').getByText('106.02').waitFor()
  await page.getByLabel('Quantity of line 2').press('Alt+ArrowUp')
  await page.getByLabel('Amount of line 1').getByText('106.02').waitFor()
  const quantity = page.getByLabel('Quantity of line 1', { exact: true })
  await quantity.fill('none')
  assert.equal(await quantity.getAttribute('aria-invalid'), 'true')
  await quantity.fill('24')

  const problems = page.getByRole('region', { name: 'Problems' })
  await problems
    .getByText(/variables\.place/)
    .first()
    .waitFor()
  await problems.getByText('The proposal has no signer. Add one.').waitFor()
  await page.getByLabel('place').fill('Hamburg')
  const paper = page.frameLocator('iframe[title^="Preview"]')
  // The page of the client stands beside the fields from a window of 1280 on, wide enough to be read.
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page.getByRole('complementary', { name: 'Preview' }).boundingBox()
    assert.ok(box && box.width >= 420 && box.y < 100, `${width}: ${JSON.stringify(box)}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await paper.getByRole('heading', { name: 'Hello Hamburg' }).waitFor()
  await paper.getByText('<b>raw</b>').waitFor()
  await problems.getByRole('button', { name: 'Go to recipients' }).click()
  await page.keyboard.press('Enter')
  const people = page.getByRole('dialog', { name: 'People' })
  await people.getByRole('button', { name: 'By address' }).click()
  await people.getByLabel('Name').fill('Ines Albrecht')
  await people.getByLabel('Email').fill('ines@example.com')
  await people.getByRole('button', { name: 'Done' }).click()
  await problems.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  const saved = await app.call(`GET /v1/proposals/${id}`)
  assert.deepEqual(
    saved.items.map((item: { name: string }) => item.name),
    [hostile, 'Plan'],
  )
  await looksRight(page)
  assert.doesNotMatch(await page.title(), /owned/)

  // Somebody else changes the title meanwhile: both versions are shown.
  await app.call(`PATCH /v1/proposals/${id}`, { title: 'Theirs' })
  await page.getByLabel('Title', { exact: true }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await app.call(`PATCH /v1/proposals/${id}`, { title: 'Theirs again' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Keep your version?' })
  await conflict.getByText('Theirs again').waitFor()
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
    conflict.getByRole('button', { name: /yours|mine/i }).click(),
  ])
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).title, 'Mine')

  await page.keyboard.press('Control+Enter')
  const sending = page.getByRole('dialog', { name: 'Send to 1 person?' })
  await sending.getByLabel('Give me the links').check()
  await sending.getByRole('button', { name: 'Send proposal' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Copy the link of Ines Albrecht' })
    .click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(link, /\/p\/[0-9A-Za-z]{60,}$/)
  assert.equal((await fetch(link)).status, 200)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Sent', { exact: true }).first().waitFor()
})

test('a price that countries read differently stays as it is typed, marked, and nothing is saved', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const items = [{ name: 'Plan', unitAmount: 9_200 }]
  const { id } = await app.call('POST /v1/proposals', { title: 'Draft', currency: 'EUR', items })
  const page = await app.open({ path: `/proposals/${id}` })
  const price = page.getByLabel('Price of line 1', { exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const stored = async () => (await app.call(`GET /v1/proposals/${id}`)).items[0].unitAmount

  await price.fill('1.250')
  await price.blur()
  assert.equal(await price.inputValue(), '1.250')
  assert.equal(await price.getAttribute('aria-invalid'), 'true')
  const problems = page.getByRole('region', { name: 'Problems' })
  await problems.getByText('Price of line 1: “1.250” is ambiguous. Enter 1250 or 1.25.').waitFor()
  assert.equal(await save.getAttribute('aria-disabled'), 'true')
  await page.keyboard.press('Control+s')
  await page.getByText(/^Not saved\. Price of line 1/).waitFor()
  assert.equal(await stored(), 9_200)

  // What is unread is unsaved, too: the page is not left without a question.
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await problems.getByRole('button', { name: 'Go to Price of line 1' }).click()
  await price.fill('1.250,50')
  await save.click()
  await page.getByText(/^Saved \d/).waitFor()
  assert.equal(await stored(), 125_050)
})

test('a discount that cannot be read keeps the details of its line open', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const items = [{ name: 'Plan', unitAmount: 9_200_000 }]
  const { id } = await app.call('POST /v1/proposals', { title: 'Draft', currency: 'EUR', items })
  const page = await app.open({ path: `/proposals/${id}` })
  await page.getByRole('button', { name: 'Actions of line 1' }).click()
  await page.getByRole('menuitem', { name: 'Details…' }).click()
  const details = page.getByRole('dialog', { name: 'Line details' })
  await details.getByLabel('Discount', { exact: true }).selectOption('amount')
  await details.getByLabel('Discount, EUR').fill('2,500')
  await details.getByRole('button', { name: 'Done' }).click()
  await details.getByText('“2,500” is ambiguous. Enter 2500 or 2.5.').waitFor()
  await details.getByLabel('Discount, EUR').fill('2500')
  await details.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Amount of line 1').getByText('89,500.00').waitFor()
})
