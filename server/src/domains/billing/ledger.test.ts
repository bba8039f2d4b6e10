import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { ApiError } from '../../platform/errors.ts'
import { OrganizationId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import {
  bringLedgerUpToDate,
  chargeCredits,
  grantCredits,
  isLedgerBehind,
  reserveCredits,
  settleCredits,
} from './ledger.ts'
import { findAllowance, listOpenGrants } from './store.ts'

const plans = { metered: 0, tiny: 1, small: 100, large: 250, unmetered: null }
type PlanName = keyof typeof plans

/** The ledger of a new organization, spoken to as the other domains do. */
class Account {
  app: Harness
  id: string
  plan: PlanName
  /** Where nothing is metered, more may be used than was ever reserved. */
  unmetered = new Set<string>()
  constructor(app: Harness, id: string, plan: PlanName) {
    this.app = app
    this.id = id
    this.plan = plan
  }

  static async open(app: Harness, plan: PlanName = 'metered'): Promise<Account> {
    for (const [key, monthlyCredits] of Object.entries(plans))
      await app.operator.put(`/operator/v1/plans/${key}`, { monthlyCredits })
    const { id } = await make.organization(app, { plan })
    return new Account(app, OrganizationId.read(id) ?? '', plan)
  }

  /** `refused` when it costs more than there is. */
  async run(move: (work: Work) => Promise<unknown>): Promise<'done' | 'refused'> {
    try {
      await this.app.context.transact(this.id, { kind: 'system' }, move)
      return 'done'
    } catch (error) {
      assert.ok(error instanceof ApiError && error.code === 'insufficient_credits', String(error))
      return 'refused'
    }
  }

  grant = (amount: number, expiresAt: Date | null = null) =>
    this.run((work) => grantCredits(work, { amount, reason: 'test', expiresAt }))
  reserve = (subject: string, amount: number) =>
    this.run((work) => reserveCredits(work, subject, amount))
  settle = (subject: string, used: number) => {
    if (this.plan === 'unmetered') this.unmetered.add(subject)
    return this.run((work) => settleCredits(work, subject, used))
  }
  charge = (subject: string, amount: number) =>
    this.run((work) => chargeCredits(work, subject, amount))
  async moveTo(plan: PlanName): Promise<void> {
    this.plan = plan
    const path = `/operator/v1/organizations/${this.id}`
    assert.equal((await this.app.operator.patch(path, { plan })).status, 200)
  }

  async available(): Promise<number | null> {
    const grants = await this.app.context.transact(this.id, { kind: 'system' }, bringLedgerUpToDate)
    return grants === 'unmetered' ? null : grants.reduce((sum, { remaining }) => sum + remaining, 0)
  }

  /** Whether a reader would find an allowance that is due, or a grant that is over. */
  async isBehind(): Promise<boolean> {
    const { db } = this.app.context.database
    const [allowance, now] = [plans[this.plan] ?? 0, this.app.clock.now()]
    const grants = await listOpenGrants(db, this.id)
    return isLedgerBehind(db, this.id, { allowance, grants, now })
  }

  async used(): Promise<number> {
    const { entries } = await this.books()
    return entries.reduce((total, { used }) => total + used, 0)
  }

  /** What is set aside and not settled. */
  async reserved(): Promise<number> {
    const { entries } = await this.books()
    const settled = new Set(
      entries.filter(({ kind }) => kind === 'settle').map((one) => one.subject),
    )
    return -entries
      .filter(({ kind, subject }) => kind === 'reserve' && !settled.has(subject))
      .reduce((total, { amount }) => total + amount, 0)
  }

  /** What lies in the tables, as it is. */
  async books() {
    const { db } = this.app.context.database
    const [grants, entries] = [
      await db
        .selectFrom('credit_grants')
        .selectAll()
        .where('organization_id', '=', this.id)
        .execute(),
      await db
        .selectFrom('credit_entries')
        .selectAll()
        .where('organization_id', '=', this.id)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    ]
    return { grants, entries }
  }

  /** What must hold whatever has happened. */
  async audit(): Promise<void> {
    const { grants, entries } = await this.books()
    const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)
    const remaining = sum(grants.map((grant) => grant.remaining))
    assert.equal(sum(entries.map(({ amount }) => amount)), remaining, 'Σ entries = Σ remaining')
    let balance = 0
    for (const { amount, balance_after: after } of entries) {
      balance += amount
      assert.equal(after, balance, 'the balance after an entry is the sum up to it')
    }
    assert.ok(grants.every((grant) => grant.remaining >= 0 && grant.remaining <= grant.amount))
    for (const subject of new Set(entries.map((entry) => entry.subject))) {
      const of = (kind: string) =>
        entries.filter((one) => one.subject === subject && one.kind === kind)
      const reserved = -sum(of('reserve').map(({ amount }) => amount))
      const released = sum(of('release').map(({ amount }) => amount))
      const settlements = of('settle')
      assert.ok(released <= reserved && settlements.length <= 1, subject)
      if (reserved > 0 && settlements.length === 1 && !this.unmetered.has(subject))
        assert.equal(released + sum(settlements.map(({ used }) => used)), reserved, subject)
    }
  }
}

