import { memo, useState } from 'react'
import { classes } from '../../../ui/classes.ts'

interface CellProps {
  label: string
  value: string
  /** What was typed; false where it cannot be that. */
  onChange(text: string): boolean
  className?: string
  end?: boolean
  placeholder?: string
  isRefused?: boolean
  onPaste?: ((text: string) => boolean) | undefined
  onEnter?: (() => void) | undefined
}

const cellLook =
  'h-7.5 w-full min-w-0 rounded-chip bg-transparent px-1.5 text-sm outline-none hover:bg-press focus:bg-field focus:outline-2 focus:outline-focus aria-invalid:bg-bad-wash aria-invalid:text-bad max-sm:h-11 max-sm:text-[1rem] placeholder:text-faint'

/** A field of a row, without an edge until it is used. It shows what is typed, until it is left. */
export const Cell = memo(function Cell(props: CellProps) {
  const { label, value, onChange, className, end, placeholder, isRefused, onPaste, onEnter } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || isRefused || undefined}
      dir={end ? undefined : 'auto'}
      autoComplete="off"
      inputMode={end ? 'decimal' : undefined}
      placeholder={placeholder}
      value={typed ?? value}
      onFocus={({ target }) => {
        setTyped(value)
        if (end) target.select()
      }}
      onBlur={() => {
        setTyped(null)
        setWrong(false)
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        setWrong(!onChange(target.value))
      }}
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
