import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, type TestContext, test } from 'node:test'
import { fakeServer, refusalBody } from '../test/fake-server.ts'
import { CapstanSession, isConnectionError, methodNameOf } from './index.ts'

const emptyPage = { data: [], hasMore: false, nextCursor: null }

describe('a session', () => {
  test('asks for the public API under /session, without a token', async (t) => {
    const { url, received } = await fakeServer(t, [200, emptyPage])
    const api = new CapstanSession({ url })
    await api.contacts.list({ tag: 'vip', q: undefined }).page()
    assert.equal(received[0]?.url, '/session/v1/contacts?tag=vip')
    assert.equal(received[0]?.headers.authorization, undefined)
    assert.equal(received[0]?.headers['x-organization'], undefined)
  })

  test('names the organization of each request once it is chosen', async (t) => {
    const { url, received } = await fakeServer(t, [200, {}])
    const api = new CapstanSession({ url })
    for (const id of ['org_1', 'org_2', null]) {
      api.setOrganization(id)
      await api.self.get()
    }
    const named = received.map(({ headers }) => headers['x-organization'])
    assert.deepEqual(named, ['org_1', 'org_2', undefined])
  })

  test('asks for the keys of a webhook where everybody does', async (t) => {
    const { url, received } = await fakeServer(t, [200, { keys: [] }])
    await new CapstanSession({ url }).webhooks.keys('wh_1')
    assert.equal(received[0]?.url, '/v1/webhooks/wh_1/keys')
  })

  test('says when it has ended, and not when a password is wrong', async (t) => {
    const refusals = ['invalid_credentials', 'not_signed_in']
    const { url } = await fakeServer(
      t,
      [401, refusalBody('invalid_credentials')],
      [401, refusalBody('not_signed_in')],
    )
    let endings = 0
    const api = new CapstanSession({ url, onSignedOut: () => endings++ })
    for (const [index, code] of refusals.entries()) {
      await assert.rejects(api.contacts.get('con_1'), { code, status: 401 })
      assert.equal(endings, index)
    }
  })

  test('sends a POST once and says in one sentence that nobody answers', async (t) => {
    const { url, received } = await fakeServer(t, (response) => response.destroy())
    const creation = new CapstanSession({ url }).contacts.create({ name: 'Ada' })
    await assert.rejects(creation, (error) => {
      assert.ok(isConnectionError(error))
      assert.equal(error.message, 'The server cannot be reached. Check the connection.')
      return true
    })
    assert.equal(received.length, 1)
    assert.equal(received[0]?.headers['idempotency-key'], undefined)
  })

  test('waits for the rate limit of a plan, and for nothing that takes longer', async (t) => {
    const refused = (seconds: string) =>
      [429, refusalBody('rate_limited'), { 'retry-after': seconds }] as const
    const { url, received } = await fakeServer(t, [...refused('0')], [...refused('0')], [200, {}])
    await new CapstanSession({ url }).contacts.create({ name: 'Ada' })
    assert.equal(received.length, 3)
    const locked = await fakeServer(t, [...refused('900')])
    const signIn = new CapstanSession({ url: locked.url }).auth.signIn({
      email: 'ada@example.com',
      password: 'engines',
    })
    await assert.rejects(signIn, { code: 'rate_limited' })
    assert.equal(locked.received.length, 1)
  })

  test('has methods that work by themselves and know their names', async (t) => {
    const { url, received } = await fakeServer(t, [200, { id: 'con_1' }])
    const { get } = new CapstanSession({ url }).contacts
    assert.deepEqual(methodNameOf(get), { resource: 'contacts', method: 'get' })
    assert.equal((await get('con_1')).id, 'con_1')
    assert.equal(received[0]?.url, '/session/v1/contacts/con_1')
  })

  test('has a method for every operation of its document', async () => {
    const document = JSON.parse(await readFile('api/session.json', 'utf8'))
    const asked: string[] = []
    const named = { id: 'x', rawId: 'x', type: 'public-key' as const }
    const created = { ...named, response: { clientDataJSON: 'x', attestationObject: 'x' } }
    const used = {
      ...named,
      response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
    }
    const fetch: typeof globalThis.fetch = async (url, init) => {
      asked.push(`${init?.method} ${new URL(String(url)).pathname}`)
      return Response.json(emptyPage)
    }
    const api = new CapstanSession({ url: 'http://localhost', fetch })
    await Promise.all([
      api.self.get(),
      api.self.update({ name: 'Ada' }),
      api.sessions.list(),
      api.sessions.end('x'),
      api.organizations.create({ name: 'Engines' }),
      api.organizations.get(),
      api.organizations.rename({ name: 'Engines' }),
      api.members.list().page(),
      api.members.get('x'),
      api.members.update('x', { role: 'admin' }),
      api.members.remove('x'),
      api.members.tokens('x'),
      api.invitations.list().page(),
      api.invitations.create({ email: 'ada@example.com', role: 'member' }),
      api.invitations.withdraw('x'),
      api.tokens.issue({ name: 'CRM', scopes: ['*'] }),
      api.tokens.list().page(),
      api.tokens.rotate('x'),
      api.tokens.revoke('x'),
      api.countersigning.countersign('x'),
      api.auth.signUpPolicy(),
      api.auth.signUp({ name: 'Ada', email: 'ada@example.com', password: 'engines' }),
      api.auth.signIn({ email: 'ada@example.com', password: 'engines' }),
      api.auth.signOut(),
      api.auth.requestPasswordReset('ada@example.com'),
      api.auth.resetPassword({ token: 'x', newPassword: 'engines' }),
      api.auth.changePassword({ currentPassword: 'x', newPassword: 'engines' }),
      api.auth.sendVerificationEmail('ada@example.com'),
      api.auth.verifyEmail('x'),
      api.auth.enableTwoFactor('engines'),
      api.auth.disableTwoFactor('engines'),
      api.auth.verifyTotp('123456'),
      api.auth.verifyBackupCode('x'),
      api.auth.generateBackupCodes('engines'),
      api.objects.find('lovelace'),
      api.passkeys.list(),
      api.passkeys.startRegistration('engines'),
      api.passkeys.add({ name: 'My laptop', credential: created }),
      api.passkeys.startSignIn(),
      api.passkeys.signIn({ credential: used }),
      api.passkeys.remove('x'),
      api.singleSignOn.start('/'),
      api.singleSignOn.get(),
      api.singleSignOn.unlink(),
      api.invitations.open('x'),
      api.invitations.accept({ token: 'x' }),
    ])
    asked.push('GET /session/live') // `changes.listen`, by an EventSource
    asked.push('GET /session/auth/single-sign-on/callback') // where the provider leads the browser
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, 'x')}`,
      ),
    )
    assert.deepEqual(asked.sort(), described.sort())
  })
})

/** Puts another global in the place of one that only browsers have. */
function replaceGlobal(t: TestContext, name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true })
  t.after(() => Reflect.deleteProperty(globalThis, name))
}

class FakeRequest {
  static sent: FakeRequest[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  onload = () => {}
  target = ''
  open(method: string, url: string): void {
    this.target = `${method} ${new URL(url).pathname}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request-id: req_1\r\n'
  }
  send(): void {
    FakeRequest.sent.push(this)
    this.upload.onprogress?.({ loaded: 1, total: 3 })
    this.upload.onprogress?.({ loaded: 3, total: 3 })
    this.status = 409
    this.responseText = JSON.stringify(refusalBody('duplicate_resource'))
    this.onload()
  }
}

