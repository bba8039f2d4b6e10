import { GripVertical } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'

/** The dragged item: one at a time in a window. The data of a drag cannot be read before its drop. */
let dragged: { kind: string; key: string } | null = null

interface DragHandleProps {
  /** Kind of the list: an item is dropped in its own list alone. */
  kind: string
  /** Identifies the item in its list. */
  itemKey: string
  label: string
  onMove(by: 1 | -1): void
}

/** Drags the row around it; with the focus on it, the arrow keys move the row. */
export function DragHandle({ kind, itemKey, label, onMove }: DragHandleProps) {
  const begin = (event: DragEvent<HTMLElement>): void => {
    dragged = { kind, key: itemKey }
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', '')
    const row = event.currentTarget.closest('[data-drop]')
    if (row) event.dataTransfer.setDragImage(row, 12, 16)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    event.stopPropagation()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <button
      type="button"
      draggable
      aria-label={label}
      title="Drag to move, or press ↑ and ↓"
      onDragStart={begin}
      onDragEnd={() => {
        dragged = null
      }}
      onKeyDown={onKeyDown}
      className="-ms-1 flex h-7 w-6 shrink-0 cursor-grab items-center justify-center rounded-chip text-faint hover:bg-press hover:text-ink active:cursor-grabbing max-sm:hidden"
    >
      <GripVertical size={14} aria-hidden="true" />
    </button>
  )
}

/** Makes a row of a list the place where another one of the list is dropped. */
export function dropPlace(kind: string, onDrop: (key: string) => void) {
  const isOver = (event: DragEvent<HTMLElement>, isNow: boolean): void => {
    event.currentTarget.dataset['drop'] = isNow ? 'over' : ''
  }
  return {
    'data-drop': '',
    onDragOver(event: DragEvent<HTMLElement>) {
      if (dragged?.kind !== kind) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      isOver(event, true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => isOver(event, false),
    onDrop(event: DragEvent<HTMLElement>) {
      if (dragged?.kind !== kind) return
      event.preventDefault()
      isOver(event, false)
      onDrop(dragged.key)
      dragged = null
    },
  }
}
