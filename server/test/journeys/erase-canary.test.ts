import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { deleteUnused } from '../../src/domains/proposals/blobs/blob.ts'
import { finishErasures } from '../../src/domains/webhooks/erasure/erasure.ts'
import { writeBackup } from '../../src/platform/backup/write.ts'
import { createMailer } from '../../src/platform/mail/mailer.ts'
import { make } from '../factories.ts'
import { startRestService } from '../fixtures/rest-service.ts'
import { startHttpServer } from '../fixtures/tls-server.ts'
import { type Harness, harness } from '../harness.ts'
import { importContacts } from '../importing.ts'
import { dumpTables } from '../tables.ts'

/** What stands in each field of the person, and in all that is said of them. */
const canary = 'qzcanary'
const digits = '4158675309'
const otherDigits = '4158675311'
const ip = '203.0.113.77'
const marks = [canary, digits, otherDigits, ip]
/** As text, and as a dump shows bytes. */
const patterns = marks.flatMap((mark) => [mark, Buffer.from(mark).toString('hex')])
const tells = (text: string): boolean => {
  const lower = text.toLowerCase()
  return patterns.some((pattern) => lower.includes(pattern))
}

const person = {
  name: `Ada ${canary}`,
  firstName: canary,
  lastName: canary,
  email: `${canary}@example.com`,
  phone: `+1${digits}`,
  company: canary,
  jobTitle: canary,
  externalId: canary,
  tags: [canary],
  custom: { [canary]: canary, loyalty: canary },
  additionalEmails: [`${canary}@example.org`],
  additionalPhones: [`+1${otherDigits}`],
  address: { street: canary, city: canary, region: canary, postalCode: canary },
  locale: `qqz-${canary}`,
  birthday: '--12-10',
  websites: [{ url: `https://${canary}.example`, label: canary }],
  additionalAddresses: [{ street: canary, label: canary }],
  faxNumbers: [`+1${digits}`],
  emailLabels: { [`${canary}@example.com`]: canary },
  phoneLabels: { [`+1${digits}`]: canary },
}

/** Where the person is spoken of. */
async function tables({ context }: Harness): Promise<string[]> {
  const rows = (await dumpTables(context.database.db)).filter(({ text }) => tells(text))
  return [...new Set(rows.map(({ table }) => table.replace('public.', '')))]
}

/** Mails are sealed: what waits of them, and what is kept of those that were sent. */
async function mailsIn({ context }: Harness): Promise<number> {
  const rows = await dumpTables(context.database.db)
  const names = /contacts[.]request_consent|integrations[.]automation/
  const mails = rows.filter(({ text }) => names.test(text))
  return mails.filter(({ table }) => table === 'pgboss.job_common').length
}

async function filesIn(directory: string): Promise<string> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile())
  const texts = files.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name))
    return `${name}\n${(name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')}`
  })
  return (await Promise.all(texts)).join('\n')
}

async function begin(t: TestContext) {
  const lines: string[] = []
  const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }
  const app = await harness(t, { settings, log: { write: (line) => void lines.push(line) } })
  const directory = await mkdtemp(join(tmpdir(), 'erasure-'))
  const mailer = app.context.mailer
  const outbox = { smtpUrl: null, from: 'capstan@example.com', dataDirectory: directory }
  app.context.mailer = createMailer(outbox)
  t.after(async () => {
    app.context.mailer = mailer
    await rm(directory, { recursive: true })
  })
  const hook = await startHttpServer(t, (_request, response) => void response.end(canary))
  await make.webhook(app, { url: `${hook.url}/`, events: ['contact.*'] })
  await make.contactField(app, { key: 'loyalty', unique: true })
  return { app, directory, lines }
}

/** Leaves the person in every place that takes one. */
async function speakOf(app: Harness): Promise<string> {
  const { owner } = app
  const key = (name: string) => ({ 'idempotency-key': `${canary} ${name}` })
  const { body: contact } = await owner.post('/v1/contacts', person, key('create'))
  const path = `/v1/contacts/${contact.id}`
  const twin = await make.contact(app, {
    ...person,
    email: `${canary}@example.net`,
    phone: null,
    externalId: null,
    custom: {},
    additionalEmails: [],
    additionalPhones: [],
    emailLabels: {},
    phoneLabels: {},
  })
  const note = await owner.post(`${path}/notes`, { text: canary }, key('note'))
  assert.equal(note.status, 201)
  const proof = { ip, userAgent: canary, url: `https://example.com/${canary}` }
  const asked = { channel: 'email', purpose: 'Newsletter', source: canary, wording: canary }
  for (const status of ['pending', 'opted_in']) {
    const sent = await owner.post(`${path}/consents`, { ...asked, status, proof }, key(status))
    assert.equal(sent.status, 201)
  }
  await app.drain()
  await owner.put(`/v1/contacts/by/email/${canary}@example.com`, { jobTitle: `Chief ${canary}` })
  await owner.patch(path, { phone: 'no number' })
  await owner.post('/v1/contacts', { email: person.email }, key('refused'))
  await owner.put(`${path}/tags/${canary}2`)
  await owner.post('/v1/contacts/search', {
    filter: { field: 'name', op: 'eq', value: person.name },
  })
  await owner.get(`/v1/contacts?q=${canary}`)
  const { body: imported } = await importContacts(
    app,
    `Name,Email,Phone,Job title\nAda,${canary}@example.com,,Countess ${canary}\n${canary},${canary}@example.com,no number,\n`,
  ).then((body) => ({ body }))
  // The second row names nobody's number, which is kept beside the file's faults.
  const { updated, incomplete } = imported.progress
  assert.deepEqual([updated, incomplete], [2, 1])
  await owner.post('/v1/contact-exports', { format: 'ndjson' })
  const merged = await owner.post(`${path}/merge`, { contactIds: [twin.id] }, key('merge'))
  assert.equal(merged.status, 200)
  await app.drain()
  // This mail still waits.
  await owner.post(`${path}/consents`, { ...asked, status: 'pending' })
  return contact.id
}

