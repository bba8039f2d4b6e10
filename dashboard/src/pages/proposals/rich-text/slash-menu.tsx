import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'

export interface SlashChoice {
  label: string
  icon?: ReactNode
  pick(): void
}

interface SlashMenuProps {
  id: string
  choices: readonly SlashChoice[]
  current: number
  /** Where the slash is in the window. */
  at: { left: number; bottom: number }
}

/** Lists what a slash inserts. The keys stay with the text: it says which choice is the current one. */
export function SlashMenu({ id, choices, current, at }: SlashMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const room = innerHeight - at.bottom - 16
  const isAbove = room < 220
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Insert"
      className="fixed z-50 max-h-72 min-w-52 overflow-y-auto rounded-lg border border-ring bg-raised p-1 shadow-lift"
      style={{
        left: Math.max(8, Math.min(at.left, innerWidth - 224)),
        ...(isAbove ? { bottom: innerHeight - at.bottom + 28 } : { top: at.bottom + 4 }),
      }}
    >
      {choices.map(({ label, icon, pick }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and handles the keys
        <div
          key={label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={pick}
          className={classes(
            'flex min-h-7.5 cursor-pointer items-center gap-2.5 rounded-chip px-2.5 text-ink text-sm hover:bg-press max-sm:min-h-11 [&_svg]:size-4 [&_svg]:text-soft',
            index === current && 'bg-press',
          )}
        >
          {icon}
          {label}
        </div>
      ))}
    </div>
  )
}
