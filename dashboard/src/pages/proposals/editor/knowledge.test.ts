import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { until } from '../../../../../server/test/server-process.ts'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

test('a passage of the knowledge base is quoted with where it stands, and confirmed', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const base = await app.call('POST /v1/bases', { name: 'Terms' })
  const text = 'We repair {{everything}} within two days.'
  const path = `/v1/bases/${base.id}/sources`
  const source = await app.call(`POST ${path}`, { type: 'text', name: 'Repairs', text })
  await until('the source is there', async () => {
    const { status } = await app.call(`GET ${path}/${source.id}`)
    return status === 'completed'
  })
  const { id } = await app.call('POST /v1/proposals', { title: 'Care', currency: 'EUR' })
  const page = await app.open({ path: `/proposals/${id}` })
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'From knowledge…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quote from knowledge' })
  await dialog.getByLabel('Question').fill('How fast do you repair?')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await dialog.getByText('Repairs', { exact: true }).waitFor()
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Quote' }).click()
  await page.getByLabel('I have read it and it is right.').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await until('the block is saved', async () => {
    const { blocks } = await app.call(`GET /v1/proposals/${id}`)
    return blocks.length === 1
  })
  const [block] = (await app.call(`GET /v1/proposals/${id}`)).blocks
  assert.equal(block.text, 'We repair \\{\\{everything}} within two days.')
  assert.equal(block.confirmed, true)
  assert.equal(block.citations[0].sourceId, source.id)
  assert.equal(block.citations[0].textSha256, createHash('sha256').update(text).digest('hex'))
})
