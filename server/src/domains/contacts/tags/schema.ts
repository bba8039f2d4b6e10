import { type Static, Type } from 'typebox'
import { composed, PageQuery, textual } from '../../../platform/operations/schemas.ts'
import { Label } from '../fields.ts'

export const PathTag = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'The tag, exactly as written.',
  examples: ['customer'],
  ...composed,
  ...textual,
})

export const Tag = Type.Object(
  {
    name: Label,
    contacts: Type.Integer({
      minimum: 0,
      description: 'Number of contacts that have it.',
      examples: [12],
    }),
  },
  { title: 'Tag' },
)
export type Tag = Static<typeof Tag>

export const TagChanges = Type.Object(
  { name: { ...Label, description: 'New name of the tag.' } },
  { title: 'TagChanges', additionalProperties: false },
)

export const TagQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'Beginning of the tag; case-sensitive.',
      ...composed,
    }),
  ),
})
