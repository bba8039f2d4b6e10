import { FileError } from '../../../platform/files/file-error.ts'
import type { Archive } from './archive.ts'
import { attribute, readXml, type XmlReader } from './xml-stream.ts'

export interface Workbook {
  /** Path of the sheet in the archive. */
  sheet: string
  strings: readonly string[]
  /** Cell styles whose numbers are days. */
  dateStyles: ReadonlySet<number>
  /** Days are counted from 1904, as on old Macs, and not from 1900. */
  startsIn1904: boolean
}

const main = 'xl/workbook.xml'
/** UTF-16 units of all shared texts together: they are in memory while a sheet is read. */
const maxShared = 50 * 1024 * 1024

/** What a sheet of a workbook needs to be read (ECMA-376 part 1, 18.2 to 18.8): the first, or the one of that name. */
export async function readWorkbook(archive: Archive, wanted: string | null): Promise<Workbook> {
  if (!archive.has(main)) throw otherKind()
  const sheets: { name: string; relation: string }[] = []
  let startsIn1904 = false
  await readAll(archive, main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      sheets.push({
        name: attributes['name'] ?? '',
        relation: attribute(attributes, 'id') ?? '',
      })
    },
  })
  const sheet = wanted === null ? sheets[0] : sheets.find(({ name }) => name === wanted)
  if (!sheet)
    throw noSheet(
      wanted,
      sheets.map(({ name }) => name),
    )
  const targets = await relationTargets(archive)
  return {
    sheet: targets.get(sheet.relation) ?? '',
    strings: await sharedStrings(archive),
    dateStyles: await dateStyles(archive),
    startsIn1904,
  }
}

const otherKind = (): FileError =>
  new FileError(
    'unknown_format',
    'The file is no Excel workbook (XLSX). Save the list as XLSX or CSV, and upload that.',
  )

const noSheet = (wanted: string | null, names: readonly string[]): FileError =>
  new FileError(
    'malformed_file',
    wanted === null
      ? 'The workbook has no visible sheet.'
      : `The workbook has no sheet named ${wanted}; it has ${names.slice(0, 20).join(', ')}.`,
  )

async function readAll(archive: Archive, path: string, reader: XmlReader): Promise<void> {
  for await (const _ of readXml(archive.read(path), reader));
}

async function relationTargets(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readAll(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, attributes) => {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return
      const target = new URL(attribute(attributes, 'Target') ?? '', 'zip:/xl/').pathname.slice(1)
      targets.set(attribute(attributes, 'Id') ?? '', target)
    },
  })
  return targets
}

/** Texts that cells refer to by number; the reading aids of Japanese (`rPh`) are left out. */
async function sharedStrings(archive: Archive): Promise<string[]> {
  const path = 'xl/sharedStrings.xml'
  const strings: string[] = []
  if (!archive.has(path)) return strings
  let parts: string[] = []
  let length = 0
  let isText = false
  let isAid = false
  await readAll(archive, path, {
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
      if (length > maxShared) {
        const message = 'The texts of the workbook are larger than 50 MiB. Save the sheet as CSV.'
        throw new FileError('too_large', message)
      }
    },
  })
  return strings
}

/** Characters that XML cannot hold are written as their code: `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Number formats that come with Excel and show a date or a time (ECMA-376 part 1, 18.8.30). */
const isBuiltinDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** Numbers of the cell styles that show a date or a time. */
async function dateStyles(archive: Archive): Promise<Set<number>> {
  const styles = new Set<number>()
  const path = 'xl/styles.xml'
  if (!archive.has(path)) return styles
  const own = new Set<number>()
  let isInCellStyles = false
  let count = 0
  await readAll(archive, path, {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'])
      if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) own.add(id)
      else if (name === 'cellXfs') isInCellStyles = true
      else if (name === 'xf' && isInCellStyles) {
        if (isBuiltinDate(id) || own.has(id)) styles.add(count)
        count++
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return styles
}

/** Whether a format has the letters of a date or a time outside quotes, escapes and brackets. */
const isDateFormat = (code: string): boolean =>
  /[dhmsy]/i.test(code.slice(0, 300).replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))
