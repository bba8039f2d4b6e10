import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type markdownIt from 'markdown-it'
import { plainCharacters } from '../../../platform/plain-characters.ts'
import { convertTokens } from './tokens.ts'
import { type DraftText, type Format, TextFault, textBounds, type Variable } from './tree.ts'

/** What the parser keeps for one text: the variables stand in the source as `{{<mark><number>}}`. */
type Environment = {
  mark: string
  variables: Variable[]
}

const linkForm = /^(?:https?:\/\/|mailto:)[^\s]/i
/** The PDF's engine refuses more than 8,000 characters, after they are encoded. */
const maxUrlLength = 2_000
const imageForm = /^img_[A-Za-z0-9]{1,40}$/

/**
 * Parses CommonMark with tables into nodes that are allowed. HTML and addresses of other schemes are
 * shown as the text they are. Throws a `TextFault` beyond `textBounds`.
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
 * Whoever writes a proposal sees a preview after each key, of which one text is new. A tree takes some 20 times
 * its source; nobody changes one.
 */
const parsed = new LRUCache<string, DraftText>({ maxSize: 300_000 })

function parse(source: string, keepsLines: boolean): DraftText {
  const text = plainCharacters(source)
  if (countCharacters(text) > textBounds.characters) {
    throw new TextFault(`A text has at most ${textBounds.characters} characters. Split it.`)
  }
  const environment: Environment = { mark: unusedMark(text), variables: [] }
  // Before the parser sees it: a filter's bar would otherwise end the cell of a table.
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

type Parser = ReturnType<typeof markdownIt>

let parser: Parser | undefined

/** Loaded with the first text: it takes a hundredth of a start. */
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

/** One that the text does not hold, so that nobody can write what stands for a variable. */
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

/** What is beyond the bounds of a text is named among the problems, and shows nothing. */
export function treeOf(source: string): DraftText {
  try {
    return parseText(source)
  } catch (error) {
    if (error instanceof TextFault) return []
    throw error
  }
}
