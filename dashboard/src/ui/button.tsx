import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export type Look = 'primary' | 'plain' | 'quiet' | 'danger'

const base =
  'inline-flex items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors disabled:opacity-55 disabled:cursor-not-allowed select-none'
const looks: Record<Look, string> = {
  primary: 'bg-brass text-on-brass hover:bg-brass-deep',
  plain: 'bg-raised text-ink border border-edge hover:bg-well',
  quiet: 'text-soft hover:text-ink hover:bg-well',
  danger: 'bg-bad text-sheet hover:opacity-90',
}
const sizes = {
  small: 'h-7.5 px-2.5 text-sm',
  normal: 'h-9 px-3.5 text-sm',
  large: 'h-10.5 px-5 text-base',
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: keyof typeof sizes
  /** While the request is out: the button keeps its width and cannot be pressed again. */
  busy?: boolean
  icon?: ReactNode
}

export const buttonClasses = (look: Look = 'plain', size: keyof typeof sizes = 'normal'): string =>
  classes(base, looks[look], sizes[size])

export function Button({ look = 'plain', size = 'normal', busy, icon, ...props }: ButtonProps) {
  const { children, className, disabled, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonClasses(look, size), className)}
    >
      {icon}
      {children}
    </button>
  )
}

/** A button that is only a picture; `label` is what it says to who cannot see that. */
export function IconButton({
  label,
  className,
  ...props
}: Omit<ButtonProps, 'children'> & { label: string }) {
  const { icon, busy: _busy, look: _look, size: _size, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-8 items-center justify-center rounded-md text-soft transition-colors hover:bg-well hover:text-ink disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  )
}
