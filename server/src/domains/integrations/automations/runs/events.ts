import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../../platform/events/event.ts'
import { Id } from '../../../../platform/operations/schemas.ts'
import { AutomationId } from '../ids.ts'
import { AutomationRun, exampleRun } from './schema.ts'

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
