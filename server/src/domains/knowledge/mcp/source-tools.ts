import { type Static, type TObject, Type } from 'typebox'
import { ApiError, notFound } from '../../../platform/errors.ts'
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
import { BaseId, SourceId } from '../ids.ts'
import type { Source } from '../sources/schema.ts'
import { findBaseOf } from './store.ts'
import { sourceHead, sourceLines } from './text.ts'

const list = 'GET /v1/bases/{baseId}/sources'
const get = 'GET /v1/bases/{baseId}/sources/{sourceId}'

const ListSourcesInput = Input({
  baseId: ShownId(BaseId, 'The knowledge base, from list_bases or a hit.'),
  status: Type.Optional(
    Type.Enum(['queued', 'processing', 'completed', 'failed'], {
      description: 'Only these; only completed ones are found by search.',
    }),
  ),
  cursor: Cursor,
})

const GetSourceInput = Input({
  sourceId: ShownId(SourceId, 'The source, from a hit or list_sources.'),
  offset: Type.Integer({
    minimum: 0,
    default: 0,
    description: 'Where to begin, in characters; a hit says charStart.',
  }),
  maxChars: Type.Integer({ minimum: 200, maximum: 20_000, default: 6_000 }),
})

const SourceWindow = (source: TObject) =>
  Type.Object({
    source,
    text: Type.String({ description: 'The window of the text; empty before it is processed.' }),
    charStart: Type.Integer(),
    charEnd: Type.Integer(),
    charsCount: Type.Integer({ description: 'Length of the whole text.' }),
    nextOffset: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Where to read on; null at the end.',
    }),
  })

export const sourceTools = (operations: readonly Operation[]): Tool[] => [
  {
    name: 'list_sources',
    scope: 'knowledge:read',
    title: 'List sources',
    description:
      'Lists the documents, pages and texts of one knowledge base, newest first, with their ids, addresses and status.',
    input: ListSourcesInput,
    output: replyOf(operations, list),
    call: listSources,
  },
  {
    name: 'get_source',
    scope: 'knowledge:read',
    title: 'Read a source',
    description:
      'Reads one source: what it is, and a window of its text as Markdown, from any offset on. Use it to read around a passage that search found.',
    input: GetSourceInput,
    output: SourceWindow(replyOf(operations, get)),
    call: getSource,
  },
]

async function listSources(
  { invoke }: Caller,
  { baseId, ...query }: Static<typeof ListSourcesInput>,
) {
  const operationInput = {
    params: { baseId },
    query: { ...query, limit: 50 },
  }
  const page = (await invoke(list, operationInput)) as Page<Source>
  return { text: sourceLines(page.data, page.nextCursor), structured: page }
}

async function getSource(
  { invoke, db, principal }: Caller,
  { sourceId, offset, maxChars }: Static<typeof GetSourceInput>,
) {
  const id = SourceId.read(sourceId)
  const baseId = id && (await findBaseOf(db, principal.organizationId, id))
  if (!baseId) throw notFound()
  const params = { baseId: BaseId.show(baseId), sourceId }
  const source = (await invoke(get, { params })) as Source
  const content = await contentOf(() => invoke(`${get}/content`, { params }))
  const charStart = wholeCharacter(content, Math.min(offset, content.length))
  const charEnd = wholeCharacter(content, Math.min(charStart + maxChars, content.length))
  const text = content.slice(charStart, charEnd)
  const nextOffset = charEnd < content.length ? charEnd : null
  const window = { charStart, charEnd, charsCount: content.length, nextOffset }
  return {
    text: `${sourceHead(source, window)}\n\n${text}`,
    structured: { source, text, ...window },
  }
}

/** A source that was never completed has none. */
async function contentOf(read: () => Promise<unknown>): Promise<string> {
  try {
    return ((await read()) as { content: string }).content
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return ''
    throw error
  }
}

/** The same place, or one unit before it when it splits a surrogate pair. */
const wholeCharacter = (text: string, at: number): number =>
  at > 0 && at < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at
