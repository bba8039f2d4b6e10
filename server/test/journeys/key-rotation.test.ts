import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { sealAnew } from '../../src/domains/encryption/service.ts'
import { authSecret } from '../../src/domains/people/auth-secret.ts'
import { sealSecondFactors } from '../../src/domains/people/sign-in/second-factors.ts'
import { getSigningKey } from '../../src/domains/proposals/certificates/service.ts'
import { createKeyring } from '../../src/platform/crypto/seal.ts'
import { OrganizationId } from '../../src/platform/ids.ts'
import { queueMail, sendMail } from '../../src/platform/mail/queued-mail.ts'
import { make } from '../factories.ts'
import { type Harness, harness } from '../harness.ts'
import { leaveJob } from '../left-jobs.ts'
import { sendProposal } from '../proposals.ts'
import { codeOf } from '../totp.ts'
import { signedUp, Visitor } from '../visitor.ts'

/** Columns of bytes that are no ciphertext. A new one goes here, or its domain declares it as sealed. */
const unsealed = [
  ['attempt_counts', 'subject'],
  ['audit_chains', 'anchor_hash', 'hash'],
  ['audit_entries', 'digest', 'salt'],
  ['audit_links', 'hash'],
  ['blob_parts', 'bytes'],
  ['chunks', 'content_hash'],
  ['connection_authorizations', 'browser_hash', 'state_hash'],
  ['consent_links', 'token_hash'],
  ['contact_import_parts', 'bytes'],
  ['embedded_texts', 'content_hash'],
  ['hook_addresses', 'token_hash'],
  ['hooks', 'token_hash'],
  ['idempotency_keys', 'fingerprint'],
  ['inbound_events', 'body'],
  ['inbound_keys', 'key'],
  ['invitations', 'hash'],
  ['keyword_segments', 'postings'],
  ['oauth_grants', 'client_hash', 'code_binding', 'secret_hash'],
  ['passkeys', 'credential_id', 'public_key'],
  ['proposal_links', 'token_hash'],
  ['proposals', 'sealed_sha256'],
  ['site_pages', 'url_key'],
  ['source_files', 'bytes'],
  ['sources', 'content_hash', 'unique_key'],
  ['token_homes', 'hash'],
  ['tokens', 'hash', 'previous_hash'],
].flatMap(([table, ...columns]) => columns.map((column) => `${table}.${column}`))

const key = (): Buffer => randomBytes(32)

/** The server from now on has these keys; on the wire nothing shows it. */
function giveKeys({ context }: Harness, keys: readonly Buffer[]): void {
  Object.assign(context.keyring, createKeyring(keys))
}

const ada = { name: 'Ada', email: 'ada@rotation.example', password: 'a difference engine' }

/** Somebody who signs in with a second factor: its secret, and the backup codes. */
async function secureAda(app: Harness): Promise<{ secret: string; backupCodes: string[] }> {
  const visitor = await signedUp(app, ada)
  const { password } = ada
  const { body } = await visitor.post('/session/auth/two-factor/enable', { password })
  const secret = new URL(body.totpURI).searchParams.get('secret') ?? ''
  const code = codeOf(secret)
  assert.equal((await visitor.post('/session/auth/two-factor/verify-totp', { code })).status, 200)
  return { secret, backupCodes: body.backupCodes }
}

async function signInTwice(
  app: Harness,
  { secret, backupCodes }: Awaited<ReturnType<typeof secureAda>>,
) {
  const [byApp, byCode] = [new Visitor(app), new Visitor(app)]
  for (const visitor of [byApp, byCode]) {
    const { body } = await visitor.signIn(ada.email, ada.password)
    assert.equal(body.twoFactorRedirect, true)
  }
  const path = '/session/auth/two-factor'
  const code = codeOf(secret, 1)
  assert.equal((await byApp.post(`${path}/verify-totp`, { code })).status, 200)
  const backupCode = { code: backupCodes.shift() }
  assert.equal((await byCode.post(`${path}/verify-backup-code`, backupCode)).status, 200)
  const again = new Visitor(app)
  await again.signIn(ada.email, ada.password)
  const refused = await again.post(`${path}/verify-backup-code`, backupCode)
  assert.equal(refused.body.error.code, 'invalid_credentials')
}

