import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import type { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Principal, RequestOrigin } from '../../platform/operations/principal.ts'
import {
  gapUs,
  gcraAdmit,
  limitsOf,
  type RateLimit,
  type RateState,
  rateState,
} from '../../platform/rates/gcra.ts'
import { LocalRates } from '../../platform/rates/rates.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { createToken, hashToken } from './token.ts'

const isShared = {
  'the in-memory authenticator': false,
  'the PostgreSQL authenticator': true,
}

const here: RequestOrigin = { address: '192.0.2.7', userAgent: 'test/1' }

/** An authenticator, with everything sent from here unless the test says otherwise. */
function open(t: TestContext, app: Harness, kind: keyof typeof isShared) {
  const authenticator: Authenticator = createAuthenticator(
    app.context,
    isShared[kind],
    isShared[kind] ? app.context.rates : new LocalRates(app.clock),
  )
  t.after(() => authenticator[Symbol.asyncDispose]())
  return {
    authenticate: (token: string, caller: Partial<RequestOrigin> = {}) =>
      authenticator.authenticate(token, { ...here, ...caller }),
    invalidate: authenticator.invalidate,
    close: () => authenticator[Symbol.asyncDispose](),
  }
}

const codeOf = (refusal: unknown): string => (refusal as ApiError).code

interface PlanOfTest extends RateLimit {
  organizationRequestsPerMinute?: number
}

