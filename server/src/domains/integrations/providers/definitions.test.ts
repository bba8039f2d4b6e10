import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, test } from 'node:test'
import { validatorFor } from '../../../platform/operations/validation.ts'
import { requireDefinition } from './definition.ts'
import { ProviderDefinition } from './schema.ts'
import { builtIn } from './service.ts'

describe('every built-in definition', () => {
  test('fits the schema, and would be accepted from an organization', () => {
    const files = readdirSync(new URL('definitions', import.meta.url))
    assert.deepEqual(files.toSorted(), [...builtIn.keys()].map((key) => `${key}.json`).sort())
    const validate = validatorFor(ProviderDefinition, 'body')
    for (const definition of builtIn.values()) {
      assert.ok(
        validate(structuredClone(definition)),
        `${definition.key}: ${JSON.stringify(validate.errors?.[0])}`,
      )
      requireDefinition(definition)
      for (const method of definition.auth) {
        for (const address of ['tokenUrl', 'authorizationUrl'] as const) {
          assert.match((method as Record<string, string>)[address] ?? 'https://', /^https:\/\//)
        }
      }
      assert.match(definition.baseUrl ?? 'https://', /^https:\/\//)
    }
  })
})

describe('a definition that an organization adds', () => {
  const good = {
    key: 'x_own',
    name: 'Own',
    description: '',
    protocol: 'http',
    baseUrl: 'https://{account}.api.example.com/v1/',
    settings: [{ name: 'account', title: 'Account', type: 'text', required: true }],
    auth: [{ type: 'api_key', header: 'X-Api-Key', prefix: '' }],
    headers: {},
    rateLimit: null,
    test: null,
    models: {},
    hook: null,
  } as unknown as ProviderDefinition

  test('is refused if a value could change its address, or if it would send reserved headers', () => {
    requireDefinition(good)
    const text = { type: 'text', required: true, title: 'A' } as const
    const faults: [Partial<Record<keyof ProviderDefinition, unknown>>, string][] = [
      ...[
        'https://x{account}.example.com/',
        'https://{account}/',
        'https://{account}.com/',
        'https://api.{account}/',
        'https://api.example.com/a{account}/',
        'https://api.example.com/v1',
        'https://ada@api.example.com/',
        'https://api.example.com/?q={account}/',
        'https://api.example.com/a/../b/',
        'https://api.example.com\\@evil.example/',
        'https://{other}.api.example.com/',
        'ftp://api.example.com/',
      ].map((baseUrl): [{ baseUrl: string }, string] => [{ baseUrl }, 'baseUrl']),
      [{ settings: [{ name: 'account', ...text, required: false }] }, 'baseUrl'],
      [
        {
          settings: [
            { name: 'account', ...text },
            { name: 'account', ...text },
          ],
        },
        'settings.1.name',
      ],
      [{ headers: { Authorization: 'x' } }, 'headers.Authorization'],
      [{ headers: { cookie: 'x' } }, 'headers.cookie'],
      [{ test: { method: 'GET', path: '', headers: { Host: 'x' } } }, 'test.headers.Host'],
      [{ test: { method: 'GET', path: '', accept: 'body.(' } }, 'test.accept'],
      [{ rateLimit: { requestsPerMinute: 10, burst: 10 } }, 'rateLimit.burst'],
      [{ hook: 'paypal' }, 'hook'],
      [{ auth: [good.auth[0], good.auth[0]] }, 'auth.1.type'],
      [{ auth: [{ type: 'api_key', header: 'Host', prefix: '' }] }, 'auth.0.header'],
      [
        { models: { contact: { reader: 'rest', map: { email: 'record.(' } } } },
        'models.contact.map.email',
      ],
    ]
    for (const [change, field] of faults) {
      assert.throws(
        () => requireDefinition({ ...good, ...change } as ProviderDefinition),
        (error: { field?: string }) => error.field === field,
        `${JSON.stringify(change)} → ${field}`,
      )
    }
  })
})
