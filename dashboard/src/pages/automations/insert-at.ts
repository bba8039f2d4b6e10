import type { Action, Draft, Mapping } from './draft.ts'

/** Writes into the field of this name, as `checkedMapping` names it. */
export function insertAt(draft: Draft, field: string, write: (before: string) => string): Draft {
  if (field === 'condition') return { ...draft, condition: write(draft.condition) }
  const [, at = '', rest = ''] = /^a(\d+)\.(.+)$/.exec(field) ?? []
  const place = Number(at)
  const action = draft.actions[place] as (Action & Record<string, unknown>) | undefined
  if (!action || rest === '') return draft
  const next = rest.startsWith('m.')
    ? { ...action, mapping: writeField(action['mapping'] as Mapping, rest.slice(2), write) }
    : { ...action, [rest]: write(String(action[rest] ?? '')) }
  return { ...draft, actions: draft.actions.with(place, next as Action) }
}

const writeField = (
  mapping: Mapping | undefined,
  field: string,
  write: (before: string) => string,
): Mapping => ({ ...mapping, [field]: write(mapping?.[field] ?? '') })
