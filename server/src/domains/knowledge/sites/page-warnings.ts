import { type Warning, warn } from '../warnings.ts'
import type { PageCounts } from './store.ts'

/** Writes `1 page was` or `3 pages were`. */
export const countOfPages = (count: number): string =>
  count === 1 ? '1 page was' : `${count.toLocaleString('en')} pages were`

export const pageLimitReached = (beyond: number, maxPages: number): Warning =>
  warn(
    'page_limit_reached',
    `${countOfPages(beyond)} found beyond maxPages (${maxPages.toLocaleString('en')}) and not read. Add the site with a larger maxPages, or narrow include and exclude.`,
  )

/** Warns about the pages of a completed run. */
export function pageWarnings(counts: PageCounts, maxPages: number): Warning[] {
  const { completed, failed, waiting, leftOut } = counts
  const warnings: Warning[] = []
  if (failed > 0) {
    const message = `${failed} of ${completed + failed} pages failed. List the failed pages, whose error says why, and retry them.`
    warnings.push(warn('pages_failed', message))
  }
  if (waiting > 0) warnings.push(pageLimitReached(waiting, maxPages))
  if (leftOut > 0) {
    const message = `${countOfPages(leftOut)} left out: robots.txt or noindex excludes robots, another source has them, or you deleted them.`
    warnings.push(warn('pages_left_out', message))
  }
  return warnings
}
