import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { hostileTexts } from '../../../../server/test/fixtures/hostile-texts.ts'
import { dashboard, noBrowser } from '../../../test/browser.ts'

/** As a field takes it: in one line, and no longer than names are. */
const inLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}|\p{Cs}|\u2028|\u2029/gu, ' ')
    .slice(0, 190)
    .trim() || '-'

const lines = [...new Set(Object.values(hostileTexts).map((text) => inLine(text.toWellFormed())))]
/** What a browser would act on, if it took it for markup. */
const tellTales = lines.filter((line) => /<script|onerror|onload|javascript:/i.test(line))

/** What a page runs or asks for that is not its own. */
function watched(page: Page, url: string): string[] {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url())
    const isOwn = origin === url || protocol === 'data:' || protocol === 'blob:'
    if (!isOwn || /\/(?:x|x\.js|a\.png)$/.test(pathname)) ran.push(request.url())
  })
  return ran
}

const isInert = async (page: Page): Promise<void> =>
  assert.equal(await page.locator('main script, main [onerror], main [onload]').count(), 0)

test('titles, names, items and comments of the corpus show as they are, and run nothing', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const ids: string[] = []
  for (const title of lines) {
    const { id } = await app.call('POST /v1/proposals', {
      title,
      variables: { hostile: title },
      items: [{ name: title, description: title, unitAmount: 100 }],
      recipients: [{ name: title, email: 'ada@example.com' }],
    })
    ids.push(id)
  }
  // One that has all of them.
  const { id: full } = await app.call('POST /v1/proposals', {
    title: 'All of them',
    items: lines.map((name) => ({ name: `{{variables.x}} ${name}`.slice(0, 190), unitAmount: 1 })),
    variables: { x: '<img src=x onerror=alert(3)>' },
    recipients: tellTales.slice(0, 15).map((name, at) => ({ name, email: `a${at}@example.com` })),
  })
  for (const text of lines) await app.call(`POST /v1/proposals/${full}/comments`, { text })

  const page = await app.open({ path: '/proposals' })
  const ran = watched(page, app.url)
  await page.getByText('All of them', { exact: true }).first().waitFor()
  await page.getByText('Board', { exact: true }).click()
  await page.getByRole('region', { name: 'Draft' }).waitFor()
  const telling = ids.filter((_, at) => tellTales.includes(lines[at] ?? ''))
  for (const id of [full, ...telling.slice(0, 6)]) {
    await page.goto(`/proposals/${id}`)
    await page.locator('main input, main textarea').first().waitFor()
  }
  await page.goto(`/proposals/${full}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main input, main textarea').first().waitFor()
  await isInert(page)
  await page.goto('/proposals')
  await page.getByLabel('Search proposals').fill('<script>alert(1)</script>')
  await page.getByRole('link', { name: '<script>alert(1)</script>', exact: true }).waitFor()
  assert.deepEqual(ran, [])
})

test('text of clients and of libraries shows unchanged and runs nothing', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const [line = '', other = ''] = tellTales
  // A picture that is not stored prevents sending.
  const printed = tellTales.filter((text) => !text.includes('(img_'))
  const drafted = await app.call('POST /v1/proposals', {
    title: line,
    blocks: [{ type: 'text', text: printed.join('\n\n') }],
    items: tellTales.map((name) => ({ name, description: name, unitAmount: 100 })),
    recipients: [{ name: line, email: 'ada@example.com' }],
  })
  const sent = await app.call(`POST /v1/proposals/${drafted.id}/send`, { delivery: 'link_only' })
  const door = `/public/proposals/${new URL(sent.links[0].link).pathname.split('/').at(-1)}`
  for (const text of tellTales.slice(0, 8)) await app.call(`POST ${door}/comments`, { text })
  await app.call(`POST ${door}/decline`, { reason: line })
  for (const [at, name] of tellTales.entries()) {
    await app.call('POST /v1/proposal-templates', { name, draft: { title: name } })
    await app.call('POST /v1/content-blocks', { name, block: { type: 'text', text: name } })
    const item = { name, description: name, unit: '<b onload=x>', sku: `<i onerror=${at}>` }
    await app.call('POST /v1/catalog-items', { ...item, prices: [] })
  }

  const page = await app.open({ path: `/proposals/${drafted.id}` })
  const ran = watched(page, app.url)
  const shown = async (path: string, text: string): Promise<void> => {
    await page.goto(path)
    await page.locator('main').getByText(text, { exact: true }).first().waitFor()
    await isInert(page)
  }
  await shown(`/proposals/${drafted.id}`, line)
  // The recipient, and why they have declined.
  const lines = page.locator('main bdi').filter({ hasText: line })
  await lines.nth(1).waitFor()
  assert.equal(await lines.count(), 2)
  await isInert(page)
  for (const text of tellTales.slice(0, 8)) {
    await shown(`/proposals/${drafted.id}?tab=comments`, text)
  }
  await page.goto(`/proposals/${drafted.id}?tab=content`)
  await page.frameLocator('iframe').getByText(other, { exact: true }).first().waitFor()
  for (const library of ['templates', 'blocks', 'catalogue']) {
    await shown(`/proposals/${library}`, line)
  }
  assert.deepEqual(ran, [])
})
