import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Type } from 'typebox'
import { harness } from '../../../../test/harness.ts'
import { serverOf } from '../../../../test/principal.ts'
import { ApiError } from '../../errors.ts'
import { type Operation, operation } from '../../operations/operation.ts'
import { openApiDocument } from '../openapi/document.ts'

const deprecated = {
  since: '2026-06-01',
  sunset: '2027-06-01',
  instead: 'Use `GET /v1/contacts`.',
}

const people = (handle: () => Promise<{ count: number }>): Operation =>
  operation(
    {
      method: 'GET',
      path: '/v1/people',
      operationId: 'countPeople',
      tag: 'Test',
      summary: 'Count people',
      description: 'Counts people.',
      deprecated,
      reply: Type.Object({ count: Type.Integer() }),
    },
    handle,
  )

async function ask(t: TestContext, declared: Operation) {
  const { context } = await harness(t)
  const http = serverOf(context, [declared])
  t.after(() => http.close())
  return http.inject({ method: 'GET', url: '/v1/people' })
}

const announced = {
  deprecation: '@1780272000',
  sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
  link: '</docs>; rel="deprecation"; type="text/html"',
}

describe('a deprecated operation', () => {
  test('answers as before, and says since when and until when it does', async (t) => {
    const { statusCode, headers, body } = await ask(
      t,
      people(async () => ({ count: 3 })),
    )
    assert.deepEqual([statusCode, body], [200, '{"count":3}'])
    const { deprecation, sunset, link } = headers
    assert.deepEqual({ deprecation, sunset, link }, announced)
  })

  test('says so when it refuses, too', async (t) => {
    const refusing = people(async () => {
      throw new ApiError('not_found')
    })
    const { statusCode, headers } = await ask(t, refusing)
    assert.deepEqual([statusCode, headers['deprecation']], [404, announced.deprecation])
  })

  test('is marked in the document, which names what to use instead', () => {
    const info = { title: '', version: '', description: '', securitySchemes: {}, server: '/' }
    const collected = { tags: new Map([['Test', 'A test.']]), enums: {} }
    const document = openApiDocument({ ...info, ...collected }, [
      people(async () => ({ count: 3 })),
    ])
    // biome-ignore lint/suspicious/noExplicitAny: a document, read by name
    const { get } = (document as any).paths['/v1/people']
    assert.equal(get.deprecated, true)
    assert.match(get.description, /since 2026-06-01.*2027-06-01.*GET \/v1\/contacts/)
  })
})

test('no other operation says that it is deprecated', async (t) => {
  const { owner } = await harness(t)
  const { headers } = await owner.get('/v1/contacts')
  assert.deepEqual([headers['deprecation'], headers['sunset']], [undefined, undefined])
})
