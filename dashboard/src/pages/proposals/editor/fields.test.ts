import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const lines = [
  {
    name: 'Plan',
    unitAmount: 100_000,
    taxes: [
      { name: 'VAT', percent: '19' },
      { name: 'City tax', percent: '5' },
    ],
  },
  { name: 'Panels', unitAmount: 50_000 },
]

test('a draft takes discounts, instalments, ranges, bounds of groups, several taxes and reminders', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    ...{ title: 'All fields', currency: 'EUR', items: lines },
  })
  await app.call('POST /v1/bases', { name: 'Contracts' })
  const page = await app.open({ path: `/proposals/${id}` })
  const totals = page.getByRole('region', { name: 'Totals' })
  await totals.getByText('City tax 5').waitFor()

  // Several taxes are shown together, and changed in the details alone.
  await page.getByRole('button', { name: /^Taxes of line 1/ }).click()
  const details = page.getByRole('dialog', { name: 'Line' })
  await details.getByLabel('Rate, %').nth(1).fill('4')
  await details.getByLabel('Discount', { exact: true }).selectOption('amount')
  await details.getByLabel('Discount, EUR').fill('250')
  await details.getByLabel('The client chooses the quantity').check()
  await details.getByLabel('From').fill('1')
  await details.getByLabel('To', { exact: true }).fill('8')
  await details.getByLabel('New group').fill('Extras')
  await details.getByRole('button', { name: 'Add group' }).click()
  await details.getByLabel('The client chooses', { exact: true }).selectOption('multiple')
  await details.getByLabel('At least').fill('1')
  await details.getByLabel('At most').fill('two')
  await details.getByText('Enter a whole number from 1 to 500.').waitFor()
  await details.getByLabel('At most').fill('2')
  await looksRight(page)
  await details.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Amount of line 1').getByText('750.00').waitFor()
  await page
    .getByRole('button', { name: /^Taxes of line 1/ })
    .filter({ hasText: '19 + 4' })
    .waitFor()
  // What is typed into an amount stays one; a sign makes it a percentage.
  await page.getByLabel('Discount of line 1, EUR').fill('100')
  await page.getByLabel('Amount of line 1').getByText('900.00').waitFor()
  await page.getByLabel('Discount of line 1, EUR').fill('50%')
  await page.getByLabel('Amount of line 1').getByText('500.00').waitFor()

  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByLabel('Discount on everything', { exact: true }).selectOption('amount')
  await payment.getByLabel('Discount on everything, EUR').fill('100')
  await totals.getByText('−100.00').waitFor()
  await payment.getByRole('button', { name: 'Split into instalments' }).click()
  await payment.getByLabel('Part 1, %').fill('30')
  await payment.getByLabel('Part 2', { exact: true }).selectOption('rest')
  await payment.getByLabel('Name of part 1').fill('Deposit')
  await payment.getByLabel('Amount of part 2').getByText(/\d/).waitFor()
  await page.getByLabel('Send reminders').check()
  await page.getByLabel('After days').fill('4')
  await page.getByLabel('File signed in').selectOption({ label: 'Contracts' })
  await looksRight(page)
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  const saved = await app.call(`GET /v1/proposals/${id}`)
  const [first] = saved.items
  assert.deepEqual(first.taxes, [
    { name: 'VAT', percent: '19' },
    { name: 'City tax', percent: '4' },
  ])
  assert.deepEqual(first.quantityRange, { min: '1', max: '8' })
  assert.deepEqual(first.discount, { type: 'percent', percent: '50' })
  const { selection, min, max } = saved.groups[0]
  assert.deepEqual([selection, min, max], ['multiple', 1, 2])
  assert.equal(saved.discount.amount, 10_000)
  assert.deepEqual(
    saved.instalments.map(({ type }: { type: string }) => type),
    ['percent', 'rest'],
  )
  assert.deepEqual(saved.reminders, { afterDays: 4, everyDays: 5, max: 3 })
  assert.match(saved.knowledge.baseId, /^kb_/)
})

test('a share that cannot be read goes with the instalment that is removed', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', { title: 'Parts' })
  const page = await app.open({ path: `/proposals/${id}` })
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Split into instalments' }).click()
  const share = payment.getByLabel('Part 1, %')
  await share.fill('half')
  await share.press('Tab')
  assert.equal(await share.getAttribute('aria-invalid'), 'true')
  await payment.getByRole('button', { name: 'Remove part 1' }).click()
  await payment.getByLabel('Part 2, %').waitFor({ state: 'detached' })
  assert.equal(await share.inputValue(), '50')
  assert.equal(await share.getAttribute('aria-invalid'), null)
})