async function sealSomething(app: Harness) {
  await authSecret(app.context.database.db, app.context.keyring)
  const factor = await secureAda(app)
  const webhook = await make.webhook(app, { asymmetric: true, headers: { 'x-gateway': 'kept' } })
  await app.owner.post(`/v1/webhooks/${webhook.id}/rotate-secret`, {})
  const fields = { name: 'Kept', preset: 'meta', secret: 'kept', config: { verifyToken: 'kept' } }
  const hook = await app.owner.post('/v1/integrations/hooks', fields)
  assert.equal(hook.status, 201, hook.text)
  await app.owner.post(`/v1/integrations/hooks/${hook.body.id}/rotate-secret`, { secret: 'new' })
  await make.destination(app)
  await make.authorizedConnection(app)
  await make.embeddingModel(app, { apiKey: 'sk-kept' })
  await app.owner.post('/v1/contact-exports', { format: 'csv' })
  await app.drain()
  await sendProposal(app)
  // Otherwise the mail would be sent, and its link gone.
  await app.context.database.db.updateTable('proposal_mails').set({ status: 'failed' }).execute()
  await getSigningKey(app.context, OrganizationId.read(app.organization.id) ?? '')
  const { id: base } = await make.base(app)
  const headers = { authorization: 'kept' }
  const url = 'https://127.0.0.1:9999/hours'
  const source = await app.owner.post(`/v1/bases/${base}/sources`, { type: 'url', url, headers })
  assert.equal(source.status, 201, source.text)
  await app.owner.post('/v1/contacts', { name: 'Ada' }, { 'idempotency-key': 'kept' })
  return factor
}

/** Every sealed value, opened by these keys alone. */
async function openAll({ context, catalogue }: Harness, keys: readonly Buffer[]) {
  const { database } = context
  const keyring = createKeyring(keys)
  const opened: Record<string, string[]> = {}
  for (const { table, column, boundTo } of catalogue.sealedColumns) {
    const { rows } = await sql<Record<string, never>>`
      select ${sql.join(boundTo.map((name) => sql.ref(name)))}, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} is not null order by 1`.execute(database.db)
    opened[`${table}.${column}`] = rows.map((row) => {
      const values = boundTo.map((name) => row[name])
      return keyring.open([table, column, ...values].join(':'), Buffer.from(row['sealed'] ?? ''))
    })
  }
  return opened
}

