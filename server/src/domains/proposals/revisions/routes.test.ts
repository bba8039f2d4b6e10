import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import {
  ada,
  draftProposal,
  eventsAbout,
  readProposal,
  sendProposal,
} from '../../../../test/proposals.ts'

describe('POST /v1/proposals/{proposalId}/revisions', () => {
  test('201 begins a draft with all that was said, and leaves what was sent as it is', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, {
      blocks: [{ type: 'text', id: 'intro', text: '# Hello' }],
      metadata: { deal: 7 },
      reminders: { afterDays: 3, everyDays: 2, max: 2 },
    })
    await app.drain()
    const before = await readProposal(app, sent)
    const { status, body, headers } = await app.owner.post(`/v1/proposals/${sent.id}/revisions`)
    assert.equal(status, 201)
    assert.equal(headers['location'], `/v1/proposals/${body.id}`)
    assert.deepEqual([body.status, body.revision, body.number], ['draft', 2, null])
    assert.deepEqual([body.rootId, body.previousId], [sent.id, sent.id])
    for (const name of [
      'title',
      'items',
      'totals',
      'metadata',
      'reminders',
      'signing',
      'expiresAt',
    ]) {
      assert.deepEqual(body[name], before[name], name)
    }
    assert.equal(body.blocks[0].text, '# Hello')
    const [recipient] = body.recipients
    assert.notEqual(recipient.id, sent.recipients[0].id)
    assert.deepEqual(
      [recipient.email, recipient.status, recipient.delivery, recipient.transitions],
      [ada.email, 'waiting', 'none', {}],
    )
    assert.deepEqual([body.contentSha256, body.transitions], [null, {}])
    assert.deepEqual(await readProposal(app, sent), before)
    assert.deepEqual(await eventsAbout(app, body), ['proposal.created'])
    const third = (await app.owner.post(`/v1/proposals/${sent.id}/revisions`)).body
    assert.deepEqual([third.revision, third.previousId], [3, sent.id])
  })

  test('200 a revision of a draft that was canceled gets a number of its own when it is sent', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    await app.owner.post(`/v1/proposals/${draft.id}/cancel`, { reason: 'No' })
    const { body } = await app.owner.post(`/v1/proposals/${draft.id}/revisions`)
    const sent = await app.owner.post(`/v1/proposals/${body.id}/send`, {})
    assert.equal(sent.body.number, 'P-2026-0001-2')
  })

  test('400, 401, 403 and 404 of revisions', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app)
    const path = `/v1/proposals/${sent.id}/revisions`
    const reader = app.as(await make.token(app, ['proposals:read']))
    const writer = app.as(await make.token(app, ['proposals:write']))
    const { client } = await make.stranger(app)
    assert.equal((await app.owner.post('/v1/proposals/x/revisions')).status, 400)
    assert.equal((await app.as(null).post(path)).status, 401)
    assert.equal((await reader.post(path)).status, 403)
    assert.equal((await writer.get(path)).status, 403)
    assert.equal((await client.post(path)).status, 404)
    assert.equal((await client.get(path)).status, 404)
    assert.equal((await reader.get(path)).status, 200)
  })
})

describe('GET /v1/proposals/{proposalId}/revisions', () => {
  test('200 lists all, the newest first, page by page, from whichever is asked', async (t) => {
    const app = await harness(t)
    const first = await sendProposal(app)
    const second = (await app.owner.post(`/v1/proposals/${first.id}/revisions`)).body
    await app.owner.post(`/v1/proposals/${second.id}/send`, {})
    await sendProposal(app)
    const path = `/v1/proposals/${second.id}/revisions`
    const { body } = await app.owner.get(`${path}?limit=1`)
    assert.deepEqual(
      [body.data[0].id, body.data[0].blocks, body.data[0].recipients.length, body.hasMore],
      [second.id, undefined, 1, true],
    )
    const next = await app.owner.get(`${path}?limit=1&cursor=${body.nextCursor}`)
    assert.deepEqual([next.body.data[0].id, next.body.hasMore], [first.id, false])
  })
})

test('several taxes of a line stay through catalog, template, clone, sending, page and revision', async (t) => {
  const app = await harness(t)
  const taxes = [
    { name: 'VAT', percent: '19' },
    { name: 'Levy', percent: '2.5' },
  ]
  const item = (
    await app.owner.post('/v1/catalog-items', {
      ...{ name: 'Engine', sku: 'E-1', taxes },
      prices: [{ currency: 'EUR', unitAmount: 10_000 }],
    })
  ).body
  const csv = (await app.owner.get('/v1/catalog-items/export')).text
  await app.owner.delete(`/v1/catalog-items/${item.id}`)
  await app.owner.post('/v1/catalog-items/import', { csv })
  const [imported] = (await app.owner.get('/v1/catalog-items')).body.data
  const { id: templateId } = await make.proposalTemplate(app, {
    draft: { items: [{ catalogItemId: imported.id }], recipients: [ada] },
  })
  const taxesOf = async (made: { id: string }) => {
    const { items, totals } = await readProposal(app, made)
    const [bucket] = totals.buckets
    return [items[0].taxes, bucket.taxes.map(({ amount }: { amount: number }) => amount)]
  }
  const kept = [taxes, [1_900, 250]]
  const draft = (await app.owner.post('/v1/proposals', { templateId })).body
  assert.deepEqual(await taxesOf(draft), kept)
  await app.owner.patch(`/v1/proposals/${draft.id}`, { title: 'Other' })
  const clone = (await app.owner.post(`/v1/proposals/${draft.id}/clone`)).body
  assert.deepEqual(await taxesOf(clone), kept)
  const sent = (await app.owner.post(`/v1/proposals/${clone.id}/send`, { delivery: 'link_only' }))
    .body
  const token = String(sent.links[0].link).split('/').at(-1)
  const shown = await app.http.inject({ url: `/public/proposals/${token}` })
  assert.deepEqual(shown.json().content.items[0].taxes, taxes)
  const revision = (await app.owner.post(`/v1/proposals/${sent.id}/revisions`)).body
  assert.deepEqual(await taxesOf(revision), kept)
})
