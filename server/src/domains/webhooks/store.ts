import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../platform/db/owned-table.ts'
import type { WebhooksTable } from '../../platform/db/tables.generated.ts'

export type WebhookRow = Selectable<WebhooksTable>

/** Inserts a webhook with its home, through which its public keys are found. */
export async function insertWebhook(
  db: Db,
  webhook: Insertable<WebhooksTable>,
): Promise<WebhookRow> {
  const { id, organization_id } = webhook
  await db.insertInto('webhook_homes').values({ id, organization_id }).execute()
  return insertEndpoint(db, webhook)
}

/** Inserts an endpoint without a home, because it has no public keys. */
export const insertEndpoint = (db: Db, endpoint: Insertable<WebhooksTable>): Promise<WebhookRow> =>
  db.insertInto('webhooks').values(endpoint).returningAll().executeTakeFirstOrThrow()

/** Lists organizations with a webhook that subscribes by one of the patterns. */
export const listSubscribers = async (db: Db, patterns: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('webhooks')
    .select('organization_id')
    .distinct()
    .where(sql<boolean>`events && ${patterns}::text[]`)
    .execute()
  return rows.map(({ organization_id }) => organization_id)
}

/** Transport of an endpoint. Null is a webhook. */
export type TransportName = string | null

const webhooks = ownedTable<'webhooks', WebhookRow>('webhooks')

export const findEndpoint = (
  db: Db,
  organizationId: string,
  transport: TransportName,
  id: string,
): Promise<WebhookRow | undefined> => webhooks.find(db, organizationId, { transport, id })

export const findWebhook = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<WebhookRow | undefined> => findEndpoint(db, organizationId, null, id)

export const listEndpoints = (
  db: Db,
  organizationId: string,
  transport: TransportName,
  ids: readonly string[],
): Promise<WebhookRow[]> =>
  webhooks
    .select(db, organizationId, { transport })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** Returns the enabled webhooks and destinations of an author. */
export const listEndpointsOf = (
  db: Db,
  organizationId: string,
  authorId: string,
): Promise<WebhookRow[]> =>
  webhooks.select(db, organizationId, { enabled: true, author_id: authorId }).execute()

/** Locks the row until the transaction ends. */
export const findEndpointForUpdate = (
  tx: Tx,
  organizationId: string,
  transport: TransportName,
  id: string,
): Promise<WebhookRow | undefined> => webhooks.lock(tx, organizationId, { transport, id })

export type PublicKeys = Pick<
  WebhookRow,
  'public_key' | 'previous_public_key' | 'previous_secret_until'
>

/** Finds public keys in any organization. Undefined if there are none. */
export async function findPublicKeys(db: Db, id: string): Promise<PublicKeys | undefined> {
  const home = await db
    .selectFrom('webhook_homes')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!home) return undefined
  return db
    .selectFrom('webhooks')
    .select(['public_key', 'previous_public_key', 'previous_secret_until'])
    .where('organization_id', '=', home.organization_id)
    .where('id', '=', id)
    .where('public_key', 'is not', null)
    .executeTakeFirst()
}

export const listWebhooks = (db: Db, organizationId: string, page: PageOf): Promise<WebhookRow[]> =>
  newestFirst(webhooks.select(db, organizationId, { transport: null }), page)

export const updateWebhook = (
  db: Db,
  organizationId: string,
  id: string,
  change: Partial<WebhookRow>,
): Promise<WebhookRow> =>
  webhooks.changing(db, organizationId, id, change).returningAll().executeTakeFirstOrThrow()

/** Undefined if the webhook is deleted or disabled already. */
export const disableEnabledWebhook = (
  db: Db,
  organizationId: string,
  id: string,
  change: Partial<WebhookRow>,
): Promise<WebhookRow | undefined> =>
  webhooks
    .changing(db, organizationId, { id, enabled: true }, { ...change, enabled: false })
    .returningAll()
    .executeTakeFirst()

export async function deleteEndpoint(
  db: Db,
  organizationId: string,
  transport: TransportName,
  id: string,
): Promise<boolean> {
  const isDeleted = await webhooks.delete(db, organizationId, { transport, id })
  if (isDeleted && transport === null)
    await db.deleteFrom('webhook_homes').where('id', '=', id).execute()
  return isDeleted
}

/** Channel of calls to the dispatchers of all nodes: `<call> <organization> <webhook>`. */
export const callsChannel = 'capstan_deliveries'

export type DispatcherCall = 'due' | 'stopped'

/** Calls the dispatchers of all nodes when the transaction commits. */
export async function callDispatchers(
  tx: Tx,
  call: DispatcherCall,
  organizationId: string,
  webhookId: string,
): Promise<void> {
  const payload = `${call} ${organizationId} ${webhookId}`
  await sql`select pg_notify(${callsChannel}, ${payload})`.execute(tx)
}
