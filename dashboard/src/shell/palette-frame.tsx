import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useModal } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'

export const palettePlaceholder = 'Search or jump to'
export const paletteInput = 'h-full min-w-0 flex-1 bg-transparent text-[1rem] outline-none'

interface PaletteFrameProps {
  open: boolean
  onClose(): void
  children: ReactNode
}

/** The dialog of the palette, which comes with the page so that it opens at once. */
export function PaletteFrame({ open, onClose, children }: PaletteFrameProps) {
  const [dialog, isShown] = useModal(open)
  return (
    <dialog
      ref={dialog}
      aria-label="Command palette"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => {}}
      className="enter mx-auto mt-[11vh] mb-auto w-[min(47.5rem,calc(100vw-2rem))] overflow-hidden rounded-palette border border-ring bg-raised p-0 shadow-float max-sm:mt-2 max-sm:w-[calc(100vw-1rem)]"
    >
      {isShown && children}
    </dialog>
  )
}

export const PaletteField = ({ children }: { children: ReactNode }) => (
  <div className="flex h-13 items-center gap-3 border-line border-b px-5">
    <Search size={18} className="shrink-0 text-soft" aria-hidden="true" />
    {children}
    <Key>Esc</Key>
  </div>
)

interface LoadingPaletteProps extends Omit<PaletteFrameProps, 'children'> {
  text: string
  onText(text: string): void
}

/** Takes what is typed while the entries are still loaded: a page would read it as its keys. */
export const LoadingPalette = ({ text, onText, ...frame }: LoadingPaletteProps) => (
  <PaletteFrame {...frame}>
    <PaletteField>
      <input
        // biome-ignore lint/a11y/noAutofocus: a dialog's first field, as in the palette that follows.
        autoFocus
        aria-label={palettePlaceholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        placeholder={palettePlaceholder}
        className={paletteInput}
      />
    </PaletteField>
  </PaletteFrame>
)
