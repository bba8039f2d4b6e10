import type { IntegrationProvider } from '@capstan/sdk'

type ContactModel = NonNullable<IntegrationProvider['models']['contact']>
/** Where a service with JSON lists its records, and how its pages follow each other. */
type Listing = NonNullable<ContactModel['list']>
type ChangeListing = NonNullable<ContactModel['changes']>
export type Pagination = Listing['pagination']

/** Listings, as both a provider's definition and a sync's settings describe them. */
export interface Listings {
  list?: Listing
  changes?: ChangeListing
}

export const paginations: Readonly<Record<Pagination['kind'], string>> = {
  none: 'All on one page',
  cursor: 'A cursor in the answer',
  page: 'Page numbers',
  offset: 'An offset',
  link: 'The Link header',
  next_url: 'An address in the answer',
}

/** Reads the listings from the fields below `prefix`; values without a field stay as they were. */
export function listingsOf(values: FormData, prefix: string, before: Listings = {}): Listings {
  const at = (name: string): string => String(values.get(`${prefix}.${name}`) ?? '').trim()
  const list: Listing = {
    ...withoutPointers(before.list),
    path: at('list.path'),
    items: at('list.items'),
    id: at('list.id'),
    ...(at('list.changedAt') && { changedAt: at('list.changedAt') }),
    ...(at('list.deleted') && { deleted: at('list.deleted') }),
    pagination: paginationOf(at, before.list?.pagination),
  }
  const parameter = at('changes.since.parameter')
  if (!parameter) return { list }
  const format = at('changes.since.format') as ChangeListing['since']['format']
  // A listing of changes at a place of its own was not made here.
  const isApart = before.changes !== undefined && before.changes.path !== before.list?.path
  const listing = isApart ? before.changes : list
  return { list, changes: { ...(listing ?? list), since: { parameter, format } } }
}

function withoutPointers(list: Listing | undefined): Partial<Listing> {
  const { changedAt: _, deleted: __, ...others } = list ?? {}
  return others
}

function paginationOf(at: (name: string) => string, before: Pagination | undefined): Pagination {
  const kind = at('list.pagination.kind') as Pagination['kind']
  const [parameter, next] = [at('list.pagination.parameter'), at('list.pagination.next')]
  const [sizeParameter, size] = [
    at('list.pagination.size.parameter'),
    Number(at('list.pagination.size.value')),
  ]
  const kept = before?.kind === kind ? withoutSize(before) : {}
  return {
    ...(kind === 'page' && { first: 1 }),
    ...kept,
    kind,
    ...(parameter && { parameter }),
    ...(next && { next }),
    ...(kind !== 'none' && sizeParameter && { size: { parameter: sizeParameter, value: size } }),
  } as Pagination
}

const withoutSize = (pagination: Pagination): object =>
  Object.fromEntries(Object.entries(pagination).filter(([name]) => name !== 'size'))
