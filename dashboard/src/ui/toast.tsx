import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Key } from './key.tsx'

interface Toast {
  id: number
  tone: 'good' | 'bad'
  text: string
  onUndo: (() => void) | undefined
}

let toasts: readonly Toast[] = []
let serial = 0
const listeners = new Set<() => void>()
const shownMs = 6_000

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listen of listeners) listen()
}

const remove = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** `toast('Saved.')`, `toast(message, 'bad')`, `toast('Deleted.', 'good', restore)`. Failures stay. */
export function toast(text: string, tone: Toast['tone'] = 'good', onUndo?: () => void): void {
  const id = ++serial
  set([...toasts.slice(-3), { id, tone, text, onUndo }])
  if (tone === 'good') setTimeout(() => remove(id), shownMs)
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)

/** Where toasts are shown: once, beside the pages. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const element = useRef<HTMLDivElement>(null)
  // What is shown last is on top, over an open dialog too.
  useEffect(() => {
    element.current?.hidePopover()
    if (shown.length > 0) element.current?.showPopover()
  }, [shown])
  useUndoKey(shown.at(-1))
  return (
    <div
      ref={element}
      popover="manual"
      aria-live="polite"
      // An open menu is read first: a toast over its end could not be clicked away under it. Where menus stand is
      // said to the step, or each change of a page looks for one through all of it (10 ms in a long one).
      className="in-[:root:has(>body>*>[role=menu])]:invisible pointer-events-none fixed inset-x-4 top-auto bottom-4 m-0 w-auto flex-col items-end gap-2 overflow-visible bg-transparent open:flex max-sm:bottom-20 sm:inset-x-8 sm:bottom-8"
    >
      {shown.map((one) => (
        <Slip key={one.id} {...one} />
      ))}
    </div>
  )
}

function Slip({ id, tone, text, onUndo }: Toast) {
  const undo = (): void => {
    onUndo?.()
    remove(id)
  }
  return (
    <div className="enter pointer-events-auto flex min-h-11 max-w-md items-center gap-2.5 rounded-sheet border border-slate-press bg-slate py-1.5 ps-4 pe-1.5 text-on-slate text-sm shadow-float">
      {tone === 'bad' && (
        <CircleAlert size={16} className="shrink-0 text-slate-bad" aria-hidden="true" />
      )}
      <span className="min-w-0 break-words">{text}</span>
      {onUndo && (
        <button
          type="button"
          onClick={undo}
          className="flex h-8 items-center gap-2 rounded-md bg-slate-press px-2.5 font-label"
        >
          Undo <Key slate>{isApple ? '⌘Z' : 'Ctrl Z'}</Key>
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => remove(id)}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-slate-soft hover:bg-slate-press hover:text-on-slate"
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  )
}

/** ⌘Z takes back the last change while its toast is there; in a field it undoes the typing. */
function useUndoKey(last: Toast | undefined): void {
  useEffect(() => {
    if (!last?.onUndo) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || !(event.metaKey || event.ctrlKey) || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea')) return
      event.preventDefault()
      last.onUndo?.()
      remove(last.id)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [last])
}
