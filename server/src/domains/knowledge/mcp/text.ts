import type { Base } from '../bases/schema.ts'
import type { SearchHit } from '../search/schema.ts'
import type { Source } from '../sources/schema.ts'

/** What a model reads; the same in fields goes with it as structured content. */
export const passages = (hits: readonly SearchHit[]): string =>
  hits.length === 0
    ? 'Nothing was found. Try other words, or fewer conditions.'
    : hits.map((hit, at) => `[${at + 1}] ${citation(hit)}\n${hit.text}`).join('\n\n')

function citation({ sourceName, headings, page, url, ...hit }: SearchHit): string {
  const place = [sourceName, ...headings].join(' > ')
  const where = [
    ...(page === null ? [] : [`page ${page}`]),
    ...(url === null ? [] : [url]),
    `source ${hit.sourceId} in ${hit.baseId}, characters ${hit.charStart} to ${hit.charEnd}`,
    `score ${hit.score.toFixed(3)}`,
  ]
  return `${place} (${where.join('; ')})`
}

export const baseLines = (bases: readonly Base[], next: string | null): string =>
  lines(
    bases.map(
      ({ id, name, description, sourcesCount, chunksCount }) =>
        `${id}  ${name}${description ? `: ${description}` : ''} (${sourcesCount} sources, ${chunksCount} passages)`,
    ),
    next,
  )

export const sourceLines = (sources: readonly Source[], next: string | null): string =>
  lines(
    sources.map(({ id, name, type, url, status, error }) =>
      [id, name, type, url, error ? `${status}: ${error}` : status].filter(Boolean).join('  '),
    ),
    next,
  )

const lines = (items: readonly string[], next: string | null): string =>
  [
    ...(items.length > 0 ? items : ['There are none.']),
    ...(next === null ? [] : [`There are more: cursor ${next}`]),
  ].join('\n')

interface Window {
  charStart: number
  charEnd: number
  charsCount: number
  nextOffset: number | null
}

export function sourceHead(source: Source, window: Window): string {
  const { name, url, status, error, metadata } = source
  const { charStart, charEnd, charsCount, nextOffset } = window
  return [
    `${name} (${[source.type, url, error ? `${status}: ${error}` : status].filter(Boolean).join('; ')})`,
    ...(Object.keys(metadata).length > 0 ? [`metadata ${JSON.stringify(metadata)}`] : []),
    `characters ${charStart} to ${charEnd} of ${charsCount}${nextOffset === null ? '' : `; read on from offset ${nextOffset}`}`,
  ].join('\n')
}
