import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import type { Page } from 'playwright-core'
import { makeWorkbook, textRow } from '../../../../../server/test/fixtures/workbook.ts'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

/** Odd headers, semicolons, numbers as people write them, and one bad row. */
const clients = `Wer;E-Mail Adresse;Tel.;Plätze
Ines Albrecht;ines@example.com;(415) 555-2671;12
Tomás Figueira;tomas@example.com;415-555-0123;
"Sato, Misaki";misaki@example.com;;4
Omar Haddad;omar at example.com;415 555 0199;2
`

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** A page whose user does one thing after the other, and how many they were. */
function counted(page: Page) {
  const done: string[] = []
  return {
    done,
    async press(name: string): Promise<void> {
      done.push(`press ${name}`)
      await page.getByRole('button', { name, exact: true }).click()
    },
    async choose(label: string, option: string): Promise<void> {
      done.push(`choose ${option}`)
      await page.getByLabel(label, { exact: true }).selectOption({ label: option })
    },
    async chooseFile(button: string, file: ReturnType<typeof fileOf>): Promise<void> {
      done.push(`choose ${file.name}`)
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: button, exact: true }).click()
      await (await choosing).setFiles(file)
    },
  }
}

const contactOf = async (
  { call }: Awaited<ReturnType<typeof dashboard>>,
  email: string,
): Promise<Contact> => (await call(`GET /v1/contacts?email=${email}`)).data[0]

test('a first user imports a spreadsheet, corrects a row and imports it, in nine actions', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts' })
  const user = counted(page)
  await user.press('Import a file')
  await user.chooseFile('Choose a file', fileOf('Clients 2026.csv', clients))
  await page.getByText('2 of 4 columns will be imported.').waitFor()
  assert.equal(await page.getByLabel('Country of phone numbers').inputValue(), 'US')
  const preview = page.getByRole('table', { name: 'First rows' })
  await preview.getByText('+14155552671', { exact: true }).waitFor()
  await preview.getByText('E-Mail Adresse must be an email address').waitFor()
  await page.getByText('Left out: Wer, Plätze.').waitFor()
  await looksRight(page)
  await user.choose('Field for Wer', 'Name')
  await user.press('Check the file')

  // The check has changed nothing, and says what is wrong with which cell.
  const faults = page.getByRole('region', { name: 'Rows with a fault' })
  await faults.getByText('Line 5').waitFor()
  await faults.getByText('E-Mail Adresse must be an email address').waitFor()
  assert.equal((await app.call('GET /v1/contacts')).data.length, 0)
  await looksRight(page)
  await page.getByText('1 row will come in without a value that cannot be read.').waitFor()
  await user.press('Import 4 rows')
  await page.getByRole('heading', { name: /^Imported / }).waitFor()
  await looksRight(page)
  const { phone } = await contactOf(app, 'ines@example.com')
  assert.equal(phone, '+14155552671')

  // The rows with a fault come back as a file; corrected, it keeps the columns that were chosen.
  const downloading = page.waitForEvent('download')
  await user.press('Download rows')
  const download = await downloading
  assert.equal(download.suggestedFilename(), 'Clients 2026 errors.csv')
  const rows = await readFile(await download.path(), 'utf8')
  const corrected = rows.replace('omar at example.com', 'omar@example.com')
  assert.notEqual(corrected, rows)
  await user.chooseFile('Upload corrected file', fileOf('Clients 2026 errors.csv', corrected))
  await page.getByText('Columns and options are those of Clients 2026.csv.').waitFor()
  await user.press('Check the file')
  await user.press('Import 1 row')
  await page.getByRole('heading', { name: /^Imported / }).waitFor()
  const omar = await contactOf(app, 'omar@example.com')
  assert.deepEqual([omar.name, omar.phone], ['Omar Haddad', '+14155550199'])
  assert.equal((await app.call('GET /v1/contacts')).data.length, 4)
  assert.equal(user.done.length, 9, user.done.join(', '))
})

