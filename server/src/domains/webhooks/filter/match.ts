import { type Expression, readExpression } from './expression.ts'

/** Read once: the same few texts are asked for every event. */
const expressions = new Map<string, Expression | null>()
const maxKnown = 1_000

/** Steps of an expression times bytes of an event; at the bound a run takes up to 0.05 s. */
export const maxWork = 2_000_000

/**
 * Whether a webhook with this filter wants the event. One that lacks a field that the expression
 * needs is not wanted. One that is too large for the expression is: it costs the receiver a glance,
 * and the sender would stand still.
 */
export function wants(filter: string, body: string): boolean {
  const expression = find(filter)
  if (!expression || expression.nodes * body.length > maxWork) return true
  try {
    return expression.run(JSON.parse(body)) === true
  } catch {
    return false
  }
}

/** Null when a version of this server with other rules accepted it: that shall stop no event. */
function find(text: string): Expression | null {
  const expression = expressions.has(text) ? (expressions.get(text) ?? null) : readOld(text)
  expressions.delete(text)
  expressions.set(text, expression)
  const [oldest] = expressions.keys()
  if (expressions.size > maxKnown && oldest !== undefined) expressions.delete(oldest)
  return expression
}

function readOld(text: string): Expression | null {
  try {
    return readExpression(text)
  } catch {
    return null
  }
}
