import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { SyncRecordError } from './runs/schema.ts'

/** Records that a preview reads at most. */
export const maxPreviewed = 100

export const NewSyncPreview = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxPreviewed,
        description: `How many records are read at most; ${maxPreviewed} without it.`,
      }),
    ),
  },
  { title: 'NewSyncPreview', additionalProperties: false },
)

export const outcomes = ['created', 'updated', 'unchanged', 'ambiguous', 'invalid'] as const
export type PreviewOutcome = (typeof outcomes)[number]

const count = Type.Integer({ minimum: 0, description: 'Of the records.', examples: [3] })

export const SyncPreview = Type.Object(
  {
    mode: Type.Enum(['incremental', 'full'], { description: 'As the next run would read.' }),
    counts: Type.Object(
      { created: count, updated: count, unchanged: count, ambiguous: count, invalid: count },
      { description: 'What a run would do with them.' },
    ),
    hasMore: Type.Boolean({ description: 'Whether the source has more than were looked at.' }),
    records: Type.Array(
      Type.Object({
        remoteId: SyncRecordError.properties.remoteId,
        outcome: Type.Enum([...outcomes], {
          description: '`ambiguous`: it would be several contacts. `invalid`: `reason` says why.',
        }),
        contactId: Nullable(
          Type.String({ description: 'The contact that it is; null of a new one.' }),
        ),
        record: Type.Record(Type.String(), Type.Unknown(), {
          description: 'As the source has it: `record` of the mapping.',
        }),
        values: Type.Record(Type.String(), Type.Unknown(), {
          description: 'What the mapping gives; none where it gives nothing new.',
        }),
        reason: Nullable(Type.String({ description: 'Why it cannot be taken.' })),
        field: Nullable(Type.String({ description: 'What is to blame.' })),
      }),
      { description: 'Each record that was looked at.' },
    ),
  },
  { title: 'SyncPreview', description: 'What the next run would do; nothing has happened.' },
)
export type SyncPreview = Static<typeof SyncPreview>
