import type { Pager } from '../../../platform/db/page.ts'
import { ApiError, type ErrorCode } from '../../../platform/errors.ts'
import { presentContact } from '../representation.ts'
import { readExpression } from './cel.ts'
import { type Condition, readFilter } from './filter.ts'
import {
  customOrder,
  newestFirst,
  type PlainSort,
  plainOrder,
  type RangeBy,
  type SearchCursor,
  type SearchOrder,
} from './order.ts'
import { allOf, type Predicate } from './predicate.ts'
import type { ContactList } from './schema.ts'
import { compileFilter, countContacts, searchContacts, searchTimeout } from './service.ts'
import { findSortField, type SearchContext } from './store.ts'

interface SearchRequest {
  filter?: string | object | undefined
  sort?: string | undefined
  limit?: number
  cursor?: string | undefined
  totalCount?: boolean | undefined
}

const everyone: Condition = { and: [] }

/**
 * Returns one page of a search. `more` is an additional condition, `asked` identifies the request in the cursor, and
 * `inBody` is true if the search came in a body instead of a list's query.
 */
export async function searchPage(
  pager: Pager,
  reader: SearchContext,
  { filter, sort, limit = 20, cursor, totalCount }: SearchRequest,
  {
    more,
    asked = {},
    inBody = false,
  }: {
    more?: Predicate | null
    asked?: Readonly<Record<string, string | undefined>>
    inBody?: boolean
  } = {},
): Promise<ContactList> {
  const condition = read(filter)
  const compiled = await compileFilter(reader, condition)
  const predicate = more ? allOf([compiled, more]) : compiled
  const list = { organizationId: reader.organizationId, name: 'contacts' }
  const query = { ...asked, filter, sort, limit, ...(cursor !== undefined && { cursor }) }
  const after = readPlace(pager.afterPlace(list, query))
  const order = await readSort(reader, sort, compiled.rangeBy, !inBody)
  const hits = await searchContacts(reader, { predicate, order }, { after, limit })
  if (!hits) throw searchTimeout(condition, { q: asked['q'], sort })
  const page = pager.pageByPlace(list, query, hits, {
    placeOf: ({ sort_key, id }) => JSON.stringify([sort_key, id]),
    present: presentContact,
  })
  if (!totalCount) return page
  const isFiltered = filter !== undefined || Boolean(more)
  return { ...page, totalCount: await countContacts(reader, predicate, isFiltered) }
}

function read(filter: string | object | undefined): Condition {
  if (filter === undefined) return everyone
  return typeof filter === 'string' ? readExpression(filter) : readFilter(filter)
}

function readPlace(place: string | null): SearchCursor | null {
  if (place === null) return null
  const [key, id] = JSON.parse(place) as [string | null, string]
  return { key, id }
}

/** Reads `sort`: `name`, or `-name` for descending order. Throws if the field has no order. */
async function readSort(
  reader: SearchContext,
  sort: string | undefined,
  rangeBy: RangeBy,
  isInQuery: boolean,
): Promise<SearchOrder> {
  // Ids follow the creation time only roughly, so a range of times is walked by the times.
  if (sort === undefined && rangeBy('createdAt') === null) return newestFirst
  const wanted = sort ?? '-createdAt'
  const direction = wanted.startsWith('-') ? 'desc' : 'asc'
  const name = wanted.replace('-', '')
  if (!name.startsWith('custom.')) return plainOrder(name as PlainSort, direction, rangeBy)
  const field = await findSortField(reader, name.slice('custom.'.length))
  if (!field?.is_sortable) {
    const code = isInQuery ? 'invalid_parameter' : 'validation_error'
    throw refuse(code, `${name} is not sortable. Set sortable on its contact field`)
  }
  if (field.sort_work !== null) {
    throw refuse(
      'invalid_transition',
      `the order by ${name} is being prepared. Try again in a minute`,
    )
  }
  return customOrder(reader.organizationId, field.id, direction)
}

const refuse = (code: ErrorCode, sentence: string): ApiError =>
  new ApiError(code, `sort: ${sentence}.`, { field: 'sort' })
