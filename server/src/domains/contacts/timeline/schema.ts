import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../../platform/operations/schemas.ts'

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
    missingScope: Nullable(
      Type.String({
        description:
          'The scope that you need to read more; null if you have it. `summary` says only what the type of the event means then.',
        examples: ['proposals:read'],
      }),
    ),
  },
  { title: 'TimelineEntry' },
)
export type TimelineEntry = Static<typeof TimelineEntry>

/** Where a row stands in a list by time, newest first; the id decides between rows of one time. */
export interface TimePlace {
  at: Date
  id: string
}

/** For a cursor. */
export const showPlace = ({ at, id }: TimePlace): string => `${at.toISOString()} ${id}`

export function readPlace(text: string | null): TimePlace | null {
  if (text === null) return null
  const [at = '', id = ''] = text.split(' ')
  return { at: new Date(at), id }
}
