import type { ASTNode } from '@marcbachmann/cel-js'
import { childrenOf } from './tree.ts'

/** What takes a time that grows no faster than the values it looks at. No `matches`: a regular expression may take for ever. */
const functions: ReadonlySet<string> = new Set([
  'bool',
  'contains',
  'double',
  'duration',
  'endsWith',
  'has',
  'int',
  'lowerAscii',
  'size',
  'startsWith',
  'string',
  'timestamp',
  'trim',
  'upperAscii',
])

const loops: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'filter'])

/**
 * Refuses what could take longer than in proportion to the event: loops in loops, loops over made-up
 * lists or that look at the rest of the event, functions not listed here, and building of values with
 * `+`. Returns the number of nodes.
 */
export function requireBounded(node: ASTNode, isInLoop = false): number {
  if (node.op === '+') throw fault(node, 'filters compare; they do not add or join with +')
  if (node.op === 'id' && node.args === 'data' && isInLoop) {
    throw fault(node, 'a loop may look at its own variable, not at data')
  }
  if (node.op === 'call' || node.op === 'rcall') {
    const [name] = node.args
    if (node.op === 'rcall' && loops.has(name)) {
      if (isInLoop) throw fault(node, 'a loop may hold no other loop')
      return 1 + boundLoop(node.args[1], node.args[2])
    }
    if (!functions.has(name)) throw unknown(node, name)
  }
  return childrenOf(node).reduce((sum, child) => sum + requireBounded(child, isInLoop), 1)
}

function boundLoop(list: ASTNode, body: ASTNode[]): number {
  if (!isPath(list)) throw fault(list, 'a loop goes over a field of data')
  const nodes = body.reduce((sum, child) => sum + requireBounded(child, true), 0)
  return nodes + requireBounded(list)
}

/** Such as `data.custom["labels"]`. */
function isPath(node: ASTNode): boolean {
  if (node.op === 'id') return node.args === 'data'
  if (node.op === '.') return isPath(node.args[0])
  return node.op === '[]' && isPath(node.args[0]) && node.args[1].op === 'value'
}

const unknown = (node: ASTNode, name: string): Error =>
  fault(node, `there is no function ${name}; there are ${[...functions, ...loops].join(', ')}`)

const fault = ({ range }: ASTNode, message: string): Error =>
  Object.assign(new Error(message), { range })
