import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import { evaluate, requireExpression } from '../../../platform/expressions/mapping.ts'
import { fieldsIn, parseBody } from './body.ts'
import { withoutSignatures } from './captured.ts'
import type { PresetConfig } from './presets/preset.ts'

/** @throws ApiError 422 for one that cannot be read */
export const requireIdExpression = (expression: string): void =>
  requireExpression(expression, 'config.idExpression')

export interface Identifiable {
  body: Buffer
  contentType: string | null
  headers: Readonly<Record<string, string>>
  query: string
}

/** The id that an expression gives an event; null where it gives none, so that the event is taken as a new one. */
export function idBy(
  { idExpression: expression, header }: PresetConfig,
  { body, contentType, headers, query }: Identifiable,
): string | null {
  if (expression === undefined) return null
  try {
    const id = evaluate(expression, {
      body: parseBody(body, contentType),
      text: body.toString('utf8'),
      headers: withoutSignatures(headers, header),
      query: fieldsIn(query),
    })
    return typeof id === 'string' || typeof id === 'number' ? String(id) || null : null
  } catch (error) {
    if (error instanceof ExpressionFault) return null
    throw error
  }
}
