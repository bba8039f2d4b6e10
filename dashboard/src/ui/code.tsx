import { classes } from './classes.ts'
import { CopyButton } from './copy-button.tsx'

interface CodeProps {
  text: string
  wrap?: boolean
  label?: string
  /** Numbers each line, for what is referred to by its line. */
  numbered?: boolean
}

/** `<Code text label wrap numbered>`: text of a machine, to read and to copy; JSON in its colours. */
export function Code({ text, wrap = false, label, numbered }: CodeProps) {
  return (
    <div className="relative overflow-hidden rounded-md border border-ring bg-well">
      {label && (
        <div className="flex h-8 items-center border-line border-b px-3.5 text-soft text-xs">
          {label}
        </div>
      )}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={classes(
          'max-h-96 overflow-auto px-3.5 py-2.5 pe-12 font-mono text-xs/[1.1875rem] focus-visible:-outline-offset-2',
          wrap && 'whitespace-pre-wrap break-words',
        )}
      >
        {numbered ? <Lines text={text} /> : <Coloured text={text} />}
      </pre>
      <div className={classes('absolute end-1 bg-well', label ? 'top-px' : 'top-1')}>
        <CopyButton text={text} label={label ? `Copy: ${label}` : 'Copy'} />
      </div>
    </div>
  )
}

const Lines = ({ text }: { text: string }) =>
  text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .map(({ line, number }) => (
      <span key={number} className="flex gap-4">
        <span
          aria-hidden="true"
          className="w-6 shrink-0 select-none text-end text-faint text-micro"
        >
          {number}
        </span>
        <span className="min-w-0">
          <Coloured text={line} />
          {'\n'}
        </span>
      </span>
    ))

/** A key with its colon, a string, a number or a word of JSON. */
const token =
  /("(?:[^"\\\n]|\\.)*"(?=\s*:))|("(?:[^"\\\n]|\\.)*")|(-?\b\d+(?:\.\d+)?\b|\btrue\b|\bfalse\b|\bnull\b)/g

/** Longer texts stay plain: each token is an element. */
const maxColouredLength = 20_000

function Coloured({ text }: { text: string }) {
  if (!/^\s*[[{"}\]]/.test(text) || text.length > maxColouredLength) return text
  const parts = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [word, key, string] = match
    const look = key ? 'text-ink' : string ? 'text-good' : 'text-info'
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className={look}>
        {word}
      </span>,
    )
    end = match.index + word.length
  }
  return (
    <span className="text-soft">
      {parts}
      {text.slice(end)}
    </span>
  )
}
