import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../test/browser.ts'
import { looksRight } from '../../../test/looks.ts'

const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

test('a person finds proposals by status, words and contact, and begins one', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/proposals' })
  await page.getByRole('heading', { name: 'Send your first proposal' }).waitFor()
  const { id: contactId } = await app.call('POST /v1/contacts', {
    name: 'عمر حدّاد',
    email: 'omar@example.com',
  })
  await app.call('POST /v1/proposals', {
    title: 'Lighting for the reading room',
    contactId,
    currency: 'EUR',
    items: [{ name: 'Plan', unitAmount: 840_000, taxes: [{ name: 'VAT', percent: '19' }] }],
  })
  await app.call('POST /v1/proposals', {
    title: hostile,
    currency: 'CHF',
    items: [{ name: hostile, unitAmount: 5_000 }],
  })
  await app.call('POST /v1/proposal-templates', { name: 'Website', draft: { title: 'A website' } })
  await page.getByRole('link', { name: hostile, exact: true }).waitFor()
  await page.getByText('€9,996.00').waitFor()
  await looksRight(page)

  await page.getByLabel('Search proposals').fill('reading')
  await page.getByRole('link', { name: hostile, exact: true }).waitFor({ state: 'detached' })
  await page.getByLabel('Search proposals').fill('')
  await page.getByRole('button', { name: 'Accepted', exact: true }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Add a filter' }).click()
  await page.getByRole('menuitem', { name: 'Contact…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /عمر/ }).click()
  await page.waitForURL(`**/proposals?contact=${contactId}`)
  await page.getByRole('link', { name: hostile, exact: true }).waitFor({ state: 'detached' })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), 'proposals.csv')
  const [header, ...lines] = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n')
  assert.match(header ?? '', /^\ufeffid,number,title,/)
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /Lighting for the reading room/)
  await page.getByRole('button', { name: /^Remove the filter Contact/ }).click()

  await page.getByText('Board', { exact: true }).click()
  const drafts = page.getByRole('region', { name: 'Draft' })
  await drafts.getByRole('heading', { name: 'Draft 2' }).waitFor()
  await drafts.getByText(/CHF\s50\.00 · €9,996\.00|€9,996\.00 · CHF\s50\.00/).waitFor()
  await looksRight(page)

  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search or jump to').fill('reading')
  await page.getByRole('option', { name: /Lighting for the reading room/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New proposal' }).click()
  const form = page.getByRole('dialog', { name: 'New proposal' })
  await form.getByLabel('Begin with').selectOption({ label: 'Website' })
  await form.getByRole('button', { name: 'Choose a contact' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /عمر/ }).click()
  await form.getByRole('button', { name: 'Create proposal' }).click()
  await page.waitForURL('**/proposals/prop_*')
  await form.waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'A website')
})
