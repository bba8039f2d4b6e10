import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import type { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type Gate, ownGate, sharedGate } from './admission.ts'
import { arrive, type RateLimit, rateState } from './rate.ts'
import { createToken, hashToken } from './token.ts'

const gates = { 'the gate of one process': ownGate, 'the gate over a database': sharedGate }

function open(t: TestContext, app: Harness, kind: keyof typeof gates): Gate {
  const gate = gates[kind](app.context)
  t.after(() => gate[Symbol.asyncDispose]())
  return gate
}

const codeOf = (refusal: unknown): string => (refusal as ApiError).code

/** A token of an organization on a plan of its own, which has this limit. */
async function tokenWithin(app: Harness, limit: RateLimit) {
  const plan = `p${newId()}`
  const limitTo = ({ requestsPerMinute, burst }: RateLimit) =>
    app.context.database.db
      .insertInto('plans')
      .values({ key: plan, requests_per_minute: requestsPerMinute, burst })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ requests_per_minute: requestsPerMinute, burst }),
      )
      .execute()
  await limitTo(limit)
  const organization = await make.organization(app, { plan })
  const { token } = await make.token(app, ['*'], { organization })
  return { token: token as string, limitTo }
}

/** Null where the gate keeps it in memory, or nothing was admitted yet. */
async function storedArrivalUs({ context }: Harness, token: string): Promise<number | null> {
  const { rows } = await sql<{ us: number }>`
    select (extract(epoch from arrival) * 1000000)::bigint as us
    from token_rates join tokens on tokens.id = token_id
    where hash = ${hashToken(token)}`.execute(context.database.db)
  return rows[0]?.us ?? null
}

for (const kind of Object.keys(gates) as (keyof typeof gates)[]) {
  describe(kind, () => {
    test('counts exactly as the arithmetic of rate.ts says, over changes of the limit too', async (t) => {
      const app = await harness(t)
      const gate = open(t, app, kind)
      const limits = fc.constantFrom(
        { requestsPerMinute: 60, burst: 10 },
        { requestsPerMinute: 8, burst: 1 },
        { requestsPerMinute: 37, burst: 6 },
        { requestsPerMinute: 1, burst: 1 },
        { requestsPerMinute: 0, burst: 0 },
      )
      const pauses = fc.oneof(fc.constant(0), fc.constant(0), fc.nat(3_000), fc.nat(60_000))
      const phases = fc.array(
        fc.record({ limit: limits, pausesMs: fc.array(pauses, { minLength: 5, maxLength: 20 }) }),
        { minLength: 2, maxLength: 3 },
      )
      await fc.assert(
        fc.asyncProperty(phases, async (given) => {
          const { token, limitTo } = await tokenWithin(app, { requestsPerMinute: 1, burst: 1 })
          let arrivalUs = 0
          for (const { limit, pausesMs } of given) {
            await limitTo(limit)
            gate.forget()
            for (const pauseMs of pausesMs) {
              app.clock.advance(`${pauseMs}ms`)
              const nowUs = app.clock.now().getTime() * 1000
              const next = arrive(limit, arrivalUs, nowUs)
              arrivalUs = next ?? arrivalUs
              const { rate } = await gate.admit(token)
              assert.deepEqual(rate, rateState(limit, arrivalUs - nowUs, next !== null))
            }
          }
          const stored = await storedArrivalUs(app, token)
          if (stored !== null) assert.equal(stored, arrivalUs, 'to the microsecond')
        }),
        { numRuns: 15, endOnFailure: true },
      )
    })

    test('refuses a typo without asking the database', async (t) => {
      const app = await harness(t)
      const gate = open(t, app, kind)
      const token = createToken()
      const queries = countQueries(t)
      const typo = `${token.slice(0, 10)}${token[10] === 'a' ? 'b' : 'a'}${token.slice(11)}`
      for (const wrong of [typo, `${token}x`, 'nonsense', token.toLowerCase()])
        await assert.rejects(gate.admit(wrong), (error) => codeOf(error) === 'invalid_token')
      assert.equal(queries(), 0)
      await assert.rejects(gate.admit(token), (error) => codeOf(error) === 'invalid_token')
      assert.ok(queries() > 0)
    })

    test('holds an expiry to the second', async (t) => {
      const app = await harness(t)
      const gate = open(t, app, kind)
      const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
      const { token } = await make.token(app, ['*'], { expiresAt })
      app.clock.advance('3599s')
      assert.equal((await gate.admit(token)).expiresAt?.toISOString(), expiresAt)
      app.clock.advance('1s')
      await assert.rejects(gate.admit(token), (error) => codeOf(error) === 'expired_token')
    })

    test('a refused request and a dead token count nothing', async (t) => {
      const app = await harness(t)
      const gate = open(t, app, kind)
      const { token } = await tokenWithin(app, { requestsPerMinute: 60, burst: 2 })
      await gate.admit(token)
      await gate.admit(token)
      const refused = [await gate.admit(token), await gate.admit(token), await gate.admit(token)]
      for (const { rate } of refused) {
        assert.deepEqual([rate?.admitted, rate?.retryAfterSeconds], [false, 2])
      }
      app.clock.advance('2s')
      assert.equal((await gate.admit(token)).rate?.admitted, true)
    })

    test('remembers when a token was last used', async (t) => {
      const app = await harness(t)
      const { id, token } = await make.token(app, ['*'])
      const gate = gates[kind](app.context)
      app.clock.advance('5m')
      const usedAt = app.clock.now().toISOString()
      await gate.admit(token)
      await gate[Symbol.asyncDispose]()
      const path = `/operator/v1/organizations/${app.organization.id}/tokens`
      const { data } = (await app.operator.get(path)).body
      const listed = data.find((one: { id: string }) => one.id === id)
      assert.equal(listed.lastUsedAt, usedAt)
    })
  })
}

describe('what the gate of one process remembers', () => {
  test('spares the second request of a token its query', async (t) => {
    const app = await harness(t)
    const gate = open(t, app, 'the gate of one process')
    const { token } = await make.token(app, ['*'])
    await gate.admit(token)
    const queries = countQueries(t)
    await gate.admit(token)
    assert.equal(queries(), 0)
  })

  test('is not what was read before a revocation that ended meanwhile', async (t) => {
    const app = await harness(t)
    const gate = open(t, app, 'the gate of one process')
    const { token } = await make.token(app, ['*'])
    const underWay = gate.admit(token)
    gate.forget()
    await underWay
    const revoked_at = app.clock.now()
    await app.context.database.db.updateTable('tokens').set({ revoked_at }).execute()
    await assert.rejects(gate.admit(token), (error) => codeOf(error) === 'revoked_token')
  })

  test('is nothing of the value before a rotation, which ends by the clock', async (t) => {
    const app = await harness(t)
    const gate = open(t, app, 'the gate of one process')
    const { id, token } = await make.token(app, ['*'])
    const path = `/operator/v1/organizations/${app.organization.id}/tokens/${id}/rotate`
    await app.operator.post(path, { overlapHours: 1 })
    await gate.admit(token)
    app.clock.advance('3600s')
    await assert.rejects(gate.admit(token), (error) => codeOf(error) === 'invalid_token')
  })
})
