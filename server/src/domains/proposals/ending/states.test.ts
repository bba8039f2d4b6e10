import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Answer } from '../../../../test/client.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  draftProposal,
  eventsAbout,
  readProposal,
  sendProposal,
} from '../../../../test/proposals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { ProposalId } from '../ids.ts'
import { statuses } from '../schema.ts'
import { allows, type ProposalAct, requireAct, type Status, transitions } from '../states.ts'
import { expireProposals } from './jobs.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Made = any

const acts = Object.keys(transitions) as ProposalAct[]

/** A proposal in that status: what leads to most of them is tested where it is built. */
async function inStatus(app: Harness, status: Status): Promise<Made> {
  if (status === 'draft') return draftProposal(app)
  const sent = await sendProposal(app)
  await sql`update proposals set status = ${status},
      transitions = transitions || ${JSON.stringify({ [status]: app.clock.now().toISOString() })}::jsonb
    where id = ${ProposalId.read(sent.id)}`.execute(app.context.database.db)
  return readProposal(app, sent)
}

interface Way {
  request: (app: Harness, proposal: Made) => Promise<Answer>
  /** Types of the events that it emits about the proposal. */
  events: readonly string[]
}

const reason = 'Prices changed'

/** What was agreed elsewhere, and is recorded. */
const recorded = ({ clock }: Harness) => ({
  ...{ by: 'Ada Lovelace', at: clock.now().toISOString(), note: 'By telephone.' },
})

/** How each act is asked for by the API; those of clients and of the clock have their own tests. */
const ways: Partial<Record<ProposalAct, Way>> = {
  change: {
    request: (app, { id }) => app.owner.patch(`/v1/proposals/${id}`, { title: 'Another' }),
    events: ['proposal.updated'],
  },
  delete: {
    request: (app, { id }) => app.owner.delete(`/v1/proposals/${id}`),
    events: ['proposal.deleted'],
  },
  send: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/send`, {}),
    events: ['proposal.sent'],
  },
  accept: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/accept`, recorded(app)),
    events: ['proposal.signed', 'proposal.accepted', 'proposal.completed'],
  },
  decline: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/decline`, recorded(app)),
    events: ['proposal.declined'],
  },
  cancel: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/cancel`, { reason }),
    events: ['proposal.canceled'],
  },
  void: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/void`, { reason }),
    events: ['proposal.voided'],
  },
  remind: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/remind`, {}),
    events: ['proposal.reminder_sent'],
  },
  revise: {
    request: (app, { id }) => app.owner.post(`/v1/proposals/${id}/revisions`),
    events: [],
  },
  readdress: {
    request: (app, { id, recipients }) =>
      app.owner.patch(`/v1/proposals/${id}/recipients/${recipients[0].id}`, { name: 'Ada King' }),
    events: ['proposal.recipient_changed'],
  },
  link: {
    request: (app, { id, recipients }) =>
      app.owner.post(`/v1/proposals/${id}/recipients/${recipients[0].id}/rotate-link`),
    events: [],
  },
}

describe('all states of a proposal and all acts', () => {
  for (const status of statuses) {
    test(`from ${status}: what the table allows is done and told; all else is 409, and nothing is told`, async (t) => {
      const app = await harness(t)
      for (const act of acts) {
        const way = ways[act]
        if (!way) continue
        const proposal = await inStatus(app, status)
        const before = await eventsAbout(app, proposal)
        const { status: code, body, text } = await way.request(app, proposal)
        const told = (await eventsAbout(app, proposal)).slice(before.length)
        const about = `${act} from ${status}: ${text}`
        if (allows(status, act)) {
          assert.ok(code < 300, about)
          // Deleting expunges what was told before.
          if (act !== 'delete') assert.deepEqual(told, way.events, about)
          const { to } = transitions[act]
          if (to)
            assert.deepEqual([body.status, typeof body.transitions[to]], [to, 'string'], about)
        } else {
          assert.equal(code, 409, about)
          assert.deepEqual(
            [body.error.code, body.error.field],
            ['invalid_transition', 'status'],
            about,
          )
          assert.deepEqual(told, [], about)
          assert.deepEqual(await readProposal(app, proposal), proposal, about)
        }
      }
    })
  }

  test('the date ends what is open, and nothing else', async (t) => {
    const app = await harness(t)
    for (const status of statuses) {
      const proposal = await inStatus(app, status)
      await sql`update proposals set expires_at = ${app.clock.now()}
        where id = ${ProposalId.read(proposal.id)}`.execute(app.context.database.db)
      const before = await eventsAbout(app, proposal)
      await expireProposals(app.context, new AbortController().signal)
      const told = (await eventsAbout(app, proposal)).slice(before.length)
      assert.deepEqual(told, allows(status, 'expire') ? ['proposal.expired'] : [], status)
      const after = (await readProposal(app, proposal)).status
      assert.equal(after, allows(status, 'expire') ? 'expired' : status)
    }
  })

  test('a refusal says from where the act is possible, and what is possible here', () => {
    for (const status of statuses) {
      for (const act of acts) {
        if (allows(status, act)) {
          requireAct(status, act)
          continue
        }
        assert.throws(
          () => requireAct(status, act),
          (error) =>
            error instanceof ApiError &&
            error.code === 'invalid_transition' &&
            error.field === 'status' &&
            error.message.includes(`that is ${status} cannot be`) &&
            transitions[act].from.every((from) => error.message.includes(from)),
          `${act} from ${status}`,
        )
      }
    }
  })
})
