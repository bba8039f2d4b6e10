import { type Static, Type } from 'typebox'
import type { Json } from '../../../platform/db/tables.generated.ts'
import { defineId } from '../../../platform/ids.ts'
import { expects, Id, Name, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { conflictPolicies } from '../../contacts/index.ts'
import { authorship } from '../../people/index.ts'
import { MappingFields } from '../automations/expression-fields.ts'
import { ConnectionId } from '../connections/index.ts'

const closed = { additionalProperties: false } as const

const name = Nullable(Name('For people; null without one.', 'Customers of the shop'))
const connectionId = Id(ConnectionId, 'The connection that is read.')

const targets = ['contacts', 'knowledge'] as const
export type SyncTarget = (typeof targets)[number]
const target = Type.Enum([...targets], {
  description:
    '`contacts`: records become contacts. `knowledge`: files and texts become sources of the base that `config.knowledgeBaseId` names.',
})

const mode = Type.Enum(['incremental', 'full'], {
  description:
    '`incremental`: asks for what changed since the last run, where the source can say that. `full`: lists all each time, which is how many sources tell what is gone.',
})

/** Five minutes to seven days. */
const intervalPattern = '^([5-9]m|[1-9][0-9]{1,4}m|[1-9][0-9]{0,2}h|[1-7]d)$'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const mostMs = 7 * units.d

/** Milliseconds of such as `15m`, `6h` or `7d`; null beyond seven days. */
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
    description: 'How often it runs: `5m` to `7d`; null: only when it is told to.',
    examples: ['15m'],
    ...expects('an interval from 5m to 7d such as 15m, 6h or 1d'),
  }),
)

const config = Type.Unsafe<Record<string, Json>>({
  type: 'object',
  additionalProperties: true,
  maxProperties: 20,
  description:
    'Of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. No credentials.',
  examples: [{ path: 'team/handbook' }],
})

const mapping = MappingFields(
  'Expressions on `record` that give the fields: those of a contact, `address.city`, `custom.tier`; of a source `name`, `text` and `metadata.team`. Fields that are not named stay as they are.',
  { email: 'lower(record.email)', name: 'record.name', 'custom.tier': 'record.plan' },
)

const matchBy = Nullable(
  Type.String({
    pattern: '^(email|phone|externalId|custom[.][^.]{1,60})$',
    description:
      'By what a record finds its contact the first time: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later it is known by its own id. Null of knowledge.',
    examples: ['email'],
    ...expects('email, phone, externalId or custom. and a unique field'),
  }),
)

const conflict = Type.Enum([...conflictPolicies], {
  title: 'ConflictPolicy',
  description:
    'Which value holds when a field has changed at the source and here since it was last read: that of the `source`, ours (`platform`), the `newest`, or the source’s where ours is empty (`fill_empty`). A change on one side alone always holds.',
})

const deletions = Type.Enum(['ignore', 'tag', 'delete'], {
  description:
    'What becomes of a contact or source whose record is gone: nothing, the tag `gone at source`, or it is deleted, too. Decided only by a full listing that ended well, or where the source says so; a loss of more than a fifth, of fewer than 50 records of more than ten, waits for confirmation.',
})

const definition = { name, target, mode, schedule, config, mapping, matchBy, conflict, deletions }

export const SyncId = defineId('sync', 'syn')
export const SyncRunId = defineId('sync run', 'srun')

export const Sync = Type.Object(
  {
    id: Id(SyncId, 'Identifier of the sync.'),
    connectionId,
    ...definition,
    status: Type.Enum(['active', 'paused'], { description: 'Paused: its schedule begins no run.' }),
    pausedReason: Nullable(
      Type.String({
        description: 'What has to be mended; null where it runs, or a person paused it.',
      }),
    ),
    ...authorship,
    nextRunAt: Nullable(Time('When its schedule is due; null without one.')),
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
      'Without `mapping` it begins with that of the provider. Without the others: `contacts`, `incremental`, no schedule, `email`, `source`, `ignore`.',
  },
)
export type NewSync = Static<typeof NewSync>

export const SyncChanges = Type.Object(changeable, {
  title: 'SyncChanges',
  ...closed,
  description:
    'An absent field stays; `config` and `mapping` are replaced as a whole, and make the next run a full one.',
})
export type SyncChanges = Static<typeof SyncChanges>
