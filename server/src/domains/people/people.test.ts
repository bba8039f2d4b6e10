import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../test/harness.ts'
import { joined, mailedToken, signedUp, Visitor } from '../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@example.com', password: 'another long password' }

const unbound = new Set([
  ...['getSelf', 'updateSelf', 'listSessions', 'endSession', 'createOwnOrganization'],
  ...['changePassword', 'enableTwoFactor', 'disableTwoFactor', 'generateBackupCodes'],
  ...['listPasskeys', 'startPasskeyRegistration', 'addPasskey', 'removePasskey'],
  ...['getSingleSignOn', 'unlinkSingleSignOn'],
])

/** What somebody without an organization has no use for; ids in the paths are left as they are. */
const needingOrganization = (app: Harness) =>
  app.described
    .filter(({ audience, path }) => audience === 'session' || path.startsWith('/v1/'))
    .filter(({ audience, operationId }) => audience !== 'public' && !unbound.has(operationId))
    .map(({ method, path }) => ({
      method: method as 'GET',
      path: path.startsWith('/session/') ? path : `/session${path}`,
    }))

const meOf = async (visitor: Visitor) => (await visitor.get('/session/me')).body

describe('signing up and in', () => {
  test('opens the dashboard once the address is confirmed', async (t) => {
    const app = await harness(t)
    const visitor = new Visitor(app)
    const { status, text } = await visitor.post('/session/auth/sign-up/email', ada)
    assert.equal(status, 200, text)
    await app.drain()
    assert.deepEqual([app.mails.length, app.mails[0]?.to], [1, ada.email])
    const early = await visitor.signIn(ada.email, ada.password)
    assert.deepEqual([early.status, early.body.error.code], [403, 'email_not_verified'])
    assert.equal((await visitor.get('/session/me')).status, 401)
    const link = { token: await mailedToken(app) }
    const path = '/session/auth/verify-email'
    const followed = await visitor.get(`${path}?token=${link.token}`, { 'sec-fetch-site': 'none' })
    assert.deepEqual([followed.status, followed.headers['set-cookie']], [405, undefined])
    const foreign = await visitor.post(path, link, { 'sec-fetch-site': 'cross-site' })
    assert.deepEqual([foreign.status, foreign.headers['set-cookie']], [403, undefined])
    assert.equal((await visitor.signIn(ada.email, ada.password)).status, 403)
    const confirmed = await visitor.post(path, { token: await mailedToken(app) })
    assert.equal(confirmed.status, 200, confirmed.text)
    const me = await meOf(visitor)
    assert.deepEqual([me.name, me.email, me.organizations], ['Ada', ada.email, []])
    assert.equal(me.mail, 'outbox')
    for (const { method, path } of needingOrganization(app)) {
      const { status, body } = await visitor.send(method, path)
      assert.deepEqual([status, body.error?.code], [403, 'organization_required'], path)
    }
    const created = await visitor.post('/session/organizations', { name: 'Harbour' })
    assert.deepEqual([created.status, created.body.role, created.body.plan], [201, 'owner', 'free'])
    assert.equal((await meOf(visitor)).organizationId, created.body.id)
  })

  test('does not tell whether an address has an account', async (t) => {
    const app = await harness(t)
    await signedUp(app, ada)
    const visitor = new Visitor(app)
    const again = await visitor.post('/session/auth/sign-up/email', { ...ada, name: 'Eve' })
    const fresh = await visitor.post('/session/auth/sign-up/email', { ...bob, name: 'Eve' })
    assert.deepEqual([again.status, fresh.status], [200, 200])
    assert.deepEqual(Object.keys(again.body), Object.keys(fresh.body))
    assert.deepEqual(Object.keys(again.body.user), Object.keys(fresh.body.user))
    const known = await visitor.signIn(ada.email, 'not the password')
    const unknown = await visitor.signIn('nobody@example.com', 'not the password')
    assert.deepEqual([known.status, known.body], [401, unknown.body])
    for (const email of [ada.email, 'nobody@example.com']) {
      assert.equal(
        (await visitor.post('/session/auth/request-password-reset', { email })).status,
        200,
      )
    }
  })

  test('takes another password by a link, which ends every session', async (t) => {
    const app = await harness(t)
    const visitor = await signedUp(app, ada)
    await new Visitor(app).post('/session/auth/request-password-reset', { email: ada.email })
    const token = await mailedToken(app)
    const reset = { token, newPassword: 'an analytical engine' }
    const anybody = new Visitor(app)
    assert.equal((await anybody.post('/session/auth/reset-password', reset)).status, 200)
    assert.equal((await anybody.post('/session/auth/reset-password', reset)).status, 422)
    assert.equal((await visitor.get('/session/me')).status, 401)
    assert.equal((await visitor.signIn(ada.email, ada.password)).status, 401)
    assert.equal((await visitor.signIn(ada.email, reset.newPassword)).status, 200)
  })

  test('shows no token of a session, and ends another session at once', async (t) => {
    const app = await harness(t)
    const [here, there] = [await signedUp(app, ada), new Visitor(app)]
    const signedIn = await there.signIn(ada.email, ada.password)
    assert.equal('token' in signedIn.body, false)
    const { data } = (await here.get('/session/sessions')).body
    assert.equal(data.length, 2)
    const other = data.find(({ current }: { current: boolean }) => !current)
    assert.equal((await here.delete(`/session/sessions/${other.id}`)).status, 204)
    assert.equal((await there.get('/session/me')).status, 401)
    assert.equal((await here.get('/session/me')).status, 200)
    assert.equal((await here.post('/session/auth/sign-out')).status, 200)
    assert.equal((await here.get('/session/me')).status, 401)
  })
})

