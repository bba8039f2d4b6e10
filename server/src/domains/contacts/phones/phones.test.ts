import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

test('a number has its country and type, in the response and in the event', async (t) => {
  const app = await harness(t)
  const numbers = {
    '+14155552671': { country: 'US', type: 'fixed_line_or_mobile', possible: true, valid: true },
    '+4915112345678': { country: 'DE', type: 'mobile', possible: true, valid: true },
    '+442079460958': { country: 'GB', type: 'fixed_line', possible: true, valid: true },
    '+9991234567': { country: null, type: null, possible: false, valid: false },
  }
  for (const [phone, info] of Object.entries(numbers)) {
    const { status, headers, body } = await app.owner.post('/v1/contacts', { phone })
    assert.deepEqual([status, body.phoneInfo], [201, info], phone)
    const found = await app.owner.get(`/v1/contacts/${body.id}`)
    assert.deepEqual([found.body, found.headers['etag']], [body, headers['etag']])
    const [event, ...others] = (await app.owner.get(`/v1/events?subject=${body.id}`)).body.data
    assert.deepEqual([event.data.phoneInfo, others], [info, []])
  }
})

test('a changed number gets new details', async (t) => {
  const app = await harness(t)
  const { id } = await make.contact(app, { phone: '+14155552671' })
  const changed = await app.owner.patch(`/v1/contacts/${id}`, { phone: '+442079460958' })
  assert.equal(changed.body.phoneInfo.country, 'GB')
  const cleared = await app.owner.patch(`/v1/contacts/${id}`, { name: 'Ada', phone: null })
  assert.equal(cleared.body.phoneInfo, null)
})

test('numbers are validated by the numbering plans of their countries', async (t) => {
  const app = await harness(t)
  const judged = async (phone: string): Promise<unknown> => {
    const { status, body } = await app.owner.post('/v1/contacts', { name: 'Ada', phone })
    if (status !== 201) return [status, body.error.field]
    const { phoneInfo } = (await app.owner.get(`/v1/contacts/${body.id}`)).body
    return [phoneInfo.possible, phoneInfo.valid, phoneInfo.country]
  }
  const refused = [422, 'phone']
  for (const [phone, verdict] of [
    ['+14155552671', [true, true, 'US']],
    ['+12025550123', [true, true, 'US']],
    ['+61491570006', [true, true, 'AU']],
    ['+447700900123', [true, false, null]],
    ['+15551234567', [true, false, null]],
    ['+1234567890', [false, false, null]],
    ['+11234567890', [true, false, null]],
    ['+353209120000', [true, false, 'IE']],
    ['+390612345678', [true, true, 'IT']],
    ['+39612345678', [true, false, null]],
    ['+10155552671', [true, false, null]],
    ['+5215512345678', [false, false, 'MX']],
    ['+80012345678', [true, true, null]],
    ['+870773111632', [true, true, null]],
    ['+979123456789', [true, true, null]],
    ['+6834000', [true, true, 'NU']],
    ['+44 (0)20 7946 0958', refused],
    ['+123', refused],
    ['+999', refused],
    ['+290123', refused],
    ['', refused],
    ['+1234567890123456', refused],
    ['+0123', refused],
    ['14155552671', refused],
    ['0014155552671', refused],
    ['+14155552671abc', refused],
    ['call +14155552671 now', refused],
    ['+14155552671;ext=12', refused],
    ['+1-800-FLOWERS', refused],
    ['+\u0669\u0666\u0666\u0665\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667', refused],
    ['+\u200e14155552671', refused],
  ] as const) {
    assert.deepEqual(await judged(phone), verdict, phone)
  }
})
