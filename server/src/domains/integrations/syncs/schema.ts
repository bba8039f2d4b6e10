import { type Static, Type } from 'typebox'
import type { Json } from '../../../platform/db/tables.generated.ts'
import { defineId } from '../../../platform/ids.ts'
import { expects, Id, Name, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { conflictPolicies } from '../../contacts/index.ts'
import { authorship } from '../../people/index.ts'
import { MappingFields } from '../automations/expression-fields.ts'
import { ConnectionId } from '../connections/index.ts'

const closed = { additionalProperties: false } as const

const name = Nullable(Name('Your name for the sync; null without one.', 'Customers of the shop'))
const connectionId = Id(ConnectionId, 'Connection to read from.')

const targets = ['contacts', 'knowledge'] as const
export type SyncTarget = (typeof targets)[number]
const target = Type.Enum([...targets], {
  description:
    '`contacts`: records become contacts. `knowledge`: files and texts become sources of the base in `config.knowledgeBaseId`.',
})

const mode = Type.Enum(['incremental', 'full'], {
  description:
    '`incremental`: requests the changes since the last run, if the source supports it. `full`: lists all records in each run; many sources show deletions only this way.',
})

/** Pattern of an interval of five minutes to seven days. */
const intervalPattern = '^([5-9]m|[1-9][0-9]{1,4}m|[1-9][0-9]{0,2}h|[1-7]d)$'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const mostMs = 7 * units.d

/** Returns the milliseconds of an interval such as `15m`, `6h` or `7d`; null above seven days. */
export function intervalMs(schedule: string): number | null {
  const unit = schedule.slice(-1) as keyof typeof units
  const ms = Number(schedule.slice(0, -1)) * units[unit]
  return ms <= mostMs ? ms : null
}

export const nextTime = (schedule: string | null, after: Date): Date | null =>
  schedule === null ? null : new Date(after.getTime() + (intervalMs(schedule) ?? mostMs))

const schedule = Nullable(
  Type.String({
    pattern: intervalPattern,
    description: 'Interval of the runs, from `5m` to `7d`; null for manual runs only.',
    examples: ['15m'],
    ...expects('an interval from 5m to 7d such as 15m, 6h or 1d'),
  }),
)

const config = Type.Unsafe<Record<string, Json>>({
  type: 'object',
  additionalProperties: true,
  maxProperties: 20,
  description:
    'Settings of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. Do not put credentials here.',
  examples: [{ path: 'team/handbook' }],
})

const mapping = MappingFields(
  'Expressions on `record` by field. Contacts have their fields, `address.city` and `custom.tier`; sources have `name`, `text` and `metadata.team`. Other fields are not changed.',
  { email: 'lower(record.email)', name: 'record.name', 'custom.tier': 'record.plan' },
)

const matchBy = Nullable(
  Type.String({
    pattern: '^(email|phone|externalId|custom[.][^.]{1,60})$',
    description:
      'Field by which a new record finds its contact: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later, its own id identifies the record. Null for knowledge.',
    examples: ['email'],
    ...expects('email, phone, externalId or custom. and a unique field'),
  }),
)

const conflict = Type.Enum([...conflictPolicies], {
  title: 'ConflictPolicy',
  description:
    'Value to keep if a field has changed both at the source and here since the last read: the `source` value, ours (`platform`), the `newest`, or the source’s only if ours is empty (`fill_empty`). A change on one side is always kept.',
})

const deletions = Type.Enum(['ignore', 'tag', 'delete'], {
  description:
    'Action for a contact or source whose record is deleted at the source: none, add the tag `gone at source`, or delete it. Deletions are detected by a complete full listing, or if the source reports them. A loss of more than a fifth (of fewer than 50 records: more than ten) waits for confirmation.',
})

const definition = { name, target, mode, schedule, config, mapping, matchBy, conflict, deletions }

export const SyncId = defineId('sync', 'syn')
export const SyncRunId = defineId('sync run', 'srun')

export const Sync = Type.Object(
  {
    id: Id(SyncId, 'Identifier of the sync.'),
    connectionId,
    ...definition,
    status: Type.Enum(['active', 'paused'], {
      description: '`paused`: its schedule begins no run.',
    }),
    pausedReason: Nullable(
      Type.String({
        description: 'Problem to fix; null if the sync runs or a person paused it.',
      }),
    ),
    ...authorship,
    nextRunAt: Nullable(Time('Next time of the schedule; null without one.')),
    createdAt: Time('When the sync was created.'),
    updatedAt: Time('When the sync last changed.'),
  },
  { title: 'Sync' },
)
export type Sync = Static<typeof Sync>

const changeable = Type.Partial(
  Type.Object({ name, mode, schedule, config, mapping, matchBy, conflict, deletions }),
).properties

export const NewSync = Type.Object(
  { connectionId, target: Type.Optional(target), ...changeable },
  {
    title: 'NewSync',
    ...closed,
    description:
      'Defaults: the mapping of the provider, `contacts`, `incremental`, no schedule, `email`, `source`, `ignore`.',
  },
)
export type NewSync = Static<typeof NewSync>

export const SyncChanges = Type.Object(changeable, {
  title: 'SyncChanges',
  ...closed,
  description:
    'Absent fields are kept. `config` and `mapping` are replaced as a whole, and make the next run a full one.',
})
export type SyncChanges = Static<typeof SyncChanges>
