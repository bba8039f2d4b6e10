import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { type Harness, harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import { newId, OrganizationId } from '../ids.ts'
import type { RateLimits } from './gcra.ts'
import { createRates, ratesOf, type Subject } from './rates.ts'

const limit = { requestsPerMinute: 60, burst: 2 }

const open = (t: TestContext, { context, clock }: Harness, isShared: boolean) => {
  const rates = createRates({ ...context.database, isShared }, clock, context.log)
  t.after(() => rates[Symbol.asyncDispose]())
  return rates
}

const subjectOf = ({ organization }: Harness): Subject => ({
  kind: 'token',
  id: newId(),
  organizationId: OrganizationId.read(organization.id) ?? '',
})

describe('the rates of an installation', () => {
  for (const [kind, queries] of [
    ['embedded', 0],
    ['postgres', 1],
  ] as const) {
    test(`hold each limit by itself, with ${queries} statements on the ${kind} database`, async (t) => {
      const app = await harness(t)
      const rates = open(t, app, kind === 'postgres')
      for (const limits of [
        { subject: limit, organization: null },
        { subject: null, organization: limit },
        { subject: limit, organization: limit },
      ] satisfies RateLimits[]) {
        app.clock.advance('1m')
        const subject = subjectOf(app)
        const sent = countQueries(t)
        const answers = [1, 2, 3].map(() => rates.admit(subject, limits))
        const states = await Promise.all(answers)
        assert.equal(sent(), 3 * queries)
        t.mock.restoreAll()
        const names = [limits.subject && 'token', limits.organization && 'organization']
        for (const state of states)
          assert.deepEqual(
            state.map(({ name }) => name),
            names.filter((name) => name !== null),
          )
        const admitted = states.filter((state) => state.every((one) => one.admitted))
        assert.equal(admitted.length, limit.burst, names.join())
      }
    })

    test(`on the ${kind} database have nothing to count without a limit`, async (t) => {
      const app = await harness(t)
      const rates = open(t, app, kind === 'postgres')
      const sent = countQueries(t)
      const limits = { subject: null, organization: null }
      assert.deepEqual(await rates.admit(subjectOf(app), limits), [])
      assert.equal(sent(), 0)
    })
  }

  test('are full where nothing has arrived yet', () => {
    const none = { ahead_us: null, admitted: true }
    const row = { ...none, organization_ahead_us: null, organization_admitted: true }
    const full = { limit: 60, remaining: 2, resetSeconds: 0, retryAfterSeconds: 1, admitted: true }
    assert.deepEqual(ratesOf('token', { subject: limit, organization: limit }, row), [
      { name: 'token', ...full },
      { name: 'organization', ...full },
    ])
  })

  test('are one count over the nodes of a shared database', async (t) => {
    const app = await harness(t)
    const nodes = [open(t, app, true), open(t, app, true)]
    const subject = subjectOf(app)
    const admitted: (boolean | undefined)[] = []
    for (const node of [...nodes, ...nodes]) {
      const [rate] = await node.admit(subject, { subject: limit, organization: null })
      admitted.push(rate?.admitted)
    }
    assert.deepEqual(admitted, [true, true, false, false])
  })

  test('do not keep a process running', async (t) => {
    const app = await harness(t)
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    open(t, app, false)
    assert.equal(timers(), before)
  })
})
