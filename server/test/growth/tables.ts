import { sql } from 'kysely'
import type { Filled } from './filled.ts'
import { integrationFills } from './integration-fills.ts'
import { proposalFills } from './proposal-fills.ts'
import { type Fill, id, isRare, json, rows, time, word } from './rows.ts'

/** What the organization keeps of its request log; the rows beyond belong to other organizations. */
const loggedRequests = 20_000

/** Those of an import long ago: what is tagged so is all at the end of the list. */
const isImported = ({ rows: all }: Filled) =>
  sql`(n <= 50 or n between 1001 and ${sql.lit(all / 20)})`

const headers = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [`x-header-${index}`, 'a value of some length']),
)

/** Contacts and what belongs to them, in the order that references need. */
export const contactFills: readonly Fill[] = [
  {
    insert: (filled, from, to) => sql`
      insert into contacts (organization_id, id, external_id, name, email, phone, company, company_id, tags,
        custom, created_at, updated_at)
      select ${filled.organizationId}, ${id('contact')}, 'crm-' || n, ${word('a')} || ' ' || ${word('b')},
        ${word('a')} || n || '@example.com', '+491' || lpad(n::text, 9, '0'),
        'Company ' || n % 1000, ${id('company', sql`n % 1000`)}, array_remove(array[
          case when n % 2 = 0 then 'customer' end, case when n % 100 = 7 then 'vip' end,
          case when ${isRare} then 'rare' end, case when ${isImported(filled)} then 'imported' end], null),
        case when n % 2 = 0 then jsonb_build_object('plan', 'gold', 'rooms', n % 1000)
          else '{"plan":"gold"}' end, ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into contact_fields (organization_id, id, key, label, type, is_sortable, created_at, updated_at)
      select ${organizationId}, ${id('field', sql`1`)}, 'rooms', 'Rooms', 'number', true, ${time}, ${time}
      ${rows(from, to)} where n = 1`,
  },
  {
    // Triggers are off while rows are filled in.
    insert: ({ organizationId }, from, to) => sql`
      insert into contact_sort_keys (organization_id, contact_id, field_id, key)
      select organization_id, id, ${id('field', sql`1`)}, custom_sort_key('number', custom -> 'rooms')
      from (select n ${rows(from, to)}) as one
      join contacts on organization_id = ${organizationId} and id = ${id('contact')}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into companies (organization_id, id, name, domain, created_at, updated_at)
      select ${organizationId}, ${id('company')}, 'Company ' || n, n || '.example.com', ${time}, ${time}
      ${rows(from, to)}`,
  },
  {
    // Half of them of one contact.
    insert: ({ organizationId }, from, to) => sql`
      insert into contact_timeline (organization_id, contact_id, at, id, kind, ref, summary)
      select ${organizationId}, ${id('contact', sql`case when n % 2 = 0 then 1 else n end`)}, ${time},
        ${id('event')}, 'contact.updated', 'evt_' || n, 'The contact changed.' ${rows(from, to)}`,
  },
  {
    // Triggers are off while rows are filled in.
    insert: ({ organizationId }, from, to) => sql`
      insert into contact_handles (organization_id, kind, value, contact_id)
      select c.organization_id, h.kind, h.value, c.id
      from (select n ${rows(from, to)}) as one
      join contacts c on c.organization_id = ${organizationId} and c.id = ${id('contact')}
      cross join lateral contact_handles_of(c.email, c.phone, c.external_id, '{}', '{}') h
      on conflict do nothing`,
  },
]

