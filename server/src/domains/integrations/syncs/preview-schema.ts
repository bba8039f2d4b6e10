import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { SyncRecordError } from './runs/schema.ts'

/** Most records that a preview reads. */
export const maxPreviewed = 100

export const NewSyncPreview = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxPreviewed,
        description: `Most records to read. Default: ${maxPreviewed}.`,
      }),
    ),
  },
  { title: 'NewSyncPreview', additionalProperties: false },
)

export const outcomes = ['created', 'updated', 'unchanged', 'ambiguous', 'invalid'] as const
export type PreviewOutcome = (typeof outcomes)[number]

const count = Type.Integer({ minimum: 0, description: 'Number of records.', examples: [3] })

export const SyncPreview = Type.Object(
  {
    mode: Type.Enum(['incremental', 'full'], { description: 'Mode of the next run.' }),
    counts: Type.Object(
      { created: count, updated: count, unchanged: count, ambiguous: count, invalid: count },
      { description: 'Numbers of records by result.' },
    ),
    hasMore: Type.Boolean({ description: 'True if the source has more records than were read.' }),
    records: Type.Array(
      Type.Object({
        remoteId: SyncRecordError.properties.remoteId,
        outcome: Type.Enum([...outcomes], {
          description:
            'Result of the record. `ambiguous`: it matches several contacts. `invalid`: see `reason`.',
        }),
        contactId: Nullable(Type.String({ description: 'Matching contact; null for a new one.' })),
        record: Type.Record(Type.String(), Type.Unknown(), {
          description: 'The source record: `record` of the mapping.',
        }),
        values: Type.Record(Type.String(), Type.Unknown(), {
          description: 'Fields from the mapping; empty if there are no new ones.',
        }),
        reason: Nullable(Type.String({ description: 'Reason why it cannot be imported.' })),
        field: Nullable(Type.String({ description: 'Field that caused the error.' })),
      }),
      { description: 'Result for each record that was read.' },
    ),
  },
  {
    title: 'SyncPreview',
    description: 'Result that the next run would have. Nothing was changed.',
  },
)
export type SyncPreview = Static<typeof SyncPreview>
