import type { Automation, NewAutomation } from '@capstan/sdk'

export type Action = NewAutomation['actions'][number]
export type ActionType = Action['type']
/** The trigger as the API returns it: one of three forms. */
type WireTrigger = NewAutomation['trigger']
export type Trigger =
  | { event: string; filter?: string | null }
  | { hook: string }
  | { schedule: string }
export type ActionMapping = Readonly<Record<string, string>>

/** An automation while it is edited. */
export interface AutomationDraft {
  name: string
  trigger: Trigger
  /** Empty: every event. */
  condition: string
  actions: readonly Action[]
}

export function triggerIn({ event, filter, hook, schedule }: WireTrigger): Trigger {
  if (hook !== undefined) return { hook }
  if (schedule !== undefined) return { schedule }
  return { event: event ?? '', ...(filter !== undefined && { filter }) }
}

export const draftOf = ({ name, trigger, condition, actions }: Automation): AutomationDraft => ({
  name,
  trigger: triggerIn(trigger),
  condition: condition ?? '',
  actions,
})

/** Builds the request to save; empty fields are left out. */
export const savedForm = ({ name, trigger, condition, actions }: AutomationDraft) => ({
  name: name.trim(),
  trigger,
  condition: condition.trim() || null,
  actions: actions.map(withoutBlanks),
})

/** A field without an expression is none; an optional text that is empty is not sent. */
function withoutBlanks(action: Action): Action {
  const kept = Object.entries(action).flatMap(([field, value]) => {
    if (value === '' || value === undefined) return []
    return [[field, field === 'mapping' ? withoutEmpty(value as ActionMapping) : value]]
  })
  return Object.fromEntries(kept) as Action
}

export const withoutEmpty = (mapping: ActionMapping): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).filter(([, expression]) => expression.trim() !== ''))

/** Returns the name of an action in expressions. */
export const stepName = ({ id }: Pick<Action, 'id'>, place: number): string =>
  id ?? `step${place + 1}`
