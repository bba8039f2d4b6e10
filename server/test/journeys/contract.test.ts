import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { errorCatalogue } from '../../src/platform/errors.ts'
import { isRaw, type Operation } from '../../src/platform/operations/operation.ts'
import type { Client } from '../client.ts'
import { make } from '../factories.ts'
import { filePart, formOf } from '../form.ts'
import { type Harness, harness } from '../harness.ts'
import { bodies, fill, makeAlong } from '../resources.ts'
import { exampleOf } from '../schema-values.ts'

/** What every operation owes to the mechanisms that all share: a new domain is met here unasked. */

const bodyOf = ({ operationId, body }: Operation): object | undefined =>
  body && ((bodies[operationId] ?? exampleOf(body)) as object)

const hasParameter = ({ path }: Operation): boolean => path.includes('{')
/** Bytes that never change, and pages of links, have no version. */
const isSingle = ({ method, path, reply, audience }: Operation): boolean =>
  method === 'GET' && path.endsWith('}') && audience !== 'public' && !isRaw(reply)
const isList = ({ method, query }: Operation): boolean =>
  method === 'GET' && query !== undefined && 'cursor' in query.properties

/** Every operation of both documents, with somebody who may do it. */
const everything = (app: Harness): [Operation, Client][] => [
  ...app.operations.map((operation): [Operation, Client] => [operation, app.owner]),
  ...app.operatorOperations.map((operation): [Operation, Client] => [operation, app.operator]),
]

const nobodys = '01890a5d-ac96-774b-bcce-b302099a8057'
const anywhere = ({ path }: Operation): string =>
  path
    .replace('/by/{key}', '/by/externalId')
    .replace('{key}', 'nobodys')
    .replaceAll(/\{\w+\}/g, nobodys)

interface Schema {
  pattern?: string
  format?: string
  'x-expects'?: string
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  patternProperties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Where a request may hold a text that only a pattern describes. */
function* unnamedPatterns(schema: Schema, path: string): Generator<string> {
  const isPlain = schema.pattern === undefined && [undefined, 'date-time'].includes(schema.format)
  if (!isPlain && !schema['x-expects']) yield path
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    yield* unnamedPatterns(part, `${path}.${name}`)
  }
  const { items, additionalProperties: others, anyOf = [], oneOf = [] } = schema
  const values = Object.values(schema.patternProperties ?? {})
  for (const part of [...values, ...anyOf, ...oneOf]) yield* unnamedPatterns(part, path)
  if (items) yield* unnamedPatterns(items, `${path}.0`)
  if (typeof others === 'object') yield* unnamedPatterns(others, path)
}

