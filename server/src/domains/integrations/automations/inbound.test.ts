import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { harness } from '../../../../test/harness.ts'

interface Handled {
  status: string
  runIds: string[]
  error: string | null
}

test('events that arrived together are each settled: done, unwanted, failed or without an automation', async (t) => {
  const app = await harness(t)
  const hooks: { id: string; url: string }[] = []
  for (const name of ['used', 'unused']) {
    hooks.push((await app.owner.post('/v1/integrations/hooks', { name, preset: 'none' })).body)
  }
  const [used, unused] = hooks
  const automation = (name: string, mapping: object) =>
    app.owner.post('/v1/automations', {
      name,
      trigger: { hook: used?.id },
      condition: 'body.wanted',
      actions: [{ type: 'contact.upsert', matchBy: 'email', mapping }],
    })
  await automation('Name', { email: 'body.email', name: 'body.name' })
  await automation('Company', { email: 'body.email', company: 'body.company' })
  const send = (hook: typeof used, payload: object) =>
    app.http.inject({ method: 'POST', url: new URL(hook?.url ?? '').pathname, payload })
  const bodies = [
    { wanted: true, email: 'a@example.com', name: 'Ada', company: 'Engines' },
    { wanted: false, email: 'b@example.com' },
    { wanted: true, name: 'Nobody' },
    { wanted: true, email: 'A@example.com', name: 'Ada King', company: 'Engines' },
    { wanted: true, email: 'c@example.com', name: 'Charles', company: 'Engines' },
  ]
  await Promise.all([...bodies.map((body) => send(used, body)), send(unused, {})])
  await app.drain()

  const { body: events } = await app.owner.get('/v1/integrations/inbound-events?limit=100')
  const states = (events.data as Handled[]).map(({ status, runIds }) => [status, runIds.length])
  assert.deepEqual(states.sort(), [
    ['failed', 2],
    ['ignored', 0],
    ['ignored', 2],
    ...Array(3).fill(['processed', 2]),
  ])
  const failed = (events.data as Handled[]).find(({ status }) => status === 'failed')
  assert.match(failed?.error ?? '', /email/)
  const { body: contacts } = await app.owner.get('/v1/contacts')
  const found = contacts.data.map(({ email, company }: Record<string, string>) => [
    ...[email?.toLowerCase(), company],
  ])
  assert.deepEqual(found.sort(), [
    ['a@example.com', 'Engines'],
    ['c@example.com', 'Engines'],
  ])
  for (const { source } of contacts.data) assert.deepEqual(source, { kind: 'hook', id: used?.id })
  for (const [type, count] of [
    ['inbound.received', 6],
    ['automation.completed', 6],
    ['automation.failed', 2],
    ['contact.created', 2],
  ] as const) {
    const { body } = await app.owner.get(`/v1/events?type=${type}&limit=100`)
    assert.equal(body.data.length, count, type)
    const causes = body.data.filter((event: { causedBy?: object }) => event.causedBy)
    assert.equal(causes.length, type === 'inbound.received' ? 5 : count, `${type}, with a cause`)
  }
})

test('a contact created by a hook’s automation has the hook as its source, by every action', async (t) => {
  const server = await startHttpServer(t, (_request, response) => void response.end('{}'))
  const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }
  const app = await harness(t, { settings })
  const { body: hook } = await app.owner.post('/v1/integrations/hooks', {
    ...{ name: 'Shop', preset: 'none' },
  })
  const upsert = (name: string) => ({
    ...{ type: 'contact.upsert', matchBy: 'email' },
    mapping: { email: `'${name}.' + body.email` },
  })
  const emit = { type: 'event.emit', event: 'custom.came', mapping: { email: 'body.email' } }
  const call = { type: 'http.request', method: 'POST', url: `${server.url}/`, mapping: {} }
  const fromEvent = {
    ...{ type: 'contact.upsert', matchBy: 'email' },
    mapping: { email: "'event.' + event.data.email" },
  }
  for (const [trigger, actions] of [
    [{ hook: hook.id }, [emit, upsert('apart')]],
    [{ hook: hook.id }, [call, upsert('afterwards')]],
    [{ event: 'custom.came' }, [fromEvent]],
  ] as const) {
    const made = await app.owner.post('/v1/automations', { name: 'A', trigger, actions })
    assert.equal(made.status, 201, JSON.stringify(made.body))
  }
  const { pathname } = new URL(hook.url)
  const payload = { email: 'ada@example.com' }
  await app.http.inject({ method: 'POST', url: pathname, payload })
  await app.drain()
  await app.drain()

  const { data } = (await app.owner.get('/v1/contacts')).body
  const sources = data.map(({ email, source }: { email: string; source: object | null }) => [
    ...[email.split('.')[0], source],
  ])
  const from = { kind: 'hook', id: hook.id }
  assert.deepEqual(Object.fromEntries(sources), {
    ...{ apart: from, afterwards: from },
    event: null,
  })
  const { body: created } = await app.owner.get('/v1/events?type=contact.created')
  for (const { causedBy } of created.data)
    assert.deepEqual(Object.keys(causedBy), ['runId', 'depth'])
})
