import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { ada, draftProposal } from '../../../../test/proposals.ts'
import { monthsIn } from './analyze.ts'

const path = '/v1/proposal-analytics'
const priced = (unitAmount: number, fields: object = {}) => ({
  items: [{ name: 'Design', unitAmount }],
  ...fields,
})

async function accept(page: Awaited<ReturnType<typeof openedPage>>): Promise<void> {
  const { contentSha256, totals } = page.proposal
  const answer = await page.json('accept', {
    ...{ name: 'Ada Lovelace', consent: true, contentSha256, expectedTotal: totals.firstTotal },
    signature: { type: 'typed', text: 'Ada Lovelace' },
  })
  assert.equal(answer.status, 200, answer.text)
}

const figures = async (app: Harness, query = '') => {
  const answer = await app.owner.get(path + query)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

describe('GET /v1/proposal-analytics', () => {
  test('200 counts, rates, medians and sums are those of what was sent', async (t) => {
    const app = await harness(t)
    const template = await make.proposalTemplate(app)
    await draftProposal(app)
    const viewed = await openedPage(app, priced(100))
    app.clock.advance('1h')
    await viewed.json('view', {})
    const accepted = await openedPage(app, priced(1_000, { templateId: template.id }))
    app.clock.advance('3h')
    await accepted.json('view', {})
    app.clock.advance('1h')
    await accept(accepted)
    const declined = await openedPage(app, priced(10_000, { currency: 'USD' }))
    await declined.json('decline', {})
    const canceled = await openedPage(app, priced(100_000))
    await app.owner.post(`/v1/proposals/${canceled.proposal.id}/cancel`, { reason: 'Late' })
    await openedPage(app, priced(1_000_000, { expiresAt: '2026-11-21T15:00:00Z' }))
    app.clock.advance('1h')

    const { total, groups, ...about } = await figures(app)
    assert.deepEqual(about, {
      ...{ from: '2025-11-21T15:30:00.000Z', to: '2026-11-21T15:30:00.000Z' },
      ...{ timeZone: 'UTC', groupBy: 'month', hasMore: false },
    })
    assert.deepEqual(total, {
      count: 5,
      statuses: {
        ...{ sent: 0, viewed: 1, signing: 0, accepted: 1, countersigned: 0 },
        // The last expired half an hour ago, though no job has run since.
        ...{ declined: 1, expired: 1, canceled: 1, voided: 0 },
      },
      // Who declines has seen it.
      viewRate: 0.6,
      acceptanceRate: 0.25,
      medianSecondsToView: 3_600,
      medianSecondsToAccept: 14_400,
      values: [
        {
          ...{ currency: 'EUR', count: 4, sent: 1_101_100, open: 100, accepted: 1_000 },
          lost: 1_100_000,
        },
        { currency: 'USD', count: 1, sent: 10_000, open: 0, accepted: 0, lost: 10_000 },
      ],
    })
    assert.equal(groups.length, 13)
    const { key, name, ...november } = groups.at(-1)
    assert.deepEqual([key, name, november], ['2026-11', null, total])
    assert.deepEqual([groups[0].key, groups[0].count, groups[0].values], ['2025-11', 0, []])

    const by = async (groupBy: string) =>
      (await figures(app, `?groupBy=${groupBy}`)).groups.map(
        (group: { key: string | null; name: string | null; count: number }) => [
          ...[group.key, group.name, group.count],
        ],
      )
    assert.deepEqual(await by('template'), [
      [null, null, 4],
      [template.id, template.name, 1],
    ])
    assert.deepEqual(await by('currency'), [
      ['EUR', null, 4],
      ['USD', null, 1],
    ])
    assert.deepEqual(await by('owner'), [[null, null, 5]])
    assert.deepEqual(
      (await by('status')).map(([status]: [string]) => status),
      ['accepted', 'canceled', 'declined', 'expired', 'viewed'],
    )
  })

  test('200 counts a proposal with revisions as the last that was sent', async (t) => {
    const app = await harness(t)
    const { proposal } = await openedPage(app, priced(100))
    const revision = (await app.owner.post(`/v1/proposals/${proposal.id}/revisions`)).body
    app.clock.advance('1h')
    assert.equal((await figures(app)).total.count, 1)
    await app.owner.patch(`/v1/proposals/${revision.id}`, priced(300))
    app.clock.advance('1h')
    await app.owner.post(`/v1/proposals/${revision.id}/send`, { delivery: 'link_only' })
    app.clock.advance('1h')
    const { total } = await figures(app)
    assert.deepEqual([total.count, total.statuses.canceled, total.values[0].sent], [1, 0, 300])
  })

  test('200 begins months where the organization is', async (t) => {
    const app = await harness(t)
    await app.owner.patch('/v1/proposal-settings', { defaults: { timeZone: 'Pacific/Auckland' } })
    // It is December there at 11:00 UTC on the last of November.
    const december = Date.parse('2026-11-30T11:00:00Z')
    const minutes = Math.floor((december - app.clock.now().getTime()) / 60_000)
    app.clock.advance(`${minutes - 30}m`)
    await openedPage(app)
    const asked = '?from=2026-11-15T00:00:00Z&to=2026-12-15T00:00:00Z'
    assert.deepEqual(await countsOf(app, asked), [1, 0])
    app.clock.advance('31m')
    await openedPage(app)
    assert.deepEqual(await countsOf(app, asked), [1, 1])
  })

  const countsOf = async (app: Harness, query: string) =>
    (await figures(app, query)).groups.map(({ count }: { count: number }) => count)

  test('200 of nothing is zeros', async (t) => {
    const app = await harness(t)
    const { total, groups } = await figures(app, '?groupBy=owner')
    assert.deepEqual([total.count, total.viewRate, total.values, groups], [0, null, [], []])
  })

  test('400 names what is wrong with the time', async (t) => {
    const app = await harness(t)
    for (const [query, field] of [
      ['?from=2026-11-21T09:30:00Z&to=2026-11-21T09:30:00Z', 'to'],
      ['?from=2023-11-21T09:30:00Z&to=2026-11-21T09:30:00Z', 'from'],
      ['?from=yesterday', 'from'],
      ['?groupBy=day', 'groupBy'],
    ]) {
      const { status, body } = await app.owner.get(path + query)
      assert.deepEqual([status, body.error.field], [400, field], query)
    }
  })

  test('400 refuses a sum that JSON would round', async (t) => {
    const app = await harness(t)
    const most = { unitAmount: 1_000_000_000_000, quantity: '9000' }
    for (let made = 0; made < 2; made++) {
      await openedPage(app, { items: [{ name: 'Moon', ...most }], recipients: [ada] })
    }
    app.clock.advance('1m')
    const { status, body } = await app.owner.get(path)
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [400, 'invalid_parameter', 'from'],
    )
  })

  test('403 without the scope, and 401 without a token', async (t) => {
    const app = await harness(t)
    const reader = await make.token(app, ['contacts:read'])
    assert.equal((await app.as(reader).get(path)).status, 403)
    assert.equal((await app.as(null).get(path)).status, 401)
  })
})

test('months begin at midnight, also where the clocks change', () => {
  const months = monthsIn('Europe/Berlin', new Date('2026-03-01'), new Date('2026-05-01'))
  assert.deepEqual(
    months.map(({ key, begins }) => [key, begins.toISOString()]),
    [
      ['2026-03', '2026-02-28T23:00:00.000Z'],
      ['2026-04', '2026-03-31T22:00:00.000Z'],
      ['2026-05', '2026-04-30T22:00:00.000Z'],
    ],
  )
})
