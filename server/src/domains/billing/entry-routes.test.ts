import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { grantCredits, reserveCredits, settleCredits } from './ledger.ts'

const path = '/v1/credits/entries'

interface Entry {
  id: string
  at: string
  kind: string
  amount: number
  used: number
  balanceAfter: number
  reference: { type: string; id: string } | null
  reason: string | null
}

type Sender = Pick<Harness['owner'], 'get'>

/** All entries, page by page, newest first. */
async function walk(client: Sender, url = path, limit = 3): Promise<Entry[]> {
  const entries: Entry[] = []
  const query = `${url.includes('?') ? '&' : '?'}limit=${limit}`
  for (let cursor = ''; ; ) {
    const { status, body, text } = await client.get(`${url}${query}${cursor}`)
    assert.equal(status, 200, text)
    entries.push(...body.data)
    if (!body.hasMore) return entries
    cursor = `&cursor=${body.nextCursor}`
  }
}

async function metered(app: Harness, monthlyCredits = 0) {
  await app.operator.put('/operator/v1/plans/ledger', { monthlyCredits })
  const organization = await make.organization(app, { plan: 'ledger' })
  const client = app.as(await make.token(app, ['*'], { organization }))
  const id = OrganizationId.read(organization.id) ?? ''
  const run = (move: Parameters<typeof app.context.transact>[2]) =>
    app.context.transact(id, { kind: 'system' }, move).catch((error: { code?: string }) => {
      assert.equal(error.code, 'insufficient_credits')
    })
  const grant = (amount: number, expiresAt: Date | null = null, reason = 'test') =>
    run((work) => grantCredits(work, { amount, reason, expiresAt }))
  const reserve = (subject: string, amount: number) =>
    run((work) => reserveCredits(work, subject, amount))
  const settle = (subject: string, used: number) =>
    run((work) => settleCredits(work, subject, used))
  const operatorPath = `/operator/v1/organizations/${organization.id}`
  return { organization, client, operatorPath, grant, reserve, settle }
}

/** The amounts add up to the balance, entry by entry; both lists show the same. */
async function auditLists(
  app: Harness,
  { client, operatorPath }: Awaited<ReturnType<typeof metered>>,
): Promise<Entry[]> {
  const entries = await walk(client)
  assert.deepEqual(await walk(app.operator, `${operatorPath}/credits/entries`, 100), entries)
  let balance = 0
  for (const { amount, balanceAfter, id } of entries.toReversed()) {
    balance += amount
    assert.equal(balanceAfter, balance, id)
    assert.ok(balanceAfter >= 0)
  }
  assert.equal((await client.get('/v1/usage')).body.credits.balance, balance)
  assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
  const times = entries.map(({ at }) => at)
  assert.deepEqual(times, times.toSorted().reverse())
  return entries
}

