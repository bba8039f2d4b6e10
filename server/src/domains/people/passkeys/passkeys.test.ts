import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { harness } from '../../../../test/harness.ts'
import { signedUp, Visitor } from '../../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a difference engine' }
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

interface Entry {
  action: string
  actor: { kind: string }
  after: { error?: { code: string } } | null
}

interface Said {
  challenge: string
  origin?: string
  site?: string
  /** User present and verified. */
  flags?: number
}

/** A device with one key (ES256), which speaks as WebAuthn level 3, sections 6.1 and 6.5, says. */
class Device {
  readonly #id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  create({ challenge, origin, site, flags = 0x45 }: Said) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([0, this.#id.length])
    const parts = [this.#head(site, flags), Buffer.alloc(16), length, this.#id, isoCBOR.encode(key)]
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Buffer.concat(parts)],
    ])
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    })
  }

  use({ challenge, origin, site, flags = 0x05 }: Said) {
    const client = clientData('webauthn.get', challenge, origin)
    const data = this.#head(site, flags)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  /** As a copy of the device would begin again. */
  restart(): void {
    this.#counter = 0
  }

  #head(site = 'dashboard.test', flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter])
  }

  #credential<Response>(response: Response) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

const clientData = (type: string, challenge: string, origin = 'http://dashboard.test'): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const start = async (who: Visitor, path: string, body = {}) =>
  (await who.post(`/session/auth/passkey/${path}`, body)).body

const register = async (who: Visitor, device: Device, said: Partial<Said> = {}) => {
  const { challenge } = await start(who, 'registration-options', { password: ada.password })
  const credential = device.create({ challenge, ...said })
  return who.post('/session/auth/passkey/register', { name: 'My laptop', credential })
}

const signIn = async (who: Visitor, device: Device, said: Partial<Said> = {}) => {
  const { challenge } = await start(who, 'sign-in-options')
  return who.post('/session/auth/passkey/sign-in', {
    credential: device.use({ challenge, ...said }),
  })
}

/** Ada, signed in, with a passkey. */
async function begin(t: TestContext) {
  const app = await harness(t)
  const owner = await signedUp(app, ada)
  const device = new Device()
  const answer = await register(owner, device)
  assert.equal(answer.status, 200, answer.text)
  return { app, owner, device }
}

test('a passkey signs in without a password or a code, is listed, and ends when it is removed', async (t) => {
  const { app, owner, device } = await begin(t)
  const browser = new Visitor(app)
  const answer = await signIn(browser, device)
  assert.equal(answer.status, 200, answer.text)
  assert.ok(!answer.text.includes('token'))
  assert.equal((await browser.get('/session/me')).body.email, ada.email)
  const { data } = (await owner.get('/session/passkeys')).body
  assert.deepEqual(
    data.map(({ name, lastUsedAt }: Record<string, string>) => [name, lastUsedAt]),
    [['My laptop', app.clock.now().toISOString()]],
  )
  assert.equal((await browser.delete(`/session/passkeys/${data[0].id}`)).status, 204)
  assert.equal((await signIn(new Visitor(app), device)).status, 401)
  assert.equal((await browser.get('/session/me')).status, 200)
})

test('a passkey is refused for another site, origin or challenge, and without verifying the person', async (t) => {
  const { app, device } = await begin(t)
  const wrong: Partial<Said>[] = [
    { origin: 'https://evil.example' },
    { site: 'evil.example' },
    { challenge: randomBytes(32).toString('base64url') },
    { flags: 0x01 },
  ]
  for (const said of wrong) {
    const { status, body } = await signIn(new Visitor(app), device, said)
    assert.deepEqual([status, body.error.code], [401, 'invalid_credentials'], JSON.stringify(said))
  }
  assert.equal((await signIn(new Visitor(app), new Device())).status, 401)
  assert.equal((await signIn(new Visitor(app), device)).status, 200)
})

test('a challenge is used once, by the browser that asked, within five minutes', async (t) => {
  const { app, device } = await begin(t)
  const browser = new Visitor(app)
  const { challenge } = await start(browser, 'sign-in-options')
  const body = { credential: device.use({ challenge }) }
  const other = new Visitor(app)
  await start(other, 'sign-in-options')
  const send = (who: Visitor) => who.post('/session/auth/passkey/sign-in', body)
  assert.equal((await send(other)).status, 401)
  assert.equal((await send(new Visitor(app))).status, 401)
  assert.equal((await send(browser)).status, 200)
  assert.equal((await send(browser)).status, 401)
})

test('a copy of a device, whose count falls behind, is refused', async (t) => {
  const { app, device } = await begin(t)
  assert.equal((await signIn(new Visitor(app), device)).status, 200)
  device.restart()
  assert.equal((await signIn(new Visitor(app), device)).status, 401)
})

test('a passkey is added with the password only, once, and belongs to who asked for the challenge', async (t) => {
  const { app, owner, device } = await begin(t)
  const wrong = await owner.post('/session/auth/passkey/registration-options', {
    password: 'not the password',
  })
  assert.equal(wrong.status, 401)
  assert.equal((await register(owner, device)).status, 401)
  assert.equal(
    (await register(owner, new Device(), { origin: 'https://evil.example' })).status,
    401,
  )
  const stranger = new Visitor(app)
  const { challenge } = await start(stranger, 'sign-in-options')
  const credential = new Device().create({ challenge })
  const refused = await stranger.post('/session/auth/passkey/register', { name: 'X', credential })
  assert.equal(refused.status, 401)
  assert.equal((await owner.get('/session/passkeys')).body.data.length, 1)
})

test('the audit log tells of passkeys, and of sign-ins with them that were refused', async (t) => {
  const { app, owner, device } = await begin(t)
  await signIn(new Visitor(app), device)
  await signIn(new Visitor(app), device, { origin: 'https://evil.example' })
  await app.drain()
  const { data } = (await owner.get('/session/v1/audit-log?limit=100')).body
  const actions = data.map(({ action, actor, after }: Entry) => [
    action,
    actor.kind,
    after?.error?.code,
  ])
  assert.deepEqual(actions.slice(0, 3), [
    ['signInWithPasskey', 'public', 'invalid_credentials'],
    ['signInWithPasskey', 'member', undefined],
    ['addPasskey', 'member', undefined],
  ])
})
