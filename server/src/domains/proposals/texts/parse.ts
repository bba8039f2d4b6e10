import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type markdownIt from 'markdown-it'
import { plainCharacters } from '../../../platform/plain-characters.ts'
import { convertTokens } from './tokens.ts'
import { type DraftText, type Format, TextFault, textBounds, type Variable } from './tree.ts'

/** State of the parser for one text. In the source, variables are replaced by `{{<mark><number>}}`. */
type Environment = {
  mark: string
  variables: Variable[]
}

const linkForm = /^(?:https?:\/\/|mailto:)[^\s]/i
/** Limit of an address. The PDF engine refuses more than 8,000 characters after encoding. */
const maxUrlLength = 2_000
const imageForm = /^img_[A-Za-z0-9]{1,40}$/

/**
 * Parses CommonMark with tables into the allowed nodes. HTML, and addresses with other schemes, are shown as text.
 * Throws a `TextFault` beyond `textBounds`.
 */
export function parseText(source: string, { keepsLines = false } = {}): DraftText {
  const key = keepsLines ? `\n${source}` : source
  const known = parsed.get(key)
  if (known) return known
  const tree = parse(source, keepsLines)
  parsed.set(key, tree, { size: source.length + 1 })
  return tree
}

/**
 * Caches parsed texts. The editor requests a preview after each keystroke, in which only one text is new. A tree takes
 * about 20 times its source and is never changed.
 */
const parsed = new LRUCache<string, DraftText>({ maxSize: 300_000 })

function parse(source: string, keepsLines: boolean): DraftText {
  const text = plainCharacters(source)
  if (countCharacters(text) > textBounds.characters) {
    throw new TextFault(`A text can have up to ${textBounds.characters} characters. Split it.`)
  }
  const environment: Environment = { mark: unusedMark(text), variables: [] }
  // Runs before the parser, because the bar of a filter would end the cell of a table.
  const marked = replaceVariables(text, (variable) => {
    environment.variables.push(variable)
    return `{{${environment.mark}${environment.variables.length - 1}}}`
  })
  const { mark, variables } = environment
  const marks = new RegExp(`\\{\\{${mark}(\\d+)\\}\\}`, 'g')
  const restore = (part: string) =>
    part.replace(marks, (whole, index) => variables[Number(index)]?.raw ?? whole)
  return convertTokens(getParser().parse(marked, environment), { restore, imageForm, keepsLines })
}

const roots = 'contact|organization|owner|proposal|totals|variables'
const pathForm = new RegExp(`^(?:${roots})(?:\\.[A-Za-z_][\\w-]{0,63}){1,4}$`)
const filterForm = /\s*\|\s*(?:default\s*:\s*"((?:[^"\\]|\\.)*)"|(date|money|number))\s*/y

/** Braces and the text between them, on one line. A brace inside quotes does not end it. */
const bracesForm = /\{\{((?:"(?:[^"\\\n]|\\[^\n]){0,1000}"|[^{}"\n]){1,1000})\}\}/g

/** Calls back for each `{{…}}` without a backslash before it, and returns the source with the replacements. */
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

type Parser = ReturnType<typeof markdownIt>

let parser: Parser | undefined

/** Loads the parser with the first text, because it takes a hundredth of the time to start. */
const getParser = (): Parser => (parser ??= createParser())

function createParser(): Parser {
  const create = createRequire(import.meta.url)('markdown-it') as typeof markdownIt
  const parser = create('commonmark', { html: false, maxNesting: 2 * textBounds.depth }).enable(
    'table',
  )
  parser.validateLink = (url) =>
    url.length <= maxUrlLength && (linkForm.test(url) || imageForm.test(url))
  parser.inline.ruler.before('escape', 'variable', (state, silent) => {
    const { mark, variables } = state.env as Environment
    const start = `{{${mark}`
    if (!state.src.startsWith(start, state.pos)) return false
    const end = state.src.indexOf('}}', state.pos)
    const variable = variables[Number(state.src.slice(state.pos + start.length, end))]
    if (end < 0 || !variable) return false
    if (!silent) state.push('variable', '', 0).meta = { ...variable }
    state.pos = end + 2
    return true
  })
  return parser
}

/** Returns a mark that the text does not contain, so that no author can write a placeholder. */
function unusedMark(text: string): string {
  let mark = 'v'
  while (text.includes(`{{${mark}`)) mark += 'v'
  return mark
}

function countCharacters(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xdc00) count++
  }
  return count
}

/** Parses a text; one beyond the limits shows nothing, and problems report it. */
export function treeOf(source: string): DraftText {
  try {
    return parseText(source)
  } catch (error) {
    if (error instanceof TextFault) return []
    throw error
  }
}
