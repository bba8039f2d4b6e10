import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect(): void
  danger?: boolean
  disabled?: boolean
  /** Of several to choose from: whether it is the one. */
  checked?: boolean
}

export interface MenuProps {
  label: string
  actions: readonly MenuAction[]
  /** What is pressed; its text is part of the name, and `label` says what comes of it. */
  trigger?: ReactNode
  className?: string | undefined
}

export const triggerClass = (className: string | undefined): string =>
  classes(
    'relative z-1 inline-flex min-w-7 items-center justify-center rounded-md text-soft transition-colors hover:bg-press hover:text-ink data-[state=open]:bg-press data-[state=open]:text-ink',
    className,
  )

/** What the trigger of a menu shows. */
export const MenuFace = ({ label, trigger }: Pick<MenuProps, 'label' | 'trigger'>) => (
  <>
    {trigger ?? <Ellipsis size={16} className="m-1.5 max-sm:m-3.5" aria-hidden="true" />}
    {trigger && <span className="sr-only">{label}</span>}
  </>
)
