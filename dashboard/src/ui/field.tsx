import { ChevronDown, CircleAlert } from 'lucide-react'
import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { useFieldError } from './form-context.ts'

const box = `w-full ${fieldLook}`
const height = 'h-8.5 max-sm:h-11'

/** Above it the label, below it the help, which an error replaces. */
interface Around {
  label: string
  /** Found by the field's `name` in the form around it, unless it is told here. */
  error?: ReactNode
  hint?: ReactNode
  /** Beside the label: a link such as "Forgot it?". */
  aside?: ReactNode
}

interface FieldFrameProps extends Around {
  id: string
  children: ReactNode
}

export function FieldFrame({ label, error, hint, aside, id, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-label">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <p id={`${id}-note`} className="flex gap-1.5 text-bad text-xs" role="alert">
          <CircleAlert size={14} aria-hidden="true" className="mt-px shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-faint text-xs">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** Connects a control with its label, help and error. */
export function useField({
  error,
  hint,
  name,
}: Omit<Around, 'label'> & { name?: string | undefined }) {
  const id = useId()
  const found = useFieldError(name, id)
  const shown = error ?? found
  return {
    frame: { id, error: shown, hint },
    control: {
      id,
      'aria-invalid': shown ? (true as const) : undefined,
      'aria-describedby': shown || hint ? `${id}-note` : undefined,
    },
  }
}

/** `<TextField label name hint error aside …input>` */
export function TextField({
  label,
  error,
  hint,
  aside,
  className,
  ...props
}: Around & ComponentProps<'input'>) {
  const { frame, control } = useField({ error, hint, name: props.name })
  return (
    <FieldFrame {...frame} label={label} aside={aside}>
      <input {...props} {...control} className={classes(box, height, className)} />
    </FieldFrame>
  )
}

/** `<TextArea label name hint error …textarea>` */
export function TextArea({
  label,
  error,
  hint,
  aside,
  className,
  ...props
}: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = useField({ error, hint, name: props.name })
  return (
    <FieldFrame {...frame} label={label} aside={aside}>
      <textarea {...props} {...control} className={classes(box, 'min-h-20 py-1.5', className)} />
    </FieldFrame>
  )
}

interface FieldRowProps {
  id: string
  label: string
  children: ReactNode
}

/** A field whose value stands at the end of its line, without an edge until it is pointed at. */
export const FieldRow = ({ id, label, children }: FieldRowProps) => (
  <div className="flex min-h-7.5 items-center justify-between gap-3 text-sm max-sm:min-h-11">
    <label htmlFor={id} className="shrink-0 text-soft">
      {label}
    </label>
    {children}
  </div>
)

/** The looks of the value in a `FieldRow`. */
export const rowValue =
  '-me-1.5 min-w-0 truncate rounded-chip px-1.5 py-0.5 text-end font-medium text-ink hover:bg-press focus-visible:outline-2 focus-visible:outline-focus max-sm:min-h-11 max-sm:text-[1rem]'

interface SelectFieldProps extends Around, SelectHTMLAttributes<HTMLSelectElement> {
  /** `row` is for a list of values, such as the terms of a proposal. */
  look?: 'box' | 'row' | undefined
}

/** `<SelectField label name hint error look …select>` with `option`s. */
export function SelectField({
  label,
  error,
  hint,
  aside,
  className,
  look,
  ...props
}: SelectFieldProps) {
  const { frame, control } = useField({ error, hint, name: props.name })
  if (look === 'row') {
    return (
      <FieldRow id={frame.id} label={label}>
        <select {...props} {...control} className={`appearance-none bg-transparent ${rowValue}`} />
      </FieldRow>
    )
  }
  return (
    <FieldFrame {...frame} label={label} aside={aside}>
      <Select {...props} {...control} className={classes(height, className)} />
    </FieldFrame>
  )
}

function Select({ className, ...props }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={classes('relative inline-flex min-w-0', className)}>
      <select {...props} className={classes(box, 'h-full appearance-none truncate pe-8')} />
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-faint"
      />
    </span>
  )
}

/** `<FilterField label …input>`: its label is only spoken, the placeholder says it to the eye. */
export function FilterField({
  label,
  className,
  ...props
}: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input
      {...props}
      aria-label={label}
      className={classes(box, 'h-7.5 border-line2! shadow-control max-sm:h-11', className)}
    />
  )
}

/** `<FilterSelect label …select>`: as FilterField. */
export const FilterSelect = ({
  label,
  className,
  ...props
}: { label: string } & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Select
    {...props}
    aria-label={label}
    className={classes('h-7.5 max-sm:h-11 [&>select]:border-line2', className)}
  />
)

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: ReactNode
}

/** A control and the words beside it, which are one target. */
export function Choice({ label, hint, id, children }: ChoiceProps & { id: string }) {
  return (
    <div className="flex items-start gap-2.5 text-sm max-sm:min-h-11 max-sm:items-center">
      {children}
      <label htmlFor={id}>
        {label}
        {hint && <span className="block text-faint text-xs">{hint}</span>}
      </label>
    </div>
  )
}

/** `<CheckField label hint name checked onChange>` */
export function CheckField({ label, hint, ...props }: ChoiceProps) {
  const id = useId()
  return (
    <Choice {...{ label, hint, id }}>
      <input {...props} id={id} type="checkbox" className="tick mt-0.5" />
    </Choice>
  )
}
