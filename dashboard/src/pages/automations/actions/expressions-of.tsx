import type { Action, ActionMapping } from '../draft.ts'
import { ExpressionField } from '../mapping/expression-field.tsx'
import { MappingFields } from '../mapping/mapping-fields.tsx'
import { type Checked, resultOf } from '../mapping/use-check.ts'
import type { Picking } from '../mapping/use-picking.ts'

/** An action in its place, and what its expressions give. */
export interface ActionPartProps {
  action: Action
  place: number
  checked: Checked
  picking: Picking
  /** Name of the sample in expressions: `body` or `event`. */
  root: string
  onChange(action: Action): void
}

export type FieldTitle = readonly [field: string, title: string]

interface ExpressionOfProps extends ActionPartProps {
  name: 'contactId' | 'proposalId' | 'to'
  label: string
  hint: string
}

/** A field of an action that is one expression. */
export function ExpressionOf(props: ExpressionOfProps) {
  const { action, place, checked, picking, onChange, name, label, hint } = props
  const at = `a${place}.${name}`
  const fields: Readonly<Record<string, unknown>> = { ...action }
  const value = String(fields[name] ?? '')
  const onWrite = (next: string): void => onChange({ ...action, [name]: next } as Action)
  return (
    <ExpressionField
      label={label}
      value={value}
      hint={hint}
      placeholder={name === 'to' ? 'event.data.email' : 'event.data.id'}
      onChange={onWrite}
      onFocus={() => picking.setField(at)}
      {...resultOf(checked, { name: at, value, onChange: onWrite })}
    />
  )
}

interface MappingOfProps extends ActionPartProps {
  choices: readonly FieldTitle[]
  ownPrefix: string | undefined
  notes: Record<string, string> | undefined
}

/** The mapping of an action, where it has one. */
export function MappingOf(props: MappingOfProps) {
  const { action, place, checked, picking, onChange, choices, ownPrefix, notes } = props
  const mapping = ((action as { mapping?: ActionMapping }).mapping ?? {}) as ActionMapping
  const prefix = `a${place}.m.`
  return (
    <div className="border-line border-t">
      <MappingFields
        mapping={mapping}
        checked={checked}
        prefix={prefix}
        choices={choices}
        {...(ownPrefix !== undefined && { ownPrefix })}
        {...(notes && { notes })}
        onChange={(next) => onChange({ ...action, mapping: next } as Action)}
        onFocus={(field) => picking.setField(prefix + field)}
      />
    </div>
  )
}
