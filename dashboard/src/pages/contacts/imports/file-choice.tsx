import { useRef } from 'react'
import { Button, type ButtonProps } from '../../../ui/button.tsx'

const accepted = '.csv,.tsv,.txt,.xlsx,.vcf,.vcard,.ndjson,.jsonl'

/** `<FileChoice onFile>`: a button that asks for one file of contacts. */
export function FileChoice({ onFile, ...props }: ButtonProps & { onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label="File of contacts"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  )
}
