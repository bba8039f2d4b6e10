import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../../platform/events/event.ts'
import { Id, Nullable, PageQuery, Time } from '../../../../platform/operations/schemas.ts'
import { AutomationId, AutomationRunId } from '../schema.ts'

export const runStatuses = ['queued', 'running', 'succeeded', 'failed', 'skipped', 'held'] as const
export type AutomationRunStatus = (typeof runStatuses)[number]

const Status = Type.Enum([...runStatuses], {
  description:
    '`queued`: waits for its turn or its next attempt. `failed`: mend the cause and retry it; what is done is not done again. `skipped`: `reason` says why. `held`: too many wait, or the month of the plan is full; a retry runs it.',
  examples: ['succeeded'],
})

const Step = Type.Object({
  name: Type.String({ description: 'As expressions call it.', examples: ['contact'] }),
  type: Type.String({ description: 'The action.', examples: ['contact.upsert'] }),
  result: Type.Record(Type.String(), Type.Unknown(), { description: 'What it made or changed.' }),
  doneAt: Time('When it was done.'),
})

export const AutomationRunError = Type.Object({
  code: Type.String({ description: 'As of the API.', examples: ['validation_error'] }),
  message: Type.String({ description: 'For people.' }),
  field: Type.Optional(Type.String({ description: 'What is to blame.' })),
  action: Nullable(Type.Integer({ description: 'Place of the action, from 0.' })),
})
export type AutomationRunError = Static<typeof AutomationRunError>

export const AutomationRun = Type.Object(
  {
    id: Id(AutomationRunId, 'Identifier of the run.'),
    automationId: Id(AutomationId, 'The automation.'),
    version: Type.Integer({ description: 'The version of it.', examples: [3] }),
    status: Status,
    reason: Nullable(
      Type.String({
        description:
          'Why it was skipped or held: `condition`, `loop`, `backlog` (10,000 wait), `plan`, `disabled`.',
        examples: ['condition'],
      }),
    ),
    trigger: Type.Object({
      kind: Type.Enum(['event', 'hook', 'schedule'], { description: 'What set it off.' }),
      id: Type.String({
        description: 'Id of the event or inbound event, or the time of the schedule.',
        examples: ['evt_01jbts0z0ye8t9tpsz3gn7nkm8'],
      }),
    }),
    depth: Type.Integer({ description: 'How many runs led to it, this one included.' }),
    attempts: Type.Integer({ description: 'Attempts that failed for a cause that may pass.' }),
    steps: Type.Array(Step, { description: 'What is done of it.' }),
    error: Nullable(
      Type.Unsafe<AutomationRunError>({
        ...AutomationRunError,
        description: 'Of the last attempt.',
      }),
    ),
    createdAt: Time('When it was set off.'),
    dueAt: Time('When it begins, or is tried again.'),
    startedAt: Nullable(Time('When it began.')),
    endedAt: Nullable(Time('When it ended.')),
  },
  { title: 'AutomationRun' },
)
export type AutomationRun = Static<typeof AutomationRun>

export const RunQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...runStatuses], { description: 'Only those.' })),
  triggerId: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Only that which this set off: the id of an event or an inbound event.',
      examples: ['evt_01jbts0z0ye8t9tpsz3gn7nkm8'],
    }),
  ),
})

const exampleRun: AutomationRun = {
  id: AutomationRunId.example,
  automationId: AutomationId.example,
  version: 1,
  status: 'succeeded',
  reason: null,
  trigger: { kind: 'event', id: 'evt_01jbts0z0ye8t9tpsz3gn7nkm8' },
  depth: 1,
  attempts: 0,
  steps: [],
  error: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  dueAt: '2026-11-21T09:30:00.000Z',
  startedAt: '2026-11-21T09:30:00.000Z',
  endedAt: '2026-11-21T09:30:00.000Z',
}

export const automationCompleted = defineEvent(
  'automation.completed',
  'A run of an automation has done all its actions.',
  AutomationRun,
  exampleRun,
)

export const automationFailed = defineEvent(
  'automation.failed',
  'A run of an automation failed. Mend the cause, then retry it.',
  AutomationRun,
  {
    ...exampleRun,
    status: 'failed',
    error: {
      code: 'validation_error',
      message: 'mapping.email gives no text to find the contact by.',
      field: 'mapping.email',
      action: 0,
    },
  },
)

const Throttled = Type.Object(
  {
    automationId: Id(AutomationId, 'The automation.'),
    reason: Type.Enum(['rate', 'backlog', 'plan'], {
      description:
        '`rate`: more than 60 runs a minute, so that some wait. `backlog`: 10,000 wait, and further ones are held. `plan`: the month of the plan is full.',
    }),
  },
  { title: 'AutomationThrottled' },
)

export const automationThrottled = defineEvent(
  'automation.throttled',
  'An automation is set off more often than it may run. At most once an hour and automation.',
  Throttled,
  { automationId: AutomationId.example, reason: 'rate' },
)
export type Throttling = Static<typeof Throttled>['reason']
