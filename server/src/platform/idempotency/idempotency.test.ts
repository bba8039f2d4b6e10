import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Answer, Client } from '../../../test/client.ts'
import { make } from '../../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../../test/harness.ts'
import { dumpTables } from '../../../test/tables.ts'
import { deleteOldKeys } from './store.ts'

const key = { 'idempotency-key': 'order-1842' }
const ada = { name: 'Ada' }

const contactsOf = async (client: Client): Promise<unknown[]> =>
  (await client.get('/v1/contacts?limit=100')).body.data

const isReplayed = ({ headers }: Answer): boolean => headers['idempotency-replayed'] === 'true'

function assertReplay(again: Answer, first: Answer): void {
  assert.deepEqual([again.status, again.text], [first.status, first.text])
  assert.deepEqual([isReplayed(first), isReplayed(again)], [false, true])
}

const storedKeys = async ({ context }: Harness): Promise<number> =>
  (await context.database.db.selectFrom('idempotency_keys').select('key').execute()).length

describe('the same key with the same request', () => {
  test('replays the first answer byte for byte, and does nothing again', async (t) => {
    const app = await harness(t)
    const first = await app.owner.post('/v1/contacts', ada, key)
    assert.equal(first.status, 201)
    app.clock.advance('1h')
    assertReplay(await app.owner.post('/v1/contacts', ada, key), first)
    assert.equal((await contactsOf(app.owner)).length, 1)
  })

  test('replays it even when the resource changed or is gone', async (t) => {
    const app = await harness(t)
    const first = await app.owner.post('/v1/contacts', ada, key)
    await app.owner.patch(`/v1/contacts/${first.body.id}`, { name: 'Grace' })
    await app.owner.delete(`/v1/contacts/${first.body.id}`)
    assertReplay(await app.owner.post('/v1/contacts', ada, key), first)
    assert.equal((await contactsOf(app.owner)).length, 0)
  })

  test('replays an answer that carried a secret, with the secret', async (t) => {
    const app = await harness(t)
    const path = `/operator/v1/organizations/${app.organization.id}/tokens`
    const body = { name: 'CRM', scopes: ['*'] }
    const first = await app.operator.post(path, body, key)
    assert.match(first.body.token, /^cap_/)
    assertReplay(await app.operator.post(path, body, key), first)
    assert.equal((await app.as(first.body).get('/v1/me')).status, 200)
  })

  test('may be quoted, as the draft of the IETF has it, or bare', async (t) => {
    const app = await harness(t)
    const first = await app.owner.post('/v1/contacts', ada, { 'idempotency-key': '"order-1"' })
    assertReplay(await app.owner.post('/v1/contacts', ada, { 'idempotency-key': 'order-1' }), first)
  })

  test('fifty at once have one effect, and every answer is that one or “in progress”', async (t) => {
    const app = await harness(t)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.owner.post('/v1/contacts', ada, key)),
    )
    const created = answers.filter(({ status }) => status === 201)
    const busy = answers.filter(({ status }) => status !== 201)
    assert.equal(new Set(created.map(({ text }) => text)).size, 1)
    assert.equal(created.filter((answer) => !isReplayed(answer)).length, 1)
    for (const { status, body, headers } of busy) {
      assert.deepEqual([status, body.error.code], [409, 'idempotency_in_progress'])
      assert.equal(headers['retry-after'], '1')
    }
    if (!onPostgres) assert.equal(busy.length, 0, 'one session serves one after the other')
    assert.equal((await contactsOf(app.owner)).length, 1)
    assertReplay(
      await app.owner.post('/v1/contacts', ada, key),
      created.find((answer) => !isReplayed(answer)) as Answer,
    )
  })
})

describe('the same key with another request', () => {
  for (const [what, send] of Object.entries<(app: Harness) => Promise<Answer>>({
    'another body': (app) => app.owner.post('/v1/contacts', { name: 'Grace' }, key),
    'the same body in other bytes': (app) =>
      app.owner.send({
        method: 'POST',
        url: '/v1/contacts',
        payload: '{ "name": "Ada" }',
        headers: { ...key, 'content-type': 'application/json' },
      }),
    'another path': (app) => app.owner.post('/v1/contacts?x=1', ada, key),
  })) {
    test(`422 for ${what}`, async (t) => {
      const app = await harness(t)
      await app.owner.post('/v1/contacts', ada, key)
      const { status, body } = await send(app)
      assert.deepEqual([status, body.error.code], [422, 'idempotency_key_reused'])
      assert.equal((await contactsOf(app.owner)).length, 1)
    })
  }

  test('is another key when it is another token’s', async (t) => {
    const app = await harness(t)
    const other = app.as(await make.token(app, ['*']))
    const { client: stranger } = await make.stranger(app)
    for (const client of [app.owner, other, stranger]) {
      const answer = await client.post('/v1/contacts', { name: `Ada ${Math.random()}` }, key)
      assert.deepEqual([answer.status, isReplayed(answer)], [201, false])
    }
  })
})

