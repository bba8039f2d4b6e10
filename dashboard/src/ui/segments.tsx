import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

interface SegmentsProps<Value extends string> {
  label: string
  /** At most four; more are a menu. */
  options: readonly { value: Value; title: string; icon?: ReactNode }[]
  value: Value
  onChange(value: NoInfer<Value>): void
}

/** `<Segments label options value onChange>`: the mode of what stands below it. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex h-7.5 items-center gap-px rounded-md border border-line bg-well p-0.5 max-sm:h-11">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            'flex h-full cursor-pointer items-center gap-1.5 rounded-sm border px-2.5 font-medium text-xs has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1',
            option.value === value
              ? 'border-line2 bg-raised text-ink shadow-control'
              : 'border-transparent text-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.title}
        </label>
      ))}
    </fieldset>
  )
}
