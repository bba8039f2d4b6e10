import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { type Caller, callerOf, walkReads } from '../read-walk.ts'
import {
  listReleases,
  type ReleaseFixture,
  readRelease,
  readReleased,
  releasedBackup,
} from '../releases.ts'
import { type Installation, install, until } from '../server-process.ts'

const run = promisify(execFile)
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const kind = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded'

/** An installation with the keys of the fixture, which keeps what is old. */
function installWithKeys(t: TestContext, { secretKey, operatorKey }: ReleaseFixture) {
  const settings = {
    CAPSTAN_SECRET_KEY: secretKey,
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_EVENT_RETENTION_DAYS: '3650',
    CAPSTAN_PAYLOAD_RETENTION_DAYS: '3650',
    CAPSTAN_AUDIT_RETENTION_DAYS: '3650',
  }
  return install(t, settings, { isFirst: true })
}

/** Puts there what the version left when it ended. */
async function leaveRelease(version: string, { environment, directory }: Installation) {
  const { DATABASE_URL, CAPSTAN_DATA_DIR: data = '' } = environment
  if (DATABASE_URL) return loadDump(DATABASE_URL, readReleased(version, 'postgres.sql').toString())
  const archive = join(directory, 'release.tar')
  writeFileSync(archive, readReleased(version, 'embedded.tar'))
  mkdirSync(data)
  await run('tar', ['-x', '-f', archive, '-C', data])
}

async function loadDump(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

async function checkKept(call: Caller, fixture: ReleaseFixture): Promise<void> {
  const { organization, second, email, password } = fixture
  const owner = call(organization.token)
  const { data: contacts } = await owner('GET', '/v1/contacts')
  const ids = contacts.map(({ id }: { id: string }) => id)
  assert.deepEqual(ids.toSorted(), organization.contactIds.toSorted())
  const search = `/v1/bases/${organization.baseId}/search`
  const { data: passages } = await owner('POST', search, { query: 'when do you open' })
  assert.equal(passages[0].sourceId, organization.sourceId)
  const { data: events } = await owner('GET', '/v1/events?limit=100&after=')
  // Behind them stands what has happened since: in time its webhook is failing, then disabled.
  assert.deepEqual(
    events.slice(0, organization.eventIds.length).map(({ id }: { id: string }) => id),
    organization.eventIds,
  )
  const { credits } = await call(second.token)('GET', '/v1/usage')
  assert.equal(credits.balance, second.creditsBalance)
  assert.equal((await owner('GET', '/v1/audit-log/verification')).intact, true)
  await call(null)('POST', '/session/auth/sign-in/email', { email, password })
}

async function checkGoesOn(t: TestContext, call: Caller, fixture: ReleaseFixture): Promise<void> {
  const { token, webhookId, feedCursor } = fixture.organization
  const receiver = await startTlsServer(t)
  const owner = call(token)
  await owner('PATCH', `/v1/webhooks/${webhookId}`, { url: receiver.url, enabled: true })
  const { id } = await owner('POST', '/v1/contacts', { name: 'Made after the upgrade' })
  const { data } = await owner('GET', `/v1/events?after=${feedCursor}`)
  const added = data.filter(({ type }: { type: string }) => type === 'contact.created')
  assert.deepEqual(
    added.map((event: { data: { id: string } }) => event.data.id),
    [id],
  )
  await until('its event is delivered', async () =>
    receiver.requests.some(({ body }) => body.includes(id)),
  )
}

async function checkDiagnosis(call: Caller, { operatorKey }: ReleaseFixture): Promise<void> {
  const path = '/operator/v1/diagnosis?outbound=https://127.0.0.1:9999/'
  const { checks } = await call(operatorKey)('GET', path)
  const faults = checks.filter(({ status }: { status: string }) => status === 'fault')
  assert.deepEqual(faults, [])
}

for (const version of listReleases()) {
  describe(`an installation of ${version}`, () => {
    const fixture = readRelease(version, kind)

    test('is upgraded by a start of this version, and has everything it had', async (t) => {
      const installation = await installWithKeys(t, fixture)
      await leaveRelease(version, installation)
      const server = await installation.start()
      const call = callerOf(server.url)
      await checkKept(call, fixture)
      await walkReads(call, fixture)
      await checkGoesOn(t, call, fixture)
      await checkDiagnosis(call, fixture)
      assert.equal(await server.stop(), 0, server.output())
    })

    test('has a backup that this version restores, and then goes on from', async (t) => {
      const installation = await installWithKeys(t, fixture)
      const { environment } = installation
      const args = [main, 'restore', releasedBackup(version, kind)]
      const { stdout } = await run(process.execPath, args, { env: environment })
      assert.match(stdout, /rows were restored/)
      const server = await installation.start()
      const call = callerOf(server.url)
      await checkKept(call, fixture)
      await checkGoesOn(t, call, fixture)
      await checkDiagnosis(call, fixture)
    })
  })
}
