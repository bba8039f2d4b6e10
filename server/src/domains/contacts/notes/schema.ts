import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { ContactNoteId } from '../ids.ts'

const text = Type.String({
  minLength: 1,
  maxLength: 10_000,
  description: 'Text of the note, in plain text.',
  examples: ['Prefers to be called in the morning.'],
})

export const ContactNote = Type.Object(
  {
    id: Id(ContactNoteId, 'Identifier of the note.'),
    text,
    createdBy: Nullable(
      Type.String({
        description: 'Identifier of the member or the token that wrote it.',
        examples: ['mem_01jbts0z0ye8t9tpsz3gn7nkm8'],
      }),
    ),
    createdAt: Time('Time when the note was written.'),
    updatedAt: Time('Time when the note last changed.'),
  },
  { title: 'ContactNote' },
)
export type ContactNote = Static<typeof ContactNote>

export const NewContactNote = Type.Object(
  { text },
  { title: 'NewContactNote', additionalProperties: false },
)
