import { type ASTNode, Environment } from '@marcbachmann/cel-js'
import { ApiError } from '../../../platform/errors.ts'
import type { Operator } from './fields.ts'
import { type Comparison, type Condition, comparisonOf, requireBounded } from './filter.ts'
import type { Refuse } from './values.ts'

const environment = new Environment({
  homogeneousAggregateLiterals: false,
  limits: { maxAstNodes: 1_500, maxDepth: 120, maxListElements: 500, maxCallArguments: 3 },
})

const spellings: Partial<Record<Operator, string>> = {
  eq: '==',
  ne: '!=',
  nin: '!(… in […])',
  contains: 'contains()',
  startsWith: 'startsWith()',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  between: 'between()',
  withinLast: 'withinLast()',
  exists: 'has()',
}
const spell = (op: Operator): string => spellings[op] ?? op

const comparisons: Readonly<Record<string, { op: Operator; turned: Operator }>> = {
  '==': { op: 'eq', turned: 'eq' },
  '!=': { op: 'ne', turned: 'ne' },
  '>': { op: 'gt', turned: 'lt' },
  '>=': { op: 'gte', turned: 'lte' },
  '<': { op: 'lt', turned: 'gt' },
  '<=': { op: 'lte', turned: 'gte' },
}
const methods: readonly string[] = ['contains', 'startsWith', 'between', 'withinLast']

/**
 * Reads a CEL filter into the same tree as a JSON filter. Throws a 400 with the position and the reason if it is
 * invalid.
 */
export function readExpression(text: string): Condition {
  try {
    const condition = translate(environment.parse(text).ast)
    requireBounded(condition, (sentence) => refusal(0, `it ${sentence}`))
    return condition
  } catch (error) {
    if (error instanceof ApiError) throw error
    const { range, summary, message } = error as {
      range?: { start: number }
      summary?: string
      message: string
    }
    throw refusal(range?.start ?? 0, summary ?? message)
  }
}

const refusal = (start: number, sentence: string): ApiError =>
  new ApiError(
    'invalid_parameter',
    `filter cannot be used at character ${start + 1}: ${sentence}.`,
    {
      field: 'filter',
    },
  )

const fault = ({ range }: ASTNode, sentence: string): ApiError => refusal(range.start, sentence)

function translate(node: ASTNode): Condition {
  switch (node.op) {
    case '&&':
      return { and: chainOf(node, '&&').map(translate) }
    case '||':
      return { or: chainOf(node, '||').map(translate) }
    case '!_':
      return { not: translate(node.args) }
    case 'in':
      return membership(node, node.args[0], node.args[1])
    case 'call':
      return existence(node, node.args[0], node.args[1])
    case 'rcall':
      return method(node, node.args[0], node.args[1], node.args[2])
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(node, node.op, node.args[0], node.args[1])
    default:
      if (pathOf(node) !== undefined) return compare(node, node, 'eq', true)
      throw fault(node, 'write a condition here, such as tag == "vip" or custom.seats > 10')
  }
}

/** Flattens `a && b && c` to one level, for any number of operands. */
function chainOf(node: ASTNode, op: '&&' | '||'): ASTNode[] {
  return node.op === op ? [...chainOf(node.args[0], op), ...chainOf(node.args[1], op)] : [node]
}

function comparison(node: ASTNode, sign: string, left: ASTNode, right: ASTNode): Condition {
  const { op, turned } = comparisons[sign] ?? { op: 'eq', turned: 'eq' }
  const isTurned = pathOf(left) === undefined && pathOf(right) !== undefined
  const [field, operand] = isTurned ? [right, left] : [left, right]
  const value = literalOf(operand)
  if (value === null && (op === 'eq' || op === 'ne'))
    return compare(node, field, 'exists', op === 'ne')
  return compare(node, field, isTurned ? turned : op, value)
}

/** Reads `tag in ["a", "b"]`, and `"a" in tag` for fields with several values. */
function membership(node: ASTNode, left: ASTNode, right: ASTNode): Condition {
  if (right.op === 'list') return compare(node, left, 'in', right.args.map(literalOf))
  if (pathOf(right) !== undefined) return compare(node, right, 'eq', literalOf(left))
  throw fault(right, 'in takes a list, such as tag in ["vip", "new"]')
}

function existence(node: ASTNode, name: string, args: ASTNode[]): Condition {
  const [field] = args
  if (name !== 'has' || !field || args.length > 1) {
    throw fault(node, `unknown function ${name}; use has, ${methods.join(', ')}`)
  }
  return compare(node, field, 'exists', true)
}

function method(node: ASTNode, name: string, field: ASTNode, args: ASTNode[]): Condition {
  if (!methods.includes(name)) {
    throw fault(node, `unknown function ${name}; use has, ${methods.join(', ')}`)
  }
  const values = args.map(literalOf)
  return compare(node, field, name, name === 'between' ? values : values[0])
}

function compare(node: ASTNode, field: ASTNode, op: string, value: unknown): Comparison {
  const name = pathOf(field)
  if (name === undefined) throw fault(field, 'write a field here, such as name or custom.seats')
  const refuse: Refuse = (_part, sentence) => fault(node, sentence)
  return comparisonOf(name, op, value, refuse, spell)
}

/** Returns the name of a field: `name`, `consent.email` or `custom["seats left"]`. */
function pathOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args
  if (node.op !== '.' && node.op !== '[]') return undefined
  const [of, part] = node.args
  const above = of.op === 'id' ? of.args : undefined
  const key = typeof part === 'string' ? part : part.op === 'value' ? part.args : undefined
  return above !== undefined && typeof key === 'string' ? `${above}.${key}` : undefined
}

function literalOf(node: ASTNode): unknown {
  if (node.op === '-_') return negative(literalOf(node.args), node)
  if (node.op === 'list') return node.args.map(literalOf)
  if (node.op === 'call' && node.args[0] === 'timestamp' && node.args[1][0]) {
    return literalOf(node.args[1][0])
  }
  if (node.op !== 'value') {
    throw fault(node, 'write a value here: a text in quotes, a number, true, false or null')
  }
  const value = node.args
  if (typeof value === 'object' && value !== null) {
    throw fault(
      node,
      'write numbers without a letter, and texts without a letter before the quotes',
    )
  }
  return typeof value === 'bigint' ? Number(value) : value
}

function negative(value: unknown, node: ASTNode): number {
  if (typeof value !== 'number') throw fault(node, 'only a number can be negative')
  return -value
}
