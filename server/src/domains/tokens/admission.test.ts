import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import fc from 'fast-check'
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

/** A token of an organization whose plan has this limit. */
async function tokenWithin(app: Harness, limit: RateLimit): Promise<string> {
  const { db } = app.context.database
  const [plan, organizationId, token] = [`p${newId()}`, newId(), createToken()]
  const { requestsPerMinute: requests_per_minute, burst } = limit
  const now = app.clock.now()
  await db.insertInto('plans').values({ key: plan, requests_per_minute, burst }).execute()
  await db
    .insertInto('organizations')
    .values({ id: organizationId, name: 'x', plan, created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('tokens')
    .values({
      organization_id: organizationId,
      id: newId(),
      name: 'x',
      hash: hashToken(token),
      last_four: token.slice(-4),
      scopes: ['*'],
      created_by: 'test',
      created_at: now,
    })
    .execute()
  return token
}

for (const kind of Object.keys(gates) as (keyof typeof gates)[]) {
  describe(kind, () => {
    test('counts exactly as the arithmetic of rate.ts says', async (t) => {
      const app = await harness(t)
      const gate = open(t, app, kind)
      const steps = fc.array(fc.oneof(fc.constant(0), fc.nat(3_000), fc.nat(60_000)), {
        minLength: 5,
        maxLength: 40,
      })
      const limits = fc.constantFrom(
        { requestsPerMinute: 60, burst: 10 },
        { requestsPerMinute: 7, burst: 1 },
        { requestsPerMinute: 37, burst: 7 },
        { requestsPerMinute: 1, burst: 1 },
        { requestsPerMinute: 0, burst: 0 },
      )
      await fc.assert(
        fc.asyncProperty(limits, steps, async (limit, pausesMs) => {
          const token = await tokenWithin(app, limit)
          let arrivalUs = 0
          for (const pauseMs of pausesMs) {
            app.clock.advance(`${pauseMs}ms`)
            const nowUs = app.clock.now().getTime() * 1000
            const next = arrive(limit, arrivalUs, nowUs)
            arrivalUs = next ?? arrivalUs
            const { rate } = await gate.admit(token)
            assert.deepEqual(rate, rateState(limit, arrivalUs - nowUs, next !== null))
          }
        }),
        { numRuns: 12, endOnFailure: true },
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
      const token = await tokenWithin(app, { requestsPerMinute: 60, burst: 2 })
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
