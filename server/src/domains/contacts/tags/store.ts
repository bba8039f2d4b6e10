import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type ContactRow, contactRows } from '../store.ts'
import type { Tag } from './schema.ts'

/** Upper end of a range: it sorts above every text with the same beginning. */
const last = '\u{10ffff}'

/** Lists tags by name, one more than the limit if there is another page. */
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

/** Lists tags that contain one of the characters, longest first. */
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

/** Lists contacts with the tag, in no order, because the index has none. */
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

/** Locks contacts in the order of ids, so that two writers of many never deadlock. */
export const lockTagged = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  tag: string,
): Promise<ContactRow[]> =>
  contactRows
    .select(tx, organizationId)
    .where('id', 'in', ids)
    .where(sql<boolean>`${tag} = any(tags)`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Deletes the names of tags that no contact has. Waits for concurrent changes of a count. */
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
