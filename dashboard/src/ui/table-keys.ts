import { type RefObject, useEffect, useRef } from 'react'

interface TableKeys {
  count: number
  /** The row under the cursor; -1 before the first move. */
  current: number
  onMove(index: number): void
  onPeek?: ((index: number) => void) | undefined
  onSelect?: ((index: number) => void) | undefined
}

/** A key belongs to what is typed in, pressed or open; to the table only otherwise. */
const isElsewhere = ({
  target,
  metaKey,
  ctrlKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  metaKey ||
  ctrlKey ||
  altKey ||
  defaultPrevented ||
  document.querySelector('dialog[open], [role="menu"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null)

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, input, summary') !== null

/** J and K move a cursor over the rows of the table in `element`; Enter, Space and X act on its row. */
export function useTableKeys(element: RefObject<HTMLElement | null>, keys: TableKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const rowAt = (index: number): HTMLElement | null =>
      element.current?.querySelector<HTMLElement>(`tbody tr[data-index="${index}"]`) ?? null
    const onKey = (event: KeyboardEvent): void => {
      const { count, current, onMove, onPeek, onSelect } = latest.current
      if (count === 0 || isElsewhere(event)) return
      const step = { j: 1, k: -1 }[event.key]
      if (step !== undefined) {
        const next = Math.min(count - 1, Math.max(0, current + step))
        onMove(next)
        rowAt(next)?.scrollIntoView({ block: 'nearest' })
        return
      }
      if (current < 0) return
      if (event.key === 'x') onSelect?.(current)
      if (isPressable(event.target)) return
      if (event.key === 'Enter') rowAt(current)?.querySelector<HTMLElement>('[data-open]')?.click()
      if (event.key !== ' ' || !onPeek) return
      event.preventDefault()
      onPeek(current)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [element])
}
