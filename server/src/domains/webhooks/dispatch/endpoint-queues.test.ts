import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPace } from '../pace.ts'
import type { Claim } from './attempt.ts'
import { EndpointQueues } from './endpoint-queues.ts'
import type { ClaimRequest } from './store.ts'

const claim = (webhookId: string, organizationId = 'o'): Claim =>
  ({ organizationId, webhookId, maxInFlight: 32 }) as Claim

/** As if everything that was asked for had been there. */
function grant(queues: EndpointQueues, asked: readonly ClaimRequest[]): void {
  const claims = asked.flatMap(({ webhookId, organizationId, capacity }) =>
    Array.from({ length: capacity }, () => claim(webhookId, organizationId)),
  )
  for (const one of claims) queues.enter(one)
  queues.applyClaims(asked, claims)
}

test('a webhook that never answers holds its own queue and no more', () => {
  const queues = new EndpointQueues()
  queues.open('o', 'hanging').mayHaveMore = true
  for (let round = 0; round < 5; round++) grant(queues, queues.nextClaims())
  assert.equal(queues.inFlight, defaultPace.maxInFlight)
  queues.open('o', 'well').mayHaveMore = true
  assert.deepEqual(
    queues.nextClaims().map(({ webhookId }) => webhookId),
    ['well'],
  )
})

test('hundreds of webhooks that never answer leave capacity for one that does', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 700; n++) queues.open('o', `hanging ${n}`).mayHaveMore = true
  for (let asked = queues.nextClaims(); asked.length > 0; asked = queues.nextClaims())
    grant(queues, asked)
  queues.open('o', 'well').mayHaveMore = true
  assert.deepEqual(queues.nextClaims(), [{ organizationId: 'o', webhookId: 'well', capacity: 1 }])
})

test('webhooks share what is free, and those that were not asked come first', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 150; n++) queues.open('o', `${n}`).mayHaveMore = true
  const first = queues.nextClaims()
  assert.deepEqual(new Set(first.map(({ capacity }) => capacity)), new Set([5]))
  for (const { webhookId } of first) queues.open('o', webhookId).mayHaveMore = true
  const all = [...first, ...queues.nextClaims()].map(({ webhookId }) => webhookId)
  for (let n = 0; n < 150; n++) assert.ok(all.includes(`${n}`))
})

test('an organization with 1,000 webhooks does not starve another with one', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 1_000; n++) queues.open('many', `${n}`).mayHaveMore = true
  queues.open('one', 'single').mayHaveMore = true
  const [first, second] = queues.nextClaims()
  assert.deepEqual([first?.webhookId, second?.webhookId], ['0', 'single'])
  assert.ok(
    Number(second?.capacity) > Number(first?.capacity),
    'its part is that of an organization',
  )
})

test('an organization whose 1,000 webhooks all hang leaves a whole queue for another one', () => {
  const queues = new EndpointQueues()
  for (let round = 0; round < 20; round++) {
    for (let n = 0; n < 1_000; n++) queues.open('many', `${n}`).mayHaveMore = true
    grant(queues, queues.nextClaims())
  }
  assert.deepEqual(queues.nextClaims(), [], 'it takes no more')
  for (let got = 0; got < defaultPace.maxInFlight; ) {
    queues.open('one', 'single').mayHaveMore = true
    const asked = queues.nextClaims()
    assert.deepEqual(
      asked.map(({ webhookId }) => webhookId),
      ['single'],
    )
    got += asked[0]?.capacity ?? 0
    grant(queues, asked)
  }
})

test('a webhook that rests is not asked before, and others do not wait for it', () => {
  const queues = new EndpointQueues()
  for (const webhookId of ['resting', 'well']) queues.open('o', webhookId).mayHaveMore = true
  const asked = queues.nextClaims()
  queues.applyClaims(asked, [], [{ organizationId: 'o', webhookId: 'resting', waitMs: 60_000 }])
  queues.open('o', 'resting').mayHaveMore = true
  queues.open('o', 'well').mayHaveMore = true
  assert.deepEqual(
    queues.nextClaims().map(({ webhookId }) => webhookId),
    ['well'],
  )
  assert.ok(Number(queues.pauseMs) > 0)
  queues.open('o', 'resting').pausedUntilMs = 0
  assert.deepEqual(
    queues.nextClaims().map(({ webhookId }) => webhookId),
    ['resting'],
  )
})

test('a webhook whose rest ends right after it was passed over is not forgotten', (t) => {
  const queues = new EndpointQueues()
  const time = t.mock.method(performance, 'now', () => 1_000)
  Object.assign(queues.open('o', 'resting'), { mayHaveMore: true, pausedUntilMs: 1_001 })
  assert.deepEqual(queues.nextClaims(), [])
  time.mock.mockImplementation(() => 1_002)
  assert.equal(queues.pauseMs, 0)
  assert.equal(queues.nextClaims().length, 1)
  assert.equal(queues.pauseMs, null)
})

