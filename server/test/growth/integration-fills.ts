import { sql } from 'kysely'
import { type Fill, id, isRare, json, rows, time } from './rows.ts'

const definition = {
  name: 'Filled automation',
  trigger: { schedule: '7d' },
  condition: null,
  actions: [{ type: 'contact.tag', contactId: 'event.scheduledAt', tag: 'new' }],
}
const firstAutomation = id('automation', sql`1`)
const firstSync = id('sync', sql`1`)

/**
 * What an organization has set up with what ran of it: runs, versions, errors and conflicts are all of the first one.
 * No automation is ever due, or the tests would set thousands off.
 * Triggers and references are off while rows are filled in.
 */
export const integrationFills: readonly Fill[] = [
  {
    insert: ({ organizationId, hookId }, from, to) => sql`
      insert into automations (organization_id, id, name, enabled, version, trigger, trigger_kind, hook_id, actions,
        author_kind, author_id, author_name, scopes, created_at, updated_at)
      select ${organizationId}, ${id('automation')}, 'Filled automation ' || n, n % 2 = 0, 1,
        ${json(definition.trigger)}, case when ${isRare} then 'hook' else 'schedule' end,
        case when ${isRare} then ${hookId}::uuid end, ${json(definition.actions)},
        'token', ${id('other', sql`1`)}, 'CRM sync', '{*}', ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into automation_versions (organization_id, automation_id, version, definition, author_name, created_at)
      select ${organizationId}, ${firstAutomation}, n, ${json(definition)}, 'CRM sync', ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into automation_runs (organization_id, id, automation_id, version, trigger_kind, trigger_id, status,
        reason, depth, chain, due_at, created_at, started_at, ended_at)
      select ${organizationId}, ${id('automationRun')}, ${firstAutomation}, 1, 'event', 'evt_' || n,
        case when ${isRare} then 'failed' when n % 2 = 0 then 'skipped' else 'succeeded' end,
        case when n % 2 = 0 then 'condition' end, 1, array[${firstAutomation}], ${time}, ${time}, ${time}, ${time}
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into automation_steps (organization_id, run_id, position, name, type, result, done_at)
      select ${organizationId}, ${id('automationRun')}, 0, 'step1', 'contact.tag', '{}', ${time} ${rows(from, to)}
        where n % 2 = 1`,
  },
  {
    // The first is the endpoint that all deliveries are of.
    insert: ({ organizationId, webhookId }, from, to) => sql`
      insert into destinations (organization_id, id, type, name, events, config, gathers, created_at, updated_at)
      select ${organizationId}, case when n = 1 then ${webhookId}::uuid else ${id('destination')} end, 'slack',
        'Filled destination ' || n, '{*}', '{}', false, ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into syncs (organization_id, id, connection_id, target, mode, config, mapping, match_by, conflict,
        deletions, status, epoch, created_at, updated_at)
      select ${organizationId}, ${id('sync')}, ${id('other', sql`case when ${isRare} then 6 else 5 end`)}, 'contacts',
        'full', '{}', '{}', 'email', 'source', 'ignore', 'paused', 1, ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into sync_runs (organization_id, id, sync_id, trigger, mode, status, phase, pages, records, created,
        updated, unchanged, failed, conflicts, removed, attempts, created_at, started_at, ended_at, moved_at)
      select ${organizationId}, ${id('syncRun')}, ${firstSync}, 'schedule', 'full',
        case when ${isRare} then 'failed' else 'succeeded' end, 'listing', 1, 0, 0, 0, 0, 0, 0, 0, 0, ${time}, ${time},
        ${time}, ${time} ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into sync_errors (organization_id, run_id, position, remote_id, code, message)
      select ${organizationId}, ${id('syncRun', sql`1`)}, n, n::text, 'validation_error', 'No address.'
      ${rows(from, to)}`,
  },
  {
    insert: ({ organizationId }, from, to) => sql`
      insert into sync_conflicts (organization_id, run_id, position, remote_id, field, last_value, source_value,
        platform_value, taken)
      select ${organizationId}, ${id('syncRun', sql`1`)}, n, n::text, 'name', '"a"', '"b"', '"c"', 'source'
      ${rows(from, to)}`,
  },
]
