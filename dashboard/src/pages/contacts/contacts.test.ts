import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import type { Locator, Page } from 'playwright-core'
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

/** The panel of a contact with the field open, and what was typed into it. */
async function typed(page: Page, panel: Locator, label: string, text: string) {
  await panel.getByRole('button', { name: new RegExp(`^Edit ${label.toLowerCase()}:`) }).click()
  await panel.getByLabel(label, { exact: true }).fill(text)
  return page.getByRole('dialog', { name: 'Keep your version?' })
}

test('of two people who change a contact, the second sees both versions and chooses', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Mary Ward', company: 'Harbour' })
  const current = async () => (await app.call(`GET /v1/contacts/${id}`)) as Contact
  const [first, second] = await Promise.all(
    ['light', 'dark'].map(async (theme) => {
      const page = await app.open({ path: `/contacts?contact=${id}`, theme: theme as 'light' })
      return { page, panel: page.getByRole('complementary', { name: 'Mary Ward' }) }
    }),
  )
  assert.ok(first && second)
  const sent: (string | undefined)[] = []
  second.page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.headers()['if-match'])
  })

  // Both open the field; the first one saves.
  const asked = await typed(second.page, second.panel, 'Company', 'Harbour Ltd')
  await typed(first.page, first.panel, 'Company', 'Port Authority')
  await first.panel.getByLabel('Company', { exact: true }).press('Enter')
  await first.page.getByText('Saved.').waitFor()
  await second.panel.getByLabel('Company', { exact: true }).press('Enter')
  const row = asked.getByRole('region', { name: 'Company' })
  await row.getByText('Harbour Ltd', { exact: true }).waitFor()
  await row.getByText('Port Authority', { exact: true }).waitFor()
  assert.equal((await current()).company, 'Port Authority')
  await isAccessible(second.page)

  // Closed, it saves nothing.
  await second.page.keyboard.press('Escape')
  await second.page.getByText('Not saved: somebody else').waitFor()
  assert.equal((await current()).company, 'Port Authority')

  // Mine.
  await typed(second.page, second.panel, 'Company', 'Harbour Ltd')
  await app.call(`PATCH /v1/contacts/${id}`, { company: 'Docks' })
  await second.panel.getByLabel('Company', { exact: true }).press('Enter')
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await second.page.getByText('Saved.').waitFor()
  assert.equal((await current()).company, 'Harbour Ltd')

  // Theirs.
  await typed(second.page, second.panel, 'Company', 'Nobody')
  await app.call(`PATCH /v1/contacts/${id}`, { company: 'Docks' })
  await second.panel.getByLabel('Company', { exact: true }).press('Enter')
  await asked.getByRole('button', { name: 'Take theirs' }).click()
  await second.page.getByText('Their version was kept.').waitFor()
  await second.panel.getByRole('button', { name: 'Edit company: Docks' }).waitFor()
  assert.equal((await current()).company, 'Docks')

  // Another field is no conflict, and is not lost either.
  await typed(second.page, second.panel, 'Job title', 'Captain')
  await app.call(`PATCH /v1/contacts/${id}`, { phone: '+4512345679' })
  await second.panel.getByLabel('Job title', { exact: true }).press('Enter')
  await second.panel.getByRole('button', { name: 'Edit job title: Captain' }).waitFor()
  const { phone, jobTitle, company } = await current()
  assert.deepEqual([phone, jobTitle, company], ['+4512345679', 'Captain', 'Docks'])
  assert.ok(sent.length > 0 && sent.every((etag) => etag?.startsWith('"')))
})

test('a change between reading and sending is seen as well', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Olive Byrne', company: 'Harbour' })
  const page = await app.open({ path: `/contacts?contact=${id}` })
  const panel = page.getByRole('complementary', { name: 'Olive Byrne' })
  const asked = await typed(page, panel, 'Company', 'Mine')
  await page.route(
    `**/session/v1/contacts/${id}`,
    async (route) => {
      if (route.request().method() === 'PATCH') {
        await app.call(`PATCH /v1/contacts/${id}`, { company: 'Theirs' })
      }
      await route.continue()
    },
    // The read before, and the change itself.
    { times: 2 },
  )
  const refused = page.waitForResponse((response) => response.status() === 412)
  await panel.getByLabel('Company', { exact: true }).press('Enter')
  await refused
  const row = asked.getByRole('region', { name: 'Company' })
  await row.getByText('Theirs', { exact: true }).waitFor()
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Saved.').waitFor()
  assert.equal((await app.call(`GET /v1/contacts/${id}`)).company, 'Mine')
})
