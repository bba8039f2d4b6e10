import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { draftProposal, sendProposal } from '../../../../test/proposals.ts'

const path = '/v1/proposals/sums'
const priced = (unitAmount: number, fields: object = {}) => ({
  items: [{ name: 'Design', unitAmount }],
  ...fields,
})

const sums = async (app: Harness, query = '') => {
  const answer = await app.owner.get(path + query)
  assert.equal(answer.status, 200, answer.text)
  return answer.body.data
}

describe('GET /v1/proposals/sums', () => {
  test('200 counts and sums up what the list of the same filters holds', async (t) => {
    const app = await harness(t)
    assert.deepEqual(await sums(app), [])
    const { id: contactId } = await make.contact(app)
    await draftProposal(app, priced(100, { title: 'Lighting', contactId }))
    await draftProposal(app, priced(1_000))
    await draftProposal(app, priced(5, { currency: 'JPY' }))
    const first = await sendProposal(app, priced(10_000))
    await app.owner.post(`/v1/proposals/${first.id}/revisions`)
    assert.deepEqual(await sums(app), [
      { status: 'draft', currency: 'EUR', count: 3, firstTotal: 11_100 },
      { status: 'draft', currency: 'JPY', count: 1, firstTotal: 5 },
    ])
    const sent = { status: 'sent', currency: 'EUR', count: 1, firstTotal: 10_000 }
    assert.deepEqual(await sums(app, '?revisions=all&status=sent'), [sent])
    assert.deepEqual(await sums(app, '?revisions=all&createdAfter=2020-01-01T00:00:00Z&q=p-2026'), [
      sent,
    ])
    const one = [{ status: 'draft', currency: 'EUR', count: 1, firstTotal: 100 }]
    assert.deepEqual(await sums(app, '?q=lighting'), one)
    assert.deepEqual(await sums(app, `?contactId=${contactId}`), one)
    assert.deepEqual(await sums(app, '?currency=JPY&expiresBefore=2030-01-01T00:00:00Z'), [])
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get(path)).body, { data: [] })
  })

  test('400 refuses a sum that JSON cannot hold; 400, 401 and 403 otherwise', async (t) => {
    const app = await harness(t)
    const largest = { items: [{ name: 'All', unitAmount: 1e12, quantity: '9007' }] }
    await draftProposal(app, largest)
    await draftProposal(app, largest)
    const { status, body } = await app.owner.get(path)
    assert.deepEqual([status, body.error.code], [400, 'invalid_parameter'])
    assert.match(body.error.message, /sum in EUR/)
    assert.equal((await app.owner.get(`${path}?status=open`)).body.error.field, 'status')
    assert.equal((await app.as(null).get(path)).status, 401)
    const other = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await other.get(path)).status, 403)
  })
})
