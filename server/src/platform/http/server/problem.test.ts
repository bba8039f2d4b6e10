import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { errorCatalogue } from '../../errors.ts'
import { prefersProblem } from './error-reply.ts'

describe('Accept: application/problem+json', () => {
  for (const [accept, expected] of [
    ['application/problem+json', true],
    ['Application/Problem+JSON; q=0.3', true],
    ['application/json, application/problem+json', true],
    ['application/problem+json, */*;q=0.1', true],
    ['application/json, application/problem+json;q=0.5', false],
    ['application/problem+json;q=0.5, */*', false],
    ['application/problem+json;q=0', false],
    ['application/problem+json;q=x', false],
    ['application/json', false],
    ['application/*', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ] as const) {
    test(`${accept} ${expected ? 'asks' : 'does not ask'} for problems`, () => {
      assert.equal(prefersProblem(accept), expected)
    })
  }

  for (const accept of ['application/problem+json', 'application/problem+json;q=0.2']) {
    test(`gives a success as ever for ${accept}`, async (t) => {
      const app = await harness(t)
      const { status, headers } = await app.owner.get('/v1/contacts', { accept })
      assert.deepEqual([status, headers['content-type']], [200, 'application/json; charset=utf-8'])
    })
  }

  test('gives an error with the members of RFC 9457', async (t) => {
    const app = await harness(t)
    const { token } = await make.token(app, ['*'])
    const answer = await app.http.inject({
      method: 'POST',
      url: '/v1/contacts',
      headers: { accept: 'application/problem+json', authorization: `Bearer ${token}` },
      payload: { name: 'Ada', phone: '12' },
    })
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type']],
      [422, 'application/problem+json'],
    )
    assert.deepEqual(answer.json(), {
      type: '/docs/errors#validation_error',
      title: errorCatalogue.validation_error[1],
      status: 422,
      detail: 'phone must be an E.164 number such as +14155550123.',
      instance: answer.headers['x-request-id'],
      code: 'validation_error',
      field: 'phone',
    })
  })

  test('gives everybody else the body of the specification', async (t) => {
    const app = await harness(t)
    const { body, headers } = await app.owner.post('/v1/contacts', { name: 'Ada', phone: '12' })
    assert.deepEqual(Object.keys(body.error), ['code', 'message', 'field'])
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
  })
})

describe('the help of an error', () => {
  test('is a link to an address of this server, which has words about the code', async (t) => {
    const app = await harness(t)
    const { headers } = await app.owner.post('/v1/contacts', {})
    const [, path = '', code] =
      /^<([^#>]+)#(\w+)>; rel="help"; type="text\/html"$/.exec(headers['link'] ?? '') ?? []
    assert.equal(code, 'validation_error')
    const page = await app.http.inject({ url: path })
    assert.equal(page.statusCode, 200)
    for (const [each, [status, meaning]] of Object.entries(errorCatalogue)) {
      const [, section = ''] = page.body.split(`<h3 id="${each}">`)
      assert.ok(section.includes(`<p>Status ${status}. `), each)
      assert.ok(section.includes(meaning.split('`')[0] ?? ''), each)
    }
  })

  test('has no script and no style inside the page', async (t) => {
    const { http } = await harness(t)
    const { body, headers } = await http.inject({ url: '/docs/errors' })
    assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/)
    assert.doesNotMatch(body, /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
  })
})
