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
import { remindDue } from './remind.ts'

const signal = new AbortController().signal
const reminders = { afterDays: 3, everyDays: 2, max: 2 }

/** What the clock does: looks for what is due, twice, and sends. */
async function passDays(app: Harness, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    app.clock.advance('1d')
    await remindDue(app.context, signal)
    await remindDue(app.context, signal)
  }
  await app.drain()
}

const reminded = (app: Harness): string[] =>
  app.mails.filter(({ subject }) => subject.startsWith('Reminder')).map(({ to }) => to)

describe('POST /v1/proposals/{proposalId}/remind', () => {
  test('200 mails who can sign and has not, with a link and the message', async (t) => {
    const app = await harness(t)
    const recipients = [
      ada,
      { ...bob, order: 2 },
      { name: 'C', email: 'c@example.com', role: 'viewer' },
    ]
    const signing = { order: 'sequential', countersign: false }
    const sent = await sendProposal(app, { recipients, signing })
    await app.drain()
    const { status } = await app.owner.post(`/v1/proposals/${sent.id}/remind`, { message: 'Soon?' })
    assert.equal(status, 200)
    await app.drain()
    assert.deepEqual(reminded(app), [ada.email])
    assert.match(app.mails.at(-1)?.text ?? '', /^> Soon\?$/m)
    assert.equal(await opens(app, tokenIn(app.mails.at(-1))), true)
    assert.deepEqual(
      (await eventsAbout(app, sent)).filter((one) => /remind/.test(one)),
      ['proposal.reminder_sent'],
    )
  })

  test('401, 403, 404 and 409', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    const path = `/v1/proposals/${draft.id}/remind`
    assert.equal((await app.as(null).post(path)).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(path)).status, 403)
    const { client } = await make.stranger(app)
    assert.equal((await client.post(path)).status, 404)
    const early = await app.owner.post(path)
    assert.deepEqual([early.status, early.body.error.field], [409, 'status'])
    assert.equal((await app.owner.post('/v1/proposals/x/remind')).status, 400)
  })
})

describe('reminders by the clock', () => {
  test('come after the days that are set, and stop at the cap', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, { reminders, recipients: [ada, bob] })
    await app.drain()
    await passDays(app, 2)
    assert.deepEqual(reminded(app), [])
    await passDays(app, 1)
    assert.deepEqual(reminded(app).sort(), [ada.email, bob.email])
    await passDays(app, 1)
    assert.equal(reminded(app).length, 2)
    await passDays(app, 1)
    assert.equal(reminded(app).length, 4)
    await passDays(app, 10)
    assert.equal(reminded(app).length, 4)
    const told = (await eventsAbout(app, sent)).filter((one) => one === 'proposal.reminder_sent')
    assert.equal(told.length, 4)
  })

  test('after a standstill of the jobs one comes, and not all that were missed', async (t) => {
    const app = await harness(t)
    await sendProposal(app, { reminders: { afterDays: 1, everyDays: 1, max: 5 } })
    app.clock.advance('20d')
    await remindDue(app.context, signal)
    await app.drain()
    assert.deepEqual(reminded(app), [ada.email])
  })

  test('stop at every end', async (t) => {
    const app = await harness(t)
    const elsewhere = () => ({ by: ada.name, at: app.clock.now().toISOString() })
    const ends: Record<string, (id: string) => Promise<unknown>> = {
      canceled: (id) => app.owner.post(`/v1/proposals/${id}/cancel`, { reason: 'No' }),
      superseded: async (id) => {
        const { body } = await app.owner.post(`/v1/proposals/${id}/revisions`)
        await app.owner.patch(`/v1/proposals/${body.id}`, { reminders: null })
        await app.owner.post(`/v1/proposals/${body.id}/send`, { delivery: 'link_only' })
      },
      accepted: (id) => app.owner.post(`/v1/proposals/${id}/accept`, elsewhere()),
      declined: (id) => app.owner.post(`/v1/proposals/${id}/decline`, elsewhere()),
      voided: async (id) => {
        await app.owner.post(`/v1/proposals/${id}/accept`, elsewhere())
        await app.owner.post(`/v1/proposals/${id}/void`, { reason: 'No' })
      },
      expired: async () => app.clock.advance('2d'),
    }
    for (const [status, end] of Object.entries(ends)) {
      const expiresAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
      const { id } = await sendProposal(app, { reminders, expiresAt })
      await end(id)
      const { status: ended } = await readProposal(app, { id })
      assert.equal(ended, status === 'superseded' ? 'canceled' : status)
    }
    await passDays(app, 8)
    assert.deepEqual(reminded(app), [])
  })

  test('are not sent to who has come to want no mail, and by hand refused with 422', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, { reminders, recipients: [ada, bob] })
    await app.drain()
    await make.contact(app, { name: 'Ada', email: ada.email, doNotContact: true })
    const { status, body } = await app.owner.post(`/v1/proposals/${sent.id}/remind`)
    assert.deepEqual([status, body.error.code], [422, 'contact_opted_out'], body.error.message)
    assert.match(body.error.message, /Ada Lovelace has unsubscribed/)
    await passDays(app, 3)
    assert.deepEqual(reminded(app), [bob.email])
    // They object between the reminder and its mail.
    app.clock.advance('2d')
    await remindDue(app.context, signal)
    await make.contact(app, { name: 'Bob', email: bob.email, doNotContact: true })
    await app.drain()
    assert.deepEqual(reminded(app), [bob.email])
  })

  test('are not sent to who was handed the link, nor once the proposal has ended meanwhile', async (t) => {
    const app = await harness(t)
    await sendProposal(app, { reminders }, { delivery: 'link_only' })
    const sent = await sendProposal(app, { reminders })
    await app.drain()
    app.clock.advance('3d')
    await remindDue(app.context, signal)
    await app.owner.post(`/v1/proposals/${sent.id}/cancel`, { reason: 'No' })
    await app.drain()
    assert.deepEqual(reminded(app), [])
  })
})
