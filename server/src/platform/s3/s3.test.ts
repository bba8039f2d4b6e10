import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { s3Credentials, s3Region, startS3Server } from '../../../test/counterparties/s3-server.ts'
import { createOutbound } from '../net/index.ts'
import { createS3, type S3Credentials, type S3Place } from './index.ts'

const hour = 3_600_000
const bounds = {
  schemes: ['http'],
  onOversize: 'fail',
  timeouts: { connectMs: 5_000, headersMs: 5_000, totalMs: 10_000 },
} as const

async function setUp(
  t: TestContext,
  {
    credentials = s3Credentials,
    place = {},
    now = new Date(),
    pageSize = 1_000,
  }: { credentials?: S3Credentials; place?: Partial<S3Place>; now?: Date; pageSize?: number } = {},
) {
  const server = await startS3Server(t, { pageSize })
  const outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'test/1' })
  t.after(() => outbound[Symbol.asyncDispose]())
  const s3 = createS3({
    place: { endpoint: server.url, bucket: 'b', region: s3Region, ...place },
    credentials,
    now: () => now,
    send: (request) => outbound.request({ ...request, ...bounds }),
  })
  return { server, s3 }
}

describe('a bucket', () => {
  test('keeps and gives objects under keys of any spelling', async (t) => {
    const { s3, server } = await setUp(t)
    const keys = ['plain', 'a b/c+d', "ö/世界 🌍/!'()*&=?#%", 'a//b', '~-_.,;:@$']
    for (const key of keys) {
      assert.equal(await s3.put(key, Buffer.from(key), { contentType: 'text/x' }), 'stored', key)
    }
    assert.deepEqual([...server.objects.keys()], keys)
    for (const key of keys) {
      const object = await s3.get(key, { maxBytes: 1_000 })
      assert.deepEqual([object?.content.toString(), object?.contentType], [key, 'text/x'], key)
    }
    const { objects } = await s3.list({})
    assert.deepEqual(objects.map(({ key }) => key).sort(), keys.toSorted())
    assert.deepEqual(
      (await s3.list({ prefix: 'a b/' })).objects.map(({ key }) => key),
      ['a b/c+d'],
    )
    assert.equal(await s3.get('absent', { maxBytes: 1_000 }), null)
  })

  test('makes no second object of a key that must be absent', async (t) => {
    const { s3, server } = await setUp(t)
    assert.equal(await s3.put('k', Buffer.from('one'), { ifAbsent: true }), 'stored')
    assert.equal(await s3.put('k', Buffer.from('two'), { ifAbsent: true }), 'exists')
    assert.equal(server.objects.get('k')?.content.toString(), 'one')
    assert.equal(await s3.put('k', Buffer.alloc(0)), 'stored')
    assert.equal(server.objects.get('k')?.content.length, 0)
  })

  test('is listed page by page', async (t) => {
    const { s3, server } = await setUp(t, { pageSize: 2 })
    for (const key of ['a', 'b', 'c', 'd', 'e']) server.put(key, key)
    const seen: string[] = []
    let token: string | null = null
    do {
      const page = await s3.list({ token })
      seen.push(...page.objects.map(({ key }) => key))
      token = page.next
    } while (token !== null)
    assert.deepEqual(seen, ['a', 'b', 'c', 'd', 'e'])
  })

  const refusals: [string, Parameters<typeof setUp>[1], RegExp][] = [
    [
      'a wrong secret',
      { credentials: { ...s3Credentials, secretAccessKey: 'x' } },
      /secret key is wrong/,
    ],
    ['an unknown key', { credentials: { ...s3Credentials, accessKeyId: 'x' } }, /does not know/],
    ['a clock that is wrong', { now: new Date(Date.now() - hour) }, /clock/],
    [
      'another region',
      { place: { region: 'us-east-1' } },
      /AuthorizationHeaderMalformed\. It is so\./,
    ],
    ['no such bucket', { place: { bucket: 'other' } }, /The bucket does not exist/],
  ]
  for (const [name, options, message] of refusals) {
    test(`is refused with ${name}, and says so`, async (t) => {
      const { s3 } = await setUp(t, options)
      await assert.rejects(s3.list({}), { name: 'S3Fault', message })
      await assert.rejects(s3.put('k', Buffer.from('x')), { name: 'S3Fault', message })
    })
  }

  test('has no keys that an address cannot say', async (t) => {
    const { s3, server } = await setUp(t)
    for (const key of ['a/../b', '.', '..', 'a/./b']) {
      await assert.rejects(s3.put(key, Buffer.from('x')), { name: 'S3Fault' })
    }
    assert.equal(server.requests.length, 0)
  })
})
