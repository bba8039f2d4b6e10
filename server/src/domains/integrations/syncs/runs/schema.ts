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
    created: count('Contacts or sources that are new.'),
    updated: count('Those that changed.'),
    unchanged: count('Records that brought nothing new.'),
    failed: count('Records that could not be taken; see the errors of the run.'),
    conflicts: count('Fields that had changed on both sides; see the conflicts of the run.'),
    removed: count('Contacts or sources that were tagged or deleted, for their records are gone.'),
  },
  { description: 'So far.' },
)

export const SyncRunError = Type.Object(
  {
    code: Type.String({
      description:
        'As of the API, or `source_fault` (the source breaks its own rules), `source_refused`, `source_unreachable`, `connection_not_active`, `internal_error`.',
      examples: ['source_fault'],
    }),
    message: Type.String({ description: 'For people.' }),
  },
  { description: 'Why it ended so, or what it waits for.' },
)
export type SyncRunError = Static<typeof SyncRunError>

export const SyncRun = Type.Object(
  {
    id: Id(SyncRunId, 'Identifier of the run.'),
    syncId: Id(SyncId, 'The sync.'),
    trigger: Type.Enum(['manual', 'schedule'], { description: 'What began it.' }),
    mode: Type.Enum(['incremental', 'full'], {
      description: 'Of this run: the first one of a sync is full.',
    }),
    status: Type.Enum([...runStatuses], {
      description:
        '`partial`: some records could not be taken. `needs_confirmation`: so much is gone that a person has to confirm the removal.',
      examples: ['succeeded'],
    }),
    stats: Stats,
    gone: Nullable(
      Type.Object(
        { records: count('Gone at the source.'), of: count('That there were.') },
        { description: 'What is to be removed; null until the listing has ended.' },
      ),
    ),
    waitingUntil: Nullable(Time('Until then nothing is requested; null where it does not wait.')),
    error: Nullable(SyncRunError),
    createdAt: Time('When it was begun.'),
    startedAt: Nullable(Time('When its first page was asked for.')),
    endedAt: Nullable(Time('When it ended.')),
  },
  { title: 'SyncRun' },
)
export type SyncRun = Static<typeof SyncRun>

export const NewSyncRun = Type.Object(
  {
    mode: Type.Optional(
      Type.Enum(['incremental', 'full'], {
        description: 'In place of that of the sync. `full` also reads again what failed before.',
      }),
    ),
  },
  { title: 'NewSyncRun', additionalProperties: false },
)
export type NewSyncRun = Static<typeof NewSyncRun>

export const RunQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...runStatuses], { description: 'Only those.' })),
})

export const SyncRecordError = Type.Object(
  {
    remoteId: Type.String({ description: 'Id of the record at the source.', examples: ['1842'] }),
    code: Type.String({
      description: '`ambiguous_match`: it would be several contacts. Else as of the API.',
      examples: ['validation_error'],
    }),
    message: Type.String({ description: 'For people.' }),
    field: Nullable(Type.String({ description: 'What is to blame.', examples: ['email'] })),
  },
  { title: 'SyncRecordError' },
)
export type SyncRecordError = Static<typeof SyncRecordError>

const AnyValue = (description: string) => Type.Unsafe<Json>({ description })

export const SyncConflict = Type.Object(
  {
    remoteId: Type.String({ description: 'Id of the record at the source.', examples: ['1842'] }),
    contactId: Nullable(Id(ContactId, 'The contact.')),
    field: Nullable(
      Type.String({
        description: 'The field; null where the contact itself was deleted here.',
        examples: ['jobTitle'],
      }),
    ),
    last: AnyValue('What was last read.'),
    source: AnyValue('What the source says now.'),
    platform: AnyValue('What the contact had.'),
    taken: Type.Enum(['source', 'platform'], { description: 'Which one holds.' }),
    missingScope: Nullable(
      Type.String({
        description:
          'The scope that you need to read the values; null if you have it. They are null then.',
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

export const syncStarted = defineEvent('sync.started', 'A run of a sync has begun.', SyncRun, {
  ...exampleRun,
  status: 'running',
  stats: { ...exampleRun.stats, records: 0, created: 0, updated: 0, unchanged: 0, conflicts: 0 },
  endedAt: null,
})

export const syncCompleted = defineEvent(
  'sync.completed',
  'A run of a sync has taken all records.',
  SyncRun,
  exampleRun,
)

export const syncPartial = defineEvent(
  'sync.partial',
  'A run of a sync ended, and some records could not be taken: its errors say why.',
  SyncRun,
  { ...exampleRun, status: 'partial', stats: { ...exampleRun.stats, failed: 2 } },
)

export const syncFailed = defineEvent(
  'sync.failed',
  'A run of a sync failed. What it had taken by then stays.',
  SyncRun,
  {
    ...exampleRun,
    status: 'failed',
    error: {
      code: 'source_fault',
      message: 'The listing goes round: the source leads to a page that was read before.',
    },
  },
)

export const syncNeedsConfirmation = defineEvent(
  'sync.needs_confirmation',
  'More than a fifth of the records, or of fewer than 50 more than ten, are gone at the source. Nothing is removed until a person confirms it.',
  SyncRun,
  { ...exampleRun, status: 'needs_confirmation', gone: { records: 40, of: 120 }, endedAt: null },
)
