import type { ReactNode } from 'react'
import { TextField } from '../../ui/field.tsx'
import { readDecimal, take } from '../../ui/typed-number.ts'
import { useTypedText } from '../../ui/typed-text.ts'

interface NumberFieldProps {
  label: string
  /** Text to show while nobody types. */
  value: string
  /** Returns what is wrong with the text, or null. An empty text is passed on, too. */
  onChange(text: string): string | null
  hint?: ReactNode
  placeholder?: string
  name?: string
  error?: string | null
}

/** A number that people type. A text that cannot be read stays, marked, and is not passed on. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, error, ...field } = props
  const typed = useTypedText(field.label, value, onChange)
  return (
    <TextField
      {...field}
      ref={typed.input}
      data-path={typed.fault === null ? undefined : field.label}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
      error={typed.fault ?? error}
      value={typed.text}
      onChange={({ target }) => typed.onType(target.value)}
      onBlur={typed.onBlur}
    />
  )
}

/** A quantity or a percentage, as the API takes it. */
export const DecimalField = ({
  onChange,
  ...props
}: Omit<NumberFieldProps, 'onChange'> & { onChange(value: string): void }) => (
  <NumberField {...props} onChange={(text) => take(readDecimal(text), onChange)} />
)

interface CountFieldProps extends Omit<NumberFieldProps, 'value' | 'onChange'> {
  value: number | null
  min: number
  max: number
  /** An empty field is null; without this it is refused. */
  isOptional?: boolean
  onChange(value: number | null): void
}

/** A whole number within bounds. */
export const CountField = (props: CountFieldProps) => {
  const { value, min, max, isOptional, onChange, ...field } = props
  return (
    <NumberField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const trimmed = text.trim()
        const count = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN
        const isEmpty = trimmed === '' && isOptional === true
        const isRight = isEmpty || (count >= min && count <= max)
        if (isRight) onChange(isEmpty ? null : count)
        return isRight ? null : `Enter a whole number from ${min} to ${max}.`
      }}
    />
  )
}
