import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { joined, signedUp, type Visitor } from '../../../../test/visitor.ts'
import { ProposalId } from '../ids.ts'
import { statuses } from '../schema.ts'
import { allows } from '../states.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Made = any

const grace = { name: 'Grace Hopper', email: 'grace@example.com', password: 'a long pass phrase' }
const alan = { name: 'Alan Turing', email: 'alan@example.com', password: 'another pass phrase' }
const mary = { name: 'Mary Shelley', email: 'mary@example.com', password: 'a third pass phrase' }
const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }

/** Grace owns the organization; Alan, an admin, is to countersign what Ada signs; Mary is a member. */
async function begun(app: Harness) {
  const owner = await signedUp(app, grace)
  const admin = await joined(app, owner, alan, 'admin')
  const member = await joined(app, owner, mary, 'member')
  const { body: members } = await owner.get('/session/members')
  const idOf = (who: { name: string }): string =>
    members.data.find(({ name }: Made) => name === who.name).id
  const send = async (recipients: object[] = [ada], countersign = true): Promise<Made> => {
    const { body: draft } = await owner.post('/session/v1/proposals', {
      title: 'Engine',
      items: [{ name: 'Gearwheel', unitAmount: 4_900 }],
      recipients: [...recipients, { role: 'countersigner', memberId: idOf(alan) }],
      signing: { order: 'parallel', countersign },
    })
    const sent = await owner.post(`/session/v1/proposals/${draft.id}/send`, {
      delivery: 'link_only',
    })
    assert.equal(sent.status, 200, sent.text)
    return sent.body
  }
  return { owner, admin, member, idOf, send }
}

const at = ({ id, recipients }: Made, role = 'countersigner'): string => {
  const { id: recipientId } = recipients.find((one: Made) => one.role === role)
  return `/session/v1/proposals/${id}/recipients/${recipientId}`
}

const countersign = (who: Visitor, { id }: Made) => who.post(`/session/proposals/${id}/countersign`)

async function acceptByAda(owner: Visitor, { id }: Made, app: Harness): Promise<void> {
  const said = { by: ada.name, at: app.clock.now().toISOString(), note: 'On paper' }
  const { status, text } = await owner.post(`/session/v1/proposals/${id}/accept`, said)
  assert.equal(status, 200, text)
}

const eventsOf = async (owner: Visitor, { id }: Made): Promise<Made[]> =>
  (await owner.get(`/session/v1/events?subject=${id}&limit=100`)).body.data.reverse()

