import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  makeSentProposal,
  renderPlainly,
  type SentProposal,
} from '../../../../test/sent-proposal.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyPdf } from '../../../platform/pdf-signatures/verify.ts'
import { BaseId } from '../../knowledge/index.ts'
import { readBlob } from '../blobs/blob.ts'
import { ProposalId } from '../ids.ts'
import type { Proposal } from '../schema.ts'
import { findProposal } from '../store.ts'
import { acceptProposal } from './accept.ts'
import { countersign, prepareCountersigning } from './countersign.ts'
import { declineProposal } from './decline.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { Acceptance } from './schema.ts'
import { describeSealing } from './signature-store.ts'

const facts = { address: '203.0.113.7', userAgent: 'test', requestId: 'req_1' }

function setup(app: Harness, changes: Partial<SigningDependencies> = {}) {
  const handles: SigningDependencies = {
    ...app.context,
    render: renderPlainly,
    timestamps: null,
    ...changes,
  }
  const bodyOf = (sent: SentProposal, changed: Partial<Acceptance> = {}): Acceptance => ({
    name: 'Ada Lovelace',
    consent: true,
    contentSha256: sent.contentSha256,
    expectedTotal: sent.totals[0],
    signature: { type: 'typed', text: 'Ada Lovelace' },
    ...changed,
  })
  const accept = (
    sent: SentProposal,
    at = 0,
    changed: Partial<Acceptance> = {},
  ): Promise<Proposal> => {
    const { link } = sent.recipients[at] ?? assert.fail('no such recipient')
    return acceptProposal(handles, { link, facts, body: bodyOf(sent, changed) })
  }
  const types = async (): Promise<string[]> => {
    const { body } = await app.owner.get('/v1/events?limit=100')
    const all = body.data.map(({ type }: { type: string }) => type).reverse()
    return all.filter((type: string) => type.startsWith('proposal.'))
  }
  const sealedOf = async ({ organizationId, id }: SentProposal): Promise<Buffer> => {
    const { db } = app.context.database
    const row = await findProposal(db, organizationId, id)
    return readBlob(db, organizationId, row?.sealed_sha256 ?? '')
  }
  const counted = async (): Promise<Record<string, unknown>> => {
    const { db } = app.context.database
    type Counted = 'proposal_signatures' | 'blobs' | 'sources' | 'proposal_mails' | 'audit_entries'
    const count = async (table: Counted | 'deliveries') =>
      (await db.selectFrom(table).select('organization_id').execute()).length
    return {
      signatures: await count('proposal_signatures'),
      blobs: await count('blobs'),
      sources: await count('sources'),
      mails: await count('proposal_mails'),
      audited: await count('audit_entries'),
      deliveries: await count('deliveries'),
      states: await db.selectFrom('proposals').select(['status', 'version', 'knowledge']).execute(),
      recipients: await db.selectFrom('proposal_recipients').select('status').execute(),
      events: (await types()).length,
    }
  }
  return { handles, accept, bodyOf, types, sealedOf, counted }
}

const refusedWith = (code: string, field?: string) => (error: { code: string; field?: string }) => {
  assert.deepEqual([error.code, error.field], [code, field])
  return true
}

async function begun(t: TestContext, changes?: Partial<SigningDependencies>) {
  const app = await harness(t)
  return { app, ...setup(app, changes) }
}

