import type { Action, ActionMapping, AutomationDraft } from './draft.ts'

/** Writes into the field of this name, as `checkedMapping` names it. */
export function insertAt(
  draft: AutomationDraft,
  field: string,
  write: (before: string) => string,
): AutomationDraft {
  if (field === 'condition') return { ...draft, condition: write(draft.condition) }
  const [, at = '', rest = ''] = /^a(\d+)\.(.+)$/.exec(field) ?? []
  const place = Number(at)
  const action = draft.actions[place] as (Action & Record<string, unknown>) | undefined
  if (!action || rest === '') return draft
  const next = rest.startsWith('m.')
    ? { ...action, mapping: writeField(action['mapping'] as ActionMapping, rest.slice(2), write) }
    : { ...action, [rest]: write(String(action[rest] ?? '')) }
  return { ...draft, actions: draft.actions.with(place, next as Action) }
}

const writeField = (
  mapping: ActionMapping | undefined,
  field: string,
  write: (before: string) => string,
): ActionMapping => ({ ...mapping, [field]: write(mapping?.[field] ?? '') })