test('an end makes capacity for what waits, and nobody is asked when nothing waits', () => {
  const queues = new EndpointQueues()
  for (const isBacklogged of [true, false]) {
    queues.open('o', 'a').mayHaveMore = true
    const asked = queues.nextClaims()
    const claims = [{ ...claim('a'), isBacklogged }]
    for (const one of claims) queues.enter(one)
    queues.applyClaims(asked, claims)
    assert.deepEqual(queues.nextClaims(), [])
    queues.leave(claim('a'))
    assert.equal(queues.inFlight, 0)
    assert.equal(queues.nextClaims().length, isBacklogged ? 1 : 0)
  }
})

test('breaking off reaches what is on its way, not what comes after', () => {
  const queues = new EndpointQueues()
  const signal = queues.enter(claim('a'))
  const other = queues.enter(claim('b'))
  queues.stop('a')
  assert.deepEqual([signal.aborted, other.aborted], [true, false])
  assert.equal(queues.enter(claim('a')).aborted, false)
})

/** How many the webhook may claim, asked for alone. */
function capacityOf(queues: EndpointQueues, organizationId: string, webhookId: string): number {
  queues.open(organizationId, webhookId).mayHaveMore = true
  const found = queues.nextClaims().find((request) => request.webhookId === webhookId)
  return found?.capacity ?? 0
}

/** So many attempts in flight, to as many webhooks. */
function fill(queues: EndpointQueues, organizationId: string, count: number): void {
  for (let n = 0; n < count; n++) queues.enter(claim(`${organizationId} ${n}`, organizationId))
}

test('of 1,024 attempts a lone webhook gets what is not kept for others, and no more than two thirds', () => {
  const queues = new EndpointQueues()
  queues.open('o', 'a').maxInFlight = 5_000
  assert.equal(capacityOf(queues, 'o', 'a'), 768)
  fill(queues, 'o', 600)
  assert.equal(capacityOf(queues, 'o', 'a'), 168, '1,024 − 256 − 600')
  const crowded = new EndpointQueues()
  for (const name of ['a', 'b']) crowded.open('o', name).maxInFlight = 5_000
  fill(crowded, 'others', 300)
  fill(crowded, 'o', 400)
  assert.equal(capacityOf(crowded, 'o', 'a'), 68, '1,024 − 256 − 700 are free')
})

test('an organization takes at most twice what is free, its own attempts counted', () => {
  const queues = new EndpointQueues()
  fill(queues, 'o', 500)
  fill(queues, 'others', 250)
  queues.open('o', 'a').maxInFlight = 5_000
  // 274 are free: the share is 2 × 274 − 500 = 48, and 18 are not reserved.
  assert.equal(capacityOf(queues, 'o', 'a'), 18)
  fill(queues, 'o', 520)
  queues.enter(claim('o 0'))
  const left = new EndpointQueues()
  fill(left, 'o', 512)
  fill(left, 'others', 256)
  left.open('o', 'a').maxInFlight = 5_000
  assert.equal(
    capacityOf(left, 'o', 'a'),
    1,
    'of the reserve, one: nothing of its own is in flight',
  )
})

test('of the reserve an organization with fewer attempts than are free takes its fair part', () => {
  const queues = new EndpointQueues()
  fill(queues, 'many', 768)
  fill(queues, 'few', 10)
  queues.open('few', 'few 0').maxInFlight = 5_000
  assert.equal(capacityOf(queues, 'few', 'few 0'), 1)
  queues.open('many', 'many 0').maxInFlight = 5_000
  assert.equal(capacityOf(queues, 'many', 'many 0'), 0, 'it has one in flight already')
})

test('the last 64 go to organizations with fewer attempts in flight than are free', () => {
  for (const [inFlight, capacity] of [
    [959, 1],
    [960, 0],
  ] as const) {
    const queues = new EndpointQueues()
    fill(queues, 'many', inFlight)
    assert.equal(capacityOf(queues, 'many', 'new'), capacity, `${inFlight} in flight`)
    assert.equal(capacityOf(queues, 'other', 'first'), 1)
  }
})

test('one look asks for at most 100 webhooks, and nothing that was not announced', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 101; n++) queues.open('o', `${n}`)
  assert.deepEqual(queues.nextClaims(), [])
  for (let n = 0; n < 101; n++) queues.open('o', `${n}`).mayHaveMore = true
  assert.equal(queues.nextClaims().length, 100)
  assert.equal(queues.nextClaims().length, 1)
})
