import type { Row } from '../../../platform/files/csv-reader.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { columnFields } from './column-names.ts'
import type { ContactImport } from './schema.ts'
import { type Column, suggestColumns } from './suggest-columns.ts'
import { detectReading, type Reading, readTable } from './table.ts'

const sampledRows = 200
const shownSamples = 5
const maxSampleLength = 200
const maxNameLength = 200

export interface Analysis {
  reading: Reading
  columns: ContactImport['columns']
}

/** What a file is, and what its columns may hold. @throws FileError for one that is no list */
export async function analyzeFile(file: RandomFile): Promise<Analysis> {
  const reading = await detectReading(file)
  return { reading, columns: await analyzeColumns(file, reading) }
}

async function analyzeColumns(
  file: RandomFile,
  reading: Reading,
): Promise<ContactImport['columns']> {
  const rows: Row[] = []
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
  const columns: Column[] = namesOf(header.cells).map((name, at) => ({
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

/** Whether the columns are fields of contacts, and no header of the file. */
const isOwn = ({ format }: Reading): boolean => format === 'vcard' || format === 'ndjson'

const isNothing = ({ cells, fault }: Row): boolean =>
  fault !== undefined && cells.every((cell) => cell === '')

const isField = (name: string): name is (typeof columnFields)[number] =>
  (columnFields as readonly string[]).includes(name)

const sampleOf = (cell: string): string =>
  cell.slice(0, maxSampleLength).replaceAll('\0', '\u2400').toWellFormed()

/** The names of columns, each once; one without a header has its number. */
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
