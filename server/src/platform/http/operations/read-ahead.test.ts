import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { Type } from 'typebox'
import { type Harness, harness } from '../../../../test/harness.ts'
import { anyToken } from '../../../../test/principal.ts'
import { ApiError, notFound } from '../../errors.ts'
import { type Operation, operation, type Reader, rawReply } from '../../operations/operation.ts'
import { type Principal, unauthorized } from '../../operations/principal.ts'
import { createServer } from '../server/server.ts'
import { mountOperations } from './mount.ts'

type Read = (reader: Reader) => Promise<string>

const get = {
  audience: 'token',
  effect: 'read',
  method: 'GET',
  tag: 'Test',
  summary: '',
  description: '',
  status: 200,
} as const

const thing = (read: Read, more: Partial<Operation> = {}): Operation =>
  operation(
    {
      ...get,
      path: '/things/{thingId}',
      operationId: 'getThing',
      scope: 'things:read',
      params: Type.Object({ thingId: Type.String({ maxLength: 5 }) }),
      query: Type.Object({ limit: Type.Optional(Type.Integer({ maximum: 9 })) }),
      reply: Type.Object({ text: Type.String() }),
      ...(more as object),
    },
    async (reader) => ({ text: await read(reader as Reader) }),
  )

const named: Principal = { ...anyToken, organizationId: '0190d5a0-0000-7000-8000-000000000001' }

/** A server whose verdicts the test gives, and who presumes that everybody is `named`. */
function serve(t: TestContext, app: Harness, one: Operation, presumes = true) {
  const verdict = Promise.withResolvers<Principal>()
  const http = createServer(app.context)
  t.after(() => http.close())
  mountOperations(http, [one], {
    platform: app.context,
    authenticators: {
      token: (_request, presume) => {
        if (presumes) presume?.(named)
        return verdict.promise
      },
    },
    recorderFactories: [],
  })
  let hasAnswered = false
  const ask = async (path = '/things/one', headers = {}) => {
    const { statusCode, headers: received, body } = await http.inject({ url: path, headers })
    hasAnswered = true
    const { 'x-request-id': _, date: __, ...rest } = received
    return { status: statusCode, headers: rest, text: body }
  }
  return { ask, verdict, hasAnswered: () => hasAnswered }
}

/** So that whatever could go on without the verdict has. */
async function settle(): Promise<void> {
  for (let n = 0; n < 5; n++) await turn()
}

const full = { limit: 2, remaining: 0, resetSeconds: 9, retryAfterSeconds: 9, admitted: false }
const verdicts: Record<string, Error | Principal> = {
  'a revocation': unauthorized('revoked_token'),
  'an address': new ApiError('address_not_allowed', 'The token may not be used from there.'),
  'a scope': { ...named, scopes: ['other:read'] },
  'a limit': { ...named, rates: [{ name: 'token', ...full }] },
  'a failure of admission': new Error('the connection broke'),
}
const reads: Record<string, Read> = {
  'a value': async () => 'secret',
  'a 404': async () => Promise.reject(notFound()),
  'a failure': async () => Promise.reject(new Error('division by zero')),
  'no end': () => new Promise(() => {}),
}

describe('a read while its request is being admitted', () => {
  test('begins at once, and answers after the verdict', async (t) => {
    const app = await harness(t)
    const seen: string[] = []
    const { ask, verdict, hasAnswered } = serve(
      t,
      app,
      thing(async ({ organizationId }) => {
        seen.push(organizationId)
        return 'read'
      }),
    )
    const answer = ask()
    await settle()
    assert.deepEqual([seen, hasAnswered()], [[named.organizationId], false])
    const rate = { ...full, name: 'token', admitted: true, remaining: 1 } as const
    verdict.resolve({ ...named, rates: [rate] })
    const { status, headers, text } = await answer
    assert.deepEqual([status, text, seen.length], [200, '{"text":"read"}', 1])
    assert.equal(headers['ratelimit'], '"token";r=1;t=9')
  })

  for (const [reason, verdict] of Object.entries(verdicts)) {
    test(`shows nothing beside the refusal for ${reason}`, async (t) => {
      const app = await harness(t)
      for (const [outcome, read] of Object.entries(reads)) {
        for (const path of ['/things/one', '/things/too-long', '/things/one?limit=10']) {
          const [ahead, after] = await Promise.all(
            [true, false].map(async (presumes) => {
              const served = serve(t, app, thing(read), presumes)
              const answer = served.ask(path, { 'if-none-match': '*' })
              await settle()
              assert.equal(served.hasAnswered(), false)
              if ('kind' in verdict) served.verdict.resolve(verdict)
              else served.verdict.reject(verdict)
              return answer
            }),
          )
          assert.ok((ahead?.status ?? 0) >= 401, `${outcome} ${ahead?.text}`)
          assert.deepEqual(ahead, after, outcome)
        }
      }
    })
  }

  test('tells its own refusals once it is admitted', async (t) => {
    const app = await harness(t)
    for (const [path, read, expected] of [
      ['/things/one', 'a 404', 404],
      ['/things/one', 'a failure', 500],
      ['/things/too-long', 'a value', 400],
      ['/things/one?limit=10', 'a value', 400],
    ] as const) {
      const { ask, verdict } = serve(t, app, thing(reads[read] as Read))
      const answer = ask(path)
      await settle()
      verdict.resolve(named)
      assert.equal((await answer).status, expected)
    }
  })

  test('is made again for whom the verdict names, and for who asks for the rates', async (t) => {
    const app = await harness(t)
    const other = { ...named, organizationId: '0190d5a0-0000-7000-8000-000000000002' }
    const rates = [{ ...full, name: 'token' as const, admitted: true, remaining: 1 }]
    for (const [certain, read, expected] of [
      [other, async (reader: Reader) => reader.organizationId, other.organizationId],
      [{ ...named, plan: 'pro' }, async ({ principal }: Reader) => principal.plan, 'pro'],
      [
        { ...named, rates },
        async ({ principal }: Reader) => String(principal.rates[0]?.remaining),
        '1',
      ],
    ] as const) {
      const { ask, verdict } = serve(t, app, thing(read))
      const answer = ask()
      await settle()
      verdict.resolve(certain)
      assert.deepEqual(JSON.parse((await answer).text), { text: expected })
    }
  })

  test('does not begin where it may write, count, or answer by itself, or the scope is missing', async (t) => {
    const app = await harness(t)
    let begun = 0
    const read = async () => {
      begun++
      return 'read'
    }
    const raw = operation(
      {
        ...get,
        path: '/things/one',
        operationId: 'raw',
        scope: null,
        reply: rawReply('text/plain'),
      },
      async () => new Response(await read()),
    )
    for (const one of [
      raw,
      thing(read, { readsAhead: false }),
      thing(read, { throttle: () => [] }),
      thing(read, { effect: 'write' }),
    ]) {
      const { ask, verdict } = serve(t, app, one)
      const answer = ask()
      await settle()
      assert.equal(begun, 0)
      verdict.reject(unauthorized('revoked_token'))
      assert.equal((await answer).status, 401)
    }
    const { ask, verdict } = serve(t, app, thing(read, { scope: 'things:own' }))
    const narrow = ask()
    await settle()
    assert.equal(begun, 1, 'a token with all scopes')
    verdict.resolve({ ...named, scopes: [] })
    assert.equal((await narrow).status, 403)
  })
})
