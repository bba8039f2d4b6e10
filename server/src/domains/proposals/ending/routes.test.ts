import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import {
  ada,
  bob,
  draftProposal,
  eventsAbout,
  opens,
  sendProposal,
  tokenIn,
} from '../../../../test/proposals.ts'

for (const act of ['cancel', 'void']) {
  describe(`POST /v1/proposals/{proposalId}/${act}`, () => {
    test(`400, 401, 403, 404, and 422 without a reason: ${act}`, async (t) => {
      const app = await harness(t)
      const draft = await draftProposal(app)
      const path = `/v1/proposals/${draft.id}/${act}`
      const reason = 'No'
      assert.equal((await app.owner.post(`/v1/proposals/x/${act}`, { reason })).status, 400)
      assert.equal((await app.as(null).post(path, { reason })).status, 401)
      const reader = app.as(await make.token(app, ['proposals:read']))
      assert.equal((await reader.post(path, { reason })).status, 403)
      const { client } = await make.stranger(app)
      assert.equal((await client.post(path, { reason })).status, 404)
      for (const body of [{}, { reason: '' }, { reason: ' \n' }, { reason: null }]) {
        const { status, body: answer } = await app.owner.post(path, body)
        assert.deepEqual([status, answer.error.field], [422, 'reason'], JSON.stringify(body))
      }
    })
  })
}

describe('a void proposal', () => {
  test('tells whoever had a mail why, and nobody else', async (t) => {
    const app = await harness(t)
    const at = app.clock.now().toISOString()
    for (const delivery of ['mail', 'link_only']) {
      const { id } = await sendProposal(app, { recipients: [ada, bob] }, { delivery })
      await app.owner.post(`/v1/proposals/${id}/accept`, { by: 'Ada', at })
      await app.drain()
      const before = app.mails.length
      const { status } = await app.owner.post(`/v1/proposals/${id}/void`, { reason: 'Too cheap' })
      assert.equal(status, 200)
      await app.drain()
      const told = app.mails.slice(before)
      const expected = delivery === 'mail' ? [ada.email, bob.email] : []
      assert.deepEqual(told.map(({ to }) => to).sort(), expected)
      for (const { subject, text } of told) {
        assert.match(subject, /^Void: Website relaunch/)
        assert.match(text, /^Reason: Too cheap$/m)
      }
    }
  })
})

describe('a canceled proposal', () => {
  test('tells whoever had a mail why, withdraws what waits, and its links live 30 days', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, {
      recipients: [ada, { ...bob, order: 2 }],
      signing: { order: 'sequential', countersign: false },
    })
    await app.drain()
    const token = tokenIn(app.mails[0])
    await app.owner.post(`/v1/proposals/${sent.id}/remind`)
    const path = `/v1/proposals/${sent.id}/cancel`
    const { body } = await app.owner.post(path, { reason: 'Prices <changed>' })
    assert.deepEqual([body.status, body.reason], ['canceled', 'Prices <changed>'])
    await app.drain()
    assert.deepEqual(
      app.mails.map(({ to, subject }) => [to, subject.split(':')[0]]),
      [
        [ada.email, 'Website relaunch'],
        [ada.email, 'Withdrawn'],
      ],
    )
    assert.match(app.mails[1]?.text ?? '', /^Reason: Prices <changed>$/m)
    assert.equal(app.mails[1]?.text.includes('/p/'), false)
    assert.equal(await opens(app, token), true)
    app.clock.advance('30d')
    assert.equal(await opens(app, token), false)
    assert.equal((await eventsAbout(app, sent)).at(-1), 'proposal.canceled')
  })

  test('of a draft tells nobody', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    await app.owner.post(`/v1/proposals/${draft.id}/cancel`, { reason: 'No' })
    await app.drain()
    assert.deepEqual(app.mails, [])
  })

  test('gives its place in the plan back', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/one', { maxProposals: 1 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'one' })
    const draft = await draftProposal(app)
    assert.equal((await app.owner.post('/v1/proposals', {})).status, 402)
    await app.owner.post(`/v1/proposals/${draft.id}/cancel`, { reason: 'No' })
    assert.equal((await app.owner.post('/v1/proposals', {})).status, 201)
    assert.equal((await app.owner.post(`/v1/proposals/${draft.id}/revisions`)).status, 402)
  })
})
