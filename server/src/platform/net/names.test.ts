import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { createNames, type ResolvedAddress } from './names.ts'

const absent = Object.assign(new Error('queryA ENOTFOUND internal.name'), { code: 'ENOTFOUND' })
const broken = Object.assign(new Error('queryA ESERVFAIL via 10.0.0.53'), { code: 'ESERVFAIL' })

/** A resolver that answers with whatever is in `answer`, and a clock in milliseconds. */
function setUp(answer: readonly ResolvedAddress[] | Error) {
  const state = { answer, asked: [] as string[], nowMs: 0 }
  const lookup = async (host: string): Promise<readonly ResolvedAddress[]> => {
    state.asked.push(host)
    if (state.answer instanceof Error) throw state.answer
    return state.answer
  }
  const names = createNames(
    lookup,
    (address) => !address.startsWith('10.'),
    () => state.nowMs,
  )
  return { state, names }
}

const ipv4 = (address: string, ttl?: number): ResolvedAddress =>
  ttl === undefined ? { address, family: 4 } : { address, family: 4, ttl }

describe('a verdict', () => {
  test('is favourable when every answer may be reached', async () => {
    const { names } = setUp([ipv4('1.1.1.1'), ipv4('2.2.2.2')])
    const { addresses, allowed } = await names.resolve('a.example')
    assert.deepEqual([addresses, allowed], [['1.1.1.1', '2.2.2.2'], true])
  })

  test('is unfavourable when one answer of many is forbidden', async () => {
    const { names } = setUp([ipv4('1.1.1.1'), ipv4('10.0.0.1'), ipv4('2.2.2.2')])
    assert.equal((await names.resolve('a.example')).allowed, false)
  })

  test('covers IPv6 answers too, which come after the IPv4 ones', async () => {
    const { names } = setUp([{ address: '2606::1', family: 6 }, ipv4('1.1.1.1')])
    assert.deepEqual((await names.resolve('a.example')).addresses, ['1.1.1.1', '2606::1'])
  })
})

describe('an answer', () => {
  const lifetimes: [string, ResolvedAddress[] | Error, number][] = [
    ['holds for its TTL', [ipv4('1.1.1.1', 60)], 60_000],
    ['holds for the shortest TTL in it', [ipv4('1.1.1.1', 60), ipv4('2.2.2.2', 7)], 7_000],
    ['never holds longer than 5 min', [ipv4('1.1.1.1', 86_400)], 300_000],
    ['holds for 5 s when its TTL is unknown', [ipv4('1.1.1.1')], 5_000],
    ['that there is no such name holds for 30 s', absent, 30_000],
    ['without addresses holds for 30 s', [], 30_000],
  ]
  for (const [behaviour, answer, lifetimeMs] of lifetimes) {
    test(behaviour, async () => {
      const { state, names } = setUp(answer)
      await names.resolve('a.example')
      state.nowMs = lifetimeMs - 1
      assert.notEqual(names.cached('a.example'), undefined)
      await names.resolve('a.example')
      assert.equal(state.asked.length, 1)
      state.nowMs = lifetimeMs
      assert.equal(names.cached('a.example'), undefined)
      await names.resolve('a.example')
      assert.equal(state.asked.length, 2)
    })
  }

  test('with TTL 0 is not kept: a changed answer counts at once', async () => {
    const { state, names } = setUp([ipv4('1.1.1.1', 0)])
    assert.equal((await names.resolve('a.example')).allowed, true)
    state.answer = [ipv4('10.0.0.1', 0)]
    assert.equal((await names.resolve('a.example')).allowed, false)
  })

  test('is asked for once by all who wait for it', async () => {
    const { state, names } = setUp([ipv4('1.1.1.1', 0)])
    await Promise.all(Array.from({ length: 5 }, () => names.resolve('a.example')))
    assert.deepEqual(state.asked, ['a.example'])
  })

  test('of the longest unchanged name goes when there are more than 4096', async () => {
    const { names } = setUp([ipv4('1.1.1.1', 60)])
    for (let i = 0; i <= 4_096; i++) await names.resolve(`host${i}.example`)
    assert.equal(names.cached('host0.example'), undefined)
    assert.notEqual(names.cached('host1.example'), undefined)
    assert.notEqual(names.cached('host4096.example'), undefined)
  })
})

describe('a failing resolver', () => {
  test('is a dns_failed whose message tells nothing of it', async () => {
    const { names } = setUp(broken)
    await assert.rejects(names.resolve('a.example'), {
      code: 'dns_failed',
      message: 'The host name could not be resolved.',
      cause: broken,
    })
  })

  test('is asked again by the next request', async () => {
    const { state, names } = setUp(broken)
    await assert.rejects(names.resolve('a.example'))
    state.answer = [ipv4('1.1.1.1')]
    assert.equal((await names.resolve('a.example')).allowed, true)
  })

  test('that never answers is given up after 5 s', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const names = createNames(
        () => new Promise(() => {}),
        () => true,
      )
      const outcome = assert.rejects(names.resolve('a.example'), { code: 'dns_failed' })
      mock.timers.tick(5_000)
      await outcome
    } finally {
      mock.timers.reset()
    }
  })
})
