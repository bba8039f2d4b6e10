import type { Contact, ContactQuery, NewContact } from '@capstan/sdk'
import { api } from '../../api.ts'
import { fields } from './contact.ts'

/** RFC 4180; what a spreadsheet would take for a formula is kept from being one. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r](?![\d]+$)/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function toCsv(contacts: readonly Contact[]): string {
  const rows = contacts.map((contact) =>
    [...fields.map(([field]) => contact[field] ?? ''), contact.tags.join('; ')].map(cell).join(','),
  )
  return `${[...fields.map(([field]) => field), 'tags'].join(',')}\r\n${rows.map((row) => `${row}\r\n`).join('')}`
}

/** A row of a file, with the line that it begins on. */
export interface FileRow {
  line: number
  values: Record<string, string>
}

/** Rows of a CSV text, by the names in its first line. */
export function fromCsv(text: string): FileRow[] {
  const [head, ...rows] = rowsOf(text.replace(/^\ufeff/, ''))
  if (!head) return []
  return rows
    .filter(({ cells }) => cells.some((value) => value !== ''))
    .map(({ line, cells }) => ({
      line,
      values: Object.fromEntries(
        head.cells.map((name, index) => [name.trim(), unsafe(cells[index] ?? '')]),
      ),
    }))
}

/** The mark that keeps a spreadsheet from computing is no part of the value. */
const unsafe = (value: string): string => value.replace(/^'(?=[=+\-@\t\r])/, '')

interface Row {
  line: number
  cells: string[]
}

/** Spreadsheets of half the world put semicolons between their cells. */
function rowsOf(text: string): Row[] {
  const [head = ''] = text.split(/\r?\n/, 1)
  const separator = head.includes(';') && !head.includes(',') ? ';' : ','
  const pattern = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^"${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`,
    'g',
  )
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  let line = 1
  for (const [whole, value = '', end] of text.matchAll(pattern)) {
    if (whole === '' && row.cells.length === 0) break
    row.cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    line += value.split('\n').length - 1
    if (end === separator) continue
    rows.push(row)
    if (end === '') break
    row = { line: ++line, cells: [] }
  }
  return rows
}

const known = new Set<string>([...fields.map(([field]) => field), 'tags'])
export const knownColumns = [...known]

/** What a row says of a contact; columns that we do not know are its own fields. */
export function contactOf({ values }: FileRow): NewContact {
  const filled = Object.entries(values)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => name !== '' && value !== '')
  const own = filled.filter(([name]) => known.has(name) && name !== 'tags')
  const custom = filled.filter(([name]) => !known.has(name))
  const tags = (values.tags ?? '')
    .split(/[;,]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    ...Object.fromEntries(own),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
    ...(custom.length > 0 && { custom: Object.fromEntries(custom) }),
  }
}

/** Saves all contacts that fit as a file, page after page; says how many they are. */
export async function exportContacts(query: ContactQuery): Promise<number> {
  const all: Contact[] = []
  for await (const contact of api.contacts.list({ ...query, limit: 100 })) all.push(contact)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toCsv(all)], { type: 'text/csv;charset=utf-8' }))
  link.download = 'contacts.csv'
  link.click()
  URL.revokeObjectURL(link.href)
  return all.length
}
