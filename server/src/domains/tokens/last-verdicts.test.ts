import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anyToken } from '../../../test/principal.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import { LastVerdicts } from './last-verdicts.ts'

const here = '192.0.2.7'

function within(remaining: number, admitted = true): Principal {
  const rate = { limit: 9, remaining, resetSeconds: 1, retryAfterSeconds: 1, admitted }
  return { ...anyToken, rates: [{ name: 'token', ...rate }] }
}

function setUp() {
  const verdicts = new LastVerdicts()
  /** Whether the request is presumed to be admitted, and the end of its admission. */
  const ask = (authenticate: () => Promise<Principal | null>, key = 'one', address = here) => {
    let isPresumed = false
    const presume = () => {
      isPresumed = true
    }
    const verdict = verdicts.follow(key, address, authenticate, presume)
    return { isPresumed, verdict }
  }
  return { verdicts, ask }
}

describe('a request of a token', () => {
  test('is presumed to be admitted as the last one was, from the same address', async () => {
    const { ask } = setUp()
    const admit = async () => anyToken
    const first = ask(admit)
    await first.verdict
    assert.deepEqual([first.isPresumed, ask(admit).isPresumed], [false, true])
    assert.equal(ask(admit, 'other').isPresumed, false)
    assert.equal(ask(admit, 'one', '192.0.2.8').isPresumed, false)
  })

  test('is not after a refusal of any kind, until one is admitted again', async () => {
    const { verdicts, ask } = setUp()
    for (const refuse of [
      async () => Promise.reject(new Error('revoked')),
      async () => within(0, false),
      async () => null,
    ]) {
      await ask(async () => anyToken).verdict
      await ask(refuse).verdict.catch(() => {})
      const next = ask(async () => anyToken)
      assert.equal(next.isPresumed, false)
      await next.verdict
      assert.equal(ask(async () => anyToken).isPresumed, true)
    }
    assert.equal(verdicts.has('one'), true)
  })

  test('reads ahead for no more requests than the last verdict left room for', async () => {
    const { ask } = setUp()
    await ask(async () => within(3)).verdict
    const end = Promise.withResolvers<Principal>()
    const crowd = Array.from({ length: 20 }, () => ask(() => end.promise))
    assert.equal(crowd.filter(({ isPresumed }) => isPresumed).length, 3)
    end.resolve(within(2))
    await Promise.all(crowd.map(({ verdict }) => verdict))
    assert.equal(ask(async () => within(1)).isPresumed, true)
  })
})