describe('in a browser', () => {
  test('an upload tells how much is sent, and its refusal is an error like any other', async (t) => {
    replaceGlobal(t, 'XMLHttpRequest', FakeRequest)
    const api = new CapstanSession({ url: 'http://localhost' })
    const percents: number[] = []
    const upload = api.sources.upload(
      'kb_1',
      { file: new File(['text'], 'hours.md') },
      { onUploadProgress: (percent) => percents.push(percent) },
    )
    await assert.rejects(upload, { code: 'duplicate_resource', requestId: 'req_1', status: 409 })
    assert.deepEqual(percents, [33, 100])
    const [sent] = FakeRequest.sent
    assert.equal(sent?.target, 'POST /session/v1/bases/kb_1/sources')
    assert.match(sent?.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/)
  })

  test('changes are listened to until the listener has had enough', (t) => {
    const heard: unknown[] = []
    const source = {
      url: '',
      readyState: 2,
      onopen() {},
      onerror() {},
      addEventListener(type: string, listener: (event: { data: string }) => void) {
        if (type === 'change') listener({ data: '[{"type":"contact.created","id":"con_1"}]' })
      },
      close: () => heard.push('closed'),
    }
    replaceGlobal(t, 'EventSource', function open(url: string) {
      return Object.assign(source, { url })
    })
    const stop = new CapstanSession({ url: 'http://localhost' }).changes.listen('org_1', {
      onOpen: () => heard.push('open'),
      onLost: (isOver) => heard.push({ isOver }),
      onChange: (changes) => heard.push(changes),
    })
    source.onopen()
    source.onerror()
    stop()
    assert.equal(source.url, 'http://localhost/session/live?organization=org_1')
    assert.deepEqual(heard, [
      [{ type: 'contact.created', id: 'con_1' }],
      'open',
      { isOver: true },
      'closed',
    ])
  })
})
