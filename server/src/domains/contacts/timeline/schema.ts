import { type Static, Type } from 'typebox'
import { Time } from '../../../platform/operations/schemas.ts'

export const TimelineEntry = Type.Object(
  {
    at: Time('When it happened.'),
    kind: Type.String({
      description: 'The type of an event, `note.created` or `consent.recorded`.',
      examples: ['contact.tagged'],
    }),
    ref: Type.String({
      description: 'Id of the event, the note or the consent.',
      examples: ['evt_01jbts0z0ye8t9tpsz3gn7nkm8'],
    }),
    summary: Type.String({
      description: 'What happened, in a sentence.',
      examples: ['Tags added: customer.'],
    }),
  },
  { title: 'TimelineEntry' },
)
export type TimelineEntry = Static<typeof TimelineEntry>
