import { sql } from 'kysely'
import type { Comparison } from './filter.ts'
import { indexed, type Predicate } from './predicate.ts'
import { like } from './text-values.ts'

/** Tags are compared as they are written; parts of them, in any case. */
export function tagPredicate({ op, value }: Comparison, organizationId: string): Predicate {
  if (op === 'exists') return { fits: sql`tags <> '{}'`, index: null }
  if (op === 'eq') return indexed(sql`tags @> array[${value}]::text[]`)
  if (op === 'in') return indexed(sql`tags && ${value}::text[]`)
  return {
    fits: sql`exists (select from unnest(tags) as one where ${like(sql`one`, op, String(value))})`,
    index: sql`tags && array(select distinct tag::text from tag_counts
      where organization_id = ${organizationId} and ${like(sql`tag`, op, String(value))})`,
  }
}