describe('accepting a proposal', () => {
  test('completes it: a sealed PDF, three events in their order, mails and an audit entry', async (t) => {
    const { app, accept, types, sealedOf } = await begun(t)
    const sent = await makeSentProposal(app)
    const proposal = await accept(sent)
    assert.equal(proposal.status, 'accepted')
    assert.deepEqual(await types(), ['proposal.signed', 'proposal.accepted', 'proposal.completed'])
    const { isIntact, signatures } = await verifyPdf(new Uint8Array(await sealedOf(sent)))
    assert.deepEqual([isIntact, signatures.length], [true, 1])
    const { body } = await app.owner.get('/v1/audit-log?actor=recipient')
    assert.partialDeepStrictEqual(body.data, [
      {
        actor: { kind: 'recipient', name: 'Ada Lovelace' },
        action: 'acceptProposal',
        resource: { type: 'proposal', id: proposal.id },
        after: { sealedSha256: proposal.sealedSha256 },
        address: facts.address,
      },
    ])
  })

  test('records what section 7 lists, and nothing else', async (t) => {
    const { app, accept } = await begun(t)
    const sent = await makeSentProposal(app)
    const proposal = await accept(sent)
    const { body } = await app.owner.get(`/v1/proposals/${proposal.id}/evidence`)
    const [signature] = body.signatures
    assert.deepEqual(Object.keys(signature).sort(), [
      ...['address', 'at', 'codeUsed', 'consent', 'linkId', 'mailedTo', 'name', 'recipientId'],
      ...[
        'recorded',
        'requestId',
        'role',
        'sentAt',
        'signature',
        'source',
        'userAgent',
        'viewedAt',
      ],
    ])
    assert.partialDeepStrictEqual(signature, {
      ...{ address: facts.address, userAgent: 'test', requestId: 'req_1', codeUsed: false },
      ...{ name: 'Ada Lovelace', mailedTo: 'signer1@example.com', source: 'recipient' },
    })
    assert.equal(body.contentSha256, sent.contentSha256)
    assert.match(body.sentSha256, /^[0-9a-f]{64}$/)
  })

  test('again is answered with the first result, and nothing happens', async (t) => {
    const { app, accept, counted } = await begun(t)
    const sent = await makeSentProposal(app)
    const [first, second] = await Promise.all([accept(sent), accept(sent)])
    const before = await counted()
    assert.deepEqual(await accept(sent), first)
    assert.deepEqual(second, first)
    assert.deepEqual(await counted(), before)
    assert.equal(before['events'], 3)
  })

  test('otherwise than before is 409', async (t) => {
    const { app, accept } = await begun(t)
    const sent = await makeSentProposal(app, { signers: 2 })
    await accept(sent)
    await assert.rejects(
      accept(sent, 0, { name: 'Somebody else' }),
      refusedWith('invalid_transition', 'status'),
    )
  })

  test('of what the page did not show is 409', async (t) => {
    const { app, accept, counted } = await begun(t)
    const sent = await makeSentProposal(app)
    const wrong: [Partial<Acceptance>, string][] = [
      [{ contentSha256: 'a'.repeat(64) }, 'contentSha256'],
      [{ expectedTotal: sent.totals[0] + 1 }, 'expectedTotal'],
      [{ selection: { itemIds: [sent.itemIds[1]] } }, 'expectedTotal'],
    ]
    for (const [changed, field] of wrong) {
      await assert.rejects(accept(sent, 0, changed), refusedWith('invalid_transition', field))
    }
    assert.equal((await counted())['signatures'], 0)
  })

  test('by two signers at once gives one accepted, one completed and one sealed PDF', async (t) => {
    const { app, accept, types, counted } = await begun(t)
    const sent = await makeSentProposal(app, { signers: 2 })
    await Promise.all([accept(sent, 0), accept(sent, 1)])
    assert.deepEqual(await types(), [
      ...['proposal.signed', 'proposal.signed'],
      ...['proposal.accepted', 'proposal.completed'],
    ])
    // What was sent, its PDF, and the sealed one.
    assert.equal((await counted())['blobs'], 3)
  })

  test('fixes the choice for later signers', async (t) => {
    const { app, accept } = await begun(t)
    const sent = await makeSentProposal(app, { signers: 2 })
    const both = { selection: { itemIds: [sent.itemIds[1]] }, expectedTotal: sent.totals[1] }
    assert.equal((await accept(sent, 0, both)).totals.firstTotal, sent.totals[1])
    await assert.rejects(
      accept(sent, 1, { selection: { itemIds: [] } }),
      refusedWith('invalid_transition', 'selection'),
    )
    assert.equal((await accept(sent, 1, { expectedTotal: sent.totals[1] })).status, 'accepted')
  })

  test('goes by the order where signers sign one after the other', async (t) => {
    const { app, accept } = await begun(t)
    const sent = await makeSentProposal(app, { signers: 2, order: 'sequential' })
    await assert.rejects(accept(sent, 1), refusedWith('invalid_transition', 'status'))
    assert.equal((await accept(sent, 0)).status, 'signing')
    assert.equal((await accept(sent, 1)).status, 'accepted')
  })

  test('after the date is 409 and expires it, though no job runs', async (t) => {
    const { app, accept, types } = await begun(t)
    const expiresAt = new Date(app.clock.now().getTime() + 60_000)
    const sent = await makeSentProposal(app, { expiresAt })
    app.clock.advance('1m')
    await assert.rejects(accept(sent), refusedWith('invalid_transition', 'status'))
    assert.deepEqual(await types(), ['proposal.expired'])
    const { db } = app.context.database
    assert.equal((await findProposal(db, sent.organizationId, sent.id))?.status, 'expired')
    await assert.rejects(accept(sent), refusedWith('invalid_transition', 'status'))
    assert.deepEqual(await types(), ['proposal.expired'])
  })

  test('by a link that was revoked is 404', async (t) => {
    const { app, accept } = await begun(t)
    const sent = await makeSentProposal(app)
    await app.context.database.db
      .updateTable('proposal_links')
      .set({ revoked_at: app.clock.now() })
      .execute()
    await assert.rejects(accept(sent), refusedWith('not_found'))
  })

  test('while others sign again and again is 503 after the third time', async (t) => {
    const { app, accept, counted } = await begun(t, {
      render: async (...given) => {
        await app.context.database.db
          .updateTable('proposals')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .execute()
        return renderPlainly(...given)
      },
    })
    const sent = await makeSentProposal(app)
    await assert.rejects(accept(sent), refusedWith('unavailable'))
    assert.equal((await counted())['signatures'], 0)
  })

  test('declining ends it, and is answered the same again', async (t) => {
    const { app, handles, types } = await begun(t)
    const sent = await makeSentProposal(app)
    const { link } = sent.recipients[0] ?? assert.fail()
    const given = { link, facts, body: { reason: 'Too late' } }
    const first = await declineProposal(handles, given)
    assert.deepEqual([first.status, first.reason], ['declined', 'Too late'])
    assert.deepEqual(await declineProposal(handles, given), first)
    assert.deepEqual(await types(), ['proposal.declined'])
  })
})

