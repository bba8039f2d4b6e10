import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogFormat } from './config/config.ts'
import { OutageLog } from './db/outage-log.ts'
import { traceContext } from './telemetry/trace-context.ts'

export type { Logger }

/** Headers and fields whose values must never be logged. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers["x-api-key"]',
  'headers.authorization',
  'token',
  'secret',
  'password',
]

/** Serializes an error without the parameters of its database statement, which can be personal data. */
const err = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  name,
  message,
  stack,
  code,
})

/** Creates a log that writes JSON lines to `destination`, by default to standard output. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger => {
  const outages = new OutageLog((line) => log.warn(line))
  const log: Logger = pino(
    {
      level,
      hooks: {
        logMethod(given, method) {
          const [fields] = given as [unknown]
          if (!outages.takes((fields as { err?: unknown } | null)?.err)) method.apply(this, given)
        },
      },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A name that collectors know: it leads from a line to its trace.
      mixin: () => traceFields(traceContext.getStore()?.traceId),
      serializers: { err },
      redact: { paths: secretPaths, censor: '[redacted]' },
    },
    destination,
  )
  return log
}

export const traceFields = (traceId: string | null | undefined): { trace_id?: string } =>
  traceId ? { trace_id: traceId } : {}

/** Creates the log on standard output: text lines for a terminal, JSON for log collectors. */
export function createOutputLog(level: string, format: LogFormat | null): Logger {
  const output = pino.destination(1)
  const isText = (format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text'
  return createLog(level, isText ? textDestination(output) : output)
}

interface Line {
  time: string
  level: string
  msg?: string
  err?: { name?: string; message?: string; stack?: string; code?: unknown }
  [field: string]: unknown
}

/** Writes each log entry as one line for people: time, level, message, fields; an error's stack follows below. */
export const textDestination = (destination: DestinationStream): DestinationStream => ({
  write: (json) => destination.write(formatLine(JSON.parse(json))),
})

// At a terminal there is one process, on this machine.
function formatLine({ time, level, msg, err, pid: _, hostname: __, ...fields }: Line): string {
  const shown = Object.entries(fields).map(([name, value]) => `${name}=${formatValue(value)}`)
  const what = [time, level.toUpperCase().padEnd(5), escapeControls(msg ?? ''), ...shown]
  return `${what.filter((part) => part !== '').join(' ')}\n${err ? formatError(err) : ''}`
}

function formatError({ name, message, stack, code }: NonNullable<Line['err']>): string {
  const said = stack ?? `${name}: ${message}`
  const lines = [...said.split('\n'), ...(code === undefined ? [] : [`code=${formatValue(code)}`])]
  return lines.map((line) => `    ${escapeControls(line.trim())}\n`).join('')
}

function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return escapeControls(/^[^\s"=]+$/.test(text) ? text : JSON.stringify(text))
}

/** Escapes control characters, because text from strangers must not start a log line or control the terminal. */
const escapeControls = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