describe('a rotation of encryption keys', () => {
  test('seals every sealed column of every table with the new key alone', async (t) => {
    const app = await harness(t)
    const [old, fresh] = [key(), key()]
    giveKeys(app, [old])
    const factor = await sealSomething(app)
    const before = await openAll(app, [old])
    const empty = Object.entries(before).filter(([, values]) => values.length === 0)
    assert.deepEqual(empty, [], 'the test seals something in every sealed column')

    giveKeys(app, [fresh, old])
    const asked = await app.operator.post('/operator/v1/encryption-keys/rotate')
    const total = Object.values(before).flat().length
    assert.equal(asked.status, 200)
    assert.equal(asked.body.remaining, total)
    await app.drain()
    const { data, remaining } = (await app.operator.get('/operator/v1/encryption-keys')).body
    assert.equal(remaining, 0)
    assert.deepEqual(
      data.map(({ current, values }: { current: boolean; values: number }) => [current, values]),
      [
        [true, total],
        [false, 0],
      ],
    )
    assert.deepEqual(await openAll(app, [fresh]), before)
    giveKeys(app, [fresh])
    const again = await app.owner.post(
      '/v1/contacts',
      { name: 'Ada' },
      { 'idempotency-key': 'kept' },
    )
    assert.equal(again.headers['idempotency-replayed'], 'true')
    await signInTwice(app, factor)
  })

  test('finds second factors of a version that did not seal them', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const [old, fresh] = [key(), key()]
    giveKeys(app, [old])
    const factor = await secureAda(app)
    const opened = await openAll(app, [old])
    const [secret] = opened['two_factors.sealed_secret'] ?? []
    const [codes] = opened['two_factors.sealed_backup_codes'] ?? []
    await sql`update two_factors set secret = ${secret}, backup_codes = ${codes},
      sealed_secret = null, sealed_backup_codes = null`.execute(db)
    await sealSecondFactors(app.context)
    giveKeys(app, [fresh, old])
    await app.operator.post('/operator/v1/encryption-keys/rotate')
    await app.drain()
    giveKeys(app, [fresh])
    await signInTwice(app, factor)
    const { rows } = await sql`select from two_factors
      where secret is not null or backup_codes is not null`.execute(db)
    assert.equal(rows.length, 0)
  })

  test('seals mails that wait to be sent, and counts them until it has', async (t) => {
    const app = await harness(t)
    const [old, fresh] = [key(), key()]
    giveKeys(app, [old])
    await new Visitor(app).post('/session/auth/sign-up/email', ada)
    const words = { subject: 'A note', text: 'Sent late.' }
    const note = { name: 'note', validForMs: 60_000, render: () => words }
    await leaveJob(app, sendMail, queueMail(app.context, note, 'left@rotation.example', {}))
    const path = '/operator/v1/encryption-keys'
    const stored = Object.values(await openAll(app, [old])).flat().length
    giveKeys(app, [fresh, old])
    const before = (await app.operator.get(path)).body
    assert.equal(
      before.remaining,
      stored + 2,
      'the mail that verifies the address, and one not sent',
    )
    const { signal } = new AbortController()
    await sealAnew(app.context, app.catalogue.sealedColumns, signal)
    assert.equal((await app.operator.get(path)).body.remaining, 0)
    assert.deepEqual(app.mails, [])
    giveKeys(app, [fresh])
    await app.drain()
    assert.deepEqual(app.mails.map(({ to }) => to).sort(), [ada.email, 'left@rotation.example'])
  })

  test('goes on where it was cut off, and leaves what an unknown key has sealed as it is', async (t) => {
    const app = await harness(t)
    const [lost, old, fresh] = [key(), key(), key()]
    giveKeys(app, [lost])
    await make.webhook(app)
    giveKeys(app, [old])
    for (let i = 0; i < 3; i++) await make.webhook(app)
    giveKeys(app, [fresh, old])
    await make.webhook(app)
    await app.operator.post('/operator/v1/encryption-keys/rotate')
    await app.drain()
    const { data, remaining } = (await app.operator.get('/operator/v1/encryption-keys')).body
    assert.equal(remaining, 0)
    const counted = data.map(({ known, values }: { known: boolean; values: number }) => [
      known,
      values,
    ])
    assert.deepEqual(counted, [
      [true, 4],
      [true, 0],
      [false, 1],
    ])
  })

  test('does not undo a change that happens meanwhile', async (t) => {
    const app = await harness(t)
    const [old, fresh] = [key(), key()]
    giveKeys(app, [old])
    const hooks = []
    for (let i = 0; i < 8; i++) hooks.push(await make.webhook(app))
    giveKeys(app, [fresh, old])
    await app.operator.post('/operator/v1/encryption-keys/rotate')
    const path = (id: string) => `/v1/webhooks/${id}/rotate-secret`
    const [, ...changed] = await Promise.all([
      app.drain(),
      ...hooks.map(({ id }) => app.owner.post(path(id), { overlapHours: 0 })),
    ])
    const wanted = changed.map((answer) => answer.body.secret).sort()
    const opened = await openAll(app, [fresh])
    assert.deepEqual(opened['webhooks.secret']?.toSorted(), wanted)
  })

  test('keeps cursors of the earlier key valid while that key is there', async (t) => {
    const app = await harness(t)
    const [old, fresh] = [key(), key()]
    giveKeys(app, [old])
    for (let i = 0; i < 3; i++) await make.contact(app)
    const { nextCursor } = (await app.owner.get('/v1/contacts?limit=1')).body
    giveKeys(app, [fresh, old])
    assert.equal((await app.owner.get(`/v1/contacts?limit=1&cursor=${nextCursor}`)).status, 200)
    giveKeys(app, [fresh])
    assert.equal((await app.owner.get(`/v1/contacts?limit=1&cursor=${nextCursor}`)).status, 400)
  })
})

test('every column of bytes is declared as sealed or known not to be', async (t) => {
  const { context, catalogue } = await harness(t)
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (udt_name = 'bytea' or column_name like 'sealed%')`.execute(
    context.database.db,
  )
  const sealed = catalogue.sealedColumns.map(({ table, column }) => `${table}.${column}`)
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...unsealed, ...sealed].sort())
})
