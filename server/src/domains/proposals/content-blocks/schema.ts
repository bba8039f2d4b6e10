import { type Static, Type } from 'typebox'
import { composed, Id, Nullable, PageQuery, Time } from '../../../platform/operations/schemas.ts'
import { Block } from '../blocks.ts'
import { archivedFilter, Metadata } from '../catalog/schema.ts'
import { ContentBlockId } from '../ids.ts'

const settable = {
  name: {
    ...Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'What the block is found by; unique in the organization, in any case.',
      examples: ['About us'],
    }),
    ...composed,
  },
  block: Block,
}

const others = {
  archived: Type.Boolean({
    description: 'Whether it is kept out of lists; drafts keep what they have.',
  }),
  metadata: Metadata,
}

export const ContentBlock = Type.Object(
  {
    id: Id(ContentBlockId, 'Identifier of the content block.'),
    ...settable,
    ...others,
    createdAt: Time('When the block was created.'),
    updatedAt: Time('When the block last changed.'),
  },
  { title: 'ContentBlock' },
)
export type ContentBlock = Static<typeof ContentBlock>

const optional = { archived: others.archived, metadata: Nullable(others.metadata) }

export const ContentBlockChanges = Type.Partial(Type.Object({ ...settable, ...optional }), {
  title: 'ContentBlockChanges',
  additionalProperties: false,
  description:
    'An absent field stays, null clears `metadata`; it and `block` are replaced as a whole.',
})
export type ContentBlockChanges = Static<typeof ContentBlockChanges>

export const NewContentBlock = Type.Object(
  { ...settable, ...Type.Partial(Type.Object(optional)).properties },
  { title: 'NewContentBlock', additionalProperties: false },
)
export type NewContentBlock = Static<typeof NewContentBlock>

export const ContentBlockQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of a name or of the text of a block, in any case.',
    }),
  ),
  archived: archivedFilter,
})
