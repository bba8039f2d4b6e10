import type { SearchQuery } from '@capstan/sdk'
import { objectIn } from './json-text.ts'
import type { playgroundSearch } from './search-params.ts'

export const modes = {
  hybrid: 'Words and meaning',
  keyword: 'Words alone',
  semantic: 'Meaning alone',
} as const
export type Mode = keyof typeof modes

/** Fields of the playground's form, which its address stores too. */
export interface SearchDraft {
  q: string
  mode: Mode
  filter: string
  minScore: string
  topK: string
  context: string
}

export const draftOf = (search: ReturnType<typeof playgroundSearch>): SearchDraft => ({
  q: search.q ?? '',
  mode: search.mode ?? 'hybrid',
  filter: search.filter ?? '',
  minScore: search.minScore ?? '',
  topK: search.topK ?? '10',
  context: search.context ?? '0',
})

/** For the address; what is as usual is left out of it. */
export const searchOf = ({ q, mode, filter, minScore, topK, context }: SearchDraft) => ({
  q: q.trim() || undefined,
  mode: mode === 'hybrid' ? undefined : mode,
  filter: filter.trim() || undefined,
  minScore: minScore || undefined,
  topK: topK === '10' ? undefined : topK,
  context: context === '0' ? undefined : context,
})

/** The request, without what is as usual; null when there is nothing that could be asked. */
export function requestOf({
  q,
  mode,
  filter,
  minScore,
  topK,
  context,
}: SearchDraft): SearchQuery | null {
  const { value, fault } = objectIn(filter)
  if (q.trim() === '' || fault) return null
  return {
    query: q.trim(),
    ...(topK !== '10' && { limit: Number(topK) }),
    ...(mode !== 'hybrid' && { mode }),
    ...(value && { filter: value }),
    ...(minScore && { minScore: Number(minScore) }),
    ...(context !== '0' && { context: Number(context) }),
  }
}

export const curlOf = (origin: string, baseId: string, request: SearchQuery): string =>
  [
    `curl ${origin}/v1/bases/${baseId}/search`,
    `-H "Authorization: Bearer $CAPSTAN_TOKEN"`,
    `-H "Content-Type: application/json"`,
    `-d '${JSON.stringify(request).replaceAll("'", "'\\''")}'`,
  ].join(' \\\n  ')

export const sdkCodeOf = (origin: string, baseId: string, request: SearchQuery): string =>
  `import { Capstan } from '@capstan/sdk'

const capstan = new Capstan({
  url: '${origin}',
  token: process.env.CAPSTAN_TOKEN,
})
const { data } = await capstan.bases.search('${baseId}', ${literalOf(request)})
for (const hit of data) console.log(hit.score, hit.sourceName, hit.text)
`

/** Formats an object as in source code. */
const literalOf = (value: object): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
