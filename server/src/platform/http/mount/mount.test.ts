import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Type } from 'typebox'
import { createClient } from '../../../../test/client.ts'
import { harness } from '../../../../test/harness.ts'
import { serverOf } from '../../../../test/principal.ts'
import { ApiError } from '../../errors.ts'
import { OrganizationId } from '../../ids.ts'
import { type Operation, operation, rawReply } from '../../operations/operation.ts'

const text = { tag: 'Test', summary: '', description: '' } as const

async function mounted(t: TestContext, declared: (organizationId: string) => Operation) {
  const app = await harness(t)
  const one = declared(OrganizationId.read(app.organization.id) ?? '')
  const http = serverOf(app.context, [one])
  t.after(() => http.close())
  return { app, client: createClient(http, [one], null) }
}

describe('a public operation that writes', () => {
  const join = (organizationId: string) =>
    operation(
      {
        ...text,
        audience: 'public',
        method: 'POST',
        path: '/join',
        operationId: 'join',
        body: Type.Object({ code: Type.String() }),
        reply: Type.Object({ organizationId: Type.String() }),
        throttle: () => [{ subject: 'join', max: 50, windowMs: 900_000, counts: 'failures' }],
        prepare: async ({ body }) => {
          if (body.code !== 'right') throw new ApiError('not_found')
          return { organizationId, actor: 'ada@example.com' }
        },
      },
      async (work) => ({ organizationId: work.organizationId }),
    )
  const here = { 'sec-fetch-site': 'same-origin' }

  test('belongs to the organization that its preparation found', async (t) => {
    const { app, client } = await mounted(t, join)
    const { body } = await client.post('/join', { code: 'right' }, here)
    assert.equal(OrganizationId.show(body.organizationId), app.organization.id)
  })

  test('403 from a page of another site', async (t) => {
    const { client } = await mounted(t, join)
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    const { status, body } = await client.post('/join', { code: 'right' }, elsewhere)
    assert.deepEqual([status, body.error.code], [403, 'foreign_origin'])
  })

  test('429 after too many refusals, and again 200 when the window has passed', async (t) => {
    const { app, client } = await mounted(t, join)
    const send = (code: string) => client.post('/join', { code }, here)
    for (let i = 0; i < 50; i++) assert.equal((await send('wrong')).status, 404)
    assert.equal((await send('right')).status, 429)
    app.clock.advance('16m')
    assert.equal((await send('right')).status, 200)
  })
})

describe('an operation that takes its body raw', () => {
  const receive = () =>
    operation(
      {
        ...text,
        audience: 'public',
        effect: 'read',
        method: 'POST',
        path: '/hooks',
        operationId: 'receive',
        rawBody: true,
        crossOrigin: true,
        reply: Type.Object({ hex: Type.String() }),
      },
      async (_context, { body }) => ({ hex: (body as Buffer).toString('hex') }),
    )

  for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
    test(`gets the bytes of ${type} as they came`, async (t) => {
      const { client } = await mounted(t, receive)
      const { body } = await client.send({
        method: 'POST',
        url: '/hooks',
        payload: Buffer.from([0x7b, 0x00, 0xff]),
        headers: { 'content-type': type },
      })
      assert.equal(body.hex, '7b00ff')
    })
  }
})

describe('an operation that speaks a protocol of its own', () => {
  test('answers what it likes, headers included', async (t) => {
    const { client } = await mounted(t, () =>
      operation(
        {
          ...text,
          method: 'GET',
          path: '/feed',
          operationId: 'readFeed',
          reply: rawReply('text/event-stream'),
        },
        async () =>
          new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
      ),
    )
    const { headers, text: sent } = await client.get('/feed', { accept: 'text/event-stream' })
    assert.deepEqual([headers['content-type'], sent], ['text/event-stream', 'data: 1\n\n'])
    assert.equal((await client.get('/feed', { accept: 'text/html' })).status, 406)
  })
})

describe('an empty segment', () => {
  for (const path of [
    '/v1/bases/',
    '/v1/contacts/',
    '/v1//contacts',
    '/operator/v1/plans/',
    '/v1/bases//sources',
  ]) {
    test(`404 for ${path}, with every method`, async (t) => {
      const app = await harness(t)
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const { status, body } = await app.owner.send({ method, url: path })
        assert.deepEqual([status, body.error.code], [404, 'not_found'])
      }
    })
  }
})
