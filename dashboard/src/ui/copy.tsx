import { Check, Copy as CopyIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

function useCopied(text: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1_600)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, () => void navigator.clipboard.writeText(text).then(() => setCopied(true))]
}

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, copy] = useCopied(text)
  return (
    <IconButton
      label={copied ? 'Copied' : label}
      onClick={copy}
      icon={copied ? <Check size={15} className="text-good" /> : <CopyIcon size={15} />}
    />
  )
}

/** Text of a machine, to read and to copy. */
export function Code({
  text,
  wrap = false,
  label,
}: {
  text: string
  wrap?: boolean
  label?: string
}) {
  return (
    <div className="group relative overflow-hidden rounded-md border border-line bg-well">
      {label && (
        <div className="border-line border-b px-3.5 py-1.5 text-faint text-xs">{label}</div>
      )}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={classes(
          'max-h-96 overflow-auto px-3.5 py-3 pe-12 font-mono text-xs leading-relaxed',
          wrap && 'whitespace-pre-wrap break-words',
        )}
      >
        {text}
      </pre>
      <div className={classes('absolute end-1.5', label ? 'top-0' : 'top-1.5')}>
        <CopyButton text={text} label={label ? `Copy: ${label}` : 'Copy'} />
      </div>
    </div>
  )
}

/** An id: short to the eye, whole to the clipboard. */
export function Id({ value }: { value: string }) {
  const [copied, copy] = useCopied(value)
  return (
    <button
      type="button"
      onClick={copy}
      title={copied ? 'Copied' : `Copy ${value}`}
      className="rounded-sm font-mono text-faint text-xs hover:text-ink"
    >
      {value.length > 18 ? `${value.slice(0, 8)}…${value.slice(-5)}` : value}
      <span className="sr-only">{copied ? 'copied' : 'copy'}</span>
    </button>
  )
}
