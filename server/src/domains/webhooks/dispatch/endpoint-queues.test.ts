import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPace } from '../pace-settings.ts'
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

test('a webhook that never answers uses only its own queue', () => {
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

test('webhooks share free slots, and those that were served longest ago come first', () => {
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
  assert.deepEqual(
    [first?.capacity, second?.capacity],
    [1, defaultPace.maxInFlight],
    'its part is that of an organization',
  )
})

test('a hundred organizations share the slots that are not reserved', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 100; n++) queues.open(`o ${n}`, `${n}`).mayHaveMore = true
  const capacities = queues.nextClaims().map(({ capacity }) => capacity)
  assert.deepEqual(new Set(capacities), new Set([7]), '(1,024 − 256) / 100')
})

test('a webhook that filled its capacity may have more, one that got less does not', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 150; n++) queues.open('o', `${n}`).mayHaveMore = true
  const asked = queues.nextClaims()
  const claims = asked.flatMap(({ webhookId, capacity }) =>
    Array.from({ length: webhookId === '0' ? capacity - 1 : capacity }, () => claim(webhookId)),
  )
  for (const one of claims) queues.enter(one)
  queues.applyClaims(asked, claims)
  assert.equal(queues.open('o', '0').mayHaveMore, false)
  assert.equal(queues.open('o', '1').mayHaveMore, true)
})

test('an organization whose 1,000 webhooks all hang leaves full capacity to another one', () => {
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

test('a paused webhook is not claimed for before its pause ends, and others do not wait for it', () => {
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

test('a webhook whose pause ends right after it was skipped is not forgotten', (t) => {
  const queues = new EndpointQueues()
  const time = t.mock.method(performance, 'now', () => 1_000)
  Object.assign(queues.open('o', 'resting'), { mayHaveMore: true, pausedUntilMs: 1_001 })
  assert.deepEqual(queues.nextClaims(), [])
  time.mock.mockImplementation(() => 1_001)
  assert.equal(queues.pauseMs, 0)
  assert.equal(queues.nextClaims().length, 1)
  queues.open('o', 'resting').mayHaveMore = true
  assert.equal(queues.pauseMs, null, 'it was asked, not passed over')
})

test('a finished attempt frees a slot, and no claim runs when nothing waits', () => {
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

test('an abort reaches attempts in flight, not later ones', () => {
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

test('a single webhook gets at most two thirds of 1,024 attempts, and none that are reserved', () => {
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

test('an organization uses at most twice the free slots, including its own attempts', () => {
  const queues = new EndpointQueues()
  fill(queues, 'o', 680)
  queues.open('o', 'a').maxInFlight = 5_000
  assert.equal(capacityOf(queues, 'o', 'a'), 8, '2 × 344 − 680')
  const shared = new EndpointQueues()
  fill(shared, 'o', 660)
  for (const name of ['a', 'b'])
    Object.assign(shared.open('o', name), { mayHaveMore: true, maxInFlight: 5_000 })
  const capacities = shared.nextClaims().map(({ capacity }) => capacity)
  assert.deepEqual(capacities, [54, 1], 'half of what is free; then it has more than its share')
})

test('a finished attempt is no longer counted', () => {
  const queues = new EndpointQueues()
  fill(queues, 'o', 700)
  for (let n = 0; n < 20; n++) queues.leave(claim(`o ${n}`, 'o'))
  queues.open('o', 'a').maxInFlight = 5_000
  assert.equal(capacityOf(queues, 'o', 'a'), 8, 'as with the 680 that are left')
})

test('a webhook takes no more than its rate limit allows', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 30; n++) queues.enter(claim('a'))
  assert.equal(capacityOf(queues, 'o', 'a'), 2)
})

test('each webhook takes one slot of the reserve, and a second only in an organization with few', () => {
  for (const [own, others, first, second] of [
    [514, 253, 1, 0], // 257 are free, but its share is none: 2 × 257 − 514
    [300, 468, 1, 0], // 256 are free: the reserve
    [256, 512, 1, 0], // as many as are free
    [255, 513, 1, 1], // fewer than are free
  ] as const) {
    const queues = new EndpointQueues()
    fill(queues, 'o', own)
    fill(queues, 'others', others)
    const name = `${own} of its own, ${others} of others`
    assert.equal(capacityOf(queues, 'o', 'new'), first, name)
    assert.equal(capacityOf(queues, 'o', 'o 0'), second, name)
  }
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

test('one claim covers at most 100 webhooks, and only announced ones', () => {
  const queues = new EndpointQueues()
  for (let n = 0; n < 101; n++) queues.open('o', `${n}`)
  assert.deepEqual(queues.nextClaims(), [])
  for (let n = 0; n < 101; n++) queues.open('o', `${n}`).mayHaveMore = true
  assert.equal(queues.nextClaims().length, 100)
  assert.equal(queues.nextClaims().length, 1)
})
