import { type Filter, readFilter } from './filter.ts'

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

let parsed: { body: string; event: Record<string, unknown> } | undefined

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