test('cells are pasted into a field that is created there, and the import is undone', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts/import' })
  await page.getByText('Paste cells', { exact: true }).click()
  const cells =
    'Name\tEmail\tShoe size\nGrace Hopper\tgrace@example.com\t38\nAlan Turing\talan@example.com\t43'
  await page.getByLabel('Cells', { exact: true }).fill(cells)
  await page.getByRole('button', { name: 'Continue with 2 rows', exact: true }).click()
  await page
    .getByLabel('Field for Shoe size', { exact: true })
    .selectOption({ label: 'Create a field…' })
  const creating = page.getByRole('dialog', { name: 'Create a field' })
  assert.equal(await creating.getByLabel('Type', { exact: true }).inputValue(), 'number')
  await creating.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('3 of 3 columns will be imported.').waitFor()
  await page.getByLabel('Tags for all', { exact: true }).fill('navy, fair')
  await page.getByRole('button', { name: 'Check the file', exact: true }).click()
  await page.getByRole('button', { name: 'Import 2 rows', exact: true }).click()
  await page.getByRole('heading', { name: /^Imported / }).waitFor()
  const { tags, custom, id } = await contactOf(app, 'grace@example.com')
  assert.deepEqual([tags, custom], [['navy', 'fair'], { shoe_size: 38 }])

  // What changed since stays, and is named.
  await app.call(`PATCH /v1/contacts/${id}`, { jobTitle: 'Rear admiral' })
  await page.reload()
  await page.getByRole('button', { name: 'Undo import…', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Undo the import?' })
  await asking.getByText('Deletes the 2 contacts it created.').waitFor()
  await asking.getByRole('button', { name: 'Undo import', exact: true }).click()
  await page.getByRole('heading', { name: 'The import is undone' }).waitFor()
  const kept = page.getByRole('listitem').filter({ hasText: 'Grace Hopper' })
  await kept.getByText('Job title', { exact: true }).waitFor()
  assert.equal(await contactOf(app, 'alan@example.com'), undefined)
  assert.equal((await contactOf(app, 'grace@example.com')).jobTitle, 'Rear admiral')
  await looksRight(page)
  await page.getByRole('link', { name: 'Imports', exact: true }).click()
  await page
    .getByRole('row', { name: /Pasted cells\.tsv/ })
    .getByText('Undone')
    .waitFor()
  await looksRight(page)
})

test('a check survives leaving the page, and is canceled', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts/import' })
  const rows = Array.from({ length: 60_000 }, (_, n) => `Person ${n},person-${n}@example.com`)
  const file = fileOf('many.csv', `Name,Email\n${rows.join('\n')}\n`)
  await page.getByLabel('File of contacts').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file', exact: true }).click()
  await page.getByText(/rows read$/).waitFor()
  const address = page.url()
  await page.goto('/contacts')
  await page.goto(address)
  await page.getByText(/rows read$/).waitFor()
  await page.getByRole('button', { name: 'Cancel the check', exact: true }).click()
  await page.getByText('The check was canceled.').waitFor()
  await page.getByRole('button', { name: 'Back to columns', exact: true }).click()
  await page.getByText('2 of 2 columns will be imported.').waitFor()
})

/** Texts that cells share, numbers typed as numbers, dates that are numbers to Excel, a gap and one bad row. */
const customers = makeWorkbook({
  strings: ['<t>Kunde</t>', '<t>E-Mail</t>', '<t>Telefon</t>', '<t>Kunde seit</t>'],
  styles: [0, 14],
  rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>Ines &amp; Co</t></is></c><c r="B2" t="str"><v>ines@example.com</v></c><c r="C2"><v>4.155552671E9</v></c><c r="D2" s="1"><v>45000</v></c></row>
    <row r="4"><c r="A4" t="inlineStr"><is><t>Omar Haddad</t></is></c><c r="B4" t="str"><v>omar at example.com</v></c></row>
    <row r="5"><c r="B5" t="str"><v>misaki@example.com</v></c><c r="D5" s="1"><v>45001</v></c></row>`,
  otherSheet: textRow(['Notes']),
})

test('a workbook is imported with its dates and numbers, and a bad row by its line', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts/import' })
  const user = counted(page)
  await user.chooseFile('Choose a file', {
    name: 'Customers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(customers),
  })
  await page.getByText('3 of 4 columns will be imported.').waitFor()
  await user.choose('Field for Kunde seit', 'Create a field…')
  const creating = page.getByRole('dialog', { name: 'Create a field' })
  assert.equal(await creating.getByLabel('Type', { exact: true }).inputValue(), 'date')
  await user.press('Create')
  await page.getByText('4 of 4 columns will be imported.').waitFor()
  await user.press('Check the file')
  const faults = page.getByRole('region', { name: 'Rows with a fault' })
  await faults.getByText('Line 4').waitFor()
  await faults.getByText('E-Mail must be an email address').waitFor()
  await user.press('Import 2 rows')
  await page.getByRole('heading', { name: /^Imported / }).waitFor()
  const { name, phone, custom } = await contactOf(app, 'ines@example.com')
  assert.deepEqual([name, phone], ['Ines & Co', '+14155552671'])
  assert.deepEqual(custom, { kunde_seit: '2023-03-15' })
  assert.deepEqual((await contactOf(app, 'misaki@example.com')).custom, {
    kunde_seit: '2023-03-16',
  })
})

test('a file without a list of contacts is refused by name', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts/import' })
  await page.getByLabel('File of contacts').setInputFiles(fileOf('report.pdf', '%PDF-1.7'))
  await page.getByRole('alert').getByText('The file is a PDF.').waitFor()
  await page.getByRole('button', { name: 'Choose a file', exact: true }).waitFor()
  await looksRight(page)
})
