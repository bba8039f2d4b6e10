import type { ASTNode } from '@marcbachmann/cel-js'
import { mappingRoots } from './bounds.ts'
import { ExpressionFault } from './environment.ts'
import { findSimilar, isSimilar } from './similar-path.ts'
import { read } from './values.ts'
import { typeOfValue } from './wording.ts'

/** A path that an expression reads, such as `body.address.country`. */
export interface ReadPath {
  text: string
  /** Names and indexes after the root. */
  keys: (string | number)[]
  root: string
  start: number
  end: number
}

/** Returns the path that a node of the form `body.a["b"]` reads. */
export function readPathOf(node: ASTNode): ReadPath {
  const keys: (string | number)[] = []
  let first = node
  while (first.op === '.' || first.op === '[]') {
    const key: unknown = first.op === '.' ? first.args[1] : (first.args[1] as ASTNode).args
    keys.unshift(typeof key === 'string' ? key : Number(key))
    first = first.args[0]
  }
  const [start, end] = [first.range.start, node.range.end]
  return { text: node.input.slice(start, end), keys, root: String(first.args), start, end }
}

const places: Readonly<Record<string, string>> = {
  ...{ headers: 'the headers', query: 'the query', record: 'this record' },
  steps: 'the results of earlier actions',
}
const placeOf = (root: string): string => places[root] ?? 'this event'

const inputAt = ({ root, keys }: ReadPath, input: object): unknown =>
  keys.reduce<unknown>(read, read(input, root))

/** True if the input has no such place, whereas one that holds null is there. */
function isMissing({ root, keys }: ReadPath, input: object): boolean {
  const last = keys.at(-1)
  if (last === undefined) return read(input, root) === null
  const above = keys.slice(0, -1).reduce<unknown>(read, read(input, root))
  if (typeof above !== 'object' || above === null) return true
  return Array.isArray(above) ? !(Number(last) in above) : !Object.hasOwn(above, String(last))
}

/** A path that the input does not have, and the one that was probably meant. */
export interface Missing {
  path: string
  suggestion: string | null
}

/** Returns the first path that is missing in the part of the input that is there. */
export function findMissing(reads: readonly ReadPath[], input: object): Missing | null {
  const missing = reads.find((one) => read(input, one.root) !== null && isMissing(one, input))
  return missing ? { path: missing.text, suggestion: suggestionFor(missing, input) } : null
}

function suggestionFor({ root, keys, text }: ReadPath, input: object): string | null {
  const name = keys.findLast((key) => typeof key === 'string')
  if (typeof name !== 'string') return null
  return findSimilar({ name, root, parent: text.replace(/(?:\.\w+|\[[^\]]*\])$/, '') }, input)
}

const question = (suggestion: string | null): string =>
  suggestion === null ? '' : `. Did you mean \`${suggestion}\`?`

/**
 * Explains a fault by the input that the expression had: which path is missing, null or of another type, and which was
 * probably meant.
 */
export function explain(
  fault: ExpressionFault,
  reads: readonly ReadPath[],
  input: object,
): ExpressionFault {
  if (fault.code !== 'validation_error') return fault
  const unknown = /^unknown name (\S+)$/.exec(fault.message)?.[1]
  if (unknown) return withMessage(fault, unknownName(unknown, input))
  const { start, end } = fault.position ?? { start: 0, end: Number.POSITIVE_INFINITY }
  const involved = reads.filter((one) => one.start < end && one.end > start)
  const empty = involved.find((one) => inputAt(one, input) === null)
  if (empty && /\bnull\b/.test(fault.message)) {
    const message = isMissing(empty, input)
      ? `\`${empty.text}\` is missing in ${placeOf(empty.root)}${question(suggestionFor(empty, input))}`
      : `\`${empty.text}\` is null in ${placeOf(empty.root)}`
    return withMessage(fault, message, empty)
  }
  const [only, ...others] = involved
  const saysType = / needs a (?:text|list|number)\b(?!.*, not )| cannot /.test(fault.message)
  if (!only || others.length > 0 || !saysType) return fault
  const fact = `\`${only.text}\` is ${typeOfValue(inputAt(only, input))} in ${placeOf(only.root)}`
  return withMessage(fault, `${fault.message}. ${fact}`)
}

function unknownName(name: string, input: object): string {
  const root = mappingRoots.find((one) => isSimilar(one, name))
  return `\`${name}\` is not known${question(root ?? findSimilar({ name }, input)) || `. Begin with ${mappingRoots.join(', ')}`}`
}

const withMessage = (
  { position, code }: ExpressionFault,
  message: string,
  place: { start: number; end: number } | null = position,
): ExpressionFault =>
  new ExpressionFault(message, place && { start: place.start, end: place.end }, code)
