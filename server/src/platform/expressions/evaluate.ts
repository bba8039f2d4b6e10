import { ApiError } from '../errors.ts'
import { ExpressionFault } from './environment.ts'
import { explain } from './explanation.ts'
import { type Expression, type ExpressionInput, readExpression } from './expression.ts'
import { Meter } from './meter.ts'

/**
 * Returns the value of one expression. Expressions that belong together share the meter.
 *
 * @throws ExpressionFault
 */
export function evaluate(text: string, input: ExpressionInput, meter = new Meter()): unknown {
  const expression = tryRead(text)
  if (expression instanceof ExpressionFault) throw explain(expression, [], input)
  meter.spend(meter.left < 0 ? 0 : expression.work(input, meter.left))
  try {
    return expression.run(input, meter)
  } catch (error) {
    throw explain(ExpressionFault.of(error), expression.reads, input)
  }
}

/**
 * Checks an expression.
 *
 * @throws ApiError 422 if it cannot be parsed
 */
export function requireExpression(text: string, field: string): void {
  const expression = tryRead(text)
  if (!(expression instanceof ExpressionFault)) return
  throw new ApiError('validation_error', explain(expression, [], {}).sentence(field), { field })
}

/** Returns the expression, or what is wrong with it. */
export function tryRead(text: string): Expression | ExpressionFault {
  try {
    return readExpression(text)
  } catch (error) {
    return ExpressionFault.of(error)
  }
}
