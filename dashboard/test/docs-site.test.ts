import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, isAccessible, noBrowser } from './browser.ts'

const shape = { skip: noBrowser }

test('the documentation has a search that needs nothing but this server', shape, async (t) => {
  const { open, url } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/docs', isOwn: true })
  const elsewhere: string[] = []
  const refusals: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) elsewhere.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text())
  })
  await page.reload()
  await page.keyboard.press('/')
  const input = page.getByRole('searchbox', { name: 'Search the documentation' })
  await input.fill('zzzzqq')
  await page.getByText('No page mentions “zzzzqq”.').waitFor()
  await input.fill('idempotency key reuse')
  const hit = page.getByRole('link', { name: /idempotency_key_reused/ }).first()
  await hit.waitFor()
  await isAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/docs/**`)
  await page.getByRole('heading', { level: 1, name: /Errors|Idempotency/ }).waitFor()
  assert.deepEqual([elsewhere, refusals], [[], []])
})

test('the documentation has the themes of the dashboard', shape, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/docs/webhooks', isOwn: true, theme: 'dark' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  assert.equal(await background(), 'rgb(10, 16, 22)')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Change theme' }).click()
  assert.equal(await background(), 'rgb(246, 243, 237)')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Change theme' }).click()
  assert.equal(await background(), 'rgb(10, 16, 22)')
  await page.goto('/sign-in')
  assert.equal(await background(), 'rgb(10, 16, 22)')
})

for (const width of [390, 1440]) {
  test(`the documentation fits a window of ${width} pixels`, shape, async (t) => {
    const { open } = await dashboard(t)
    const page = await open({ signedIn: false, path: '/docs', isOwn: true, width })
    const paths = await page
      .locator('#pages a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    assert.ok(paths.length > 30)
    for (const path of ['/docs', ...paths.filter((each) => /^\/docs\/(?!api$)/.test(each))]) {
      await page.goto(path)
      const inner = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.equal(inner, width, path)
    }
    const menu = page.getByRole('button', { name: 'Menu' })
    assert.equal(await menu.isVisible(), width === 390)
    if (width === 390) await menu.click()
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Rate limits').click()
    await page.getByRole('heading', { level: 1, name: 'Rate limits' }).waitFor()
  })
}

test('one choice of a language counts for every page', shape, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/docs/quickstart', isOwn: true })
  const groups = page.locator('.tabs')
  const shown = groups.first().locator('pre:visible')
  assert.match(await shown.innerText(), /^curl/)
  await page.getByRole('tab', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  assert.match(await shown.innerText(), /new Capstan/)
  await isAccessible(page)
  await page.reload()
  assert.match(await shown.innerText(), /new Capstan/)
  await page.getByRole('tab', { name: 'CLI' }).click()
  assert.match(await shown.innerText(), /^npx capstan/)
  await groups.first().getByRole('tab', { name: 'Python' }).click()
  assert.match(await shown.innerText(), /^import os/)
  assert.match(await groups.last().locator('pre:visible').innerText(), /^pip install/)
})

test('a block of code copies what it shows', shape, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ signedIn: false, path: '/docs/hooks', isOwn: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const block = page.locator('.code').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.equal(copied, await block.locator('code').textContent())
})
