import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import {
  ada,
  bob,
  draftProposal,
  eventsAbout,
  sendProposal,
  tokenIn,
} from '../../../../test/proposals.ts'
import { joined, signedUp, Visitor } from '../../../../test/visitor.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { verifyPdf } from '../../../platform/pdf-signatures/verify.ts'
import { ProposalId } from '../ids.ts'

const grace = { name: 'Grace Hopper', email: 'grace@example.com', password: 'a long pass phrase' }
const alan = { name: 'Alan Turing', email: 'alan@example.com', password: 'another pass phrase' }

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Made = any

/** As the page of a client posts it. */
const acceptBy = (app: Harness, link: string, sent: Made) =>
  app.as(null).send({
    ...{ method: 'POST', url: `/public/proposals/${link.split('/').at(-1)}/accept` },
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: {
      ...{ name: ada.name, consent: true, contentSha256: sent.contentSha256 },
      expectedTotal: sent.totals.firstTotal,
      signature: { type: 'typed', text: ada.name },
    },
  })

/** A proposal of the harness's organization that Ada has accepted on its page. */
async function accepted(app: Harness, fields: object = {}) {
  app.clock.advance('2h')
  const page = await openedPage(app, fields)
  const { links } = page.proposal
  const { status, text } = await acceptBy(app, links[0].link, page.proposal)
  assert.equal(status, 200, text)
  return page
}

/** 400, 401, 403 and 404 of an operation on a proposal that is there. */
async function assertRefusals(
  app: Harness,
  id: string,
  ask: (client: Harness['owner'], id: string) => Promise<{ status: number }>,
  scope: 'proposals:read' | 'proposals:write',
): Promise<void> {
  const { client: stranger } = await make.stranger(app)
  const narrow = scope === 'proposals:write' ? 'proposals:read' : 'contacts:read'
  const other = app.as(await make.token(app, [narrow]))
  const statuses = [
    await ask(app.owner, 'con_1'),
    await ask(app.as(null), id),
    await ask(other, id),
    await ask(stranger, id),
    await ask(app.owner, ProposalId.example),
  ].map(({ status }) => status)
  assert.deepEqual(statuses, [400, 401, 403, 404, 404])
}

describe('POST /session/proposals/{proposalId}/countersign', () => {
  const at = (id: string) => `/session/proposals/${id}/countersign`

  test('200 by the member alone, after the last signer, and once', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, grace)
    const other = await joined(app, owner, alan, 'admin')
    const stranger = await signedUp(app, { ...alan, email: 'other@example.com' })
    const { body: members } = await owner.get('/session/members')
    const { id: memberId } = members.data.find(({ name }: Made) => name === grace.name)
    const draft = await owner.post('/session/v1/proposals', {
      title: 'Engine',
      items: [{ name: 'Gearwheel', unitAmount: 4_900 }],
      recipients: [ada, { role: 'countersigner', memberId }],
      signing: { order: 'parallel', countersign: true },
    })
    assert.equal(draft.status, 201, draft.text)
    const { id } = draft.body
    assert.equal((await owner.post(at(id))).status, 409, 'of a draft')
    const { body: sent } = await owner.post(`/session/v1/proposals/${id}/send`, {
      delivery: 'link_only',
    })
    const early = await owner.post(at(id))
    assert.deepEqual([early.status, early.body.error.field], [409, 'status'])
    assert.equal((await acceptBy(app, sent.links[0].link, sent)).status, 200)

    assert.equal((await new Visitor(app).post(at(id))).status, 401)
    const foreign = await other.post(at(id))
    assert.deepEqual([foreign.status, foreign.body.error.code], [403, 'insufficient_role'])
    assert.equal((await stranger.post(at(id))).status, 404)
    assert.equal((await owner.post(at('x'))).status, 400)

    const done = await owner.post(at(id))
    assert.deepEqual([done.status, done.body.status], [200, 'countersigned'], done.text)
    assert.equal((await owner.post(at(id))).status, 409)
    const { body: events } = await owner.get(`/session/v1/events?subject=${id}&limit=100`)
    const types = events.data.map(({ type }: Made) => type).reverse()
    assert.deepEqual(types.slice(-2), ['proposal.countersigned', 'proposal.completed'])
    assert.equal(types.filter((type: string) => type === 'proposal.completed').length, 1)
    const token = sent.links[0].link.split('/').at(-1)
    const pdf = await app.http.inject({ url: `/public/proposals/${token}/pdf` })
    const { isIntact, signatures } = await verifyPdf(new Uint8Array(pdf.rawPayload))
    assert.deepEqual([isIntact, signatures.length], [true, 2])
    const { body: evidence } = await owner.get(`/session/v1/proposals/${id}/evidence`)
    assert.deepEqual(
      evidence.signatures.map(({ role, name }: Made) => [role, name]),
      [
        ['signer', ada.name],
        ['countersigner', grace.name],
      ],
    )
  })
})

