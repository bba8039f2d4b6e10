import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import {
  s3Credentials,
  s3Region,
  startS3Server,
} from '../../../../../test/counterparties/s3-server.ts'
import { make } from '../../../../../test/factories.ts'
import { type Harness, harness } from '../../../../../test/harness.ts'
import { OrganizationId } from '../../../../platform/ids.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

async function archive(t: TestContext, app: Harness, fields: object = {}) {
  const server = await startS3Server(t, { now: () => app.clock.now() })
  const { id } = await make.destination(app, {
    ...{ type: 's3', events: ['custom.*'] },
    config: { bucket: 'b', region: s3Region, endpoint: server.url, prefix: 'x/', ...s3Credentials },
    ...fields,
  })
  const at = `/v1/destinations/${id}`
  const read = (): Any[] =>
    [...server.objects]
      .filter(([key]) => key.startsWith('x/events/'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, { content }]) => gunzipSync(content).toString().trimEnd().split('\n'))
      .map((line) => JSON.parse(line))
  const deliveries = async (): Promise<Any[]> =>
    (await app.owner.get(`${at}/deliveries?limit=100`)).body.data
  return { ...server, at, read, deliveries }
}

const publish = (app: Harness, numbers: readonly number[], type = 'custom.walked') =>
  app.owner.post('/v1/events', { events: numbers.map((n) => ({ type, data: { n } })) })

/** Events as others leave them: so many take a minute by requests. */
const storeMany = ({ context, organization }: Harness, from: number, to: number) =>
  sql`
    insert into events (organization_id, id, type, body, erases, test, created_at)
    select ${OrganizationId.read(organization.id)}, uuid_v7(), 'custom.walked', format(
      '{"id":"evt_%s","type":"custom.walked","createdAt":"%s","data":{"n":%s}}', n,
      ${context.clock.now().toISOString()}::text, n), false, false, ${context.clock.now()}
    from generate_series(${from}::integer, ${to}::integer) as n`.execute(context.database.db)

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const numbersOf = (events: readonly Any[]): number[] => events.map(({ data }) => data.n)

describe('an archive', () => {
  test('collects a quarter of an hour in one object, in the order of the feed', async (t) => {
    const app = await harness(t)
    const { objects, requests, read, deliveries } = await archive(t, app, {
      filter: 'type != "custom.other" || data.n > 1',
    })
    await publish(app, [1, 2, 3])
    await publish(app, [0, 4], 'custom.other')
    await make.contact(app)
    await app.drain()
    assert.equal(requests.length, 0)
    app.clock.advance('15m')
    await app.drain()
    assert.deepEqual(numbersOf(read()), [1, 2, 3, 4])
    const [key = ''] = objects.keys()
    assert.match(key, /^x\/events\/\d{20}-\d{20}\.ndjson\.gz$/)
    assert.equal(requests[0]?.headers['if-none-match'], '*')
    assert.equal(requests[0]?.headers['content-encoding'], 'gzip')
    const events = (await app.owner.get('/v1/events?type=custom.walked')).body.data
    assert.deepEqual(read().slice(0, 3), events.toReversed())
    assert.deepEqual(
      (await deliveries()).map(({ status, eventType }) => [status, eventType]),
      [['succeeded', 'destination.batch']],
    )
  })

  test('writes no second object if an earlier attempt had succeeded unnoticed', async (t) => {
    const app = await harness(t)
    const { at, objects, requests, read, deliveries } = await archive(t, app)
    await publish(app, [1, 2])
    await app.drain()
    app.clock.advance('15m')
    await app.drain()
    const [[, { content } = { content: Buffer.of() }] = ['']] = [...objects]
    await app.owner.post(`${at}/replay`, { status: 'succeeded' })
    await app.drain()
    assert.deepEqual([requests.length, objects.size], [2, 1])
    assert.equal([...objects.values()][0]?.content, content)
    assert.deepEqual(numbersOf(read()), [1, 2])
    assert.equal((await deliveries())[0].status, 'succeeded')
    const { body } = await app.owner.get(`${at}/deliveries/${(await deliveries())[0].id}`)
    assert.deepEqual(
      body.attempts.map((one: Any) => one.response.status),
      [200, 412],
    )
  })

  test('closes an object that has 10,000 events or 5 MiB', async (t) => {
    const app = await harness(t)
    const { objects, read } = await archive(t, app)
    const large = 'x'.repeat(200_000)
    for (let count = 0; count < 30; count++) {
      await app.owner.post('/v1/events', { type: 'custom.walked', data: { n: count, large } })
    }
    await app.drain()
    assert.equal(objects.size, 1)
    const first = read().length
    assert.ok(first * 200_000 <= 5 * 1024 * 1024 && (first + 1) * 200_000 > 5 * 1024 * 1024)
    await storeMany(app, 30, 10_129)
    await app.drain()
    assert.equal(objects.size, 2)
    assert.equal(read().length, first + 10_000)
    app.clock.advance('15m')
    await app.drain()
    assert.deepEqual(
      numbersOf(read()).toSorted((a, b) => a - b),
      upTo(10_130),
    )
  })

  test('waits for an unavailable bucket, without losing events', async (t) => {
    const app = await harness(t)
    const server = await archive(t, app)
    const other = { bucket: 'other', region: s3Region, endpoint: server.url, prefix: 'x/' }
    await app.owner.patch(server.at, { config: { ...other, ...s3Credentials } })
    await publish(app, [1])
    await app.drain()
    app.clock.advance('15m')
    await app.drain()
    const [{ status, lastAttempt }] = await server.deliveries()
    assert.deepEqual([status, lastAttempt.error.code], ['pending', 's3_refused'])
    assert.match(lastAttempt.error.message, /The bucket does not exist/)
    const { accessKeyId } = s3Credentials
    const mended = await app.owner.patch(server.at, {
      config: { ...other, accessKeyId, bucket: 'b' },
    })
    assert.equal(mended.status, 200)
    await publish(app, [2])
    app.clock.advance('15m')
    await app.drain()
    app.clock.advance('15m')
    await app.drain()
    assert.deepEqual(numbersOf(server.read()), [1, 2])
  })

  test('is held with its collected events and their filter while it is disabled', async (t) => {
    const app = await harness(t)
    const { at, read, deliveries } = await archive(t, app)
    await publish(app, [1])
    await app.drain()
    await app.owner.patch(at, { events: ['custom.other'], enabled: false })
    await publish(app, [2])
    await publish(app, [3], 'custom.other')
    await app.drain()
    app.clock.advance('15m')
    await app.drain()
    assert.deepEqual(
      (await deliveries()).map(({ status }) => status),
      ['held', 'held'],
    )
    await app.owner.patch(at, { enabled: true })
    assert.equal((await app.owner.post(`${at}/replay`, {})).body.replayed, 2)
    await app.drain()
    assert.deepEqual(numbersOf(read()), [1, 3])
  })

  test('is tested with a separate object', async (t) => {
    const app = await harness(t)
    const { at, objects } = await archive(t, app)
    await app.owner.post(`${at}/test`, {})
    await app.drain()
    assert.match([...objects.keys()][0] ?? '', /^x\/test\/[0-9a-f-]{36}\.ndjson\.gz$/)
  })

  test('begins with events after its creation', async (t) => {
    const app = await harness(t)
    await publish(app, [1])
    await app.drain()
    app.clock.advance('1s')
    const { read } = await archive(t, app)
    await publish(app, [2])
    app.clock.advance('15m')
    await app.drain()
    app.clock.advance('15m')
    await app.drain()
    assert.deepEqual(numbersOf(read()), [2])
  })
})
