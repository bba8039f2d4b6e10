import { SegmentId } from '../ids.ts'
import { type Comparison, type Condition, comparisonsOf, readFilter } from './filter.ts'
import { listSegmentFilters, type SearchContext } from './store.ts'

/** Bounds of what a filter may name, directly and through segments. */
const maxLevels = 5
const maxComparisons = 200

/** The filters of the segments that the filter names, and of those that these name. Throws for one that is not there. */
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
      const bound = `${maxLevels} segments in each other and ${maxComparisons} comparisons in all`
      throw first.refuse('value', `a filter with its segments has at most ${bound}`)
    }
    const ids = [...new Set(wanted.flatMap(idsOf))].filter((id) => !known.has(id))
    for (const { id, filter } of ids.length > 0 ? await listSegmentFilters(reader, ids) : []) {
      known.set(id, readFilter(filter))
    }
    const lost = wanted.find((one) => idsOf(one).some((id) => !known.has(id)))
    if (lost) {
      const id = idsOf(lost).find((one) => !known.has(one)) ?? ''
      throw lost.refuse('value', `there is no segment ${SegmentId.show(id)}`)
    }
    const added = ids.flatMap((id) => known.get(id) ?? [])
    comparisons += added.reduce((sum, one) => sum + comparisonsOf(one).length, 0)
    wanted = added.flatMap(namedBy)
  }
  return known
}

/** The ids of the segments that the filter itself names. */
export const segmentIdsOf = (condition: Condition): string[] => [
  ...new Set(namedBy(condition).flatMap(idsOf)),
]

const namedBy = (condition: Condition): Comparison[] =>
  comparisonsOf(condition).filter(({ field }) => field.kind === 'segment')

const idsOf = ({ value }: Comparison): string[] => [value].flat().map(String)
