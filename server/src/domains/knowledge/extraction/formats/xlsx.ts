import { cleanText } from '../clean-text.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Archive } from './archive.ts'
import { type Properties, readProperties, readRelations } from './package.ts'
import { rowsToMarkdown } from './rows.ts'
import { readSheet, type Workbook } from './sheet.ts'
import { attribute, readXml } from './xml.ts'

/** Sheets of a workbook: one with more is generated, and not worth searching. */
const maxSheets = 500

/** The visible sheets of a workbook in their order, each under its name; see `rowsToMarkdown`. */
export async function extractXlsx(archive: Archive): Promise<{ markdown: string } & Properties> {
  const main = 'xl/workbook.xml'
  const relations = await readRelations(archive, main)
  const workbook: Workbook = {
    strings: await sharedStrings(archive),
    dateStyles: await dateStyles(archive),
    startsIn1904: false,
    cellsLeft: 1_000_000,
  }
  const sheets: { name: string; part: string }[] = []
  readXml(await archive.readXml(main), {
    open: (name, attributes) => {
      if (name === 'workbookPr') {
        workbook.startsIn1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      }
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const part = relations.get(attribute(attributes, 'id') ?? '')?.target
      if (part && archive.has(part)) sheets.push({ name: attributes['name'] ?? '', part })
    },
  })
  if (sheets.length > maxSheets) {
    throw new ExtractionError(
      'too_large',
      `The workbook has more than ${maxSheets} sheets; split it.`,
    )
  }
  const texts: string[] = []
  for (const { name, part } of sheets) {
    const markdown = rowsToMarkdown(readSheet(await archive.readXml(part), workbook))
    if (markdown !== '') texts.push(`## ${cleanText(name).trim()}\n\n${markdown}`)
  }
  return { markdown: texts.join('\n\n'), ...(await readProperties(archive)) }
}

/** Texts that cells refer to by number; the reading aids of Japanese (`rPh`) are left out. */
async function sharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = []
  const path = 'xl/sharedStrings.xml'
  if (!archive.has(path)) return strings
  let isText = false
  let isAid = false
  readXml(await archive.readXml(path), {
    open: (name) => {
      if (name === 'si') strings.push('')
      else if (name === 'rPh') isAid = true
      else if (name === 't') isText = !isAid
    },
    close: (name) => {
      if (name === 'rPh') isAid = false
      else if (name === 't') isText = false
    },
    text: (text) => {
      if (isText && strings.length > 0) strings[strings.length - 1] += text
    },
  })
  return strings
}

/** Number formats that come with Excel and show a date or a time (ECMA-376 part 1, 18.8.30). */
const isBuiltinDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** Numbers of the cell styles that show a date or a time. */
async function dateStyles(archive: Archive): Promise<Set<number>> {
  const styles = new Set<number>()
  if (!archive.has('xl/styles.xml')) return styles
  const own = new Set<number>()
  let isInCellStyles = false
  let count = 0
  readXml(await archive.readXml('xl/styles.xml'), {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'])
      if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) own.add(id)
      else if (name === 'cellXfs') isInCellStyles = true
      else if (name === 'xf' && isInCellStyles) {
        if (isBuiltinDate(id) || own.has(id)) styles.add(count)
        count += 1
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
