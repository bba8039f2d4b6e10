import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const hostile = '"><img src=x onerror=alert(1)>'

test('the catalogue is filled by hand and by a file, archived, and exported', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/proposals/catalogue' })
  await page.getByRole('heading', { name: 'Price it once' }).waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'New item' }).first().click()
  const adding = page.getByRole('dialog', { name: 'New item' })
  await adding.getByLabel('Name', { exact: true }).fill(hostile)
  await adding.getByLabel('SKU').fill('PLAN-1')
  await adding.getByRole('button', { name: 'Add price' }).click()
  await adding.getByLabel('Price 1', { exact: true }).fill('8,400.5')
  await adding.getByRole('button', { name: 'Add price' }).click()
  await adding.getByLabel('Currency 2').selectOption('JPY')
  await adding.getByLabel('Paid 2').selectOption('month')
  await adding.getByLabel('Price 2', { exact: true }).fill('1200')
  await adding.getByRole('button', { name: 'Add tax' }).click()
  await adding.getByLabel('Rate, %').fill('19')
  await adding.getByRole('button', { name: 'Add item' }).click()
  const table = page.getByRole('table', { name: 'Catalogue' })
  await table.getByText('EUR 8,400.50 +1').waitFor()
  const { data } = await app.call('GET /v1/catalog-items')
  assert.deepEqual(
    data[0].prices.map((price: Record<string, unknown>) => [
      price['currency'],
      price['billing'],
      price['unitAmount'],
    ]),
    [
      ['EUR', 'one_time', 840_050],
      ['JPY', 'month', 1_200],
    ],
  )

  // Somebody else changes the price while it is edited: both are shown in words.
  await table.getByRole('button', { name: hostile, exact: true }).click()
  const editing = page.getByRole('dialog', { name: 'Edit item' })
  await editing.getByLabel('Price 1', { exact: true }).fill('9000')
  await app.call(`PATCH /v1/catalog-items/${data[0].id}`, {
    prices: [{ currency: 'EUR', unitAmount: 1 }],
  })
  await editing.getByRole('button', { name: 'Save item' }).click()
  const conflict = page.getByRole('dialog', { name: 'Keep your version?' })
  await conflict.getByText('EUR 0.01').waitFor()
  assert.doesNotMatch(await conflict.innerText(), /[{}]/)
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await editing.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Import' }).first().click()
  const importing = page.getByRole('dialog', { name: 'Import items' })
  const file = (csv: string) => ({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  const input = importing.getByLabel('CSV file')
  await input.setInputFiles(file('name,price EUR\nHour,ninety\n,1.00\n'))
  await importing.getByText('“ninety” is no price').waitFor()
  await importing.getByText('The name is missing.').waitFor()
  await looksRight(page)
  // What only the server knows is told with its line, too.
  await input.setInputFiles(file('name,price EUR,metadata\nHour,90.00,{\n'))
  await importing.getByRole('button', { name: 'Import 1 row' }).click()
  await importing
    .getByText(/Line 2: metadata must be a JSON object\. Nothing was imported\./)
    .waitFor()
  await input.setInputFiles(file("name,sku,price EUR\nHour,'=H,90.00\nDay,D,720.00\n"))
  await importing.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByText('Imported: 2 new, 0 changed, 0 as before.').waitFor()
  await table.getByText('=H').waitFor()

  await table.getByRole('button', { name: 'Actions for Day' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await table.getByRole('button', { name: 'Day', exact: true }).waitFor({ state: 'detached' })
  await page.getByText('Archived', { exact: true }).click()
  await table.getByRole('button', { name: 'Day', exact: true }).waitFor()
  await looksRight(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  assert.match(saved, /Hour,'=H,/)
  assert.match(saved, /Day,D,.*true/)
})

test('a block is written, kept from a draft, and added to another', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/proposals/blocks?create=true' })
  const adding = page.getByRole('dialog', { name: 'New block' })
  await adding.getByLabel('Name', { exact: true }).fill('About us')
  await adding.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('# About us')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Since 1998.')
  await adding.getByRole('button', { name: 'Add block' }).click()
  const table = page.getByRole('table', { name: 'Content blocks' })
  await table.getByRole('button', { name: 'About us', exact: true }).click()
  const editing = page.getByRole('dialog', { name: 'Edit block' })
  await editing.getByText('Since 1998.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9.')
  await editing.getByRole('button', { name: 'Save block' }).click()
  await editing.waitFor({ state: 'detached' })
  await looksRight(page)

  const { id } = await app.call('POST /v1/proposals', {
    title: 'With blocks',
    blocks: [{ type: 'text', text: 'How we work' }],
  })
  await page.goto(`/proposals/${id}`)
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'From the library…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /About us/ })
    .click()
  await page.getByRole('region', { name: 'Text, block 2' }).getByText('Since 1999.').waitFor()
  await page.getByRole('button', { name: 'Actions of block 1' }).click()
  await page.getByRole('menuitem', { name: 'Save to the library…' }).click()
  await page.getByRole('button', { name: 'Save to library' }).click()
  await page.getByText('Saved to the library.').waitFor()
  const { data } = await app.call('GET /v1/content-blocks')
  assert.deepEqual(
    data.map(({ name, block }: { name: string; block: { text: string } }) => [name, block.text]),
    [
      ['How we work', 'How we work'],
      ['About us', '# About us\n\nSince 1999.'],
    ],
  )
})

test('a template is made of a proposal, edited with variables, and begins a proposal', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    title: 'Lighting for {{variables.place}}',
    currency: 'EUR',
    blocks: [{ type: 'text', text: 'We begin on {{variables.startDate}}.' }],
    items: [{ name: 'Plan', unitAmount: 840_000, taxes: [{ name: 'VAT', percent: '19' }] }],
    variables: { place: 'Hamburg' },
    recipients: [{ name: 'Ines Albrecht', email: 'ines@example.com' }],
  })
  const page = await app.open({ path: '/proposals/templates' })
  await page.getByRole('heading', { name: 'Make your first template' }).waitFor()
  await page.goto(`/proposals/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Save as template…' }).click()
  const making = page.getByRole('dialog', { name: 'Save as template' })
  await making.getByLabel('Name').fill('Lighting')
  await making.getByLabel('What it is for').fill('Reading rooms')
  await making.getByRole('button', { name: 'Create template' }).click()
  await page.waitForURL('**/proposals/templates/tpl_*')
  const templateId = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('region', { name: 'Totals' }).getByText('€9,996.00').waitFor()

  await page.getByLabel('Default of place').fill('Berlin')
  await page.getByLabel('New variable').fill('rooms')
  await page.getByRole('button', { name: 'Add variable' }).click()
  await page.getByLabel('Type of rooms').selectOption('number')
  await page.getByLabel('Default of rooms').fill('3')
  const startDate = page.locator('[data-path="variables.startDate"]')
  await startDate.getByLabel('Needed before sending').check()
  await page.frameLocator('iframe[title^="Preview"]').getByText('Lighting for Berlin').waitFor()
  await looksRight(page)
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  const stored = await app.call(`GET /v1/proposal-templates/${templateId}`)
  assert.deepEqual(stored.draft.variables, { place: 'Berlin', rooms: 3 })
  assert.deepEqual(stored.requiredVariables, ['startDate'])
  assert.equal(stored.draft.recipients, undefined)

  await page.getByRole('button', { name: 'New proposal' }).click()
  const form = page.getByRole('dialog', { name: 'New proposal' })
  await form.getByLabel('place').waitFor()
  assert.equal(await form.getByLabel('place').inputValue(), 'Berlin')
  await form.getByText('Needed before sending.').waitFor()
  await form.getByLabel('startDate').fill('11 January')
  await form.getByRole('button', { name: 'Create proposal' }).click()
  await page.waitForURL('**/proposals/prop_*')
  const made = await app.call(`GET /v1/proposals/${new URL(page.url()).pathname.split('/').at(-1)}`)
  assert.equal(made.templateId, templateId)
  assert.deepEqual(made.variables, { place: 'Berlin', rooms: 3, startDate: '11 January' })

  await page.goto('/proposals/templates')
  await page.getByRole('link', { name: 'Lighting', exact: true }).waitFor()
  await looksRight(page)
})