interface Step {
  move: 'grant' | 'reserve' | 'settle' | 'charge' | 'wait' | 'plan'
  subject: string
  amount: number
  days: number
  plan: PlanName
}

const steps = fc.array(
  fc.record<Step>({
    move: fc.constantFrom(
      'grant',
      'reserve',
      'reserve',
      'settle',
      'settle',
      'charge',
      'wait',
      'plan',
    ),
    subject: fc.constantFrom('1', '2'),
    amount: fc.integer({ min: 1, max: 120 }),
    days: fc.integer({ min: 1, max: 40 }),
    plan: fc.constantFrom('metered', 'small', 'large', 'unmetered'),
  }),
  { minLength: 5, maxLength: 25 },
)

// A subject is charged or reserved for, never both.
const subjectOf = (move: Step['move'], subject: string): string =>
  move === 'charge' ? `search:${subject}` : `source:${subject}`

async function take(account: Account, { move, subject, amount, days, plan }: Step): Promise<void> {
  const { clock } = account.app
  if (move === 'wait') return clock.advance(`${days}d`)
  if (move === 'plan') return account.moveTo(plan)
  const in20Days = new Date(clock.now().getTime() + 20 * 86_400_000)
  if (move === 'grant') await account.grant(amount, days > 20 ? null : in20Days)
  else await account[move](subjectOf(move, subject), amount)
}

async function openGrants(account: Account) {
  const { grants } = await account.books()
  return grants
    .filter(({ remaining }) => remaining > 0)
    .map(({ amount, remaining, expires_at }) => ({ amount, remaining, expires_at }))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
}

