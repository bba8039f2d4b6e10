import { type Static, Type } from 'typebox'
import { defineId } from '../../../platform/ids.ts'
import {
  expects,
  Id,
  Nullable,
  PageQuery,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { authorship } from '../../people/index.ts'
import { HookId } from '../hooks/index.ts'
import { Action } from './actions/schema.ts'
import { Expression } from './expression-fields.ts'

const maxActions = 10

const name = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
  description: 'Name of the automation.',
  examples: ['Customers of Stripe'],
  ...expects('1 to 200 characters without line breaks and other control characters'),
})

const closed = { additionalProperties: false } as const

export type Trigger =
  | { event: string; filter?: string | null }
  | { hook: string }
  | { schedule: string }

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const units = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Pattern of an interval of at least five minutes: `5m` up to two digits of minutes, or up to three digits of hours or
 * days.
 */
const schedulePattern =
  '^([5-9]m|[1-9][0-9]{1,3}m|[1-9][0-9]{0,2}[hd]|((sun|mon|tue|wed|thu|fri|sat) )?([01][0-9]|2[0-3]):[0-5][0-9])$'

/** One object with a field for each kind, so that an error names the intended field. */
const Trigger = Type.Unsafe<Trigger>({
  ...Type.Object(
    {
      event: Type.Optional(
        Text(
          'Event type or group of types: `contact.created`, `proposal.*`.',
          'proposal.accepted',
          100,
        ),
      ),
      filter: Type.Optional(
        Nullable(
          Expression(
            'With `event`: a condition as in webhooks, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events trigger no run.',
            'data.totals.firstTotal > 100000',
          ),
        ),
      ),
      hook: Type.Optional(Id(HookId, 'Hook that triggers the automation.')),
      schedule: Type.Optional(
        Type.String({
          pattern: schedulePattern,
          description:
            'Interval in minutes (from `5m`), hours or days, such as `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.',
          examples: ['mon 09:00'],
          ...expects('a schedule such as 15m, 6h, 7d, 09:00 or mon 09:00'),
        }),
      ),
    },
    closed,
  ),
  description: 'Trigger: exactly one of `event`, `hook` and `schedule`.',
  examples: [{ event: 'proposal.accepted' }],
})

/** Returns the next time of a schedule, in UTC. Intervals count from `after`. */
export function nextTime(schedule: string, after: Date): Date {
  const interval = /^(\d+)([mhd])$/.exec(schedule)
  if (interval) {
    const [, count, unit] = interval as unknown as [string, string, keyof typeof units]
    return new Date(after.getTime() + Number(count) * units[unit])
  }
  const [time = '', day] = schedule.split(' ').reverse()
  const [hours, minutes] = time.split(':').map(Number)
  const next = new Date(after)
  next.setUTCHours(hours ?? 0, minutes ?? 0, 0, 0)
  while (next <= after || (day !== undefined && days[next.getUTCDay()] !== day)) {
    next.setUTCDate(next.getUTCDate() + 1)
  }
  return next
}

const condition = Nullable(
  Expression(
    'CEL expression that must be true; otherwise the run is skipped. It has the input of the actions: `event` of an event, or `body`, `text`, `headers` and `query` of a hook.',
    'body.type == "customer.created"',
  ),
)

const actions = Type.Array(Action, {
  minItems: 1,
  maxItems: maxActions,
  description:
    'Actions to run, one after the other. Adjacent actions that only change data in Capstan commit together.',
  ...expects(`a list of 1 to ${maxActions} actions`),
})

export const AutomationDefinition = Type.Object({ name, trigger: Trigger, condition, actions })
export type AutomationDefinition = Static<typeof AutomationDefinition>

const enabled = Type.Boolean({ description: 'If true, the automation begins runs.' })

export const AutomationId = defineId('automation', 'aut')
export const AutomationRunId = defineId('automation run', 'arun')

export const Automation = Type.Object(
  {
    id: Id(AutomationId, 'Identifier of the automation.'),
    name,
    enabled,
    version: Type.Integer({
      description: 'Number of the version. It grows with each change.',
      examples: [3],
    }),
    trigger: Trigger,
    condition,
    actions,
    ...authorship,
    nextRunAt: Nullable(Time('Next time of the schedule; null for other triggers.')),
    createdAt: Time('When the automation was created.'),
    updatedAt: Time('When the automation last changed.'),
  },
  { title: 'Automation' },
)
export type Automation = Static<typeof Automation>

export const NewAutomation = Type.Object(
  {
    name,
    trigger: Trigger,
    actions,
    condition: Type.Optional(condition),
    enabled: Type.Optional(
      Type.Boolean({
        ...enabled,
        description: 'If true, the automation begins runs. Default: true.',
      }),
    ),
  },
  { title: 'NewAutomation', ...closed },
)
export type NewAutomation = Static<typeof NewAutomation>

export const AutomationChanges = Type.Partial(
  Type.Object({ name, trigger: Trigger, condition, actions, enabled }),
  {
    title: 'AutomationChanges',
    ...closed,
    description: 'Absent fields are kept; `trigger` and `actions` are replaced as a whole.',
  },
)
export type AutomationChanges = Static<typeof AutomationChanges>

export const AutomationQuery = Type.Object({
  ...PageQuery,
  enabled: Type.Optional(
    Type.Boolean({ description: 'True for enabled automations, false for disabled ones.' }),
  ),
  hookId: Type.Optional(Id(HookId, 'Hook that triggers the automations.')),
})

export const AutomationVersion = Type.Object(
  {
    version: Type.Integer({ description: 'Number of the version.', examples: [2] }),
    name,
    trigger: Trigger,
    condition,
    actions,
    authorName: Type.String({
      description: 'Name of the person or token that saved it.',
      examples: ['Ada'],
    }),
    createdAt: Time('Time when it was saved.'),
  },
  { title: 'AutomationVersion' },
)
export type AutomationVersion = Static<typeof AutomationVersion>
