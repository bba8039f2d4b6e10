import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { startMailServer } from '../../../test/fixtures/mail-server.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { OrganizationId } from '../ids.ts'
import { createMailer, defineMail, type Mailer } from './mailer.ts'
import { type QueuedMail, queueMail, sendMail } from './queued-mail.ts'

const ada = 'ada@example.com'
const link = 'https://x.example/join?token=never-in-clear'
const note = defineMail({
  name: 'test.note',
  validForMs: 3_600_000,
  render: ({ link }: { link: string }) => ({ subject: 'A note', text: `Open ${link}\n` }),
})

const lines: string[] = []

async function begin(t: TestContext): Promise<Harness> {
  const app = await harness(t, { log: { write: (line) => void lines.push(line) } })
  lines.length = 0
  app.context.metrics.registry.getSingleMetric('capstan_mails_total')?.reset()
  return app
}

/** Until the end of the test, mails go this way. */
function mailBy(t: TestContext, { context }: Harness, send: Mailer['send']): void {
  const before = context.mailer
  context.mailer = { ...before, send }
  t.after(() => {
    context.mailer = before
  })
}

/** What a domain does: the mail is queued in the transaction of its work. */
const queue = ({ context, organization }: Harness, to = ada): Promise<void> =>
  context.transact(idOf(organization), { kind: 'system' }, (work) =>
    work.enqueue(sendMail, queueMail(context, note, to, { link })),
  )

const idOf = ({ id }: { id: string }): string => OrganizationId.read(id) ?? ''

const outcomesOf = async ({ context }: Harness): Promise<Record<string, number>> => {
  const metric = await context.metrics.registry.getSingleMetric('capstan_mails_total')?.get()
  return Object.fromEntries(
    (metric?.values ?? []).map(({ labels, value }) => [labels['outcome'], value]),
  )
}

const queuedMails = async ({ context }: Harness): Promise<QueuedMail[]> => {
  const { rows } = await sql<{ data: QueuedMail }>`
    select data from pgboss.job where name = ${sendMail.name}`.execute(context.database.db)
  return rows.map(({ data }) => data)
}

describe('a queued mail', () => {
  test('is sent once its transaction has committed', async (t) => {
    const app = await begin(t)
    await queue(app)
    await app.drain()
    assert.deepEqual(app.mails, [{ to: ada, subject: 'A note', text: `Open ${link}\n` }])
    assert.deepEqual(await outcomesOf(app), { sent: 1 })
  })

  test('is not sent when its transaction is rolled back', async (t) => {
    const app = await begin(t)
    const { context } = app
    const work = context.transact(idOf(app.organization), { kind: 'system' }, async (work) => {
      await work.enqueue(sendMail, queueMail(context, note, ada, { link }))
      throw new Error('no')
    })
    await assert.rejects(work, { message: 'no' })
    await app.drain()
    assert.deepEqual(app.mails, [])
  })

  test('lies in the database without its address, its words and its link', async (t) => {
    const app = await begin(t)
    await queue(app)
    const [queued] = await queuedMails(app)
    const stored = JSON.stringify(queued)
    const sealed = Buffer.from(queued?.sealed ?? '', 'base64').toString('latin1')
    for (const secret of [ada, 'never-in-clear', 'A note']) {
      assert.equal((stored + sealed).includes(secret), false, secret)
    }
    await app.drain()
  })

  test('waits while the mail server is away, and arrives when it is back', async (t) => {
    const app = await begin(t)
    const server = await startMailServer(t)
    const { url: smtpUrl } = server
    await server.stop()
    const mailer = createMailer({ smtpUrl, from: 'capstan@example.com', dataDirectory: '.' })
    t.after(() => mailer[Symbol.asyncDispose]())
    let attempts = 0
    mailBy(t, app, async (mail, id) => {
      if (++attempts === 3) await server.start()
      await mailer.send(mail, id)
    })
    await queue(app)
    await app.drain()
    assert.deepEqual(
      server.received.map(({ to }) => to),
      [[ada]],
    )
    assert.ok(server.received[0]?.message.includes('never-in-clear'))
    assert.deepEqual(await outcomesOf(app), { failed: 2, sent: 1 })
  })

  test('that fails is in the log, without what it says, and a concern until it is sent', async (t) => {
    const app = await begin(t)
    const concerns: string[] = []
    let attempts = 0
    mailBy(t, app, async () => {
      if (++attempts === 1) throw new Error('connection refused')
      const { body } = await app.as(null).get('/readyz')
      concerns.push(...(body.concerns ?? ['none']))
    })
    await queue(app, ada)
    await queue(app, 'bob@example.com')
    await app.drain()
    assert.deepEqual(concerns, [
      'A mail could not be sent yet and is tried again; the log says why.',
      'none',
    ])
    const line = lines.find((one) => one.includes('an email could not be sent')) ?? ''
    assert.match(line, /"template":"test\.note","message":"connection refused"/)
    assert.equal(
      lines.some((one) => one.includes('never-in-clear') || one.includes(ada)),
      false,
    )
  })

  test('is given up after its last attempt, and the log and the metrics say so', async (t) => {
    const app = await begin(t)
    mailBy(t, app, async () => {
      throw new Error('connection refused')
    })
    await queue(app)
    await app.drain()
    const { retryLimit } = sendMail
    assert.deepEqual(await outcomesOf(app), { failed: retryLimit, given_up: 1 })
    assert.ok(lines.some((one) => one.includes('job abandoned')))
  })

  test('that the server refuses for good is not tried again', async (t) => {
    const app = await begin(t)
    const server = await startMailServer(t, { refuses: [ada] })
    const mailer = createMailer({ smtpUrl: server.url, from: 'c@example.com', dataDirectory: '.' })
    t.after(() => mailer[Symbol.asyncDispose]())
    mailBy(t, app, mailer.send)
    await queue(app)
    await app.drain()
    assert.deepEqual(await outcomesOf(app), { refused: 1 })
    const line = lines.find((one) => one.includes('an email was rejected')) ?? ''
    assert.match(line, /"responseCode":550/)
    assert.equal(line.includes(ada), false)
  })

  test('is dropped when it has expired, with a line in the log', async (t) => {
    const app = await begin(t)
    await queue(app)
    app.clock.advance('1h')
    await app.drain()
    assert.deepEqual(app.mails, [])
    assert.deepEqual(await outcomesOf(app), { expired: 1 })
    assert.ok(lines.some((one) => one.includes('an email expired before it could be sent')))
  })

  test('that a process has sent and not yet marked as done is sent again under the same id', async (t) => {
    const app = await begin(t)
    const ids: string[] = []
    mailBy(t, app, async (_mail, id) => {
      ids.push(id)
      if (ids.length === 1) throw new Error('the process ended here')
    })
    await queue(app)
    await app.drain()
    assert.equal(ids.length, 2)
    assert.equal(ids[0], ids[1])
  })
})
