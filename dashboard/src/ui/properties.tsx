import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { toast } from './toast.tsx'

interface Property {
  label: string
  /** What is shown while it is not edited. */
  value: ReactNode
  /** The text to edit; without it the property is read only. */
  text?: string
  onSave?: (text: string) => unknown
}

/** `<Properties title rows={[{ label, value, text?, onSave? }]}>`: each a field in place. */
export function Properties({ title, rows }: { title?: string; rows: readonly Property[] }) {
  return (
    <section className="py-3.5">
      {title && <h3 className="mb-2 font-semibold text-base">{title}</h3>}
      <dl className="grid grid-cols-[6.5rem_1fr] items-center text-sm">
        {rows.map((row) => (
          <div key={row.label} className="contents">
            <dt className="py-1 text-soft">{row.label}</dt>
            <dd className="min-w-0">
              <InPlace {...row} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const room =
  'flex min-h-7.5 w-full min-w-0 items-center rounded-chip px-2 text-start max-sm:min-h-11'

/** No edge until the pointer comes; Enter and leaving save, Esc restores. */
function InPlace({ label, value, text, onSave }: Property) {
  const [isEditing, setEditing] = useState(false)
  const isLeaving = useRef(false)
  // What it began with: others may change the property while it is edited.
  const begun = useRef({ text, onSave })
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const byKey = useRef(false)
  useLayoutEffect(() => {
    if (isEditing) field.current?.select()
    else if (byKey.current) button.current?.focus()
    byKey.current = false
  }, [isEditing])
  if (text === undefined || !onSave) return <span className={room}>{value}</span>
  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={`Edit ${label.toLowerCase()}: ${text}`}
        onClick={() => {
          isLeaving.current = false
          begun.current = { text, onSave }
          setEditing(true)
        }}
        className={classes(room, 'truncate hover:bg-press')}
      >
        {value}
      </button>
    )
  }
  const leave = (next: string): void => {
    if (isLeaving.current) return
    isLeaving.current = true
    setEditing(false)
    const { text: before, onSave: save = onSave } = begun.current
    if (next === before) return
    Promise.resolve(save(next)).catch((error: unknown) =>
      toast(error instanceof Error ? error.message : `${label} was not saved.`, 'bad'),
    )
  }
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={text}
      onBlur={({ target }) => leave(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        byKey.current = true
        leave(event.key === 'Enter' ? event.currentTarget.value : (begun.current.text ?? ''))
      }}
      className={classes(room, 'bg-field outline-2 outline-focus')}
    />
  )
}