describe('who signs after others', () => {
  const textsTo = ({ mails }: Harness, email: string) =>
    mails.filter(({ to }) => to === email).map(({ text }) => text)

  test('is mailed a link once the one before has signed, and no sooner', async (t) => {
    const app = await harness(t)
    const recipients = [
      { ...bob, order: 2 },
      { ...ada, order: 1 },
    ]
    const sent = await sendProposal(app, { recipients, signing: { order: 'sequential' } })
    await app.drain()
    assert.equal(textsTo(app, bob.email).length, 0)
    const [invited = ''] = textsTo(app, ada.email)
    assert.equal((await acceptBy(app, tokenIn({ text: invited }), sent)).status, 200)
    await app.drain()
    const [asked = '', ...more] = textsTo(app, bob.email)
    assert.equal(more.length, 0)
    const last = await acceptBy(app, tokenIn({ text: asked }), sent)
    assert.deepEqual([last.status, last.body.status], [200, 'accepted'], last.text)
  })

  test('for the organization is mailed once the last signer has signed', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, grace)
    await joined(app, owner, alan, 'member')
    const { body: members } = await owner.get('/session/members')
    const { id: memberId } = members.data.find(({ name }: Made) => name === alan.name)
    const draft = await owner.post('/session/v1/proposals', {
      items: [{ unitAmount: 4_900 }],
      recipients: [ada, { role: 'countersigner', memberId }],
      signing: { countersign: true },
    })
    const at = `/session/v1/proposals/${draft.body.id}/send`
    const { body: sent } = await owner.post(at, { delivery: 'link_only' })
    await app.drain()
    const before = textsTo(app, alan.email).length
    assert.equal((await acceptBy(app, sent.links[0].link, sent)).status, 200)
    await app.drain()
    const [asked = '', ...more] = textsTo(app, alan.email).slice(before)
    assert.deepEqual([more.length, asked.includes(ada.name)], [0, true], asked)
  })
})

describe('POST /v1/proposals/{proposalId}/decline', () => {
  test('200 records what was said elsewhere; 400, 401, 403, 404, 409 and 422', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app)
    const recorded = { by: 'Ada', at: app.clock.now().toISOString(), note: 'By telephone.' }
    const ask = (client: Harness['owner'], id: string) =>
      client.post(`/v1/proposals/${id}/decline`, recorded)
    await assertRefusals(app, sent.id, ask, 'proposals:write')
    const early = await app.owner.post(`/v1/proposals/${sent.id}/decline`, {})
    assert.equal(early.status, 422)
    const { status, body } = await ask(app.owner, sent.id)
    assert.deepEqual([status, body.status], [200, 'declined'])
    const [event] = (await app.owner.get(`/v1/events?subject=${sent.id}`)).body.data
    assert.deepEqual([event.type, event.data.source], ['proposal.declined', 'manual'])
    assert.equal((await ask(app.owner, sent.id)).status, 409)
    assert.equal((await eventsAbout(app, sent)).filter((type) => /declined/.test(type)).length, 1)
  })
})

