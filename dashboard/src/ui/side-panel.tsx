import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { FrameContext } from './frame.ts'

interface SidePanelProps {
  title: ReactNode
  /** The page takes the panel out of the address, so that Back closes it too. */
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Actions that stay visible. */
  foot?: ReactNode
  children: ReactNode
}

/** `<SidePanel title onClose onPrevious onNext foot>`: one row beside its list, which stays alive. */
export function SidePanel({ title, onClose, onPrevious, onNext, foot, children }: SidePanelProps) {
  const frame = useContext(FrameContext)
  const close = useRef(onClose)
  close.current = onClose
  const id = useId()
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented) return
      if (document.querySelector('dialog[open], [role="menu"]')) return
      close.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const panel = (
    <aside
      aria-labelledby={id}
      className="enter flex h-full w-[clamp(22.5rem,33vw,30rem)] flex-col border-line border-s bg-sheet max-xl:shadow-float max-sm:w-full max-sm:border-s-0"
    >
      <header className="flex h-12 shrink-0 items-center gap-1 border-line border-b ps-5 pe-2">
        <h2 id={id} className="min-w-0 flex-1 truncate font-semibold text-lg" dir="auto">
          {title}
        </h2>
        {onPrevious && (
          <IconButton
            label="Previous"
            keys="K"
            onClick={onPrevious}
            icon={<ChevronUp size={16} />}
          />
        )}
        {onNext && (
          <IconButton label="Next" keys="J" onClick={onNext} icon={<ChevronDown size={16} />} />
        )}
        <IconButton label="Close" keys="Esc" onClick={onClose} icon={<X size={16} />} />
      </header>
      <div className="flex-1 overflow-y-auto p-5">{children}</div>
      {foot && (
        <footer className="flex shrink-0 items-center gap-2 border-line border-t px-5 py-3">
          {foot}
        </footer>
      )}
    </aside>
  )
  return frame?.side ? createPortal(panel, frame.side) : panel
}