describe('every operation', () => {
  test('refuses a text in words, and shows nobody a pattern', async (t) => {
    const { described } = await harness(t)
    const unnamed = described.flatMap(({ operationId, body, query, params }) =>
      [body, query, params].flatMap((part) => [
        ...unnamedPatterns((part ?? {}) as Schema, operationId),
      ]),
    )
    assert.deepEqual(unnamed, [])
  })

  test('401 without a token, with a header that says how to send one', async (t) => {
    const app = await harness(t)
    for (const [operation] of everything(app).filter(([{ audience }]) => audience !== 'public')) {
      const { status, body, headers } = await app
        .as(null)
        .send({ method: operation.method, url: anywhere(operation) })
      assert.deepEqual([status, body.error.code], [401, 'missing_token'], operation.operationId)
      const { challenge } = operation
      const expected = challenge ? `Bearer ${challenge()}` : 'Bearer'
      assert.equal(headers['www-authenticate'], expected, operation.operationId)
    }
  })

  test('406 for a media type that it does not speak', async (t) => {
    const app = await harness(t)
    for (const [operation, client] of everything(app).filter(
      ([{ audience }]) => audience !== 'public',
    )) {
      const { status } = await client.send({
        method: operation.method,
        url: anywhere(operation),
        headers: { accept: 'text/html' },
      })
      assert.equal(status, 406, operation.operationId)
    }
  })

  test('405 names for a method that it has not what the path has', async (t) => {
    const app = await harness(t)
    for (const [operation] of everything(app)) {
      const { status, headers } = await app.as(null).send({
        method: 'PROPFIND' as never,
        url: anywhere(operation),
      })
      assert.equal(status, 405, operation.operationId)
      const allowed = headers['allow']?.split(', ') ?? []
      assert.ok(allowed.includes(operation.method), operation.operationId)
    }
  })

  test('400 names a path parameter that is not an id', async (t) => {
    const app = await harness(t)
    for (const [operation, client] of everything(app).filter(([one]) => hasParameter(one))) {
      const [first = ''] = /(?<=\{)\w+/.exec(operation.path) ?? []
      // Any text is the name of a tag, and a link that is none looks like one that has ended; `provider` is of a link.
      if (['tag', 'token', 'name', 'provider'].includes(first)) continue
      const url = operation.path.replace(/\{\w+\}/, '~').replaceAll(/\{\w+\}/g, nobodys)
      const { status, body } = await client.send({
        method: operation.method,
        url,
        ...(operation.body && { payload: bodyOf(operation) as object }),
      })
      assert.deepEqual([status, body.error.field], [400, first], operation.operationId)
    }
  })
})

describe('every operation that takes a body', () => {
  const taking = (app: Harness) => everything(app).filter(([{ body }]) => body)
  const refused = (
    name: string,
    status: number,
    request: { payload: string; headers: Record<string, string> },
  ) =>
    test(name, async (t) => {
      const app = await harness(t)
      for (const [operation, client] of taking(app)) {
        const url = anywhere(operation)
        const answer = await client.send({ method: operation.method, url, ...request })
        assert.equal(answer.status, status, `${operation.operationId}: ${answer.text}`)
      }
    })
  const json = { 'content-type': 'application/json' }

  refused('415 for one of another media type', 415, {
    payload: '<a/>',
    headers: { 'content-type': 'application/xml' },
  })
  refused('400 for one that is no JSON', 400, { payload: '{"a":', headers: json })
  refused('413 for one of more than 1 MiB', 413, {
    payload: JSON.stringify('x'.repeat(1024 * 1024)),
    headers: json,
  })
  refused('422 for one that is a text', 422, { payload: '"text"', headers: json })

  test('422 names a field that it does not know', async (t) => {
    const app = await harness(t)
    for (const [operation, client] of taking(app)) {
      const url = fill(operation.path, await makeAlong(app, operation))
      const payload = { ...bodyOf(operation), neverHeardOf: 1 }
      const { status, body } = await client.send({ method: operation.method, url, payload })
      const said = [status, body?.error?.code, body?.error?.field]
      assert.deepEqual(said, [422, 'validation_error', 'neverHeardOf'], operation.operationId)
    }
  })
})

describe('every single resource', () => {
  test('304 when its ETag still holds, the same for every token', async (t) => {
    const app = await harness(t)
    const other = app.as(await make.token(app, ['*']))
    for (const [operation, client] of everything(app).filter(([one]) => isSingle(one))) {
      const url = fill(operation.path, await makeAlong(app, operation))
      const first = await client.get(url)
      const etag = String(first.headers['etag'])
      assert.match(etag, /^"[\w-]{22}"$/, operation.operationId)
      const reader = client === app.owner ? other : client
      const again = await reader.get(url, { 'if-none-match': etag })
      assert.deepEqual([again.status, again.text], [304, ''], operation.operationId)
    }
  })

  test('412 for every change that knows another version, and the change is not made', async (t) => {
    const app = await harness(t)
    const changes = everything(app).filter(
      ([{ method, path }, client]) =>
        method !== 'GET' &&
        path.endsWith('}') &&
        everything(app).some(
          ([one, reader]) => isSingle(one) && one.path === path && reader === client,
        ),
    )
    assert.ok(changes.length > 5)
    for (const [operation, client] of changes) {
      const url = fill(operation.path, await makeAlong(app, operation))
      const send = (ifMatch: string) =>
        client.send({
          method: operation.method,
          url,
          headers: { 'if-match': ifMatch },
          ...(operation.body && { payload: bodyOf(operation) as object }),
        })
      const before = await client.get(url)
      assert.equal(
        (await send('"another"')).body?.error?.code,
        'precondition_failed',
        operation.operationId,
      )
      assert.equal((await client.get(url)).text, before.text, operation.operationId)
      const known = await send(String(before.headers['etag']))
      assert.equal(known.status, operation.status, `${operation.operationId}: ${known.text}`)
    }
  })
})

describe('every list', () => {
  test('400 for a cursor of another list, another organization, or none at all', async (t) => {
    const app = await harness(t)
    for (let i = 0; i < 2; i++) await make.contact(app)
    const { nextCursor } = (await app.owner.get('/v1/contacts?limit=1')).body
    const lists = everything(app).filter(([one]) => isList(one))
    assert.ok(lists.length > 8)
    for (const [operation, client] of lists) {
      const url = fill(operation.path, await makeAlong(app, operation))
      const foreign = operation.operationId === 'listContacts' ? `${nextCursor}A` : nextCursor
      for (const cursor of [foreign, 'nonsense', '']) {
        const { status, body } = await client.get(`${url}?cursor=${cursor}`)
        const said = [status, body.error?.code, body.error?.field]
        assert.deepEqual(said, [400, 'invalid_cursor', 'cursor'], operation.operationId)
      }
    }
  })

  test('400 for a limit below 1 or above 100', async (t) => {
    const app = await harness(t)
    for (const [operation, client] of everything(app).filter(([one]) => isList(one))) {
      for (const limit of [0, 101]) {
        const { status, body } = await client.get(`${anywhere(operation)}?limit=${limit}`)
        assert.deepEqual([status, body.error.field], [400, 'limit'], operation.operationId)
      }
    }
  })
})

describe('every POST that changes something', () => {
  test('is done once under an Idempotency-Key, whose answer is repeated byte for byte', async (t) => {
    const app = await harness(t)
    const posts = everything(app).filter(
      // A key belongs to who sends it, and what is public nobody sends.
      ([{ method, effect, audience }]) =>
        method === 'POST' && effect === 'write' && audience !== 'public',
    )
    const refused: string[] = []
    let repeated = 0
    for (const [operation, client] of posts) {
      const url = fill(operation.path, await makeAlong(app, operation))
      const isForm = operation.upload !== undefined && operation.body === undefined
      const form = isForm ? formOf([filePart('Name\nAda\n')]) : null
      const send = (payload: object | undefined = form?.payload ?? bodyOf(operation)) =>
        client.send({
          method: 'POST',
          url,
          headers: { ...form?.headers, 'idempotency-key': operation.operationId },
          ...(payload && { payload }),
        })
      const first = await send()
      // What the resource is not ready for uses up no key, and has no answer to repeat.
      if (first.status === 409) continue
      if (first.status >= 300) {
        refused.push(`${operation.operationId}: ${first.text}`)
        continue
      }
      const second = await send()
      assert.equal(second.headers['idempotency-replayed'], 'true', operation.operationId)
      assert.deepEqual([second.status, second.text], [first.status, first.text])
      repeated++
    }
    // Their examples name the model that the base already has, a contact, a picture and a connection that are not there.
    assert.deepEqual(
      refused.filter(
        (one) => !/^(?:reindexBase|mergeContacts|createProposalImage|createSync):/.test(one),
      ),
      [],
    )
    assert.ok(repeated > 10)
  })
})

test('every code of the catalogue has a status that the documents name or leave to `default`', async (t) => {
  const app = await harness(t)
  for (const url of ['/v1/openapi.json', '/operator/v1/openapi.json']) {
    const { paths } = (await app.as(null).get(url)).body
    for (const [path, item] of Object.entries<Record<string, { responses: object }>>(paths)) {
      for (const [method, { responses }] of Object.entries(item)) {
        const known = Object.values(errorCatalogue).map(([status]) => String(status))
        for (const status of Object.keys(responses).filter((one) => /^[45]/.test(one)))
          assert.ok(known.includes(status), `${method} ${path} ${status}`)
        assert.ok('default' in responses, `${method} ${path}`)
      }
    }
  }
})
