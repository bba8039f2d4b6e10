import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { dashboard, isAccessible, noBrowser } from './browser.ts'
import { galleryUrl } from './gallery-server.ts'

const opened = async (t: TestContext) => {
  const { open } = await dashboard(t)
  return open({ path: await galleryUrl(), signedIn: false })
}

test('a list is walked, selected and opened by the keyboard', { skip: noBrowser }, async (t) => {
  const page = await opened(t)
  const table = page.getByRole('table', { name: 'People', exact: true })
  await table.getByRole('row', { name: /Ines/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  assert.equal(
    await table.getByRole('checkbox', { name: 'Select Ines Albrecht' }).isChecked(),
    true,
  )
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByText('2 selected').waitFor()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Ines Albrecht' })
  await panel.waitFor()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
})

test('a list says that it loads, that it failed, and that its filters match nothing', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t)
  const table = page.getByRole('table', { name: 'People', exact: true })
  const state = (name: string) => page.getByRole('group', { name: 'State' }).getByText(name)
  await state('Loading').click()
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'attached' })
  await table.getByRole('columnheader', { name: 'Company' }).waitFor()
  await state('Failed').click()
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded' })
  await failure.getByText('req_01K9TD2WX8').waitFor()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await table.getByRole('row', { name: /Ines/ }).waitFor()
  await state('Filtered').click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await table.getByRole('row', { name: /Ines/ }).waitFor()
})

test('only the visible rows of ten thousand are drawn', { skip: noBrowser }, async (t) => {
  const page = await opened(t)
  const box = page.getByRole('region', { name: 'Ten thousand rows' })
  await box.scrollIntoViewIfNeeded()
  await box.locator('tr[data-index="0"]').waitFor()
  const count = () => box.locator('tr[data-index]').count()
  await page.waitForFunction(
    () => document.querySelectorAll('[aria-label="Ten thousand rows"] tr[data-index]').length < 60,
  )
  await box.evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })
  await box.locator('tr[data-index="9999"]').waitFor()
  assert.ok((await count()) < 60)
})

test('a form shows an error at the field that it blames, and the field gets the focus', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const message = 'Use an address that starts with https://'
  await page.getByRole('alert').filter({ hasText: message }).waitFor()
  const field = page.locator('input[name="url"]:focus')
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  assert.equal(await page.getByText(message).count(), 1)
})

test('a property is edited in place: Esc restores it and Enter saves it', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t)
  await page.getByRole('button', { name: 'Edit ceiling: 6.40 m' }).click()
  await page.keyboard.type('7 m')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit ceiling: 6.40 m' }).click()
  await page.keyboard.type('7 m')
  await page.keyboard.press('Enter')
  const saved = page.getByRole('button', { name: 'Edit ceiling: 7 m' })
  await saved.and(page.locator(':focus')).waitFor()
})

test('a click beside a dialog closes it, unless something is typed in it', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t)
  const dialog = page.getByRole('dialog', { name: 'Rename the webhook?' })
  await page.getByRole('button', { name: 'box', exact: true }).click()
  await dialog.waitFor()
  await page.mouse.click(10, 10)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'box', exact: true }).click()
  await dialog.getByLabel('Name').fill('ERP')
  await page.mouse.click(10, 10)
  assert.equal(await dialog.getByLabel('Name').inputValue(), 'ERP')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a deleted item comes back by its key, and a failure stays until it is dismissed', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t)
  await page.getByRole('button', { name: 'Failed', exact: true }).click()
  await page.getByRole('button', { name: 'Deleted, with Undo' }).click()
  await page.keyboard.press('Control+z')
  await page.getByText('Restored.').waitFor()
  await page.getByText('Restored.').waitFor({ state: 'hidden' })
  await page.getByText('The server refused the address.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('The server refused the address.').waitFor({ state: 'hidden' })
})
