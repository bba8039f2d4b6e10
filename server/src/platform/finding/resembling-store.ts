import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { beginning } from '../db/like-pattern.ts'
import type { Tables } from '../db/tables.generated.ts'
import { mayHaveTypo, typoPattern, wordsOf } from './typos.ts'

/** Words that are compared; the rest of a longer text is left out. */
const maxWords = 8

/** Matches that are read before the newest are taken. */
const maxMatches = 200

interface Searched {
  table: keyof Tables & string
  organizationId: string
  /** Text in lower case, with a trigram index that begins with the organization. */
  search: RawBuilder<unknown>
}

/**
 * Lists the ids of rows with all words of a text, in any order, those of five letters or more with at most one typo.
 * The newest come first, unless there are very many.
 */
export async function listResembling(
  db: Db,
  { table, organizationId, search }: Searched,
  text: string,
  limit: number,
): Promise<string[]> {
  const words = wordsOf(text).slice(0, maxWords)
  if (!words.some(mayHaveTypo)) return []
  const conditions = words.map((word) =>
    mayHaveTypo(word)
      ? sql`${search} ~ ${typoPattern(word)}`
      : sql`(${search} like ${beginning(word)} or ${search} like ${beginning(` ${word}`, '%')})`,
  )
  // A step of its own: a planner that knows the order would walk along it.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id from ${sql.table(table)}
      where organization_id = ${organizationId} and ${sql.join(conditions, sql` and `)}
      limit ${sql.lit(maxMatches)}
    ) select id from found order by id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}
