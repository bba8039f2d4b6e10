import { type Static, Type } from 'typebox'
import { Id, Nullable, Text, Time } from '../../../platform/operations/schemas.ts'
import { ContactNoteId } from '../ids.ts'

const text = Text(
  'Text of the note, in plain text.',
  'Prefers to be called in the morning.',
  10_000,
)

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