const steps = fc.array(
  fc.record({
    move: fc.constantFrom('grant', 'reserve', 'reserve', 'settle', 'wait', 'plan'),
    subject: fc.constantFrom('1', '2', '3'),
    amount: fc.integer({ min: 1, max: 60 }),
    days: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 3, maxLength: 15 },
)

describe('GET /v1/credits/entries', () => {
  test('200 lists what was granted, set aside, used and given back, and for what', async (t) => {
    const app = await harness(t)
    const { client, operatorPath } = await metered(app)
    const grant = { amount: 50, reason: 'annual contract' }
    assert.equal((await app.operator.post(`${operatorPath}/credits`, grant)).status, 201)
    const base = (await client.post('/v1/bases', { name: 'Handbook' })).body
    const text = { type: 'text', name: 'Hours', text: 'We open at nine. '.repeat(200) }
    const source = (await client.post(`/v1/bases/${base.id}/sources`, text)).body
    await app.drain()
    await client.post(`/v1/bases/${base.id}/search`, { query: 'open' })
    const entries = await walk(client)
    const [settled, reserved] = entries
    const shape = ({ kind, amount, used, balanceAfter }: Entry) => [
      kind,
      amount,
      used,
      balanceAfter,
    ]
    assert.deepEqual(
      [settled, reserved].map((one) => shape(one as Entry)),
      [
        ['settle', 0, 1, settled?.balanceAfter],
        ['reserve', -1, 0, settled?.balanceAfter],
      ],
    )
    assert.deepEqual(settled?.reference, reserved?.reference)
    assert.equal(settled?.reference?.type, 'search')
    const granted = entries.at(-1) as Entry
    assert.deepEqual(shape(granted), ['grant', 50, 0, 50])
    assert.deepEqual([granted.reference, granted.reason], [null, 'annual contract'])
    const ofSource = entries.filter(({ reference }) => reference?.id === source.id)
    assert.deepEqual(ofSource[0]?.kind, 'settle')
    assert.equal(ofSource.at(-1)?.reason, 'annual contract')
    assert.match(granted.id, /^cre_/)
  })

  test('200 sums to the balance after every step, whatever happens in whatever order', async (t) => {
    const app = await harness(t)
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const ledger = await metered(app, 40)
        for (const { move, subject, amount, days } of script) {
          const soon = new Date(app.clock.now().getTime() + 10 * 86_400_000)
          if (move === 'wait') app.clock.advance(`${days}d`)
          else if (move === 'plan')
            await app.operator.put('/operator/v1/plans/ledger', { monthlyCredits: amount })
          else if (move === 'grant') await ledger.grant(amount, days > 10 ? null : soon)
          else if (move === 'reserve') await ledger.reserve(`source:${subject}`, amount)
          else await ledger.settle(`source:${subject}`, amount)
        }
        await auditLists(app, ledger)
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })

  test('200 tells the balance after each entry when many moves come at once', async (t) => {
    const app = await harness(t)
    const ledger = await metered(app)
    await ledger.grant(30)
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        if (n % 4 === 0) await ledger.grant(5)
        await ledger.reserve(`source:${n}`, 4)
        await ledger.settle(`source:${n}`, n % 3)
      }),
    )
    const entries = await auditLists(app, ledger)
    assert.ok(entries.length > 50)
  })

  test('200 records first what has expired meanwhile, and the allowance of a new month', async (t) => {
    const app = await harness(t)
    const ledger = await metered(app, 20)
    await ledger.grant(7, new Date(app.clock.now().getTime() + 86_400_000), 'trial')
    app.clock.advance('31d')
    const [expired, ...rest] = (await walk(ledger.client, `${path}?kind=expire`)).toReversed()
    assert.deepEqual([expired?.amount, expired?.reason, rest.length], [-7, 'trial', 0])
    const [month] = await walk(ledger.client, `${path}?kind=grant`)
    assert.deepEqual([month?.amount, month?.reason], [20, 'monthly allowance'])
    await auditLists(app, ledger)
  })

  test('200 filters by kind and time, and refuses the cursor under another filter', async (t) => {
    const app = await harness(t)
    const { client, grant, reserve, settle } = await metered(app)
    await grant(100)
    for (const day of [1, 2, 3]) {
      app.clock.advance('1d')
      await reserve(`source:${day}`, 10)
      await settle(`source:${day}`, 4)
    }
    const all = await walk(client)
    for (const kind of ['grant', 'reserve', 'settle', 'release', 'expire']) {
      const expected = all.filter((one) => one.kind === kind)
      assert.deepEqual(await walk(client, `${path}?kind=${kind}`, 2), expected)
    }
    // Newest first, without the newest day.
    const [, to = '', from = ''] = [...new Set(all.map(({ at }) => at))]
    const between = all.filter(({ at }) => at >= from && at <= to)
    const times = `from=${from}&to=${to}`
    assert.ok(between.length > 0 && between.length < all.length)
    assert.deepEqual(await walk(client, `${path}?${times}`), between)
    assert.deepEqual(await walk(client, `${path}?to=2026-01-01T00:00:00Z`), [])
    const { nextCursor } = (await client.get(`${path}?limit=1`)).body
    const other = await client.get(`${path}?kind=grant&cursor=${nextCursor}`)
    assert.equal(other.body.error.code, 'invalid_cursor')
  })

  test('400 refuses a kind and a time that are none, 401 a request without a token', async (t) => {
    const app = await harness(t)
    assert.equal((await app.owner.get(`${path}?kind=gift`)).body.error.field, 'kind')
    assert.equal((await app.owner.get(`${path}?from=monday`)).body.error.field, 'from')
    assert.equal((await app.as(null).get(path)).status, 401)
  })

  test('200 shows an organization nothing of another, nor its grants', async (t) => {
    const app = await harness(t)
    const { grant } = await metered(app)
    await grant(5)
    const { client } = await make.stranger(app)
    assert.deepEqual(await walk(client), [])
  })

  test('200 shows what an unmetered organization has used', async (t) => {
    const app = await harness(t)
    const { id } = await make.base(app)
    await Promise.all(
      ['hours', 'prices', 'address'].map((query) =>
        app.owner.post(`/v1/bases/${id}/search`, { query }),
      ),
    )
    const entries = await walk(app.owner, path, 2)
    assert.deepEqual(
      entries.map(({ kind, amount, used, balanceAfter }) => [kind, amount, used, balanceAfter]),
      Array.from({ length: 3 }, () => ['settle', 0, 1, 0]),
    )
  })
})

describe('GET /operator/v1/organizations/{organizationId}/credits/entries', () => {
  test('404 for an organization that nobody has, 401 for a token', async (t) => {
    const app = await harness(t)
    const nobody = '/operator/v1/organizations/01890a5d-ac96-774b-bcce-b302099a8057'
    assert.equal((await app.operator.get(`${nobody}/credits/entries`)).status, 404)
    assert.equal((await app.owner.get(`${nobody}/credits/entries`)).status, 401)
  })
})
