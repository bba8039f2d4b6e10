import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Choice } from './field.tsx'

interface ChoiceFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: ReactNode
}

/** `<RadioField label hint name value checked onChange>`: one of several in a `fieldset`. */
export function RadioField({ label, hint, ...props }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Choice {...{ label, hint, id }}>
      <input {...props} id={id} type="radio" className="tick mt-0.5" />
    </Choice>
  )
}

/** `<SwitchField label hint checked onChange>`: takes effect at once, without a button to save it. */
export function SwitchField({
  label,
  hint,
  checked,
  ...props
}: ChoiceFieldProps & { checked: boolean }) {
  const id = useId()
  return (
    <Choice {...{ label, hint, id }}>
      <input
        {...props}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className="mt-0.5 inline-flex h-4 w-7 shrink-0 appearance-none items-center rounded-full bg-edge transition-colors before:ms-0.5 before:size-3 before:rounded-full before:bg-sheet before:transition-transform checked:bg-good-fill checked:before:translate-x-3 disabled:opacity-55 rtl:checked:before:-translate-x-3"
      />
    </Choice>
  )
}