describe('countersigning', () => {
  const memberId = newId()
  const member = { memberId, name: 'Charles Babbage', facts }

  test('seals the document a second time and completes the proposal', async (t) => {
    const { app, handles, accept, types, sealedOf } = await begun(t)
    const sent = await makeSentProposal(app, { countersigner: memberId })
    assert.equal((await accept(sent)).status, 'accepted')
    const first = await sealedOf(sent)
    const { organizationId, id } = sent
    const prepared = await prepareCountersigning(handles, organizationId, id, member)
    const proposal = await app.context.transact(organizationId, { kind: 'system' }, (work) =>
      countersign(handles, work, prepared),
    )
    assert.equal(proposal.status, 'countersigned')
    const second = await sealedOf(sent)
    assert.deepEqual(second.subarray(0, first.length), first)
    const { isIntact, signatures } = await verifyPdf(new Uint8Array(second))
    assert.deepEqual([isIntact, signatures.length], [true, 2])
    assert.deepEqual(await types(), [
      ...['proposal.signed', 'proposal.accepted'],
      ...['proposal.countersigned', 'proposal.completed'],
    ])
    await assert.rejects(
      prepareCountersigning(handles, organizationId, id, member),
      refusedWith('invalid_transition', 'status'),
    )
  })

  test('is for the member alone who is named, and after the last signer', async (t) => {
    const { app, handles, accept } = await begun(t)
    const sent = await makeSentProposal(app, { countersigner: memberId })
    const { organizationId, id } = sent
    const early = prepareCountersigning(handles, organizationId, id, member)
    await assert.rejects(early, refusedWith('invalid_transition', 'status'))
    await accept(sent)
    const other = { ...member, memberId: newId() }
    const foreign = prepareCountersigning(handles, organizationId, id, other)
    await assert.rejects(foreign, refusedWith('insufficient_role'))
  })
})

test('a time stamp that does not come is a concern of the day, and refuses nobody', async (t) => {
  const timestamp = () => Promise.reject(new Error('away'))
  const { app, accept, sealedOf } = await begun(t, { timestamps: { timestamp } })
  const sent = await makeSentProposal(app)
  assert.equal((await accept(sent)).status, 'accepted')
  const { isIntact, signatures } = await verifyPdf(new Uint8Array(await sealedOf(sent)))
  assert.deepEqual([isIntact, signatures[0]?.timestampedAt], [true, null])
  assert.match((await describeSealing(app.context))[0] ?? '', /CAPSTAN_TSA_URL/)
  app.clock.advance('25h')
  assert.deepEqual(await describeSealing(app.context), [])
})

