import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { documentOf } from '../openapi/documents.ts'

/** Every `$ref` of a document, wherever it stands. */
const references = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, item]) =>
        key === '$ref' ? [String(item)] : references(item),
      )

const resolve = (document: object, reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)

describe('what an operator’s tools ask', () => {
  test('/healthz says that the process is up', async (t) => {
    const app = await harness(t)
    assert.deepEqual((await app.as(null).get('/healthz')).body, { status: 'ok' })
  })

  test('/readyz says whether the database is there and migrated', async (t) => {
    const app = await harness(t)
    assert.deepEqual((await app.as(null).get('/readyz')).body, { status: 'ready' })
    const { db } = app.context.database
    await sql`update migrations set name = 'x' where name = '0001_organizations'`.execute(db)
    const { status, body, headers } = await app.as(null).get('/readyz')
    await sql`update migrations set name = '0001_organizations' where name = 'x'`.execute(db)
    assert.deepEqual([status, body.error.code, headers['retry-after']], [503, 'unavailable', '1'])
    assert.doesNotMatch(body.error.message, /0001/)
  })

  test('/metrics counts requests by route, never by what stands in a path', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    await app.owner.get(`/v1/contacts/${id}`)
    await app.owner.get('/v1/nothing/cap_secret')
    const { text, headers } = await app.as(null).get('/metrics')
    assert.match(headers['content-type'] ?? '', /^text\/plain/)
    assert.match(
      text,
      /capstan_http_request_duration_seconds_count\{method="GET",route="\/v1\/contacts\/:contactId",status="200"\}/,
    )
    assert.doesNotMatch(text, new RegExp(`${id}|cap_secret`))
  })
})

describe('the OpenAPI documents', () => {
  const document = async (app: Harness, path: string) => (await app.as(null).get(path)).body

  for (const path of ['/v1/openapi.json', '/v1/webhooks.json', '/operator/v1/openapi.json']) {
    test(`${path} is 3.1, needs no token, and all its references lead somewhere`, async (t) => {
      const app = await harness(t)
      const given = await document(app, path)
      assert.equal(given.openapi, '3.1.0')
      const all = new Set(references(given))
      assert.ok(all.size > 0)
      for (const reference of all) assert.ok(resolve(given, reference), reference)
    })
  }

  test('hold exactly the operations that are mounted, under names of their own', async (t) => {
    const app = await harness(t)
    for (const [path, name] of [
      ['/v1/openapi.json', 'api'],
      ['/operator/v1/openapi.json', 'operator'],
      ['/session/openapi.json', 'session'],
    ] as const) {
      const operations = app.described.filter((one) => documentOf(one) === name)
      const { paths } = await document(app, path)
      const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(
        ([at, item]) =>
          Object.entries(item).map(
            ([method, { operationId }]) => `${method.toUpperCase()} ${at} ${operationId}`,
          ),
      )
      const mounted = operations.map((one) => `${one.method} ${one.path} ${one.operationId}`)
      assert.deepEqual(described.sort(), mounted.sort())
      assert.equal(new Set(operations.map((one) => one.operationId)).size, operations.length)
    }
  })

  /** Open where the operator has set no key, to requests of the same machine; and where a signature is the proof. */
  const isGuarded = new Set(['/metrics', '/hooks/{token}'])
  const links = '/v1/consent-links/{organizationId}/{token}'
  const isPublic = new Set([
    ...['/v1/webhooks/{id}/keys', '/healthz', '/readyz', '/metrics', '/hooks/{token}'],
    ...['/oauth/start/{token}', '/oauth/callback/{provider}'],
    // An AI client proves itself by PKCE and codes; the person, by the session, or is sent to sign in.
    ...['/oauth/register', '/oauth/authorize', '/oauth/token', '/oauth/revoke'],
    ...['oauth-protected-resource/mcp', 'oauth-authorization-server'].map(
      (document) => `/.well-known/${document}`,
    ),
    ...[`${links}/confirm`, `${links}/unsubscribe`],
    ...['/p/{token}', '/p/assets/{name}', '/p/accent/{name}', '/public/proposals/{token}'],
    ...['view', 'totals', 'comments', 'accept', 'decline', 'code', 'pdf', 'images/{imageId}'].map(
      (part) => `/public/proposals/{token}/${part}`,
    ),
  ])

  test('every operation names 401, unless it is open, and the error object for every other status', async (t) => {
    const app = await harness(t)
    for (const { paths } of [
      await document(app, '/v1/openapi.json'),
      await document(app, '/operator/v1/openapi.json'),
    ]) {
      for (const [path, item] of Object.entries<object>(paths)) {
        for (const [method, { responses, security }] of Object.entries(item)) {
          const isOpen = security?.length === 0
          assert.equal('401' in responses, !isOpen || isGuarded.has(path), `${method} ${path}`)
          assert.ok('default' in responses, `${method} ${path}`)
          assert.ok(!isOpen || isPublic.has(path), `${path} is open to everybody`)
        }
      }
    }
  })

  test('show no part of a schema that is ours alone', async (t) => {
    const app = await harness(t)
    assert.doesNotMatch(
      JSON.stringify(await document(app, '/v1/openapi.json')),
      /"x-(?!service-|extensible")|"~/,
    )
  })
})
