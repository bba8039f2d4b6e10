import type { FileRow } from '../../../platform/files/csv-reader.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { columnFields, knownAs } from './column-names.ts'
import type { ContactImport } from './schema.ts'
import { type ImportColumn, suggestColumns } from './suggest-columns.ts'
import { detectTableFormat, readTable, type TableFormat } from './table.ts'

const sampledRows = 200
const shownSamples = 5
const maxSampleLength = 200
const maxNameLength = 200

export interface Analysis {
  reading: TableFormat
  columns: ContactImport['columns']
}

/** Detects the format of a file and suggests a field for each column. @throws FileError if the file is not a list */
export async function analyzeFile(file: RandomFile): Promise<Analysis> {
  const reading = await detectTableFormat(file)
  if (!isOwn(reading)) reading.headerRow = await findHeader(file, reading)
  return { reading, columns: await analyzeColumns(file, reading) }
}

/** Most rows before the header, such as a title, the date of the export or LinkedIn's note. */
const maxPreamble = 20
const valueOfSomebody = /^\s*(?:[^\s@]+@[^\s@]+\.[^\s@]+|\+?\d[\d\s()./-]{5,})\s*$/

/**
 * Returns the line of the header: the first with two or more known column names, or the first with several cells after
 * a title. 0 if the first row is a contact, with an address or a number.
 */
async function findHeader(file: RandomFile, reading: TableFormat): Promise<number> {
  const rows: FileRow[] = []
  for await (const row of readTable(file, reading)) {
    rows.push(row)
    if (rows.length > maxPreamble) break
  }
  const filled = ({ cells }: FileRow): string[] => cells.filter((cell) => cell.trim() !== '')
  const knownIn = (row: FileRow): number => filled(row).filter((cell) => knownAs(cell)).length
  // After a table, known names are values: a type may be Company.
  const isBehindText = (at: number): boolean =>
    rows.slice(0, at).every((row) => filled(row).length <= 2)
  const known = rows.find((row, at) => knownIn(row) >= 2 && isBehindText(at))
  if (known) return known.line
  const [first] = rows
  if (!first) return 1
  const isTitle = filled(first).length === 1 && rows.some((row) => filled(row).length > 2)
  const start = isTitle ? rows.find((row) => filled(row).length > 1) : first
  const isSomebody =
    knownIn(start ?? first) === 0 &&
    filled(start ?? first).some((cell) => valueOfSomebody.test(cell))
  return isSomebody ? 0 : (start ?? first).line
}

export async function analyzeColumns(
  file: RandomFile,
  reading: TableFormat,
): Promise<ContactImport['columns']> {
  const rows: FileRow[] = []
  for await (const row of readTable(file, reading)) {
    rows.push(row)
    if (rows.length > sampledRows) break
  }
  const [header, ...sampled] = rows
  if (!header) {
    throw new FileError('malformed_file', 'The file is empty. Upload one with a header and rows.')
  }
  const [first] = sampled
  if (first?.fault && sampled.every(isNothing)) {
    throw new FileError('malformed_file', first.fault, first.line)
  }
  const width = Math.max(header.cells.length, ...sampled.map(({ cells }) => cells.length))
  const names = header.cells.length > 0 ? header.cells : Array<string>(width).fill('')
  const columns: ImportColumn[] = namesOf(names).map((name, at) => ({
    name,
    samples: sampled.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.trim() !== ''),
  }))
  const suggestions = isOwn(reading)
    ? header.cells.map((field) => (isField(field) ? { field, confidence: 1 } : null))
    : suggestColumns(columns)
  return columns
    .map(({ name, samples }, at) => ({
      name,
      samples: samples.slice(0, shownSamples).map(sampleOf),
      suggestion: suggestions[at] ?? null,
    }))
    .filter(({ samples }) => !isOwn(reading) || samples.length > 0)
}

/** Returns true if the columns are contact fields instead of a header in the file. */
const isOwn = ({ format }: TableFormat): boolean => format === 'vcard' || format === 'ndjson'

const isNothing = ({ cells, fault }: FileRow): boolean =>
  fault !== undefined && cells.every((cell) => cell === '')

const isField = (name: string): name is (typeof columnFields)[number] =>
  (columnFields as readonly string[]).includes(name)

const sampleOf = (cell: string): string =>
  cell.slice(0, maxSampleLength).replaceAll('\0', '\u2400').toWellFormed()

/** Returns the names of columns, each once. A column without a header gets its number. */
export function namesOf(header: readonly string[]): string[] {
  const seen = new Set<string>()
  return header.map((cell, at) => {
    const trimmed = cell.trim().slice(0, maxNameLength).replaceAll('\0', '\u2400').toWellFormed()
    const base = trimmed || `Column ${at + 1}`
    let name = base
    for (let count = 2; seen.has(name); count++) name = `${base} (${count})`
    seen.add(name)
    return name
  })
}
