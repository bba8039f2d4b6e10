import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startMailServer } from '../fixtures/mail-server.ts'
import { install, readFirstRun, until } from '../server-process.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test reads what it knows of the answers
type Answered = any

test('a mail server that is away stops no signature, and none of its mails is lost', async (t) => {
  const mails = await startMailServer(t)
  const installation = await install(t, { CAPSTAN_SMTP_URL: mails.url })
  const server = await installation.start()
  const { apiToken } = readFirstRun(installation)
  const post = async (path: string, body: object = {}): Promise<Answered> => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
        origin: server.url,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    assert.ok(response.ok, `${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const { id, recipients } = await post('/v1/proposals', {
    title: 'Engine',
    items: [{ name: 'Gearwheel', unitAmount: 4_900 }],
    recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
  })
  await mails.stop()
  const sent = await post(`/v1/proposals/${id}/send`)
  assert.deepEqual([sent.status, sent.recipients[0].delivery], ['sent', 'queued'])
  const { link } = await post(`/v1/proposals/${id}/recipients/${recipients[0].id}/rotate-link`)
  const token = new URL(link).pathname.split('/').at(-1)
  const { status } = await post(`/public/proposals/${token}/accept`, {
    name: 'Ada Lovelace',
    consent: true,
    contentSha256: sent.contentSha256,
    expectedTotal: sent.totals.firstTotal,
    signature: { type: 'typed', text: 'Ada Lovelace' },
  })
  assert.equal(status, 'accepted')
  assert.equal(mails.received.length, 0)
  await mails.start()
  const { message } = await until('the signed copy has come', async () =>
    mails.received.find((mail) => mail.message.includes('application/pdf')),
  )
  assert.match(message, /^Message-ID: /im)
})
