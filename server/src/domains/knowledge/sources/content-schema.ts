import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { ChunkId } from '../ids.ts'

export const Chunk = Type.Object(
  {
    id: Id(ChunkId, 'Identifier of the chunk.'),
    position: Type.Integer({ description: 'Place in the source, from 0.' }),
    text: Type.String(),
    tokenCount: Type.Integer({ description: 'Length in cl100k tokens.' }),
    headings: Type.Array(Type.String(), {
      description: 'Headings it stands under, outermost first.',
    }),
    charStart: Type.Integer({ description: 'Offset in the content, in UTF-16 units.' }),
    charEnd: Type.Integer({ description: 'End of it, exclusive.' }),
    page: Nullable(Type.Integer({ description: 'Page of a paged document, from 1.' })),
  },
  { title: 'Chunk' },
)
export type Chunk = Static<typeof Chunk>

export const SourceContent = Type.Object(
  {
    content: Type.String({
      description: 'The extracted text, as Markdown; chunk offsets point into it.',
    }),
    title: Nullable(Type.String()),
    language: Nullable(Type.String({ examples: ['en'] })),
    charset: Nullable(Type.String({ examples: ['utf-8'] })),
    publishedAt: Nullable(Time('When the page says that it was published.')),
  },
  { title: 'SourceContent' },
)
