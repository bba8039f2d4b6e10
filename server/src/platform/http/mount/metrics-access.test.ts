import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { serverOf } from '../../../../test/principal.ts'
import { UntrustedProxies } from '../server/untrusted-proxies.ts'
import { systemOperations } from './system-operations.ts'

const key = 'a-metrics-key-of-28-characters'
const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` })

interface Setting {
  metricsKey?: string
  trustedProxies?: string[]
}

/** The same installation with other settings, and with something that a person should look at. */
async function nodeOf(t: TestContext, { metricsKey = key, trustedProxies = [] }: Setting) {
  const app = await harness(t)
  await makeConcern(app)
  const { context, catalogue } = app
  const config = { ...context.config, http: { ...context.config.http, trustedProxies } }
  const secrets = { ...context.secrets, metricsKey: metricsKey || null }
  const untrustedProxies = new UntrustedProxies(context.clock, context.log)
  const platform = { ...context, config, secrets, untrustedProxies }
  const http = serverOf(platform, systemOperations(platform, catalogue))
  t.after(() => http.close())
  return {
    async ask(options: Omit<InjectOptions, 'url'>) {
      const metrics = await http.inject({ ...options, url: '/metrics' })
      const ready = await http.inject({ ...options, url: '/readyz' })
      assert.equal(ready.statusCode, 200)
      return {
        metrics,
        hasMetrics: metrics.statusCode === 200 && metrics.body.includes('capstan_build_info'),
        ready: ready.json(),
      }
    },
  }
}

async function makeConcern(app: Harness): Promise<void> {
  await make.webhook(app)
  await make.contact(app)
  app.clock.advance('65s')
}

const terse = { status: 'ready' }

describe('metrics and concerns without a key', () => {
  for (const [who, options] of Object.entries({
    'a request from this machine': {},
    'one by its IPv6 address': { remoteAddress: '::1', headers: { host: '[::1]:8080' } },
    'one on a socket of both families': { remoteAddress: '::ffff:127.0.0.1' },
  })) {
    test(`are told to ${who}`, async (t) => {
      const node = await nodeOf(t, { metricsKey: '' })
      const { hasMetrics, ready } = await node.ask(options)
      assert.equal(hasMetrics, true)
      assert.match(ready.concerns.join(), /oldest due delivery/)
    })
  }

  for (const [who, options] of Object.entries({
    'another machine': { remoteAddress: '203.0.113.9' },
    'one that calls itself localhost': {
      remoteAddress: '203.0.113.9',
      headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
    },
    'a client of a proxy on this machine that is not trusted': {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    },
    'a client of a proxy that passes on the host alone': { headers: { host: 'capstan.example' } },
    'a page that has its name resolved to this machine': {
      headers: { host: '127.0.0.1.evil.com' },
    },
    'the operator key from elsewhere': {
      remoteAddress: '203.0.113.9',
      headers: bearer('operator-key-for-tests-only'),
    },
  } satisfies Record<string, InjectOptions>)) {
    test(`are not told to ${who}`, async (t) => {
      const node = await nodeOf(t, { metricsKey: '' })
      const { metrics, ready } = await node.ask(options)
      assert.deepEqual([metrics.statusCode, metrics.json().error.code], [401, 'missing_token'])
      assert.match(metrics.json().error.message, /CAPSTAN_METRICS_KEY/)
      assert.deepEqual(ready, terse)
    })
  }

  test('are not told to who comes through a trusted proxy, whatever it writes into the header', async (t) => {
    const node = await nodeOf(t, { metricsKey: '', trustedProxies: ['127.0.0.0/8'] })
    for (const from of ['203.0.113.9', '127.0.0.1, 203.0.113.9', '127.0.0.1']) {
      const { metrics, ready } = await node.ask({ headers: { 'x-forwarded-for': from } })
      assert.equal(metrics.statusCode, 401, from)
      assert.deepEqual(ready, terse)
    }
    assert.equal((await node.ask({})).hasMetrics, true)
  })
})

describe('metrics and concerns with a key', () => {
  test('are told to who has it, wherever that is', async (t) => {
    const node = await nodeOf(t, {})
    const elsewhere = { remoteAddress: '203.0.113.9', headers: bearer(key) }
    const { hasMetrics, ready } = await node.ask(elsewhere)
    assert.equal(hasMetrics, true)
    assert.match(ready.concerns.join(), /oldest due delivery/)
  })

  for (const [who, headers, code] of [
    ['this machine without it', {}, 'missing_token'],
    ['a part of it', bearer(key.slice(0, -1)), 'invalid_token'],
    ['another one', bearer(`${key}x`), 'invalid_token'],
    ['another scheme', { authorization: `Basic ${key}` }, 'missing_token'],
  ] as const) {
    test(`are not told to ${who}`, async (t) => {
      const node = await nodeOf(t, {})
      const { metrics, ready } = await node.ask({ headers })
      assert.deepEqual([metrics.statusCode, metrics.json().error.code], [401, code])
      assert.equal(metrics.headers['www-authenticate'], 'Bearer')
      assert.deepEqual(ready, terse)
      assert.ok(!metrics.body.includes(key))
    })
  }
})
