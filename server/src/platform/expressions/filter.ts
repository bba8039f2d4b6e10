import type { ASTNode } from '@marcbachmann/cel-js'
import { ApiError } from '../errors.ts'
import { filterRules, requireBounded } from './bounds.ts'
import { boundDurations, childrenOf } from './durations.ts'
import { ExpressionFault, newEnvironment } from './environment.ts'

/** A filter of events as it runs: pure, without access to anything but the event that it is given. */
interface Filter {
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

let parsed: { body: string; event: Record<string, unknown> } | undefined

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

/** Read once: the same few texts are asked for every event. */
const filters = new Map<string, Filter | null>()
const maxKnown = 1_000

/** Steps of an expression times bytes of an event; at the bound a run takes up to 0.05 s. */
export const maxWork = 2_000_000

/**
 * Whether one with this filter wants the event. One that lacks a field that the expression
 * needs is not wanted. One that is too large for the expression is: it costs the receiver a glance,
 * and the sender would stand still.
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

/** Several filters look at one event in turn, and nothing changes what they are given. */
function parse(body: string): Record<string, unknown> {
  if (parsed?.body !== body) parsed = { body, event: JSON.parse(body) }
  return parsed.event
}

/** Null when a version of this server with other rules accepted it: that shall stop no event. */
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
