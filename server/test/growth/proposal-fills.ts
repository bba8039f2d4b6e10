import { sql } from 'kysely'
import { type Filled, idOf } from './filled.ts'
import { type Fill, id, isRare, json, rows, time, word } from './rows.ts'

const content = json({
  ...{ taxBehavior: 'exclusive', blocks: [], items: [], groups: [], discount: null },
  ...{ termMonths: null, instalments: [], variables: {}, withholding: null, roundingStep: null },
})
const totals = json({
  ...{ taxBehavior: 'exclusive', lines: [], buckets: [], firstTotal: 0, contractValue: 0 },
  instalments: [],
})

/** Of the first proposal there are many revisions, the latest of which is the last of them. */
const revisions = 40
const isRevision = sql`n between 2 and ${sql.lit(revisions)}`
const hash = sql`encode(sha256(n::text::bytea), 'hex')`
const first = (filled: Filled) => sql.lit(idOf(filled, 'proposal', 1))
/** Of every list that hangs on one proposal, the first proposal has this many. */
const ofFirst = (filled: Filled) =>
  sql`case when n <= 1000 then ${first(filled)}::uuid else ${id('proposal')} end`

/** Proposals with all that hangs on them, and the libraries. Triggers are off while rows are filled in. */
export const proposalFills: readonly Fill[] = [
  {
    insert: (filled, from, to) => sql`
      insert into proposals (organization_id, id, root_id, previous_id, revision, number, title, status, contact_id,
        owner_id, template_id, language, currency, content, totals, first_total, signing, access, expires_at,
        content_sha256, sealed_sha256, transitions, search, created_at, updated_at)
      select ${filled.organizationId}, ${id('proposal')},
        case when ${isRevision} then ${first(filled)}::uuid else ${id('proposal')} end,
        case when ${isRevision} then ${id('proposal', sql`n - 1`)} end,
        case when ${isRevision} then n else 1 end,
        'P-2026-' || lpad((case when ${isRevision} then 1 else n end)::text, 6, '0'), 'Engine ' || ${word('p')},
        status, ${id('contact', sql`case when n % 2 = 0 then 1 else n end`)}, ${id('other', sql`n % 2`)},
        ${id('template', sql`case when ${isRare} then 2 else 1 end`)}, 'en',
        case when ${isRare} then 'CHF' else 'EUR' end, ${content}, ${totals}, n,
        '{"order":"parallel","countersign":false}', 'link', ${time} + interval '30 days',
        case when status <> 'draft' then ${hash} end, case when status = 'accepted' then ${hash} end,
        '{}', lower('P-2026-' || n || E'\n' || ${word('p')} || E'\nclient' || n % 1000), ${time}, ${time}
      from (
        select n, case when n <= 50 then 'declined' when n % 25000 = 8 then 'signing' when n % 100 = 3 then 'draft'
          when n % 100 < 10 then 'sent' when n % 100 < 40 then 'expired' else 'accepted' end as status
        ${rows(from, to)}
      ) as proposal`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into proposal_recipients (organization_id, id, proposal_id, position, name, email, role, contact_id,
        status, delivery)
      select ${organizationId}, ${id('recipient')}, ${id('proposal')}, 0, ${word('a')},
        case when n % 2 = 0 then 'Many@example.com' else n || '@example.com' end, 'signer',
        ${id('contact', sql`case when n % 2 = 0 then 1 else n end`)}, 'signed', 'sent' ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into proposal_links (organization_id, token_hash, id, proposal_id, recipient_id, created_at)
      select ${organizationId}, sha256(n::text::bytea), ${id('link')}, ${id('proposal')}, ${id('recipient')}, ${time}
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into proposal_signatures (organization_id, recipient_id, proposal_id, signed_at, source, evidence)
      select ${organizationId}, ${id('recipient')}, ${id('proposal')}, ${time}, 'manual', '{}' ${rows(from, to)}`,
  },
  {
    insert: (filled, from, to) => sql`
      insert into proposal_comments (organization_id, id, proposal_id, author, text, created_at)
      select ${filled.organizationId}, ${id('comment')}, ${ofFirst(filled)},
        ${json({ kind: 'token', id: 'tok_1', name: 'CRM' })}, 'A question', ${time} ${rows(from, to)}`,
  },
  {
    insert: (filled, from, to) => sql`
      insert into proposal_mails (organization_id, id, proposal_id, recipient_id, kind, status, created_at, ended_at)
      select ${filled.organizationId}, ${id('mail')}, ${ofFirst(filled)}, ${id('recipient')}, 'invitation',
        case when ${isRare} then 'failed' else 'sent' end, ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into proposal_templates (organization_id, id, name, draft, archived_at, search, created_at, updated_at)
      select ${organizationId}, ${id('template')}, 'Filled template ' || n, '{}', case when ${isRare} then ${time} end,
        'template ' || n || ' ' || lower(${word('t')}), ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into content_blocks (organization_id, id, name, block, archived_at, search, created_at, updated_at)
      select ${organizationId}, ${id('block')}, 'Filled block ' || n, ${json({ type: 'text', text: 'About us' })},
        case when ${isRare} then ${time} end, 'block ' || n || ' ' || lower(${word('t')}), ${time}, ${time}
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into catalog_items (organization_id, id, name, sku, prices, archived_at, search, created_at, updated_at)
      select ${organizationId}, ${id('item')}, 'Filled gearwheel ' || n, 'GEAR-' || n,
        ${json([{ currency: 'EUR', billing: 'one_time', unitAmount: 4_900 }])},
        case when ${isRare} then ${time} end, 'gearwheel ' || n || E'\ngear-' || n || ' ' || lower(${word('t')}),
        ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into proposal_images (organization_id, id, sha256, media_type, width, height, bytes, created_at)
      select ${organizationId}, ${id('image')}, ${hash}, 'image/png', 10, 10, 100, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into blobs (organization_id, sha256, media_type, bytes, created_at)
      select ${organizationId}, ${hash}, 'application/json', 2, ${time} ${rows(from, to)}`,
  },
]
