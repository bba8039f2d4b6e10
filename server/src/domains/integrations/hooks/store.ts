import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { HookAddressesTable, HooksTable } from '../../../platform/db/tables.generated.ts'
import type { HookConfig } from './schema.ts'

type Stored = Omit<Selectable<HooksTable>, 'config'> & { config: HookConfig }
export type HookRow = Stored & { last_event_at: Date | null }

const hooks = ownedTable<'hooks', Stored>('hooks', { json: ['config'] })

/**
 * Time of the hook's newest event, the last in an index. Both bounds are needed: with equality on the hook, the planner
 * may pick another index.
 */
const lastEventAt = (organizationId: string) =>
  sql<Date | null>`(
  select received_at from inbound_events e
  where e.organization_id = ${organizationId} and e.hook_id >= hooks.id and e.hook_id <= hooks.id
  order by e.hook_id desc, e.received_at desc limit 1
)`.as('last_event_at')

const select = (db: Db, organizationId: string) =>
  db
    .selectFrom('hooks')
    .selectAll()
    .select(lastEventAt(organizationId))
    .where('organization_id', '=', organizationId)
    .$castTo<HookRow>()

export function insertHook(writing: Writing, hook: Stored): void {
  insertAddress(writing, hook)
  hooks.insert(writing, hook)
}

const addresses = ownedTable<'hook_addresses', Selectable<HookAddressesTable>>('hook_addresses')

const insertAddress = (
  writing: Writing,
  { token_hash, organization_id, id }: Pick<Stored, 'token_hash' | 'organization_id' | 'id'>,
): void => addresses.insert(writing, { token_hash, organization_id, hook_id: id, retired_at: null })

export const findHook = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<HookRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

/** Locks a hook until the transaction ends. */
export async function lockHook(
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<HookRow | undefined> {
  const locked = await hooks.lock(tx, organizationId, id)
  return locked && findHook(tx, organizationId, id)
}

export const listHooks = (db: Db, organizationId: string, page: PageOf): Promise<HookRow[]> =>
  newestFirst(select(db, organizationId), page)

/** Returns the enabled hooks of an author. */
export const listHooksOf = (db: Db, organizationId: string, authorId: string): Promise<Stored[]> =>
  hooks.select(db, organizationId, { enabled: true, author_id: authorId }).execute()

export const { update: updateHook } = hooks

/** Replaces the URL. The previous one answers 410 from now on; the new one works after the commit. */
export function replaceAddress(
  { db, write }: Writing,
  { organization_id, id, token_hash }: Pick<HookRow, 'organization_id' | 'id' | 'token_hash'>,
  former: Buffer,
  now: Date,
): void {
  retireAddress({ db, write }, organization_id, former, now)
  insertAddress({ db, write }, { organization_id, id, token_hash })
}

export const retireAddress = (
  writing: Writing,
  organizationId: string,
  tokenHash: Buffer,
  now: Date,
): void => addresses.update(writing, organizationId, { token_hash: tokenHash }, { retired_at: now })

export const deleteHook = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<Pick<HookRow, 'token_hash'> | undefined> =>
  hooks.deleting(db, organizationId, id).returning('token_hash').executeTakeFirst()

/** Claims the notification about refusals. True at most once a minute for each hook. */
export async function claimRejectionNotice(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const claimed = await hooks
    .changing(tx, organizationId, id, { rejection_told_at: now })
    .where(
      sql<boolean>`(rejection_told_at is null or rejection_told_at <= ${now}::timestamptz - interval '1 minute')`,
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
