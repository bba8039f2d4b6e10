import { type DestinationStream, type Logger, pino } from 'pino'

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

/** Writes JSON lines to standard output, or to `destination`. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, serializers: { err }, redact: { paths: secretPaths, censor: '[redacted]' } },
    destination ?? pino.destination(1),
  )
