import { type CapstanError, isCapstanError, isConnectionError, isTimeoutError } from '@capstan/sdk'
import { CommanderError } from 'commander'
import { Shortfall, UsageError } from './io.ts'
import { plain } from './output.ts'

/**
 * Exit code and message of a failure: 1 the server rejected the request, 2 the command line is wrong, 3 no server
 * answered.
 */
export interface Failure {
  exitCode: 1 | 2 | 3
  /** Null when it has been said already. */
  sentence: string | null
  json: object
}

/** A failure that a person can act on; anything else is a fault of ours and is thrown again. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CommanderError) return { exitCode: 2, sentence: null, json: {} }
  // The SDK throws a TypeError for a url, a token or an id that cannot be sent.
  if (error instanceof UsageError || error instanceof TypeError) return usage(error.message)
  if (error instanceof Shortfall) {
    const { message } = error
    return { exitCode: 1, sentence: message, json: { error: { code: 'shortfall', message } } }
  }
  if (!isCapstanError(error)) throw error
  const { code, message, field, requestId } = error
  const exitCode = isConnectionError(error) || isTimeoutError(error) ? 3 : 1
  return {
    exitCode,
    sentence: `${plain(message)} (${marks(error)})`,
    json: { error: { code, message, ...(field && { field }), ...(requestId && { requestId }) } },
  }
}

const usage = (message: string): Failure => ({
  exitCode: 2,
  sentence: message,
  json: { error: { code: 'usage', message } },
})

const marks = ({ code, requestId }: CapstanError): string =>
  [code, requestId].filter((mark) => mark !== undefined).join(', ')
