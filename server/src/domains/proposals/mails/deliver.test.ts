import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { startMailServer } from '../../../../test/fixtures/mail-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  ada,
  bob,
  eventsAbout,
  opens,
  readProposal,
  sendProposal,
  tokenIn,
} from '../../../../test/proposals.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { createMailer, type Mailer } from '../../../platform/mail/mailer.ts'
import { keepBlob } from '../blobs/blob.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { listRecipients } from '../recipient-store.ts'
import { lockProposal, updateProposal } from '../store.ts'
import { deliverProposalMail, describeWaiting } from './deliver.ts'
import { oweMail, sendProposalMail } from './store.ts'

/** Until the end of the test, mails go this way. */
function mailBy(t: TestContext, { context }: Harness, send: Mailer['send']): void {
  const before = context.mailer
  context.mailer = { ...before, send }
  t.after(() => {
    context.mailer = before
  })
}

const rowsOf = async ({ context }: Harness) =>
  (
    await sql<{
      id: string
      status: string
      attempts: number
      error: string | null
      secret: unknown
    }>`
    select id, status, attempts, error, secret from proposal_mails order by id`.execute(
      context.database.db,
    )
  ).rows

describe('a mail of a proposal', () => {
  test('is sent once, under one Message-ID, and loses its secret with that', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t)
    await using mailer = createMailer({
      smtpUrl: server.url,
      from: 'Capstan <c@example.com>',
      dataDirectory: '.',
    })
    mailBy(t, app, mailer.send)
    await sendProposal(app)
    const [before] = await rowsOf(app)
    assert.notEqual(before?.secret, null)
    await app.drain()
    const [after, ...others] = await rowsOf(app)
    assert.deepEqual([after?.status, after?.attempts, after?.secret, others], ['sent', 1, null, []])
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const owed = { organizationId, mailId: after?.id ?? '' }
    await deliverProposalMail(app.context, owed, { last: false })
    assert.equal(server.received.length, 1)
    const { message = '', to } = server.received[0] ?? {}
    assert.deepEqual(to, [ada.email])
    assert.match(message, new RegExp(`^Message-ID: <${after?.id}@example\\.com>`, 'im'))
    assert.match(message, /^From: "?First"? <c@example\.com>$/m)
    assert.match(message, /^Content-Type: multipart\/alternative/m)
  })

  test('waits while the server takes its connection and says nothing, which the operator hears of', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t)
    const from = 'c@example.com'
    const patience = { greetingMs: 50, dataDirectory: '.' }
    await using mailer = createMailer({ smtpUrl: server.url, from, ...patience })
    await server.stop()
    await server.stall()
    let send = mailer.send
    mailBy(t, app, (mail, id) => send(mail, id))
    const sent = await sendProposal(app, { recipients: [ada, bob] })
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    for (const { id: mailId } of await rowsOf(app)) {
      const attempt = deliverProposalMail(app.context, { organizationId, mailId }, { last: false })
      await assert.rejects(attempt, /could not be sent/)
    }
    const waiting = await rowsOf(app)
    assert.deepEqual(
      waiting.map(({ status, attempts, secret }) => [status, attempts, secret !== null]),
      [
        ['queued', 1, true],
        ['queued', 1, true],
      ],
    )
    assert.deepEqual(await describeWaiting(app.context), [])
    app.clock.advance('16m')
    assert.match((await app.catalogue.concerns()).join(), /^2 mails of proposals have waited/)
    await server.stop()
    await server.start()
    await using patient = createMailer({ smtpUrl: server.url, from, dataDirectory: '.' })
    send = patient.send
    await app.drain()
    assert.deepEqual(server.received.map(({ to }) => to[0]).sort(), [ada.email, bob.email])
    assert.deepEqual(await describeWaiting(app.context), [])
    const { recipients } = await readProposal(app, sent)
    assert.deepEqual(
      recipients.map(({ delivery }: { delivery: string }) => delivery),
      ['sent', 'sent'],
    )
  })

  test('with a PDF above 10 MB carries the link in place of it', async (t) => {
    const app = await harness(t)
    const { id } = await sendProposal(app)
    await app.drain()
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const proposalId = ProposalId.read(id) ?? ''
    for (const bytes of [10_000_000, 10_000_001]) {
      await app.context.transact(organizationId, { kind: 'system' }, async (work) => {
        const content = Buffer.alloc(bytes, 'x')
        const sealed_sha256 = keepBlob(work, { mediaType: 'application/pdf', content })
        const row = await lockProposal(work.db, organizationId, proposalId)
        const [recipient] = await listRecipients(work.db, organizationId, proposalId)
        updateProposal(work, organizationId, row ?? assert.fail(), { sealed_sha256 })
        const owed = { proposalId, recipientId: recipient?.id ?? '', kind: 'completed' } as const
        await oweMail(app.context, work, owed)
      })
      await app.drain()
      const mail = app.mails.at(-1)
      const isSmall = bytes === 10_000_000
      assert.equal(mail?.attachments?.length ?? 0, isSmall ? 1 : 0)
      assert.match(mail?.text ?? '', isSmall ? /is attached/ : /Download the sealed document/)
      assert.equal(await opens(app, tokenIn(mail)), true)
    }
  })

  test('is not sent to who has come to want none, and says so', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada', email: ada.email })
    const sent = await sendProposal(app)
    await app.owner.patch(`/v1/contacts/${contact.id}`, { doNotContact: true })
    await app.drain()
    assert.deepEqual(app.mails, [])
    assert.deepEqual(await rowsOf(app).then(([row]) => [row?.status, row?.error, row?.secret]), [
      ...['failed', 'The recipient has unsubscribed from mail.', null],
    ])
    assert.equal((await readProposal(app, sent)).recipients[0].delivery, 'failed')
    assert.ok((await eventsAbout(app, sent)).includes('proposal.delivery_failed'))
  })

  test('waits while the server is away, and nothing is lost', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t)
    await using mailer = createMailer({
      smtpUrl: server.url,
      from: 'c@example.com',
      dataDirectory: '.',
    })
    await server.stop()
    let attempts = 0
    mailBy(t, app, async (mail, id) => {
      if (++attempts === 3) await server.start()
      await mailer.send(mail, id)
    })
    const sent = await sendProposal(app)
    await app.drain()
    assert.deepEqual(
      server.received.map(({ to }) => to),
      [[ada.email]],
    )
    const [row] = await rowsOf(app)
    assert.deepEqual([row?.status, row?.attempts, row?.error], ['sent', 3, null])
    assert.equal((await readProposal(app, sent)).recipients[0].delivery, 'sent')
  })

  test('that is refused, or given up, is told, without what the server said of whom', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t, { refuses: [ada.email] })
    await using mailer = createMailer({
      smtpUrl: server.url,
      from: 'c@example.com',
      dataDirectory: '.',
    })
    mailBy(t, app, mailer.send)
    const refused = await sendProposal(app, { recipients: [ada, bob] })
    await app.drain()
    assert.deepEqual(
      (await readProposal(app, refused)).recipients.map(
        ({ delivery }: { delivery: string }) => delivery,
      ),
      ['failed', 'sent'],
    )
    const { data } = (await app.owner.get(`/v1/events?subject=${refused.id}`)).body
    const failed = data.find(({ type }: { type: string }) => type === 'proposal.delivery_failed')
    assert.deepEqual(
      [failed.data.recipient.email, failed.data.error],
      [ada.email, 'The mail server answered 550.'],
    )

    let attempts = 0
    app.context.mailer = {
      ...app.context.mailer,
      send: async () => {
        attempts++
        throw new Error('connection refused')
      },
    }
    const lost = await sendProposal(app)
    await app.drain()
    assert.equal(attempts, sendProposalMail.retryLimit + 1)
    assert.equal((await readProposal(app, lost)).recipients[0].delivery, 'failed')
    assert.equal((await eventsAbout(app, lost)).at(-1), 'proposal.delivery_failed')
    const secrets = (await rowsOf(app)).map(({ secret }) => secret)
    assert.deepEqual(new Set(secrets), new Set([null]))
  })

  test('speaks the language of the proposal, in the name and colour of the organization', async (t) => {
    const app = await harness(t)
    const brand = { name: 'Kabel Nord & Söhne', accent: '#123456' }
    const defaults = { timeZone: 'Europe/Berlin' }
    await app.owner.patch('/v1/proposal-settings', { brand, defaults })
    const expiresAt = '2026-12-31T23:00:00.000Z'
    await sendProposal(app, { language: 'de-DE', title: 'Neue Anlage', expiresAt })
    await app.drain()
    const [mail] = app.mails
    assert.equal(mail?.subject, 'Neue Anlage: Angebot von Kabel Nord & Söhne')
    assert.match(mail?.text ?? '', /bis 31\. Dezember 2026 annehmen/)
    assert.match(mail?.html ?? '', /Kabel Nord &amp; Söhne/)
    assert.match(mail?.html ?? '', /background:#123456/)
    assert.equal(mail?.senderName, 'Kabel Nord & Söhne')
  })

  test('shows what anybody typed as it is', async (t) => {
    const app = await harness(t)
    const title = '**x** {{a}} <script>alert(1)</script>'
    await sendProposal(
      app,
      { title: title.replace('{{', '\\{{') },
      { message: '<img src=x onerror=alert(1)>' },
    )
    await app.drain()
    const { html = '', text = '' } = app.mails[0] ?? {}
    assert.equal(/<script|<img/.test(html), false)
    assert.match(html, /&lt;script&gt;alert\(1\)/)
    assert.match(text, /<img src=x onerror=alert\(1\)>/)
  })

  test('with a code is not sent once the code has ended', async (t) => {
    const app = await harness(t)
    const sent = await sendProposal(app, {}, { delivery: 'link_only' })
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const proposalId = ProposalId.read(sent.id) ?? ''
    const recipientId = RecipientId.read(sent.recipients[0].id)
    const owe = (secret: string) =>
      app.context.transact(organizationId, { kind: 'system' }, (work) =>
        oweMail(app.context, work, { proposalId, recipientId, kind: 'code', secret }),
      )
    await owe('11111111')
    app.clock.advance('10m')
    await owe('22222222')
    await app.drain()
    assert.deepEqual(app.mails.length, 1)
    assert.match(app.mails[0]?.text ?? '', /^22222222$/m)
    assert.equal(/1{8}|2{8}/.test(app.mails[0]?.subject ?? ''), false)
    assert.equal((await rowsOf(app)).length, 1)
  })

  test('lies in the database without its link', async (t) => {
    const app = await harness(t)
    await sendProposal(app)
    const { rows } = await sql<{ line: string }>`
      select proposal_mails::text as line from proposal_mails
      union all select data::text from job_outbox union all select data::text from pgboss.job`.execute(
      app.context.database.db,
    )
    await app.drain()
    const token = tokenIn(app.mails[0])
    const kept = rows.map(({ line }) => line).join('\n')
    assert.ok(kept.includes('invitation'))
    assert.equal(kept.includes(token.slice(26)), false)
    assert.equal(kept.includes(Buffer.from(token.slice(26)).toString('hex')), false)
  })
})
