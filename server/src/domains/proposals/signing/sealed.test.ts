import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validatePdfs, validator } from '../../../../test/fixtures/vera-pdf.ts'
import { harness } from '../../../../test/harness.ts'
import {
  askPdfsig,
  askPyhanko,
  withoutPdfsig,
  withoutPyhanko,
} from '../../../../test/pdf-judges.ts'
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
