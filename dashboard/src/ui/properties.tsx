import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { wordsOf } from './form-context.ts'
import { Menu, type MenuAction } from './menu.tsx'
import { useOnline } from './use-online.ts'

interface Property {
  label: string
  /** The value while it is not edited. */
  value: ReactNode
  /** The text to edit; without it the property is read only. */
  text?: string
  /** `date` for a day, which the browser asks for as the reader writes it. */
  type?: 'date'
  onSave?: (text: string) => unknown
  /** Where one of several is chosen, in place of a text. */
  choices?: readonly MenuAction[]
  /** Where more than a text is asked for: opens the dialog that does so. */
  onEdit?: () => void
  /** Has no value: folded, if the list names what is folded. */
  isEmpty?: boolean
}

interface PropertiesProps {
  title?: string
  /** Beside the title. */
  aside?: ReactNode
  rows: readonly Property[]
  /** The word on the button that shows the empty rows: `Add a detail`. Without it they are shown. */
  fold?: string
}

/** `<Properties title aside rows={[{ label, value, text? onSave? | choices? | onEdit? }]} fold?>`: fields in place. */
export function Properties({ title, aside, rows, fold }: PropertiesProps) {
  const [isOpen, setOpen] = useState(false)
  const hasFolded = fold !== undefined && rows.some(({ isEmpty }) => isEmpty)
  return (
    <section className="py-3.5">
      {title && (
        <div className="mb-2 flex min-h-6.5 items-center justify-between gap-4">
          <h2 className="font-semibold text-base">{title}</h2>
          {aside}
        </div>
      )}
      <dl className="grid grid-cols-[6.5rem_1fr] items-center text-sm">
        {rows
          .filter(({ isEmpty }) => isOpen || !hasFolded || !isEmpty)
          .map((row) => (
            <div key={row.label} className="contents">
              <dt className="py-1 text-soft">{row.label}</dt>
              <dd className="min-w-0">
                <Value {...row} />
              </dd>
            </div>
          ))}
      </dl>
      {hasFolded && (
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          className="-ms-2 mt-1"
          icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide empty details' : fold}
        </Button>
      )}
    </section>
  )
}

const room =
  'flex min-h-7.5 w-full min-w-0 items-center rounded-chip px-2 text-start max-sm:min-h-11'

function Value({ label, value, choices, onEdit, isEmpty: _isEmpty, ...text }: Property) {
  const look = classes(room, pressable)
  if (choices) {
    return (
      <Menu
        label={`Edit ${label.toLowerCase()}`}
        actions={choices}
        className="group/choice w-full justify-start! rounded-chip! text-ink!"
        trigger={
          <span className={classes(look, 'justify-between gap-2')}>
            {value}
            <ChevronsUpDown
              size={14}
              aria-hidden="true"
              className="shrink-0 text-soft opacity-0 group-hover/choice:opacity-100 group-focus-visible/choice:opacity-100"
            />
          </span>
        }
      />
    )
  }
  if (!onEdit) return <InPlace {...text} label={label} value={value} />
  return (
    <button type="button" onClick={onEdit} className={classes(look, 'truncate')}>
      {value}
      <span className="sr-only">Edit {label.toLowerCase()}</span>
    </button>
  )
}

/** Faint words are too pale on the ground that comes with the pointer. */
const pressable = 'hover:bg-press hover:[&_.text-faint]:text-soft'

/** No edge until the pointer comes; Enter and leaving save, Esc restores. A text that is refused stays, marked. */
function InPlace({ label, value, text, type, onSave }: Property) {
  const [isEditing, setEditing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isOnline = useOnline()
  const [refused, setRefused] = useState<{ text: string; fault: ReactNode } | null>(null)
  const isLeaving = useRef(false)
  // What it began with: others may change the property while it is edited.
  const begun = useRef({ text, onSave })
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const byKey = useRef(false)
  const faultId = useId()
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
        onClick={() => {
          isLeaving.current = false
          begun.current = { text, onSave }
          setRefused(null)
          setEditing(true)
        }}
        className={classes(room, pressable, 'truncate')}
      >
        <span className="sr-only">Edit {label.toLowerCase()}: </span>
        {value}
      </button>
    )
  }
  const leave = async (next: string): Promise<void> => {
    if (isLeaving.current || next === refused?.text) return
    isLeaving.current = true
    const { text: before, onSave: save = onSave } = begun.current
    try {
      setSaving(true)
      if (next !== before) await save(next)
      setEditing(false)
    } catch (error) {
      const fault = error instanceof Error ? wordsOf(error) : `${label} was not saved.`
      setRefused({ text: next, fault })
      isLeaving.current = false
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <input
        ref={field}
        type={type}
        aria-label={label}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused ? faultId : undefined}
        readOnly={isSaving}
        defaultValue={text}
        onBlur={({ target }) => {
          // A date that is typed by half has no value.
          if (!target.validity.badInput) void leave(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          byKey.current = true
          void leave(event.key === 'Enter' ? event.currentTarget.value : (begun.current.text ?? ''))
        }}
        className={classes(
          room,
          'bg-field outline-2 outline-focus aria-invalid:text-bad aria-invalid:outline-bad',
        )}
      />
      {isSaving && !isOnline && (
        <p role="status" className="px-2 py-1 text-soft text-xs">
          Saves when you are online again.
        </p>
      )}
      {refused && (
        <p id={faultId} role="alert" className="px-2 py-1 text-bad text-xs">
          {refused.fault}
        </p>
      )}
    </>
  )
}
