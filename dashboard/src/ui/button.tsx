import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

/**
 * `primary` is the plate, once a view; `plain` has an edge; `quiet` is text; `danger` is edged with red
 * text; `destroy` is filled red, in the dialog that confirms.
 */
export type Look = 'primary' | 'plain' | 'quiet' | 'danger' | 'destroy'

const base =
  'inline-flex max-w-full items-center justify-center whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50'
const edged = 'border border-line2 bg-raised shadow-control hover:bg-hover active:bg-press'
const looks: Record<Look, string> = {
  primary: 'plate font-name',
  plain: `${edged} text-ink font-label`,
  quiet: 'text-soft font-label hover:bg-press hover:text-ink',
  danger: `${edged} text-bad font-label`,
  destroy: 'border border-transparent bg-bad text-sheet font-name hover:opacity-90',
}
const sizes = {
  small: 'h-6.5 gap-1.5 rounded-chip px-2 text-xs max-sm:h-11 max-sm:px-3 [&_svg]:size-3.5',
  normal: 'h-7.5 gap-2 rounded-md px-2.5 text-sm max-sm:h-11 max-sm:px-4 [&_svg]:size-4',
  large: 'h-9.5 gap-2 rounded-md px-4 text-base max-sm:h-11 [&_svg]:size-4',
  public: 'h-11.5 gap-2.5 rounded-lg px-5 text-base [&_svg]:size-4.5',
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: keyof typeof sizes
  /** While the request is out: the label stays, a ring takes the icon's place, a second press does nothing. */
  busy?: boolean
  icon?: ReactNode
  /** Why it cannot be pressed now. It can still be focused, so the reason is read out. */
  why?: string | undefined
}

export const buttonClasses = (look: Look = 'plain', size: keyof typeof sizes = 'normal'): string =>
  classes(base, looks[look], sizes[size])

/** `<Button look size icon busy why onClick>` */
export function Button({
  look = 'plain',
  size = 'normal',
  busy,
  icon,
  why,
  ...props
}: ButtonProps) {
  const { children, className, disabled, onClick, ...rest } = props
  const id = useId()
  const refuse = (event: MouseEvent): void => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      onClick={why ? refuse : onClick}
      disabled={disabled || busy}
      aria-disabled={why ? true : undefined}
      aria-describedby={why ? id : rest['aria-describedby']}
      title={why ?? rest.title}
      aria-busy={busy || undefined}
      className={classes(buttonClasses(look, size), busy && 'opacity-80!', className)}
    >
      {busy ? <Ring /> : icon}
      {children}
      {why && (
        <span id={id} hidden>
          {why}
        </span>
      )}
    </button>
  )
}

const Ring = () => (
  <span
    aria-hidden="true"
    className="size-3.5 shrink-0 animate-[turn_700ms_linear_infinite] rounded-full border-[1.5px] border-current border-e-transparent"
  />
)

/** `<IconButton label icon keys onClick>`: a picture alone, with a tip that says its name and its key. */
export function IconButton({
  label,
  keys,
  className,
  ...props
}: Omit<ButtonProps, 'children'> & { label: string; keys?: string }) {
  const { icon, busy: _busy, look: _look, size: _size, why, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={why ?? (keys ? `${label} (${keys})` : label)}
      aria-disabled={why ? true : undefined}
      onClick={why ? (event) => event.preventDefault() : rest.onClick}
      className={classes(
        'inline-flex size-7.5 shrink-0 items-center justify-center rounded-md text-soft transition-colors hover:bg-press hover:text-ink disabled:opacity-50 aria-disabled:opacity-50 max-sm:size-11',
        className,
      )}
    >
      {icon}
    </button>
  )
}
