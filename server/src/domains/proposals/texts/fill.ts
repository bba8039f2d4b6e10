import { plainCharacters } from '../../../platform/plain-characters.ts'
import { formatValue } from './formats.ts'
import { replaceVariables } from './parse.ts'
import {
  type DraftText,
  type FilledText,
  type Format,
  type Inline,
  type MarkdownBlock,
  mapInlines,
  type Variable,
  visitInlines,
} from './tree.ts'

/** Values of variables. `language` and `currency` decide how dates and amounts are written. */
export interface Values {
  language: string
  currency: string
  contact?: unknown
  organization?: unknown
  owner?: unknown
  proposal?: unknown
  totals?: unknown
  variables?: unknown
}

/** A variable that cannot be filled in. It prevents sending the proposal. */
export interface MissingVariable {
  /** Its path, or the text between the braces. */
  variable: string
  /**
   * `missing`: no value, or a null or blank one. `unknown`: no such variable. `unfit`: the value does not fit the
   * format.
   */
  reason: 'missing' | 'unknown' | 'unfit'
  /** Index of the paragraph, list or table in the text, from 0. */
  block: number
}

export interface Filled<T> {
  tree: T
  missing: MissingVariable[]
}

/** Replaces variables with their values as text. Values are neither parsed nor searched for variables. */
export function fillTexts(text: DraftText, values: Values): Filled<FilledText> {
  const missing: MissingVariable[] = []
  const tree = text.flatMap((block, index): MarkdownBlock[] => {
    const fill = (variable: Variable) => fillVariable(variable, values, index, missing)
    return mapInlines([block], (inlines) => fillInlines(inlines, fill))
  })
  return { tree, missing }
}

/** Fills in a text of one line without parsing it: a title, a name, the subject of a mail. */
export function fillLine(line: string, values: Values): Filled<string> {
  const missing: MissingVariable[] = []
  const fill = (variable: Variable) => fillVariable(variable, values, 0, missing)
  return { tree: replaceVariables(plainCharacters(line), fill), missing }
}

/** Lists the paths in a text in order, each once. */
export function listVariables(text: DraftText): string[] {
  const paths = new Set<string>()
  visitInlines(text, (inline) => {
    if (inline.type === 'variable') paths.add(nameOf(inline))
  })
  return [...paths]
}

function fillInlines(inlines: Inline<Variable>[], fill: (variable: Variable) => string): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    const text = textOf(inline, fill)
    if (text !== null && last?.type === 'text') last.text += text
    else if (text !== null) result.push({ type: 'text', text })
    else if ('children' in inline) {
      result.push({ ...inline, children: fillInlines(inline.children, fill) })
    } else result.push(inline as Inline)
  }
  return result
}

function textOf(inline: Inline<Variable>, fill: (variable: Variable) => string): string | null {
  if (inline.type === 'variable') return fill(inline)
  return inline.type === 'text' ? inline.text : null
}

/** Fills in one variable; a missing one is shown as it was written. */
function fillVariable(
  variable: Variable,
  values: Values,
  block: number,
  missing: MissingVariable[],
): string {
  const value = variable.path === null ? undefined : valueAt(values, variable.path)
  const format = variable.format ?? usualFormat(variable.path ?? '')
  const text = value === undefined ? undefined : formatValue(value, format, values)
  // A line break in a value stays in its paragraph; only an author makes paragraphs.
  if (text !== undefined) return plainCharacters(text).replace(/\n+/g, ' ')
  if (value === undefined && variable.path !== null && variable.fallback !== null) {
    return variable.fallback
  }
  const reason = variable.path === null ? 'unknown' : value === undefined ? 'missing' : 'unfit'
  missing.push({ variable: nameOf(variable), reason, block })
  return variable.raw
}

const dates = ['proposal.date', 'proposal.validUntil', 'proposal.expiresAt']

/**
 * Returns the default format of a path: amounts are in minor units and times in ISO 8601, which people do not read
 * easily.
 */
const usualFormat = (path: string): Format | null => {
  if (path.startsWith('totals.')) return 'money'
  return dates.includes(path) ? 'date' : null
}

const nameOf = (variable: Variable): string =>
  variable.path ?? variable.raw.slice(2, -2).trim().slice(0, 100)

/** Reads own properties only, so that no path reaches built-in members of objects. */
function valueAt(values: Values, path: string): string | number | boolean | undefined {
  let value: unknown = values
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  if (typeof value === 'string') return plainCharacters(value).trim() === '' ? undefined : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
