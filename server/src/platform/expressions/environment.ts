import { Environment } from '@marcbachmann/cel-js'
import type { ErrorCode } from '../errors.ts'
import { plainReason } from './wording.ts'

const limits = {
  maxAstNodes: 200,
  maxDepth: 40,
  maxListElements: 100,
  maxMapEntries: 20,
  maxCallArguments: 3,
}

/** Message for each limit, if an expression exceeds it. */
const excesses: Readonly<Record<keyof typeof limits, string>> = {
  maxAstNodes: `it has more than ${limits.maxAstNodes} steps`,
  maxDepth: `it is nested deeper than ${limits.maxDepth} levels`,
  maxListElements: `a list in it has more than ${limits.maxListElements} elements`,
  maxMapEntries: `an object in it has more than ${limits.maxMapEntries} fields`,
  maxCallArguments: `a function in it has more than ${limits.maxCallArguments} arguments`,
}

export const newEnvironment = (): Environment =>
  new Environment({ homogeneousAggregateLiterals: false, limits })

/** Error code for the owner of a mapping: it is invalid, or exceeds the limits of a mapping. */
type FaultCode = Extract<ErrorCode, 'validation_error' | 'mapping_too_large'>

/** Error of an expression, with its place: characters from 0, or null if no place is to blame. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault'
  readonly position: { start: number; end: number } | null
  readonly code: FaultCode

  constructor(
    reason: string,
    position: { start: number; end: number } | null = null,
    code: FaultCode = 'validation_error',
  ) {
    super(reason)
    this.position = position
    this.code = code
  }

  static tooLarge(reason: string): ExpressionFault {
    return new ExpressionFault(reason, null, 'mapping_too_large')
  }

  static of(error: unknown): ExpressionFault {
    if (error instanceof ExpressionFault) return error
    const { range, summary, message } = error as {
      range?: { start: number; end: number }
      summary?: string
      message: string
    }
    const position = range ? { start: range.start, end: range.end } : null
    const limit = /^Exceeded (\w+)/.exec(summary ?? message)?.[1]
    if (limit && Object.hasOwn(excesses, limit)) {
      // No place in it is to blame for its length.
      const place = limit === 'maxAstNodes' ? null : position
      return new ExpressionFault(excesses[limit as keyof typeof limits], place)
    }
    return new ExpressionFault(plainReason(summary ?? message), position)
  }

  /** Returns a sentence about the field that contains the expression. */
  sentence(field: string): string {
    const at = this.position ? ` at character ${this.position.start + 1}` : ''
    return `${field} cannot be used${at}: ${this.message}${/[.?]$/.test(this.message) ? '' : '.'}`
  }
}
