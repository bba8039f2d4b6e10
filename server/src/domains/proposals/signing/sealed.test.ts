import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PDF } from '@libpdf/core'
import { validatePdfs, validator } from '../../../../test/fixtures/vera-pdf.ts'
import { harness } from '../../../../test/harness.ts'
import {
  askPdfsig,
  askPyhanko,
  withoutPdfsig,
  withoutPyhanko,
} from '../../../../test/pdf-judges.ts'
import { printedIn, withoutSpaces } from '../../../../test/printed-text.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { sendProposal, tokenIn } from '../../../../test/proposals.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { verifyPdf } from '../../../platform/pdf-signatures/verify.ts'
import { readBlob } from '../blobs/blob.ts'
import { findLink } from '../links/links.ts'
import { acceptProposal } from './accept.ts'
import { signingHandles } from './open.ts'
import { printer } from './print.ts'

const facts = { address: '203.0.113.7', userAgent: 'test', requestId: 'req_1' }

test('a proposal that was sent, accepted by its link and set by the renderer has a seal that others accept', async (t) => {
  const app = await harness(t)
  const { context } = app
  const { db } = context.database
  const sent = await sendProposal(app)
  await app.drain()
  const link = await findLink(db, tokenIn(app.mails.at(-1)), app.clock.now())
  assert.ok(link)
  const accepted = await acceptProposal(signingHandles(context, printer(context)), {
    link: {
      organizationId: link.organization_id,
      proposalId: link.proposal_id,
      recipientId: link.recipient_id,
      linkId: link.id,
      codeUsed: false,
    },
    facts,
    body: {
      name: 'Ada Lovelace',
      consent: true,
      contentSha256: sent.contentSha256,
      expectedTotal: sent.totals.firstTotal,
      signature: {
        type: 'drawn',
        strokes: [
          [
            [100, 100],
            [500, 400],
          ],
        ],
      },
    },
  })
  assert.equal(accepted.status, 'accepted')
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const pdf = await readBlob(db, organizationId, accepted.sealedSha256 ?? '')
  const { isIntact, signatures } = await verifyPdf(new Uint8Array(pdf))
  assert.deepEqual([isIntact, signatures.length], [true, 1])
  const evidence = await app.owner.get(`/v1/proposals/${accepted.id}/evidence`)
  assert.equal(evidence.body.signatures[0].mailedTo, 'ada@example.com')
  if (!withoutPdfsig) {
    const answer = await askPdfsig(pdf)
    assert.match(answer, /Signature is Valid/)
    assert.match(answer, /Total document signed/)
  }
  if (!validator.skip) assert.deepEqual(validatePdfs([pdf], 'a-3a'), [''])
  if (!withoutPyhanko) {
    const [judged] = await askPyhanko(pdf)
    assert.deepEqual([judged?.intact, judged?.coverage], [true, 'ENTIRE_FILE'])
  }
})

test('the certificate says in words what the attached file and the API have', async (t) => {
  const app = await harness(t)
  const page = await openedPage(app, {
    items: [
      { name: 'Design', unitAmount: 100_000, taxes: [{ name: 'VAT', percent: '7.70' }] },
      { name: 'Care', unitAmount: 5_000, optional: true, billing: 'month' },
      { name: 'Hours', unitAmount: 1_000, quantity: '2', quantityRange: { min: '1', max: '9' } },
    ],
  })
  const { contentSha256, items } = page.proposal
  const [, care, hours] = items
  const selection = { itemIds: [care.id], quantities: { [hours.id]: '4' } }
  const { body: chosen } = await page.json('totals', selection)
  const strokes = [
    [
      [100, 100],
      [500, 400],
    ],
  ]
  const accepted = await page.json('accept', {
    ...{ name: 'Ada “Countess” Lovelace', consent: true, contentSha256, selection },
    expectedTotal: chosen.totals.firstTotal,
    signature: { type: 'drawn', strokes },
  })
  assert.equal(accepted.status, 200, accepted.text)
  const path = `/v1/proposals/${page.proposal.id}`
  const { rawPayload } = await app.http.inject({ url: `/public/proposals/${page.token}/pdf` })
  const { body: evidence } = await app.owner.get(`${path}/evidence`)
  const { attachments } = await PDF.load(new Uint8Array(rawPayload))
  assert.deepEqual([...attachments.list().keys()], ['evidence.json'])
  const file = new TextDecoder().decode(attachments.get('evidence.json') ?? undefined)
  assert.deepEqual(JSON.parse(file), evidence)

  const printed = await printedIn(new Uint8Array(rawPayload))
  const [signature] = evidence.signatures
  for (const value of [
    ...['127.0.0.1', 'Ada “Countess” Lovelace', 'ada@example.com', contentSha256, 'Hours: 4'],
    ...[signature.requestId, signature.linkId, signature.consent.text, signature.consent.sha256],
    ...[evidence.sentSha256, evidence.proposalId, 'Care', '€1,117.00', '€50.00'],
  ]) {
    assert.ok(printed.includes(withoutSpaces(value)), value)
  }
  assert.doesNotMatch(printed, /\{\}|\[\]|111700/)
})
