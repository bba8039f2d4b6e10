import type { Automation, Hook } from '@capstan/sdk'
import { type Action, type ActionType, triggerIn } from './draft.ts'
import { scheduleWords } from './schedule-words.ts'

export const actionWords: Readonly<Record<ActionType, string>> = {
  'contact.upsert': 'Create or update a contact',
  'contact.tag': 'Tag a contact',
  'source.add': 'Add a document to a knowledge base',
  'proposal.create': 'Draft a proposal',
  'proposal.send': 'Send a proposal',
  'event.emit': 'Publish an event',
  'mail.send': 'Send a mail',
  'http.request': 'Call an address',
}

export const actionTypes = Object.keys(actionWords) as readonly ActionType[]

/** Describes the trigger in a few words. */
export function triggerWords(wire: Automation['trigger'], hooks: readonly Hook[] = []): string {
  const trigger = triggerIn(wire)
  if ('schedule' in trigger) return scheduleWords(trigger.schedule)
  if ('hook' in trigger) {
    const hook = hooks.find(({ id }) => id === trigger.hook)
    return `When ${hook?.name ?? 'a hook'} receives an event`
  }
  if (trigger.event === '*') return 'When anything happens'
  return `When ${trigger.event} happens`
}

/** Describes the actions in a few words. */
export const actionsWords = (actions: readonly Action[]): string =>
  actions.map(({ type }) => actionWords[type]).join(', then ')

/** Labels of an automation's fields, and how a conflict shows each. */
export const draftWords = {
  labels: { name: 'Name', trigger: 'Trigger', condition: 'Condition', actions: 'Actions' },
  show(field: string, value: unknown): string {
    if (field === 'actions') return actionsWords(value as readonly Action[])
    return field === 'trigger' ? triggerWords(value as Automation['trigger']) : String(value)
  },
}
