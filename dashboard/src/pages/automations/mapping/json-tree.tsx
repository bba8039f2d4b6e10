import { useMemo } from 'react'
import { classes } from '../../../ui/classes.ts'
import { type Line, linesOf } from './paths.ts'

interface JsonTreeProps {
  label: string
  value: unknown
  /** Name of the root in expressions: `body`, `event`. */
  root: string
  /** Paths that expressions name: they are tinted. */
  used: ReadonlySet<string>
  /** Takes the path of the line that was pressed. */
  onPick(path: string): void
}

/** `<JsonTree label value root used onPick>`: a body line by line; pressing a line takes its path. */
export function JsonTree({ label, value, root, used, onPick }: JsonTreeProps) {
  const lines = useMemo(() => linesOf(value, root), [value, root])
  return (
    <ol aria-label={label} dir="ltr" className="overflow-x-auto py-2 font-mono text-xs/6">
      {lines.map((line) => (
        <li key={line.number} className="flex min-w-max">
          <span
            aria-hidden="true"
            className="w-11 shrink-0 select-none pe-3.5 text-end text-faint text-micro/6"
          >
            {line.number}
          </span>
          <Text line={line} isUsed={line.path !== null && used.has(line.path)} onPick={onPick} />
        </li>
      ))}
    </ol>
  )
}

interface TextProps {
  line: Line
  isUsed: boolean
  onPick(path: string): void
}

/** Spaces of the layout; a class cannot say how many. */
const inset = (indent: number): string => '\u00a0\u00a0'.repeat(indent)

function Text({ line: { indent, key, path, text }, isUsed, onPick }: TextProps) {
  const words = (
    <>
      {key && (
        <>
          <span
            className={classes('rounded-xs px-0.5 text-ink', isUsed && 'bg-info-wash text-info')}
          >
            {key}
          </span>
          <span className="text-soft">: </span>
        </>
      )}
      <span className={classes('px-0.5', !key && isUsed && 'rounded-xs bg-info-wash')}>
        <Value text={text} />
      </span>
    </>
  )
  if (path === null) {
    return (
      <span className="whitespace-pre">
        {inset(indent)}
        {words}
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={() => onPick(path)}
      title={`Use ${path}`}
      className="group min-h-6 w-full whitespace-pre pe-4 text-start hover:bg-hover focus-visible:-outline-offset-2"
    >
      {inset(indent)}
      {words}
      <span
        aria-hidden="true"
        className="ms-2 font-sans text-brass opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        Use
      </span>
    </button>
  )
}

const maxText = 160

function Value({ text }: { text: string }) {
  const short = text.length > maxText ? `${text.slice(0, maxText)}…` : text
  const look = short.startsWith('"')
    ? 'text-good'
    : /^[-\dtfn]/.test(short)
      ? 'text-info'
      : 'text-soft'
  return <span className={look}>{short}</span>
}
