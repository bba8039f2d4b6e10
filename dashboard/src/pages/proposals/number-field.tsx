import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { readDecimal } from './money.ts'

interface NumberFieldProps {
  label: string
  /** As it is shown while nobody types in it. */
  value: string
  /** What was typed; false where it cannot be that. An empty text is passed on, too. */
  onChange(text: string): boolean
  hint?: ReactNode
  placeholder?: string
  name?: string
  error?: string | null
  /** What is said of a text that is no such number. */
  wrong?: string
}

/** A number that people type, kept as it is typed until it is left; what is no number is not passed on. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, error, wrong = 'Enter a number, such as 12.5.', ...field } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
      error={isWrong ? wrong : error}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        setWrong(!onChange(target.value))
      }}
      onBlur={() => {
        setTyped(null)
        setWrong(false)
      }}
    />
  )
}

/** A quantity or a percentage, as the API takes it. */
export const DecimalField = ({
  onChange,
  ...props
}: Omit<NumberFieldProps, 'onChange'> & { onChange(value: string): void }) => (
  <NumberField
    {...props}
    onChange={(text) => {
      const value = readDecimal(text)
      if (value !== null) onChange(value)
      return value !== null
    }}
  />
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
      wrong={`Enter a whole number from ${min} to ${max}.`}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const trimmed = text.trim()
        const count = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN
        const isEmpty = trimmed === '' && isOptional === true
        const isRight = isEmpty || (count >= min && count <= max)
        if (isRight) onChange(isEmpty ? null : count)
        return isRight
      }}
    />
  )
}
