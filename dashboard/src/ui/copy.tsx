import { useCopied } from './copy-button.tsx'

export { Code } from './code.tsx'
export { CopyButton } from './copy-button.tsx'

/** `<Id value>`: short to the eye, whole to the clipboard. */
export function Id({ value }: { value: string }) {
  const [copied, copy] = useCopied(value)
  return (
    <button
      type="button"
      onClick={copy}
      title={copied ? 'Copied' : `Copy ${value}`}
      className="rounded-xs font-mono text-faint text-xs hover:text-ink"
    >
      {value.length > 18 ? `${value.slice(0, 8)}…${value.slice(-5)}` : value}
      <span className="sr-only">{copied ? 'copied' : 'copy'}</span>
    </button>
  )
}
