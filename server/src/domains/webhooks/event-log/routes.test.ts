import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

describe('GET /v1/events', () => {
  test('200 lists events, newest first, by type, page by page, to its organization only', async (t) => {
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

  test('403 needs webhooks:read, and 401 a token, to read events', async (t) => {
    const app = await harness(t)
    const writer = app.as(await make.token(app, ['contacts:write']))
    assert.equal((await writer.get('/v1/events')).status, 403)
    assert.equal((await app.as(null).get('/v1/events')).status, 401)
  })
})

describe('GET /v1/events with filters', () => {
  const idsOf = async ({ owner }: Harness, query: string): Promise<string[]> =>
    (await owner.get(`/v1/events?${query}`)).body.data.map(({ id }: { id: string }) => id)

  /** What happens to two contacts and a base on three days. */
  async function history(app: Harness) {
    const [ada, bob] = [await make.contact(app), await make.contact(app)]
    app.clock.advance('1d')
    await app.owner.patch(`/v1/contacts/${ada.id}`, { name: 'Grace' })
    const base = await make.base(app)
    await app.owner.delete(`/v1/bases/${base.id}`)
    app.clock.advance('1d')
    await app.owner.delete(`/v1/contacts/${bob.id}`)
    const { data } = (await app.owner.get('/v1/events')).body
    return { ada, bob, base, all: data as { id: string; type: string; createdAt: string }[] }
  }

  test('200 filters by subject, type, pattern and time, which must all match', async (t) => {
    const app = await harness(t)
    const { ada, bob, base, all } = await history(app)
    const [gone, baseGone, changed, bobMade, adaMade] = all.map(({ id }) => id)
    assert.deepEqual(await idsOf(app, `subject=${ada.id}`), [changed, adaMade])
    assert.deepEqual(await idsOf(app, `subject=${bob.id}`), [gone, bobMade])
    assert.deepEqual(await idsOf(app, `subject=${base.id}&type=base.*`), [baseGone])
    assert.deepEqual(await idsOf(app, 'type=contact.*'), [gone, changed, bobMade, adaMade])
    assert.deepEqual(await idsOf(app, 'type=*'), [gone, baseGone, changed, bobMade, adaMade])
    assert.deepEqual(await idsOf(app, 'type=nothing.*'), [])
    const [, , second] = all
    const day = `from=${second?.createdAt}&to=${second?.createdAt}`
    assert.deepEqual(await idsOf(app, day), [baseGone, changed])
    assert.deepEqual(await idsOf(app, `${day}&type=contact.*`), [changed])
    assert.deepEqual(await idsOf(app, `from=${second?.createdAt}&subject=${bob.id}`), [gone])
    assert.equal((await app.owner.get('/v1/events?from=monday')).body.error.field, 'from')
  })

  test('200 walks page by page under each filter, and refuses the cursor of another', async (t) => {
    const app = await harness(t)
    for (let n = 0; n < 4; n++) await make.contact(app)
    const { all, ada } = await history(app)
    const [, , second] = all
    const filters = ['type=contact.*', `to=${second?.createdAt}`, `subject=${ada.id}`]
    for (const filter of filters) {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const { body } = await app.owner.get(`/v1/events?${filter}&limit=1${cursor}`)
        seen.push(body.data[0].id)
        if (!body.hasMore) break
        cursor = `&cursor=${body.nextCursor}`
      }
      assert.deepEqual(seen, await idsOf(app, filter))
      assert.ok(seen.length > 1, filter)
    }
    const { nextCursor } = (await app.owner.get('/v1/events?type=contact.*&limit=1')).body
    const other = await app.owner.get(`/v1/events?type=*&cursor=${nextCursor}`)
    assert.equal(other.body.error.code, 'invalid_cursor')
  })

  test('200 filters the feed in the same way', async (t) => {
    const app = await harness(t)
    const { ada } = await history(app)
    const types = async (query: string, count: number) => {
      for (let tries = 1; ; tries++) {
        const { data } = (await app.owner.get(`/v1/events?after=&${query}`)).body
        if (data.length >= count || tries === 1_000)
          return data.map(({ type }: { type: string }) => type)
      }
    }
    assert.deepEqual(await types(`subject=${ada.id}`, 2), ['contact.created', 'contact.updated'])
    assert.deepEqual(await types('type=base.*', 1), ['base.deleted'])
  })
})

describe('GET /v1/events/{id}', () => {
  test('200 returns the event as it is listed and delivered, including tests', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const [listed] = (await app.owner.get('/v1/events')).body.data
    const { status, body } = await app.owner.get(`/v1/events/${listed.id}`)
    assert.deepEqual([status, body], [200, listed])
    const webhook = await make.webhook(app)
    const { eventId } = (await app.owner.post(`/v1/webhooks/${webhook.id}/test`)).body
    assert.equal((await app.owner.get(`/v1/events/${eventId}`)).body.type, 'webhook.test')
  })

  test('200 returns the time of expunging, and only the id of the data', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    const [created] = (await app.owner.get('/v1/events')).body.data
    await app.owner.delete(`/v1/contacts/${contact.id}`)
    const { data, expungedAt } = (await app.owner.get(`/v1/events/${created.id}`)).body
    assert.deepEqual([data, expungedAt], [{ id: contact.id }, app.clock.now().toISOString()])
    const { body } = await app.owner.get(`/v1/events?subject=${contact.id}`)
    assert.equal(body.data.length, 2)
  })

  test('404 for an event of another organization, 400 for an invalid id, 403 without the scope', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const [{ id }] = (await app.owner.get('/v1/events')).body.data
    const { client } = await make.stranger(app)
    assert.equal((await client.get(`/v1/events/${id}`)).status, 404)
    assert.equal((await app.owner.get('/v1/events/nonsense')).body.error.field, 'id')
    const writer = app.as(await make.token(app, ['contacts:write']))
    assert.equal((await writer.get(`/v1/events/${id}`)).status, 403)
    assert.equal((await app.as(null).get(`/v1/events/${id}`)).status, 401)
  })
})

describe('GET /v1/event-types', () => {
  test('200 returns every type with a schema, and an example that fits it', async (t) => {
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

  test('200 leaves schemas and examples out, and returns one type or a group of them', async (t) => {
    const app = await harness(t)
    const read = async (query: string) => (await app.owner.get(`/v1/event-types${query}`)).body.data
    const whole = await read('')
    const names = await read('?schemas=false')
    assert.deepEqual(
      names,
      whole.map((one: object) => ({ ...one, schema: null, example: null })),
    )
    assert.ok(JSON.stringify(names).length < 12_000)
    assert.deepEqual(
      await read('?type=proposal.sent'),
      whole.filter(({ type }: { type: string }) => type === 'proposal.sent'),
    )
    const group: { type: string }[] = await read('?type=company.*&schemas=false')
    assert.deepEqual(
      group.map(({ type }) => type),
      ['company.created', 'company.updated', 'company.deleted'],
    )
    assert.deepEqual(await read('?type=nothing.happened'), [])
  })
})
