import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'

const files = {
  '/': 'text/html; charset=utf-8',
  '/theme.js': /^(?:text|application)\/javascript; charset=utf-8$/,
  '/mark.svg': 'image/svg+xml',
}

describe('the dashboard', () => {
  for (const [url, type] of Object.entries(files)) {
    test(`200 gives ${url} under a strict policy, to be asked for again`, async (t) => {
      const { http } = await harness(t)
      const answer = await http.inject({ url })
      assert.equal(answer.statusCode, 200)
      const { headers } = answer
      if (typeof type === 'string') assert.equal(headers['content-type'], type)
      else assert.match(String(headers['content-type']), type)
      const policy = String(headers['content-security-policy'])
      assert.match(policy, /^default-src 'none'; /)
      assert.match(policy, /frame-ancestors 'none'/)
      assert.doesNotMatch(policy, /unsafe|\*|https?:/)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['cache-control'], 'no-cache')
      assert.match(String(headers['x-request-id']), /^req_/)
      const again = await http.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      assert.deepEqual([again.statusCode, again.body], [304, ''])
      const head = await http.inject({ method: 'HEAD', url })
      assert.deepEqual([head.statusCode, head.body], [200, ''])
    })
  }

  test('200 gives a page without anything inline, and without another origin', async (t) => {
    const { http } = await harness(t)
    const { body } = await http.inject({ url: '/' })
    assert.doesNotMatch(body, /<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/i)
    const addresses = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    assert.deepEqual(
      addresses.filter((address) => !address?.startsWith('/')),
      [],
    )
    for (const address of new Set(addresses)) {
      assert.ok((await http.inject({ url: address ?? '' })).statusCode < 400, address)
    }
  })

  test('lets browsers keep what has its content in its name', async (t) => {
    const { http } = await harness(t)
    const [, script = ''] =
      /src="(\/assets\/[^"]+)"/.exec((await http.inject({ url: '/' })).body) ?? []
    const { statusCode, headers } = await http.inject({ url: script })
    assert.equal(statusCode, 200)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  })

  test('200 gives its page at each of its addresses, and never in place of an answer of the API', async (t) => {
    const { http } = await harness(t)
    const headers = { accept: 'text/html,*/*;q=0.8' }
    const { body } = await http.inject({ url: '/' })
    for (const url of ['/contacts', '/knowledge/kb_1/search?q=x', '/settings/tokens']) {
      const answer = await http.inject({ url, headers })
      assert.deepEqual([answer.statusCode, answer.body], [200, body], url)
      assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'; /)
    }
    for (const url of ['/v1/nothing', '/session/nothing', '/operator/v1/x', '/assets/x.js']) {
      const answer = await http.inject({ url, headers })
      assert.deepEqual([answer.statusCode, answer.json().error.code], [404, 'not_found'], url)
    }
  })

  test('405 names the methods that the page has', async (t) => {
    const { http } = await harness(t)
    for (const url of Object.keys(files)) {
      const answer = await http.inject({ method: 'POST', url })
      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, 'GET, HEAD'])
      assert.equal(answer.json().error.code, 'method_not_allowed')
    }
  })

  test('404 has the usual error body for a missing file, and nothing outside the folder is served', async (t) => {
    const { http } = await harness(t)
    for (const url of [
      '/nothing.js',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
    ]) {
      const answer = await http.inject({ url })
      assert.equal(answer.statusCode, 404, url)
      assert.equal(answer.json().error.code, 'not_found')
    }
  })

  test('412 refuses a file that is not the one of If-Match, in the error shape', async (t) => {
    const { http } = await harness(t)
    const answer = await http.inject({ url: '/mark.svg', headers: { 'if-match': '"another"' } })
    assert.deepEqual([answer.statusCode, answer.json().error.code], [412, 'precondition_failed'])
  })

  test('200 gives the whole file to who asks for a range that is not there', async (t) => {
    const { http } = await harness(t)
    const answer = await http.inject({ url: '/mark.svg', headers: { range: 'bytes=99999999-' } })
    assert.equal(answer.statusCode, 200)
  })
})
