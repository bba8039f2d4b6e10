import { useEffect, useRef, useState } from 'react'
import { FilterField } from './field.tsx'

/** After the last key, before the list is asked for. */
const restMs = 250

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string | undefined
  className?: string
  autoFocus?: boolean
  onChange(value: string | undefined): void
}

/** `<SearchField label placeholder value onChange>`: a filter that follows what is typed, as soon as the typing rests. */
export function SearchField({ value, onChange, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(value ?? ''), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <FilterField
      {...props}
      type="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onChange(target.value.trim() || undefined), restMs)
      }}
    />
  )
}
