import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { formatNumber } from './format.ts'
import { Key } from './key.tsx'

interface BulkAction {
  label: string
  icon?: ReactNode
  onSelect(): void
  /** Stands last, apart from the others. */
  danger?: boolean
}

interface BulkBarProps {
  count: number
  actions: readonly BulkAction[]
  onLeave(): void
}

/** `<BulkBar count actions onLeave>`: what can be done with the selected rows; Esc selects none. */
export function BulkBar({ count, actions, onLeave }: BulkBarProps) {
  const leave = useRef(onLeave)
  leave.current = onLeave
  const isShown = count > 0
  useEffect(() => {
    if (!isShown) return
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) {
        leave.current()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isShown])
  if (!isShown) return null
  const sorted = actions.toSorted(
    (one, other) => Number(one.danger === true) - Number(other.danger === true),
  )
  return (
    <div className="pointer-events-none sticky bottom-12.5 z-10 flex justify-center max-sm:bottom-3 max-sm:px-2">
      <div
        role="toolbar"
        aria-label="Selected rows"
        className="enter pointer-events-auto flex max-w-full items-center gap-1 overflow-x-auto rounded-sheet border border-slate-press bg-slate p-1.5 ps-4 text-on-slate text-sm shadow-float"
      >
        <span className="me-2 whitespace-nowrap font-label tabular-nums" aria-live="polite">
          {formatNumber(count)} selected
        </span>
        {sorted.map(({ label, icon, onSelect, danger }) => (
          <button
            key={label}
            type="button"
            title={label}
            onClick={onSelect}
            className={classes(
              'flex h-8 items-center gap-2 whitespace-nowrap rounded-md px-2.5 font-label hover:bg-slate-press max-sm:h-11',
              danger && 'ms-2 text-slate-bad',
            )}
          >
            {icon}
            <span className={classes(icon !== undefined && 'max-sm:sr-only')}>{label}</span>
          </button>
        ))}
        <button
          type="button"
          onClick={onLeave}
          className="ms-1 flex h-8 items-center rounded-md px-2 hover:bg-slate-press"
        >
          <Key slate>Esc</Key>
          <span className="sr-only">Select none</span>
        </button>
      </div>
    </div>
  )
}
