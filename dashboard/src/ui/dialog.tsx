import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'

interface DialogProps {
  title: string
  open: boolean
  onClose(): void
  children: ReactNode
  /** 440 or 640 wide; a sheet comes in from the side and is as high as the window. */
  shape?: 'box' | 'wide' | 'sheet'
  /** Set if the content is shown only once: neither Escape nor a click outside closes the dialog. */
  firm?: boolean
}

const shapes = {
  box: 'm-auto w-[min(27.5rem,calc(100vw-2rem))] rounded-sheet',
  wide: 'm-auto w-[min(40rem,calc(100vw-2rem))] rounded-sheet',
  sheet: 'ms-auto me-0 my-0 h-dvh max-h-dvh! w-[min(30rem,100%)] max-w-full sm:border-e-0',
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

/**
 * `<Dialog title open onClose shape firm>`: the browser's own, which keeps the focus inside and gives it
 * back. Once something is typed in it, a click beside it closes it no more.
 */
export function Dialog({ title, open, onClose, children, shape = 'box', firm }: DialogProps) {
  const [element, isShown] = useModal(open)
  const isDirty = useRef(false)
  const id = useId()
  useLayoutEffect(() => {
    if (open) isDirty.current = false
  }, [open])
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      // React lets the event of a dialog inside of this one bubble.
      onClose={(event) => event.target === element.current && onClose()}
      onCancel={(event) => firm && event.target === element.current && event.preventDefault()}
      onInput={() => {
        isDirty.current = true
      }}
      onClick={(event) => {
        if (event.target === element.current && !firm && !isDirty.current) onClose()
      }}
      onKeyDown={() => {}}
      className={classes(
        'enter max-h-[calc(100dvh-2rem)] border border-ring bg-sheet p-0 text-sm shadow-float outline-none open:flex open:flex-col',
        shapes[shape],
      )}
    >
      {isShown && (
        <>
          <header className="flex items-center justify-between gap-4 ps-5 pe-2.5 pt-3.5 pb-1">
            <h2 id={id} className="min-w-0 truncate font-semibold text-base" dir="auto">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} icon={<X size={16} />} />
          </header>
          <div className="flex-1 overflow-y-auto px-5 pt-2 pb-5">{children}</div>
        </>
      )}
    </dialog>
  )
}

interface ConfirmProps {
  title: string
  open: boolean
  onClose(): void
  /** Says what happens and that it cannot be undone. */
  children: ReactNode
  /** The name that has to be typed, where that much care is due. */
  name?: string
  action: string
  /** False while something else has to be chosen. */
  ready?: boolean
  onConfirm(): Promise<unknown>
}

/** `<Confirm title open onClose name action ready onConfirm>`: asks before something is destroyed. */
export function Confirm({
  name,
  action,
  ready = true,
  onConfirm,
  children,
  ...dialog
}: ConfirmProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const isSure = ready && (name === undefined || typed === name)
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
              className={`h-8.5 max-sm:h-11 ${fieldLook}`}
            />
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="submit" look="destroy" busy={busy} disabled={!isSure}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
