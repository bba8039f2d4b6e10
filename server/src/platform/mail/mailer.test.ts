import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startMailServer } from '../../../test/fixtures/mail-server.ts'
import { createMailer, MailRefused } from './mailer.ts'

const from = 'Capstan <capstan@example.com>'
const id = '0199e0c2-5f5e-7b3a-8d5c-3f1f6f0c9a11'
const mail = {
  to: 'ada@example.com',
  subject: 'Bestätigen',
  text: 'Öffne https://x.example/?token=a=b\n',
}

test('without a mail server, a mail is one file that only its owner reads, however often it is sent', async (t) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mailer-'))
  t.after(() => rm(dataDirectory, { recursive: true }))
  await using mailer = createMailer({ smtpUrl: null, from, dataDirectory })
  assert.deepEqual(mailer.way, { outbox: join(dataDirectory, 'outbox') })
  await mailer.send(mail, id)
  await mailer.send(mail, id)
  const directory = join(dataDirectory, 'outbox')
  assert.deepEqual(await readdir(directory), [`${id}.eml`])
  const path = join(directory, `${id}.eml`)
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  assert.match(await readFile(path, 'utf8'), /^To: ada@example\.com$/m)
})

test('with one, a mail arrives there as it was written, under the same Message-ID each time', async (t) => {
  const server = await startMailServer(t)
  await using mailer = createMailer({ smtpUrl: server.url, from, dataDirectory: '.' })
  await mailer.send(mail, id)
  await mailer.send({ ...mail, html: '<p>Öffne</p>' }, id)
  assert.deepEqual(server.received[0]?.to, [mail.to])
  assert.match(server.received[0]?.message ?? '', /^Subject: =\?UTF-8\?/m)
  assert.match(server.received[1]?.message ?? '', /^Content-Type: text\/html/m)
  for (const { message } of server.received) {
    assert.match(message, new RegExp(`^Message-ID: <${id}@example\\.com>`, 'im'))
  }
})

test('a mail can come in another name, ask for answers elsewhere, and carry a file', async (t) => {
  const server = await startMailServer(t)
  await using mailer = createMailer({ smtpUrl: server.url, from, dataDirectory: '.' })
  const content = Buffer.from('%PDF-1.7')
  const attachments = [{ filename: 'Angebot Ä.pdf', contentType: 'application/pdf', content }]
  const senderName = 'Kabel "Nord", Inc.\r\nBcc: eve@example.com'
  await mailer.send({ ...mail, senderName, replyTo: 'owner@example.com', attachments }, id)
  const message = server.received[0]?.message ?? ''
  assert.match(message, /^From: =\?UTF-8\?Q\?Kabel_=22Nord=22.*\r\n .* <capstan@example\.com>\r$/m)
  assert.doesNotMatch(message, /^Bcc:/m)
  assert.match(message, /^Reply-To: owner@example\.com\r$/m)
  assert.match(message, /^Content-Type: application\/pdf/m)
  assert.ok(message.includes(content.toString('base64')))
})

test('no name in a mail turns round what stands beside it', async (t) => {
  const server = await startMailServer(t)
  await using mailer = createMailer({ smtpUrl: server.url, from, dataDirectory: '.' })
  const name = 'Ada \u202egpj.exe'
  await mailer.send(
    { to: mail.to, senderName: name, subject: name, text: name, html: `<p>${name}</p>` },
    id,
  )
  const message = server.received[0]?.message ?? ''
  assert.match(message, /^Subject: Ada gpj\.exe\r$/m)
  assert.match(message, /^From: "?Ada gpj\.exe"? </m)
  assert.doesNotMatch(message, /=E2=80=AE|\u202e/)
})

test('a refused recipient is told apart from a server that is away', async (t) => {
  const server = await startMailServer(t, { refuses: [mail.to] })
  await using mailer = createMailer({ smtpUrl: server.url, from, dataDirectory: '.' })
  await assert.rejects(mailer.send(mail, id), MailRefused)
  await server.stop()
  await assert.rejects(
    mailer.send(mail, id),
    (error) => error instanceof Error && !(error instanceof MailRefused),
  )
})
