import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'

test('a contact is added, found, changed and deleted', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: 'Grace Hopper', tags: ['navy'] })
  const page = await app.open({ path: '/contacts?create=true' })
  const adding = page.getByRole('dialog', { name: 'Add a contact' })
  await adding.getByLabel('Name').fill('عربى')
  await adding.getByLabel('Phone').fill('555')
  await adding.getByRole('button', { name: 'Add' }).click()
  await adding.getByRole('alert').getByText('“555” is not a phone number.').waitFor()
  assert.equal(await adding.getByLabel('Phone').getAttribute('aria-invalid'), 'true')
  await adding.getByLabel('Phone').fill('+20 (0)12 3456-7890')
  await adding.getByLabel('Phone').blur()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === '+20 12 34567890'),
  )
  await adding.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('cell', { name: 'عربى', exact: true }).waitFor()

  await page.getByLabel('Search contacts').fill('2345')
  await page.waitForURL('**/contacts?q=2345')
  await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor({ state: 'detached' })
  await page.getByText('1–1 of 1', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'عربى', exact: true }).click()
  await page.getByRole('heading', { name: 'عربى', exact: true }).waitFor()
  await page.getByText('1 of 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add a detail' }).click()
  await page.getByRole('button', { name: 'Edit job title:' }).click()
  await page.getByLabel('Job title', { exact: true }).fill('قبطان')
  await page.getByLabel('Job title', { exact: true }).press('Enter')
  await page.getByText('Saved.').waitFor()
  const { data } = await app.call('GET /v1/contacts?q=2345')
  assert.equal(data[0].jobTitle, 'قبطان')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete the contact?' })
  await asking.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL('**/contacts')
  await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor()
  await page.getByRole('cell', { name: 'عربى', exact: true }).waitFor({ state: 'detached' })
})