/** A token of an organization on a plan of its own, which has these limits. */
async function tokenWithin(app: Harness, limits: PlanOfTest) {
  const plan = `p${newId()}`
  const limitTo = ({ requestsPerMinute, burst, organizationRequestsPerMinute }: PlanOfTest) => {
    const values = {
      requests_per_minute: requestsPerMinute,
      burst,
      organization_requests_per_minute: organizationRequestsPerMinute ?? null,
    }
    return app.context.database.db
      .insertInto('plans')
      .values({ key: plan, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute()
  }
  await limitTo(limits)
  const organization = await make.organization(app, { plan })
  const { token } = await make.token(app, ['*'], { organization })
  return { token: token as string, organization, limitTo }
}

/** The state of one limit after a request. */
function rateOf({ rates }: Principal, name: string): RateState | undefined {
  const { name: _, ...state } = rates.find((rate) => rate.name === name) ?? { name }
  return 'limit' in state ? (state as RateState) : undefined
}

async function listedToken(app: Harness, id: string) {
  const path = `/operator/v1/organizations/${app.organization.id}/tokens`
  const { data } = (await app.operator.get(path)).body
  return data.find((one: { id: string }) => one.id === id)
}

/** Null where the authenticator keeps it in memory, or nothing was admitted yet. */
async function storedArrivalUs({ context }: Harness, token: string): Promise<number | null> {
  const { rows } = await sql<{ us: number }>`
    select arrival_us as us from request_rates join tokens on tokens.id = subject
    where hash = ${hashToken(token)}`.execute(context.database.db)
  return rows[0]?.us ?? null
}

for (const kind of Object.keys(isShared) as (keyof typeof isShared)[]) {
  describe(kind, () => {
    test('counts exactly as the arithmetic of rate.ts says, over changes of the limit too', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
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
            authenticator.invalidate()
            for (const pauseMs of pausesMs) {
              app.clock.advance(`${pauseMs}ms`)
              const nowUs = app.clock.now().getTime() * 1000
              const next = gcraAdmit(limit, arrivalUs, nowUs)
              arrivalUs = next ?? arrivalUs
              const principal = await authenticator.authenticate(token)
              assert.deepEqual(
                rateOf(principal, 'token'),
                rateState(limit, arrivalUs - nowUs, next !== null),
              )
            }
          }
          const stored = await storedArrivalUs(app, token)
          if (stored !== null) assert.equal(stored, arrivalUs, 'to the microsecond')
        }),
        { numRuns: 15, endOnFailure: true },
      )
    })

    test('tells each of the requests that come together what it would be told alone', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      for (const [plan, others, admitted] of [
        [{ requestsPerMinute: 60, burst: 10 }, 3, 10],
        [{ requestsPerMinute: 60, burst: 10, organizationRequestsPerMinute: 48 }, 3, 5],
      ] as const) {
        const { token, organization } = await tokenWithin(app, plan)
        const { token: other } = await make.token(app, ['*'], { organization })
        for (let time = 0; time < others; time++) await authenticator.authenticate(other)
        const crowd = Array.from({ length: 14 }, () => authenticator.authenticate(token))
        const limits = limitsOf({
          requests_per_minute: plan.requestsPerMinute,
          burst: plan.burst,
          organization_requests_per_minute: 'organizationRequestsPerMinute' in plan ? 48 : null,
        })
        assert.ok(limits.subject && limits.organization)
        const gaps = [gapUs(limits.subject), gapUs(limits.organization)] as const
        const told = (await Promise.all(crowd)).map((principal) => [
          rateOf(principal, 'token'),
          rateOf(principal, 'organization'),
        ])
        const expected = crowd.map((_, index) => {
          const taken = Math.min(index + 1, admitted)
          const isTaken = index < admitted
          const lacksRoom = admitted === plan.burst
          return [
            rateState(limits.subject as RateLimit, taken * gaps[0], isTaken || !lacksRoom),
            rateState(
              limits.organization as RateLimit,
              (others + taken) * gaps[1],
              isTaken || lacksRoom,
            ),
          ]
        })
        // In memory, the first may come after the others.
        const sorted = (states: object[]) => states.map((state) => JSON.stringify(state)).sort()
        assert.deepEqual(sorted(told), sorted(expected))
      }
    })

    test('counts all tokens of an organization together, as the same arithmetic says', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const steps = fc.array(
        fc.record({ one: fc.boolean(), pauseMs: fc.oneof(fc.constant(0), fc.nat(900)) }),
        { minLength: 30, maxLength: 60 },
      )
      const plans = fc.constantFrom<PlanOfTest>(
        { requestsPerMinute: 60, burst: 10 },
        { requestsPerMinute: 60, burst: 10, organizationRequestsPerMinute: 60 },
        { requestsPerMinute: 6, burst: 1, organizationRequestsPerMinute: 11 },
      )
      await fc.assert(
        fc.asyncProperty(plans, steps, async (plan, given) => {
          const first = await tokenWithin(app, plan)
          const { organization } = first
          const second = await make.token(app, ['*'], { organization })
          const limits = limitsOf({
            requests_per_minute: plan.requestsPerMinute,
            burst: plan.burst,
            organization_requests_per_minute: plan.organizationRequestsPerMinute ?? null,
          })
          assert.ok(limits.subject && limits.organization)
          const arrivals = [0, 0]
          let together = 0
          for (const { one, pauseMs } of given) {
            app.clock.advance(`${pauseMs}ms`)
            const nowUs = app.clock.now().getTime() * 1000
            const which = one ? 0 : 1
            const own = gcraAdmit(limits.subject, arrivals[which] ?? 0, nowUs)
            const all = gcraAdmit(limits.organization, together, nowUs)
            if (own !== null && all !== null) [arrivals[which], together] = [own, all]
            const principal: Principal = await authenticator.authenticate(
              one ? first.token : second.token,
            )
            const states: RateState[] = [
              rateState(limits.subject, (arrivals[which] ?? 0) - nowUs, own !== null),
              rateState(limits.organization, together - nowUs, own === null || all !== null),
            ]
            const actual = [rateOf(principal, 'token'), rateOf(principal, 'organization')]
            assert.deepEqual(actual, states)
          }
        }),
        { numRuns: 8, endOnFailure: true },
      )
    })

    test('refuses a typo without asking the database', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const token = createToken()
      const queries = countQueries(t)
      const typo = `${token.slice(0, 10)}${token[10] === 'a' ? 'b' : 'a'}${token.slice(11)}`
      for (const wrong of [typo, `${token}x`, 'nonsense', token.toLowerCase()])
        await assert.rejects(
          authenticator.authenticate(wrong),
          (error) => codeOf(error) === 'invalid_token',
        )
      assert.equal(queries(), 0)
      await assert.rejects(
        authenticator.authenticate(token),
        (error) => codeOf(error) === 'invalid_token',
      )
      assert.ok(queries() > 0)
    })

    test('holds an expiry to the second', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
      const { token } = await make.token(app, ['*'], { expiresAt })
      app.clock.advance('3599s')
      assert.equal((await authenticator.authenticate(token)).expiresAt?.toISOString(), expiresAt)
      app.clock.advance('1s')
      await assert.rejects(
        authenticator.authenticate(token),
        (error) => codeOf(error) === 'expired_token',
      )
    })

    test('a refused request and a dead token count nothing', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const { token } = await tokenWithin(app, { requestsPerMinute: 60, burst: 2 })
      await authenticator.authenticate(token)
      await authenticator.authenticate(token)
      const refused = [
        await authenticator.authenticate(token),
        await authenticator.authenticate(token),
        await authenticator.authenticate(token),
      ]
      for (const principal of refused) {
        const rate = rateOf(principal, 'token')
        assert.deepEqual([rate?.admitted, rate?.retryAfterSeconds], [false, 2])
      }
      app.clock.advance('2s')
      assert.equal(rateOf(await authenticator.authenticate(token), 'token')?.admitted, true)
    })

    test('remembers when, from where and by what a token was used last, and writes it once', async (t) => {
      const app = await harness(t)
      const { id, token } = await make.token(app, ['*'])
      const authenticator = open(t, app, kind)
      await authenticator.authenticate(token, { address: '192.0.2.1', userAgent: null })
      app.clock.advance('5m')
      const at = app.clock.now().toISOString()
      const queries = countQueries(t, 'set last_used_at')
      await authenticator.authenticate(token, { address: '2001:db8::7', userAgent: 'sync/2' })
      assert.equal(queries(), 0)
      await authenticator.close()
      assert.equal(queries(), 1)
      const listed = await listedToken(app, id)
      assert.equal(listed.lastUsedAt, at)
      assert.deepEqual(listed.lastUsed, { at, address: '2001:db8::7', userAgent: 'sync/2' })
    })

    test('does not take an earlier use for the last one', async (t) => {
      const app = await harness(t)
      const { id, token } = await make.token(app, ['*'])
      const [late, early] = [open(t, app, kind), open(t, app, kind)]
      await early.authenticate(token, { address: '192.0.2.1' })
      app.clock.advance('1s')
      await late.authenticate(token, { address: '192.0.2.2' })
      await late.close()
      await early.close()
      assert.equal((await listedToken(app, id)).lastUsed.address, '192.0.2.2')
    })

    test('lets a token in from its networks alone, and counts no other request', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const { token, organization } = await tokenWithin(app, { requestsPerMinute: 60, burst: 1 })
      const networks = ['192.0.2.0/24', '2001:db8:7::/48', '198.51.100.9']
      const bound = await make.token(app, ['*'], { organization, allowedNetworks: networks })
      for (const address of ['198.51.100.8', '192.0.3.1', '2001:db8:8::1', '::1', 'unknown', '']) {
        const refused = authenticator.authenticate(bound.token, { address })
        await assert.rejects(refused, (error: ApiError) => {
          assert.deepEqual([error.status, error.code], [403, 'address_not_allowed'])
          return error.message.includes(address)
        })
      }
      for (const address of ['192.0.2.255', '2001:db8:7:ffff::', '198.51.100.9']) {
        const principal = await authenticator.authenticate(bound.token, { address })
        assert.equal(rateOf(principal, 'token')?.admitted, true)
        app.clock.advance('2s')
      }
      assert.ok(await authenticator.authenticate(token, { address: 'unknown' }))
    })

    test('asks about an unknown token once', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const token = createToken()
      await assert.rejects(
        authenticator.authenticate(token),
        (error) => codeOf(error) === 'invalid_token',
      )
      const queries = countQueries(t)
      await assert.rejects(
        authenticator.authenticate(token),
        (error) => codeOf(error) === 'invalid_token',
      )
      assert.equal(queries(), 0)
    })

    test('slows an address down that guesses, and never a good token sent from it', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const [known, fresh] = [await make.token(app, ['*']), await make.token(app, ['*'])]
      await authenticator.authenticate(known.token)
      const codes: string[] = []
      for (let guess = 0; guess < 40; guess++) {
        const token = guess % 2 ? createToken() : `nonsense${guess}`
        await authenticator.authenticate(token).catch((error) => codes.push(codeOf(error)))
      }
      const before = Array.from({ length: 30 }, () => 'invalid_token')
      assert.deepEqual(codes, [...before, ...Array.from({ length: 10 }, () => 'rate_limited')])
      await Promise.all([
        authenticator.authenticate(known.token),
        authenticator.authenticate(fresh.token),
      ])
      const elsewhere = authenticator.authenticate('nonsense', { address: '192.0.2.8' })
      await assert.rejects(elsewhere, (error) => codeOf(error) === 'invalid_token')
      app.clock.advance('60s')
      await assert.rejects(
        authenticator.authenticate('nonsense'),
        (error) => codeOf(error) === 'invalid_token',
      )
    })

    test('asks the database about the guesses of such an address one at a time, a hundred at most', async (t) => {
      const app = await harness(t)
      const authenticator = open(t, app, kind)
      const known = await make.token(app, ['*'])
      await authenticator.authenticate(known.token)
      for (let guess = 0; guess < 30; guess++)
        await authenticator.authenticate('nonsense').catch(() => {})
      const queries = countQueries(t, 'token_homes')
      const flood = Array.from({ length: 1000 }, () => authenticator.authenticate(createToken()))
      const good = authenticator.authenticate(known.token)
      const all = await Promise.allSettled(flood)
      assert.deepEqual(
        new Set(all.map((one) => one.status === 'rejected' && codeOf(one.reason))),
        new Set(['rate_limited']),
      )
      assert.deepEqual((await good).rates, [])
      assert.ok(queries() <= 101, `${queries()} queries`)
    })
  })
}

