import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, isAccessible, noBrowser } from '../../../../test/browser.ts'

test('a field is added, changed, archived and deleted, and other keys are refused', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/settings/contact-fields?create=true' })
  const adding = page.getByRole('dialog', { name: 'New field' })
  await adding.getByLabel('Label').fill('Seats left')
  await adding.getByLabel('Type').selectOption('select')
  await adding.getByLabel('Options').fill('few\nmany\nmany')
  await adding.getByLabel('Required').check()
  await adding.getByRole('button', { name: 'Add field' }).click()
  const table = page.getByRole('table', { name: 'Contact fields' })
  await table.getByRole('button', { name: 'Seats left', exact: true }).click()
  const { data } = await app.call('GET /v1/contact-fields')
  const { key, type, options, required, unique } = data[0]
  assert.deepEqual(
    [key, type, options, required, unique],
    ['seatsLeft', 'select', ['few', 'many'], true, false],
  )

  const editing = page.getByRole('dialog', { name: 'Edit field' })
  await editing.getByLabel('Label').fill('Seats')
  await editing.getByLabel('Required').uncheck()
  await editing.getByLabel('Sortable').check()
  await editing.getByRole('button', { name: 'Save field' }).click()
  await table.getByRole('button', { name: 'Seats', exact: true }).waitFor()
  const { data: changed } = await app.call('GET /v1/contact-fields')
  assert.deepEqual([changed[0].required, changed[0].sortable], [false, true])
  await isAccessible(page)
  await table.getByRole('button', { name: 'Actions for Seats' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await table.getByText('archived', { exact: true }).waitFor()

  await page.getByRole('switch', { name: 'Reject unknown fields' }).click()
  await page.getByText('Only these fields are taken now.').waitFor()
  await assert.rejects(app.call('POST /v1/contacts', { name: 'A', custom: { nobody: 1 } }), /422/)
  await page.getByRole('switch', { name: 'Reject unknown fields' }).click()
  await page.getByText('Other keys are taken again.').waitFor()

  await table.getByRole('button', { name: 'Actions for Seats' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete field' }).click()
  await page.getByText('No fields yet.').waitFor()
  assert.deepEqual((await app.call('GET /v1/contact-fields')).data, [])
})
