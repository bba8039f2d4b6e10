import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { dashboard, isAccessible, noBrowser } from './browser.ts'

const items = [
  { name: 'Concept and lighting plan', unitAmount: 840_000 },
  {
    name: 'Installation',
    unit: 'h',
    unitAmount: 9_200,
    quantity: '46',
    quantityRange: { min: '40', max: '60', step: '1' },
  },
  { name: 'Daylight sensors', unitAmount: 215_000, optional: true },
  { name: 'Wall panels', unitAmount: 190_000, group: 'control', selected: true },
  { name: 'Scenes by time of day', unitAmount: 348_000, group: 'control' },
  { name: 'Care plan', unitAmount: 54_000, optional: true, billing: 'quarter' },
]

interface Opening {
  javaScriptEnabled?: boolean
  width?: number
  language?: string
  /** Of the proposal, beside the usual ones. */
  fields?: object
}

/** A proposal in a browser of its own, as its recipient opens it. */
async function opened(t: TestContext, context: Opening = {}): Promise<Page> {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    title: 'Lighting for the reading room',
    language: context.language ?? 'en',
    items,
    groups: [{ key: 'control', name: 'Light control', selection: 'single' }],
    blocks: [{ type: 'text', text: 'Dear Ines,\n\n# What we will do\n\n1. **Measure.** By day.' }],
    recipients: [{ name: 'Ines Albrecht', email: 'ines@example.com' }],
    ...context.fields,
  })
  const { links } = await app.call(`POST /v1/proposals/${id}/send`, { delivery: 'link_only' })
  const first = await app.open({
    signedIn: false,
    path: '/sign-in',
    width: context.width ?? 1440,
  })
  const browser = first.context().browser() ?? assert.fail('no browser')
  const { width = 1440, javaScriptEnabled = true } = context
  const own = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  t.after(() => own.close())
  const page = await own.newPage()
  page.on('request', (request) => {
    assert.equal(new URL(request.url()).origin, new URL(app.url).origin)
  })
  page.on('console', (message) => assert.doesNotMatch(message.text(), /Content Security Policy/))
  await page.goto(`${app.url}${new URL(links[0].link).pathname}`)
  return page
}

const isWithin = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(beyond <= 0, `${beyond} px are beside the screen`)
}

/** On the screen, in the dark and on paper. */
async function isSilent(page: Page): Promise<void> {
  for (const media of [
    { colorScheme: 'light', media: 'screen' },
    { colorScheme: 'dark', media: 'screen' },
    { colorScheme: 'light', media: 'print' },
  ] as const) {
    await page.emulateMedia(media)
    await isAccessible(page)
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

for (const width of [1440, 360]) {
  test(`axe is silent on a proposal of ${width} px, in light, dark and print`, {
    skip: noBrowser,
  }, async (t) => {
    const page = await opened(t, { width })
    await isSilent(page)
    await isWithin(page)
  })
}

test('axe is silent on every other page that a link leads to, and all of them stay on a small screen', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t, { width: 360 })
  const address = page.url()
  const silent = async (heading: RegExp): Promise<void> => {
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await isSilent(page)
    await isWithin(page)
  }
  const locked = await opened(t, { width: 360, fields: { access: 'email_code' } })
  await locked.getByRole('heading').first().waitFor()
  await isSilent(locked)
  await page.goto(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`)
  await page.getByRole('heading').first().waitFor()
  await isSilent(page)
  await page.goto(address)
  await page.getByText('Decline').first().click()
  await page
    .getByRole('button', { name: /Decline/ })
    .last()
    .click()
  await silent(/declined/)
})

test('a proposal in Arabic runs from the right and stays on a small screen', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t, { width: 360, language: 'ar' })
  assert.equal(await page.getAttribute('html', 'dir'), 'rtl')
  await isWithin(page)
  await isAccessible(page)
})

test('the total follows the choice, and a drawn signature is taken', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t)
  await page.getByLabel('Daylight sensors').check()
  await page.getByRole('status').filter({ hasText: '€16,682.00' }).waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Draw' }).check()
  const field = page.locator('.drawing svg')
  const box = (await field.boundingBox()) ?? assert.fail('there is no field')
  await page.mouse.move(box.x + 40, box.y + 90)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 40, { steps: 8 })
  await page.mouse.up()
  await page.locator('#consent').check()
  await page.getByRole('button', { name: /Accept and sign/ }).click()
  await page.getByRole('heading', { name: 'Thank you, Ines' }).waitFor()
  await isAccessible(page)
})

test('a long typed signature is written smaller, so that none of it is cut off', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t, { width: 360 })
  const signature = page.locator('#typed')
  const isCutOff = () =>
    signature.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const name of ['Ada', 'Maximiliane Freifrau von Hohenstein-Wartenberg', 'Ada']) {
    await page.getByLabel('Your name').fill(name)
    assert.equal(await signature.inputValue(), name)
    assert.equal(await isCutOff(), false)
  }
})

test('everything works without the script and by the keyboard alone', {
  skip: noBrowser,
}, async (t) => {
  const page = await opened(t, { javaScriptEnabled: false, width: 360 })
  await page.getByLabel('Care plan').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Update the total' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Each quarter').waitFor()
  await page.getByRole('button', { name: /Accept and sign/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Type or draw your signature.').waitFor()
  await page.locator('#typed').focus()
  await page.keyboard.type('Ines Albrecht')
  await page.locator('#consent').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /Accept and sign/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you, Ines' }).waitFor()
})