describe('POST /v1/proposals/{proposalId}/knowledge', () => {
  test('201 adds what is sealed, once; 400, 401, 403, 404 and 409', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const ask = (client: Harness['owner'], id: string, baseId = base.id) =>
      client.post(`/v1/proposals/${id}/knowledge`, { baseId })
    const open = await sendProposal(app)
    assert.equal((await ask(app.owner, open.id)).status, 409, 'nothing is sealed yet')
    const { proposal } = await accepted(app)
    await assertRefusals(app, proposal.id, ask, 'proposals:write')
    const foreign = await make.stranger(app)
    const elsewhere = await foreign.client.post('/v1/bases', { name: 'Elsewhere' })
    const missing = await ask(app.owner, proposal.id, elsewhere.body.id)
    assert.equal(missing.status, 404, missing.text)
    const { status, body, headers } = await ask(app.owner, proposal.id)
    assert.deepEqual([status, body.type, body.baseId], [201, 'file', base.id], JSON.stringify(body))
    assert.equal(headers['location'], `/v1/bases/${base.id}/sources/${body.id}`)
    const { knowledge } = (await app.owner.get(`/v1/proposals/${proposal.id}`)).body
    assert.deepEqual(knowledge, { ...knowledge, status: 'added', sourceId: body.id })
    assert.equal((await ask(app.owner, proposal.id)).body.id, body.id)
    await app.drain()
    const found = await app.owner.get(`/v1/bases/${base.id}/sources`)
    assert.deepEqual(
      found.body.data.map(({ status: state }: Made) => state),
      ['completed'],
    )
  })
})

describe('GET /v1/proposals/{proposalId}/evidence', () => {
  test('200 what was recorded; 400, 401, 403, 404, and 409 of a draft', async (t) => {
    const app = await harness(t)
    const ask = (client: Harness['owner'], id: string) => client.get(`/v1/proposals/${id}/evidence`)
    const draft = await draftProposal(app)
    assert.equal((await ask(app.owner, draft.id)).status, 409)
    const { proposal } = await accepted(app)
    await assertRefusals(app, proposal.id, ask, 'proposals:read')
    const { status, body } = await ask(app.owner, proposal.id)
    assert.deepEqual([status, body.signatures[0].name], [200, ada.name])
  })

  test('an entry of the audit log that was changed breaks the chain, and a changed document is not given out', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const { proposal, token } = await accepted(app)
    const intact = async () => (await app.owner.get('/v1/audit-log/verification')).body.intact
    const sealed = `/v1/proposals/${proposal.id}/pdf?version=sealed`
    await app.drain()
    assert.equal(await intact(), true)
    assert.equal((await app.owner.get(sealed)).status, 200)
    await db.transaction().execute(async (tx) => {
      await sql`alter table audit_entries disable trigger keep_audit_entry`.execute(tx)
      const changed = await sql`update audit_entries
        set after = replace(after::text, 'accepted', 'declined')::json
        where action = 'acceptProposal'`.execute(tx)
      assert.equal(changed.numAffectedRows, 1n)
      await sql`alter table audit_entries enable trigger keep_audit_entry`.execute(tx)
    })
    assert.equal(await intact(), false)

    const { body: read } = await app.owner.get(`/v1/proposals/${proposal.id}`)
    await sql`update blob_parts set bytes = set_byte(bytes, 900, get_byte(bytes, 900) # 1)
      where organization_id = ${OrganizationId.read(app.organization.id)} and sha256 = ${read.sealedSha256}`.execute(
      db,
    )
    assert.equal((await app.owner.get(sealed)).status, 500)
    const page = await app.http.inject({ url: `/public/proposals/${token}/pdf` })
    assert.equal(page.statusCode, 500)
    assert.equal(page.json().error.code, 'internal_error')
  })
})

describe('the certificate of an organization', () => {
  test('401 and 403 to read and to replace', async (t) => {
    const app = await harness(t)
    const path = '/v1/proposal-settings/certificate'
    const body = { p12: 'AAAA', password: 'x' }
    const readers = app.as(await make.token(app, ['proposals:read']))
    const others = app.as(await make.token(app, ['contacts:write']))
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await app.as(null).put(path, body)).status, 401)
    assert.equal((await others.get(path)).status, 403)
    assert.equal((await readers.put(path, body)).status, 403)
    assert.equal((await app.owner.put(path, body)).status, 422)
  })
})
