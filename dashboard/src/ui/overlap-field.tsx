import { SelectField } from './field.tsx'

export type Overlaps = readonly (readonly [hours: number, text: string])[]

interface OverlapFieldProps {
  label: string
  overlaps: Overlaps
  value: number
  onChange(hours: number): void
}

/** How long what is replaced goes on beside the new one. */
export function OverlapField({ label, overlaps, value, onChange }: OverlapFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {overlaps.map(([hours, text]) => (
        <option key={hours} value={hours}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
