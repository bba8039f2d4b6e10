import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../factories.ts'
import { casesOf, listsOf } from '../growth/cases.ts'
import { grow, grownRows } from '../growth/grow.ts'
import { assertOneOrganization } from '../growth/organization.ts'
import { assertPlans, type Exception, explainedWith, recordScans } from '../growth/plans.ts'
import { harness, onPostgres } from '../harness.ts'
import { bodies, fill as fillPath, makeAlong } from '../resources.ts'
import { exampleOf } from '../schema-values.ts'

const needsPostgres = { skip: !onPostgres && 'needs PostgreSQL' }
process.env['PGOPTIONS'] = explainedWith(['enable_seqscan=off'])

/** Statements that may read more, each with the reason. */
const exceptions: readonly Exception[] = [
  {
    statement: /^select "id" from "request_log"|"id" in \(select "id" from "request_log"/,
    table: 'request_log',
    why: 'An organization keeps 20,000 requests at most, and the index holds what is asked for.',
  },
  {
    statement: /sum\("used"\)|sum\("e"\."amount"\)/,
    table: 'credit_entries',
    why: 'GET /v1/usage adds up the use of a month and what is reserved.',
  },
  {
    statement: /^with slice as materialized/,
    table: '*',
    why: 'GET /v1/overview counts in slices of 20,000 rows, and a node reads each of them once.',
  },
  {
    statement: /^select status, currency, count\(\*\)::int as count, sum\(first_total\)/,
    table: 'proposals',
    why: 'GET /v1/proposals/sums adds up what a filter leaves, at most 50,000.',
  },
  {
    statement: /^with page as materialized \( select id, custom from contacts/,
    table: 'contacts',
    why: 'An export looks at all contacts for custom fields, 10,000 at a time.',
  },
  {
    statement: /^select distinct "organization_id" from "audit_unchained"/,
    table: 'audit_unchained',
    why: 'The sweep that chains the entries of all organizations.',
  },
  {
    statement: /^select "organization_id", "id", "phone" from "contacts"/,
    table: 'contacts',
    why: 'The sweep that describes phone numbers takes a hundred from the index of those that wait.',
  },
  {
    statement: /from list_pending_webhooks\(\)/,
    table: 'deliveries',
    why: 'The look for due deliveries of all organizations jumps from webhook to webhook.',
  },
  {
    statement: /^select .* from events where expunged_at is (?:not )?null/,
    table: 'events',
    why: 'The look for events past their retention takes the oldest by an index of their age.',
  },
  {
    statement: /array_agg\(place\)/,
    table: '*',
    why: 'The look for what is past its retention takes the oldest by an index of their age.',
  },
  {
    statement: /next_refresh_at <= /,
    table: 'sources',
    why: 'The look for sources that are due takes them from an index of that time.',
  },
  {
    statement: /^select \* from "(?:automation|sync)_runs" where .* and "status" = /,
    table: '*',
    why: 'Where hardly any run is under way, those of all organizations are read from the index that holds no others.',
  },
  {
    statement: /"runId" from (?:automation|sync)_runs where status in/,
    table: '*',
    why: 'The sweeps that begin what waited, and find what lost its job, take it from an index of unfinished ones.',
  },
  {
    statement: /^select .* from "source_runs" where "status" in/,
    table: 'source_runs',
    why: 'The sweep for runs without a job takes them from an index of unfinished ones.',
  },
  {
    statement: /order by .* (?:limit 20000\)|offset 19999 limit 1)/,
    table: 'contacts',
    why: 'A search that no index answers looks at contacts in steps, for two seconds at most.',
  },
  {
    statement: /order by .* (?:limit 20000\)|offset 19999 limit 1)/,
    table: 'contact_sort_keys',
    why: 'The same by the values of a sortable field.',
  },
  {
    statement: /^select count\(\*\)::integer as count.* as hits$|^select \(count\(\*\) filter/,
    table: 'contacts',
    why: 'A count is exact up to 10,000.',
  },
  {
    statement: /^select organization_id as "organizationId", id from proposals where/,
    table: 'proposals',
    why: 'The look for proposals that are over or to be reminded of has an index of those that are open.',
  },
  {
    statement: /^select organization_id as "organizationId", id from \( select proposals/,
    table: 'proposals',
    why: 'Once a day all that ended are compared with the retention of their organization.',
  },
  {
    statement: /^delete from blobs b using/,
    table: '*',
    why: 'The sweep asks of all stored bytes whether anything refers to them.',
  },
  {
    statement: /^select distinct price/,
    table: 'catalog_items',
    why: 'The head of a file with all catalog items has a column for each price that there is.',
  },
]

/** Statements that are of more than one organization, each with the reason: docs/decisions/0022. */
const ofMany: readonly Exception[] = [
  {
    statement: /from "oauth_grants" where "expires_at"/,
    table: 'oauth_grants',
    why: 'The sweep of accesses of AI clients that have lapsed, by the index of their ends.',
  },
  {
    statement: /^with webhook as materialized|^with made as materialized/,
    table: '*',
    why: 'Claims, and records of attempts, each one statement for all organizations that a node sends for.',
  },
  {
    statement: /from automations where enabled|"runId" from automation_runs/,
    table: '*',
    why: 'The looks for automations that follow events, schedules that are due, and runs that wait.',
  },
  {
    statement: /from syncs where status = 'active'|"runId" from sync_runs/,
    table: '*',
    why: 'The looks for syncs that are due, and for runs that have lost their job.',
  },
  {
    statement: /from connections where check_at <= |from "destinations" where gathers/,
    table: '*',
    why: 'The looks for connections that are to be tried again, and for destinations that gather.',
  },
  {
    statement: /^delete from blobs b using/,
    table: 'blobs',
    why: 'The sweep of bytes to which nothing refers any more.',
  },
  {
    statement:
      /from job_outbox where created_at <= |from job_outbox where name = .* and data (?:- 'causedBy' )?= /,
    table: 'job_outbox',
    why: 'The sweep that sends what dead nodes have left, and those that look for runs without a job.',
  },
  {
    statement: /from list_pending_webhooks\(\)/,
    table: 'deliveries',
    why: 'The look for due deliveries of all organizations.',
  },
  {
    statement: /^select .* from events where expunged_at is (?:not )?null/,
    table: '*',
    why: 'The look for events past their retention, and for erasures that have been told.',
  },
  {
    statement: /from hook_addresses where token_hash = any/,
    table: 'hook_addresses',
    why: 'Where the address of a hook belongs, which is all that its sender knows.',
  },
  {
    statement: /from inbound_events where status = 'received' and received_at </,
    table: 'inbound_events',
    why: 'The look for inbound events that wait for too long.',
  },
  {
    statement: /array_agg\(place\)/,
    table: '*',
    why: 'The look for requests, idempotency keys and vectors past their retention.',
  },
  {
    statement: /^select c\.organization_id as id from audit_chains/,
    table: '*',
    why: 'The look for audit chains with entries past their retention.',
  },
  {
    statement: /next_refresh_at <= /,
    table: 'sources',
    why: 'The look for sources whose refresh is due.',
  },
  {
    statement: /select organization_id as "organizationId", id from (?:proposals|\()/,
    table: '*',
    why: 'The look for proposals that are over, end soon, are to be reminded of, or have outlived their retention.',
  },
  {
    statement: /^select "organization_id", "id" from "tokens" where "expires_at"/,
    table: 'tokens',
    why: 'The sweep that tells of tokens that expire soon.',
  },
  {
    statement: /^select hidden\.organization_id .* from hidden_runs/,
    table: 'hidden_runs',
    why: 'The sweep that finds what nobody reads any more.',
  },
  {
    statement: /^select distinct "organization_id" from "audit_unchained"/,
    table: 'audit_unchained',
    why: 'The sweep that chains the entries of all organizations.',
  },
  {
    statement:
      /^select distinct "organization_id" from "(?:webhooks" where events|segments" where "compared_at")/,
    table: '*',
    why: 'The look for organizations whose segments are to be compared.',
  },
  {
    statement: /^select "organization_id", "id" from "contact_merges" where "at"/,
    table: 'contact_merges',
    why: 'The sweep that finds merges which can no longer be undone.',
  },
  {
    statement:
      /from unmatched_organizations limit most|from unmatched_contacts u where u\.organization_id > last/,
    table: '*',
    why: 'The look for organizations with contacts to compare jumps from one to the next.',
  },
  {
    statement: /"phone_info" is null/,
    table: 'contacts',
    why: 'The sweep that looks up what numbers tell about themselves.',
  },
  {
    statement: /^select .* from "source_runs" where "status" in/,
    table: 'source_runs',
    why: 'The sweep for runs without a job.',
  },
  {
    statement: /^select .* from "reindexes" where "status" = /,
    table: 'reindexes',
    why: 'The sweep for re-indexes without a job.',
  },
  {
    statement: /^select .* from "base_removals"/,
    table: 'base_removals',
    why: 'The sweep that deletes what is left of bases.',
  },
  {
    statement: /from "bases" where "clear_after"/,
    table: 'bases',
    why: 'The sweep that clears what an old model has left.',
  },
  {
    statement: /select vector_index from bases|to_regclass\(quote_ident\(vector_index\)\)/,
    table: 'bases',
    why: 'Vector indexes are built and dropped for the installation, one at a time.',
  },
  {
    statement: /from "contact_(?:imports|exports)" where "(?:expires_at|status)"/,
    table: '*',
    why: 'The sweep that looks for imports and exports whose time is over, or whose job is lost.',
  },
]

test(
  'a list reads a page by an index of the organization, whatever it is filtered by',
  needsPostgres,
  async (t) => {
    const app = await harness(t)
    const filled = await grow(app, { statistics: 'current' })
    const { token } = await make.token(app, ['*'])
    const readScans = recordScans(t)
    for (const list of listsOf(app.operations)) {
      for (const { params, query, name } of casesOf(list, filled, grownRows)) {
        const path = list.path.replaceAll(/\{(\w+)\}/g, (_, key) => params[key] ?? '')
        const read = async (more: object) => {
          const all = Object.entries({ ...query, ...more }).map(([key, value]) => [
            key,
            String(value),
          ])
          const url = `${path}?${new URLSearchParams(Object.fromEntries(all))}`
          const headers = { authorization: `Bearer ${token}` }
          const answer = await app.http.inject({ url, headers })
          assert.equal(answer.statusCode, 200, `${list.operationId} ${name}: ${answer.body}`)
          return answer.json()
        }
        const { nextCursor: cursor } = await read({})
        if (cursor && !('after' in query)) await read({ cursor })
      }
    }
    const scans = readScans()
    assert.ok(scans.length > 500, `${scans.length} scans`)
    assertPlans(scans, exceptions)
  },
)

test('statements of operations and jobs', needsPostgres, async (t) => {
  const app = await harness(t)
  await grow(app, { statistics: 'current' })
  const { token } = await make.token(app, ['*'])
  const readScans = recordScans(t)
  for (const operation of app.operations) {
    const ids = await makeAlong(app, operation)
    const body = bodies[operation.operationId] ?? exampleOf(operation.body)
    const payload = operation.body && { payload: body as object }
    const headers = { authorization: `Bearer ${token}` }
    await app.http.inject({
      method: operation.method,
      url: fillPath(operation.path, ids),
      headers,
      ...payload,
    })
  }
  const { db } = app.context.database
  const scheduled = app.jobTypes.filter(({ schedule }) => schedule)
  for (const type of scheduled) {
    await db.transaction().execute((tx) => app.context.jobs.send(tx, type, {}))
  }
  await app.drain()
  const scans = readScans()
  await t.test('no operation and no job walks a table', () => assertPlans(scans, exceptions))
  await t.test('each of their statements is of one organization', () =>
    assertOneOrganization(db, scans, ofMany),
  )
})
