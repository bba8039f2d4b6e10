import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../harness.ts'
import { printedIn, withoutSpaces } from '../printed-text.ts'
import { openedPage } from '../proposal-page.ts'
import { readProposal } from '../proposals.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Made = any
type Page = Awaited<ReturnType<typeof openedPage>>

const vat = (percent: string) => ({ name: 'VAT', percent })

/** In minor units: one for each bucket, `taxes` in the order of the answer. */
interface Bucket {
  billing: 'one_time' | 'month' | 'quarter' | 'year'
  subtotal: number
  discount: number
  net: number
  taxes: number[]
  total: number
  /** Where it is not paid as it is. */
  paid?: { withholding: number; rounding: number; due: number }
}

interface Figures {
  buckets: Bucket[]
  firstTotal: number
  contractValue: number
  instalments: number[]
}

interface Case {
  what: string
  draft: object
  /** Computed by hand. */
  figures: Figures
  digits: number
  symbol: string
}

const euro = {
  currency: 'EUR',
  discount: { type: 'percent', percent: '12.5' },
  termMonths: 24,
  instalments: [
    { type: 'percent', percent: '30', label: 'Order', due: 'later' },
    { type: 'amount', amount: 1_000, label: 'Start', due: 'later' },
    { type: 'rest', label: 'End', due: 'later' },
  ],
  items: [
    {
      ...{ name: 'Engine', unitAmount: 3_333, quantity: '3', taxes: [vat('20')] },
      discount: { type: 'percent', percent: '10' },
    },
    {
      ...{ name: 'Bolts', unitAmountDecimal: '12.5', quantity: '5' },
      taxes: [vat('20'), { name: 'City', percent: '2.5' }],
    },
    { name: 'Training', unitAmount: 2_500, optional: true, selected: true, taxes: [vat('20')] },
    { name: 'Spare', unitAmount: 7_777, optional: true, taxes: [vat('20')] },
    { name: 'Care', unitAmount: 1_999, quantity: '2', billing: 'month', taxes: [vat('7')] },
    {
      ...{ name: 'Licence', unitAmount: 10_000, billing: 'year' },
      discount: { type: 'amount', amount: 1 },
    },
  ],
}

const recurring: Bucket[] = [
  { billing: 'month', subtotal: 3_998, discount: 500, net: 3_498, taxes: [245], total: 3_743 },
  { billing: 'year', subtotal: 9_999, discount: 1_250, net: 8_749, taxes: [], total: 8_749 },
]

const cases: Case[] = [
  {
    what: 'euros before tax, with discounts, options, periods and instalments',
    draft: euro,
    figures: {
      buckets: [
        {
          ...{ billing: 'one_time', subtotal: 11_562, discount: 1_445, net: 10_117 },
          ...{ taxes: [2_023, 1], total: 12_141 },
        },
        ...recurring,
      ],
      ...{ firstTotal: 24_633, contractValue: 119_471, instalments: [3_642, 1_000, 7_499] },
    },
    ...{ digits: 2, symbol: '€' },
  },
  {
    what: 'yen with tax in the price, and a discount that is spread',
    draft: {
      ...{ currency: 'JPY', taxBehavior: 'inclusive', discount: { type: 'amount', amount: 100 } },
      items: [
        { name: 'Engine', unitAmount: 1_999, quantity: '1.5', taxes: [vat('10')] },
        { name: 'Bolts', unitAmount: 500, taxes: [vat('8')] },
        { name: 'Training', unitAmount: 333, optional: true, selected: true, taxes: [vat('10')] },
        { name: 'Spare', unitAmount: 777, optional: true, taxes: [vat('10')] },
      ],
    },
    figures: {
      buckets: [
        {
          ...{ billing: 'one_time', subtotal: 3_832, discount: 100, net: 3_401 },
          ...{ taxes: [295, 36], total: 3_732 },
        },
      ],
      ...{ firstTotal: 3_732, contractValue: 3_732, instalments: [] },
    },
    ...{ digits: 0, symbol: '¥' },
  },
  {
    what: 'dinars of a thousand fils, of a third of a thing',
    draft: {
      currency: 'KWD',
      items: [
        {
          ...{ name: 'Engine', unitAmount: 12_345, quantity: '0.333333', taxes: [vat('5')] },
          discount: { type: 'percent', percent: '33.333333' },
        },
        { name: 'Bolt', unitAmount: 1, optional: true, selected: true, taxes: [vat('5')] },
        { name: 'Spare', unitAmount: 999, optional: true, taxes: [vat('5')] },
      ],
    },
    figures: {
      buckets: [
        {
          ...{ billing: 'one_time', subtotal: 2_744, discount: 0, net: 2_744 },
          ...{ taxes: [137], total: 2_881 },
        },
      ],
      ...{ firstTotal: 2_881, contractValue: 2_881, instalments: [] },
    },
    ...{ digits: 3, symbol: 'KWD' },
  },
]

