import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { dashboard, noBrowser } from './browser.ts'

const phone = { width: 390, height: 844 }

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? assert.fail(`${element} is not shown`)

test('on a phone a list begins below one bar, its tabs and its search', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contacts', { name: 'Ada Lovelace' })
  await app.call('POST /v1/proposals', { title: 'Plan', items: [{ name: 'A', unitAmount: 100 }] })
  const page = await app.open({ path: '/contacts', ...phone })
  const bar = page.getByRole('banner')
  for (const path of ['/contacts', '/proposals']) {
    await page.goto(path)
    const { y } = await boxOf(page.locator('tbody tr').first())
    assert.ok(y <= 200, `the first row of ${path} is at ${y} px`)
    await bar.getByRole('heading', { level: 1 }).waitFor()
    await bar.getByRole('button', { name: /^New / }).waitFor()
  }
  const amount = page.getByRole('cell').last()
  for (const cell of [page.getByRole('columnheader').last(), amount]) {
    const end = await cell.evaluate((element) => getComputedStyle(element).paddingInlineEnd)
    assert.equal(end, '16px')
  }
})

test('on a phone the way back, the acts and the search of a page are beside each other', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id: baseId } = await app.call('POST /v1/bases', { name: 'Handbook' })
  const { id } = await app.call(`POST /v1/bases/${baseId}/sources`, {
    ...{ type: 'text', name: 'Opening hours', text: 'We open at nine.' },
  })
  const page = await app.open({ path: `/knowledge/${baseId}/sources/${id}`, ...phone })
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'More actions' }).waitFor()
  const boxes = []
  for (const element of await bar.locator('a, button').all()) {
    if (await element.isVisible()) boxes.push(await boxOf(element))
  }
  assert.ok(boxes.length >= 3)
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
      const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y
      assert.ok(isBeside || isBelow, 'two of the bar lie over each other')
    }
  }
  await bar.getByRole('link', { name: 'Handbook' }).click()
  await page.getByRole('heading', { level: 1, name: 'Handbook' }).waitFor()
})

test('on a phone the editor shows its title once, as the field that edits it', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', { title: 'Lighting' })
  const page = await app.open({ path: `/proposals/${id}`, ...phone })
  await page.getByLabel('Title', { exact: true }).waitFor()
  const { width } = await boxOf(page.getByRole('heading', { level: 1, name: 'Lighting' }))
  assert.ok(width <= 1, 'the heading is for screen readers')
  const { height } = await boxOf(page.getByRole('banner'))
  assert.ok(height <= 60, `the bar is ${height} px high`)
})
