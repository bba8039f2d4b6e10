import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { locationTemplateOf } from './reply.ts'

describe('Location', () => {
  test('is declared for every operation that answers 201, and leads to an operation', async (t) => {
    const { described } = await harness(t)
    const created = described
      .filter(({ status }) => status === 201)
      // RFC 7591 asks for 201, and the registration of an AI client stores nothing that could be read.
      .filter(({ operationId }) => operationId !== 'registerClient')
    assert.ok(created.length > 9)
    for (const operation of created) {
      const siblings = described.filter(({ audience }) => audience === operation.audience)
      const template = locationTemplateOf(operation, siblings)
      assert.ok(template, operation.operationId)
      const form = new RegExp(`^${template.replaceAll(/\{\w+\}/g, String.raw`(\{\w+\}|[\w-]+)`)}$`)
      assert.ok(
        siblings.some(({ path }) => form.test(path)),
        `${operation.operationId}: ${template}`,
      )
    }
  })

  test('of a 201 is where the resource is read, on a replay, too', async (t) => {
    const app = await harness(t)
    const key = { 'idempotency-key': 'once' }
    const first = await app.owner.post('/v1/contacts', { name: 'Ada' }, key)
    const again = await app.owner.post('/v1/contacts', { name: 'Ada' }, key)
    assert.equal(first.headers['location'], `/v1/contacts/${first.body.id}`)
    assert.deepEqual(
      [again.headers['idempotency-replayed'], again.headers['location']],
      ['true', first.headers['location']],
    )
    const read = await app.owner.get(first.headers['location'] ?? '')
    assert.deepEqual(read.body, first.body)
    assert.ok(read.headers['etag'])
    assert.deepEqual(
      [first.headers['etag'], again.headers['etag']],
      [read.headers['etag'], read.headers['etag']],
    )
  })

  test('holds the placeholders of the path as they were sent', async (t) => {
    const app = await harness(t)
    const base = await app.owner.post('/v1/bases', { name: 'Manuals' })
    const text = { type: 'text', name: 'Note', text: 'A note.' }
    const sources = `/v1/bases/${base.body.id}/sources`
    const { body, headers } = await app.owner.post(sources, text)
    assert.equal(headers['location'], `${sources}/${body.id}`)
    const organizations = `/operator/v1/organizations/${app.organization.id}`
    const grant = { amount: 5, reason: 'test' }
    const granted = await app.operator.post(`${organizations}/credits`, grant)
    assert.equal(granted.headers['location'], organizations)
  })

  test('is on no other answer', async (t) => {
    const app = await harness(t)
    assert.equal((await app.owner.get('/v1/contacts')).headers['location'], undefined)
    assert.equal((await app.owner.post('/v1/contacts', {})).headers['location'], undefined)
  })
})