const francs = {
  ...{ currency: 'CHF', roundingStep: 5, termMonths: 12 },
  withholding: { name: 'Source tax', percent: '15' },
  instalments: [
    { type: 'percent', percent: '30', label: 'Order', due: 'later' },
    { type: 'rest', label: 'End', due: 'later' },
  ],
  items: [
    { name: 'Engine', unitAmount: 100_003, taxes: [vat('8.1')] },
    { name: 'Trade-in', kind: 'credit', unitAmount: 12_500, quantity: '2', taxes: [vat('8.1')] },
    { name: 'Voucher', kind: 'credit', unitAmount: 1_000, optional: true, selected: true },
    { name: 'Care', unitAmount: 1_999, billing: 'month', taxes: [vat('8.1')] },
  ],
}

const monthlyFrancs: Bucket = {
  ...{ billing: 'month', subtotal: 1_999, discount: 0, net: 1_999, taxes: [162], total: 2_161 },
  paid: { withholding: 300, rounding: -1, due: 1_860 },
}

cases.push({
  what: 'francs with credits, of which tax is withheld, and rounded to five centimes',
  draft: francs,
  figures: {
    buckets: [
      {
        ...{ billing: 'one_time', subtotal: 74_003, discount: 0, net: 74_003 },
        ...{ taxes: [6_075], total: 80_078 },
        paid: { withholding: 11_100, rounding: 2, due: 68_980 },
      },
      monthlyFrancs,
    ],
    ...{ firstTotal: 82_239, contractValue: 106_010, instalments: [20_695, 48_285] },
  },
  ...{ digits: 2, symbol: 'CHF' },
})

