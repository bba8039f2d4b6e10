import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  ada,
  draftProposal,
  eventsAbout,
  opens,
  readProposal,
  sendProposal,
  tokenIn,
} from '../../../../test/proposals.ts'
import { deleteOutlived, expireProposals } from './jobs.ts'

const signal = new AbortController().signal
const inHours = ({ clock }: Harness, hours: number): string =>
  new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

describe('the date of a proposal', () => {
  test('a late act is 409 and stores expired though no job has run; the instant itself is late', async (t) => {
    const app = await harness(t)
    for (const act of ['remind', 'cancel']) {
      const sent = await sendProposal(app, { expiresAt: inHours(app, 1) })
      app.clock.advance('1h')
      const { status, body } = await app.owner.post(`/v1/proposals/${sent.id}/${act}`, {
        ...(act === 'cancel' && { reason: 'No' }),
      })
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [409, 'invalid_transition', 'status'],
      )
      assert.match(body.error.message, /expired/)
      const after = await readProposal(app, sent)
      assert.deepEqual([after.status, after.transitions.expired], ['expired', sent.expiresAt])
      assert.deepEqual((await eventsAbout(app, sent)).at(-1), 'proposal.expired')
    }
  })

  test('a millisecond before it counts', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, { expiresAt: inHours(app, 1) })
    app.clock.advance('3599999ms')
    assert.equal((await app.owner.post(`/v1/proposals/${sent.id}/remind`)).status, 200)
    app.clock.advance('1ms')
    assert.equal((await app.owner.post(`/v1/proposals/${sent.id}/remind`)).status, 409)
  })

  test('the job ends what is over, once, mails who was asked, and links live 30 days more', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, { expiresAt: inHours(app, 1) })
    const open = await sendProposal(app, { expiresAt: inHours(app, 2) })
    await app.drain()
    const token = tokenIn(app.mails[0])
    app.clock.advance('1h')
    for (let run = 0; run < 2; run++) await expireProposals(app.context, signal)
    await app.drain()
    assert.equal((await readProposal(app, sent)).status, 'expired')
    assert.equal((await readProposal(app, open)).status, 'sent')
    const told = (await eventsAbout(app, sent)).filter((type) => type === 'proposal.expired')
    assert.equal(told.length, 1)
    const mails = app.mails.filter(({ subject }) => subject.startsWith('Expired'))
    assert.deepEqual(
      mails.map(({ to }) => to),
      [ada.email],
    )
    app.clock.advance('719h')
    assert.equal(await opens(app, token), true)
    app.clock.advance('1h')
    assert.equal(await opens(app, token), false)
  })

  test('signers hear of it two days before, once, where they are reminded at all', async (t) => {
    const app = await harness(t)
    const reminders = { afterDays: 90, everyDays: 90, max: 1 }
    const sent = await sendProposal(app, { expiresAt: inHours(app, 72), reminders })
    await sendProposal(app, { expiresAt: inHours(app, 72) })
    const warnings = async () => {
      await expireProposals(app.context, signal)
      await app.drain()
      return app.mails.filter(({ subject }) => subject.includes(' expires on ')).map(({ to }) => to)
    }
    assert.deepEqual(await warnings(), [])
    app.clock.advance('25h')
    assert.deepEqual(await warnings(), [ada.email])
    assert.deepEqual(await warnings(), [ada.email])
    assert.equal((await readProposal(app, sent)).status, 'sent')
  })
})

describe('retention', () => {
  test('deletes what ended without acceptance 24 months ago, and its events, and nothing else', async (t) => {
    const app = await harness(t)
    const [canceled, open, draft] = [
      await sendProposal(app),
      await sendProposal(app, { expiresAt: null }),
      await draftProposal(app),
    ]
    await app.owner.post(`/v1/proposals/${canceled.id}/cancel`, { reason: 'No' })
    await app.owner.patch(`/v1/proposals/${open.id}`, { expiresAt: inHours(app, 24 * 900) })
    await app.drain()
    app.clock.advance('729d')
    await deleteOutlived(app.context, signal)
    assert.equal((await readProposal(app, canceled)).status, 'canceled')
    app.clock.advance('3d')
    for (let run = 0; run < 2; run++) await deleteOutlived(app.context, signal)
    assert.equal((await app.owner.get(`/v1/proposals/${canceled.id}`)).status, 404)
    assert.equal((await readProposal(app, open)).status, 'sent')
    assert.equal((await readProposal(app, draft)).status, 'draft')
    assert.equal((await eventsAbout(app, canceled)).at(-1), 'proposal.deleted')
  })

  test('keeps for as long as the settings say, or for ever', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app)
    await app.owner.post(`/v1/proposals/${sent.id}/cancel`, { reason: 'No' })
    await app.owner.patch('/v1/proposal-settings', { retention: { endedMonths: null } })
    app.clock.advance('5000d')
    await deleteOutlived(app.context, signal)
    assert.equal((await readProposal(app, sent)).status, 'canceled')
    await app.owner.patch('/v1/proposal-settings', { retention: { endedMonths: 1 } })
    await deleteOutlived(app.context, signal)
    assert.equal((await app.owner.get(`/v1/proposals/${sent.id}`)).status, 404)
  })
})
