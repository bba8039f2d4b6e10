import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

test('contacts that match a filter are exported, and the file is downloaded', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: '=cmd()', phone: '+4512345678', tags: ['odd'] })
  await app.call('POST /v1/contacts', { name: 'Ada Lovelace' })
  const page = await app.open({ path: '/contacts?tag=odd' })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export contacts' })
  assert.ok(await dialog.getByLabel('This filter', { exact: true }).isChecked())
  for (const field of ['Your own id', 'First name', 'Last name', 'Other emails', 'Other phones']) {
    await dialog.getByLabel(field, { exact: true }).uncheck()
  }
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Export contacts', exact: true }).click()
  await dialog.getByText(/^1 contact, /).waitFor()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^contacts-\d{4}-\d\d-\d\d\.csv$/)
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  assert.ok(head?.startsWith('\ufeffname,email,phone,company,'), head)
  assert.ok(row?.startsWith("'=cmd(),,+4512345678,"), row)

  await page.goto('/contacts/exports')
  const listed = page.getByRole('row', { name: /^CSV/ })
  await listed.getByText('Ready', { exact: true }).waitFor()
  await listed.getByRole('button', { name: 'Download', exact: true }).waitFor()
  await looksRight(page)
})
