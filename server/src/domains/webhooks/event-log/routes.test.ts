import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

describe('GET /v1/events', () => {
  test('200 lists what happened, newest first, by type, page by page, to its organization only', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    await app.owner.patch(`/v1/contacts/${contact.id}`, { name: 'Grace' })
    await make.contact(app)
    const all = (await app.owner.get('/v1/events')).body.data
    const types = (events: { type: string }[]) => events.map(({ type }) => type)
    assert.deepEqual(types(all), ['contact.created', 'contact.updated', 'contact.created'])
    assert.deepEqual(all[2].data, contact)
    assert.equal(all[2].organizationId, app.organization.id)
    const { body } = await app.owner.get('/v1/events?limit=2')
    const rest = await app.owner.get(`/v1/events?limit=2&cursor=${body.nextCursor}`)
    assert.deepEqual([...body.data, ...rest.body.data], all)
    const some = await app.owner.get('/v1/events?type=contact.updated')
    assert.deepEqual(some.body.data, [all[1]])
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get('/v1/events')).body.data, [])
  })

  test('200 prints an event as its stored bytes, integers beyond 2^53 included', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const { db } = app.context.database
    const data = '{"n":9007199254740993,"m":[-0,1e400,1.50],"__proto__":{"a":1e2},"text":"\u2028"}'
    const { body: made } = await db.selectFrom('events').select('body').executeTakeFirstOrThrow()
    const body = made.replace(/"data":.*/s, `"data":${data}}`)
    await db.updateTable('events').set({ body }).execute()
    const bodyOf = async (path: string) => (await app.owner.get(path)).text.split(',"hasMore"')[0]
    assert.equal(await bodyOf('/v1/events'), `{"data":[${body}]`)
    assert.equal(await bodyOf('/v1/events?after='), `{"data":[${body}]`)
  })

  test('403 needs webhooks:read, 401 a token, to see events', async (t) => {
    const app = await harness(t)
    const writer = app.as(await make.token(app, ['contacts:write']))
    assert.equal((await writer.get('/v1/events')).status, 403)
    assert.equal((await app.as(null).get('/v1/events')).status, 401)
  })
})

describe('GET /v1/event-types', () => {
  test('200 gives every type with a schema, and an example that fits it', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.get('/v1/event-types')
    const ajv = new Ajv({ strict: true, allowUnionTypes: true })
    ;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
    const types = body.data.map(({ type }: { type: string }) => type)
    for (const type of ['contact.created', 'webhook.test', 'webhook.failing', 'webhook.disabled']) {
      assert.ok(types.includes(type), type)
    }
    for (const { type, schema, example, summary } of body.data) {
      assert.ok(ajv.validate(schema, example), `${type}: ${ajv.errorsText()}`)
      assert.ok(summary)
      const { status } = await app.owner.post('/v1/webhooks', {
        url: 'https://127.0.0.1:9999/',
        events: [type],
      })
      assert.equal(status, 201, type)
    }
  })
})
