import { Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilterField } from '../../ui/field.tsx'
import { isCustomPattern } from './event-types.ts'

/** Names a custom event, or a group of them, that was not published yet. */
export function CustomEventField({ onAdd }: { onAdd(pattern: string): void }) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const noteId = useId()
  const add = (): void => {
    const pattern = text.trim()
    const isPattern = isCustomPattern(pattern)
    setRefused(!isPattern)
    if (!isPattern) return
    onAdd(pattern)
    setText('')
  }
  // Enter would send the form around it.
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="mt-1 flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        <FilterField
          label="Custom event"
          placeholder="custom.order.paid"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? noteId : undefined}
          onKeyDown={addOnEnter}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(false)
          }}
        />
        <Button size="small" icon={<Plus />} disabled={text.trim() === ''} onClick={add}>
          Add event
        </Button>
      </div>
      {isRefused && (
        <p id={noteId} role="alert" className="text-bad text-xs">
          Use a form like custom.order.paid or custom.order.*, with one to four lowercase words
          after custom.
        </p>
      )}
    </div>
  )
}
