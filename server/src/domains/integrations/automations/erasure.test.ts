import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { harness } from '../../../../test/harness.ts'

test('erasing a contact erases the triggers of its runs and their duplicates, and nothing of others', async (t) => {
  const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }
  const app = await harness(t, { settings })
  const server = await startHttpServer(t, (_request, response) => {
    response.statusCode = 404
    response.end()
  })
  const hook = await make.hook(app, {
    preset: 'none',
    config: { idExpression: 'body.id' },
  })
  const automation = await make.automation(app, {
    trigger: { hook: hook.id },
    actions: [
      { type: 'contact.upsert', id: 'contact', matchBy: 'email', mapping: { email: 'body.email' } },
      { type: 'http.request', method: 'POST', url: `${server.url}/`, mapping: { a: '1' } },
    ],
  })
  const send = async (payload: object) => {
    const url = `${new URL(hook.url).pathname}?who=somebody`
    const answer = await app.http.inject({ method: 'POST', url, payload })
    assert.equal(answer.statusCode, 200, answer.body)
    await app.drain()
  }
  // The second action is refused, so that the run can be retried.
  await send({ id: 'a', email: 'ada@example.com' })
  await send({ id: 'a', email: 'ada@example.com' })
  await send({ id: 'b', email: 'bob@example.com' })
  const path = '/v1/integrations/inbound-events'
  const read = async () => {
    const { data } = (await app.owner.get(path)).body
    const whole = data.map(
      async ({ id }: { id: string }) => (await app.owner.get(`${path}/${id}`)).body,
    )
    const events = (await Promise.all(whole)) as Record<string, string>[]
    return events.map(({ status, query, body }) => [status, query, body === null])
  }
  assert.deepEqual(await read(), [
    ['failed', 'who=somebody', false],
    ['duplicate', 'who=somebody', true],
    ['failed', 'who=somebody', false],
  ])

  const { body: ada } = await app.owner.get('/v1/contacts/by/email/ada@example.com')
  const data = async () => (await app.owner.get(`/v1/contacts/${ada.id}/personal-data`)).body
  const known = await data()
  assert.deepEqual(
    known.records.inboundEvents.map(({ status, query, body }: Record<string, string>) => [
      ...[status, query, body],
    ]),
    [
      ['duplicate', 'who=somebody', null],
      ['failed', 'who=somebody', '{"id":"a","email":"ada@example.com"}'],
    ],
  )
  assert.equal(known.isComplete, true)
  // The bytes of a long body are at an address of their own.
  await send({ id: 'c', email: 'ada@example.com', more: 'x'.repeat(70_000) })
  const more = await data()
  const [long] = more.records.inboundEvents
  assert.deepEqual([long.body, long.bodyBytes > 70_000, more.isComplete], [null, true, false])
  await app.owner.post(`/v1/contacts/${ada.id}/erase`)
  await app.drain()
  await app.drain()
  assert.deepEqual(await read(), [
    ['failed', '', true],
    ['failed', 'who=somebody', false],
    ['duplicate', '', true],
    ['failed', '', true],
  ])
  const { body: replayed } = await app.owner.post(`${path}/replay`, { status: 'failed' })
  assert.equal(replayed.replayed, 1)
  const runs = `/v1/automations/${automation.id}/runs`
  const { data: all } = (await app.owner.get(runs)).body
  const failed = all.at(-1)
  const retried = await app.owner.post(`${runs}/${failed.id}/retry`)
  assert.equal(retried.status, 200, retried.text)
  await app.drain()
  const run = (await app.owner.get(runs)).body.data.at(-1)
  assert.deepEqual(
    [run.status, run.error.message],
    ['failed', 'The event that triggered the run is no longer stored.'],
  )
})

test('personal data shows the mails of automations until they are sent', async (t) => {
  const app = await harness(t)
  const { mailer } = app.context
  t.after(() => {
    app.context.mailer = mailer
  })
  const waiting = async (email: string) => {
    const { body: contact } = await app.owner.get(`/v1/contacts/by/email/${email}`)
    const { body } = await app.owner.get(`/v1/contacts/${contact.id}/personal-data`)
    return body.records.waitingMails
  }
  const seen: unknown[] = []
  const send = async (): Promise<void> => {
    if (seen.push(await waiting('ada@example.com')) === 1) throw new Error('no mail server')
  }
  app.context.mailer = { ...mailer, send }
  await make.automation(app, {
    trigger: { event: 'custom.greeted' },
    actions: [
      {
        type: 'contact.upsert',
        id: 'contact',
        matchBy: 'email',
        mapping: { email: 'event.data.email' },
      },
      {
        type: 'mail.send',
        to: 'event.data.email',
        subject: 'Welcome',
        text: 'Dear {{ event.data.email }}',
      },
    ],
  })
  await make.contact(app, { email: 'bob@example.com' })
  await app.owner.post('/v1/events', { type: 'custom.greeted', data: { email: 'ada@example.com' } })
  await app.drain()
  const words = { to: 'ada@example.com', subject: 'Welcome', text: 'Dear ada@example.com' }
  const mail = { ...words, expiresAt: '2026-11-28T09:30:00.000Z' }
  assert.deepEqual(seen, [[mail], [mail]])
  assert.deepEqual(await waiting('ada@example.com'), [])
  assert.deepEqual(await waiting('bob@example.com'), [])
})
