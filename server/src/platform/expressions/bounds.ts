import type { ASTNode } from '@marcbachmann/cel-js'
import { childrenOf } from './durations.ts'
import { isSimilar } from './similar-path.ts'

/**
 * Functions whose time grows no faster than the values they read. `matches` is missing: a regular expression can take
 * exponential time.
 */
const shared = [
  ...['bool', 'contains', 'double', 'duration', 'endsWith', 'has', 'int', 'lowerAscii', 'size'],
  ...['startsWith', 'string', 'timestamp', 'trim', 'upperAscii'],
]

const quantifiers = ['all', 'exists', 'exists_one', 'filter']

/** Functions and values that one kind of expression can use. */
export interface Rules {
  /** Names of the input values: `data`. */
  roots: ReadonlySet<string>
  functions: ReadonlySet<string>
  loops: ReadonlySet<string>
  /** Functions that are too slow to call for each element. */
  slow: ReadonlySet<string>
  /** True if `+` can join texts outside loops, and a loop can run over the result of another loop or `split`. */
  builds: boolean
  /** Name of the input values in error messages. */
  data: string
}

export const filterRules: Rules = {
  roots: new Set(['data']),
  functions: new Set(shared),
  loops: new Set(quantifiers),
  slow: new Set(),
  builds: false,
  data: 'data',
}

export const mappingRoots = ['body', 'event', 'headers', 'query', 'record', 'steps', 'text']

export const mappingRules: Rules = {
  roots: new Set(mappingRoots),
  functions: new Set(
    [
      ...[...shared, 'e164', 'first', 'join', 'lower', 'orNull', 'parseJson', 'parseTime'],
      ...['split', 'upper'],
    ].sort(),
  ),
  loops: new Set([...quantifiers, 'map']),
  slow: new Set(['duration', 'e164', 'parseJson', 'parseTime', 'timestamp']),
  builds: true,
  data: 'the input',
}

/** Cost of an expression, known before it runs. */
export interface ExpressionCost {
  /** Most steps of one run, without its loops. */
  nodes: number
  /** Loops: the list that each runs over, and the steps for each element. */
  loops: { list: ASTNode; nodes: number }[]
}

/**
 * Rejects expressions whose time could grow faster than the input: nested loops, loops over constructed lists, loops
 * that read the rest of the input, functions that are not listed, and construction of values.
 */
export function requireBounded(node: ASTNode, rules: Rules): ExpressionCost {
  const bound: ExpressionCost = { nodes: 0, loops: [] }
  visit(node, { rules, bound, isInLoop: false })
  return bound
}

interface Place {
  rules: Rules
  bound: ExpressionCost
  isInLoop: boolean
}

function visit(node: ASTNode, place: Place): void {
  place.bound.nodes++
  if (node.op === 'rcall' && place.rules.loops.has(node.args[0])) {
    visitLoop(node, place)
    return
  }
  requireAllowed(node, place)
  for (const child of childrenOf(node)) visit(child, place)
}

function requireAllowed(node: ASTNode, { rules, isInLoop }: Place): void {
  if (node.op === '+' && !rules.builds) {
    throw fault(node, 'filters compare values and cannot add or join with +')
  }
  if (node.op === '+' && isInLoop) throw fault(node, 'a loop cannot join with +')
  if (node.op === 'id' && rules.roots.has(node.args) && isInLoop) {
    throw fault(node, `a loop can read only its own variable, not ${rules.data}`)
  }
  if (node.op !== 'call' && node.op !== 'rcall') return
  const [name] = node.args
  if (!rules.functions.has(name)) throw unknown(node, name, rules)
  if (isInLoop && rules.slow.has(name)) throw fault(node, `${name} is too slow for a loop`)
}

function visitLoop(node: ASTNode & { op: 'rcall' }, place: Place): void {
  const { rules, bound, isInLoop } = place
  const [, list, body] = node.args
  if (isInLoop) throw fault(node, 'a loop cannot contain another loop')
  const base = baseOf(list, rules)
  if (!base) throw fault(list, `a loop must run over a field of ${rules.data}`)
  const before = bound.nodes
  for (const child of body) visit(child, { ...place, isInLoop: true })
  bound.loops.push({ list: base, nodes: bound.nodes - before })
  visit(list, place)
}

/** Returns the path that a loop runs over, possibly through other loops, or null. */
function baseOf(list: ASTNode, rules: Rules): ASTNode | null {
  if (isPath(list, rules.roots)) return list
  if (!rules.builds) return null
  if (list.op === 'rcall' && rules.loops.has(list.args[0])) return baseOf(list.args[1], rules)
  if (list.op !== 'call' || list.args[0] !== 'split') return null
  const [text] = list.args[1]
  return text && isPath(text, rules.roots) ? text : null
}

/** Returns true for a path such as `data.custom["labels"]`. */
export function isPath(node: ASTNode, roots: ReadonlySet<string>): boolean {
  if (node.op === 'id') return roots.has(node.args)
  if (node.op === '.') return isPath(node.args[0], roots)
  return node.op === '[]' && isPath(node.args[0], roots) && node.args[1].op === 'value'
}

function unknown(node: ASTNode, name: string, { functions, loops }: Rules): Error {
  const names = [...functions, ...loops]
  const similar = names.find((one) => isSimilar(one, name))
  const advice = similar ? `Did you mean \`${similar}\`?` : `Use one of ${names.join(', ')}`
  return fault(node, `unknown function ${name}. ${advice}`)
}

const fault = ({ range }: ASTNode, message: string): Error =>
  Object.assign(new Error(message), { range })
