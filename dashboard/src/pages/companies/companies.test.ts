import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { until } from '../../../../server/test/server-process.ts'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'

test('a company is added, opened, changed and deleted, and its contacts follow', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/companies' })
  await page.getByRole('heading', { name: 'Add your first company' }).waitFor()
  await page.getByRole('button', { name: 'New company' }).last().click()
  const form = page.getByRole('dialog', { name: 'Add a company' })
  await form.getByRole('button', { name: 'Add company' }).click()
  const name = form.getByLabel('Name')
  assert.equal(await describedBy(name), 'Fill in this field.')
  assert.ok(await name.evaluate((field) => field === document.activeElement))
  await isAccessible(page)
  await name.fill('Bibliothek am Kai')
  await form.getByText('Fill in this field.').waitFor({ state: 'detached' })
  await form.getByLabel('Domain').fill('no domain')
  await form.getByRole('button', { name: 'Add company' }).click()
  await form.getByRole('alert').waitFor()
  await form.getByLabel('Domain').fill('Bibliothek-Kai.example')
  await form.getByRole('button', { name: 'Add company' }).click()
  await page.getByRole('cell', { name: 'bibliothek-kai.example', exact: true }).waitFor()
  const { data } = await app.call('GET /v1/companies')
  const companyId = data[0].id
  await app.call('POST /v1/contacts', { name: 'Ines Albrecht', companyId })

  await page.getByLabel('Search companies').fill('kai')
  await page.waitForURL('**/companies?q=kai')
  await page.getByRole('link', { name: 'Bibliothek am Kai', exact: true }).click()
  await page.getByRole('link', { name: 'Ines Albrecht', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Edit name:/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Library')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Library', exact: true }).waitFor()
  await page.getByRole('button', { name: /Edit owner$/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Owner', exact: true }).click()
  await page.getByRole('button', { name: 'Owner Edit owner' }).waitFor()
  await isAccessible(page)
  assert.match((await app.call(`GET /v1/companies/${companyId}`)).ownerId, /^mem_/)

  await page.setViewportSize({ width: 390, height: 844 })
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete company' }).click()
  await page.waitForURL('**/companies')
  const contact = await until('the contact follows', async () => {
    const { data } = await app.call('GET /v1/contacts')
    return data[0].companyId === null && data[0]
  })
  assert.equal(contact.company, 'Library')
  await page.goto(`/companies/${companyId}`)
  await page.getByText('This company no longer exists').waitFor()
})

test('the palette finds contacts and companies, and opens them', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/companies', { name: 'Kystmuseet', domain: 'kyst.example' })
  const { id } = await app.call('POST /v1/contacts', {
    name: 'Anders Holm',
    company: 'Kystmuseet',
    phone: '+4755500122',
  })
  const page = await app.open()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByPlaceholder('Search or jump to').fill('kystm')
  await palette.getByRole('option', { name: 'Anders Holm Kystmuseet, +4755500122' }).waitFor()
  await palette.getByRole('option', { name: 'Kystmuseet kyst.example', exact: true }).waitFor()
  await isAccessible(page)
  await palette.getByPlaceholder('Search or jump to').fill('+4755500122')
  await palette.getByRole('option', { name: /Kystmuseet kyst/ }).waitFor({ state: 'detached' })
  await palette.getByRole('option', { name: /^Anders Holm/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/contacts/${id}`)
  await page.getByRole('heading', { name: 'Anders Holm', exact: true }).waitFor()
})

/** Returns the sentence that a screen reader says with a field. */
const describedBy = (field: Locator): Promise<string | undefined> =>
  field.evaluate((element) => element.ariaDescribedByElements?.[0]?.textContent ?? undefined)