test('a link leads to a contact, and says so when it is gone', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Alan Turing' })
  const page = await app.open({ path: `/contacts?q=nothing-of-the-kind&contact=${id}` })
  const panel = page.getByRole('complementary', { name: 'Alan Turing' })
  await panel.getByRole('button', { name: 'Edit name: Alan Turing' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/contacts?q=nothing-of-the-kind')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('cell', { name: 'Alan Turing', exact: true }).waitFor()
  assert.equal(await page.getByLabel('Search contacts').inputValue(), '')
  await app.call(`DELETE /v1/contacts/${id}`)
  for (const path of [`/contacts?contact=${id}`, `/contacts/${id}`]) {
    await page.goto(path)
    await page.getByText('This contact no longer exists').waitFor()
  }
})

test('a filter becomes a segment, which is opened, changed, renamed and deleted', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  for (const [name, tag] of [
    ['Ines Albrecht', 'client'],
    ['Jonas Petersen', 'client'],
    ['Mara Lindqvist', 'lead'],
  ]) {
    await app.call('POST /v1/contacts', { name, tags: [tag] })
  }
  const page = await app.open({ path: '/contacts' })
  const cell = (name: string) => page.getByRole('cell', { name, exact: true })
  await cell('Mara Lindqvist').waitFor()
  await page.keyboard.press('f')
  await page.getByRole('menuitem', { name: 'Tag', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Filter by tag' })
  await asking.getByLabel('Value').fill('client')
  await asking.getByRole('button', { name: 'Apply filter' }).click()
  await cell('Mara Lindqvist').waitFor({ state: 'detached' })
  assert.match(decodeURIComponent(page.url()), /filter=\[\["tag","in",\["client"\]\]\]/)

  await page.getByRole('button', { name: 'Save segment' }).click()
  const naming = page.getByRole('dialog', { name: 'New segment' })
  await naming.getByLabel('Name').fill('Clients')
  await naming.getByRole('button', { name: 'Create segment' }).click()
  const tabs = page.getByRole('navigation', { name: 'Segments' })
  await tabs.getByRole('button', { name: 'Clients 2', exact: true }).waitFor()
  assert.match(page.url(), /\/contacts\?segment=seg_\w+$/)
  await tabs.getByRole('button', { name: /^All/ }).click()
  await cell('Mara Lindqvist').waitFor()
  await tabs.getByRole('button', { name: 'Clients 2', exact: true }).click()
  await cell('Mara Lindqvist').waitFor({ state: 'detached' })

  // Another operator, kept in the same segment.
  await page.getByRole('button', { name: 'is Change is' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'is none of' }).click()
  await cell('Mara Lindqvist').waitFor()
  // The toast of its creation may still be there.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save segment' }).click()
  assert.equal((await saved).status(), 200)
  const { data } = await app.call('GET /v1/segments')
  assert.deepEqual(data[0].filter, { field: 'tag', op: 'nin', value: ['client'] })

  await tabs.getByRole('button', { name: 'Actions for Clients' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename segment' })
  await renaming.getByLabel('Name').fill('Others')
  await renaming.getByRole('button', { name: 'Rename segment' }).click()
  await tabs.getByRole('button', { name: 'Actions for Others' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete segment' }).click()
  await page.waitForURL((url) => url.search === '')
  assert.deepEqual((await app.call('GET /v1/segments')).data, [])
})

test('columns are chosen once, and a title sorts', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contact-fields', { key: 'berth', label: 'Berth', type: 'number' })
  await app.call('POST /v1/contacts', { name: 'Zoe Berth', custom: { berth: 7 } })
  await app.call('POST /v1/contacts', { name: 'Abel Berth', custom: { berth: 9 } })
  const page = await app.open({ path: '/contacts?q=Berth' })
  const names = () => page.locator('tbody tr [data-open]').allInnerTexts()
  await page.getByRole('cell', { name: 'Zoe Berth', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Berth' }).click()
  await page.getByRole('columnheader', { name: 'Berth' }).waitFor()
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await page.waitForURL('**sort=name')
  const heading = page.getByRole('columnheader', { name: 'Name', exact: true })
  assert.equal(await heading.getAttribute('aria-sort'), 'ascending')
  await page.reload()
  await page.getByRole('columnheader', { name: 'Berth' }).waitFor()
  await page.getByRole('cell', { name: '9', exact: true }).waitFor()
  assert.deepEqual(
    (await names()).map((name) => name.split('\n').at(-1)),
    ['Abel Berth', 'Zoe Berth'],
  )
})

test('all that match are tagged, also those that no page has shown; failures are named', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const names = Array.from({ length: 340 }, (_, index) => `Crew ${index}`)
  const full = Array.from({ length: 50 }, (_, index) => `t${index}`)
  await app.call('POST /v1/contacts/batch', {
    mode: 'create',
    items: names.map((name) => ({ name, ...(name === 'Crew 3' && { tags: full }) })),
  })
  const page = await app.open({ path: '/contacts?q=Crew' })
  await page.getByText('1–100 of 340', { exact: true }).waitFor()
  await page.getByLabel('Select Crew 339').check()
  // The next pages come while one scrolls; only rows in sight are drawn, and the selection stays.
  await page.waitForFunction(() => {
    if (document.body.innerText.includes('1–200 of 340')) return true
    // A list that is drawn again just then begins at its top.
    const scroller = document.querySelector('[data-scroller]')
    scroller?.scrollTo(0, scroller.scrollHeight)
    return false
  })
  await page.getByText('1 selected', { exact: true }).waitFor()
  assert.ok((await page.locator('tbody tr').count()) < 150)
  await page.getByRole('button', { name: 'Select all 340' }).click()
  await page.getByText('340 selected', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tag 340 contacts' })
  await dialog.getByLabel('Add tags').fill('aboard')
  await dialog.getByRole('button', { name: 'Apply tags' }).click()
  await dialog.getByText('340 of 340 done, 1 failed.').waitFor()
  assert.match((await dialog.getByLabel('Failed contacts').textContent()) ?? '', /^Crew 3/)
  await isAccessible(page)
  const { totalCount } = await app.call('GET /v1/contacts?tag=aboard&limit=1&totalCount=true')
  assert.equal(totalCount.value, 339)
})

test('selected contacts get an owner, and are deleted, by the keyboard alone', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  for (const name of ['Key One', 'Key Two', 'Key Three'])
    await app.call('POST /v1/contacts', { name })
  const page = await app.open({ path: '/contacts?q=Key' })
  await page.getByRole('cell', { name: 'Key Three', exact: true }).waitFor()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const assigning = page.getByRole('dialog', { name: 'Assign 2 contacts' })
  await assigning.getByLabel('Owner').selectOption({ label: 'Owner' })
  await assigning.getByRole('button', { name: 'Assign contacts' }).click()
  await page.getByText('2 contacts changed.').waitFor()
  const { data } = await app.call('GET /v1/contacts?q=Key')
  assert.deepEqual(
    data.map(({ ownerId }: Contact) => ownerId !== null),
    [true, true, false],
  )
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete contacts', exact: true }).click()
  await page.getByText('1 contact deleted.').waitFor()
  await page.getByRole('cell', { name: 'Key Two', exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Key Three', exact: true }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: 'Key One', exact: true }).waitFor()
})

test('on a phone the list fits, and an error says what to do', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: 'Pat '.repeat(40), company: 'Harbour' })
  const page = await app.open({ path: '/contacts?q=Pat', width: 390, height: 844 })
  await page.getByRole('cell', { name: /^Pat Pat/ }).waitFor()
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  assert.ok(await page.getByRole('link', { name: 'Duplicates' }).isVisible())
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Owner', exact: true }).click()
  await page.getByRole('dialog', { name: 'Filter by owner' }).getByLabel('Owner').check()
  await isAccessible(page)
  await page.route('**/session/v1/contacts?**', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not for you.' } } }),
  )
  await page.getByRole('button', { name: 'Apply filter' }).click()
  await page.getByRole('alert').getByText('Not for you.').waitFor()
  await page.unroute('**/session/v1/contacts?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Nothing matches these filters.').waitFor()
})