/** What other products keep of the person: a hook, automations, proposals and a sync. */
async function speakElsewhere(t: TestContext, app: Harness, contactId: string): Promise<void> {
  const { owner } = app
  const hook = await make.hook(app, { preset: 'none' })
  const upsert = {
    ...{ type: 'contact.upsert', id: 'contact', matchBy: 'email' },
    mapping: { email: 'body.email', jobTitle: 'body.title' },
  }
  const mail = { type: 'mail.send', to: 'body.email', subject: 'Hello', text: '{{ body.title }}' }
  await make.automation(app, { trigger: { hook: hook.id }, actions: [upsert, mail] })
  await make.automation(app, {
    trigger: { event: 'custom.order.paid' },
    actions: [{ ...upsert, mapping: { email: 'event.data.email' } }],
  })
  const said = { email: person.email, title: `Chief ${canary}` }
  const url = new URL(hook.url)
  const headers = { 'x-from': canary }
  // The second one changes nothing of the contact, so that no event of it leads to what came.
  for (let n = 0; n < 2; n++) {
    const path = `${url.pathname}?n=${n}&who=${canary}`
    const answer = await app.http.inject({ method: 'POST', url: path, headers, payload: said })
    assert.equal(answer.statusCode, 200, answer.body)
    await app.drain()
  }
  const published = await owner.post('/v1/events', { type: 'custom.order.paid', data: said })
  assert.equal(published.status, 201)

  const offer = { contactId, title: 'Offer', items: [{ name: 'Design', unitAmount: 100 }] }
  for (const isSent of [false, true]) {
    const { body } = await owner.post('/v1/proposals', offer)
    const path = `/v1/proposals/${body.id}/send`
    const sent = isSent ? await owner.post(path, { delivery: 'link_only' }) : { status: 200 }
    assert.equal(sent.status, 200)
  }

  const service = await startRestService(t, [{ id: 1, email: person.email, title: canary }])
  const connection = await make.restConnection(app, service.baseUrl)
  const mapping = { email: 'record.email', jobTitle: 'record.title' }
  const sync = await make.sync(app, { connection, config: service.config(), mapping })
  await owner.post(`/v1/integrations/syncs/${sync.id}/run`, {})
  await app.drain()
  await app.drain()
}

test('an erased person is in no table, file, later backup or line of the log', async (t) => {
  const { app, directory, lines } = await begin(t)
  const id = await speakOf(app)
  await speakElsewhere(t, app, id)
  const sealed = async (table: 'idempotency_keys' | 'contact_export_parts') =>
    (await app.context.database.db.selectFrom(table).select('organization_id').execute()).length
  assert.deepEqual(await tables(app), [
    ...['attempts', 'audit_entries', 'blob_parts', 'consent_links', 'contact_consents'],
    ...['contact_handles', 'contact_import_changes', 'contact_import_errors', 'contact_imports'],
    ...['contact_merges', 'contact_notes', 'contact_timeline', 'contacts', 'events'],
    ...['idempotency_keys', 'inbound_events', 'proposal_recipients', 'proposals'],
    ...['sync_conflicts', 'sync_records', 'tag_counts'],
  ])
  assert.deepEqual([await sealed('idempotency_keys'), await sealed('contact_export_parts')], [5, 1])
  assert.equal(await mailsIn(app), 4)
  assert.match(await filesIn(directory), /qzcanary/)
  const { body: data } = await app.owner.get(`/v1/contacts/${id}/personal-data`)
  const parts = Object.entries({ ...data, ...data.records }).filter(([, part]) =>
    tells(JSON.stringify(part)),
  )
  assert.deepEqual(parts.map(([name]) => name).toSorted(), [
    ...['changes', 'consentRequests', 'consents', 'contact', 'events', 'failedRows', 'imports'],
    ...['inboundEvents', 'merges', 'notes', 'proposals', 'publishedEvents', 'records'],
    ...['syncRecords', 'timeline'],
  ])

  assert.equal((await app.owner.post(`/v1/contacts/${id}/erase`)).status, 200)
  await app.drain()
  await finishErasures(app.context)
  // What was sent of a proposal is swept within two hours.
  app.clock.advance('2h')
  await deleteUnused(app.context)
  assert.deepEqual([await tables(app), await mailsIn(app)], [[], 0])
  assert.deepEqual([await sealed('idempotency_keys'), await sealed('contact_export_parts')], [0, 0])
  await using snapshot = await app.context.database.snapshot(join(directory, 'backup.copy'))
  const about = { product: '0.0.0', createdAt: app.clock.now().toISOString() }
  const { sealedColumns } = app.catalogue
  await writeBackup(snapshot.run, { ...about, sealedColumns }, join(directory, 'backup.gz'))
  const files = await filesIn(directory)
  assert.match(files, /contact_erasures/)
  assert.ok(!tells(files))
  assert.deepEqual(lines.filter(tells), [])
  assert.ok(lines.length > 20)
  const { body: chain } = await app.owner.get('/v1/audit-log/verification')
  assert.deepEqual([chain.intact, chain.firstBroken], [true, null])
})
