import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'

interface DialogProps {
  title: string
  open: boolean
  onClose(): void
  children: ReactNode
  /** A sheet comes in from the side and is as high as the window. */
  shape?: 'box' | 'wide' | 'sheet'
  /** Stays when somebody clicks beside it: what it shows is not shown again. */
  firm?: boolean
}

const shapes = {
  box: 'm-auto w-[min(30rem,calc(100vw-2rem))] rounded-lg',
  wide: 'm-auto w-[min(46rem,calc(100vw-2rem))] rounded-lg',
  sheet: 'ms-auto me-0 my-0 h-dvh max-h-dvh! w-[min(40rem,100%)] max-w-full',
}

/** Opens and closes an element; what is in it comes after, for it can take the focus only then. */
export function useModal(open: boolean): [RefObject<HTMLDialogElement | null>, boolean] {
  const element = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    const dialog = element.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
    setShown(open)
  }, [open])
  return [element, open && isShown]
}

/** The browser's own dialog: it keeps the focus inside, gives it back, and ends by Escape. */
export function Dialog({ title, open, onClose, children, shape = 'box', firm }: DialogProps) {
  const [element, isShown] = useModal(open)
  const id = useId()
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => !firm && event.target === element.current && onClose()}
      onKeyDown={() => {}}
      className={classes(
        'border border-line bg-sheet p-0 shadow-float outline-none open:flex open:flex-col max-h-[calc(100dvh-2rem)]',
        shapes[shape],
      )}
    >
      {isShown && (
        <>
          <header className="flex items-center justify-between gap-4 border-line border-b px-5 py-3.5">
            <h2 id={id} className="min-w-0 truncate font-semibold text-lg" dir="auto">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} icon={<X size={17} />} />
          </header>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
        </>
      )}
    </dialog>
  )
}

interface ConfirmProps {
  title: string
  open: boolean
  onClose(): void
  /** What happens, and that it cannot be taken back. */
  children: ReactNode
  /** The name that has to be typed, where that much care is due. */
  name?: string
  action: string
  onConfirm(): Promise<unknown>
}

/** Asks before something is destroyed. */
export function Confirm({ name, action, onConfirm, children, ...dialog }: ConfirmProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const isSure = name === undefined || typed === name
  const id = useId()
  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm()
      dialog.onClose()
    } finally {
      setBusy(false)
      setTyped('')
    }
  }
  return (
    <Dialog {...dialog}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSure) void submit().catch(() => {})
        }}
      >
        <div className="text-soft text-sm">{children}</div>
        {name !== undefined && (
          <div className="flex flex-col gap-1.5 text-sm">
            <label htmlFor={id}>
              Type <strong className="break-words font-mono">{name}</strong> to go on
            </label>
            <input
              id={id}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              className="h-9 rounded-md border border-edge bg-raised px-3"
            />
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="submit" look="danger" busy={busy} disabled={!isSure}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
