import { type Static, Type } from 'typebox'
import type { Json } from '../../../../platform/db/tables.generated.ts'
import { defineEvent } from '../../../../platform/events/event.ts'
import { Id, Nullable, PageQuery, Time } from '../../../../platform/operations/schemas.ts'
import { ContactId } from '../../../contacts/index.ts'
import { SyncId, SyncRunId } from '../schema.ts'

const runStatuses = [
  ...(['queued', 'running', 'needs_confirmation', 'succeeded', 'partial', 'failed'] as const),
  'canceled',
] as const
export type SyncRunStatus = (typeof runStatuses)[number]

const count = (description: string) => Type.Integer({ minimum: 0, description, examples: [12] })

const Stats = Type.Object(
  {
    records: count('Records that were read.'),
    created: count('Contacts or sources that were created.'),
    updated: count('Contacts or sources that were changed.'),
    unchanged: count('Records without changes.'),
    failed: count('Records that could not be imported; see the errors of the run.'),
    conflicts: count('Fields that had changed on both sides; see the conflicts of the run.'),
    removed: count(
      'Contacts or sources that were tagged or deleted because their records are deleted at the source.',
    ),
  },
  { description: 'Counts so far.' },
)

export const SyncRunError = Type.Object(
  {
    code: Type.String({
      description:
        'Error code of the API, or `source_fault` (the source breaks its own rules), `source_refused`, `source_unreachable`, `connection_not_active`, `internal_error`.',
      examples: ['source_fault'],
    }),
    message: Type.String({ description: 'Readable error message.' }),
  },
  { description: 'Reason of the failure or of the wait.' },
)
export type SyncRunError = Static<typeof SyncRunError>

export const SyncRun = Type.Object(
  {
    id: Id(SyncRunId, 'Identifier of the run.'),
    syncId: Id(SyncId, 'Sync of the run.'),
    trigger: Type.Enum(['manual', 'schedule'], { description: 'What started the run.' }),
    mode: Type.Enum(['incremental', 'full'], {
      description: 'Mode of this run. The first run of a sync is full.',
    }),
    status: Type.Enum([...runStatuses], {
      description:
        '`partial`: some records could not be imported. `needs_confirmation`: so many records are deleted at the source that a person must confirm the removal.',
      examples: ['succeeded'],
    }),
    stats: Stats,
    gone: Nullable(
      Type.Object(
        {
          records: count('Records that are deleted at the source.'),
          of: count('Records that existed before.'),
        },
        { description: 'Planned removals; null until the listing has ended.' },
      ),
    ),
    waitingUntil: Nullable(
      Time('Time until which no requests are sent; null if the run does not wait.'),
    ),
    error: Nullable(SyncRunError),
    createdAt: Time('Time when the run was created.'),
    startedAt: Nullable(Time('Time when its first page was requested.')),
    endedAt: Nullable(Time('Time when it ended.')),
  },
  { title: 'SyncRun' },
)
export type SyncRun = Static<typeof SyncRun>

export const NewSyncRun = Type.Object(
  {
    mode: Type.Optional(
      Type.Enum(['incremental', 'full'], {
        description:
          'Mode of this run, instead of the sync’s mode. `full` also retries records that failed before.',
      }),
    ),
  },
  { title: 'NewSyncRun', additionalProperties: false },
)
export type NewSyncRun = Static<typeof NewSyncRun>

export const RunQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...runStatuses], { description: 'Status of the runs.' })),
})

export const SyncRecordError = Type.Object(
  {
    remoteId: Type.String({
      description: 'Identifier of the record at the source.',
      examples: ['1842'],
    }),
    code: Type.String({
      description:
        '`ambiguous_match`: the record matches several contacts. Otherwise an error code of the API.',
      examples: ['validation_error'],
    }),
    message: Type.String({ description: 'Readable error message.' }),
    field: Nullable(
      Type.String({ description: 'Field that caused the error.', examples: ['email'] }),
    ),
  },
  { title: 'SyncRecordError' },
)
export type SyncRecordError = Static<typeof SyncRecordError>

const AnyValue = (description: string) => Type.Unsafe<Json>({ description })

export const SyncConflict = Type.Object(
  {
    remoteId: Type.String({
      description: 'Identifier of the record at the source.',
      examples: ['1842'],
    }),
    contactId: Nullable(Id(ContactId, 'Contact of the record.')),
    field: Nullable(
      Type.String({
        description: 'Field of the conflict; null if the contact itself was deleted here.',
        examples: ['jobTitle'],
      }),
    ),
    last: AnyValue('Value at the last read.'),
    source: AnyValue('Current value at the source.'),
    platform: AnyValue('Value of the contact.'),
    taken: Type.Enum(['source', 'platform'], { description: 'Side whose value was kept.' }),
    missingScope: Nullable(
      Type.String({
        description:
          'Scope that you need to read the values; null if you have it. Without it, the values are null.',
        examples: ['contacts:read'],
      }),
    ),
  },
  { title: 'SyncConflict' },
)
export type SyncConflict = Static<typeof SyncConflict>

const exampleRun: SyncRun = {
  id: SyncRunId.example,
  syncId: SyncId.example,
  trigger: 'schedule',
  mode: 'incremental',
  status: 'succeeded',
  stats: {
    ...{ records: 120, created: 12, updated: 5, unchanged: 103 },
    ...{ failed: 0, conflicts: 1, removed: 0 },
  },
  gone: null,
  waitingUntil: null,
  error: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  startedAt: '2026-11-21T09:30:00.000Z',
  endedAt: '2026-11-21T09:30:04.000Z',
}

export const syncStarted = defineEvent('sync.started', 'A run of a sync has started.', SyncRun, {
  ...exampleRun,
  status: 'running',
  stats: { ...exampleRun.stats, records: 0, created: 0, updated: 0, unchanged: 0, conflicts: 0 },
  endedAt: null,
})

export const syncCompleted = defineEvent(
  'sync.completed',
  'A run of a sync has imported all records.',
  SyncRun,
  exampleRun,
)

export const syncPartial = defineEvent(
  'sync.partial',
  'A run of a sync ended, but some records could not be imported. See the errors of the run.',
  SyncRun,
  { ...exampleRun, status: 'partial', stats: { ...exampleRun.stats, failed: 2 } },
)

export const syncFailed = defineEvent(
  'sync.failed',
  'A run of a sync failed. Records that it had imported are kept.',
  SyncRun,
  {
    ...exampleRun,
    status: 'failed',
    error: {
      code: 'source_fault',
      message:
        'The listing is a loop: the source returned a page that was read before. Check its pagination.',
    },
  },
)

export const syncNeedsConfirmation = defineEvent(
  'sync.needs_confirmation',
  'Over 20 % of the records, or more than 10 of fewer than 50, were deleted at the source. Confirm to continue; nothing is removed before.',
  SyncRun,
  { ...exampleRun, status: 'needs_confirmation', gone: { records: 40, of: 120 }, endedAt: null },
)