test('the sign-up policy says whether a person can create an account', async (t) => {
  const app = await harness(t)
  const visitor = new Visitor(app)
  assert.deepEqual((await visitor.get('/session/sign-up-policy')).body, {
    signUp: 'open',
    singleSignOn: null,
  })
})

test('changes by a person are in the audit log under their resource', async (t) => {
  const app = await harness(t)
  const visitor = await signedUp(app, ada)
  assert.equal((await visitor.patch('/session/organization', { name: 'Engines' })).status, 204)
  const { data } = (await visitor.get('/session/v1/audit-log')).body
  const { action, resource, actor } = data[0]
  assert.deepEqual(
    [action, resource.type, actor.name],
    ['renameOrganization', 'organization', ada.name],
  )
})

test('acts of a person before a session are in the audit log, without a password', async (t) => {
  const app = await harness(t)
  const owner = await signedUp(app, ada)
  await joined(app, owner, bob, 'member')
  const [entry] = (await owner.get('/session/v1/audit-log?action=joinOrganization')).body.data
  assert.deepEqual(
    [entry.actor.kind, entry.actor.id, entry.actor.name],
    ['public', null, bob.email],
  )
  const { text, body } = await app.operator.get('/operator/v1/audit-log')
  const actions = body.data.map(({ action }: { action: string }) => action)
  assert.ok(actions.includes('signUp'), String(actions))
  assert.doesNotMatch(text, new RegExp(ada.password))
})

describe('a request with the cookie from elsewhere', () => {
  for (const [what, headers] of [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [
      'a neighbour of the same site',
      { origin: 'http://x.dashboard.test', 'sec-fetch-site': 'same-site' },
    ],
    ['a browser that sends neither header', { origin: '', 'sec-fetch-site': '' }],
  ] as const) {
    test(`is refused when it comes from ${what}`, async (t) => {
      const app = await harness(t)
      const visitor = await signedUp(app, ada)
      const body = { name: 'Anna' }
      for (const path of ['/session/v1/contacts', '/session/organizations']) {
        const { status, body: said } = await visitor.post(path, body, headers)
        assert.deepEqual([status, said.error.code], [403, 'foreign_origin'], path)
      }
      const signIn = await new Visitor(app).post('/session/auth/sign-in/email', ada, headers)
      assert.equal(signIn.status, 403)
    })
  }

  test('opens nothing of the public API, which knows no cookie', async (t) => {
    const app = await harness(t)
    const visitor = await signedUp(app, ada)
    assert.equal((await visitor.get('/v1/contacts')).status, 401)
    assert.equal((await visitor.get('/session/v1/contacts')).status, 200)
  })
})

