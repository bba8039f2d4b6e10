import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { IdentityProvider, oidcClient } from '../../../../test/fixtures/identity-provider.ts'
import {
  createOutbound,
  type Outbound,
  OutboundError,
  type OutboundRequest,
} from '../../../platform/net/index.ts'
import { createSignOnProvider } from './provider.ts'

const secrets = { state: 's'.repeat(32), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const redirectUri = 'https://capstan.example/session/auth/single-sign-on/callback'
const clock = { now: () => new Date() }

const speakTo = (issuer: string, outbound: Pick<Outbound, 'request'>) =>
  createSignOnProvider({
    settings: { issuer, clientId: oidcClient.id, name: 'Acme' },
    clientSecret: oidcClient.secret,
    outbound,
    clock,
  })

const guarded = (t: TestContext, allowNetworks: string[]): Outbound => {
  const outbound = createOutbound({ allowNetworks, userAgent: 'test' })
  t.after(() => outbound[Symbol.asyncDispose]())
  return outbound
}

test('a provider in a private network is not asked unless the operator allows the network', async (t) => {
  const fake = await IdentityProvider.start(t, redirectUri)
  const refused = speakTo(fake.url, guarded(t, [])).addressFor(secrets, redirectUri)
  await assert.rejects(refused, {
    code: 'unavailable',
    message: 'This server is not allowed to reach the address.',
  })
  assert.equal(fake.requests.length, 0)
  const url = await speakTo(fake.url, guarded(t, ['127.0.0.0/8'])).addressFor(secrets, redirectUri)
  assert.ok(url.startsWith(`${fake.url}/authorize?`))
})

test('an endpoint that the metadata names is guarded, too', async (t) => {
  const fake = await IdentityProvider.start(t, redirectUri)
  fake.metadata = { token_endpoint: fake.url.replace('127.0.0.1', '127.0.0.2') }
  const provider = speakTo(fake.url, guarded(t, ['127.0.0.1/32']))
  const response = await fetch(await provider.addressFor(secrets, redirectUri), {
    redirect: 'manual',
  })
  const back = new URL(response.headers.get('location') ?? '')
  await assert.rejects(provider.identify(back, secrets), {
    code: 'unavailable',
    message: 'This server is not allowed to reach the address.',
  })
})

test('a provider that hangs is given up after its time', async () => {
  const asked: OutboundRequest[] = []
  const hanging = speakTo('https://login.example', {
    request: async (request) => {
      asked.push(request)
      throw new OutboundError('total_timeout')
    },
  })
  const begun = hanging.addressFor(secrets, redirectUri)
  await assert.rejects(begun, {
    code: 'unavailable',
    message: 'The exchange with the server took too long.',
  })
  const [request] = asked
  assert.deepEqual(
    [request?.url, request?.schemes, request?.timeouts.totalMs, request?.redirects],
    ['https://login.example/.well-known/openid-configuration', ['https'], 15_000, undefined],
  )
})

test('metadata is read once in ten minutes, and again after a failure', async (t) => {
  const fake = await IdentityProvider.start(t, redirectUri)
  const provider = speakTo(fake.url, guarded(t, ['127.0.0.0/8']))
  fake.answers.discovery = (response) => response.writeHead(500).end()
  await assert.rejects(provider.addressFor(secrets, redirectUri), { code: 'unavailable' })
  fake.answers = {}
  await provider.addressFor(secrets, redirectUri)
  await provider.addressFor(secrets, redirectUri)
  assert.equal(fake.requests.length, 2)
})
