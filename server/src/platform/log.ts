import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogFormat } from './config/config.ts'
import { describePassing } from './db/database-fault.ts'
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

const everyMs = 60_000
/** Loops look at the database every 10 s at least, and a look at one that is frozen fails after 3 s. */
const quietMs = 20_000
const lookMs = 1_000

/**
 * Writes one line when the database goes away, one a minute, and one when it is back, in place of those of every loop
 * and job, each with its stack.
 */
export class OutageLog {
  readonly #say: (line: string) => void
  readonly #nowMs: () => number
  #outage: { beganAt: number; saidAt: number; lastAt: number; leftOut: number } | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(say: (line: string) => void, nowMs = () => performance.now()) {
    this.#say = say
    this.#nowMs = nowMs
  }

  /** Returns whether an error is of the outage, so that its own line is left out. */
  takes(error: unknown): boolean {
    const problem = isOfDatabase(error) ? describePassing(error) : null
    if (problem === null) return false
    const now = this.#nowMs()
    if (this.#outage) {
      this.#outage.lastAt = now
      this.#outage.leftOut++
      return true
    }
    this.#outage = { beganAt: now, saidAt: now, lastAt: now, leftOut: 0 }
    this.#say(`the database is away: ${problem}. Requests get 503, and background work waits`)
    this.#timer = setInterval(() => this.look(), lookMs).unref()
    return true
  }

  /** Says what is due. */
  look(): void {
    if (!this.#outage) return
    const now = this.#nowMs()
    const { beganAt, saidAt, lastAt, leftOut } = this.#outage
    if (now - lastAt >= quietMs) {
      clearInterval(this.#timer)
      this.#outage = null
      this.#say(
        `the database is back: it was away for ${seconds(lastAt - beganAt)} s, of which ${leftOut} log lines were left out`,
      )
    } else if (now - saidAt >= everyMs) {
      this.#outage.saidAt = now
      this.#say(`the database has been away for ${seconds(now - beganAt)} s`)
    }
  }
}

const seconds = (ms: number): number => Math.round(ms / 1000)

/**
 * The job queue passes copies of errors on. What sends mail has codes of the same names, and says which of its commands
 * failed.
 */
const isOfDatabase = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && !('command' in error)

/** Writes JSON lines to `destination`, by default to standard output. */
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

/** The log on standard output: lines for people at a terminal, JSON for everything that collects them. */
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

/** One line a log entry for people: time, level, message, fields; the stack of an error below it. */
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

/** What strangers send must neither begin a line of its own nor command the terminal. */
const escapeControls = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
