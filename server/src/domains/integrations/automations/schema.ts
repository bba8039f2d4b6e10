import { type Static, Type } from 'typebox'
import { defineId } from '../../../platform/ids.ts'
import { expects, Id, Nullable, PageQuery, Time } from '../../../platform/operations/schemas.ts'
import { authorship } from '../../people/index.ts'
import { HookId } from '../hooks/index.ts'
import { Action } from './actions/schema.ts'
import { Expression } from './expression-fields.ts'

const maxActions = 10

const name = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
  description: 'What it is called.',
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

/** At least five minutes: `5m` and more of two digits, or any number of hours and days up to three digits. */
const schedulePattern =
  '^([5-9]m|[1-9][0-9]{1,3}m|[1-9][0-9]{0,2}[hd]|((sun|mon|tue|wed|thu|fri|sat) )?([01][0-9]|2[0-3]):[0-5][0-9])$'

/** One object with a field of each kind: a fault then names the field that was meant. */
const Trigger = Type.Unsafe<Trigger>({
  ...Type.Object(
    {
      event: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'A type of events or a group of them: `contact.created`, `proposal.*`.',
          examples: ['proposal.accepted'],
        }),
      ),
      filter: Type.Optional(
        Nullable(
          Expression(
            'With `event`: a condition as webhooks have it, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events begin no run.',
            'data.totals.firstTotal > 100000',
          ),
        ),
      ),
      hook: Type.Optional(Id(HookId, 'What this hook receives.')),
      schedule: Type.Optional(
        Type.String({
          pattern: schedulePattern,
          description:
            'Every so many minutes (from `5m`), hours or days, as in `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.',
          examples: ['mon 09:00'],
          ...expects('such as 15m, 6h, 7d, 09:00 or mon 09:00'),
        }),
      ),
    },
    closed,
  ),
  description: 'What sets it off: one of `event`, `hook` and `schedule`.',
  examples: [{ event: 'proposal.accepted' }],
})

/** When a schedule is due next, in UTC. An interval counts from the time that is given. */
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
    'An expression that must be true, or the run is skipped. It sees what the actions see: `event` of an event, `body`, `text`, `headers` and `query` of a hook.',
    'body.type == "customer.created"',
  ),
)

const actions = Type.Array(Action, {
  minItems: 1,
  maxItems: maxActions,
  description:
    'Done one after the other. Those that stand next to each other and change only what is kept here commit together.',
  ...expects(`a list of 1 to ${maxActions} actions`),
})

export const AutomationDefinition = Type.Object({ name, trigger: Trigger, condition, actions })
export type AutomationDefinition = Static<typeof AutomationDefinition>

const enabled = Type.Boolean({ description: 'Whether it begins runs.' })

export const AutomationId = defineId('automation', 'aut')
export const AutomationRunId = defineId('automation run', 'arun')

export const Automation = Type.Object(
  {
    id: Id(AutomationId, 'Identifier of the automation.'),
    name,
    enabled,
    version: Type.Integer({ description: 'Counts the changes.', examples: [3] }),
    trigger: Trigger,
    condition,
    actions,
    ...authorship,
    nextRunAt: Nullable(Time('When its schedule is due; null of other triggers.')),
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
      Type.Boolean({ ...enabled, description: 'True unless you say otherwise.' }),
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
    description: 'An absent field stays; `trigger` and `actions` are replaced as a whole.',
  },
)
export type AutomationChanges = Static<typeof AutomationChanges>

export const AutomationQuery = Type.Object({
  ...PageQuery,
  enabled: Type.Optional(Type.Boolean({ description: 'Only those that are, or are not.' })),
  hookId: Type.Optional(Id(HookId, 'Only those that this hook sets off.')),
})

export const AutomationVersion = Type.Object(
  {
    version: Type.Integer({ description: 'Its number.', examples: [2] }),
    name,
    trigger: Trigger,
    condition,
    actions,
    authorName: Type.String({ description: 'Who saved it.', examples: ['Ada'] }),
    createdAt: Time('When it was saved.'),
  },
  { title: 'AutomationVersion' },
)
export type AutomationVersion = Static<typeof AutomationVersion>
