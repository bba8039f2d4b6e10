import assert from 'node:assert/strict'
import { METHODS } from 'node:http'
import { describe, test } from 'node:test'
import type { HTTPMethods } from 'fastify'
import { harness } from '../../../../test/harness.ts'

const sendable = METHODS.filter((method) => method !== 'CONNECT') as HTTPMethods[]

describe('a method that a path does not have', () => {
  for (const document of ['/v1/openapi.json', '/operator/v1/openapi.json']) {
    test(`405 with the exact Allow on every path of ${document}`, async (t) => {
      const app = await harness(t)
      const { paths } = (await app.as(null).get(document)).body
      assert.ok(Object.keys(paths).length > 1)
      for (const [path, item] of Object.entries<object>(paths)) {
        const present = Object.keys(item).map((method) => method.toUpperCase())
        if (present.includes('GET')) present.push('HEAD')
        const allow = present.sort().join(', ')
        const url = path.replaceAll(/\{\w+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057')
        for (const method of sendable.filter((one) => !present.includes(one))) {
          const { status, headers } = await app.as(null).send({ method, url })
          assert.deepEqual([status, headers['allow']], [405, allow], `${method} ${path}`)
        }
      }
    })
  }

  test('405 before the body is read, however unusual the method', async (t) => {
    const app = await harness(t)
    for (const method of ['PROPFIND', 'MKCOL', 'QUERY', 'PUT'] as HTTPMethods[]) {
      const given = { headers: { 'content-type': 'application/json' }, payload: '{' }
      const { status } = await app.as(null).send({ method, url: '/v1/contacts', ...given })
      assert.equal(status, 405, method)
    }
  })

  for (const url of ['/healthz', '/readyz', '/metrics', '/v1/openapi.json', '/v1/webhooks.json']) {
    test(`405 on ${url}, which can only be read`, async (t) => {
      const app = await harness(t)
      const { status, headers } = await app.as(null).send({ method: 'POST', url, payload: '{' })
      assert.deepEqual([status, headers['allow']], [405, 'GET, HEAD'])
    })
  }
})
