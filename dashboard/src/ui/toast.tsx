import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'

interface Toast {
  id: number
  tone: 'good' | 'bad'
  text: string
}

let toasts: readonly Toast[] = []
let serial = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listen of listeners) listen()
}

const remove = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** Says shortly what has been done, or what could not be. */
export function toast(text: string, tone: Toast['tone'] = 'good'): void {
  const id = ++serial
  set([...toasts.slice(-3), { id, tone, text }])
  setTimeout(() => remove(id), tone === 'bad' ? 9_000 : 4_500)
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const element = useRef<HTMLDivElement>(null)
  // What is shown last is on top, over an open dialog too.
  useEffect(() => {
    element.current?.hidePopover()
    if (shown.length > 0) element.current?.showPopover()
  }, [shown])
  return (
    <div
      ref={element}
      popover="manual"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 m-0 w-auto flex-col items-end gap-2 overflow-visible bg-transparent text-ink open:flex"
    >
      {shown.map(({ id, tone, text }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-md items-center gap-2.5 rounded-md border border-line bg-raised py-2 ps-3.5 pe-2 text-sm shadow-float"
        >
          {tone === 'good' ? (
            <CircleCheck size={17} className="shrink-0 text-good" aria-hidden="true" />
          ) : (
            <CircleAlert size={17} className="shrink-0 text-bad" aria-hidden="true" />
          )}
          <span className="min-w-0 break-words">{text}</span>
          <IconButton label="Dismiss" onClick={() => remove(id)} icon={<X size={14} />} />
        </div>
      ))}
    </div>
  )
}
