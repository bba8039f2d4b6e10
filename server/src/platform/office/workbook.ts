import { format as formatNumber, getFormatInfo, isValidFormat } from 'numfmt'
import { readRelations } from './package.ts'
import { attribute, parseXml } from './xml.ts'
import type { Archive } from './zip.ts'

/** Number format of a cell style. */
export type NumberFormat =
  /** Shown as a date, a time of day, or both. */
  | { kind: 'date' }
  /** `figure`: grouped, scaled or rounded, such as 12.5 % of 0.125; `mask`: 02138 of 2138, 26:05 of 1.0868 days. */
  | { kind: 'mask' | 'figure'; write: (number: number) => string }

export interface Workbook {
  archive: Archive
  /** Visible sheets in order, with their paths in the archive. */
  sheets: readonly { name: string; part: string }[]
  /** Names of hidden sheets. */
  hiddenSheets: readonly string[]
  strings: readonly string[]
  /** Number formats of cell styles that show more than the digits. */
  formats: ReadonlyMap<number, NumberFormat>
  /** True if days are counted from 1904, as on old Macs, rather than 1900. */
  startsIn1904: boolean
}

const main = 'xl/workbook.xml'
/** Most UTF-16 units of all shared texts together, which are in memory while a sheet is read. */
const maxShared = 50 * 1024 * 1024

/** Returns true if an archive is an Excel workbook (XLSX). */
export const isWorkbook = (archive: Archive): boolean => archive.has(main)

/** Reads the shared data of a workbook's sheets (ECMA-376 part 1, 18.2 to 18.8). */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const relations = await readRelations(archive, main)
  const sheets: { name: string; part: string }[] = []
  const hiddenSheets: string[] = []
  let startsIn1904 = false
  await parseXml(archive, main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const title = attributes['name'] ?? ''
      const part = relations.get(attribute(attributes, 'id') ?? '')?.target ?? ''
      if ((attributes['state'] ?? 'visible') !== 'visible') hiddenSheets.push(title)
      else sheets.push({ name: title, part })
    },
  })
  const strings = await sharedStrings(archive)
  const formats = await readFormats(archive)
  return { archive, sheets, hiddenSheets, strings, formats, startsIn1904 }
}

/** Reads the texts that cells refer to by number. Japanese phonetic guides (`rPh`) are left out. */
async function sharedStrings(archive: Archive): Promise<string[]> {
  const path = 'xl/sharedStrings.xml'
  const strings: string[] = []
  if (!archive.has(path)) return strings
  let parts: string[] = []
  let length = 0
  let isText = false
  let isAid = false
  await parseXml(archive, path, {
    open: (name) => {
      if (name === 'rPh') isAid = true
      else if (name === 't') isText = !isAid
    },
    close: (name) => {
      if (name === 'rPh') isAid = false
      else if (name === 't') isText = false
      else if (name === 'si') {
        strings.push(unescapeText(parts.join('')))
        parts = []
      }
    },
    text: (text) => {
      if (!isText) return
      parts.push(text)
      length += text.length
      if (length > maxShared) throw archive.faults.tooLarge('has more than 50 MiB of shared texts')
    },
  })
  return strings
}

/** Decodes characters that XML cannot contain, written as their code: `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const maxFormatLength = 300

async function readFormats(archive: Archive): Promise<Map<number, NumberFormat>> {
  const formats = new Map<number, NumberFormat>()
  const path = 'xl/styles.xml'
  if (!archive.has(path)) return formats
  const own = new Map<number, string>()
  let isInCellStyles = false
  let count = 0
  await parseXml(archive, path, {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'])
      if (name === 'numFmt') own.set(id, (attributes['formatCode'] ?? '').slice(0, maxFormatLength))
      else if (name === 'cellXfs') isInCellStyles = true
      else if (name === 'xf' && isInCellStyles) {
        const format = formatOf(own.get(id) ?? id)
        if (format) formats.set(count, format)
        count++
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return formats
}

/** Returns the format of a code, or of a built-in format number (ECMA-376 part 1, 18.8.30 and 18.8.31). */
function formatOf(format: string | number): NumberFormat | null {
  const code = typeof format === 'number' ? builtinCodes[format] : format
  if (typeof format === 'number' && isBuiltinDate(format)) return { kind: 'date' }
  if (code === undefined || !isValidFormat(code)) return null
  const write = (number: number) => formatNumber(code, number)
  const marks = code.replace(/"[^"]*"|\\./g, '')
  // Hours beyond a day, minutes beyond an hour: a length of time.
  if (/\[(?:h+|m+|s+)\]/i.test(marks)) return { kind: 'mask', write }
  if (/[dhmsy]/i.test(marks.replace(/\[[^\]]*\]/g, ''))) return { kind: 'date' }
  const { type, scale, maxDecimals } = getFormatInfo(code)
  if (type === 'general' || type === 'text') return null
  return { kind: type === 'number' && scale === 1 && maxDecimals === 0 ? 'mask' : 'figure', write }
}

/** Codes of built-in formats. Currency formats use the sign of the reader's Excel, which is unknown here. */
const builtinCodes: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 5: '#,##0', 6: '#,##0', 7: '#,##0.00', 8: '#,##0.00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 37: '#,##0;(#,##0)', 38: '#,##0;(#,##0)', 39: '#,##0.00;(#,##0.00)' },
  ...{ 40: '#,##0.00;(#,##0.00)', 41: '#,##0', 42: '#,##0', 43: '#,##0.00', 44: '#,##0.00' },
  ...{ 46: '[h]:mm:ss', 48: '##0.0E+0' },
}

/**
 * Returns true for a built-in date format. East Asian formats differ by Excel's language, and are dates in all of them.
 */
const isBuiltinDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  id === 45 ||
  id === 47 ||
  (id >= 50 && id <= 58)
