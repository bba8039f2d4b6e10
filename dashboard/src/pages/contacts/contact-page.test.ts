import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import type { Page } from 'playwright-core'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'

/** A field in place with what was typed into it, and the dialog of two versions. */
async function typed(page: Page, label: string, text: string) {
  await page.getByRole('button', { name: new RegExp(`^Edit ${label.toLowerCase()}:`) }).click()
  await page.getByLabel(label, { exact: true }).fill(text)
  return page.getByRole('dialog', { name: 'Keep your version?' })
}

const save = (page: Page, label: string) => page.getByLabel(label, { exact: true }).press('Enter')

test('each property is a field by its type', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  for (const field of [
    { key: 'area', label: 'Area', type: 'number' },
    { key: 'since', label: 'Since', type: 'date' },
    { key: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
    { key: 'topics', label: 'Topics', type: 'multiSelect', options: ['light', 'sound'] },
    { key: 'partner', label: 'Partner', type: 'boolean' },
  ]) {
    await app.call('POST /v1/contact-fields', field)
  }
  const { id } = await app.call('POST /v1/contacts', {
    name: 'Ines Albrecht',
    email: 'ines@example.com',
    phone: '+494055500142',
    custom: { legacy: 'kept', area: 3 },
  })
  const current = async () => (await app.call(`GET /v1/contacts/${id}`)) as Contact
  const page = await app.open({ path: `/contacts/${id}` })
  await page.getByText('+49 40 55500142', { exact: true }).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Edit other emails:/ }).count(), 0)
  await page.getByRole('button', { name: 'Add a detail' }).click()
  await typed(page, 'Other emails', 'ines@home.example (home), i@work.example')
  await save(page, 'Other emails')
  await page.getByText('i@work.example', { exact: true }).waitFor()
  await typed(page, 'Other phones', '12345')
  await save(page, 'Other phones')
  await page.getByText('“12345” is not a phone number.').waitFor()
  await page
    .getByLabel('Other phones', { exact: true })
    .fill('+1 202 555 0199, +44 (0)20 7946 0000')
  await save(page, 'Other phones')
  await page.getByText('+44 20 7946 0000', { exact: true }).waitFor()
  await page.getByText('+1 202 555 0199', { exact: true }).waitFor()
  await typed(page, 'Websites', 'ines.example (blog)')
  await save(page, 'Websites')
  await page.getByRole('button', { name: /^Edit websites: .*blog/ }).waitFor()
  const area = page.getByLabel('Area', { exact: true })
  await typed(page, 'Area', '1.250')
  await area.blur()
  await page.getByText('“1.250” is ambiguous. Enter 1250 or 1.25.').waitFor()
  assert.deepEqual(
    [await area.inputValue(), await area.getAttribute('aria-invalid')],
    ['1.250', 'true'],
  )
  assert.deepEqual((await current()).custom, { legacy: 'kept', area: 3 })
  await area.fill('-1.420,5')
  await area.press('Enter')
  await page.getByRole('button', { name: 'Edit area: -1420.5' }).waitFor()
  await typed(page, 'Since', '2024-02-29')
  await save(page, 'Since')
  await page.getByRole('button', { name: /^Edit since: .*2024$/ }).waitFor()
  for (const [field, choice] of [
    ['Edit plan', 'pro'],
    ['Edit topics', 'light'],
    ['Edit partner', 'Yes'],
    ['Edit owner', 'Owner'],
    ['Edit do not contact', 'Yes, by no channel'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`${field}$`) }).click()
    await page.getByRole('menuitemcheckbox', { name: choice, exact: true }).click()
    const shown = choice === 'light' ? 'light' : choice
    await page.getByRole('button', { name: `${shown} ${field}` }).waitFor()
  }
  await page.getByRole('button', { name: /Edit address$/ }).click()
  const address = page.getByRole('dialog', { name: 'Address' })
  await address.getByLabel('City').fill('Hamburg')
  await address.getByLabel('Country').fill('de')
  await address.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: 'Hamburg, DE Edit address' }).waitFor()
  await page.getByRole('button', { name: /Edit address 2$/ }).click()
  await address.getByLabel('City').fill('Lübeck')
  await address.getByLabel('Label').fill('Home')
  await address.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: /^Lübeck ?Home Edit address 2$/ }).waitFor()
  await page.getByRole('button', { name: /Edit company$/ }).click()
  const choosing = page.getByRole('dialog', { name: 'Company' })
  await choosing.getByLabel('Search companies').fill('Bibliothek am Kai')
  await choosing.getByRole('button', { name: 'Create company' }).click()
  await page.getByRole('button', { name: 'Bibliothek am Kai Edit company' }).waitFor()
  await page.getByText('Do not contact', { exact: true }).first().waitFor()
  const saved = await current()
  assert.deepEqual(saved.additionalPhones, ['+12025550199', '+442079460000'])
  assert.deepEqual(saved.additionalEmails, ['ines@home.example', 'i@work.example'])
  assert.deepEqual(saved.emailLabels, { 'ines@home.example': 'home' })
  assert.deepEqual(
    saved.websites.map(({ url, label }) => [new URL(url).host, label]),
    [['ines.example', 'blog']],
  )
  assert.deepEqual(
    saved.additionalAddresses.map(({ city, label }) => [city, label]),
    [['Lübeck', 'Home']],
  )
  assert.deepEqual(saved.custom, {
    legacy: 'kept',
    area: -1420.5,
    since: '2024-02-29',
    plan: 'pro',
    topics: ['light'],
    partner: true,
  })
  assert.partialDeepStrictEqual(saved.address, { city: 'Hamburg', country: 'DE', street: null })
  assert.match(`${saved.companyId} ${saved.ownerId}`, /^cmp_\w+ mem_\w+$/)
  assert.equal(saved.doNotContact, true)
})

