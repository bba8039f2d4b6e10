import { type ASTNode, Environment } from '@marcbachmann/cel-js'
import { ApiError } from '../../../platform/errors.ts'
import { requireBounded } from './bounds.ts'
import { childrenOf } from './tree.ts'

/** A filter as it runs: pure, without access to anything but the event that it is given. */
export interface Expression {
  /** How many steps one run takes at most, but for its loops. */
  nodes: number
  /** @throws when the event lacks a field, or has another type of value than the expression needs. */
  run(event: Record<string, unknown>): unknown
}

// CEL has a constant `type` of its own, which no variable may replace; no expression can spell this.
const typeVariable = 'type of the event'

const environment = new Environment({
  homogeneousAggregateLiterals: false,
  limits: {
    maxAstNodes: 200,
    maxDepth: 40,
    maxListElements: 100,
    maxMapEntries: 20,
    maxCallArguments: 3,
  },
})
for (const name of ['id', 'createdAt', 'organizationId', typeVariable]) {
  environment.registerVariable(name, 'string')
}
environment.registerVariable('data', 'dyn')

/** Reads a filter in CEL. Throws a 422 that says where it cannot be read, and why. */
export function readExpression(text: string): Expression {
  try {
    const parsed = environment.parse(text)
    const nodes = requireBounded(parsed.ast)
    renameType(parsed.ast)
    const checked = parsed.check()
    if (!checked.valid) throw checked.error
    if (checked.type !== 'bool' && checked.type !== 'dyn') {
      throw Object.assign(new Error(`a condition is expected, and this is a ${checked.type}`), {
        range: parsed.ast.range,
      })
    }
    return { nodes, run: (event) => parsed({ ...event, [typeVariable]: event['type'] }) }
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): ApiError {
  const { range, summary, message } = error as {
    range?: { start: number }
    summary?: string
    message: string
  }
  const at = range ? ` at character ${range.start + 1}` : ''
  const sentence = `filter cannot be used${at}: ${(summary ?? message).replaceAll(typeVariable, 'type')}.`
  return new ApiError('validation_error', sentence, { field: 'filter' })
}

function renameType(node: ASTNode): void {
  if (node.op === 'id' && node.args === 'type') Object.assign(node, { args: typeVariable })
  for (const child of childrenOf(node)) renameType(child)
}
