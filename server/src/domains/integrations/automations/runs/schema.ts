import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../../platform/events/event.ts'
import { Id, Nullable, PageQuery, Time } from '../../../../platform/operations/schemas.ts'
import { AutomationId, AutomationRunId } from '../schema.ts'

export const runStatuses = ['queued', 'running', 'succeeded', 'failed', 'skipped', 'held'] as const
export type AutomationRunStatus = (typeof runStatuses)[number]

const Status = Type.Enum([...runStatuses], {
  description:
    '`queued`: waits for its turn or its next attempt. `failed`: fix the cause and retry the run; finished actions are not repeated. `skipped`: see `reason`. `held`: too many runs wait, or the plan’s monthly limit is reached; a retry runs it.',
  examples: ['succeeded'],
})

const Step = Type.Object({
  name: Type.String({ description: 'Name of the action in expressions.', examples: ['contact'] }),
  type: Type.String({ description: 'Type of the action.', examples: ['contact.upsert'] }),
  result: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Output of the action: what it created or changed.',
  }),
  doneAt: Time('Time when the action finished.'),
})

export const AutomationRunError = Type.Object({
  code: Type.String({ description: 'Error code, as in the API.', examples: ['validation_error'] }),
  message: Type.String({ description: 'Readable error message.' }),
  field: Type.Optional(Type.String({ description: 'Field that caused the error.' })),
  action: Nullable(Type.Integer({ description: 'Index of the action, from 0.' })),
})
export type AutomationRunError = Static<typeof AutomationRunError>

export const AutomationRun = Type.Object(
  {
    id: Id(AutomationRunId, 'Identifier of the run.'),
    automationId: Id(AutomationId, 'Automation of the run.'),
    version: Type.Integer({ description: 'Version of the automation.', examples: [3] }),
    status: Status,
    reason: Nullable(
      Type.String({
        description:
          'Reason why it was skipped or held: `condition`, `loop`, `backlog` (10,000 runs wait), `plan`, `disabled`.',
        examples: ['condition'],
      }),
    ),
    trigger: Type.Object({
      kind: Type.Enum(['event', 'hook', 'schedule'], { description: 'Kind of trigger.' }),
      id: Type.String({
        description: 'Identifier of the event or inbound event, or the time of the schedule.',
        examples: ['evt_01jbts0z0ye8t9tpsz3gn7nkm8'],
      }),
    }),
    depth: Type.Integer({ description: 'Number of runs that led to it, including this one.' }),
    attempts: Type.Integer({ description: 'Attempts that failed for a temporary cause.' }),
    steps: Type.Array(Step, { description: 'Finished actions.' }),
    error: Nullable(
      Type.Unsafe<AutomationRunError>({
        ...AutomationRunError,
        description: 'Error of the last attempt.',
      }),
    ),
    createdAt: Time('Time when the run was triggered.'),
    dueAt: Time('Time when it begins or is retried.'),
    startedAt: Nullable(Time('Time when it began.')),
    endedAt: Nullable(Time('Time when it ended.')),
  },
  { title: 'AutomationRun' },
)
export type AutomationRun = Static<typeof AutomationRun>

export const RunQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...runStatuses], { description: 'Status of the runs.' })),
  triggerId: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Identifier of the event or inbound event that triggered the runs.',
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
  'A run of an automation has finished all its actions.',
  AutomationRun,
  exampleRun,
)

export const automationFailed = defineEvent(
  'automation.failed',
  'A run of an automation failed. Fix the cause, then retry the run.',
  AutomationRun,
  {
    ...exampleRun,
    status: 'failed',
    error: {
      code: 'validation_error',
      message: 'mapping.email has no text to find the contact by.',
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
        '`rate`: more than 60 runs a minute, so some wait. `backlog`: 10,000 runs wait, and further ones are held. `plan`: the plan’s monthly limit is reached.',
    }),
  },
  { title: 'AutomationThrottled' },
)

export const automationThrottled = defineEvent(
  'automation.throttled',
  'An automation is triggered more often than it may run. Sent at most once an hour for each automation.',
  Throttled,
  { automationId: AutomationId.example, reason: 'rate' },
)
export type Throttling = Static<typeof Throttled>['reason']
