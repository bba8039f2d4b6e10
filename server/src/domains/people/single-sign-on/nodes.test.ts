import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { IdentityProvider } from '../../../../test/fixtures/identity-provider.ts'
import { onPostgres, openWorld } from '../../../../test/harness.ts'
import { createMigratedDatabase } from '../../../../test/storage.ts'

const origin = 'https://capstan.example'
const path = '/session/auth/single-sign-on'

test('single sign-on begins at one node and ends at another, once', {
  skip: !onPostgres && 'two nodes on one database need a server',
}, async (t) => {
  const provider = await IdentityProvider.start(t, `${origin}${path}/callback`)
  provider.person = { sub: 'u-1', email: 'ada@example.com', email_verified: true }
  provider.now = () => new Date('2026-11-21T09:30:00.000Z')
  await using stack = new AsyncDisposableStack()
  const database = await createMigratedDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  stack.defer(() => database.drop())
  const installation = {
    now: provider.now(),
    secretKey: randomBytes(32).toString('base64'),
    operatorKey: 'operator-key-of-two-nodes',
    databaseUrl: database.url,
    settings: { ...provider.settings, CAPSTAN_PUBLIC_URL: origin },
  }
  const { http: one } = stack.use(await openWorld(installation)).app
  const { http: two } = stack.use(await openWorld(installation)).app

  const begun = await one.inject({
    method: 'POST',
    url: `${path}/start`,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { next: '/contacts' },
  })
  assert.equal(begun.statusCode, 200, begun.body)
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
  const there = await fetch(begun.json<{ url: string }>().url, { redirect: 'manual' })
  const { search } = new URL(there.headers.get('location') ?? '')
  const back = (node: typeof one) =>
    node.inject({ url: `${path}/callback${search}`, headers: { cookie } })

  const answers = await Promise.all([two, one, two, one].map((node) => back(node)))
  assert.deepEqual(answers.map(({ headers }) => headers.location).sort(), [
    `${origin}/contacts`,
    ...Array.from({ length: 3 }, () => `${origin}/sign-in?refused=expired`),
  ])
  const session = answers
    .flatMap(({ headers }) => headers['set-cookie'] ?? [])
    .find((line) => line.includes('session_token'))
  for (const node of [one, two]) {
    const headers = { cookie: session?.split(';')[0] ?? '' }
    const me = await node.inject({ url: '/session/me', headers })
    assert.equal(me.json<{ email: string }>().email, 'ada@example.com', me.body)
  }
})
