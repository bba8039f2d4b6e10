import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { dashboard, noBrowser } from './browser.ts'

const restored = (page: Page) => page.getByText(/^Restored what you typed/)

const newContact = async (page: Page) => {
  await page.getByRole('button', { name: 'New contact' }).first().click()
  return page.getByRole('dialog').getByLabel('Name', { exact: true })
}

test('a contact half typed survives Escape, Cancel, Back and a reload, until it is added', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts' })
  const name = await newContact(page)
  await name.fill('Ada')
  await page.keyboard.press('Escape')
  await name.waitFor({ state: 'detached' })

  const isRestored = async (): Promise<void> => {
    await restored(page).waitFor()
    assert.equal(await name.inputValue(), 'Ada')
  }
  await newContact(page)
  await isRestored()
  // The address has the dialog.
  await page.reload()
  await isRestored()
  await page.goto('/knowledge')
  await page.goBack()
  await isRestored()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await name.waitFor({ state: 'detached' })

  await newContact(page)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByText('The contact is added.').waitFor()
  await newContact(page)
  assert.equal(await name.inputValue(), '')
  assert.equal(await restored(page).count(), 0)
})

test('Discard empties the form, and nothing comes back', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts' })
  const name = await newContact(page)
  await name.fill('Grace')
  await page.getByRole('dialog').getByLabel('Tags').fill('navy')
  await page.keyboard.press('Escape')
  await newContact(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await restored(page).waitFor({ state: 'detached' })
  assert.equal(await name.inputValue(), '')
  await page.keyboard.press('Escape')
  await newContact(page)
  assert.equal(await restored(page).count(), 0)
})

test('a field that was changed meanwhile keeps its value, and the person sees what was typed', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/bases', { name: 'Lamps', description: 'Oil' })
  const page = await app.open({ path: `/knowledge/${id}/settings` })
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Lanterns')
  await page.reload()
  await restored(page).waitFor()
  assert.equal(await name.inputValue(), 'Lanterns')
  await app.call(`PATCH /v1/bases/${id}`, { name: 'Beacons' })
  await page.reload()
  await page.getByText('Name has changed since. You typed: Lanterns').waitFor()
  assert.equal(await name.inputValue(), 'Beacons')
  assert.equal(await restored(page).count(), 0)
})

test('a password and the value of a header are never kept', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/settings/profile' })
  const password = page.getByLabel('Current password')
  await password.fill('a secret of mine')
  await page.getByRole('button', { name: 'Show the text' }).first().click()
  await password.press('End')
  await password.pressSequentially('!')
  await page.getByLabel('Your name').fill('Ada King')

  await page.goto('/webhooks?create=true')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://example.com/hooks')
  await page.getByText('Advanced').click()
  await page.getByRole('button', { name: 'Add a header' }).click()
  await page.getByLabel('Value of header 1').fill('Bearer a secret of mine')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  assert.ok(stored.includes('Ada King') && stored.includes('https://example.com/hooks'))
  assert.ok(!stored.includes('a secret of mine'))
})

test('the draft of a proposal survives a reload, field by field, until it is saved or discarded', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const items = [{ name: 'Plan', unitAmount: 9_200 }]
  const { id } = await app.call('POST /v1/proposals', { title: 'Lamps', currency: 'EUR', items })
  const page = await app.open({ path: `/proposals/${id}` })
  const title = page.getByLabel('Title', { exact: true })
  const price = page.getByLabel('Price of line 1', { exact: true })
  await title.fill('Lanterns')
  await price.fill('95')
  await price.blur()
  // Somebody else has changed the title meanwhile: it stays, and what was typed stands beside it.
  await app.call(`PATCH /v1/proposals/${id}`, { title: 'Beacons' })
  await page.reload()
  await restored(page).waitFor()
  await page.getByText('Title has changed since. You typed: Lanterns').waitFor()
  assert.deepEqual([await title.inputValue(), await price.inputValue()], ['Beacons', '95.00'])

  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  await page.reload()
  await title.waitFor()
  assert.equal(await restored(page).count(), 0)
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).items[0].unitAmount, 9_500)

  await title.fill('Candles')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  assert.equal(await title.inputValue(), 'Beacons')
  await page.reload()
  await title.waitFor()
  assert.equal(await restored(page).count(), 0)
})

test('a new automation survives Back and a reload until it is saved', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/automations/new' })
  const name = page.getByLabel('Name', { exact: true })
  const condition = page.getByLabel('Only if (optional)')
  await name.fill('Welcome')
  await condition.fill('event.data.tags.size() > 0')
  await page.goto('/automations')
  await page.goBack()
  await restored(page).waitFor()
  assert.equal(await name.inputValue(), 'Welcome')
  await page.reload()
  await restored(page).waitFor()
  assert.equal(await condition.inputValue(), 'event.data.tags.size() > 0')
  await page.getByRole('button', { name: 'Discard' }).click()
  assert.deepEqual([await name.inputValue(), await condition.inputValue()], ['', ''])
})

// The last of the file: the session of the pages before has ended with it.
test('a note survives the end of the session, and a sign-out by the person forgets it', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/contacts', { name: 'Nora Night' })
  const page = await app.open({ path: `/contacts/${id}` })
  const note = page.getByLabel('Write a note')
  await note.fill('She asked for the engine in brass.')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await note.press('Control+Enter')
  await page.waitForURL(/\/sign-in\?next=/)
  await page.context().addCookies(cookies)
  await page.goto(`/contacts/${id}`)
  await restored(page).waitFor()
  assert.equal(await note.inputValue(), 'She asked for the engine in brass.')

  await page.getByRole('button', { name: 'Account and theme' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/sign-in/)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /unsent/.test(key)),
  )
  assert.deepEqual(kept, [])
})
