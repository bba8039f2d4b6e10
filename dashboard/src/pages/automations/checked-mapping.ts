import type { ActionMapping, AutomationDraft } from './draft.ts'

/** Fields of actions that are one expression each. */
const single = ['contactId', 'proposalId', 'to'] as const

/** All expressions of a draft under names of their own: `condition`, `a0.contactId`, `a0.m.email`. */
export function checkedMapping({ condition, actions }: AutomationDraft): Record<string, string> {
  const all: [string, string][] = [['condition', condition]]
  for (const [place, action] of actions.entries()) {
    const fields: Readonly<Record<string, unknown>> = { ...action }
    for (const name of single) {
      const text = fields[name]
      if (typeof text === 'string') all.push([`a${place}.${name}`, text])
    }
    const mapping = (fields['mapping'] ?? {}) as ActionMapping
    for (const [name, text] of Object.entries(mapping)) all.push([`a${place}.m.${name}`, text])
  }
  return Object.fromEntries(all)
}