/** In the order that references need. */
export const fills: readonly Fill[] = [
  ...contactFills,
  {
    insert: ({ organizationId, rows: all }, from, to) => sql`
      insert into events (organization_id, id, type, subject, body, created_at)
      select ${organizationId}, ${id('event')}, type, subject, jsonb_build_object('id', ${id('event')},
          'type', type, 'createdAt', ${time}, 'organizationId', ${organizationId}::text,
          'data', jsonb_build_object('id', subject, 'name', ${word('a')}, 'more', repeat('x', 300)))::text, ${time}
      from (
        select n, ${id('contact', sql`n * 7919 % ${sql.lit(all)} + 1`)}::text as subject,
          case when ${isRare} then 'contact.deleted' when n % 50000 = 8 then 'custom.rare.sent'
            when n % 100 = 1 then 'custom.order.paid' when n % 100 < 10 then 'source.completed'
            when n % 100 < 40 then 'contact.updated' else 'contact.created' end as type
        ${rows(from, to)}
      ) as event`,
  },
  {
    insert: ({ organizationId, webhookId }, from, to) => sql`
      insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject, status,
        attempts_count, schedule_step, next_attempt_at, created_at, completed_at)
      select d.organization_id, ${id('delivery')}, ${webhookId}, e.id, e.type, e.subject, status, 1, 1,
        case when status = 'pending' then ${time} + interval '10 years' end, ${time},
        case when status <> 'pending' then ${time} end
      from (
        select ${organizationId}::uuid as organization_id, n,
          case when ${isRare} then 'pending' when n % 25000 = 8 then 'held' when n % 1000 = 9 then 'canceled'
            when n % 100 < 3 then 'failed' else 'succeeded' end as status
        ${rows(from, to)}
      ) as d join events e on e.organization_id = d.organization_id and e.id = ${id('event')}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, request,
        response, error, succeeded)
      select ${organizationId}, ${id('attempt')}, ${id('delivery')}, ${time}, 20, ${json({ totalMs: 20 })},
        ${json({ method: 'POST', url: 'https://example.com/hooks', headers })},
        ${json({ statusCode: 200, headers, body: '{"ok":true}', truncated: false })}, null, true
      ${rows(from, to)}`,
  },
  {
    isOfSources: true,
    insert: ({ organizationId, baseId }, from, to) => sql`
      insert into sources (organization_id, base_id, id, name, type, url, status, chunks_count, parent_id,
        site, file, created_at, updated_at)
      select ${organizationId}, ${baseId}, ${id('source')}, ${word('c')} || ' ' || n,
        case when n = 1 then 'crawl' when n % 25000 = 7 then 'sitemap' when n % 2 = 0 then 'url'
          when n % 100 = 3 then 'file' else 'text' end,
        case when n % 2 = 0 then 'https://example.com/pages/' || ${word('d')} || n end,
        case when n % 25000 = 9 then 'queued' when n % 100 = 5 then 'failed' else 'completed' end, 10,
        case when n % 2 = 0 and n > 2 then ${id('source', sql`1`)} end,
        case when n = 1 or n % 25000 = 7 then ${json({ include: [], exclude: [], maxPages: 100, maxDepth: 3 })}::jsonb end,
        case when n % 100 = 3 then ${json({ name: 'a.txt', mediaType: 'text/plain', bytes: 9, sha256: 'ab' })}::jsonb end, ${time}, ${time}
      ${rows(from, to)}`,
  },
  {
    isOfSources: true,
    insert: ({ organizationId, baseId }, from, to) => sql`
      insert into source_runs (organization_id, id, base_id, source_id, number, trigger, status, percent,
        chunks_count, credits, queued_at, started_at, ended_at)
      select organization_id, ${id('run')}, ${baseId}, id, 1, 'add', status, 100, 10, 1, created_at,
        created_at, created_at
      from (select n ${rows(from, to)}) as one join sources s
        on s.organization_id = ${organizationId} and s.id = ${id('source')}`,
  },
  {
    insert: ({ organizationId, tokenId }, from, to) => sql`
      insert into audit_entries (organization_id, id, at, actor_kind, actor_id, actor_name, action,
        resource_type, resource_id, after, salt, digest, address, user_agent, request_id)
      select ${organizationId}, ${id('audit')}, ${time},
        case when ${isRare} then 'operator' when n % 100 = 8 then 'member' else 'token' end,
        case when ${isRare} then null when n % 100 = 8 then 'mem_' || n % 10 else ${tokenId} end, 'CRM sync',
        case when ${isRare} then 'deleteContact' when n % 3 = 0 then 'updateContact' else 'createContact' end,
        case when n % 25000 = 9 then 'webhook' else 'contact' end, ${id('contact')}::text,
        ${json({ name: 'Ada Lovelace', more: 'x'.repeat(300) })}, '\\x00', sha256(n::text::bytea),
        '203.0.113.7', 'crm-sync/2.1', gen_random_uuid()::text
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into audit_links (organization_id, seq, entry_id, hash)
      select ${organizationId}, n, ${id('audit')}, sha256(n::text::bytea) ${rows(from, to)}`,
  },
  {
    // Of two hooks: of one all but the rare ones.
    insert: ({ organizationId, hookId }, from, to) => sql`
      insert into inbound_events (organization_id, id, hook_id, status, verified, event_type, provider_event_id,
        content_type, headers, body, body_bytes, received_at, handled_at)
      select ${organizationId}, ${id('inbound')}, case when ${isRare} then ${id('other', sql`4`)} else ${hookId} end,
        case when ${isRare} then 'failed' when n % 2 = 0 then 'processed' else 'ignored' end, true,
        'customer.created', 'evt_' || n, 'application/json', ${json(headers)}, '{}'::bytea, 2, ${time}, ${time}
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into request_log (organization_id, id, request_id, at, method, path, route, status, duration_ms,
        token_id, token_name, member_id, member_name, address, user_agent, error_code, request_bytes,
        response_bytes)
      select case when n <= ${sql.lit(loggedRequests)} then ${organizationId}::uuid
          else ${id('other', sql`n / ${sql.lit(loggedRequests)}`)} end,
        ${id('request')}, ${id('request')}, ${time}, case when ${isRare} then 'DELETE' when n % 3 = 0 then 'POST' else 'GET' end,
        '/v1/contacts', case when ${isRare} then '/v1/contacts/{contactId}' else '/v1/contacts' end,
        case when ${isRare} then 500 when n % 100 = 8 then 422 else 200 end, 4.2,
        case when n % 2 = 0 then ${id('other', sql`1`)} end, case when n % 2 = 0 then 'CRM sync' end,
        case when n % 2 = 1 then ${id('other', sql`2`)} end, case when n % 2 = 1 then 'Ada' end,
        '203.0.113.7', 'crm-sync/2.1', case when n % 100 = 8 then 'validation_error' end, 200, 300
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into credit_entries (organization_id, id, kind, amount, used, subject, created_at, position,
        balance_after)
      select ${organizationId}, ${id('credit')}, kind, case kind when 'settle' then 0 when 'reserve' then -1 else 1 end,
        case kind when 'settle' then 1 else 0 end, 'search:' || n / 2, ${time}, n, 1000
      from (
        select n, case when ${isRare} then 'expire' when n % 1000 = 10 then 'grant' when n % 100 = 12 then 'release'
          when n % 2 = 0 then 'reserve' else 'settle' end as kind
        ${rows(from, to)}
      ) as entry`,
  },
  ...integrationFills,
  ...proposalFills,
]
