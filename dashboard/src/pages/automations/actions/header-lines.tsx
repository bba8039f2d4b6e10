import { useState } from 'react'
import { TextArea } from '../../../ui/field.tsx'

interface HeaderLinesProps {
  headers: Readonly<Record<string, string>>
  onChange(headers: Record<string, string>): void
}

/** Headers as lines; everyone who can read the automation sees them. */
export function HeaderLines({ headers, onChange }: HeaderLinesProps) {
  const [text, setText] = useState(() =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  )
  return (
    <TextArea
      label="Headers (optional)"
      rows={2}
      dir="ltr"
      value={text}
      placeholder="X-Topic: orders"
      hint="One on each line. Members can read them, so leave out credentials."
      onChange={({ target }) => {
        setText(target.value)
        onChange(headersIn(target.value))
      }}
    />
  )
}

const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf(':')
      const name = line.slice(0, at).trim()
      return at > 0 && name ? [[name, line.slice(at + 1).trim()]] : []
    }),
  )
