import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from './classes.ts'

const look =
  'rounded-md border border-edge bg-raised px-3 text-sm text-ink placeholder:text-faint focus:border-brass focus:outline-2 focus:outline-brass/30 focus:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad'
const box = `w-full ${look}`

interface Around {
  label: string
  /** What is wrong with the value; named by the server or by the form. */
  error?: string | null | undefined
  hint?: ReactNode
}

function Field({ label, error, hint, id, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-said`} className="text-bad text-sm" role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-said`} className="text-faint text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

const said = (id: string, { error, hint }: Around) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-said` : undefined,
})

export function TextField({
  label,
  error,
  hint,
  className,
  ...props
}: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Field {...{ label, error, hint, id }}>
      <input
        {...props}
        {...said(id, { label, error, hint })}
        className={classes(box, 'h-9', className)}
      />
    </Field>
  )
}

export function TextArea({
  label,
  error,
  hint,
  className,
  ...props
}: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <Field {...{ label, error, hint, id }}>
      <textarea
        {...props}
        {...said(id, { label, error, hint })}
        className={classes(box, 'min-h-24 py-2', className)}
      />
    </Field>
  )
}

export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...props
}: Around & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  return (
    <Field {...{ label, error, hint, id }}>
      <select
        {...props}
        {...said(id, { label, error, hint })}
        className={classes(box, 'h-9 pr-8', className)}
      >
        {children}
      </select>
    </Field>
  )
}

/** A field whose label is only spoken: for filters, where the placeholder says enough to the eye. */
export function FilterField({
  label,
  className,
  ...props
}: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} aria-label={label} className={classes(box, 'h-8.5', className)} />
}

export function FilterSelect({
  label,
  className,
  children,
  ...props
}: { label: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select {...props} aria-label={label} className={classes(look, 'h-8.5', className)}>
      {children}
    </select>
  )
}

export function CheckField({
  label,
  hint,
  ...props
}: { label: string; hint?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5">
      <input {...props} id={id} type="checkbox" className="mt-1 size-4 shrink-0 accent-brass" />
      <label htmlFor={id} className="text-sm">
        {label}
        {hint && <span className="block text-faint">{hint}</span>}
      </label>
    </div>
  )
}
