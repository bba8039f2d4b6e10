import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Type } from 'typebox'
import { createClient } from '../../../../test/client.ts'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { serverOf } from '../../../../test/principal.ts'
import { exchange, listen } from '../../../../test/wire.ts'
import { type Operation, operation } from '../../operations/operation.ts'

/** A server with this one operation, open to everybody. */
async function serverWith(t: TestContext, declared: Operation) {
  const { context } = await harness(t)
  const http = serverOf(context, [declared])
  t.after(() => http.close())
  return createClient(http, [declared], 'anybody')
}

const broken = (handle: () => Promise<{ size: number }>): Operation =>
  operation(
    {
      method: 'GET',
      path: '/v1/broken',
      operationId: 'getBroken',
      tag: 'Test',
      summary: '',
      description: '',
      reply: Type.Object({ size: Type.Integer() }),
    },
    handle,
  )

describe('an unknown path', () => {
  for (const path of ['/v1', '/v1/', '/v2/contacts', '/v1/contacts/a/b', '/*']) {
    test(`404 for ${path}, whatever the method and with no token asked for`, async (t) => {
      const app = await harness(t)
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
        const { status, body } = await app.as(null).send({ method, url: path })
        assert.deepEqual([status, body.error.code], [404, 'not_found'])
      }
    })
  }

  test('404 repeats nothing of what was asked for', async (t) => {
    const app = await harness(t)
    const { text } = await app.as(null).get('/v1/cap_secret?token=cap_secret')
    assert.doesNotMatch(text, /cap_secret/)
  })
})

describe('an address that cannot be right', () => {
  for (const path of ['/v1/contacts/%zz', '/v1/contacts/%', '/v1/contacts/%ff', '/%c0%ae']) {
    test(`400 for ${path}, whose percent-encoding is broken`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.get(path)
      assert.deepEqual([status, body.error.code], [400, 'malformed_request'])
    })
  }

  for (const path of ['/v1/contacts/%00', '/v1/contacts?q=%00', '/v1/contacts?%00=1', '/%00']) {
    test(`400 for ${path}, which holds U+0000`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.get(path)
      assert.deepEqual([status, body.error.code], [400, 'invalid_parameter'])
    })
  }

  test('400 for an id of 15,000 characters, which names the parameter', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.get(`/v1/contacts/${'c'.repeat(15_000)}`)
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [400, 'invalid_parameter', 'contactId'],
    )
  })

  test('a literal %2500 is a text like any other', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'uses %00 in his name' })
    const { body } = await app.owner.get('/v1/contacts?q=%2500')
    assert.deepEqual(body.data, [contact])
  })
})

describe('HEAD', () => {
  test('answers like GET, without the body', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const { token } = await make.token(app, ['contacts:read'])
    const port = await listen(app.http)
    const ask = (method: string, path: string) =>
      exchange(port, `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${token}\r\n\r\n`)
    for (const path of [`/v1/contacts/${id}`, '/v1/contacts', '/v1/nothing', '/v1/contacts/x']) {
      const [get, head] = [await ask('GET', path), await ask('HEAD', path)]
      assert.equal(head.body, '')
      assert.equal(head.status, get.status)
      const { 'x-request-id': _, date: __, ...headers } = get.headers
      const { 'x-request-id': ___, date: ____, ...same } = head.headers
      assert.deepEqual(same, headers)
    }
  })

  test('answers like GET where that answers in bytes', async (t) => {
    const { owner } = await harness(t)
    const paths = ['/v1/catalog-items/export', '/metrics', '/readyz', '/p/accent/1d4f49.css']
    for (const url of paths) {
      const [get, head] = [await owner.get(url), await owner.send({ method: 'HEAD', url })]
      assert.deepEqual([head.status, head.text], [get.status, ''], url)
      const names = ['content-type', 'cache-control', 'content-disposition'] as const
      for (const name of names) assert.equal(head.headers[name], get.headers[name], url)
    }
  })
})

describe('Accept', () => {
  for (const accept of [
    'application/xml',
    'text/html, image/*',
    'application/json;q=0',
    'nonsense',
  ]) {
    test(`406 when it is ${accept}, and nothing is done`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/contacts', { name: 'Ada' }, { accept })
      assert.deepEqual([status, body.error.code], [406, 'not_acceptable'])
      assert.deepEqual((await app.owner.get('/v1/contacts')).body.data, [])
    })
  }

  for (const accept of ['*/*', 'application/*', 'text/html, application/json;q=0.1', '']) {
    test(`200 when it is ${JSON.stringify(accept)}`, async (t) => {
      const app = await harness(t)
      assert.equal((await app.owner.get('/v1/contacts', { accept })).status, 200)
    })
  }
})

describe('a handler that throws', () => {
  const inside = "relation capstan.secrets of '/srv/capstan/store.ts' with password hunter2"

  test('500 says nothing of the inside', async (t) => {
    const client = await serverWith(
      t,
      broken(() => Promise.reject(new Error(inside))),
    )
    const { status, text, body, headers } = await client.get('/v1/broken')
    assert.deepEqual([status, body.error.code], [500, 'internal_error'])
    assert.doesNotMatch(text + JSON.stringify(headers), /capstan\.|srv|hunter2|store/)
  })

  for (const [what, thrown] of Object.entries({
    'a text': inside,
    'nothing at all': undefined,
    'an error with a status of its own': Object.assign(new Error(inside), { statusCode: 418 }),
    'an error that looks like a validation': Object.assign(new Error(inside), { validation: [] }),
  })) {
    test(`keeps the error shape when it throws ${what}`, async (t) => {
      const client = await serverWith(
        t,
        broken(() => Promise.reject(thrown)),
      )
      const { status, text } = await client.get('/v1/broken')
      assert.ok(status === 500 || status === 400, String(status))
      assert.doesNotMatch(text, /hunter2/)
    })
  }

  test('500 when the answer does not fit its schema', async (t) => {
    const client = await serverWith(
      t,
      broken(() => Promise.resolve({ size: 'large' } as never)),
    )
    assert.equal((await client.get('/v1/broken')).status, 500)
  })
})

describe('X-Request-Id', () => {
  test('is there, new and the same form, on answers of every kind', async (t) => {
    const app = await harness(t)
    const answers = [
      await app.owner.get('/v1/contacts'),
      await app.owner.post('/v1/contacts', {}),
      await app.owner.get('/v1/contacts/%zz'),
      await app.owner.get('/v1/nothing'),
      await app.owner.send({ method: 'PATCH', url: '/v1/contacts' }),
      await app.as(null).get('/v1/contacts'),
      await app.as(null).get('/healthz'),
      await app.as(null).get('/v1/openapi.json'),
      await app.owner.get('/v1/contacts', { 'x-request-id': 'mine' }),
    ]
    const ids = answers.map(({ headers }) => headers['x-request-id'] ?? '')
    for (const id of ids) assert.match(id, /^req_[0-9a-f-]{36}$/)
    assert.equal(new Set(ids).size, ids.length)
  })
})
