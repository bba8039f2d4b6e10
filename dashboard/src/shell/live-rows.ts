import { type Change, isCapstanError, methodNameOf } from '@capstan/sdk'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { RowRule } from '../page-domain.ts'
import { apiQuery, queriesUnder } from '../queries.ts'

type Row = Record<string, unknown>

/** With more changed rows than this, reading the lists again costs less than reading the rows. */
const maxRows = 5

/**
 * Renews what a page shows of objects that changed: reads each that an open page shows, alone, and puts it into every
 * list that has it. A list is read again if an object is new or gone, or if its place in the list may be another.
 */
export async function renewRows(
  client: QueryClient,
  rule: RowRule,
  changes: readonly Change[],
): Promise<void> {
  const resource = resourceOf(rule)
  const idsOf = (types: readonly string[]): string[] => [
    ...new Set(changes.flatMap(({ type, id }) => (id && types.includes(type) ? [id] : []))),
  ]
  const gone = idsOf(rule.deleted)
  const updated = idsOf(rule.updated).filter((id) => !gone.includes(id))
  const queries = client.getQueryCache().findAll(queriesUnder(resource))
  const stale = new Set(queries.filter((query) => isOther(query, resource, changes)))
  const lists = queries.filter((query) => isList(query, resource))
  const staleIf = (isStale: (list: Query) => boolean): void => {
    for (const list of lists) if (isStale(list)) stale.add(list)
  }
  if (idsOf(rule.created).length > 0) staleIf(() => true)
  for (const id of gone) {
    putRow(client, id, null)
    staleIf((list) => 'totalCount' in settingsOf(list.queryKey))
    for (const query of queries) if (isRecord(query, resource, id)) stale.add(query)
  }
  const shown = updated.filter((id) => isShown(client, id))
  if (shown.length > maxRows) staleIf(() => true)
  const read = shown.length > maxRows ? [] : shown
  await Promise.all(
    read.map(async (id) => {
      const fresh = await readRow(client, rule, id)
      staleIf((list) => !fresh || isMoved(list, id, fresh))
      if (fresh !== undefined) putRow(client, id, fresh)
    }),
  )
  for (const id of updated.filter((id) => !read.includes(id))) {
    for (const query of queries) if (holds(query, id)) stale.add(query)
    staleIf((list) => rule.created.length === 0 || isPartial(list))
  }
  await Promise.all(
    [...stale].map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })),
  )
}

export const resourceOf = ({ get }: RowRule): string => methodNameOf(get)?.resource ?? ''

/** The object as it is now, null if it is gone, undefined if it could not be read. */
async function readRow(
  client: QueryClient,
  rule: RowRule,
  id: string,
): Promise<Row | null | undefined> {
  const row = rowsWith(client, id)[0]
  const args = rule.args && row ? rule.args(row) : [id]
  try {
    // The page of the object shows the same answer.
    const query = apiQuery(rule.get as (...ids: string[]) => Promise<object>, args)
    return (await client.fetchQuery({ ...query, staleTime: 0, retry: false })) as Row
  } catch (error) {
    return isCapstanError(error) && error.status === 404 ? null : undefined
  }
}

const isShown = (client: QueryClient, id: string): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some((query) => holds(query, id))

const holds = ({ state, queryKey }: Query, id: string): boolean =>
  queryKey[1] === 'get' ? queryKey.includes(id) : rowsIn(state.data).some((row) => row.id === id)

const isRecord = ({ queryKey }: Query, resource: string, id: string): boolean =>
  queryKey[0] === resource && queryKey[1] === 'get' && queryKey.includes(id)

const rowsWith = (client: QueryClient, id: string): Row[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ state: { data }, queryKey }) => rowsIn(queryKey[1] === 'get' ? [data] : data))
    .filter((row) => row.id === id)

const isList = ({ queryKey: [name, method] }: Query, resource: string): boolean =>
  name === resource && method === 'list'

/** Answers under the resource that are neither lists of it nor about another object, such as a timeline or figures. */
function isOther(query: Query, resource: string, changes: readonly Change[]): boolean {
  const { queryKey } = query
  if (isList(query, resource) || (queryKey[0] === resource && queryKey[1] === 'get')) return false
  const ids = queryKey.filter((part) => typeof part === 'string' && idForm.test(part))
  return ids.length === 0 || changes.some(({ id }) => ids.includes(id))
}

const idForm = /^[a-z]+_\w{20,}$/

/** Filters and order of a list: the objects in its key. */
const settingsOf = (key: QueryKey): Row =>
  Object.assign({}, ...key.filter((part) => typeof part === 'object'))

function filtersOf(key: QueryKey): { sort: string | undefined; filters: [string, unknown][] } {
  const { sort, limit: _, totalCount: __, ...filters } = settingsOf(key)
  return {
    sort: typeof sort === 'string' ? sort.replace(/^-/, '') : undefined,
    filters: Object.entries(filters).filter(([, wanted]) => wanted !== undefined && wanted !== ''),
  }
}

/** An object that the list does not show may belong into it, by its filters or its order. */
function isPartial({ queryKey }: Query): boolean {
  const { sort, filters } = filtersOf(queryKey)
  return sort !== undefined || filters.length > 0
}

/** The object may have come into the list, left it, or changed its place in it. */
function isMoved({ queryKey, state: { data } }: Query, id: string, fresh: Row): boolean {
  const { sort, filters } = filtersOf(queryKey)
  const before = rowsIn(data).find((row) => row.id === id)
  const changed = (field: string): boolean =>
    !(field in fresh) || JSON.stringify(before?.[field]) !== JSON.stringify(fresh[field])
  if (before)
    return filters.some(([field]) => changed(field)) || (sort !== undefined && changed(sort))
  return (
    sort !== undefined ||
    (filters.length > 0 &&
      filters.every(([field, wanted]) => !(field in fresh) || fresh[field] === wanted))
  )
}

/** Rows of a list page after page, of one page, or of a whole list. */
function rowsIn(data: unknown): Row[] {
  if (Array.isArray(data)) return data.filter((row) => row instanceof Object)
  if (!(data instanceof Object)) return []
  if ('pages' in data) return (data.pages as unknown[]).flatMap(rowsIn)
  return 'data' in data ? rowsIn(data.data) : []
}

/** Puts a row into every list that has it; null takes it out. A list that is read again anyway is left alone. */
function putRow(client: QueryClient, id: string, fresh: Row | null): void {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state
    if (isInvalidated || query.queryKey[1] === 'get' || !holds(query, id)) continue
    client.setQueryData(query.queryKey, withRow(data, id, fresh), { updatedAt })
  }
}

function withRow(data: unknown, id: string, fresh: Row | null): unknown {
  if (Array.isArray(data)) {
    return data.flatMap((row: Row) => (row.id !== id ? row : fresh ? { ...row, ...fresh } : []))
  }
  if (!(data instanceof Object)) return data
  if ('pages' in data) {
    return { ...data, pages: (data.pages as unknown[]).map((page) => withRow(page, id, fresh)) }
  }
  return 'data' in data ? { ...data, data: withRow(data.data, id, fresh) } : data
}
