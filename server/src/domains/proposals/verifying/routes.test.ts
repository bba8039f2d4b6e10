import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { makePdf } from '../../../../test/fixtures/pdf.ts'
import { filePart, formOf } from '../../../../test/form.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { createSelfSigned } from '../../../platform/pdf-signatures/self-signed.ts'
import { signPdf } from '../../../platform/pdf-signatures/sign.ts'
import { deleteOutlived } from '../ending/jobs.ts'

const verify = ({ owner }: Pick<Harness, 'owner'>, content: Buffer) =>
  owner.send({
    ...{ method: 'POST', url: '/v1/proposals/verify' },
    ...formOf([filePart(content, 'signed.pdf', 'application/pdf')]),
  })

/** Of a proposal that was accepted, as bytes: the text of an answer has lost some. */
async function sealed(app: Harness): Promise<{ id: string; sealedSha256: string; pdf: Buffer }> {
  const page = await openedPage(app)
  const { id, contentSha256, totals } = page.proposal
  const accepted = await page.json('accept', {
    ...{ name: 'Ada Lovelace', consent: true, contentSha256, expectedTotal: totals.firstTotal },
    signature: { type: 'typed', text: 'Ada Lovelace' },
  })
  assert.equal(accepted.status, 200, accepted.text)
  const { rawPayload } = await app.http.inject({ url: `/public/proposals/${page.token}/pdf` })
  const { sealedSha256 } = (await app.owner.get(`/v1/proposals/${id}`)).body
  return { id, sealedSha256, pdf: rawPayload }
}

const unsigned = makePdf({ pages: [[{ text: 'An offer', y: 700 }]] })

describe('POST /v1/proposals/verify', () => {
  test('200 tells the sealed PDF of a proposal from one with a flipped byte, and from others', async (t) => {
    const app = await harness(t)
    const { id, sealedSha256, pdf } = await sealed(app)
    const whole = await verify(app, pdf)
    assert.equal(whole.status, 200, whole.text)
    assert.deepEqual(
      [whole.body.verdict, whole.body.sha256, whole.body.bytes],
      ['sealed', sealedSha256, pdf.length],
    )
    assert.equal(whole.body.message, 'This is the sealed PDF of P-2026-0001, unchanged.')
    assert.deepEqual(whole.body.proposal, {
      ...{ id, number: 'P-2026-0001', title: 'Website relaunch', status: 'accepted' },
    })
    const [signature] = whole.body.signatures
    assert.deepEqual(
      [signature.isIntact, signature.coversFile, signature.fault, signature.certificate.isOwn],
      [true, true, null, true],
    )

    for (const at of [20, Math.floor(pdf.length / 3), Math.floor(pdf.length / 2)]) {
      const flipped = Buffer.from(pdf)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      const { status, body, text } = await verify(app, flipped)
      assert.deepEqual([status, body.verdict, body.proposal], [200, 'changed', null], text)
      assert.match(body.message, /changed after it was signed/)
    }
    const longer = await verify(app, Buffer.concat([pdf, Buffer.from('\n% more\n')]))
    assert.equal(longer.body.verdict, 'changed')

    const plain = await verify(app, unsigned)
    assert.deepEqual([plain.body.verdict, plain.body.signatures], ['unsigned', []])

    const key = await createSelfSigned({
      organization: 'Somebody else',
      notBefore: new Date(app.clock.now().getTime() - 86_400_000),
      notAfter: new Date(app.clock.now().getTime() + 86_400_000),
    })
    const about = { key, reason: 'Test', time: app.clock.now(), timestamps: null }
    const foreign = await signPdf(new Uint8Array(unsigned), about)
    const judged = (await verify(app, Buffer.from(foreign.bytes))).body
    assert.deepEqual([judged.verdict, judged.signatures[0].certificate.isOwn], ['foreign', false])
    assert.match(judged.signatures[0].certificate.subject, /Somebody else/)

    // Another organization has sealed none of it.
    const { client } = await make.stranger(app)
    const theirs = await verify({ owner: client } as Harness, pdf)
    assert.deepEqual([theirs.body.verdict, theirs.body.proposal], ['foreign', null])

    await app.owner.post(`/v1/proposals/${id}/void`, { reason: 'Wrong price' })
    assert.match((await verify(app, pdf)).body.message, /The proposal is void/)
  })

  test('200 knows the PDF as it was sent, and a seal whose proposal is gone', async (t) => {
    const app = await harness(t)
    const page = await openedPage(app)
    await app.drain()
    const sent = await app.http.inject({ url: `/public/proposals/${page.token}/pdf` })
    const { body: known } = await verify(app, sent.rawPayload)
    assert.deepEqual(
      [known.verdict, known.proposal.id, known.signatures, known.message],
      [
        ...['unsigned', page.proposal.id, []],
        'The file has no signature. It is the PDF of P-2026-0001 as it was sent.',
      ],
    )

    const { pdf } = await sealed(app)
    await app.owner.patch('/v1/proposal-settings', { retention: { acceptedMonths: 1 } })
    app.clock.advance('32d')
    await deleteOutlived(app.context, new AbortController().signal)
    const { body: left } = await verify(app, pdf)
    assert.deepEqual(
      [left.verdict, left.proposal, left.signatures[0].certificate.isOwn],
      ['replaced', null, true],
    )
    assert.match(left.message, /sealed with your key and unchanged, but it is no longer/)
  })

  test('415 and 422 refuse an unreadable file, and 413 one that is too large', async (t) => {
    const app = await harness(t)
    const refusals = [
      [Buffer.from('Name\nAda\n'), 415],
      [Buffer.alloc(0), 422],
      [Buffer.from('%PDF-1.7\nnothing follows'), 422],
      [Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(26 * 1024 * 1024)]), 413],
    ] as const
    for (const [content, status] of refusals) {
      const answer = await verify(app, content)
      assert.equal(answer.status, status, answer.text)
    }
    const json = await app.owner.post('/v1/proposals/verify', { file: 'x' })
    assert.equal(json.status, 415, json.text)
    assert.equal((await verify({ owner: app.as(null) } as Harness, unsigned)).status, 401)
    const reader = await make.token(app, ['contacts:read'])
    assert.equal((await verify({ owner: app.as(reader) } as Harness, unsigned)).status, 403)
  })
})
