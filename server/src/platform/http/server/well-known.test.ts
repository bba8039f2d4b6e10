import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { createServer } from './server.ts'
import { mountWellKnown } from './well-known.ts'

const settings = { CAPSTAN_SECURITY_CONTACT: 'mailto:security@example.com' }

describe('what programs ask every server for', () => {
  test('200 gives security.txt, which is valid for at most a year', async (t) => {
    const { http, clock } = await harness(t, { settings })
    const { statusCode, headers, body } = await http.inject({ url: '/.well-known/security.txt' })
    assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8'])
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    )
    assert.equal(fields.get('Contact'), settings.CAPSTAN_SECURITY_CONTACT)
    const daysLeft = (Date.parse(fields.get('Expires') ?? '') - clock.now().getTime()) / 86_400_000
    assert.ok(daysLeft > 30 && daysLeft < 365, String(daysLeft))
    assert.match(fields.get('Canonical') ?? '', /^https?:.*\/\.well-known\/security\.txt$/)
  })

  test('404 for security.txt while nobody has named a contact, in a browser too', async (t) => {
    const { context } = await harness(t, { settings })
    const platform = { ...context, config: { ...context.config, securityContact: null } }
    const app = createServer(platform)
    t.after(() => app.close())
    mountWellKnown(app, platform)
    for (const accept of ['*/*', 'text/html']) {
      const answer = await app.inject({ url: '/.well-known/security.txt', headers: { accept } })
      assert.deepEqual([answer.statusCode, answer.json().error.code], [404, 'not_found'])
    }
  })

  test('200 sends every robot away', async (t) => {
    const { http } = await harness(t, { settings })
    const { statusCode, body } = await http.inject({ url: '/robots.txt' })
    assert.deepEqual([statusCode, body], [200, 'User-agent: *\nDisallow: /\n'])
  })

  test('200 gives the mark as the icon', async (t) => {
    const { http } = await harness(t, { settings })
    const { statusCode, headers, body } = await http.inject({ url: '/favicon.ico' })
    assert.deepEqual([statusCode, headers['content-type']], [200, 'image/svg+xml'])
    assert.match(body, /^<svg/)
  })

  test('200 gives the document of the API at /openapi.json, too', async (t) => {
    const { http } = await harness(t, { settings })
    const [guessed, own] = await Promise.all(
      ['/openapi.json', '/v1/openapi.json'].map((url) => http.inject({ url })),
    )
    assert.equal(guessed?.statusCode, 200)
    assert.equal(guessed?.body, own?.body)
  })

  test('405 names the methods', async (t) => {
    const { http } = await harness(t, { settings })
    for (const url of ['/robots.txt', '/openapi.json', '/docs/errors']) {
      const { statusCode, headers } = await http.inject({ method: 'POST', url })
      assert.deepEqual([statusCode, headers.allow], [405, 'GET, HEAD'])
    }
  })
})
