import type { ASTNode } from '@marcbachmann/cel-js'
import { ApiError } from '../errors.ts'
import { filterRules, requireBounded } from './bounds.ts'
import { boundDurations, childrenOf } from './durations.ts'
import { ExpressionFault, newEnvironment } from './environment.ts'

/** A compiled filter of events. It is pure and sees only the event. */
interface Filter {
  /** Most steps of one run, without its loops. */
  nodes: number
  /**
   * Runs the filter.
   *
   * @throws if the event lacks a field, or its value has another type than the expression needs.
   */
  run(event: Record<string, unknown>): unknown
}

// CEL has a constant `type` of its own, which no variable may replace; no expression can spell this.
const typeVariable = 'type of the event'

const environment = newEnvironment()
for (const name of ['id', 'createdAt', 'organizationId', typeVariable]) {
  environment.registerVariable(name, 'string')
}
environment.registerVariable('data', 'dyn')

let parsed: { body: string; event: Record<string, unknown> } | undefined

/** Parses a filter in CEL. Throws a 422 with the place and the reason if it cannot be parsed. */
export function readFilter(text: string, field = 'filter'): Filter {
  try {
    const parsed = environment.parse(text)
    const { nodes } = requireBounded(parsed.ast, filterRules)
    renameType(parsed.ast)
    const checked = parsed.check()
    if (!checked.valid) throw checked.error
    if (checked.type !== 'bool' && checked.type !== 'dyn') {
      throw Object.assign(
        new Error(`a filter must be a condition, but this returns ${checked.type}`),
        {
          range: parsed.ast.range,
        },
      )
    }
    boundDurations(parsed.ast)
    return { nodes, run: (event) => parsed({ ...event, [typeVariable]: event['type'] }) }
  } catch (error) {
    const sentence = ExpressionFault.of(error).sentence(field)
    throw new ApiError('validation_error', sentence.replaceAll(typeVariable, 'type'), { field })
  }
}

/** Cache of parsed filters, because the same few texts run for every event. */
const filters = new Map<string, Filter | null>()
const maxKnown = 1_000

/** Limit for the steps of an expression times the bytes of an event. A run at the limit takes up to 0.05 s. */
export const maxWork = 2_000_000

/**
 * Returns true if the filter matches the event. An event that lacks a field of the expression does not match. An event
 * that is too large for the expression matches: the receiver can ignore it, while an error would stop the sender.
 */
export function wants(filter: string, body: string): boolean {
  const known = find(filter)
  if (!known || known.nodes * body.length > maxWork) return true
  try {
    return known.run(parse(body)) === true
  } catch {
    return false
  }
}

/** Parses an event body. Several filters use the same result, and none changes it. */
function parse(body: string): Record<string, unknown> {
  if (parsed?.body !== body) parsed = { body, event: JSON.parse(body) }
  return parsed.event
}

/**
 * Returns the filter, or null if it was accepted by a version of the server with other rules: that must not stop
 * events.
 */
function find(text: string): Filter | null {
  const expression = filters.has(text) ? (filters.get(text) ?? null) : readOld(text)
  filters.delete(text)
  filters.set(text, expression)
  const [oldest] = filters.keys()
  if (filters.size > maxKnown && oldest !== undefined) filters.delete(oldest)
  return expression
}

function readOld(text: string): Filter | null {
  try {
    return readFilter(text)
  } catch {
    // An ExpressionFault: an earlier version accepted this filter, and this one does not.
    return null
  }
}

function renameType(node: ASTNode): void {
  if (node.op === 'id' && node.args === 'type') Object.assign(node, { args: typeVariable })
  for (const child of childrenOf(node)) renameType(child)
}
