import { CheckField, TextField } from '../../../ui/field.tsx'
import { readNumber, take } from '../../../ui/typed-number.ts'
import { NumberField } from '../number-field.tsx'

/** Value of a variable. */
export type VariableValue = string | number | boolean

interface ValueFieldProps {
  label: string
  value: VariableValue
  hint?: string | undefined
  onChange(value: VariableValue): void
}

/** A field of the kind that the value of a variable has. */
export function ValueField({ label, value, hint, onChange }: ValueFieldProps) {
  if (typeof value === 'boolean') {
    return (
      <CheckField
        label={label}
        hint={hint}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  }
  if (typeof value === 'number') {
    return (
      <NumberField
        label={label}
        hint={hint}
        value={String(value)}
        onChange={(text) => take(readNumber(text), onChange)}
      />
    )
  }
  return (
    <TextField
      label={label}
      hint={hint}
      dir="auto"
      maxLength={5_000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
