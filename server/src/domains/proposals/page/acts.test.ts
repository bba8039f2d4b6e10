import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../../test/harness.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { ada, bob, eventsAbout, readProposal } from '../../../../test/proposals.ts'
import { ProposalId } from '../ids.ts'
import { statuses } from '../schema.ts'
import { allows, isOpen, type ProposalAct, type Status, transitions } from '../states.ts'

type Page = Awaited<ReturnType<typeof openedPage>>

const acceptance = ({ proposal }: Page) => ({
  ...{ name: 'Ada Lovelace', consent: true, contentSha256: proposal.contentSha256 },
  expectedTotal: proposal.totals.firstTotal,
  signature: { type: 'typed', text: 'Ada Lovelace' },
})

interface Way {
  request: (page: Page) => ReturnType<Page['json']>
  /** Types of the events that it emits; a first act of all is also the first view. */
  events: readonly string[]
}

const ways: Partial<Record<ProposalAct, Way>> = {
  view: { request: (page) => page.json('view', {}), events: [] },
  accept: {
    request: (page) => page.json('accept', acceptance(page)),
    events: ['proposal.signed', 'proposal.accepted', 'proposal.completed'],
  },
  decline: {
    request: (page) => page.json('decline', { reason: 'Too dear' }),
    events: ['proposal.declined'],
  },
}

describe('acts of a recipient in each state', () => {
  for (const status of statuses.filter((one: Status) => one !== 'draft')) {
    test(`on the page of what is ${status}: the table decides, and a refusal tells nothing`, async (t) => {
      const app = await harness(t)
      const { db } = app.context.database
      for (const [act, { request, events }] of Object.entries(ways) as [ProposalAct, Way][]) {
        const page = await openedPage(app)
        await sql`update proposals set status = ${status},
            transitions = transitions || ${JSON.stringify({ [status]: app.clock.now().toISOString() })}::jsonb
          where id = ${ProposalId.read(page.proposal.id)}`.execute(db)
        const before = (await eventsAbout(app, page.proposal)).length
        const { status: code, text, body } = await request(page)
        const told = (await eventsAbout(app, page.proposal)).slice(before)
        const about = `${act} from ${status}: ${code} ${text}`
        const after = await readProposal(app, page.proposal)
        // Counted once for each recipient of what is open.
        const viewed = isOpen(status) ? ['proposal.viewed'] : []
        if (act === 'view') {
          assert.equal(code, 200, about)
          assert.deepEqual(told, viewed, about)
          assert.equal(after.status, status === 'sent' ? 'viewed' : status, about)
        } else if (allows(status, act)) {
          assert.equal(code, 200, about)
          assert.deepEqual(told, [...viewed, ...events], about)
          assert.deepEqual([body.status, after.status], [transitions[act].to, transitions[act].to])
        } else {
          assert.equal(code, 409, about)
          assert.deepEqual([body.error.code, body.error.field], ['invalid_transition', 'status'])
          assert.deepEqual([told, after.status], [[], status], about)
        }
      }
    })
  }

  test('the first of two signers brings it to signing, the last to accepted', async (t) => {
    const app = await harness(t)
    const page = await openedPage(app, { recipients: [ada, bob] })
    const second = page.of(1)
    assert.equal((await page.json('accept', acceptance(page))).body.status, 'signing')
    assert.equal((await page.json('decline', {})).status, 409, 'who has signed cannot decline')
    const name = 'Bob Babbage'
    const other = { ...acceptance(page), name, signature: { type: 'typed', text: name } }
    assert.equal((await second.json('accept', other)).body.status, 'accepted')
    const told = (await eventsAbout(app, page.proposal)).filter(
      (type) => !/created|sent/.test(type),
    )
    assert.deepEqual(told, [
      ...['proposal.viewed', 'proposal.signed', 'proposal.viewed', 'proposal.signed'],
      ...['proposal.accepted', 'proposal.completed'],
    ])
  })
})
