import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { filePart, formOf } from '../../../test/form.ts'
import { type Harness, harness } from '../../../test/harness.ts'

async function customer(app: Harness, plan: string) {
  const organization = await make.organization(app, { plan })
  const token = await make.token(app, ['*'], { organization })
  assert.ok(token.token, JSON.stringify([organization, token]))
  return app.as(token)
}

/** Why a table without a limit of its own cannot grow without end. */
const boundedBy: Record<string, readonly string[]> = {
  'rows of a resource that has a limit, each with few or small ones of them': [
    ...['automation_cursors', 'automation_versions', 'blob_parts', 'chunks', 'content_parts'],
    ...['contact_field_sets', 'contact_handles', 'contact_sort_keys', 'destinations'],
    ...['dismissed_duplicates', 'duplicate_groups', 'duplicate_members', 'embedded_texts'],
    ...['hook_addresses', 'inbound_keys', 'inbound_refusals', 'keyword_segments', 'match_keys'],
    ...[
      'merged_contacts',
      'oauth_grants',
      'proposal_codes',
      'proposal_comments',
      'proposal_images',
    ],
    ...['proposal_links', 'proposal_mails', 'proposal_recipients', 'proposal_signatures'],
    ...['segment_members', 'site_pages', 'source_counts', 'sync_records', 'tag_counts'],
    ...['token_homes', 'unmatched_contacts', 'webhook_homes', 'connection_authorizations'],
  ],
  'limits of a month': ['automation_runs', 'automation_steps', 'events', 'inbound_events'],
  'a fixed number in an organization': [
    ...['audit_chains', 'contact_erasures', 'embedding_models', 'feed_heads', 'locks'],
    ...['monthly_counts', 'number_series', 'organization_removals', 'proposal_settings'],
    ...['providers', 'request_rates', 'signing_certificates', 'unmatched_organizations'],
    ...['usage_counts', 'base_removals', 'invitations'],
  ],
  'the rate of requests or a schedule, and retention': [
    ...['attempts', 'audit_entries', 'audit_links', 'audit_unchained', 'consent_links'],
    ...['contact_consents', 'contact_exports', 'contact_import_changes', 'contact_import_drafts'],
    ...['contact_import_draft_handles', 'contact_import_errors', 'contact_imports'],
    ...['contact_merge_moves', 'contact_merges', 'contact_timeline', 'deliveries'],
    ...['erased_consents', 'hidden_runs', 'idempotency_keys', 'job_outbox', 'reindexes'],
    ...['request_log', 'source_runs', 'sync_conflicts', 'sync_errors', 'sync_runs'],
  ],
  credits: ['credit_entries', 'credit_grants'],
}

describe('limits of the plans that ship', () => {
  for (const plan of ['free', 'pro', 'scale']) {
    test(`${plan} limits every resource`, async (t) => {
      const app = await harness(t)
      const { limits } = (await (await customer(app, plan)).get('/v1/usage')).body
      const open = Object.keys(limits).filter((resource) => limits[resource].max === null)
      assert.deepEqual(open, [])
      assert.equal(Object.keys(limits).length, app.catalogue.limits.length)
    })
  }

  test('every table of organizations counts towards a limit, or says what bounds it', async (t) => {
    const app = await harness(t)
    const { rows } = await sql<{ name: string; counts: boolean }>`
      select c.relname as name, bool_or(r.tgname ~ '^count_(bytes_)?added$') is true as counts
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
      left join pg_trigger r on r.tgrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      group by 1 order by 1`.execute(app.context.database.db)
    const reasons = Object.values(boundedBy).flat()
    const uncounted = rows.filter(({ counts }) => !counts).map(({ name }) => name)
    assert.deepEqual(uncounted, reasons.toSorted())
  })

  test('an upgrade limits the plans that nobody has changed, and no others', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const file = new URL('../../../migrations/0090_limits_of_everything.sql', import.meta.url)
    const text = await readFile(file, 'utf8')
    const upgrade = text.slice(text.indexOf('with shipped'))
    const rolledBack = new Error('rolled back')
    await assert.rejects(
      db.transaction().execute(async (tx) => {
        const former = ['contacts', 'bases', 'sources', 'chunks', 'webhooks', 'members', 'tokens']
        await tx.deleteFrom('plan_limits').where('resource', 'not in', former).execute()
        await sql`update plan_limits set max = 999 where plan = 'pro' and resource = 'bases'`.execute(
          tx,
        )
        await sql`insert into plan_limits values ('scale', 'hooks', 7)`.execute(tx)
        await sql.raw(upgrade).execute(tx)
        const { rows } = await sql<{ plan: string; count: number }>`
          select plan, count(*)::integer as count from plan_limits group by 1 order by 1`.execute(
          tx,
        )
        assert.deepEqual(rows.slice(1), [
          { plan: 'pro', count: 7 },
          { plan: 'scale', count: 8 },
        ])
        assert.ok((rows[0]?.count ?? 0) > 20, 'free has all')
        throw rolledBack
      }),
      rolledBack,
    )
  })

  test('a plan that the operator defines keeps what it does not name unlimited', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/own', { maxContacts: 5 })
    const { limits } = (await (await customer(app, 'own')).get('/v1/usage')).body
    assert.deepEqual(
      [limits.contacts.max, limits.hooks.max, limits.storedBytes.max],
      [5, null, null],
    )
  })
})

