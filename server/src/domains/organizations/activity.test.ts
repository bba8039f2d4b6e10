import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'

const path = '/operator/v1/activity'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
const listed = async (app: Harness, by: string): Promise<any[]> => {
  const { status, body, text } = await app.operator.get(`${path}?by=${by}`)
  assert.equal(status, 200, text)
  return body.data
}

describe('GET /operator/v1/activity', () => {
  test('200 puts the organization first that uses most of one thing now', async (t) => {
    const app = await harness(t)
    const { organization, client } = await make.stranger(app)
    await client.post('/v1/integrations/hooks', { name: 'Quiet', preset: 'none' })
    await make.webhook(app, { events: ['custom.*'] })
    for (let n = 0; n < 3; n++) {
      await app.owner.post('/v1/events', { type: 'custom.note', data: { n } })
    }
    const [deliveries] = await listed(app, 'deliveriesWaiting')
    assert.deepEqual([deliveries.id, deliveries.deliveriesWaiting], [app.organization.id, 3])
    const { body: base } = await client.post('/v1/bases', { name: 'Handbook' })
    for (let n = 0; n < 2; n++) {
      await client.post(`/v1/bases/${base.id}/sources`, { type: 'text', name: 'A', text: `${n}` })
    }
    const [jobs] = await listed(app, 'jobsWaiting')
    assert.deepEqual([jobs.id, jobs.jobsWaiting, jobs.plan], [organization.id, 2, 'unlimited'])
    await app.drain()
    const [requests] = await listed(app, 'requests')
    assert.ok(requests.requests >= 4 && requests.busyMs >= 0, JSON.stringify(requests))
    const { body } = await app.operator.get(`${path}?limit=1`)
    assert.equal(body.data.length, 1)
    app.clock.advance('2m')
    const [idle] = await listed(app, 'requests')
    assert.equal(idle.requests, 0)
  })

  test('400 for another thing, 401 without the key of the operator', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.operator.get(`${path}?by=colour`)
    assert.deepEqual([status, body.error.field], [400, 'by'])
    assert.equal((await app.owner.get(path)).status, 401)
  })
})
