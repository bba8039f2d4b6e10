import { type Static, Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import type { Pager } from '../../../platform/db/page.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import {
  Id,
  List,
  Nullable,
  PageQuery,
  PathId,
  Time,
} from '../../../platform/operations/schemas.ts'
import { type ChunkRow, findChunkPosition, findTexts, listChunks } from '../content/store.ts'
import { BaseId, ChunkId, SourceId } from '../ids.ts'
import { findSource } from './store.ts'

const tag = 'Sources'
const reads = { tag, scope: 'knowledge:read' } as const
const path = '/v1/bases/{baseId}/sources/{sourceId}'
const params = Type.Object({
  baseId: PathId(BaseId, 'Identifier of the knowledge base.'),
  sourceId: PathId(SourceId, 'Identifier of the source.'),
})

export const contentOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/chunks`,
      operationId: 'listChunks',
      summary: 'List chunks',
      description: 'Lists the chunks of a source in the order of its text.',
      params,
      query: Type.Object(PageQuery),
      reply: List(Chunk),
    },
    async ({ db, organizationId }, { params: { baseId, sourceId }, query }) => {
      requireFound(await findSource(db, organizationId, baseId, sourceId))
      const list = { organizationId, name: `chunks ${sourceId}` }
      const after = pager.after(list, query)
      const afterPosition = after ? await positionOf(db, organizationId, sourceId, after) : -1
      const page = { afterPosition, limit: query.limit }
      const rows = await listChunks(db, organizationId, sourceId, page)
      return pager.page(list, query, rows, presentChunk)
    },
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/content`,
      operationId: 'getContent',
      summary: 'Get the content',
      description: 'Returns the extracted text of a source. The offsets of chunks refer to it.',
      params,
      reply: SourceContent,
    },
    async ({ db, organizationId }, { params: { baseId, sourceId } }) => {
      requireFound(await findSource(db, organizationId, baseId, sourceId))
      const texts = await findTexts(db, organizationId, sourceId)
      if (!texts || texts.content === null) {
        throw new ApiError(
          'not_found',
          'The source has no content yet. Wait until it is completed.',
        )
      }
      return {
        content: texts.content,
        title: texts.title,
        language: texts.language,
        charset: texts.charset,
        publishedAt: texts.published_at?.toISOString() ?? null,
      }
    },
  ),
]

/** Finds the position to continue from. A chunk that a refresh has replaced has none. */
async function positionOf(
  db: Db,
  organizationId: string,
  sourceId: string,
  chunkId: string,
): Promise<number> {
  const position = await findChunkPosition(db, organizationId, sourceId, chunkId)
  if (position === undefined) {
    throw new ApiError(
      'invalid_cursor',
      'The source was refreshed. Start again without a cursor.',
      {
        field: 'cursor',
      },
    )
  }
  return position
}

const presentChunk = (row: ChunkRow): Chunk => ({
  id: ChunkId.show(row.id),
  position: row.position,
  text: row.text,
  tokenCount: row.token_count,
  headings: row.headings,
  charStart: row.char_start,
  charEnd: row.char_end,
  page: row.page,
})

const Chunk = Type.Object(
  {
    id: Id(ChunkId, 'Identifier of the chunk.'),
    position: Type.Integer({ description: 'Position in the source, from 0.' }),
    text: Type.String(),
    tokenCount: Type.Integer({ description: 'Length in cl100k tokens.' }),
    headings: Type.Array(Type.String(), {
      description: 'Headings that apply to it, outermost first.',
    }),
    charStart: Type.Integer({ description: 'Offset in the content, in UTF-16 units.' }),
    charEnd: Type.Integer({ description: 'End offset, exclusive.' }),
    page: Nullable(Type.Integer({ description: 'Page of a document with pages, from 1.' })),
  },
  { title: 'Chunk' },
)
type Chunk = Static<typeof Chunk>

const SourceContent = Type.Object(
  {
    content: Type.String({
      description: 'The extracted text as Markdown. The offsets of chunks refer to it.',
    }),
    title: Nullable(Type.String()),
    language: Nullable(Type.String({ examples: ['en'] })),
    charset: Nullable(Type.String({ examples: ['utf-8'] })),
    publishedAt: Nullable(Time('When the page was published, as it declares.')),
  },
  { title: 'SourceContent' },
)
