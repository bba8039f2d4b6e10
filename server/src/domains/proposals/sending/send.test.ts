import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
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

const send = (app: Harness, { id }: { id: string }, body: object = {}, headers = {}) =>
  app.owner.post(`/v1/proposals/${id}/send`, body, headers)

const countersOf = async ({ context }: Harness) =>
  (
    await sql<{ series: string; next: number }>`
    select series, next from number_series order by series`.execute(context.database.db)
  ).rows

/** A thousand take minutes where the machine is slow. */
const many = Number(process.env['TEST_SENDS'] ?? 200)

describe('POST /v1/proposals/{proposalId}/send', () => {
  test('200 numbers, freezes and hashes a draft, and mails its signer one link', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, {}, { message: 'As <b>discussed</b>.' })
    assert.deepEqual(
      [sent.status, sent.number, sent.revision, sent.links],
      ['sent', 'P-2026-0001', 1, undefined],
    )
    assert.equal(sent.transitions.sent, app.clock.now().toISOString())
    const [{ status, delivery }] = sent.recipients
    assert.deepEqual([status, delivery], ['sent', 'queued'])
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from blob_parts where sha256 = ${sent.contentSha256} order by position`.execute(
      app.context.database.db,
    )
    const content = Buffer.concat(rows.map(({ bytes }) => Buffer.from(bytes)))
    assert.equal(createHash('sha256').update(content).digest('hex'), sent.contentSha256)
    const document = JSON.parse(content.toString())
    assert.deepEqual([document.number, document.title], ['P-2026-0001', 'Website relaunch'])
    assert.deepEqual(Object.keys(document), Object.keys(document).sort())

    await app.drain()
    const [mail, ...others] = app.mails
    assert.deepEqual([mail?.to, others], [ada.email, []])
    assert.match(mail?.subject ?? '', /Website relaunch/)
    assert.match(mail?.text ?? '', /^> As <b>discussed<\/b>\.$/m)
    assert.match(mail?.html ?? '', /As &lt;b&gt;discussed&lt;\/b&gt;\./)
    assert.equal(await opens(app, tokenIn(mail)), true)
    assert.equal((await readProposal(app, sent)).recipients[0].delivery, 'sent')
    assert.deepEqual(await eventsAbout(app, sent), [
      ...['proposal.created', 'proposal.sent', 'proposal.delivered'],
    ])
  })

  test('200 gives each proposal the next number, and a draft none', async (t) => {
    const app = await harness(t)
    const numbers = []
    for (let i = 0; i < 3; i++) numbers.push((await sendProposal(app)).number)
    assert.deepEqual(numbers, ['P-2026-0001', 'P-2026-0002', 'P-2026-0003'])
    assert.equal((await draftProposal(app)).number, null)
    await app.owner.patch('/v1/proposal-settings', { numberPattern: '{YY}{MM}/{00}' })
    assert.equal((await sendProposal(app)).number, '2611/01')
    const { client } = await make.stranger(app)
    const { body } = await client.post('/v1/proposals', { recipients: [ada] })
    const other = await client.post(`/v1/proposals/${body.id}/send`, {})
    assert.equal(other.body.number, 'P-2026-0001')
  })

  test('422 names all missing variables at once, and uses no number', async (t) => {
    const app = await harness(t)
    const text = '{{variables.start}} {{variables.end}} {{contact.firstName}}'
    const draft = await draftProposal(app, { blocks: [{ type: 'text', text }] })
    const { status, body } = await send(app, draft)
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [422, 'validation_error', 'variables'],
    )
    for (const name of ['variables.start', 'variables.end', 'contact.firstName']) {
      assert.ok(body.error.message.includes(name), name)
    }
    assert.deepEqual(await countersOf(app), [])
    assert.deepEqual(await eventsAbout(app, draft), ['proposal.created'])
    const variables = { start: 'May', end: 'June' }
    await app.owner.patch(`/v1/proposals/${draft.id}`, {
      ...{ variables, blocks: [{ type: 'text', text: '{{variables.start}} {{variables.end}}' }] },
    })
    assert.equal((await send(app, draft)).body.number, 'P-2026-0001')
  })

  test('200 fills in the end that the settings give it; 422 where they give none', async (t) => {
    const app = await harness(t)
    const text =
      'Until {{proposal.validUntil | date}}, at {{proposal.expiresAt | date}}, {{proposal.number}}.'
    const draft = await draftProposal(app, { blocks: [{ type: 'text', text }] })
    const path = `/v1/proposals/${draft.id}`
    const { body: preview } = await app.owner.post(`${path}/preview`)
    assert.deepEqual(preview.problems, [])
    const { contentSha256 } = preview
    const { status, body } = await send(app, draft, { contentSha256, delivery: 'link_only' })
    assert.equal(status, 200, JSON.stringify(body))
    const token = tokenIn({ text: body.links[0].link })
    const { body: page } = await app.as(null).get(`/public/proposals/${token}`)
    const [{ text: tree }] = page.content.blocks
    assert.match(JSON.stringify(tree), /Until December 21, 2026, at .+, P-2026-0001\./)

    const defaults = { validDays: null }
    assert.equal((await app.owner.patch('/v1/proposal-settings', { defaults })).status, 200)
    const refused = await send(app, await draftProposal(app, { blocks: [{ type: 'text', text }] }))
    assert.deepEqual(
      [refused.status, refused.body.error.message],
      [
        422,
        'These variables have no value: proposal.validUntil, proposal.expiresAt. Give each a value or a default.',
      ],
    )
  })

  test('422 without a signer, or past its date', async (t) => {
    const app = await harness(t)
    const nobody = await draftProposal(app, { recipients: [{ ...ada, role: 'viewer' }] })
    const unsigned = await send(app, nobody)
    assert.deepEqual([unsigned.status, unsigned.body.error.field], [422, 'recipients'])
    const late = await draftProposal(app, { expiresAt: '2026-11-21T10:00:00.000Z' })
    app.clock.advance('30m')
    const past = await send(app, late)
    assert.deepEqual([past.status, past.body.error.field], [422, 'expiresAt'])
    assert.deepEqual(await countersOf(app), [])
  })

  test('422 for a character that no font has, named with its place; other scripts are sent', async (t) => {
    const app = await harness(t)
    const blocks = (text: string) => [
      { type: 'text', text: 'Plain' },
      { type: 'text', text },
    ]
    const draft = await draftProposal(app, { blocks: blocks('\u{16f00} here') })
    const { status, body } = await send(app, draft)
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [422, 'validation_error', 'blocks.1'],
    )
    assert.match(body.error.message, /U\+16F00/)
    assert.deepEqual(await countersOf(app), [])
    await app.owner.patch(`/v1/proposals/${draft.id}`, { blocks: blocks('שלום мир') })
    assert.equal((await send(app, draft)).status, 200)
  })

  test('200 shows the links once where nothing is mailed, and no record keeps them', async (t) => {
    const app = await harness(t)
    await make.webhook(app)
    const recipients = [ada, { ...bob, role: 'viewer' }]
    const draft = await draftProposal(app, {
      recipients,
      signing: { order: 'sequential', countersign: false },
    })
    const { body } = await send(app, draft, { delivery: 'link_only' })
    assert.deepEqual(
      body.links.map(({ recipientId }: { recipientId: string }) => recipientId),
      body.recipients.map(({ id }: { id: string }) => id),
    )
    await app.drain()
    assert.deepEqual(app.mails, [])
    assert.equal(body.recipients[0].delivery, 'none')
    const tokens = body.links.map(({ link }: { link: string }) => tokenIn({ text: link }))
    for (const token of tokens) assert.equal(await opens(app, token), true)
    const kept = [
      (await app.owner.get('/v1/audit-log?limit=100')).text,
      (await app.owner.get('/v1/events?limit=100')).text,
      (await app.owner.get(`/v1/proposals/${draft.id}`)).text,
      JSON.stringify(
        (
          await sql`select data, convert_from(secret, 'LATIN1') from proposal_mails`.execute(
            app.context.database.db,
          )
        ).rows,
      ),
      JSON.stringify((await sql`select body from events`.execute(app.context.database.db)).rows),
    ].join('\n')
    for (const token of tokens) assert.equal(kept.includes(token.slice(26)), false)
  })

  test('200 mails only those whose turn it is, viewers among them', async (t) => {
    const app = await harness(t)
    const recipients = [
      { ...ada, order: 2 },
      { ...bob, order: 1 },
      { name: 'Cyd', email: 'cyd@example.com', role: 'viewer' },
    ]
    const signing = { order: 'sequential', countersign: false }
    const sent = await sendProposal(app, { recipients, signing })
    const statuses = sent.recipients.map(({ status }: { status: string }) => status)
    assert.deepEqual(statuses, ['waiting', 'sent', 'sent'])
    await app.drain()
    assert.deepEqual(app.mails.map(({ to }) => to).sort(), [bob.email, 'cyd@example.com'])
  })

  test('422 refuses to mail whoever wants no mail, by contact or by address', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { email: ada.email, doNotContact: true })
    for (const recipient of [ada, { ...ada, email: 'other@example.com', contactId: contact.id }]) {
      const draft = await draftProposal(app, { recipients: [bob, recipient] })
      const { status, body } = await send(app, draft)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'contact_opted_out', 'recipients.1'],
      )
      assert.equal((await send(app, draft, { delivery: 'link_only' })).status, 200)
    }
    await app.drain()
    assert.deepEqual(app.mails, [])
  })

  test('200 sends once for one Idempotency-Key: one number, one mail, one event', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    const key = { 'idempotency-key': 'send-1' }
    const first = await send(app, draft, { delivery: 'link_only' }, key)
    const second = await send(app, draft, { delivery: 'link_only' }, key)
    assert.equal(second.text, first.text)
    assert.equal(second.headers['idempotency-replayed'], 'true')
    const mailed = await draftProposal(app)
    for (let i = 0; i < 2; i++) await send(app, mailed, {}, { 'idempotency-key': 'send-2' })
    await app.drain()
    assert.equal(app.mails.length, 1)
    assert.deepEqual(await eventsAbout(app, mailed), [
      ...['proposal.created', 'proposal.sent', 'proposal.delivered'],
    ])
    assert.deepEqual(await countersOf(app), [{ series: 'P-2026-{0}', next: 3 }])
  })

  test('200 takes the place of the open revision, under the same number', async (t) => {
    const app = await harness(t)
    const first = await sendProposal(app)
    await app.drain()
    const [mail] = app.mails
    const draft = (await app.owner.post(`/v1/proposals/${first.id}/revisions`)).body
    assert.deepEqual([draft.revision, draft.number, draft.status], [2, null, 'draft'])
    assert.deepEqual([draft.rootId, draft.previousId], [first.id, first.id])
    const second = (await send(app, draft)).body
    assert.deepEqual([second.number, second.revision], ['P-2026-0001-2', 2])
    const before = await readProposal(app, first)
    assert.deepEqual(
      [before.status, before.reason, before.number],
      ['canceled', 'superseded', 'P-2026-0001'],
    )
    assert.deepEqual((await eventsAbout(app, first)).at(-1), 'proposal.canceled')
    assert.deepEqual(await eventsAbout(app, second), [
      ...['proposal.created', 'proposal.sent', 'proposal.revised'],
    ])
    await app.drain()
    assert.equal(app.mails.length, 2)
    assert.equal(await opens(app, tokenIn(mail)), true)
    app.clock.advance('30d')
    assert.equal(await opens(app, tokenIn(mail)), false)
    assert.equal((await sendProposal(app)).number, 'P-2026-0002')
  })

  test(`200 numbers ${many} proposals sent at once without a gap, and mails each once`, {
    skip: onPostgres ? false : 'needs PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    const drafts = []
    for (let i = 0; i < many; i += 20) {
      // Each to another mailbox, of which one gets 60 mails an hour.
      const draft = (_: unknown, n: number) =>
        draftProposal(app, { recipients: [{ ...ada, email: `ada.${i + n}@example.com` }] })
      drafts.push(...(await Promise.all(Array.from({ length: 20 }, draft))))
    }
    const untilSent = async (draft: { id: string }): Promise<string> => {
      for (;;) {
        const { status, body, text } = await send(app, draft)
        if (status === 200) return body.number
        assert.equal(status, 503, text)
      }
    }
    const numbers = await Promise.all(drafts.map(untilSent))
    const expected = Array.from(
      { length: many },
      (_, index) => `P-2026-${String(index + 1).padStart(4, '0')}`,
    )
    assert.deepEqual(numbers.sort(), expected)
    await app.drain()
    assert.equal(app.mails.length, many)
    assert.equal(new Set(app.mails.map(tokenIn)).size, many)
  })

  test('401, 403 and 404', async (t) => {
    const app = await harness(t)
    const draft = await draftProposal(app)
    const path = `/v1/proposals/${draft.id}/send`
    assert.equal((await app.as(null).post(path, {})).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(path, {})).status, 403)
    const { client } = await make.stranger(app)
    assert.equal((await client.post(path, {})).status, 404)
    assert.equal((await app.owner.post('/v1/proposals/con_1/send', {})).status, 400)
  })
})
