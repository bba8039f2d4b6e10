import { useState } from 'react'
import { TextArea } from '../../../ui/field.tsx'

interface HeaderLinesProps {
  headers: Readonly<Record<string, string>>
  onChange(headers: Record<string, string>): void
}

/** Headers as lines; everyone who can read the automation sees them. */
export function HeaderLines({ headers, onChange }: HeaderLinesProps) {
  const [typed, setTyped] = useState('')
  // A line without a colon is no header yet. Once the headers are others, such as those of the next action, they count.
  const isTyped = JSON.stringify(headersIn(typed)) === JSON.stringify(headers)
  const text = isTyped ? typed : linesOf(headers)
  return (
    <TextArea
      label="Headers (optional)"
      rows={2}
      dir="ltr"
      value={text}
      placeholder="X-Topic: orders"
      error={faultIn(text)}
      hint="One on each line. Members can read them, so leave out credentials."
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(headersIn(target.value))
      }}
    />
  )
}

/** Returns an error if a line has no colon, because the request would leave it out. */
function faultIn(text: string): string | null {
  const at = text.split('\n').findIndex((line) => line.trim() && !/^[^:]*\S[^:]*:/.test(line))
  return at < 0 ? null : `Line ${at + 1} needs a name and a colon, such as X-Topic: orders.`
}

const linesOf = (headers: HeaderLinesProps['headers']): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf(':')
      const name = line.slice(0, at).trim()
      return at > 0 && name ? [[name, line.slice(at + 1).trim()]] : []
    }),
  )
