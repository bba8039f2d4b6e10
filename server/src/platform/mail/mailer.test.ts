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