describe('PATCH /v1/proposals/{proposalId}/recipients/{recipientId} of a countersigner', () => {
  test('200 names another member where the first one has left, who then completes it', async (t) => {
    const app = await harness(t)
    const { owner, admin, idOf, send } = await begun(app)
    const sent = await send()
    await acceptByAda(owner, sent, app)
    await app.drain()
    const gone = await owner.delete(`/session/members/${idOf(alan)}`)
    assert.equal(gone.status, 204, gone.text)
    assert.equal((await countersign(admin, sent)).status, 403)
    assert.equal((await countersign(owner, sent)).status, 403, 'it hangs')

    const mailed = app.mails.length
    const { status, body, text } = await owner.patch(at(sent), { memberId: idOf(grace) })
    assert.equal(status, 200, text)
    assert.deepEqual(
      [body.memberId, body.name, body.email, body.link],
      [idOf(grace), grace.name, grace.email, undefined],
    )
    await app.drain()
    assert.ok(
      app.mails
        .slice(mailed)
        .some(({ to, text: said }) => to === grace.email && said.includes('Ada Lovelace signed')),
    )
    const told = (await eventsOf(owner, sent)).at(-1)
    assert.deepEqual(
      [told.type, told.data.recipient.name],
      ['proposal.recipient_changed', grace.name],
    )
    assert.equal(told.data.contentSha256, sent.contentSha256)
    const { body: log } = await owner.get('/session/v1/audit-log?limit=100')
    const entry = log.data.find(({ action }: Made) => action === 'updateProposalRecipient')
    assert.ok(entry, 'the audit log has it')
    assert.ok(JSON.stringify(entry).includes(idOf(grace)), JSON.stringify(entry))

    const done = await countersign(owner, sent)
    assert.deepEqual([done.status, done.body.status], [200, 'countersigned'], done.text)
    const { body: evidence } = await owner.get(`/session/v1/proposals/${sent.id}/evidence`)
    assert.deepEqual(
      evidence.signatures.map(({ role, name }: Made) => [role, name]),
      [
        ['signer', ada.name],
        ['countersigner', grace.name],
      ],
    )
  })

  test('200 the same member changes nothing, and nothing is told before their turn', async (t) => {
    const app = await harness(t)
    const { owner, member, idOf, send } = await begun(app)
    const sent = await send()
    await app.drain()
    const mailed = app.mails.length
    const before = (await eventsOf(owner, sent)).length
    assert.equal((await owner.patch(at(sent), { memberId: idOf(alan) })).status, 200)
    assert.equal((await eventsOf(owner, sent)).length, before)
    assert.equal((await owner.patch(at(sent), { memberId: idOf(mary) })).status, 200)
    await app.drain()
    assert.equal(app.mails.length, mailed)
    const { body: list } = await owner.get('/session/v1/proposals?q=mary')
    assert.deepEqual(
      list.data.map(({ id }: Made) => id),
      [sent.id],
    )
    await acceptByAda(owner, sent, app)
    assert.equal((await countersign(member, sent)).status, 200)
  })

  test('a token with the scope may, a member at the dashboard may not, another organization sees nothing', async (t) => {
    const app = await harness(t)
    const { owner, admin, member, idOf, send } = await begun(app)
    const sent = await send()
    const memberId = idOf(mary)
    const refused = await member.patch(at(sent), { memberId })
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'insufficient_role'])
    const { body: token } = await owner.post('/session/tokens', {
      name: 'CRM',
      scopes: ['proposals:write'],
    })
    const byToken = await app.as(token).patch(at(sent).replace('/session', ''), { memberId })
    assert.deepEqual([byToken.status, byToken.body.memberId], [200, memberId], byToken.text)
    assert.equal((await admin.patch(at(sent), { memberId: idOf(grace) })).status, 200)
    const { client: stranger } = await make.stranger(app)
    const foreign = await stranger.patch(at(sent).replace('/session', ''), { memberId })
    assert.equal(foreign.status, 404)
  })

  test('422 for who is no member, for another role and for a name beside; 409 where nobody countersigns', async (t) => {
    const app = await harness(t)
    const { owner, idOf, send } = await begun(app)
    const sent = await send()
    const memberId = idOf(mary)
    const stranger = await signedUp(app, { ...mary, email: 'mary@elsewhere.example' })
    const { body: elsewhere } = await stranger.get('/session/members')
    for (const [path, body, field] of [
      [at(sent), { memberId: elsewhere.data[0].id }, 'memberId'],
      [at(sent, 'signer'), { memberId }, 'memberId'],
      [at(sent), { memberId, name: 'Mary' }, 'name'],
    ] as const) {
      const { status, body: answer } = await owner.patch(path, body)
      assert.deepEqual([status, answer.error.field], [422, field])
    }
    const named = await owner.patch(at(sent), { name: 'Mary' })
    assert.deepEqual([named.status, named.body.error.field], [409, 'role'])
    const alone = await send([ada], false)
    const needless = await owner.patch(at(alone), { memberId })
    assert.deepEqual([needless.status, needless.body.error.field], [409, 'status'])
  })

  test('is possible until it is countersigned or has ended, and from no other status', async (t) => {
    const app = await harness(t)
    const { owner, idOf, send } = await begun(app)
    const sent = await send()
    for (const [index, status] of statuses.entries()) {
      await sql`update proposals set status = ${status} where id = ${ProposalId.read(sent.id)}`.execute(
        app.context.database.db,
      )
      const before = (await eventsOf(owner, sent)).length
      const memberId = idOf(index % 2 === 0 ? grace : mary)
      const answer = await owner.patch(at(sent), { memberId })
      const told = (await eventsOf(owner, sent)).length - before
      const [code, events] = allows(status, 'replace') ? [200, 1] : [409, 0]
      assert.deepEqual([answer.status, told], [code, events], `${status}: ${answer.text}`)
    }
    assert.deepEqual(
      statuses.filter((status) => allows(status, 'replace')),
      ['sent', 'viewed', 'signing', 'accepted'],
    )
  })
})
