import type { Segment } from '@capstan/sdk'
import { useEffect } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { formatTotal } from '../../ui/format.ts'
import { type Comparison, comparisonsIn, expressionOf, readComparisons } from './filter.ts'
import { contactSearch } from './search-params.ts'
import { useWholeList } from './whole-list.ts'

/** Contacts in one page of the list: long scrolling needs few requests. */
const pageLength = 100

/**
 * Which contacts the address asks for. The comparisons of a segment are shown as chips, and can be changed
 * there; a segment that is more than comparisons stays one comparison by itself.
 */
export function useListView() {
  const [search, setSearch] = useSearchParams(contactSearch)
  const segments = useWholeList(api.segments.list)
  const segment = segments.data?.find(({ id }) => id === search.segment)
  const own = segment ? comparisonsIn(segment.filter) : []
  const fixed: Comparison[] =
    segment && own === null ? [{ field: 'segment', op: 'eq', value: segment.id }] : []
  const comparisons = chipsOf(search, own ?? [])
  const filter = expressionOf([...fixed, ...comparisons])
  const isGone = search.segment !== undefined && segments.data !== undefined && !segment
  useEffect(() => {
    if (isGone) setSearch({ segment: undefined })
  })
  return {
    search,
    setSearch,
    segments: (segments.data ?? []).toReversed(),
    segment,
    comparisons,
    /** All that has to fit, the segment included. */
    whole: [...fixed, ...comparisons],
    query: { q: search.q, filter },
    /** The chips differ from those that the segment was saved with. */
    isChanged: search.filter !== undefined || search.tag !== undefined,
    isReady: search.segment === undefined || segments.data !== undefined,
  }
}
export type ListView = ReturnType<typeof useListView>

function chipsOf(
  { filter, tag }: ReturnType<typeof contactSearch>,
  own: readonly Comparison[],
): readonly Comparison[] {
  const chips = filter === undefined ? own : readComparisons(filter)
  return tag === undefined ? chips : [...chips, { field: 'tag', op: 'in', value: [tag] }]
}

/** The contacts of a view, page after page, and how many they are in all. */
export function useContacts({ query, search: { sort }, isReady }: ListView) {
  const list = useApiList(api.contacts.list, [{ ...query, ...(sort !== undefined && { sort }) }], {
    pageLength,
    enabled: isReady,
  })
  const total = useApi(api.contacts.list, [{ ...query, limit: 1, totalCount: true }], {
    enabled: isReady,
  }).data?.totalCount
  return { list, total: total && { ...total, words: wordsOf(total) } }
}

const wordsOf = ({ value, relation }: { value: number; relation: 'eq' | 'gte' }): string =>
  formatTotal(value, relation === 'eq')

/** How many contacts a segment has now, in words; counted once in a while, and not with each event. */
export const segmentCount = ({ id }: Segment) => ({
  queryKey: ['segments', 'count', id],
  async queryFn() {
    const { totalCount } = await api.segments.contacts(id, { limit: 1, totalCount: true }).page()
    return totalCount ? wordsOf(totalCount) : ''
  },
  staleTime: 60_000,
})
