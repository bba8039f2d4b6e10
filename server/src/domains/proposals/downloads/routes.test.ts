import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import { printedIn, withoutSpaces } from '../../../../test/printed-text.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { draftProposal, sendProposal, tokenIn } from '../../../../test/proposals.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { ProposalId } from '../ids.ts'
import { printer } from '../signing/print.ts'
import { formatAmount } from '../texts/formats.ts'
import { keepSentPdf } from './versions.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Made = any

const pdf = (app: Harness, id: string, query = '', headers: Record<string, string> = {}) =>
  app.owner.get(`/v1/proposals/${id}/pdf${query}`, headers)

/** The page's own download; as bytes, for the text of an answer has lost some. */
const publicPdf = async (app: Harness, token: string): Promise<string> => {
  const { rawPayload } = await app.http.inject({ url: `/public/proposals/${token}/pdf` })
  return createHash('sha256').update(rawPayload).digest('hex')
}

describe('GET /v1/proposals/{proposalId}/pdf', () => {
  test('200 is a draft, then what was sent: the same bytes for sender and recipient', async (t) => {
    const app = await harness(t)
    const { id } = await draftProposal(app)
    const draft = await pdf(app, id)
    assert.equal(draft.status, 200, draft.text)
    assert.equal(draft.headers['content-type'], 'application/pdf')
    assert.match(draft.text, /^%PDF-/)

    const sent = await sendProposal(app)
    await app.drain()
    const { headers, status } = await pdf(app, sent.id, '?version=sent')
    assert.equal(status, 200)
    assert.match(String(headers['content-disposition']), /filename="P-2026-0001\.pdf"/)
    assert.equal(headers['etag'], `"${await publicPdf(app, tokenIn(app.mails.at(-1)))}"`)
    const again = await pdf(app, sent.id, '', { 'if-none-match': String(headers['etag']) })
    assert.equal(again.status, 304)
  })

  test('200 is what the delivery has kept, equal to what an acceptance would make, and made once', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const sent = await sendProposal(app)
    const made = await pdf(app, sent.id, '?version=sent')
    const kept = () =>
      db.selectFrom('proposals').select(['sent_sha256', 'version']).executeTakeFirstOrThrow()
    const before = await kept()
    assert.equal(before.sent_sha256, null)
    await app.drain()
    const after = await kept()
    assert.deepEqual(
      [`"${after.sent_sha256}"`, after.version],
      [made.headers['etag'], before.version],
    )
    const refuse = () => Promise.reject(new Error('rendered twice'))
    const revision = {
      organizationId: OrganizationId.read(app.organization.id) ?? '',
      proposalId: ProposalId.read(sent.id) ?? '',
    }
    await keepSentPdf(app.context, refuse, revision)
    await db.updateTable('proposals').set({ sent_sha256: null }).execute()
    await assert.rejects(keepSentPdf(app.context, refuse, revision), /rendered twice/)
    await keepSentPdf(app.context, printer(app.context), revision)
    assert.deepEqual(await kept(), after)
  })

  test('409 says which version there is not yet', async (t) => {
    const app = await harness(t)
    const { id } = await draftProposal(app)
    for (const version of ['sent', 'sealed']) {
      const { status, body } = await pdf(app, id, `?version=${version}`)
      assert.deepEqual([status, body.error.field], [409, 'version'])
    }
  })
})

test('the answer, the event, the page and the PDF show the same sums', async (t) => {
  const app = await harness(t)
  const vat = [{ name: 'VAT', percent: '7.7' }]
  const page = await openedPage(app, {
    currency: 'CHF',
    items: [
      { name: 'Design', quantity: '2.25', unitAmount: 644_221, taxes: vat },
      { name: 'Gearwheels', quantity: '3', unitAmountDecimal: '1234.5', taxes: vat },
      { name: 'Care', unitAmount: 98_765, taxes: vat, billing: 'month' },
    ],
    discount: { type: 'percent', percent: '3.5' },
    termMonths: 24,
    instalments: [{ type: 'percent', percent: '33.3' }, { type: 'rest' }],
  })
  const { id, totals } = page.proposal
  const { body: read } = await app.owner.get(`/v1/proposals/${id}`)
  assert.deepEqual(read.totals, totals)
  const { data: events } = (await app.owner.get('/v1/events?type=proposal.sent')).body
  assert.deepEqual(
    events.map(({ data }: Made) => data.totals),
    [totals],
  )
  const sums = [...totals.instalments, totals.contractValue]
  for (const { subtotal, discount, taxes, total } of totals.buckets) {
    sums.push(subtotal, discount, total, ...taxes.map(({ amount }: Made) => amount))
  }
  const file = await app.owner.get(`/v1/proposals/${id}/pdf`)
  assert.equal(file.status, 200, file.text)
  const { rawPayload } = await app.http.inject({ url: `/public/proposals/${page.token}/pdf` })
  const printed = await printedIn(new Uint8Array(rawPayload))
  const shown = withoutSpaces((await page.read()).text)
  assert.equal(sums.length, 11)
  for (const sum of sums) {
    const text = withoutSpaces(formatAmount(sum, { language: 'en', currency: 'CHF' }))
    assert.ok(shown.includes(text), `${text} on the page`)
    assert.ok(printed.includes(text), `${text} in the PDF`)
  }
})

describe('POST /v1/proposals/{proposalId}/send', () => {
  test('422 refuses what no font has, before a client sees it, and uses no number', async (t) => {
    const app = await harness(t)
    const { id } = await draftProposal(app, {
      blocks: [{ type: 'text', text: 'Written in 漢字.' }],
    })
    const { status, body } = await app.owner.post(`/v1/proposals/${id}/send`, {})
    assert.deepEqual([status, body.error.field], [422, 'blocks.0'], body.error.message)
    assert.match(body.error.message, /漢 \(U\+6F22\)/)
    assert.equal((await sendProposal(app)).number, 'P-2026-0001')
  })
})
