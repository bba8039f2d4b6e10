import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogFormat } from './config/config.ts'
import { textDestination } from './log-text.ts'
import { traceContext } from './telemetry/trace-context.ts'

export type { Logger }

/** Header and field names whose values never reach a log line. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers["x-api-key"]',
  'headers.authorization',
  'token',
  'secret',
  'password',
]

/** Database errors carry their statement's parameters, which may be personal data: left out. */
const err = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  name,
  message,
  stack,
  code,
})

/** Writes JSON lines to `destination`, by default to standard output. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A name that collectors know: it leads from a line to its trace.
      mixin: () => traceFields(traceContext.getStore()?.traceId),
      serializers: { err },
      redact: { paths: secretPaths, censor: '[redacted]' },
    },
    destination,
  )

export const traceFields = (traceId: string | null | undefined): { trace_id?: string } =>
  traceId ? { trace_id: traceId } : {}

/** The log on standard output: lines for people at a terminal, JSON for everything that collects them. */
export function createOutputLog(level: string, format: LogFormat | null): Logger {
  const output = pino.destination(1)
  const isText = (format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text'
  return createLog(level, isText ? textDestination(output) : output)
}