/** Of the shape of `Figures`, out of totals of an answer or an event. */
function figuresIn({ totals, amountsDue }: Made): Figures {
  const { buckets, firstTotal, contractValue, instalments } = totals
  return {
    buckets: buckets.map(
      ({ billing, subtotal, discount, net, taxes, total }: Made, at: number): Bucket => {
        const amounts = taxes.map(({ amount }: Made) => amount)
        const { withholding, rounding, due, ...same } = amountsDue[at]
        assert.deepEqual(same, { billing, total })
        return {
          ...{ billing, subtotal, discount, net, taxes: amounts, total },
          ...(due !== total && { paid: { withholding, rounding, due } }),
        }
      },
    ),
    ...{ firstTotal, contractValue, instalments },
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** "1234.56" of 123456. */
function decimal(minor: number, digits: number): string {
  if (digits === 0) return String(minor)
  if (minor < 0) return `-${decimal(-minor, digits)}`
  const text = String(minor).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** "1,234.56", as people read it. */
const written = (minor: number, digits: number): string =>
  decimal(minor, digits).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,')

/** What page and PDF show of each bucket, without spaces: each sum behind its name, and the total last. */
function shownSums({ figures, digits, symbol, draft }: Case): string[] {
  const isInclusive = 'taxBehavior' in draft
  const amount = (minor: number) =>
    minor < 0 ? `−${written(-minor, digits)}` : written(minor, digits)
  return figures.buckets.flatMap(({ subtotal, discount, taxes, total, paid }) => [
    ...(discount > 0 || (!isInclusive && taxes.length > 0) ? [amount(subtotal)] : []),
    ...(discount > 0 ? [`−${amount(discount)}`] : []),
    ...(isInclusive ? [] : taxes.map(amount)),
    `${symbol}${amount(total)}`,
    ...(isInclusive ? taxes.map(amount) : []),
    ...(paid
      ? [amount(-paid.withholding), amount(paid.rounding), `${symbol}${amount(paid.due)}`]
      : []),
  ])
}

const unescaped = (text: string): string =>
  withoutSpaces(text.replaceAll('&nbsp;', '').replaceAll('&#160;', ''))

/** The amounts of the tables of sums on the page, in their order; what it comes to in all is last. */
function sumsOnPage(html: string): string[] {
  const tables = [...html.matchAll(/<dl class="sum[^"]*">([\s\S]*?)<\/dl>/g)].map(
    ([, rows]) => rows,
  )
  return tables.flatMap((rows = '') =>
    [...rows.matchAll(/<dd>([\s\S]*?)<\/dd>/g)].map(([, cell = '']) => unescaped(cell)),
  )
}

async function pdfOf({ app, token }: Page): Promise<string> {
  const { rawPayload, statusCode } = await app.http.inject({
    url: `/public/proposals/${token}/pdf`,
  })
  assert.equal(statusCode, 200)
  return printedIn(new Uint8Array(rawPayload))
}

/** The cells of the one line of a file, by their columns. No cell of ours needs quotes. */
async function csvOf(app: Harness): Promise<Record<string, string>> {
  const answer = await app.owner.get('/v1/proposals/export')
  assert.equal(answer.status, 200, answer.text)
  const [names = '', cells = ''] = answer.text.replace(/^\ufeff/, '').split('\r\n')
  const values = cells.split(',')
  return Object.fromEntries(names.split(',').map((name, at) => [name, values[at] ?? '']))
}

async function assertSame(page: Page, one: Case): Promise<void> {
  const { app, proposal } = page
  const { figures, digits, symbol } = one
  const stored = await readProposal(app, proposal)
  assert.deepEqual(figuresIn(stored), figures, 'API')
  const { body: events } = await app.owner.get(`/v1/events?subject=${proposal.id}`)
  assert.deepEqual(figuresIn(events.data[0].data), figures, 'event')

  // Whoever has signed sees the proposal only when they ask to read it again.
  const { text } = await page.at(page.token, `/p/${page.token}?read`)
  const inAll =
    figures.buckets.length > 1 ? [`${symbol}${written(figures.contractValue, digits)}`] : []
  assert.deepEqual(sumsOnPage(text).slice(0, -inAll.length || undefined), shownSums(one), 'page')
  assert.deepEqual(sumsOnPage(text).slice(sumsOnPage(text).length - inAll.length), inAll, 'page')

  const printed = await pdfOf(page)
  let from = 0
  for (const shown of [...shownSums(one), ...inAll]) {
    const at = printed.indexOf(shown, from)
    assert.ok(at >= 0, `PDF: ${shown} behind ${printed.slice(from)}`)
    from = at + shown.length
  }
  const parts = figures.instalments.map((amount) => `${symbol}${written(amount, digits)}`)
  for (const part of parts) {
    assert.ok(unescaped(text).includes(`<spanclass="figure">${part}</span>`), `page: ${part}`)
    assert.ok(printed.includes(part), `PDF: ${part}`)
  }

  const cells = await csvOf(app)
  const expected = figures.buckets.flatMap(({ billing, taxes, paid, ...bucket }) =>
    Object.entries({
      ...{ ...bucket, tax: sum(taxes) },
      ...(paid ?? { withholding: 0, rounding: 0, due: bucket.total }),
    }).map(([name, amount]) => [
      billing === 'one_time' ? name : `${name} ${billing}`,
      decimal(amount, digits),
    ]),
  )
  const { firstTotal, contractValue } = figures
  const both = { firstTotal, contractValue }
  for (const [name, amount] of Object.entries(both)) expected.push([name, decimal(amount, digits)])
  assert.deepEqual(
    Object.fromEntries(expected.map(([name = '']) => [name, cells[name]])),
    Object.fromEntries(expected),
    'CSV',
  )
}

describe('the totals of a proposal', () => {
  for (const one of cases) {
    test(`are the same by API, event, page, PDF and CSV: ${one.what}`, async (t) => {
      const app = await harness(t)
      const page = await openedPage(app, one.draft)
      await assertSame(page, one)
    })
  }

  test('are the same at all five once the client has chosen otherwise, in the sealed PDF, too', async (t) => {
    const app = await harness(t)
    const page = await openedPage(app, euro)
    const { proposal } = page
    const itemIds = [2, 3].map((at) => proposal.items[at].id)
    const accepted = await page.json('accept', {
      ...{ name: 'Ada Lovelace', consent: true, contentSha256: proposal.contentSha256 },
      selection: { itemIds, quantities: {} },
      expectedTotal: 32_799,
      signature: { type: 'typed', text: 'Ada Lovelace' },
    })
    assert.equal(accepted.status, 200, accepted.text)
    await assertSame(page, {
      what: 'chosen',
      draft: euro,
      figures: {
        buckets: [
          {
            ...{ billing: 'one_time', subtotal: 19_339, discount: 2_417, net: 16_922 },
            ...{ taxes: [3_384, 1], total: 20_307 },
          },
          ...recurring,
        ],
        ...{ firstTotal: 32_799, contractValue: 127_637, instalments: [6_092, 1_000, 13_215] },
      },
      ...{ digits: 2, symbol: '€' },
    })
  })

  test('are the same once the client has left out a credit, in the evidence, too', async (t) => {
    const app = await harness(t)
    const page = await openedPage(app, francs)
    const { proposal } = page
    const without = { itemIds: [], quantities: {} }
    const asked = await page.json('totals', without)
    assert.equal(asked.body.amountsDue[0].due, 69_830)
    const accepted = await page.json('accept', {
      ...{ name: 'Ada Lovelace', consent: true, contentSha256: proposal.contentSha256 },
      ...{ selection: without, expectedTotal: 83_239 },
      signature: { type: 'typed', text: 'Ada Lovelace' },
    })
    assert.equal(accepted.status, 200, accepted.text)
    const figures: Figures = {
      buckets: [
        {
          ...{ billing: 'one_time', subtotal: 75_003, discount: 0, net: 75_003 },
          ...{ taxes: [6_075], total: 81_078 },
          paid: { withholding: 11_250, rounding: 2, due: 69_830 },
        },
        monthlyFrancs,
      ],
      ...{ firstTotal: 83_239, contractValue: 107_010, instalments: [20_950, 48_880] },
    }
    const one = { what: 'chosen', draft: francs, figures, digits: 2, symbol: 'CHF' }
    await assertSame(page, one)
    const { body: evidence } = await app.owner.get(`/v1/proposals/${proposal.id}/evidence`)
    assert.deepEqual(figuresIn(evidence), figures)
    const printed = await pdfOf(page)
    const certificate = printed.slice(printed.lastIndexOf('Certificate'))
    for (const { paid } of figures.buckets) {
      assert.ok(certificate.includes(`AmountdueCHF${written(paid?.due ?? 0, 2)}`), certificate)
    }
  })
})