describe('bytes of a plan', () => {
  const text = (bytes: number) => 'x'.repeat(bytes)

  test('402 to a hook once the month has no room, and nothing more is stored', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', { monthlyInboundBytes: 5_000_000 })
    const client = await customer(app, 'small')
    const { body: hook } = await client.post('/v1/integrations/hooks', {
      name: 'Open',
      preset: 'none',
    })
    const post = () => app.as(null).post(new URL(hook.url).pathname, { text: text(1_000_000) })
    const answers: number[] = []
    for (let i = 0; i < 60; i++) answers.push((await post()).status)
    assert.equal(answers.filter((status) => status < 300).length, 4)
    assert.deepEqual([...new Set(answers.slice(4))], [402])
    const { error } = (await post()).body
    assert.equal(error.code, 'plan_limit_reached')
    const { inboundBytes, inboundEvents } = (await client.get('/v1/usage')).body.limits
    assert.ok(inboundBytes.used <= 5_000_000, inboundBytes.used)
    assert.equal(inboundEvents.used, 4)
    app.clock.advance('31d')
    const later = await post()
    assert.ok(later.status < 300, later.text)
  })

  test('402 to published events beyond their bytes or their number', async (t) => {
    const app = await harness(t)
    for (const [setting, count] of [
      ['monthlyPublishedBytes', 2],
      ['monthlyPublishedEvents', 3],
    ] as const) {
      const max = setting === 'monthlyPublishedBytes' ? 500_000 : 3
      await app.operator.put('/operator/v1/plans/small', { [setting]: max })
      const client = await customer(app, 'small')
      const answers: number[] = []
      for (let i = 0; i < 5; i++) {
        const event = { type: 'custom.note', data: { text: text(200_000) } }
        answers.push((await client.post('/v1/events', event)).status)
      }
      assert.equal(answers.filter((status) => status === 201).length, count, setting)
      assert.deepEqual([...new Set(answers.slice(count))], [402])
    }
  })

  test('402 to sources, images and proposals without room, and never to a signer', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', { maxStoredBytes: 10 })
    const client = await customer(app, 'small')
    const { body: base } = await client.post('/v1/bases', { name: 'Handbook' })
    const source = await client.send({
      ...formOf([filePart('a text that is longer than that', 'long.txt')]),
      method: 'POST',
      url: `/v1/bases/${base.id}/sources`,
    })
    assert.equal(source.status, 402, source.text)
    const { body: draft } = await client.post('/v1/proposals', {
      title: 'Engine',
      items: [{ name: 'Gearwheel', unitAmount: 4_900 }],
      recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
    })
    const send = () => client.post(`/v1/proposals/${draft.id}/send`, { delivery: 'link_only' })
    assert.equal((await send()).status, 402)
    await app.operator.put('/operator/v1/plans/small', { maxStoredBytes: 10_000 })
    assert.equal((await send()).status, 200)
    await app.operator.put('/operator/v1/plans/small', { maxStoredBytes: 10 })
    const signed = await client.post(`/v1/proposals/${draft.id}/accept`, {
      by: 'Ada Lovelace',
      at: app.clock.now().toISOString(),
      note: 'On paper',
    })
    assert.equal(signed.status, 200, signed.text)
    await app.drain()
  })
})
