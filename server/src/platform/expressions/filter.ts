import type { ASTNode } from '@marcbachmann/cel-js'
import { ApiError } from '../errors.ts'
import { filterRules, requireBounded } from './bounds.ts'
import { boundDurations } from './durations.ts'
import { ExpressionFault, newEnvironment } from './environment.ts'
import { childrenOf } from './tree.ts'

/** A filter of events as it runs: pure, without access to anything but the event that it is given. */
export interface Filter {
  /** How many steps one run takes at most, but for its loops. */
  nodes: number
  /** @throws when the event lacks a field, or has another type of value than the expression needs. */
  run(event: Record<string, unknown>): unknown
}

// CEL has a constant `type` of its own, which no variable may replace; no expression can spell this.
const typeVariable = 'type of the event'

const environment = newEnvironment()
for (const name of ['id', 'createdAt', 'organizationId', typeVariable]) {
  environment.registerVariable(name, 'string')
}
environment.registerVariable('data', 'dyn')

/** Reads a filter in CEL. Throws a 422 that says where it cannot be read, and why. */
export function readFilter(text: string, field = 'filter'): Filter {
  try {
    const parsed = environment.parse(text)
    const { nodes } = requireBounded(parsed.ast, filterRules)
    renameType(parsed.ast)
    const checked = parsed.check()
    if (!checked.valid) throw checked.error
    if (checked.type !== 'bool' && checked.type !== 'dyn') {
      throw Object.assign(new Error(`a condition is expected, and this is a ${checked.type}`), {
        range: parsed.ast.range,
      })
    }
    boundDurations(parsed.ast)
    return { nodes, run: (event) => parsed({ ...event, [typeVariable]: event['type'] }) }
  } catch (error) {
    const sentence = ExpressionFault.of(error).sentence(field)
    throw new ApiError('validation_error', sentence.replaceAll(typeVariable, 'type'), { field })
  }
}

function renameType(node: ASTNode): void {
  if (node.op === 'id' && node.args === 'type') Object.assign(node, { args: typeVariable })
  for (const child of childrenOf(node)) renameType(child)
}
