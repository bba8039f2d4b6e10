import { type Static, Type } from 'typebox'
import {
  composed,
  Id,
  Nullable,
  PageQuery,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { Block } from '../blocks.ts'
import { archivedFilter, Metadata } from '../catalog/schema.ts'
import { ContentBlockId } from '../ids.ts'

const settable = {
  name: {
    ...Text(
      'Name to find the block by. Unique in the organization; case does not matter.',
      'About us',
    ),
    ...composed,
  },
  block: Block,
}

const others = {
  archived: Type.Boolean({
    description: 'True if the block is left out of lists. Drafts keep what they copied.',
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
    'An absent field is kept, null clears `metadata`. `metadata` and `block` are replaced as a whole.',
})
export type ContentBlockChanges = Static<typeof ContentBlockChanges>

export const NewContentBlock = Type.Object(
  { ...settable, ...Type.Partial(Type.Object(optional)).properties },
  { title: 'NewContentBlock', additionalProperties: false },
)
export type NewContentBlock = Static<typeof NewContentBlock>

export const ContentBlockQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(Text('Part of the name or of the text of a block; case does not matter.')),
  archived: archivedFilter,
})
