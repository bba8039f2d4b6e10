import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect(): void
  danger?: boolean
  disabled?: boolean
  /** Whether this choice is the selected one. */
  checked?: boolean
}

export interface MenuProps {
  label: string
  actions: readonly MenuAction[]
  /** Content of the button. Its text is part of the name; `label` says what the button does. */
  trigger?: ReactNode
  className?: string | undefined
}

export const triggerClass = (className: string | undefined): string =>
  classes(
    'relative z-1 inline-flex min-w-7 items-center justify-center rounded-md text-soft transition-colors hover:bg-press hover:text-ink data-[state=open]:bg-press data-[state=open]:text-ink',
    className,
  )

/** Content of a menu's button. */
export const MenuFace = ({ label, trigger }: Pick<MenuProps, 'label' | 'trigger'>) => (
  <>
    {trigger ?? <Ellipsis size={16} className="m-1.5 max-sm:m-3.5" aria-hidden="true" />}
    {trigger && <span className="sr-only">{label}</span>}
  </>
)
