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
    actor: Nullable(
      Type.Object(
        {
          kind: Type.String({
            description:
              '`member`, `token`, `operator`, `recipient`, `public`, `automation` or `sync`.',
            examples: ['member'],
          }),
          id: Nullable(
            Type.String({
              description:
                'Identifier of the member, token or recipient, or of the run of the automation or sync. Null for the operator and the public.',
              examples: ['mem_01jbts0z0ye8t9tpsz3gn7nkm8'],
            }),
          ),
          name: Nullable(
            Type.String({
              description: 'Name at that time. Null for an automation or a sync.',
              examples: ['Ines Albrecht'],
            }),
          ),
        },
        { description: 'Who did it. Null if it is not recorded, as in an import.' },
      ),
    ),
    changes: Type.Array(
      Type.Object({
        field: Type.String({
          description: 'Name of the field; `custom.` and the key for a custom field.',
          examples: ['jobTitle'],
        }),
        before: Type.Unknown({ description: 'Value before the change.', examples: ['Engineer'] }),
        after: Type.Unknown({ description: 'Value after the change.', examples: ['Lead'] }),
      }),
      {
        description:
          'Fields that a `contact.updated` changed. A value of more than 1,000 characters is cut and given as text. Empty for other entries, and if the data of the events has been deleted.',
      },
    ),
    subject: Nullable(
      Type.Object(
        {
          id: Type.String({ examples: ['prop_01jbts0z0ye8t9tpsz3gn7nkm8'] }),
          number: Nullable(Type.String({ examples: ['P-2026-0042'] })),
          title: Type.String({ examples: ['Lighting for the reading room'] }),
        },
        { description: 'The proposal that the entry is about; null for other entries.' },
      ),
    ),
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