describe('the sealed document in a knowledge base', () => {
  const baseOf = async (app: Harness): Promise<string> =>
    BaseId.read((await make.base(app)).id) ?? ''

  test('is found by a search after the acceptance', async (t) => {
    const { app, accept, types } = await begun(t)
    const sent = await makeSentProposal(app, { baseId: await baseOf(app) })
    const proposal = await accept(sent)
    const { status, sourceId, baseId } = proposal.knowledge ?? {}
    assert.equal(status, 'added')
    assert.equal((await types()).at(-1), 'proposal.completed')
    await app.drain()
    const source = await app.owner.get(`/v1/bases/${baseId}/sources/${sourceId}`)
    assert.partialDeepStrictEqual(source.body, {
      status: 'completed',
      metadata: { proposalId: proposal.id, sealedSha256: proposal.sealedSha256 },
      file: { sha256: proposal.sealedSha256 },
    })
    const found = await app.owner.post(`/v1/bases/${baseId}/search`, { query: 'Signed by Ada' })
    assert.match(found.body.data[0].text, /Signed by Ada Lovelace/)
    assert.equal(typeof found.body.data[0].page, 'number')
  })

  const points = [
    ...['proposal_signatures', 'blobs', 'sources', 'source_files', 'events'],
    ...['proposal_mails', 'audit_entries', 'proposals', 'proposal_recipients'],
    ...['proposal_links', 'deliveries'],
  ]
  for (const point of points) {
    test(`leaves nothing behind when writing ${point} fails`, async (t) => {
      const { app, accept, counted } = await begun(t)
      await make.webhook(app, { events: ['proposal.*'] })
      const sent = await makeSentProposal(app, { baseId: await baseOf(app) })
      const before = await counted()
      const { db } = app.context.database
      await sql`create function fail_here() returns trigger language plpgsql
        as $$ begin raise 'here'; end $$`.execute(db)
      await sql`create trigger fail_here before insert or update on ${sql.table(point)}
        for each row execute function fail_here()`.execute(db)
      try {
        await assert.rejects(accept(sent))
      } finally {
        await sql`drop function fail_here cascade`.execute(db)
      }
      assert.deepEqual(await counted(), before)
      assert.equal((await accept(sent)).knowledge?.status, 'added')
    })
  }

  test('is skipped without the base, and comes later', async (t) => {
    const { app, accept } = await begun(t)
    const gone = await baseOf(app)
    const sent = await makeSentProposal(app, { baseId: gone })
    await app.owner.delete(`/v1/bases/${BaseId.show(gone)}`)
    const proposal = await accept(sent)
    assert.equal(proposal.status, 'accepted')
    assert.equal(proposal.knowledge?.status, 'skipped')
    const baseId = (await make.base(app)).id
    const path = `/v1/proposals/${proposal.id}/knowledge`
    const later = await app.owner.post(path, { baseId })
    assert.deepEqual([later.status, later.body.baseId], [201, baseId])
    const again = await app.owner.post(path, { baseId })
    assert.equal(again.body.id, later.body.id)
  })

  test('is skipped where the plan has no room, and comes later with room', async (t) => {
    const { app, accept, counted } = await begun(t)
    const baseId = await baseOf(app)
    const sent = await makeSentProposal(app, { baseId })
    const organization = `/operator/v1/organizations/${app.organization.id}`
    await app.operator.put('/operator/v1/plans/narrow', { maxSources: 0 })
    await app.operator.patch(organization, { plan: 'narrow' })
    const proposal = await accept(sent)
    assert.deepEqual([proposal.status, proposal.knowledge?.status], ['accepted', 'skipped'])
    assert.match(proposal.knowledge?.reason ?? '', /plan/)
    assert.equal((await counted())['sources'], 0)
    const add = () =>
      app.owner.post(`/v1/proposals/${proposal.id}/knowledge`, { baseId: BaseId.show(baseId) })
    assert.equal((await add()).status, 402)
    await app.operator.patch(organization, { plan: 'unlimited' })
    assert.equal((await add()).status, 201)
  })

  test('is skipped without credits, and the signer succeeds', async (t) => {
    const { app, accept, counted } = await begun(t)
    const sent = await makeSentProposal(app, { baseId: await baseOf(app) })
    await app.operator.put('/operator/v1/plans/poor', { monthlyCredits: 0 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'poor' })
    const proposal = await accept(sent)
    assert.equal(proposal.status, 'accepted')
    assert.match(proposal.knowledge?.reason ?? '', /credits/)
    assert.equal((await counted())['sources'], 0)
  })
})

describe('POST /v1/proposals/{proposalId}/accept', () => {
  test('200 records what was agreed elsewhere for all who have not signed', async (t) => {
    const app = await harness(t)
    const sent = await makeSentProposal(app, { signers: 2 })
    const path = `/v1/proposals/${ProposalId.show(sent.id)}/accept`
    const at = app.clock.now().toISOString()
    const { status, body } = await app.owner.post(path, { by: 'Ada', at, note: 'On paper' })
    assert.deepEqual([status, body.status], [200, 'accepted'])
    const { body: evidence } = await app.owner.get(`/v1/proposals/${body.id}/evidence`)
    assert.deepEqual(
      evidence.signatures.map(({ source, recorded }: never) => [source, recorded]),
      [1, 2].map(() => ['manual', { by: 'Ada', note: 'On paper', recordedBy: 'Owner' }]),
    )
    const again = await app.owner.post(path, { by: 'Ada', at })
    assert.deepEqual([again.status, again.body.error.field], [409, 'status'])
  })

  test('422 refuses a time to come', async (t) => {
    const app = await harness(t)
    const sent = await makeSentProposal(app)
    const at = new Date(app.clock.now().getTime() + 1).toISOString()
    const path = `/v1/proposals/${ProposalId.show(sent.id)}/accept`
    const { status, body } = await app.owner.post(path, { by: 'Ada', at })
    assert.deepEqual([status, body.error.field], [422, 'at'])
  })
})