test('a price below zero is a credit, and what is withheld and rounded stands below the total', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    ...{ title: 'Amount due', currency: 'CHF' },
    items: [
      { name: 'Plan', unitAmount: 100_003 },
      { name: 'Trade-in', unitAmount: 5_000 },
    ],
  })
  const page = await app.open({ path: `/proposals/${id}` })
  const totals = page.getByRole('region', { name: 'Totals' })
  await page.getByLabel('Price of line 2').fill('-250')
  await page.getByLabel('Amount of line 2').getByText('−250.00').waitFor()
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByLabel('Withholding tax').check()
  await payment.getByLabel('Name of the tax').fill('Source tax')
  await payment.getByLabel('Withheld, %').fill('10')
  await payment.getByLabel('Round to, CHF').fill('0.05')
  await totals.getByText('CHF\u00a0675.05').waitFor()
  await totals.getByText('−75.00').waitFor()
  await totals.getByText('0.02', { exact: true }).waitFor()
  await looksRight(page)

  // A credit that is larger than what it is taken off is refused, and the line is marked.
  await page.getByLabel('Price of line 2').fill('-2500')
  await totals.getByText('cannot be computed').waitFor()
  await page.getByLabel('Price of line 2').fill('-250.00')
  await totals.getByText('cannot be computed').waitFor({ state: 'detached' })

  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  const saved = await app.call(`GET /v1/proposals/${id}`)
  assert.equal(saved.items[1].kind, 'credit')
  assert.equal(saved.items[1].unitAmount, 25_000)
  assert.deepEqual(saved.withholding, { name: 'Source tax', percent: '10' })
  assert.equal(saved.roundingStep, 5)
})

test('leaving asks about what is not saved, and two versions are told apart in words', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    ...{ title: 'Unsaved', currency: 'EUR', items: lines },
  })
  const page = await app.open({ path: `/proposals/${id}` })
  const title = page.getByLabel('Title', { exact: true })
  const leave = () => page.getByRole('navigation', { name: 'Trail' }).getByRole('link').click()
  const asking = page.getByRole('dialog', { name: 'Save your changes?' })
  await title.fill('Kept here')
  await leave()
  await looksRight(page)
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  assert.equal(await title.inputValue(), 'Kept here')
  await leave()
  await asking.getByRole('button', { name: 'Discard changes' }).click()
  await page.waitForURL('**/proposals')
  await page.getByRole('link', { name: 'Unsaved' }).click()
  await title.fill('Saved on leaving')
  await leave()
  await asking.getByRole('button', { name: 'Save and leave' }).click()
  await page.waitForURL('**/proposals')
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).title, 'Saved on leaving')

  // Others change other fields: both stand. The same field: the person chooses.
  await page.getByRole('link', { name: 'Saved on leaving' }).click()
  await page.getByLabel('Price of line 2').fill('700')
  await app.call(`PATCH /v1/proposals/${id}`, { title: 'Theirs' })
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  const both = await app.call(`GET /v1/proposals/${id}`)
  assert.deepEqual([both.title, both.items[1].unitAmount], ['Theirs', 70_000])
  await page.getByLabel('Price of line 2').fill('800')
  await app.call(`PATCH /v1/proposals/${id}`, {
    items: [lines[0], { name: 'Better panels', unitAmount: 60_000 }],
  })
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog', { name: 'Keep your version?' })
  await conflict.getByText('Better panels: 1 × 600.00').waitFor()
  await conflict.getByText('Panels: 1 × 800.00').waitFor()
  assert.doesNotMatch(await conflict.innerText(), /[{}"]/)
  await looksRight(page)
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await conflict.waitFor({ state: 'detached' })
  await page.locator('input[value="Better panels"]').waitFor()
  await page.getByText('Not saved', { exact: true }).waitFor({ state: 'detached' })
})

test('pictures show to a person of several organizations, in the second one, too', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/new-organization' })
  await page.getByLabel('Name').fill('Second harbour')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.goto('/proposals?create=true')
  await page.getByRole('button', { name: 'Create proposal' }).click()
  await page.waitForURL('**/proposals/prop_*')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'Image', exact: true }).click()
  await page.getByLabel('Image file').setInputFiles({
    ...{ name: 'dot.png', mimeType: 'image/png', buffer: dot },
  })
  await page.getByLabel('What it shows').fill('A dot')
  const shown = page.frameLocator('iframe[title^="Preview"]').getByRole('img', { name: 'A dot' })
  await shown.waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    const frame = document.querySelector('iframe')?.contentDocument
    return [document, frame].every((root) => (root?.querySelector('img')?.naturalWidth ?? 0) > 0)
  })
})
