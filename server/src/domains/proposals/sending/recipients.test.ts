import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  ada,
  bob,
  draftProposal,
  eventsAbout,
  opens,
  readProposal,
  sendProposal,
  tokenIn,
} from '../../../../test/proposals.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
const pathOf = (proposal: any, index = 0) =>
  `/v1/proposals/${proposal.id}/recipients/${proposal.recipients[index].id}`

const sentTo = async (app: Harness, fields: object = {}) => {
  const sent = await sendProposal(app, fields, { message: 'Hello' })
  await app.drain()
  return { sent, token: tokenIn(app.mails[0]) }
}

describe('PATCH /v1/proposals/{proposalId}/recipients/{recipientId}', () => {
  test('200 mails another address a new link, and the old one ends', async (t) => {
    const app = await harness(t)
    const { sent, token } = await sentTo(app)
    const path = pathOf(sent)
    const { status, body } = await app.owner.patch(path, { email: 'Ada@Other.EXAMPLE' })
    assert.deepEqual([status, body.email, body.delivery], [200, 'Ada@other.example', 'queued'])
    const fresh = tokenIn({ text: body.link })
    assert.deepEqual([await opens(app, token), await opens(app, fresh)], [false, true])
    await app.drain()
    assert.equal(app.mails.length, 2)
    assert.deepEqual([app.mails[1]?.to, tokenIn(app.mails[1])], ['Ada@other.example', fresh])
    assert.match(app.mails[1]?.text ?? '', /^> Hello$/m)
    const after = await readProposal(app, sent)
    assert.deepEqual([after.contentSha256, after.number], [sent.contentSha256, sent.number])
    assert.equal((await eventsAbout(app, sent)).includes('proposal.recipient_changed'), true)
    assert.deepEqual(
      (await app.owner.get('/v1/proposals?q=ada%40other.example')).body.data.map(
        ({ id }: { id: string }) => id,
      ),
      [sent.id],
    )
    const same = await app.owner.patch(path, { email: 'Ada@other.example' })
    assert.equal(same.body.link, undefined)
    assert.equal(await opens(app, fresh), true)
  })

  test('200 withdraws a mail that was not sent yet', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app)
    await app.owner.patch(pathOf(sent), { email: bob.email })
    await app.drain()
    assert.deepEqual(
      app.mails.map(({ to }) => to),
      [bob.email],
    )
  })

  test('200 shows the link alone where nothing was mailed, and none before their turn', async (t) => {
    const app = await harness(t)
    const handed = await sendProposal(app, {}, { delivery: 'link_only' })
    const { body } = await app.owner.patch(pathOf(handed), { name: 'Ada King' })
    assert.equal(await opens(app, tokenIn({ text: body.link })), true)
    const recipients = [ada, { ...bob, order: 2 }]
    const signing = { order: 'sequential', countersign: false }
    const waiting = await sendProposal(app, { recipients, signing })
    const later = await app.owner.patch(pathOf(waiting, 1), { name: 'Bobby' })
    assert.deepEqual([later.body.status, later.body.link], ['waiting', undefined])
    await app.drain()
    assert.deepEqual(
      app.mails.map(({ to }) => to),
      [ada.email],
    )
  })

  test('409 for a draft, an ended proposal, an address that is taken, and 404 elsewhere', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    const early = await app.owner.patch(pathOf(draft), { name: 'X' })
    assert.deepEqual([early.status, early.body.error.field], [409, 'status'])
    const sent = await sendProposal(app, { recipients: [ada, bob] })
    const taken = await app.owner.patch(pathOf(sent), { email: 'BOB@example.com' })
    assert.deepEqual([taken.status, taken.body.error.field], [409, 'email'])
    await app.owner.post(`/v1/proposals/${sent.id}/cancel`, { reason: 'No' })
    assert.equal((await app.owner.patch(pathOf(sent), { name: 'X' })).status, 409)
    const other = await sendProposal(app)
    const path = `/v1/proposals/${other.id}/recipients/${sent.recipients[0].id}`
    assert.equal((await app.owner.patch(path, { name: 'X' })).status, 404)
    assert.equal((await app.as(null).patch(path, { name: 'X' })).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.patch(path, { name: 'X' })).status, 403)
    assert.equal((await app.owner.patch(pathOf(other), { role: 'viewer' })).status, 422)
    assert.equal((await app.owner.patch(pathOf(other), { email: 'x' })).status, 422)
    assert.equal((await app.owner.patch('/v1/proposals/x/recipients/y', {})).status, 400)
  })
})

describe('the links of a recipient', () => {
  test('200 rotating ends all of them and shows another, revoking ends all', async (t) => {
    const app = await harness(t)
    const { sent, token } = await sentTo(app)
    const path = pathOf(sent)
    await app.owner.post(`/v1/proposals/${sent.id}/remind`)
    await app.drain()
    const reminded = tokenIn(app.mails[1])
    assert.deepEqual([await opens(app, token), await opens(app, reminded)], [true, true])
    const { body } = await app.owner.post(`${path}/rotate-link`)
    const rotated = tokenIn({ text: body.link })
    assert.deepEqual(
      [await opens(app, token), await opens(app, reminded), await opens(app, rotated)],
      [false, false, true],
    )
    const revoked = await app.owner.post(`${path}/revoke-link`)
    assert.deepEqual([revoked.status, revoked.body.link], [200, undefined])
    assert.equal(await opens(app, rotated), false)
    await app.drain()
    assert.equal(app.mails.length, 2)
    const log = (await app.owner.get('/v1/audit-log?limit=100')).text
    assert.equal(log.includes(rotated.slice(26)), false)
    assert.ok(log.includes('rotateProposalLink'))
  })

  test('a mail after a revocation gives no link again, but a reminder that is asked for', async (t) => {
    const app = await harness(t)
    const { sent } = await sentTo(app, { reminders: { afterDays: 1, everyDays: 1, max: 5 } })
    await app.owner.post(`${pathOf(sent)}/revoke-link`)
    app.clock.advance('2d')
    await app.drain()
    assert.equal(app.mails.length, 1)
    await app.owner.post(`/v1/proposals/${sent.id}/remind`, { message: 'Again' })
    await app.drain()
    assert.equal(await opens(app, tokenIn(app.mails[1])), true)
  })

  test('409 before their turn and of a draft, 404 of another proposal', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    assert.equal((await app.owner.post(`${pathOf(draft)}/rotate-link`)).status, 409)
    assert.equal((await app.owner.post(`${pathOf(draft)}/revoke-link`)).status, 409)
    const recipients = [ada, { ...bob, order: 2 }]
    const signing = { order: 'sequential', countersign: false }
    const sent = await sendProposal(app, { recipients, signing })
    assert.equal((await app.owner.post(`${pathOf(sent, 1)}/rotate-link`)).status, 409)
    const other = await sendProposal(app)
    const foreign = `/v1/proposals/${other.id}/recipients/${sent.recipients[0].id}`
    assert.equal((await app.owner.post(`${foreign}/rotate-link`)).status, 404)
    assert.equal((await app.owner.post(`${foreign}/revoke-link`)).status, 404)
  })
})
