import type { DestinationStream } from 'pino'

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
