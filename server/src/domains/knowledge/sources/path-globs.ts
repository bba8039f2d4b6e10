import { ApiError } from '../../../platform/errors.ts'
import type { SourceRow } from './store.ts'

/** Returns true if a site's patterns include the address. */
type Wanted = (url: string) => boolean

/**
 * Compiles `include` and `exclude`: globs over path and query, with `*` for anything within a segment and `**` across
 * segments. Everything else, including `?`, matches itself. Without `include`, every page matches.
 */
export function wantedBy(patterns: {
  include: readonly string[]
  exclude: readonly string[]
}): Wanted {
  const include = patterns.include.map(readGlob)
  const exclude = patterns.exclude.map(readGlob)
  return (url) => {
    const { pathname, search } = new URL(url)
    const path = pathname + search
    const matches = (glob: Glob): boolean => matchGlob(glob, path)
    return (include.length === 0 || include.some(matches)) && !exclude.some(matches)
  }
}

/**
 * Checks the patterns.
 *
 * @throws ApiError `validation_error` for a pattern that no path can match.
 */
export function requireGlobs(field: 'include' | 'exclude', globs: readonly string[]): void {
  const index = globs.findIndex((glob) => !/^[/*]/.test(glob))
  if (index === -1) return
  const name = `${field}.${index}`
  const message = `${name} must begin with / or *, because patterns are compared with the path.`
  throw new ApiError('validation_error', message, { field: name })
}

const within = Symbol('*')
const across = Symbol('**')
type Glob = readonly (string | typeof within | typeof across)[]

const readGlob = (glob: string): Glob =>
  (glob.match(/\*+|[^*]+/g) ?? []).flatMap((part): Glob => {
    if (part.startsWith('*')) return [part === '*' ? within : across]
    // As `URL` writes a path; characters that are already encoded stay so.
    return [...encodeURI(part.toWellFormed()).replaceAll('%25', '%')]
  })

/**
 * Follows all ways through the pattern at the same time, in at most path times pattern steps. A regular expression with
 * many wildcards would try every combination.
 */
function matchGlob(glob: Glob, path: string): boolean {
  let places = past(glob, [0])
  for (const char of path) {
    const next: number[] = []
    for (const place of places) {
      const part = glob[place]
      if (part === across || (part === within && char !== '/')) next.push(place)
      else if (part === char) next.push(place + 1)
    }
    places = past(glob, next)
    if (places.length === 0) return false
  }
  return places.includes(glob.length)
}

/** Returns the positions, and those after wildcards that match nothing. */
function past(glob: Glob, places: readonly number[]): number[] {
  const all = new Set(places)
  for (const place of all) if (typeof glob[place] === 'symbol') all.add(place + 1)
  return [...all]
}

/** Settings for expanding a sitemap or crawl. */
export interface SiteSettings {
  wanted: Wanted
  maxPages: number
  /** Maximum number of links from the first page; 0 for a sitemap. */
  maxDepth: number
}

export function settingsOf({ site }: Pick<SourceRow, 'site'>): SiteSettings {
  const { include, exclude, maxPages, maxDepth } = site as unknown as {
    include: string[]
    exclude: string[]
    maxPages: number
    maxDepth?: number
  }
  return { wanted: wantedBy({ include, exclude }), maxPages, maxDepth: maxDepth ?? 0 }
}