describe('what the in-memory authenticator caches', () => {
  test('spares the second request of a token its query', async (t) => {
    const app = await harness(t)
    const authenticator = open(t, app, 'the in-memory authenticator')
    const { token } = await make.token(app, ['*'])
    await authenticator.authenticate(token)
    const queries = countQueries(t)
    await authenticator.authenticate(token)
    assert.equal(queries(), 0)
  })

  test('is not what was read before a revocation that ended meanwhile', async (t) => {
    const app = await harness(t)
    const authenticator = open(t, app, 'the in-memory authenticator')
    const { token } = await make.token(app, ['*'])
    const underWay = authenticator.authenticate(token)
    authenticator.invalidate()
    await underWay
    const revoked_at = app.clock.now()
    await app.context.database.db.updateTable('tokens').set({ revoked_at }).execute()
    await assert.rejects(
      authenticator.authenticate(token),
      (error) => codeOf(error) === 'revoked_token',
    )
  })

  test('is nothing of the value before a rotation, which ends by the clock', async (t) => {
    const app = await harness(t)
    const authenticator = open(t, app, 'the in-memory authenticator')
    const { id, token } = await make.token(app, ['*'])
    const path = `/operator/v1/organizations/${app.organization.id}/tokens/${id}/rotate`
    await app.operator.post(path, { overlapHours: 1 })
    await authenticator.authenticate(token)
    app.clock.advance('3600s')
    await assert.rejects(
      authenticator.authenticate(token),
      (error) => codeOf(error) === 'invalid_token',
    )
  })
})
