import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { sendProposal } from '../../../../test/proposals.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { certificateOf, describeCertificate } from '../../../platform/pdf-signatures/certificate.ts'
import { createSelfSigned } from '../../../platform/pdf-signatures/self-signed.ts'
import { describeEnding, getSigningKey, replaceCertificate } from './service.ts'

const path = '/v1/proposal-settings/certificate'
const dayMs = 86_400_000

/** Not before the real time, from which a certificate of openssl lives on. */
function catchUp({ clock }: Harness): void {
  const behindMs = Date.now() - clock.now().getTime()
  if (behindMs > 0) clock.advance(`${Math.ceil(behindMs / 1000)}s`)
}

/** Made by another program, as organizations have theirs; it lives from the real day on. */
function makeP12(days: number): string {
  const directory = mkdtempSync(join(tmpdir(), 'p12-'))
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' })
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const files = ['-keyout', 'key.pem', '-out', 'cert.pem']
    openssl('req', '-x509', ...kind, '-subj', '/O=Our own', '-days', String(days), ...files)
    const out = ['-out', 'both.p12', '-passout', 'pass:secret']
    openssl('pkcs12', '-export', '-inkey', 'key.pem', '-in', 'cert.pem', ...out)
    return readFileSync(join(directory, 'both.p12')).toString('base64')
  } finally {
    rmSync(directory, { recursive: true })
  }
}

describe('GET /v1/proposal-settings/certificate', () => {
  test('404 before the first seal, then the one that was made, once for all who ask at once', async (t) => {
    const app = await harness(t)
    assert.equal((await app.owner.get(path)).status, 404)
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const [one, other] = await Promise.all([
      getSigningKey(app.context, organizationId),
      getSigningKey(app.context, organizationId),
    ])
    assert.deepEqual(one?.certificates, other?.certificates)
    const { status, body } = await app.owner.get(path)
    assert.equal(status, 200)
    assert.partialDeepStrictEqual(body, { source: 'own', subject: 'O=First, CN=First' })
    assert.equal(body.fingerprint, describeCertificate(certificateOf(one)).fingerprint)
    assert.equal(JSON.stringify(body).includes('PRIVATE'), false)
  })

  test('404 after a sending, and 200 once the first document is sealed', async (t) => {
    const app = await harness(t)
    const { id } = await sendProposal(app)
    await app.drain()
    assert.equal((await app.owner.get(path)).status, 404)
    const at = app.clock.now().toISOString()
    const { status } = await app.owner.post(`/v1/proposals/${id}/accept`, { by: 'Ada', at })
    assert.equal(status, 200)
    assert.equal((await app.owner.get(path)).status, 200)
  })
})

describe('PUT /v1/proposal-settings/certificate', () => {
  test('403 for a member, and for a token that only writes proposals', async (t) => {
    const app = await harness(t)
    const writer = app.as(await make.token(app, ['proposals:read', 'proposals:write']))
    const { status, body } = await writer.put(path, { p12: makeP12(30), password: 'secret' })
    assert.deepEqual([status, body.error.code], [403, 'insufficient_scope'])
    assert.equal((await writer.get(path)).status, 404)
  })

  test('200 seals with the key of the organization from now on', async (t) => {
    const app = await harness(t)
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    await getSigningKey(app.context, organizationId)
    const p12 = makeP12(365)
    catchUp(app)
    const { status, body } = await app.owner.put(path, { p12, password: 'secret' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.partialDeepStrictEqual(body, { source: 'uploaded', subject: 'O=Our own' })
    assert.deepEqual((await app.owner.get(path)).body, body)
    const key = await getSigningKey(app.context, organizationId)
    assert.equal(describeCertificate(certificateOf(key)).fingerprint, body.fingerprint)
    const { body: audit } = await app.owner.get('/v1/audit-log?action=replaceSigningCertificate')
    assert.equal(audit.data.length, 1)
    assert.equal(JSON.stringify(audit).includes(p12.slice(0, 100)), false)
  })

  test('422 names what is wrong', async (t) => {
    const app = await harness(t)
    const p12 = makeP12(10)
    catchUp(app)
    const put = async (body: object) => {
      const answer = await app.owner.put(path, body)
      return [answer.status, answer.body.error.field]
    }
    assert.deepEqual(await put({ p12, password: 'wrong' }), [422, 'password'])
    assert.deepEqual(await put({ p12: 'AAAA', password: '' }), [422, 'p12'])
    assert.deepEqual(await put({ p12: 'no base64!', password: '' }), [422, 'p12'])
    app.clock.advance('11d')
    const ended = await app.owner.put(path, { p12, password: 'secret' })
    assert.match(ended.body.error.message, /expired on/)
  })
})

test('a concern names an uploaded certificate 30 days before its end, and none that was made here', async (t) => {
  const app = await harness(t)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const { context, clock } = app
  await getSigningKey(context, organizationId)
  clock.advance('1s')
  const key = await createSelfSigned({
    organization: 'Ours',
    notBefore: clock.now(),
    notAfter: new Date(clock.now().getTime() + 60 * dayMs),
  })
  await context.transact(organizationId, { kind: 'system' }, async (work) =>
    replaceCertificate(work, context.keyring, key),
  )
  assert.deepEqual(await describeEnding(context), [])
  clock.advance('31d')
  assert.match(
    (await describeEnding(context))[0] ?? '',
    new RegExp(`${app.organization.id} ends on`),
  )
})

// Last, for the time of a file goes on from test to test.
test('another certificate is made when the one that was made here is about to end', async (t) => {
  const app = await harness(t)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const first = await getSigningKey(app.context, organizationId)
  app.clock.advance('1805d')
  const second = await getSigningKey(app.context, organizationId)
  assert.notDeepEqual(second.certificates, first.certificates)
  assert.deepEqual(await getSigningKey(app.context, organizationId), second)
})
