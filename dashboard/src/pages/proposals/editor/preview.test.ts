import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const scrolledTo = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('iframe')?.contentDocument?.scrollingElement?.scrollTop ?? 0,
  )

/** The looks of the letter in a document: they come from the sheet of the client's page. */
const lookOf = (root: Document | null | undefined) => {
  const style = root?.defaultView?.getComputedStyle(root.querySelector('.letter p') as Element)
  return [style?.fontFamily, style?.fontSize, style?.lineHeight, style?.color].join()
}

test('the preview is the page of the client, follows what is typed, and does nothing', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const lines = Array.from({ length: 40 }, (_, at) => ({ name: `Line ${at}`, unitAmount: 100 }))
  const { id } = await app.call('POST /v1/proposals', {
    ...{ title: 'Draft', currency: 'EUR', items: lines },
    blocks: [{ type: 'text', text: 'Dear Ines, see [our work](https://example.com/work).' }],
    recipients: [{ name: 'Ines Albrecht', email: 'ines@example.com' }],
  })
  const page = await app.open({ path: `/proposals/${id}` })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const paper = page.frameLocator('iframe[title^="Preview"]')
  await paper.getByRole('heading', { name: 'Draft', level: 1 }).waitFor()
  await looksRight(page)

  // What is typed shows in it, unsaved, and the page stays where it was scrolled to.
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument
    if (frame?.scrollingElement) frame.scrollingElement.scrollTop = 700
  })
  await page.getByLabel('Title', { exact: true }).fill('Lighting')
  await paper.getByRole('heading', { name: 'Lighting', level: 1 }).waitFor({ state: 'attached' })
  assert.equal(await scrolledTo(page), 700)
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).title, 'Draft')

  // A link of the page leads to its part; no other link and no form leads anywhere.
  const before = page.frames().map((frame) => frame.url().replace(/#.*/, ''))
  await paper.getByRole('link', { name: 'Review and sign' }).click()
  await page.waitForFunction(
    () =>
      (document.querySelector('iframe')?.contentDocument?.scrollingElement?.scrollTop ?? 0) > 900,
  )
  await paper.getByLabel('I accept').check()
  await paper.getByRole('button', { name: 'Accept and sign' }).click()
  await paper.getByText('our work').click()
  await paper.getByText('Decline', { exact: true }).click()
  await paper.getByRole('button', { name: 'Decline' }).click()
  assert.deepEqual(
    page.frames().map((frame) => frame.url().replace(/#.*/, '')),
    before,
  )
  assert.equal(await paper.locator('script').count(), 0)
  const foreign = asked.filter((url) => !url.startsWith(app.url) && !url.startsWith('blob:'))
  assert.deepEqual(foreign, [])
  assert.ok(!asked.some((url) => url.includes('/public/')), String(asked))

  // On each screen it looks as the page of the client does.
  const preview = await page.evaluate(
    `(${lookOf})(document.querySelector('iframe').contentDocument)`,
  )
  await app.call(`PATCH /v1/proposals/${id}`, { title: 'Lighting' })
  const sent = await app.call(`POST /v1/proposals/${id}/send`, { delivery: 'link_only' })
  const width = await page.evaluate(() => document.querySelector('iframe')?.clientWidth ?? 0)
  const client = await app.open({
    path: new URL(sent.links[0].link).pathname,
    ...{ signedIn: false, width },
  })
  assert.equal(preview, await client.evaluate(`(${lookOf})(document)`))
})

test('the preview shows the page on a desk and on a phone', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', { title: 'Screens' })
  const page = await app.open({ path: `/proposals/${id}` })
  const frame = page.locator('iframe[title^="Preview"]')
  const room = await page.getByRole('complementary', { name: 'Preview' }).boundingBox()
  const widths = async () => ({
    page: await frame.evaluate((one) => one.clientWidth),
    shown: (await frame.boundingBox())?.width ?? 0,
  })
  await page.frameLocator('iframe').getByRole('heading', { name: 'Screens' }).waitFor()
  const phone = await widths()
  assert.ok(phone.page >= 390 && phone.page <= 430, JSON.stringify(phone))
  await page.getByText('Desktop', { exact: true }).click()
  await page.waitForFunction(() => (document.querySelector('iframe')?.clientWidth ?? 0) > 900)
  const desk = await widths()
  assert.ok(room && desk.shown <= room.width, JSON.stringify(desk))
})
