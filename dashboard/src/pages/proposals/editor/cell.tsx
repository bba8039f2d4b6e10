import { memo } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useTypedText } from '../../../ui/typed-text.ts'

interface CellProps {
  label: string
  value: string
  /** Returns what is wrong with the text, or null. */
  onChange(text: string): string | null
  className?: string
  end?: boolean
  placeholder?: string
  isRefused?: boolean
  onPaste?: ((text: string) => boolean) | undefined
  onEnter?: (() => void) | undefined
}

const cellLook =
  'h-7.5 w-full min-w-0 rounded-chip bg-transparent px-1.5 text-sm outline-none hover:bg-press focus:bg-field focus:outline-2 focus:outline-focus aria-invalid:bg-bad-wash aria-invalid:text-bad max-sm:h-11 max-sm:text-[1rem] placeholder:text-faint'

/** A field of a row, without an edge until it is used. A text that cannot be read stays, marked. */
export const Cell = memo(function Cell(props: CellProps) {
  const { label, value, onChange, className, end, placeholder, isRefused, onPaste, onEnter } = props
  const { text, fault, input, onFocus, onType, onBlur } = useTypedText(label, value, onChange)
  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={fault !== null || isRefused || undefined}
      title={fault ?? undefined}
      data-path={fault === null ? undefined : label}
      dir={end ? undefined : 'auto'}
      autoComplete="off"
      inputMode={end ? 'decimal' : undefined}
      placeholder={placeholder}
      value={text}
      onFocus={({ target }) => {
        onFocus()
        if (end) target.select()
      }}
      onBlur={onBlur}
      onChange={({ target }) => onType(target.value)}
      onPaste={(event) => {
        if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        onEnter?.()
      }}
      className={classes(cellLook, end && 'text-end tabular-nums', className)}
    />
  )
})
