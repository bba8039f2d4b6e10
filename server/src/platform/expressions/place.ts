import { ExpressionFault } from './environment.ts'

/** What stands between double braces: an expression, and what Liquid does with its value. */
export interface Place {
  expression: string
  /** In their order. */
  modifiers: readonly ((value: unknown) => unknown)[]
}

const ofText =
  (modify: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? modify(value) : value

const plain: Readonly<Record<string, Place['modifiers'][number]>> = {
  downcase: ofText((text) => text.toLowerCase()),
  strip: ofText((text) => text.trim()),
  upcase: ofText((text) => text.toUpperCase()),
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** @throws ExpressionFault for a modifier that there is not; the expression is not read */
export function readPlace(source: string): Place {
  const [expression = '', ...modifiers] = partsOf(source)
  return { expression: expression.trim(), modifiers: modifiers.map(readModifier) }
}

/** Texts in either quotes, `||`, and a bar by itself. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\|\||\||[^|"']+|["']/gs

/** Between the bars that stand by themselves: CEL has none. */
function partsOf(source: string): string[] {
  const parts = ['']
  for (const [token] of source.matchAll(tokens)) {
    if (token === '|') parts.push('')
    else parts.push(`${parts.pop()}${token}`)
  }
  return parts
}

const fallbackForm = /^default\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/s

function readModifier(source: string): Place['modifiers'][number] {
  const name = source.trim()
  const fallback = fallbackForm.exec(name)
  if (fallback) {
    const text = (fallback[1] ?? fallback[2] ?? '').replace(/\\(.)/gs, '$1')
    return (value) => (isBlank(value) ? text : value)
  }
  const modifier = Object.hasOwn(plain, name) ? plain[name] : undefined
  if (modifier) return modifier
  throw new ExpressionFault(
    `after | there may be default: "…", ${Object.keys(plain).join(', ')}, not ${name.slice(0, 50) || 'nothing'}`,
  )
}
