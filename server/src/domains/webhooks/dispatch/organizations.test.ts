import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countQueries } from '../../../../test/queries.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import type { Claim, EndedAttempt } from './attempt.ts'
import { saveAttempts } from './save-attempts.ts'
import { claimDeliveries } from './store.ts'

/** Two organizations with an event and a webhook each, the first with as many as that. */
async function two(t: TestContext, webhooks = 1) {
  const app = await harness(t)
  const { url, requests } = await startHttpServer(t, (_request, response) => response.end())
  const other = await make.stranger(app)
  const fields = { url, events: ['contact.created'] }
  const webhook = await make.webhook(app, fields)
  for (let n = 1; n < webhooks; n++) await make.webhook(app, fields)
  const theirs = (await other.client.post('/v1/webhooks', fields)).body
  await make.contact(app)
  await other.client.post('/v1/contacts', { name: 'Grace' })
  const statusOf = async (client: Harness['owner'], { id }: { id: string }) =>
    (await client.get(`/v1/webhooks/${id}/deliveries`)).body.data[0].status
  return {
    app,
    requests,
    statuses: async () => [
      await statusOf(app.owner, webhook),
      await statusOf(other.client as Harness['owner'], theirs),
    ],
    ownId: OrganizationId.read(app.organization.id) ?? '',
  }
}

const succeeded = (claim: Claim): EndedAttempt => ({
  id: newId(),
  claim,
  startedAt: claim.claimedUntil,
  endedAt: claim.claimedUntil,
  durationMs: 1,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  request: { url: claim.url, headers: {} },
  response: null,
  error: null,
  status: 'succeeded',
  nextAttemptAt: null,
  isAbandoned: false,
  isGone: false,
  counts: true,
})

/** Until it is disposed, changes to the rows of other organizations fail. */
async function breakOthers({ context }: Harness, table: string, ownId: string) {
  const { db } = context.database
  await sql`create function refuse_others() returns trigger language plpgsql as
    'begin raise exception ''not now''; end'`.execute(db)
  await sql`create trigger refuse_others before insert or update on ${sql.table(table)} for each row
    when (new.organization_id <> ${sql.lit(ownId)}) execute function refuse_others()`.execute(db)
  return {
    [Symbol.asyncDispose]: async () =>
      void (await sql`drop function refuse_others cascade`.execute(db)),
  }
}

test('one claim serves all organizations, however many webhooks they have', async (t) => {
  const { app, requests } = await two(t, 3)
  const claims = countQueries(t, 'from claim_deliveries(')
  await app.drain()
  assert.deepEqual([requests.length, claims()], [4, 1])
})

test('a failed claim of one organization blocks no other one', async (t) => {
  const { app, requests, statuses, ownId } = await two(t)
  await using broken = await breakOthers(app, 'deliveries', ownId)
  await app.drain()
  assert.equal(requests.length, 1)
  assert.deepEqual(await statuses(), ['succeeded', 'pending'])
  assert.ok(broken)
})

test('a failed save of one organization affects no other one', async (t) => {
  const { app, statuses, ownId } = await two(t)
  const { database } = app.context
  const webhooks = await database.db
    .selectFrom('webhooks')
    .select(['organization_id', 'id'])
    .execute()
  const attempts: EndedAttempt[] = []
  for (const { organization_id, id } of webhooks) {
    const asked = [{ organizationId: organization_id, webhookId: id, capacity: 1 }]
    const { claims } = await claimDeliveries(database.db, asked, app.clock.now())
    attempts.push(...claims.map(succeeded))
  }
  await using broken = await breakOthers(app, 'attempts', ownId)
  const saves = countQueries(t, 'from save_attempts(')
  const unsaved = await saveAttempts(app.context, attempts)
  assert.deepEqual(
    unsaved.map((one) => one.attempts.map(({ claim }) => claim.organizationId === ownId)),
    [[false]],
  )
  // One of both together, which fails, and one of each.
  assert.equal(saves(), 3)
  assert.deepEqual(await statuses(), ['succeeded', 'delivering'])
  assert.ok(broken)
})
