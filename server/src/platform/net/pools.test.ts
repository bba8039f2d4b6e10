import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createPools } from './pools.ts'
import { parseTarget } from './target.ts'

const settings = { ca: undefined, mayReach: () => false }

function setUp(t: TestContext) {
  const pools = createPools(settings)
  t.after(() => pools[Symbol.asyncDispose]())
  return (host: string, address = '192.0.2.1') =>
    pools.open(parseTarget(`https://${host}/`), address)
}

test('a pool is for one scheme, host, port and address', (t) => {
  const open = setUp(t)
  const first = open('a.example')
  assert.equal(open('A.example:443'), first)
  assert.notEqual(open('b.example'), first)
  assert.notEqual(open('a.example:444'), first)
  assert.notEqual(open('a.example', '192.0.2.2'), first)
})

test('the least recently used of more than 1024 pools is closed', (t) => {
  const open = setUp(t)
  const [first, second] = [open('0.example'), open('1.example')]
  for (let i = 2; i < 1_024; i++) open(`${i}.example`)
  open('0.example')
  assert.deepEqual([first.closed, second.closed], [false, false])
  open('1024.example')
  assert.deepEqual([first.closed, second.closed], [false, true])
})

test('a pool that was not used for more than 60 s is closed when the next one is opened', (t) => {
  let nowMs = 1_000
  t.mock.method(performance, 'now', () => nowMs)
  const open = setUp(t)
  const unused = open('a.example')
  const used = open('b.example')
  nowMs = 60_000
  open('b.example')
  open('c.example')
  assert.deepEqual([unused.closed, used.closed], [false, false])
  nowMs = 61_001
  open('d.example')
  assert.deepEqual([unused.closed, used.closed], [true, false])
})

test('every pool is destroyed at the end, one that was not used for long too', async (t) => {
  let nowMs = 1_000
  t.mock.method(performance, 'now', () => nowMs)
  const pools = createPools(settings)
  const pool = pools.open(parseTarget('https://a.example/'), '192.0.2.1')
  nowMs = 100_000
  await pools[Symbol.asyncDispose]()
  assert.equal(pool.destroyed, true)
})
