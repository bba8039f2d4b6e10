import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { signedRequest } from '../senders.ts'
import { install, readFirstRun, until } from '../server-process.ts'

const kills = Number(process.env['TEST_HOOK_KILLS'] ?? 2)
const perSecond = 500
const senders = 16
/** A hook takes 600 a minute. */
const hooksCount = 40

interface Shown {
  id: string
  status: string
  hookId: string
  runIds: string[]
  data: { id: string; n: number }
}

interface Page {
  data: Shown[]
  nextCursor: string | null
}

test(`${kills} kills at ${perSecond} requests a second: each 200 has its event, and none is handled twice`, async (t) => {
  const installation = await install(t)
  let server = await installation.start()
  const { apiToken } = readFirstRun(installation)
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const call = async <Body>(path: string, body?: object): Promise<Body> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(server.url + path, init)
    assert.ok(response.ok, `${path}: ${response.status}`)
    return (await response.json()) as Body
  }
  const hooks: { id: string; url: string }[] = []
  for (let n = 0; n < hooksCount; n++) {
    const fields = { name: `Hook ${n}`, preset: 'github', secret: 'hush' }
    hooks.push(await call('/v1/integrations/hooks', fields))
  }
  const [followed] = hooks
  const { id: automationId } = await call<{ id: string }>('/v1/automations', {
    name: 'Seen',
    trigger: { hook: followed?.id },
    actions: [{ type: 'event.emit', event: 'custom.seen', mapping: { n: 'body.n' } }],
  })
  const acknowledged = new Set<string>()
  let sent = 0
  let isOver = false
  const post = async (n: number): Promise<void> => {
    const { pathname } = new URL(hooks[n % hooksCount]?.url ?? '')
    const url = server.url + pathname
    const sending = { secret: 'hush', now: 0, body: Buffer.from(`{"n":${n}}`), url, id: `d-${n}` }
    const { headers: signed, body } = signedRequest('github', sending)
    const init = { method: 'POST', headers: Object.fromEntries(signed), body: Buffer.from(body) }
    // What gets no answer is sent again, as every service does.
    for (let isAnswered = false; !isAnswered && !isOver; ) {
      try {
        const response = await fetch(server.url + pathname, init)
        const answer = (await response.json()) as { id: string }
        if (response.status === 200) acknowledged.add(answer.id)
        else assert.equal(response.status, 503, JSON.stringify(answer))
        isAnswered = response.status === 200
      } catch {
        await wait(20)
      }
    }
  }
  const load = async (): Promise<void> => {
    while (!isOver) {
      const startedAt = performance.now()
      await post(sent++)
      await wait(Math.max((senders / perSecond) * 1000 - (performance.now() - startedAt), 0))
    }
  }
  const loads = Promise.all(Array.from({ length: senders }, load))
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledged.size
    await until('it takes requests', async () => acknowledged.size > before + 100)
    await server.kill()
    server = await installation.start()
  }
  const before = acknowledged.size
  await until('it takes requests again', async () => acknowledged.size > before + 100)
  isOver = true
  await loads

  const walk = async (path: string): Promise<Page['data']> => {
    const all: Page['data'] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await call(`${path}${cursor && `&cursor=${cursor}`}`)
      all.push(...page.data)
      cursor = page.nextCursor
    }
    return all
  }
  const events = '/v1/integrations/inbound-events?limit=100'
  const areHandled = async () => {
    const waiting = await call<Page>(`${events}&status=received`)
    return waiting.data.length === 0
  }
  // What a killed node was at begins again once it is missed.
  await until('all are handled', areHandled)
  const kept = (await walk(events)).filter(({ status }) => status !== 'duplicate')
  const ids = new Set(kept.map(({ id }) => id))
  for (const id of acknowledged) assert.ok(ids.has(id), `${id} was answered and is lost`)
  assert.ok(kept.length <= sent)

  // Each event of the hook that is followed has one run. Some are done, and others wait for their minute.
  const setOff = kept.filter(({ hookId }) => hookId === followed?.id)
  assert.ok(setOff.length > 1)
  for (const { id, runIds } of setOff) assert.equal(runIds.length, 1, id)
  const runs = await walk(`/v1/automations/${automationId}/runs?limit=100`)
  assert.deepEqual(
    runs.map(({ id }) => id).toSorted(),
    setOff.flatMap(({ runIds }) => runIds).toSorted(),
  )
  const seen = (await walk('/v1/events?limit=100&type=custom.seen')).map(({ data }) => data.n)
  assert.ok(seen.length > 0)
  assert.equal(seen.length, new Set(seen).size)
  const told = (await walk('/v1/events?limit=100&type=inbound.received')).map(({ data }) => data.id)
  assert.equal(told.length, new Set(told).size)
  assert.deepEqual(new Set(told), ids)
})
