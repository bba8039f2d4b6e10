import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'

test('a contact is added, found, changed and deleted', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: 'Grace Hopper', tags: ['navy'] })
  const page = await app.open({ path: '/contacts?create=true' })
  const adding = page.getByRole('dialog', { name: 'Add a contact' })
  await adding.getByLabel('Name').fill('عربى')
  await adding.getByLabel('Phone').fill('555')
  await adding.getByRole('button', { name: 'Add' }).click()
  await adding.getByRole('alert').getByText('E.164').waitFor()
  assert.equal(await adding.getByLabel('Phone').getAttribute('aria-invalid'), 'true')
  await adding.getByLabel('Phone').fill('+201234567890')
  await adding.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('cell', { name: 'عربى' }).waitFor()

  await page.getByLabel('Search contacts').fill('2345')
  await page.waitForURL('**/contacts?q=2345')
  await page.getByRole('cell', { name: 'Grace Hopper' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'عربى' }).click()
  const panel = page.getByRole('complementary', { name: 'عربى' })
  await panel.getByRole('button', { name: 'Edit company:' }).click()
  await panel.getByLabel('Company').fill('شركة الميناء')
  await panel.getByLabel('Company').press('Enter')
  await page.getByText('Saved.').waitFor()
  const { data } = await app.call('GET /v1/contacts?q=2345')
  assert.equal(data[0].company, 'شركة الميناء')

  await panel.getByRole('button', { name: 'Delete…' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete the contact?' })
  await asking.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('cell', { name: 'Grace Hopper' }).waitFor()
  assert.equal(await page.getByLabel('Search contacts').inputValue(), '')
})

test('a link leads to a contact, and says so when it is gone', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Alan Turing' })
  const page = await app.open({ path: `/contacts?q=nothing-of-the-kind&contact=${id}` })
  const panel = page.getByRole('complementary', { name: 'Alan Turing' })
  await panel.getByRole('button', { name: 'Edit name: Alan Turing' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/contacts?q=nothing-of-the-kind')
  await app.call(`DELETE /v1/contacts/${id}`)
  await page.goto(`/contacts?contact=${id}`)
  await page.getByText('This contact no longer exists').waitFor()
})

const file = `name,email,tags,shoe size
"Lovelace, Ada",ada@example.com,customer; vip,38
"Two
lines",not an address,,
Edsger Dijkstra,edsger@example.com,,44
`

test('a file is shown before it is imported, and each refusal names its line', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts' })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import contacts' })
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await dialog.getByRole('cell', { name: 'Lovelace, Ada' }).waitFor()
  await dialog.getByRole('columnheader', { name: 'shoe size · custom' }).waitFor()
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Import 3' }).click()
  await dialog.getByText('2 added, 1 refused of 3.').waitFor()
  const refused = await dialog.getByLabel('Refused rows').textContent()
  assert.match(refused ?? '', /^Line 3email must be an e-mail address/)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  const { data } = await app.call('GET /v1/contacts?email=ada@example.com')
  const [{ name, tags, custom }] = data
  assert.deepEqual(
    [name, tags, custom],
    ['Lovelace, Ada', ['customer', 'vip'], { 'shoe size': '38' }],
  )
})

test('those that fit are exported, and no cell is a formula', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: '=cmd()', phone: '+4512345678', tags: ['odd'] })
  const page = await app.open({ path: '/contacts?tag=odd' })
  await page.getByRole('cell', { name: '=cmd()' }).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  assert.equal(download.suggestedFilename(), 'contacts.csv')
  assert.equal(
    await readFile(await download.path(), 'utf8'),
    "name,email,phone,company,jobTitle,externalId,tags\r\n'=cmd(),,+4512345678,,,,odd\r\n",
  )
})
