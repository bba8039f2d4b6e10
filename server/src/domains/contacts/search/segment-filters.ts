import { SegmentId } from '../ids.ts'
import { type Comparison, type Condition, comparisonsOf, readFilter } from './filter.ts'
import { listSegmentFilters, type SearchContext } from './store.ts'

/** Limits of a filter, counted through the segments it names. */
const maxLevels = 5
const maxComparisons = 200

/**
 * Reads the filters of the segments that the filter names, directly or through others. Throws if a segment does not
 * exist.
 */
export async function readSegments(
  reader: SearchContext,
  condition: Condition,
): Promise<Map<string, Condition>> {
  const known = new Map<string, Condition>()
  let wanted = namedBy(condition)
  let comparisons = comparisonsOf(condition).length
  for (let level = 0; wanted.length > 0; level++) {
    const [first] = wanted
    if (first && (level === maxLevels || comparisons > maxComparisons)) {
      const bound = `${maxLevels} levels of segments and ${maxComparisons} comparisons in total`
      throw first.refuse('value', `a filter with its segments can have up to ${bound}`)
    }
    const ids = [...new Set(wanted.flatMap(idsOf))].filter((id) => !known.has(id))
    for (const { id, filter } of ids.length > 0 ? await listSegmentFilters(reader, ids) : []) {
      known.set(id, readFilter(filter))
    }
    const lost = wanted.find((one) => idsOf(one).some((id) => !known.has(id)))
    if (lost) {
      const id = idsOf(lost).find((one) => !known.has(one)) ?? ''
      throw lost.refuse('value', `the segment ${SegmentId.show(id)} does not exist`)
    }
    const added = ids.flatMap((id) => known.get(id) ?? [])
    comparisons += added.reduce((sum, one) => sum + comparisonsOf(one).length, 0)
    wanted = added.flatMap(namedBy)
  }
  return known
}

/** Returns the ids of the segments that the filter names directly. */
export const segmentIdsOf = (condition: Condition): string[] => [
  ...new Set(namedBy(condition).flatMap(idsOf)),
]

const namedBy = (condition: Condition): Comparison[] =>
  comparisonsOf(condition).filter(({ field }) => field.kind === 'segment')

const idsOf = ({ value }: Comparison): string[] => [value].flat().map(String)
