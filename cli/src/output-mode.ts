import { stringify } from 'csv-stringify/sync'
import { Shortfall, UsageError } from './io.ts'

/** Output format of a command, from the options with the same names. */
export interface OutputMode {
  json: boolean
  csv: boolean
  /** The `--jq` filter for the JSON response. */
  filter: JsonFilter | undefined
}

type JsonFilter = (value: object) => string

/** The mode of these options; a UsageError before anything was sent. */
export async function readOutputMode(options: {
  json?: boolean
  csv?: boolean
  jq?: string
}): Promise<OutputMode> {
  const { json = false, csv = false, jq } = options
  if (csv && (json || jq !== undefined)) {
    throw new UsageError('Use only one of --csv, --json and --jq.')
  }
  const filter = jq === undefined ? undefined : await loadFilter(jq)
  return { json: json || filter !== undefined, csv, filter }
}

/** The filter in jq's language, https://jqlang.org/manual/; texts are shown without their quotes. */
async function loadFilter(expression: string): Promise<JsonFilter> {
  const { loadJq } = await import('jq-wasm')
  const jq = await loadJq()
  const compiled = jq.raw(null, expression)
  // The exit status of jq for an expression that it cannot compile.
  if (compiled.exitCode === 3) throw new UsageError(`--jq: ${reasonOf(compiled.stderr)}`)
  return (value) => {
    const { stdout, stderr, exitCode } = jq.raw(value, expression, ['-r', '-c'])
    if (exitCode !== 0) throw new Shortfall(`--jq: ${reasonOf(stderr)}`)
    return stdout.trimEnd()
  }
}

const reasonOf = (stderr: string): string =>
  (stderr.split('\n')[0] ?? '').replace(/^jq: error(?: \(at [^)]*\))?: /, '').replace(/:$/, '')

/** A table of all their fields, those of objects under dotted names, that starts no formula in a spreadsheet. */
export function writeCsv(items: readonly object[]): string {
  const rows = items.map((item) => Object.fromEntries(flatten(item)))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return stringify(rows, { header: columns.length > 0, columns })
}

function flatten(value: object, prefix = ''): [name: string, cell: string][] {
  return Object.entries(value).flatMap(([key, item]) => {
    const name = prefix + key
    if (item === null || item === undefined) return [[name, '']] as [string, string][]
    if (typeof item !== 'object') return [[name, escapeFormula(String(item))]] as [string, string][]
    if (!Array.isArray(item)) return flatten(item, `${name}.`)
    const isPlain = item.every((one) => typeof one !== 'object')
    const cell = isPlain ? item.join('; ') : JSON.stringify(item)
    return [[name, escapeFormula(cell)]] as [string, string][]
  })
}

/** OWASP, "CSV Injection", by the rule of the server's own exports: telephone numbers and numbers stay as they are. */
const escapeFormula = (cell: string): string =>
  /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell
const isNumber = /^(?:\+[1-9]\d{6,14}|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
