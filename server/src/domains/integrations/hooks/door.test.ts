import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, type TestContext, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { type Harness, harness } from '../../../../test/harness.ts'
import { signedRequest } from '../../../../test/senders.ts'
import { buildApp } from '../../../app.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { hookRate } from './admission.ts'
import { maxBadSignatures } from './door.ts'
import type { PresetName } from './presets/table.ts'

const { cases, sequences } = JSON.parse(
  readFileSync(new URL('../../../../test/fixtures/inbound-vectors.json', import.meta.url), 'utf8'),
)

const lines: string[] = []
const open = (t: TestContext) => harness(t, { log: { write: (line) => void lines.push(line) } })
const secret = "It's a Secret to Everybody"
/** Requests at once beyond what a hook has room for. */
const flood = Number(process.env['TEST_HOOK_FLOOD'] ?? 20)

interface MadeHook {
  id: string
  url: string
  secret: string | null
}

const createHook = async (app: Harness, fields: object = {}): Promise<MadeHook> => {
  const hook = { name: 'GitHub', preset: 'github', secret, ...fields }
  const { status, body } = await app.owner.post('/v1/integrations/hooks', hook)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const nowOf = ({ clock }: Harness): number => clock.now().getTime() / 1000

interface Posting {
  preset?: PresetName
  body?: string | Buffer
  headers?: Record<string, string>
  secret?: string
  id?: string
  eventType?: string
}

/** Posts as the provider would. */
async function post(
  app: Harness,
  hook: MadeHook,
  { preset = 'github', body = '{"action":"opened"}', headers = {}, ...sending }: Posting = {},
) {
  const bytes = Buffer.from(body as string)
  const signed = signedRequest(preset, {
    ...{ secret, now: nowOf(app), body: bytes, url: hook.url },
    ...sending,
  })
  return send(app, {
    method: 'POST',
    url: pathOf(signed.url),
    headers: { ...Object.fromEntries(signed.headers), ...headers },
    payload: bytes,
  })
}
const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search
const send = (app: Harness, options: InjectOptions) => app.as(null).send(options)
const events = async (app: Harness, query = '') =>
  (await app.owner.get(`/v1/integrations/inbound-events?limit=100${query}`)).body.data
/** Of an automation that the hook sets off; how many times it was, is what it returns. */
async function followHook({ owner }: Harness, { id }: MadeHook): Promise<() => Promise<number>> {
  const action = { type: 'event.emit', event: 'custom.seen', mapping: { a: '1' } }
  const made = await owner.post('/v1/automations', {
    ...{ name: 'Seen', trigger: { hook: id }, actions: [action] },
  })
  return async () => (await owner.get(`/v1/automations/${made.body.id}/runs`)).body.data.length
}
const refusals = async (app: Harness, { id }: MadeHook) =>
  (await app.owner.get(`/v1/integrations/hooks/${id}/refusals?limit=100`)).body.data

describe('POST /hooks/{token}', () => {
  test('200 stores the bytes unchanged, and the event is handled once', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const body = Buffer.concat([Buffer.from('\uFEFF{"b":1,\r\n"a":2}'), Buffer.from([0xff, 0x00])])
    const { status, body: answer } = await post(app, hook, {
      body,
      headers: { authorization: 'x' },
    })
    assert.deepEqual([status, answer.duplicate], [200, false])
    await app.drain()
    const { body: event } = await app.owner.get(`/v1/integrations/inbound-events/${answer.id}`)
    assert.equal(event.hookId, hook.id)
    assert.deepEqual(
      [event.status, event.verified, event.eventType, event.providerEventId, event.body],
      ['ignored', true, 'issues', 'd-1', null],
    )
    assert.equal(event.headers['x-github-delivery'], 'd-1')
    assert.equal(event.headers.authorization, undefined)
    const kept = await app.http.inject({
      url: `/v1/integrations/inbound-events/${answer.id}/body`,
      headers: { authorization: `Bearer ${await tokenOf(app)}` },
    })
    assert.deepEqual(kept.rawPayload, body)
    const told = await app.owner.get('/v1/events?type=inbound.received')
    assert.deepEqual(
      told.body.data.map(({ data }: { data: { id: string } }) => data.id),
      [answer.id],
    )
  })

  test('200 or 401 for each test vector, and the owner sees the reason', async (t) => {
    const app = await open(t)
    const began = app.clock.now().getTime()
    const moveTo = (seconds: number) =>
      app.clock.advance(`${seconds * 1000 - app.clock.now().getTime()}ms`)
    t.after(() => moveTo(began / 1000))
    for (const { name, preset, config, secrets, now, request, expect } of cases) {
      moveTo(now - 60)
      const [current, previous] = secrets
      const fields = { preset, config, secret: previous ?? current }
      const hook = await createHook(app, fields)
      const at = `/v1/integrations/hooks/${hook.id}/rotate-secret`
      if (previous) await app.owner.post(at, { secret: current })
      moveTo(now)
      const answer = await send(app, {
        method: request.method,
        url: pathOf(hook.url) + new URL(request.url).search,
        headers: Object.fromEntries(request.headers),
        ...(request.method === 'POST' && { payload: Buffer.from(request.bodyBase64, 'base64') }),
      })
      const [refused] = await refusals(app, hook)
      assert.equal(refused?.reason ?? null, expect.reason, name)
      if (expect.reason) assert.equal(answer.body.error.code, 'invalid_signature', name)
      else assert.equal(answer.status, 200, name)
      if (expect.response) {
        assert.equal(answer.text, expect.response.body)
        assert.match(answer.headers['content-type'] ?? '', /^text\/plain/)
        assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      } else if (!expect.reason) {
        const [event] = await events(app, `&hookId=${hook.id}`)
        assert.equal(event.providerEventId, expect.providerEventId, name)
      }
    }
  })

  test('401 echoes no challenge without a signature or verify token', async (t) => {
    const app = await open(t)
    const slack = await createHook(app, { preset: 'slack' })
    const meta = await createHook(app, { preset: 'meta', config: { verifyToken: 'meaty' } })
    const body = '{"type":"url_verification","challenge":"canary"}'
    const known = await post(app, slack, { preset: 'slack', body })
    assert.deepEqual([known.status, known.text], [200, 'canary'])
    const query = '?hub.mode=subscribe&hub.challenge=canary&hub.verify_token='
    for (const answer of [
      await post(app, slack, { preset: 'slack', body, secret: 'wrong' }),
      await post(app, slack, { preset: 'slack', body, headers: { 'X-Slack-Signature': '' } }),
      await send(app, { method: 'GET', url: `${pathOf(meta.url)}${query}wrong` }),
      await send(app, { method: 'GET', url: `${pathOf(meta.url)}${query}` }),
    ]) {
      assert.deepEqual([answer.status, answer.text.includes('canary')], [401, false])
    }
    assert.deepEqual(await events(app), [])
  })

  test('200 tells new events from repeated ones in each sequence of the vectors', async (t) => {
    const app = await open(t)
    for (const { name, preset, secrets, requests, expect } of sequences) {
      const hook = await createHook(app, { preset, secret: secrets[0] })
      for (const { headers, bodyBase64 } of requests) {
        const payload = Buffer.from(bodyBase64, 'base64')
        const url = pathOf(hook.url)
        await send(app, { method: 'POST', url, headers: Object.fromEntries(headers), payload })
        app.clock.advance('1s')
      }
      const stored = (await events(app, `&hookId=${hook.id}`)).toReversed()
      assert.deepEqual(
        stored.map(({ status }: { status: string }) => status),
        expect,
        name,
      )
    }
  })

  test('200 accepts bytes of any media type, or of none', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const types = ['multipart/form-data; boundary=x', 'json', 'text/xml', 'application/json', '']
    for (const type of types) {
      const body = Buffer.from(`--x, not JSON: ${type}\r\n`)
      const { status, body: answer } = await post(app, hook, {
        body,
        id: type,
        headers: { 'Content-Type': type },
      })
      assert.equal(status, 200, `${type}: ${JSON.stringify(answer)}`)
      const at = `/v1/integrations/inbound-events/${answer.id}`
      const { body: event } = await app.owner.get(at)
      assert.deepEqual([event.body, event.contentType ?? ''], [body.toString(), type], type)
    }
  })

  test('401 is the same for every reason; the owner is notified once a minute, and 100 refusals are kept', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const texts = new Set<string>()
    const bad = async (headers: Record<string, string>, options: object = {}) => {
      const { status, text } = await post(app, hook, { ...options, headers })
      assert.equal(status, 401)
      texts.add(text)
    }
    await bad({ 'X-Hub-Signature-256': 'sha256=00' })
    await bad({ 'X-Hub-Signature-256': '00' })
    await bad({ 'X-Hub-Signature-256': '' })
    await bad({}, { secret: 'another' })
    assert.equal(texts.size, 1)
    app.clock.advance('1m')
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 40; n++) await bad({}, { secret: 'another' })
      app.clock.advance('61s')
    }
    const kept = await refusals(app, hook)
    assert.equal(kept.length, 100)
    assert.equal(kept[0].reason, 'signature_mismatch')
    const told = await app.owner.get('/v1/events?type=inbound.rejected')
    assert.equal(told.body.data.length, 4)
    assert.deepEqual(await events(app), [])
  })

  test('200 detects duplicates: of 100 simultaneous requests one is handled', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const runs = await followHook(app, hook)
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(app, hook)))
    assert.equal(answers.filter(({ body }) => body.duplicate === false).length, 1)
    assert.equal(answers.filter(({ body }) => body.duplicate === true).length, 99)
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    await app.drain()
    const all = await events(app)
    assert.equal(all.filter(({ status }: { status: string }) => status === 'duplicate').length, 99)
    assert.equal(all.filter(({ status }: { status: string }) => status === 'processed').length, 1)
    assert.equal(await runs(), 1)
    const told = await app.owner.get('/v1/events?type=inbound.received')
    assert.equal(told.body.data.length, 1)
  })

  test('200 ignores a captured request under a new id, if the id is not signed', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const runs = await followHook(app, hook)
    const first = await post(app, hook, { id: 'd-1' })
    await app.drain()
    const again = await post(app, hook, { id: 'd-2' })
    assert.deepEqual([again.body.duplicate, again.body.id], [true, first.body.id])
    await app.drain()
    assert.equal(await runs(), 1)
    const otherEvent = await post(app, hook, { id: 'd-3', eventType: 'pull_request' })
    assert.equal(otherEvent.body.duplicate, false)
    const otherBody = await post(app, hook, { id: 'd-4', body: '{}' })
    assert.equal(otherBody.body.duplicate, false)
    app.clock.advance('399d')
    await app.drain()
    assert.equal((await post(app, hook, { id: 'd-5' })).body.duplicate, true)
  })

  test('200 with both secrets until the overlap ends, to the second', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const at = `/v1/integrations/hooks/${hook.id}/rotate-secret`
    await app.owner.post(at, { secret: 'new', overlapHours: 1 })
    let n = 0
    const by = async (key: string) => {
      const body = `{"n":${n++}}`
      return (await post(app, hook, { secret: key, body, id: body })).status
    }
    assert.deepEqual([await by('new'), await by(secret)], [200, 200])
    app.clock.advance('3599s')
    assert.deepEqual([await by('new'), await by(secret)], [200, 200])
    app.clock.advance('1s')
    assert.deepEqual([await by('new'), await by(secret)], [200, 401])
    await app.owner.post(at, { secret: 'newest', overlapHours: 0 })
    assert.deepEqual([await by('new'), await by('newest')], [401, 200])
  })

  test('a node that knows a hook applies a change by another node from its response on', async (t) => {
    const app = await open(t)
    const own = { metrics: createMetrics(), listeners: [], actListeners: [], lossListeners: [] }
    await using node = await buildApp({ ...app.context, ...own })
    const hook = await createHook(app)
    const path = `/v1/integrations/hooks/${hook.id}`
    let n = 0
    const by = async (key: string, bytes = 0) => {
      const body = Buffer.from(`{"n":${n++}}`.padEnd(bytes))
      const signed = signedRequest('github', {
        ...{ secret: key, now: nowOf(app), body, url: hook.url, id: `k-${n}` },
      })
      const url = pathOf(hook.url)
      const headers = Object.fromEntries(signed.headers)
      return (await node.http.inject({ method: 'POST', url, headers, payload: body })).statusCode
    }
    assert.deepEqual([await by(secret), await by(secret), await by(secret)], [200, 200, 200])
    await app.owner.post(`${path}/rotate-secret`, { secret: 'new', overlapHours: 0 })
    assert.deepEqual([await by(secret), await by('new'), await by(secret)], [401, 200, 401])
    await app.owner.patch(path, { enabled: false })
    assert.equal(await by('new'), 200)
    assert.equal((await events(app, '&status=held')).length, 1)
    await app.owner.patch(path, { enabled: true })
    await app.operator.put('/operator/v1/plans/few', { monthlyInboundEvents: 6 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'few' })
    assert.deepEqual([await by('new'), await by('new')], [200, 200])
    assert.equal((await events(app, '&status=held')).length, 2)
    await app.operator.put('/operator/v1/plans/few', { maxInboundBytes: 2048 })
    assert.deepEqual([await by('new', 2049), await by('new')], [413, 200])
    await app.owner.post(`${path}/rotate-address`)
    assert.equal(await by('new'), 410)
    await app.owner.delete(path)
    assert.equal(await by('new'), 410)
  })

  test('404, 405, 410, 413 and 415 before a byte is read', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const path = pathOf(hook.url)
    const codeOf = async (options: InjectOptions) => {
      const { status, body } = await send(app, { method: 'POST', ...options })
      return [status, body?.error.code]
    }
    const unknown = path.replace(/.{4}$/, 'AAAA')
    for (const url of [unknown, '/hooks/x', `${path}x`, '/hooks/in_%20']) {
      assert.deepEqual(await codeOf({ url }), [404, 'not_found'], url)
    }
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
      const answer = await send(app, { method, url: path })
      assert.equal(answer.status, 405, method)
    }
    assert.equal((await send(app, { method: 'GET', url: path })).headers['allow'], 'POST')
    assert.deepEqual(
      await codeOf({ url: path, headers: { 'content-encoding': 'gzip' }, payload: 'x' }),
      [...[415, 'unsupported_media_type']],
    )
    const large = Buffer.alloc(1024 * 1024 + 1)
    assert.deepEqual(await codeOf({ url: path, payload: large }), [413, 'payload_too_large'])
    assert.equal((await post(app, hook, { body: large.subarray(1) })).status, 200)
    const { body: moved } = await app.owner.post(`/v1/integrations/hooks/${hook.id}/rotate-address`)
    assert.notEqual(moved.url, hook.url)
    assert.deepEqual(await codeOf({ url: path }), [410, 'gone'])
    assert.equal((await post(app, moved, { body: '{}' })).status, 200)
    assert.equal((await app.owner.delete(`/v1/integrations/hooks/${hook.id}`)).status, 204)
    assert.deepEqual(await codeOf({ url: pathOf(moved.url) }), [410, 'gone'])
    app.clock.advance('30d')
    assert.deepEqual(await codeOf({ url: path }), [404, 'not_found'])
    assert.deepEqual(await codeOf({ url: pathOf(moved.url) }), [404, 'not_found'])
    assert.equal((await events(app)).length, 2)
    app.clock.advance('1h')
    await app.drain()
  })

  test('429 above the exact rate, without an effect on another hook', async (t) => {
    const app = await open(t)
    const [hook, other] = [await createHook(app), await createHook(app)]
    // From then on the node knows the hook, and judges what comes before it is counted.
    const first = await post(app, hook, { body: 'first' })
    const answers = await Promise.all(
      Array.from({ length: hookRate.burst - 1 + flood }, (_, n) =>
        post(app, hook, { body: `${n}`, id: `${n}` }),
      ),
    )
    answers.push(first)
    assert.equal(answers.filter(({ status }) => status === 200).length, hookRate.burst)
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, flood)
    assert.equal((await post(app, other)).status, 200)
    const wait = Number(refused[0]?.headers['retry-after'])
    assert.ok(wait >= 1)
    // By the node alone, which knows by now that there is no room.
    const again = await post(app, hook, { body: 'again' })
    assert.deepEqual([again.status, Number(again.headers['retry-after'])], [429, wait])
    app.clock.advance(`${wait}s`)
    assert.equal((await post(app, hook, { body: 'later' })).status, 200)
  })

  test('429 after 50 bad signatures of one network, without verifying more', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    for (let n = 0; n < maxBadSignatures; n++) {
      assert.equal((await post(app, hook, { secret: 'wrong' })).status, 401)
    }
    const answer = await post(app, hook)
    assert.deepEqual([answer.status, answer.headers['retry-after']], [429, '60'])
    app.clock.advance('60s')
    assert.equal((await post(app, hook)).status, 200)
  })

  test('429 on another node after one more bad signature than the first took', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    const own = { metrics: createMetrics(), listeners: [], actListeners: [], lossListeners: [] }
    await using node = await buildApp({ ...app.context, ...own })
    for (let n = 0; n < maxBadSignatures; n++) await post(app, hook, { secret: 'wrong' })
    const { url, headers, body } = signedRequest('github', {
      ...{ secret: 'wrong', now: nowOf(app), body: Buffer.from('{}'), url: hook.url },
    })
    const request = {
      method: 'POST' as const,
      url: pathOf(url),
      headers: Object.fromEntries(headers),
      payload: Buffer.from(body),
    }
    const statuses = [await node.http.inject(request), await node.http.inject(request)]
    assert.deepEqual(
      statuses.map(({ statusCode }) => statusCode),
      [401, 429],
    )
  })

  test('200 holds events of a paused hook or above the monthly limit, until a replay', async (t) => {
    const app = await open(t)
    const hook = await createHook(app)
    await app.owner.patch(`/v1/integrations/hooks/${hook.id}`, { enabled: false })
    const { status, body } = await post(app, hook)
    assert.deepEqual([status, body.duplicate], [200, false])
    await app.drain()
    assert.deepEqual((await events(app, '&status=held')).length, 1)
    await app.owner.patch(`/v1/integrations/hooks/${hook.id}`, { enabled: true })
    const replay = { hookId: hook.id, status: 'held' }
    const replayed = await app.owner.post('/v1/integrations/inbound-events/replay', replay)
    assert.deepEqual(replayed.body, { replayed: 1, hasMore: false })
    await app.drain()
    assert.deepEqual((await events(app, '&status=ignored')).length, 1)
    await app.operator.put('/operator/v1/plans/few', {
      monthlyInboundEvents: 3,
      maxInboundBytes: 2048,
    })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'few' })
    for (let n = 0; n < 4; n++) await post(app, hook, { body: `${n}`, id: `m-${n}` })
    assert.equal((await events(app, '&status=held')).length, 2)
    const { body: usage } = await app.owner.get('/v1/usage')
    assert.deepEqual(usage.limits.inboundEvents, { used: 5, max: 3 })
    assert.equal((await post(app, hook, { body: Buffer.alloc(2049) })).status, 413)
    await app.operator.put('/operator/v1/plans/few', {})
    app.clock.advance('30d')
    assert.deepEqual((await app.owner.get('/v1/usage')).body.limits.inboundEvents, {
      used: 0,
      max: null,
    })
  })

  test('200 uses the id from an expression; without one, each request is a new event', async (t) => {
    const app = await open(t)
    const bearer = { preset: 'bearer', secret: 'tok' }
    const plain = await createHook(app, bearer)
    const named = await createHook(app, {
      ...bearer,
      config: { idExpression: 'string(body.order.id)' },
    })
    const send2 = async (hook: MadeHook) => {
      const one = {
        method: 'POST' as const,
        url: pathOf(hook.url),
        headers: { authorization: 'Bearer tok', 'content-type': 'application/json' },
        payload: '{"order":{"id":7}}',
      }
      return [await send(app, one), await send(app, one)].map(({ body }) => body.duplicate)
    }
    assert.deepEqual(await send2(plain), [false, false])
    assert.deepEqual(await send2(named), [false, true])
    const [event] = await events(app, `&hookId=${named.id}&status=duplicate`)
    assert.equal(event.providerEventId, '7')
    assert.equal(event.verified, true)
  })

  test('the secret part of a URL is in no log line, except for its last four characters', async (t) => {
    const app = await open(t)
    lines.length = 0
    const hook = await createHook(app)
    const token = pathOf(hook.url).slice('/hooks/'.length)
    await post(app, hook)
    await post(app, hook, { secret: 'wrong' })
    await send(app, { method: 'POST', url: `/hooks/${token}/more` })
    await send(app, { method: 'DELETE', url: `/hooks/${token}` })
    assert.ok(lines.length >= 4)
    assert.equal(lines.join('').includes(token), false)
    assert.equal(lines.join('').includes(token.slice(0, -4)), false)
    assert.equal(lines.join('').includes(secret), false)
    const shown = `/hooks/in_…${token.slice(-4)}`
    assert.equal(lines.filter((line) => line.includes(`"path":"${shown}"`)).length, 3)
    const { body: log } = await app.owner.get('/v1/audit-log?limit=100')
    assert.equal(JSON.stringify(log).includes(token), false)
  })
})

async function tokenOf(app: Harness): Promise<string> {
  const path = `/operator/v1/organizations/${app.organization.id}/tokens`
  return (await app.operator.post(path, { name: 'Reader', scopes: ['integrations:read'] })).body
    .token
}
