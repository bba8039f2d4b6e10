import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'

/** Whether the text was copied a moment ago, and what copies it. */
export function useCopied(text: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1_600)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, () => void navigator.clipboard.writeText(text).then(() => setCopied(true))]
}

/** `<CopyButton text label>`: the picture turns into a tick when the text is copied. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, copy] = useCopied(text)
  return (
    <IconButton
      label={copied ? 'Copied' : label}
      onClick={copy}
      icon={copied ? <Check size={16} className="text-good" /> : <Copy size={16} />}
    />
  )
}
