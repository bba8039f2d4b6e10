import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../../platform/operations/schemas.ts'

export const TimelineEntry = Type.Object(
  {
    at: Time('Time when it happened.'),
    kind: Type.String({
      description: 'Type of an event, or `note.created` or `consent.recorded`.',
      examples: ['contact.tagged'],
    }),
    ref: Type.String({
      description: 'Identifier of the event, the note or the consent.',
      examples: ['evt_01jbts0z0ye8t9tpsz3gn7nkm8'],
    }),
    summary: Type.String({
      description: 'One sentence about what happened.',
      examples: ['Tags added: customer.'],
    }),
    missingScope: Nullable(
      Type.String({
        description:
          'Scope that you need to read more; null if you have it. Without it, `summary` gives only the meaning of the event type.',
        examples: ['proposals:read'],
      }),
    ),
  },
  { title: 'TimelineEntry' },
)
export type TimelineEntry = Static<typeof TimelineEntry>

/** Position of a row in a list by time, newest first. The id decides between rows of the same time. */
export interface TimePlace {
  at: Date
  id: string
}

/** Formats a position for a cursor. */
export const showPlace = ({ at, id }: TimePlace): string => `${at.toISOString()} ${id}`

export function readPlace(text: string | null): TimePlace | null {
  if (text === null) return null
  const [at = '', id = ''] = text.split(' ')
  return { at: new Date(at), id }
}
