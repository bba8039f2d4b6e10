import { ArrowRight, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { fieldLook } from '../../../ui/field-look.ts'
import { valueWords } from './value-words.ts'

interface Suggestion {
  path: string
  onUse(): void
}

interface ExpressionFieldProps {
  label: string
  value: string
  onChange(value: string): void
  onFocus?: () => void
  /** Current result; undefined if it is unknown. */
  result?: unknown
  error?: string | undefined
  /** A path that is there, in place of one that is not. */
  suggestion?: Suggestion | null
  placeholder?: string
  hint?: string
  /** Text to show if the expression has no value. */
  absent?: string | undefined
  /** The label stands beside the field in a row. */
  isRow?: boolean
  rows?: number
}

/** `<ExpressionField label value onChange result error>`: an expression, and below it its value. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { label, value, onChange, onFocus, error, placeholder, isRow, rows = 1 } = props
  const id = useId()
  return (
    <div
      className={classes(
        'flex min-w-0 flex-col gap-1.5',
        isRow && '@md:grid @md:grid-cols-[7rem_minmax(0,1fr)] @md:gap-x-4 @md:gap-y-1.5',
      )}
    >
      <label htmlFor={id} className={classes('font-label text-sm', isRow && '@md:pt-1.5')}>
        {label}
      </label>
      <textarea
        id={id}
        rows={Math.max(rows, value.split('\n').length)}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        className={classes(
          fieldLook,
          'field-sizing-content min-h-8.5 w-full resize-none py-1.5 font-mono text-xs/[1.25rem]! max-sm:min-h-11',
        )}
      />
      <div id={`${id}-note`} className={classes('min-w-0 text-xs', isRow && '@md:col-start-2')}>
        <Note {...props} />
      </div>
    </div>
  )
}

function Note({ value, result, error, suggestion, hint, absent }: ExpressionFieldProps) {
  if (value.trim() === '') return hint ? <p className="text-faint">{hint}</p> : null
  if (error) {
    return (
      <p role="alert" className="text-bad">
        <CircleAlert size={14} aria-hidden="true" className="me-1.5 mb-0.5 inline" />
        <Explained text={error} suggestion={suggestion} />
      </p>
    )
  }
  if (suggestion) {
    return (
      <p className="text-warn">
        <CircleAlert size={14} aria-hidden="true" className="me-1.5 mb-0.5 inline" />
        Not in this event. Did you mean <Suggested {...suggestion} />?
      </p>
    )
  }
  if (result === undefined) return null
  return (
    <p className="flex min-w-0 gap-1.5 text-soft">
      <ArrowRight size={14} aria-hidden="true" className="mt-px shrink-0 text-faint" />
      {result === null ? (
        <span className="text-faint">Nothing. {absent ?? 'The field stays as it is.'}</span>
      ) : (
        <span className="min-w-0 break-words" dir="auto">
          {valueWords(result)}
        </span>
      )}
    </p>
  )
}

/** The message of the server, with its code as code and its suggestion as a button that follows it. */
function Explained({
  text,
  suggestion,
}: {
  text: string
  suggestion: Suggestion | null | undefined
}) {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a part is its place
    if (part === suggestion?.path) return <Suggested key={index} {...suggestion} />
    return (
      <code key={index} className="break-all font-mono" dir="ltr">
        {part}
      </code>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a part is its place
  })
}

const Suggested = ({ path, onUse }: Suggestion) => (
  <button
    type="button"
    onClick={onUse}
    className="break-all font-mono text-brass underline underline-offset-2"
    dir="ltr"
  >
    {path}
  </button>
)