test('the second of two people who change a contact sees both versions and chooses', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Mary Ward', jobTitle: 'Mate' })
  const current = async () => (await app.call(`GET /v1/contacts/${id}`)) as Contact
  const page = await app.open({ path: `/contacts/${id}`, theme: 'dark' })
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.headers()['if-match'])
  })
  const asked = await typed(page, 'Job title', 'Cook')
  await app.call(`PATCH /v1/contacts/${id}`, { jobTitle: 'Pilot' })
  await save(page, 'Job title')
  const row = asked.getByRole('region', { name: 'Job title' })
  await row.getByText('Cook', { exact: true }).waitFor()
  await row.getByText('Pilot', { exact: true }).waitFor()
  await isAccessible(page)
  // Closed, it saves nothing.
  await page.keyboard.press('Escape')
  await page.getByText('Not saved: somebody else').waitFor()
  await page.getByLabel('Job title', { exact: true }).press('Escape')
  assert.equal((await current()).jobTitle, 'Pilot')

  await typed(page, 'Job title', 'Cook')
  await app.call(`PATCH /v1/contacts/${id}`, { jobTitle: 'Bosun' })
  await save(page, 'Job title')
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Saved.').waitFor()
  assert.equal((await current()).jobTitle, 'Cook')

  await typed(page, 'Job title', 'Nobody')
  await app.call(`PATCH /v1/contacts/${id}`, { jobTitle: 'Diver' })
  await save(page, 'Job title')
  await asked.getByRole('button', { name: 'Take theirs' }).click()
  await page.getByText('Their version was kept.').waitFor()
  await page.getByRole('button', { name: 'Edit job title: Diver' }).waitFor()

  // Another field, or another key of custom, is no conflict, and is not lost either.
  await app.call('POST /v1/contact-fields', { key: 'deck', label: 'Deck', type: 'text' })
  await page.reload()
  await typed(page, 'Deck', 'upper')
  await app.call(`PATCH /v1/contacts/${id}`, { phone: '+4512345679', custom: { cabin: 12 } })
  await save(page, 'Deck')
  await page.getByRole('button', { name: 'Edit deck: upper' }).waitFor()
  const { phone, custom, jobTitle } = await current()
  assert.deepEqual([phone, jobTitle], ['+4512345679', 'Diver'])
  assert.deepEqual(custom, { cabin: 12, deck: 'upper' })
  assert.ok(sent.length > 0 && sent.every((etag) => etag?.startsWith('"')))
})

