import type { Platform } from '../../../platform/platform.ts'
import type { SearchHit } from './schema.ts'
import { getSearchedBase, type SearchDependencies, searchBases } from './service.ts'

/** What searches are made with, by the installation that opened the domain. */
const opened = new WeakMap<Platform, SearchDependencies>()

export const keepSearch = (platform: Platform, searching: SearchDependencies): void =>
  void opened.set(platform, searching)

interface Question {
  /** As the API shows it. */
  baseId: string
  query: string
  filter?: Record<string, unknown> | undefined
}

/**
 * The passage that fits a question best, or undefined. It costs what a search costs.
 *
 * @throws ApiError `not_found` without the base, `insufficient_credits`, `validation_error` for a filter that is none,
 * `unavailable` while the model does not answer
 */
export async function findPassage(
  platform: Platform,
  organizationId: string,
  { baseId, query, filter }: Question,
): Promise<SearchHit | undefined> {
  const searching = opened.get(platform)
  if (!searching) throw new Error('the knowledge bases are not open')
  const searcher = { db: platform.database.db, organizationId, principal: null }
  const base = await getSearchedBase(searcher, baseId)
  const { data } = await searchBases(searching, searcher, [base], {
    ...{ query, limit: 1, mode: 'hybrid', context: 0, foldDuplicates: true },
    ...(filter && { filter }),
  })
  return data[0]
}
