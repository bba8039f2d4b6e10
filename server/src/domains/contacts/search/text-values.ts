import { type RawBuilder, sql } from 'kysely'
import { beginning, containing } from '../../../platform/db/like-pattern.ts'
import type { Comparison } from './filter.ts'
import type { Predicate, Sql } from './predicate.ts'
import { hasPairs, hasText } from './terms.ts'

const columns: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  jobTitle: 'job_title',
  locale: 'locale',
  timezone: 'timezone',
  source: 'source_kind',
}

/** Those whose text is in the column `search`, with its index of trigrams. */
const searched: readonly string[] = ['name', 'firstName', 'lastName', 'company']

/** Texts of the contact itself: the case of letters makes no difference. */
export function textPredicate({ field, op, value }: Comparison): Predicate {
  const column: RawBuilder<string | null> = columns[field.name]
    ? sql.ref(columns[field.name] ?? '')
    : sql`(address ->> ${field.key})`
  if (op === 'exists') return { fits: sql`${column} is not null`, index: null }
  if (op === 'eq' || op === 'in') {
    const texts = [value].flat().map(String)
    const lowered = sql`array(select lower(one) from unnest(${texts}::text[]) as one)`
    return {
      fits: sql`coalesce(lower(${column}) = any(${lowered}), false)`,
      index: hasText(field.name, texts),
    }
  }
  const text = String(value)
  return {
    fits: sql`coalesce(${like(column, op, text)}, false)`,
    index: indexFor(field.name, op, text),
  }
}

function indexFor(field: string, op: Comparison['op'], text: string): Sql | null {
  if (searched.includes(field)) return searchFor(op, text)
  return field === 'source' ? null : hasPairs(text)
}

export const like = (column: RawBuilder<unknown>, op: Comparison['op'], text: string): Sql =>
  sql`lower(${column}) like lower(${op === 'contains' ? containing(text) : beginning(text)})`

/** By trigrams: three letters inside of a word, or one at its beginning. */
export function searchFor(op: Comparison['op'], text: string): Sql | null {
  if (/[\p{L}\p{N}]{3}/u.test(text)) return sql`search like lower(${containing(text)})`
  if (op === 'contains' || !/^[\p{L}\p{N}]/u.test(text)) return null
  return sql`(search like lower(${beginning(text)}) or search like lower(${beginning(` ${text}`, '%')}))`
}
