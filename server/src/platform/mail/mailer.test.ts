import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { createMailer } from './mailer.ts'

const from = 'Capstan <capstan@example.com>'
const mail = {
  to: 'ada@example.com',
  subject: 'Bestätigen',
  text: 'Öffne https://x.example/?token=a=b\n',
}

test('without a mail server, a mail is a file that only its owner reads', async (t) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mailer-'))
  t.after(() => rm(dataDirectory, { recursive: true }))
  await using mailer = createMailer({ smtpUrl: null, from, dataDirectory })
  assert.deepEqual(mailer.way, { outbox: join(dataDirectory, 'outbox') })
  await mailer.send(mail)
  const directory = join(dataDirectory, 'outbox')
  const names = await readdir(directory)
  assert.equal(names.length, 1)
  assert.match(names[0] ?? '', /\.eml$/)
  const path = join(directory, names[0] ?? '')
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  assert.match(await readFile(path, 'utf8'), /^To: ada@example\.com$/m)
})

test('with one, a mail arrives there as it was written', async (t) => {
  const received: { to: string[]; message: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }: { address: string }) => address)
      received.push({ to, message: await text(stream) })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  await using mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from,
    dataDirectory: '.',
  })
  await mailer.send(mail)
  assert.deepEqual(received[0]?.to, [mail.to])
  assert.match(received[0]?.message ?? '', /^Subject: =\?UTF-8\?/m)
})
