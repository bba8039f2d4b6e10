import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { senders } from '../senders.ts'
import { install, type RunningServer, readFirstRun, until } from '../server-process.ts'

const kills = Number(process.env['TEST_AUTOMATION_KILLS'] ?? 2)

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const secret = 'whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a'
const template = {
  name: 'Engine',
  draft: {
    title: 'An engine',
    blocks: [{ type: 'text', text: 'We assemble the engine in Turin.' }],
    items: [{ name: 'Gearwheel', unitAmount: 4900, quantity: '12' }],
  },
}

test(`a payment becomes an answer, once, although the server is killed ${kills} times on the way`, async (t) => {
  const installation = await install(t)
  let server: RunningServer = await installation.start()
  const authorization = `Bearer ${readFirstRun(installation).apiToken}`
  const call = async (
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Any> => {
    const headers = { authorization, 'content-type': 'application/json', ...more }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(server.url + path, init)
    assert.ok(response.ok, `${path}: ${await response.clone().text()}`)
    return response.json()
  }
  const strike = async () => {
    await wait(Math.random() * 400)
    await server.kill()
    server = await installation.start()
  }
  const base = await call('/v1/bases', { name: 'Contracts' })
  const { id: templateId } = await call('/v1/proposal-templates', template)
  const hook = await call('/v1/integrations/hooks', { name: 'Stripe', preset: 'stripe', secret })
  const offers = await call('/v1/automations', {
    name: 'Offer',
    trigger: { hook: hook.id },
    actions: [
      { type: 'contact.upsert', id: 'c', matchBy: 'email', mapping: { email: 'body.email' } },
      { type: 'proposal.create', templateId, mapping: { contactId: 'steps.c.id' } },
    ],
  })
  const keeps = await call('/v1/automations', {
    name: 'Keep',
    trigger: { event: 'proposal.accepted' },
    actions: [
      {
        ...{ type: 'source.add', baseId: base.id },
        mapping: {
          name: 'event.data.number',
          text: 'join(event.data.blocks.map(b, b.text), " ")',
          'metadata.proposalId': 'event.data.id',
        },
      },
    ],
  })
  const runsOf = async ({ id }: { id: string }): Promise<Any[]> =>
    (await call(`/v1/automations/${id}/runs`)).data
  const succeeded = async (automation: { id: string }) => {
    const ask = async () => {
      const [run] = await runsOf(automation)
      assert.notEqual(run?.status, 'failed', JSON.stringify(run))
      return run?.status === 'succeeded'
    }
    // A job that was cut off is tried again a minute after the queue has missed its heartbeat.
    await until('the run has succeeded', ask)
    return (await runsOf(automation))[0]
  }

  const event = { id: 'evt_1', type: 'customer.created', email: 'ada@example.com' }
  const body = Buffer.from(JSON.stringify(event))
  const { pathname } = new URL(hook.url)
  const now = Math.floor(Date.now() / 1000)
  const signed = senders.stripe?.({ secret, now, body, url: hook.url }) ?? []
  for (let round = 0; round < kills; round++) {
    await call(pathname, event, Object.fromEntries(signed))
    await strike()
  }
  const offered = await succeeded(offers)
  const proposal = `/v1/proposals/${offered.steps[1].result.id}`
  const sent = await call(`${proposal}/send`, { delivery: 'link_only' })
  const token = new URL(sent.links[0].link).pathname.split('/').at(-1)
  await call(
    `/public/proposals/${token}/accept`,
    {
      ...{ name: 'Ada', consent: true, contentSha256: sent.contentSha256, expectedTotal: 58_800 },
      signature: { type: 'typed', text: 'Ada' },
    },
    { 'sec-fetch-site': 'same-origin' },
  )
  for (let round = 0; round < kills; round++) await strike()
  await succeeded(keeps)
  await until('the text can be found', async () => {
    const found = await call(`/v1/bases/${base.id}/search`, { query: 'engine in Turin' })
    return found.data.length > 0
  })
  const { data: events } = await call('/v1/events?limit=100')
  for (const type of [
    'contact.created',
    'proposal.created',
    'proposal.accepted',
    'source.completed',
  ]) {
    assert.equal(events.filter((one: Any) => one.type === type).length, 1, type)
  }
  assert.deepEqual([(await runsOf(offers)).length, (await runsOf(keeps)).length], [1, 1])
})
