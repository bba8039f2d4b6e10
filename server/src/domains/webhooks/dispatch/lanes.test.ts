import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPace } from '../pace.ts'
import type { Claim } from './attempt.ts'
import { Lanes } from './lanes.ts'
import type { Asked } from './store.ts'

const claim = (webhookId: string, organizationId = 'o'): Claim =>
  ({ organizationId, webhookId, maxInFlight: 32 }) as Claim

/** As if everything that was asked for had been there. */
function grant(lanes: Lanes, asked: readonly Asked[]): void {
  const claims = asked.flatMap(({ webhookId, organizationId, room }) =>
    Array.from({ length: room }, () => claim(webhookId, organizationId)),
  )
  for (const one of claims) lanes.enter(one)
  lanes.answered(asked, claims)
}

test('an endpoint that never answers holds its own lane and no more', () => {
  const lanes = new Lanes()
  lanes.open('o', 'hanging').mayHaveMore = true
  for (let round = 0; round < 5; round++) grant(lanes, lanes.ask())
  assert.equal(lanes.inFlight, defaultPace.maxInFlight)
  lanes.open('o', 'well').mayHaveMore = true
  assert.deepEqual(
    lanes.ask().map(({ webhookId }) => webhookId),
    ['well'],
  )
})

test('hundreds of endpoints that never answer leave room for one that does', () => {
  const lanes = new Lanes()
  for (let n = 0; n < 700; n++) lanes.open('o', `hanging ${n}`).mayHaveMore = true
  for (let asked = lanes.ask(); asked.length > 0; asked = lanes.ask()) grant(lanes, asked)
  lanes.open('o', 'well').mayHaveMore = true
  assert.deepEqual(lanes.ask(), [{ organizationId: 'o', webhookId: 'well', room: 1 }])
})

test('endpoints share what is free, and those that were not asked come first', () => {
  const lanes = new Lanes()
  for (let n = 0; n < 150; n++) lanes.open('o', `${n}`).mayHaveMore = true
  const first = lanes.ask()
  assert.deepEqual(new Set(first.map(({ room }) => room)), new Set([5]))
  for (const { webhookId } of first) lanes.open('o', webhookId).mayHaveMore = true
  const all = [...first, ...lanes.ask()].map(({ webhookId }) => webhookId)
  for (let n = 0; n < 150; n++) assert.ok(all.includes(`${n}`))
})

test('an organization with 1,000 endpoints does not starve another with one', () => {
  const lanes = new Lanes()
  for (let n = 0; n < 1_000; n++) lanes.open('many', `${n}`).mayHaveMore = true
  lanes.open('one', 'single').mayHaveMore = true
  const [first, second] = lanes.ask()
  assert.deepEqual([first?.webhookId, second?.webhookId], ['0', 'single'])
  assert.ok(Number(second?.room) > Number(first?.room), 'its part is that of an organization')
})

test('an organization whose 1,000 endpoints all hang leaves a whole lane for another one', () => {
  const lanes = new Lanes()
  for (let round = 0; round < 20; round++) {
    for (let n = 0; n < 1_000; n++) lanes.open('many', `${n}`).mayHaveMore = true
    grant(lanes, lanes.ask())
  }
  assert.deepEqual(lanes.ask(), [], 'it takes no more')
  for (let got = 0; got < defaultPace.maxInFlight; ) {
    lanes.open('one', 'single').mayHaveMore = true
    const asked = lanes.ask()
    assert.deepEqual(
      asked.map(({ webhookId }) => webhookId),
      ['single'],
    )
    got += asked[0]?.room ?? 0
    grant(lanes, asked)
  }
})

test('an endpoint that rests is not asked before, and others do not wait for it', () => {
  const lanes = new Lanes()
  for (const webhookId of ['resting', 'well']) lanes.open('o', webhookId).mayHaveMore = true
  const asked = lanes.ask()
  const askedAt = new Date()
  const againAt = new Date(askedAt.getTime() + 60_000)
  lanes.answered(asked, [], [{ organizationId: 'o', webhookId: 'resting', againAt }], askedAt)
  lanes.open('o', 'resting').mayHaveMore = true
  lanes.open('o', 'well').mayHaveMore = true
  assert.deepEqual(
    lanes.ask().map(({ webhookId }) => webhookId),
    ['well'],
  )
  assert.ok(Number(lanes.restMs) > 0)
  lanes.open('o', 'resting').restsUntilMs = 0
  assert.deepEqual(
    lanes.ask().map(({ webhookId }) => webhookId),
    ['resting'],
  )
})

test('an endpoint whose rest ends right after it was passed over is not forgotten', (t) => {
  const lanes = new Lanes()
  const time = t.mock.method(performance, 'now', () => 1_000)
  Object.assign(lanes.open('o', 'resting'), { mayHaveMore: true, restsUntilMs: 1_001 })
  assert.deepEqual(lanes.ask(), [])
  time.mock.mockImplementation(() => 1_002)
  assert.equal(lanes.restMs, 0)
  assert.equal(lanes.ask().length, 1)
  assert.equal(lanes.restMs, null)
})

test('an end makes room for what waits, and nobody is asked when nothing waits', () => {
  const lanes = new Lanes()
  for (const isBacklogged of [true, false]) {
    lanes.open('o', 'a').mayHaveMore = true
    const asked = lanes.ask()
    const claims = [{ ...claim('a'), isBacklogged }]
    for (const one of claims) lanes.enter(one)
    lanes.answered(asked, claims)
    assert.deepEqual(lanes.ask(), [])
    lanes.leave(claim('a'))
    assert.equal(lanes.inFlight, 0)
    assert.equal(lanes.ask().length, isBacklogged ? 1 : 0)
  }
})

test('breaking off reaches what is on its way, not what comes after', () => {
  const lanes = new Lanes()
  const signal = lanes.enter(claim('a'))
  const other = lanes.enter(claim('b'))
  lanes.stop('a')
  assert.deepEqual([signal.aborted, other.aborted], [true, false])
  assert.equal(lanes.enter(claim('a')).aborted, false)
})
