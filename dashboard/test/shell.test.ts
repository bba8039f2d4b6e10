import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, isAccessible, noBrowser } from './browser.ts'

test('the palette and the keys lead anywhere, and the heading is read out', {
  skip: noBrowser,
}, async (t) => {
  const { open } = await dashboard(t)
  const page = await open()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('people')
  await page.getByRole('option', { name: /Contacts/ }).waitFor()
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contacts')
  const focused = page.locator('h1:focus')
  await focused.getByText('Contacts').waitFor()
  assert.equal(await page.title(), 'Contacts · Capstan')
  await page.keyboard.press('/')
  await page.getByLabel('Search contacts').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('gw')
  await page.waitForURL('**/contacts?q=gw')
  await page.getByLabel('Search contacts').blur()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await focused.getByText('Owner').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await focused.getByText('Knowledge').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('dialog').getByRole('textbox').first().and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await shortcuts.getByText('Go to Webhooks').waitFor()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await shortcuts.waitFor({ state: 'hidden' })
})

test('text that is typed before the palette has loaded arrives in it', {
  skip: noBrowser,
}, async (t) => {
  const { owner, open } = await dashboard(t)
  const page = await open({ signedIn: false, isOwn: true })
  const load = Promise.withResolvers<void>()
  await page.route(/\/palette-(?!frame)[^/]*\.js$/, async (route) => {
    await load.promise
    await route.continue()
  })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: /Owner/ }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('people')
  load.resolve()
  await page.getByRole('option', { name: /Contacts/ }).waitFor()
  await page.keyboard.type('x')
  await page.getByText('Nothing matches').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: /Contacts/ }).waitFor()
  assert.equal(await page.getByRole('combobox').inputValue(), '')
})

test('the frame shows before its script has come, and the page takes its place', {
  skip: noBrowser,
}, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ isOwn: true })
  const frame = page.locator('#first-paint')
  /** Opens a page, and lets its script come after a look at what shows before. */
  const visit = async (path: string, look: () => Promise<void>): Promise<void> => {
    const load = Promise.withResolvers<void>()
    await page.route(/\/index-[^/]*\.js$/, async (route) => {
      await load.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await look()
    load.resolve()
  }
  await visit('/contacts', () => frame.getByText('Proposals').first().waitFor({ state: 'visible' }))
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  assert.equal(await frame.count(), 0)
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByLabel('Password').waitFor()
  await visit('/', async () => {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/first-paint.js')),
    )
    assert.equal(await frame.isVisible(), false, 'nobody is signed in')
  })
  await page.getByLabel('Password').waitFor()
})

test('a theme that was chosen stays', { skip: noBrowser }, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ theme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Account and theme' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click()
  const dark = await ground()
  assert.notEqual(dark, light)
  await page.reload()
  assert.equal(await ground(), dark)
  await page.getByRole('button', { name: 'Account and theme' }).click()
  const chosen = page.getByRole('menuitemcheckbox', { name: 'Dark theme' })
  assert.equal(await chosen.getAttribute('aria-checked'), 'true')
})

test('on a phone the pages are at the foot and behind More, and nothing is wider than the page', {
  skip: noBrowser,
}, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ width: 390, height: 844 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const all = page.getByRole('navigation', { name: 'Main' })
  assert.equal(await all.isVisible(), false)
  const goals = page.getByRole('navigation', { name: 'Goals' })
  const titles = ['Overview', 'Contacts', 'Proposals', 'Knowledge']
  assert.deepEqual(await goals.getByRole('link').allInnerTexts(), titles)
  await goals.getByRole('link', { name: 'Knowledge' }).click()
  await page.waitForURL('**/knowledge')
  const more = goals.getByRole('button', { name: 'More' })
  await more.click()
  await isAccessible(page)
  await all.getByRole('link', { name: 'Events' }).focus()
  await page.keyboard.press('Escape')
  await all.waitFor({ state: 'hidden' })
  await more.and(page.locator(':focus')).click()
  await all.getByRole('link', { name: 'Requests' }).click()
  await page.waitForURL('**/requests')
  await all.waitFor({ state: 'hidden' })
  await goals.getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).waitFor()
  const widths = await page
    .locator('html, main, main *')
    .evaluateAll(
      (all) =>
        all.filter(({ clientWidth, scrollWidth }) => clientWidth > 300 && scrollWidth > clientWidth)
          .length,
    )
  assert.equal(widths, 0)
})

test('between a phone and a desk the navigation is a rail whose pictures have names', {
  skip: noBrowser,
}, async (t) => {
  const { open } = await dashboard(t)
  const page = await open({ width: 800 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Usage' })
  const { width = 0 } = (await link.boundingBox()) ?? {}
  assert.ok(width > 0 && width <= 56, `${width} px`)
  await isAccessible(page)
  await link.click()
  await page.waitForURL('**/usage')
})

test('another page begins at its top, and the way back leads to where the page stood', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  for (let number = 1; number <= 30; number++) {
    await app.call('POST /v1/contacts', { name: `Contact ${number}` })
  }
  const page = await app.open({ path: '/contacts', height: 500 })
  const work = page.locator('[data-scroller]')
  const top = () => work.evaluate(({ scrollTop }) => scrollTop)
  await page.getByRole('cell', { name: 'Contact 1', exact: true }).scrollIntoViewIfNeeded()
  const before = await top()
  assert.ok(before > 0)
  await page.getByRole('link', { name: 'Events' }).click()
  await page.locator('h1:focus').getByText('Events').waitFor()
  assert.equal(await top(), 0)
  await page.goBack()
  await page.getByRole('cell', { name: 'Contact 1', exact: true }).waitFor()
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-scroller]')?.scrollTop === wanted,
    before,
  )
})

test('a link into the dashboard is followed after the sign-in, and only into the dashboard', {
  skip: noBrowser,
}, async (t) => {
  const { owner, open } = await dashboard(t)
  for (const [path, end] of [
    ['/contacts?q=ada', '/contacts?q=ada'],
    ['/sign-in?next=//elsewhere.example', '/'],
  ] as const) {
    const page = await open({ signedIn: false, path })
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname + search, end)
  }
})

test('changes from elsewhere show without a reload, and a lost connection is reported', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts' })
  await page.getByRole('status').getByText('Live').waitFor()
  await app.call('POST /v1/contacts', { name: 'Katherine Johnson' })
  await page.getByRole('cell', { name: 'Katherine Johnson', exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('status').getByText('Offline').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('status').getByText('Live').waitFor()
})