describe('the credits ledger', () => {
  test('is never negative and sums to its grants, whatever happens in whatever order', async (t) => {
    const app = await harness(t)
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const account = await Account.open(app)
        for (const step of given) {
          await take(account, step)
          await account.audit()
        }
        assert.ok(((await account.available()) ?? 0) >= 0)
        await account.audit()
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('comes to the same however often it is looked at in between', async (t) => {
    const app = await harness(t)
    const watched = fc.array(fc.boolean(), { minLength: 25, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(steps, watched, async (given, looks) => {
        const [whole, split] = [await Account.open(app), await Account.open(app)]
        for (const [index, step] of given.entries()) {
          if (looks[index]) await split.available()
          await take(whole, step)
          if (step.move !== 'wait') await take(split, step)
        }
        assert.equal(await whole.available(), await split.available())
        assert.deepEqual(await openGrants(whole), await openGrants(split))
        assert.equal(await whole.used(), await split.used())
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('keeps its laws while many moves happen at once, and loses or makes no credit', async (t) => {
    const app = await harness(t)
    const atOnce = fc.array(steps, { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(atOnce, async (rounds) => {
        const account = await Account.open(app)
        let granted = 50
        await account.grant(granted)
        for (const round of rounds) {
          const moves = round.filter(({ move }) => !['wait', 'plan'].includes(move))
          for (const { move, amount } of moves) if (move === 'grant') granted += amount
          await Promise.all(moves.map((step) => take(account, { ...step, days: 40 })))
          await account.audit()
          const kept = ((await account.available()) ?? 0) + (await account.reserved())
          assert.equal(kept + (await account.used()), granted)
        }
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('does every movement once: its replay is no movement', async (t) => {
    const app = await harness(t)
    const repeatable = (step: Step) => ['reserve', 'settle', 'charge'].includes(step.move)
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const account = await Account.open(app, 'small')
        for (const step of given) {
          await take(account, step)
          if (!repeatable(step)) continue
          await account.available()
          const before = await account.books()
          const settled = before.entries.some(
            ({ kind, subject }) =>
              kind === 'settle' && subject === subjectOf(step.move, step.subject),
          )
          await take(account, step)
          if (settled || step.move === 'settle') assert.deepEqual(await account.books(), before)
        }
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  test('refuses exactly what is more than there is, and says both figures', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app)
    await account.grant(10)
    const refused = app.context.transact(account.id, { kind: 'system' }, (work) =>
      reserveCredits(work, 'source:1', 11),
    )
    await assert.rejects(refused, (error: ApiError) => {
      assert.deepEqual([error.status, error.code], [402, 'insufficient_credits'])
      assert.match(error.message, /needs 11 credits; 10 are available/)
      return true
    })
    assert.equal(await account.reserve('source:1', 10), 'done')
    assert.equal(await account.reserve('source:2', 1), 'refused')
  })

  test('of many charges at once admits exactly as many as the balance covers', async (t) => {
    const app = await harness(t)
    for (const [balance, cost] of [
      [100, 7],
      [30, 30],
      [5, 6],
    ] as const) {
      const account = await Account.open(app)
      await account.grant(Math.floor(balance / 2))
      await account.grant(Math.ceil(balance / 2))
      const outcomes = await Promise.all(
        Array.from({ length: 25 }, (_, n) => account.charge(`search:${n}`, cost)),
      )
      const done = outcomes.filter((outcome) => outcome === 'done').length
      assert.equal(done, Math.floor(balance / cost))
      assert.equal(await account.available(), balance % cost)
      await account.audit()
    }
  })

  test('of one movement many times at once does one', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app)
    await account.grant(100)
    await Promise.all(Array.from({ length: 10 }, () => account.charge('search:1', 10)))
    await Promise.all(Array.from({ length: 10 }, () => account.reserve('source:1', 10)))
    await Promise.all(Array.from({ length: 10 }, () => account.settle('source:1', 4)))
    assert.equal(await account.available(), 86)
    await account.audit()
  })

  test('of one movement many times at once records one where nothing is metered', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app, 'unmetered')
    const tenTimes = <T>(move: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, move))
    await tenTimes(() => account.charge('search:1', 10))
    await tenTimes(() => account.reserve('source:1', 10))
    await tenTimes(() => account.settle('source:1', 4))
    const { entries } = await account.books()
    assert.deepEqual(
      entries.map(({ subject, kind, used }) => [subject, kind, used]),
      [
        ['search:1', 'settle', 10],
        ['source:1', 'settle', 4],
      ],
    )
    await account.audit()
  })
})

describe('what was used', () => {
  test('is counted for the operator, to the credit', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app)
    const counter = app.context.metrics.registry.getSingleMetric('capstan_credits_used_total')
    const growthBy = async (move: () => Promise<unknown>) => {
      const read = async () => (await counter?.get())?.values[0]?.value ?? 0
      const before = await read()
      await move()
      return (await read()) - before
    }
    await account.grant(10)
    assert.equal(await growthBy(() => account.charge('search:1', 1)), 1)
    assert.equal(await growthBy(() => account.charge('search:1', 1)), 0, 'its replay')
    assert.equal(await growthBy(() => account.reserve('source:1', 5)), 0)
    assert.equal(await growthBy(() => account.settle('source:1', 3)), 3)
    assert.equal(await account.available(), 6)
    await account.reserve('source:2', 2)
    await account.settle('source:2', 2)
    const { entries } = await account.books()
    const kinds = entries.filter(({ subject }) => subject === 'source:2').map(({ kind }) => kind)
    assert.deepEqual(kinds, ['reserve', 'settle'], 'nothing is left to give back')
  })
})

describe('a reservation', () => {
  test('gives back what was not used, last taken first', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app)
    const soon = new Date(app.clock.now().getTime() + 86_400_000)
    await account.grant(10)
    await account.grant(5, soon)
    await account.reserve('source:1', 12)
    assert.equal(await account.available(), 3)
    await account.settle('source:1', 6)
    assert.equal(await account.available(), 9)
    app.clock.advance('1d')
    assert.equal(await account.available(), 9, 'those that expire first were used first')
  })

  test('whose grant expired meanwhile gives back nothing that can be used', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app)
    await account.grant(10, new Date(app.clock.now().getTime() + 3_600_000))
    await account.reserve('source:1', 10)
    app.clock.advance('1h')
    await account.settle('source:1', 0)
    assert.equal(await account.available(), 0)
    await account.audit()
  })

  test('that was too small takes the rest, or is refused as a whole', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app)
    await account.grant(10)
    await account.reserve('source:1', 4)
    assert.equal(await account.settle('source:1', 11), 'refused')
    assert.equal(await account.available(), 6)
    assert.equal(await account.settle('source:1', 9), 'done')
    assert.equal(await account.available(), 1)
    await account.audit()
  })
})

describe('the monthly allowance', () => {
  test('is given once a month, and what is left of it lapses with the month', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app, 'small')
    await Promise.all(Array.from({ length: 10 }, () => account.available()))
    assert.equal(await account.available(), 100)
    await account.charge('search:1', 30)
    const firstOfNext = new Date(app.clock.now())
    firstOfNext.setUTCMonth(firstOfNext.getUTCMonth() + 1, 1)
    firstOfNext.setUTCHours(0, 0, 0, 0)
    const untilMs = firstOfNext.getTime() - app.clock.now().getTime()
    app.clock.advance(`${untilMs - 1}ms`)
    assert.equal(await account.available(), 70)
    app.clock.advance('1ms')
    assert.equal(await account.available(), 100)
    await account.audit()
    assert.equal(await (await Account.open(app, 'tiny')).available(), 1)
  })

  test('is of the first of the month, and ends where the next month begins', async (t) => {
    const app = await harness(t)
    for (const [now, month, end] of [
      ['2027-02-28T23:59:59.999Z', '2027-02-01', '2027-03-01T00:00:00.000Z'],
      ['2027-12-01T00:00:00.000Z', '2027-12-01', '2028-01-01T00:00:00.000Z'],
    ] as const) {
      app.clock.advance(`${Date.parse(now) - app.clock.now().getTime()}ms`)
      const account = await Account.open(app, 'small')
      await account.available()
      const { grants } = await account.books()
      assert.deepEqual(
        grants.map(({ expires_at: expiresAt, remaining }) => [expiresAt?.toISOString(), remaining]),
        [[end, 100]],
      )
      assert.ok(await findAllowance(app.context.database.db, account.id, month), month)
    }
  })

  test('makes a reader write only when it is due, or a grant is over', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app, 'metered')
    assert.equal(await account.isBehind(), false, 'no allowance, no grant')
    await account.grant(10, new Date(app.clock.now().getTime() + 1_000))
    app.clock.advance('999ms')
    assert.equal(await account.isBehind(), false)
    app.clock.advance('1ms')
    assert.equal(await account.isBehind(), true, 'the grant is over')
    for (const [plan, isDue] of [
      ['metered', false],
      ['small', true],
      ['large', true],
      ['small', false],
    ] as const) {
      await account.moveTo(plan)
      assert.equal(await account.isBehind(), isDue, plan)
      await account.available()
      assert.equal(await account.isBehind(), false, plan)
    }
  })

  test('grows at once with a larger plan, and is not taken back by a smaller one', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app, 'small')
    await account.charge('search:1', 30)
    await account.moveTo('large')
    assert.equal(await account.available(), 220)
    for (const plan of ['small', 'large', 'small'] as const) {
      await account.moveTo(plan)
      assert.equal(await account.available(), 220)
    }
    app.clock.advance('31d')
    assert.equal(await account.available(), 100)
    await account.audit()
  })

  test('is none where credits are not metered, and nothing is refused there', async (t) => {
    const app = await harness(t)
    const account = await Account.open(app, 'unmetered')
    assert.equal(await account.available(), null)
    assert.equal(await account.charge('search:1', 1_000_000), 'done')
    assert.equal(await account.charge('search:1', 1_000_000), 'done')
    assert.equal(await account.reserve('source:1', 10), 'done')
    assert.equal(await account.settle('source:1', 7), 'done')
    const { entries } = await account.books()
    assert.equal(
      entries.reduce((sum, { used }) => sum + used, 0),
      1_000_007,
    )
    await account.moveTo('small')
    assert.equal(await account.available(), 100)
    await account.audit()
  })
})
