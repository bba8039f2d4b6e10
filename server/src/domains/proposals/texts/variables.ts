import type { Format, Variable } from './tree.ts'

const roots = 'contact|organization|owner|proposal|totals|variables'
const pathForm = new RegExp(`^(?:${roots})(?:\\.[A-Za-z_][\\w-]{0,63}){1,4}$`)
const filterForm = /\s*\|\s*(?:default\s*:\s*"((?:[^"\\]|\\.)*)"|(date|money|number))\s*/y

/** Braces and what stands between them on one line; a brace inside of quotes ends nothing. */
const bracesForm = /\{\{((?:"(?:[^"\\\n]|\\[^\n]){0,1000}"|[^{}"\n]){1,1000})\}\}/g

/** Calls back for each `{{…}}` that no backslash escapes, and returns the source with the replacements. */
export function replaceVariables(
  source: string,
  replacement: (variable: Variable) => string,
): string {
  if (!source.includes('{{')) return source
  return source.replace(bracesForm, (raw, inner: string, offset: number) =>
    isEscaped(source, offset) ? raw : replacement(parseVariable(raw, inner)),
  )
}

function isEscaped(source: string, offset: number): boolean {
  let first = offset
  while (source[first - 1] === '\\') first--
  return (offset - first) % 2 === 1
}

function parseVariable(raw: string, inner: string): Variable {
  const unknown: Variable = { type: 'variable', raw, path: null, format: null, fallback: null }
  const end = inner.search(/[|\s]*(?:\||$)/)
  const path = inner.slice(0, end).trim()
  if (!pathForm.test(path)) return unknown
  let format: Format | null = null
  let fallback: string | null = null
  filterForm.lastIndex = end
  while (filterForm.lastIndex < inner.length) {
    const rest = inner.slice(filterForm.lastIndex)
    if (rest.trim() === '') break
    const match = filterForm.exec(inner)
    if (!match) return unknown
    if (match[1] !== undefined) fallback = match[1].replace(/\\(.)/g, '$1')
    else format = match[2] as Format
  }
  return { type: 'variable', raw, path, format, fallback }
}