test('a change between reading and sending is seen as well', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Olive Byrne', jobTitle: 'Mate' })
  const page = await app.open({ path: `/contacts?contact=${id}` })
  const asked = await typed(page, 'Job title', 'Mine')
  await page.route(
    `**/session/v1/contacts/${id}`,
    async (route) => {
      if (route.request().method() === 'PATCH') {
        await app.call(`PATCH /v1/contacts/${id}`, { jobTitle: 'Theirs' })
      }
      await route.continue()
    },
    // The read before, and the change itself.
    { times: 2 },
  )
  const refused = page.waitForResponse((response) => response.status() === 412)
  await save(page, 'Job title')
  await refused
  const row = asked.getByRole('region', { name: 'Job title' })
  await row.getByText('Theirs', { exact: true }).waitFor()
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Saved.').waitFor()
  assert.equal((await app.call(`GET /v1/contacts/${id}`)).jobTitle, 'Mine')
})

test('a contact has its proposals, a way to make one, and a timeline that leads on', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Grace Hopper' })
  const page = await app.open({ path: `/contacts/${id}` })
  await page.getByRole('button', { name: 'Proposals' }).click()
  await page.getByText('No proposals yet.').waitFor()
  await page.getByRole('link', { name: 'New proposal' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New proposal' })
  await dialog.getByText('Grace Hopper').waitFor()
  await dialog.getByLabel('Title').fill('Compilers')
  await dialog.getByRole('button', { name: 'Create proposal' }).click()
  await page.waitForURL('**/proposals/prop_*')
  const sent = await app.call('POST /v1/proposals', {
    ...{ title: 'Bugs', currency: 'EUR', contactId: id },
    items: [{ name: 'Moth', unitAmount: 9_200 }],
    recipients: [{ role: 'signer', name: 'Grace Hopper', email: 'grace@navy.example' }],
  })
  await app.call(`POST /v1/proposals/${sent.id}/send`, {})
  await page.goto(`/contacts/${id}?view=proposals`)
  await page.getByRole('link', { name: 'Compilers' }).waitFor()
  await page.getByRole('button', { name: 'Proposals 2' }).waitFor()
  const value = page.getByRole('definition').filter({ hasText: 'in 1 proposal' })
  await value.getByText('€92.00', { exact: true }).waitFor()
  await isAccessible(page)
  await page.goto(`/contacts/${id}`)
  await page.getByRole('link', { name: 'contact.created' }).click()
  await page.getByRole('complementary', { name: 'contact.created' }).waitFor()
})

test('a note is written, changed and deleted', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Nora Note' })
  const page = await app.open({ path: `/contacts/${id}` })
  await page.getByLabel('Write a note').fill('Call at noon.')
  await page.keyboard.press('Control+Enter')
  const story = page.getByRole('list', { name: 'Timeline' })
  await story.getByText('Call at noon.').waitFor()
  await page.getByRole('button', { name: 'Notes 1' }).click()
  const notes = page.getByRole('list', { name: 'Notes' })
  await notes.getByText('Owner', { exact: true }).waitFor()
  await notes.getByRole('button', { name: 'Actions for the note of Owner' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Note', { exact: true }).fill('Call at one.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await notes.getByText('Call at one.', { exact: true }).waitFor()
  await isAccessible(page)
  await notes.getByRole('button', { name: 'Actions for the note of Owner' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await page.getByText('No notes yet.').waitFor()
  assert.deepEqual((await app.call(`GET /v1/contacts/${id}/notes`)).data, [])
})

test('a consent is recorded, and asked for by mail', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Cora', email: 'cora@example.com' })
  const page = await app.open({ path: `/contacts/${id}` })
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByText('Nothing is recorded yet.').waitFor()
  await page.getByRole('button', { name: 'Record consent' }).click()
  const form = page.getByRole('dialog', { name: 'Record a consent' })
  await form.getByLabel('Channel').selectOption('call')
  await form.getByLabel('Purpose').fill('Project')
  await form.getByLabel('Legal basis').selectOption('contract')
  await form.getByRole('button', { name: 'Record consent' }).click()
  const ledger = page.getByRole('table', { name: 'Consents' })
  await ledger.getByRole('cell', { name: 'Opted in' }).waitFor()
  await page.getByRole('button', { name: 'Record consent' }).click()
  await form.getByLabel('What happened').selectOption('pending')
  await form.getByLabel('Purpose').fill('Newsletter')
  await form.getByRole('button', { name: 'Send the question' }).click()
  await page.getByText('Asked by email for Newsletter').waitFor()
  await page.getByRole('complementary', { name: 'Details' }).getByText('Pending').waitFor()
  const { data } = await app.call(`GET /v1/contacts/${id}/consents`)
  assert.deepEqual(
    data.map(({ channel, status, basis }: Record<string, string>) => [channel, status, basis]),
    [
      ['email', 'pending', 'consent'],
      ['call', 'opted_in', 'contract'],
    ],
  )
})

test('two contacts become one by choice, the old link leads to it, and it is undone', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const kept = await app.call('POST /v1/contacts', { name: 'Lea Bonnefoy', jobTitle: 'Curator' })
  const other = await app.call('POST /v1/contacts', {
    name: 'Léa Bonnefoy',
    jobTitle: 'Director',
    email: 'lea@example.com',
  })
  const page = await app.open({ path: `/contacts/${kept.id}` })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge Lea Bonnefoy' })
  await dialog.getByLabel('Find a contact').fill('Léa')
  await dialog.getByRole('button', { name: /^Léa Bonnefoy/ }).click()
  const values = dialog.getByRole('table', { name: 'Values to choose' })
  await values.getByRole('radio', { name: 'Director' }).check()
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Merge contacts' }).click()
  await page.getByRole('button', { name: 'Edit email: lea@example.com' }).waitFor()
  const merged = (await app.call(`GET /v1/contacts/${kept.id}`)) as Contact
  assert.deepEqual([merged.name, merged.jobTitle], ['Lea Bonnefoy', 'Director'])

  await page.goto(`/contacts/${other.id}`)
  await page.getByText('The contact of this link was merged into Lea Bonnefoy.').waitFor()
  await page.getByLabel('Show').selectOption('others')
  await page.getByText('Nothing of this kind has happened yet.').waitFor()
  await page.getByLabel('Show').selectOption('changes')
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await page.getByText('The other contact is back.').waitFor()
  assert.equal((await app.call(`GET /v1/contacts/${other.id}`)).jobTitle, 'Director')
})

test('on a phone the properties are a tab, and nothing is sideways', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', {
    name: 'A name that is too long for the window '.repeat(4),
    email: 'phone@example.com',
  })
  const page = await app.open({ path: `/contacts/${id}`, width: 390, height: 844 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await page.getByRole('list', { name: 'Timeline' }).waitFor()
  assert.ok(await fits())
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  await page.getByRole('button', { name: 'Edit email: phone@example.com' }).waitFor()
  assert.ok(await fits())
  await isAccessible(page)
})

test('an identifier that another contact has leads to that contact', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const phone = '+12025550143'
  const holder = await app.call('POST /v1/contacts', { name: 'Grace Murray', phone })
  const other = await app.call('POST /v1/contacts', { name: 'Howard Aiken' })
  const page = await app.open({ path: `/contacts/${other.id}` })
  await typed(page, 'Phone', '+1 202 555 0143')
  await save(page, 'Phone')
  await page.getByText('Grace Murray has this number.').waitFor()
  await isAccessible(page)
  await page.getByRole('link', { name: 'Open contact' }).click()
  await page.waitForURL(`**/contacts/${holder.id}`)

  await page.goto('/contacts?create=true')
  const form = page.getByRole('dialog', { name: 'Add a contact' })
  await form.getByLabel('Name', { exact: true }).fill('Grace again')
  await form.getByLabel('Phone', { exact: true }).fill('+1 202 555 0143')
  await form.getByRole('button', { name: 'Add contact' }).click()
  await form.getByText('Grace Murray has this number.').waitFor()
  await form.getByRole('link', { name: 'Open contact' }).waitFor()
})