describe('a key is not used up', () => {
  test('by a request that was refused', async (t) => {
    const app = await harness(t)
    await make.contact(app, { email: 'ada@example.com' })
    const body = { name: 'Ada', email: 'ada@example.com' }
    const refusals = [
      await app.owner.post('/v1/contacts', { colour: 'red' }, key),
      await app.as(null).post('/v1/contacts', ada, key),
      await app.as(await make.token(app, ['contacts:read'])).post('/v1/contacts', ada, key),
      await app.owner.post('/v1/contacts', body, key),
      await app.owner.post('/v1/contacts', ada, { ...key, accept: 'text/html' }),
    ]
    assert.deepEqual(
      refusals.map(({ status }) => status),
      [422, 401, 403, 409, 406],
    )
    assert.equal(await storedKeys(app), 0)
    const answer = await app.owner.post('/v1/contacts', ada, key)
    assert.deepEqual([answer.status, isReplayed(answer)], [201, false])
  })

  test('by a request that came too soon', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/slow', { requestsPerMinute: 5, burst: 1 })
    const organization = await make.organization(app, { plan: 'slow' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    await client.get('/v1/contacts')
    assert.equal((await client.post('/v1/contacts', ada, key)).status, 429)
    app.clock.advance('15s')
    const answer = await client.post('/v1/contacts', ada, key)
    assert.deepEqual([answer.status, isReplayed(answer)], [201, false])
  })
})

describe('a stored answer', () => {
  test('is kept for 24 hours, and then the key is new', async (t) => {
    const app = await harness(t)
    const first = await app.owner.post('/v1/contacts', ada, key)
    app.clock.advance('86399s')
    assertReplay(await app.owner.post('/v1/contacts', ada, key), first)
    app.clock.advance('1s')
    const second = await app.owner.post('/v1/contacts', { name: 'Grace' }, key)
    assert.deepEqual([second.status, isReplayed(second)], [201, false])
    assertReplay(await app.owner.post('/v1/contacts', { name: 'Grace' }, key), second)
  })

  test('is deleted when nobody can ask for it any more, and not before', async (t) => {
    const app = await harness(t)
    await app.owner.post('/v1/contacts', ada, key)
    app.clock.advance('12h')
    await app.owner.post('/v1/contacts', ada, { 'idempotency-key': 'later' })
    app.clock.advance('13h')
    const yesterday = new Date(app.clock.now().getTime() - 24 * 3_600_000)
    await deleteOldKeys(app.context.database.db, yesterday, 100)
    assert.equal(await storedKeys(app), 1)
    assert.equal(
      isReplayed(await app.owner.post('/v1/contacts', ada, { 'idempotency-key': 'later' })),
      true,
    )
  })

  test('is sealed: no row holds it in clear', async (t) => {
    const app = await harness(t)
    const path = `/operator/v1/organizations/${app.organization.id}/tokens`
    const { body } = await app.operator.post(path, { name: 'CRM', scopes: ['*'] }, key)
    await app.owner.post('/v1/contacts', { name: 'Ada Lovelace' }, key)
    const rows = (await dumpTables(app.context.database.db)).filter(({ table }) =>
      table.endsWith('idempotency_keys'),
    )
    assert.equal(rows.length, 2)
    for (const plain of [body.token, 'Ada Lovelace']) {
      const spellings = [plain, Buffer.from(plain).toString('hex')]
      for (const spelling of spellings)
        assert.ok(rows.every(({ text }) => !text.includes(spelling)))
    }
  })
})

describe('a key that is none', () => {
  for (const given of ['', '""', 'k'.repeat(256), 'schlüssel', 'tab\tinside']) {
    test(`400 for ${JSON.stringify(given.slice(0, 20))}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/contacts', ada, {
        'idempotency-key': given,
      })
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [400, 'invalid_parameter', 'Idempotency-Key'],
      )
      assert.equal((await contactsOf(app.owner)).length, 0)
    })
  }

  test('201 for the longest one', async (t) => {
    const app = await harness(t)
    const longest = { 'idempotency-key': '~'.repeat(255) }
    const first = await app.owner.post('/v1/contacts', ada, longest)
    assertReplay(await app.owner.post('/v1/contacts', ada, longest), first)
  })

  test('is not looked at where nothing is created', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    for (const name of ['Grace', 'Ada']) {
      const answer = await app.owner.patch(`/v1/contacts/${id}`, { name }, key)
      assert.deepEqual([answer.status, answer.body.name, isReplayed(answer)], [200, name, false])
    }
    assert.equal(await storedKeys(app), 0)
  })
})