describe('members', () => {
  test('join by a link that works once, and work in the organization that they name', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const member = await joined(app, owner, bob, 'member')
    const again = await new Visitor(app).post('/session/join', {
      token: await mailedToken(app),
      name: 'Eve',
      password: 'a third long password',
    })
    assert.equal(again.status, 404)
    await owner.post('/session/v1/contacts', { name: 'Anna' })
    assert.equal((await member.get('/session/v1/contacts')).body.data.length, 1)
    await member.post('/session/organizations', { name: 'Of my own' })
    const { organizations } = await meOf(member)
    const [, own] = organizations
    const header = { 'x-organization': own.id }
    assert.equal((await member.get('/session/v1/contacts', header)).body.data.length, 0)
    const foreign = await owner.get('/session/v1/contacts', header)
    assert.equal(foreign.status, 404)
  })

  test('get the link of an invitation where no email is sent, once', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const sent = await owner.post('/session/invitations', { email: bob.email, role: 'member' })
    assert.equal(sent.status, 201)
    assert.match(sent.body.link, /\/join\?token=[\w-]{20,}$/)
    const { data } = (await owner.get('/session/invitations')).body
    assert.deepEqual([data[0].email, 'link' in data[0]], [bob.email, false])
  })

  test('do what their role allows, and nothing else', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const member = await joined(app, owner, bob, 'member')
    assert.equal((await member.post('/session/v1/contacts', { name: 'Anna' })).status, 201)
    const { data } = (await owner.get('/session/members')).body
    const ownersId = data.find(({ role }: { role: string }) => role === 'owner').id
    const refusals = [
      await member.post('/session/v1/webhooks', { url: 'https://127.0.0.1/', events: ['*'] }),
      await member.post('/session/tokens', { name: 'Mine', scopes: ['*'] }),
      await member.get('/session/tokens'),
      await member.post('/session/invitations', { email: 'eve@example.com', role: 'admin' }),
      await member.patch(`/session/members/${ownersId}`, { role: 'member' }),
      await member.delete(`/session/members/${ownersId}`),
      await member.patch('/session/organization', { name: 'Mine' }),
    ]
    for (const { status, body } of refusals) {
      assert.deepEqual([status, body.error.code], [403, 'insufficient_role'])
    }
  })

  test('change a role, and the name of the organization, only as they were read', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    await joined(app, owner, bob, 'member')
    const { data } = (await owner.get('/session/members')).body
    const member = data.find(({ role }: { role: string }) => role === 'member')
    const path = `/session/members/${member.id}`
    assert.deepEqual((await owner.get(path)).body, member)
    const changes = [
      [path, { role: 'admin' }, 200],
      ['/session/organization', { name: 'Engines' }, 204],
    ] as const
    for (const [url, body, status] of changes) {
      const known = { 'if-match': String((await owner.get(url)).headers['etag']) }
      assert.equal((await owner.patch(url, body, { 'if-match': '"other"' })).status, 412, url)
      assert.equal((await owner.patch(url, body, known)).status, status, url)
      assert.equal((await owner.patch(url, body, known)).status, 412, url)
    }
    const { name } = (await owner.get('/session/organization')).body
    assert.deepEqual([name, (await owner.get(path)).body.role], ['Engines', 'admin'])
    const nobody = '/session/members/mem_01jbts0z0ye8t9tpsz3gn7nkm8'
    assert.equal((await owner.get(nobody)).status, 404)
  })

  test('and the operator who rename the organization at once: one of them does', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const { data } = (await app.operator.get('/operator/v1/organizations')).body
    const { name } = (await owner.get('/session/organization')).body
    const { id } = data.find((one: { name: string }) => one.name === name)
    const paths = [
      ['/session/organization', owner],
      [`/operator/v1/organizations/${id}`, app.operator],
    ] as const
    for (let round = 0; round < 5; round++) {
      const known: string[] = []
      for (const [path, client] of paths) known.push((await client.get(path)).headers['etag'] ?? '')
      const answers = await Promise.all(
        paths.map(([path, client], n) =>
          client.patch(path, { name: `Name ${round}.${n}` }, { 'if-match': known[n] ?? '' }),
        ),
      )
      const refused = answers.filter(({ status }) => status === 412)
      assert.equal(refused.length, 1)
    }
  })

  test('and tokens that know the same version of a thing: one of them changes it', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const scopes = ['contacts:read', 'contacts:write']
    const issued = (await owner.post('/session/tokens', { name: 'CRM', scopes })).body
    const client = app.as(issued)
    const { id } = (await client.post('/v1/contacts', { name: 'Ada' })).body
    for (let round = 0; round < 3; round++) {
      const { headers } = await client.get(`/v1/contacts/${id}`)
      const known = { 'if-match': String(headers['etag']) }
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => {
          const body = { name: `Name ${round}.${n}` }
          return n % 2 === 0
            ? client.patch(`/v1/contacts/${id}`, body, known)
            : owner.patch(`/session/v1/contacts/${id}`, body, known)
        }),
      )
      const changed = answers.filter(({ status }) => status === 200)
      assert.equal(changed.length, 1)
    }
  })

  test('are made owners by owners only, and the last owner stays', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const admin = await joined(app, owner, bob, 'admin')
    const { data } = (await owner.get('/session/members')).body
    const idOf = (email: string) =>
      data.find((one: { email: string }) => one.email === email).id as string
    const path = (email: string) => `/session/members/${idOf(email)}`
    assert.equal((await admin.patch(path(bob.email), { role: 'owner' })).status, 403)
    assert.equal((await owner.patch(path(ada.email), { role: 'member' })).status, 409)
    assert.equal((await owner.delete(path(ada.email))).status, 409)
    assert.equal((await owner.patch(path(bob.email), { role: 'owner' })).status, 200)
    assert.equal((await owner.delete(path(ada.email))).status, 204)
    assert.deepEqual((await meOf(owner)).organizations, [])
    const refused = await owner.get('/session/members')
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'organization_required'])
  })

  test('issue tokens that work, and revoke them at once', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const { status, body } = await owner.post('/session/tokens', { name: 'CRM', scopes: ['*'] })
    assert.deepEqual([status, body.createdBy], [201, 'Ada'])
    const client = app.as(body)
    assert.equal((await client.get('/v1/contacts')).status, 200)
    const rotated = await owner.post(`/session/tokens/${body.id}/rotate`, {})
    assert.equal((await client.get('/v1/contacts')).status, 401)
    const next = app.as(rotated.body)
    assert.equal((await next.get('/v1/contacts')).status, 200)
    assert.equal((await owner.delete(`/session/tokens/${body.id}`)).status, 204)
    assert.equal((await next.get('/v1/contacts')).status, 401)
  })
})
