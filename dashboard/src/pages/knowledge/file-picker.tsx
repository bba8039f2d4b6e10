import { useRef } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'

/** A button that asks for files. */
export function FilePicker({ onFiles, ...props }: ButtonProps & { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  )
}
