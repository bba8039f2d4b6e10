import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.generated.ts'
import type { IdKind } from '../ids.ts'
import type { FindContext, Finder, FoundObject } from './finder.ts'
import { matchTexts } from './match.ts'

/** Rows that a search reads of a table, newest first. */
const maxRead = 500

interface TableFinder extends Pick<Finder, 'type' | 'scope'> {
  table: keyof Tables & string
  ids: Pick<IdKind, 'read' | 'show'>
  title: RawBuilder<string>
  hint?: RawBuilder<string | null>
  /** Condition for the rows that are shown. */
  only?: (organizationId: string) => RawBuilder<unknown>
  /** Id of the object that contains it. */
  parent?: { id: RawBuilder<string>; ids: Pick<IdKind, 'show'> }
  /** True if its rows have no names of their own, or are too many to be read for a text. */
  byIdOnly?: true
}

interface Row extends Omit<FoundObject, 'parentId'> {
  parent_id: string | null
}

/** Creates a finder for a table of which an organization has a few hundred rows at most. */
export function tableFinder({ table, title, byIdOnly, ...spec }: TableFinder): Finder {
  const { ids, hint = sql`null`, only = () => sql`true`, parent } = spec
  const read = async (
    { db, organizationId }: FindContext,
    fits: RawBuilder<unknown>,
    limit: number,
  ): Promise<FoundObject[]> => {
    const { rows } = await sql<Row>`
      select id, ${title} as title, ${hint} as hint, ${parent?.id ?? sql`null`} as parent_id
      from ${sql.table(table)} where organization_id = ${organizationId} and ${only(organizationId)} and ${fits}
      order by id desc limit ${sql.lit(limit)}`.execute(db)
    return rows.map(({ id, parent_id, ...texts }) => ({
      ...texts,
      id: ids.show(id),
      parentId: parent && parent_id !== null ? parent.ids.show(parent_id) : null,
    }))
  }
  return {
    type: spec.type,
    scope: spec.scope,
    ids,
    get: async (context, id) => (await read(context, sql`id = ${id}`, 1))[0],
    ...(!byIdOnly && {
      find: async (context, text, limit) =>
        matchTexts(await read(context, sql`true`, maxRead), text, limit),
    }),
  }
}
