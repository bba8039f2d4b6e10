import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type ContactRow, columns } from '../store.ts'
import type { Tag } from './schema.ts'

/** Above every text that begins with what stands before it. */
const last = '\u{10ffff}'

/** By name, one more than the limit when there is another page. */
export async function listTags(
  db: Db,
  organizationId: string,
  q: string | undefined,
  { after, limit }: { after: string | null; limit: number },
): Promise<Tag[]> {
  return selectTags(db, organizationId)
    .$if(after !== null, (query) => query.where('tag', '>', after))
    .$if(q !== undefined, (query) =>
      query.where('tag', '>=', q ?? '').where('tag', '<', `${q}${last}`),
    )
    .orderBy('tag')
    .limit(limit + 1)
    .execute()
}

export async function findTag(
  db: Db,
  organizationId: string,
  tag: string,
): Promise<Tag | undefined> {
  return selectTags(db, organizationId).where('tag', '=', tag).executeTakeFirst()
}

const maxWhole = 1_000

/** Tags with one of the signs in them, the longest first. */
export async function listTagsWith(
  db: Db,
  organizationId: string,
  signs: readonly string[],
): Promise<string[]> {
  const rows = await selectTags(db, organizationId)
    .where(sql<boolean>`tag ~ ${`[${signs.join('')}]`}`)
    .orderBy(sql`length(tag)`, 'desc')
    .limit(maxWhole)
    .execute()
  return rows.map(({ name }) => name)
}

const selectTags = (db: Db, organizationId: string) =>
  db
    .selectFrom('tag_counts')
    .select(['tag as name', sql<number>`sum(contacts)::integer`.as('contacts')])
    .where('organization_id', '=', organizationId)
    .groupBy('tag')
    .having(sql<boolean>`sum(contacts) > 0`)

/** Those with the tag, in no order: the index that finds them has none. */
export async function listTagged(
  db: Db,
  organizationId: string,
  tag: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`tags @> array[${tag}]`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** In the order of ids, so that two that lock many never wait for each other. */
export async function lockTagged(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  tag: string,
): Promise<ContactRow[]> {
  return tx
    .selectFrom('contacts')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .where(sql<boolean>`${tag} = any(tags)`)
    .orderBy('id')
    .forUpdate()
    .$castTo<ContactRow>()
    .execute()
}

/** Forgets the names of tags that no contact has. Who changes a count meanwhile is waited for. */
export async function deleteUnusedTags(
  tx: Tx,
  organizationId: string,
  tags: readonly string[],
): Promise<void> {
  await sql`
    with counts as materialized (
      select tag, slot, contacts from tag_counts
      where organization_id = ${organizationId} and tag = any(${[...tags]}::text[])
      order by tag, slot for update
    )
    delete from tag_counts where organization_id = ${organizationId} and tag = any(array(
      select tag from counts group by tag having sum(contacts) = 0
    )) and (tag, slot) in (select tag, slot from counts)`.execute(tx)
}
