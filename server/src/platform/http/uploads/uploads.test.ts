import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { filePart, formOf, openUploads } from '../../../../test/form.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { exchange, listen } from '../../../../test/wire.ts'

type Parts = Parameters<typeof formOf>[0]

async function sourcesOf(app: Harness): Promise<string> {
  return `/v1/bases/${(await make.base(app)).id}/sources`
}

const send = (app: Harness, url: string, parts: Parts) =>
  app.owner.send({ method: 'POST', url, ...formOf(parts) })

/** A request on the wire, as far as it is given; `length` is what it promises. */
async function startUpload(app: Harness, url: string, length: number): Promise<Socket> {
  const token = await make.token(app, ['*'])
  const { payload, headers } = formOf([filePart('x'.repeat(1000))])
  const socket = connect(await listen(app.http), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token.token}\r\nContent-Type: ${headers?.['content-type']}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, 700))
  return socket
}

async function until(isSo: () => Promise<boolean>, turns = 20_000): Promise<void> {
  for (let turn = 0; !(await isSo()); turn += 1) {
    assert.ok(turn < turns, 'it never came to pass')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What looks at the open files of the process. */
const onLinux = { skip: process.platform !== 'linux' }

describe('an upload', () => {
  for (const [what, parts, field, says] of [
    ['an unknown field', [{ name: 'colour', content: 'red' }], 'colour', /not a known field/],
    [
      'a field of an object’s own',
      [{ name: '__proto__', content: 'x' }],
      '__proto__',
      /not a known/,
    ],
    ['metadata that is no JSON', [{ name: 'metadata', content: '{a' }], 'metadata', /JSON object/],
    ['metadata that is no object', [{ name: 'metadata', content: '[]' }], 'metadata', /object/],
    ['a name that is too long', [{ name: 'name', content: 'x'.repeat(501) }], 'name', /500/],
    ['a name with U\u002b0000', [{ name: 'name', content: 'a\0b' }], 'name', /U\+0000/],
    ['a choice that is none', [{ name: 'onDuplicate', content: 'maybe' }], 'onDuplicate', /one of/],
  ] as [string, Parts, string, RegExp][]) {
    test(`422 for ${what}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await send(app, await sourcesOf(app), [filePart('x'), ...parts])
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'validation_error', field],
      )
      assert.match(body.error.message, says)
      await until(async () => (await openUploads()) === 0)
    })
  }

  test('400 for a form that ends too soon, and for a path that names nothing', async (t) => {
    const app = await harness(t)
    const { payload, headers } = formOf([filePart('x')])
    const url = await sourcesOf(app)
    const cut = payload.subarray(0, payload.length - 6)
    const broken = await app.owner.send({
      method: 'POST',
      url,
      payload: cut,
      headers: headers ?? {},
    })
    assert.deepEqual([broken.status, broken.body.error.code], [400, 'malformed_request'])
    const nowhere = await send(app, '/v1/bases/x/sources', [filePart('x')])
    assert.deepEqual([nowhere.status, nowhere.body.error.field], [400, 'baseId'])
    await until(async () => (await openUploads()) === 0)
  })

  test('415 where no file is taken', async (t) => {
    const app = await harness(t)
    const { status, body } = await send(app, '/v1/contacts', [filePart('x')])
    assert.deepEqual([status, body.error.code], [415, 'unsupported_media_type'])
  })

  test('413 before the first byte of one that is said to be too large', async (t) => {
    const app = await harness(t)
    const token = await make.token(app, ['*'])
    const { status, body } = await exchange(
      await listen(app.http),
      `POST ${await sourcesOf(app)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 60000000\r\n\r\n`,
    )
    assert.deepEqual([status, JSON.parse(body).error.code], [413, 'payload_too_large'])
    assert.match(body, /larger than 50 MiB/)
  })

  test('413 for one that is larger than the plan takes, and says so', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/own', { maxUploadBytes: 4096 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'own' })
    const url = await sourcesOf(app)
    assert.equal((await send(app, url, [filePart('x'.repeat(4096))])).status, 201)
    const { status, body } = await send(app, url, [filePart('y'.repeat(4097))])
    assert.deepEqual([status, body.error.code], [413, 'payload_too_large'])
    assert.match(body.error.message, /larger than 0.00391 MiB/)
  })

  test(
    'holds no connection to the database while it comes in, and no file once it broke off',
    onLinux,
    async (t) => {
      const app = await harness(t)
      const url = await sourcesOf(app)
      const sockets = await Promise.all(
        Array.from({ length: 3 }, () => startUpload(app, url, 5_000)),
      )
      await until(async () => (await openUploads()) === 3)
      assert.equal((await send(app, url, [filePart('Meanwhile.')])).status, 201)
      for (const socket of sockets) socket.destroy()
      await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
      await until(async () => (await openUploads()) === 0)
      assert.equal((await app.owner.get(url)).body.data.length, 1)
    },
  )

  test(
    '503 beyond those that an organization may have under way, until one of them ends',
    onLinux,
    async (t) => {
      const app = await harness(t)
      const url = await sourcesOf(app)
      const sockets = await Promise.all(
        Array.from({ length: 4 }, () => startUpload(app, url, 5_000)),
      )
      await until(async () => (await openUploads()) === 4)
      const refused = await send(app, url, [filePart('One too many.')])
      assert.deepEqual([refused.status, refused.body.error.code], [503, 'unavailable'])
      assert.equal(refused.headers['retry-after'], '2')
      assert.match(refused.body.error.message, /more than 4 of yours. Send this one again/)
      assert.deepEqual((await app.owner.get(url)).body.data, [])
      for (const socket of sockets) socket.destroy()
      await until(async () => (await openUploads()) === 0)
      assert.equal((await send(app, url, [filePart('Taken now.')])).status, 201)
    },
  )

  test('is gone from the disk when it was taken', onLinux, async (t) => {
    const app = await harness(t)
    assert.equal((await send(app, await sourcesOf(app), [filePart('x')])).status, 201)
    // Soon: in the end the garbage collector would close it, too.
    await until(async () => (await openUploads()) === 0, 20)
  })

  test('is in the API document beside the JSON body', async (t) => {
    const app = await harness(t)
    const { body } = await app.as(null).get('/v1/openapi.json')
    const { content } = body.paths['/v1/bases/{baseId}/sources'].post.requestBody
    assert.deepEqual(Object.keys(content), ['application/json', 'multipart/form-data'])
    const form = body.components.schemas.NewFileSource
    assert.deepEqual(form.required, ['file'])
    assert.deepEqual(Object.keys(form.properties).sort(), [
      'encoding',
      'externalId',
      'file',
      'metadata',
      'name',
      'onDuplicate',
    ])
  })
})
