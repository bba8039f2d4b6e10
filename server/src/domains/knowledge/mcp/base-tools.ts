import { type Static, Type } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import {
  type Caller,
  Cursor,
  Input,
  type Page,
  replyOf,
  ShownId,
  type Tool,
} from '../../../platform/mcp/tool.ts'
import type { Operation } from '../../../platform/operations/operation.ts'
import type { Base } from '../bases/schema.ts'
import { BaseId } from '../ids.ts'
import type { SearchResult } from '../search/schema.ts'
import { baseLines, passages } from './text.ts'

/** As many as one search takes. */
const mostBases = 20

const SearchInput = Input({
  query: Type.String({
    minLength: 1,
    maxLength: 4000,
    description: 'A question or keywords, in the language of the documents.',
  }),
  baseIds: Type.Optional(
    Type.Array(ShownId(BaseId, 'A knowledge base.'), {
      minItems: 1,
      maxItems: mostBases,
      description:
        'Only these knowledge bases; all of them when absent. Each costs as a search of its own.',
    }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 20, default: 8, description: 'Passages at most.' }),
  filter: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'Conditions on the metadata of sources, such as {"team": "support"} or {"year": {"gte": 2025}}; joined by and, or, not.',
    }),
  ),
})

const ListBasesInput = Input({ cursor: Cursor })

export const baseTools = (operations: readonly Operation[]): Tool[] => [
  {
    name: 'search',
    scope: 'knowledge:read',
    title: 'Search knowledge',
    description:
      'Finds the passages of the documents that answer a question best, each with its source, headings, address and page to cite. Use it before answering anything that the documents may know.',
    input: SearchInput,
    output: replyOf(operations, 'POST /v1/search'),
    call: search,
  },
  {
    name: 'list_bases',
    scope: 'knowledge:read',
    title: 'List knowledge bases',
    description:
      'Lists the knowledge bases that search can look through, with what each is about and how large it is.',
    input: ListBasesInput,
    output: replyOf(operations, 'GET /v1/bases'),
    call: listBases,
  },
]

async function search(caller: Caller, input: Static<typeof SearchInput>) {
  const baseIds = input.baseIds ?? (await allBases(caller))
  if (baseIds.length === 0) {
    const structured: SearchResult = { data: [], usage: { credits: 0, reranked: false } }
    return { text: 'There is no knowledge base yet.', structured }
  }
  const operationInput = { body: { ...input, baseIds } }
  const result = (await caller.invoke('POST /v1/search', operationInput)) as SearchResult
  return { text: passages(result.data), structured: result }
}

async function allBases(caller: Caller): Promise<string[]> {
  const { data, hasMore } = await basesPage(caller, { limit: mostBases })
  if (!hasMore) return data.map(({ id }) => id)
  throw new ApiError(
    'validation_error',
    `There are more than ${mostBases} knowledge bases: name those to search in baseIds; list_bases shows them.`,
  )
}

const basesPage = async ({ invoke }: Caller, query: Record<string, unknown>) =>
  (await invoke('GET /v1/bases', { query })) as Page<Base>

async function listBases(caller: Caller, query: Static<typeof ListBasesInput>) {
  const page = await basesPage(caller, { ...query, limit: 50 })
  return { text: baseLines(page.data, page.nextCursor), structured: page }
}
