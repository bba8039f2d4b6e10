import { Parser } from 'htmlparser2'
import { readRelations } from '../../../../platform/office/package.ts'
import { attribute, parseXml, readXmlText } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { escapeHtml } from '../../../../platform/plain-characters.ts'
import { ExtractionError } from '../extraction-error.ts'
import { equationText, type MathNode } from './word-equation.ts'
import { type NumberedParagraph, WordNumbers } from './word-numbers.ts'
import { WordTables } from './word-tables.ts'

/**
 * Reads the body of a Word document with the parts that mammoth treats as plain paragraphs: clause numbers, text boxes,
 * equations, first rows that look like headers, and page headers and footers, each once. One pass without recursion.
 * Throws `too_hard` above 512 levels.
 */
export async function readWordBody(archive: Archive, main: string): Promise<string> {
  const numbers = await WordNumbers.read(archive, main)
  const tables = await readTables(archive, main)
  const [headers, footers] = await readMargins(archive, main)
  const writer = new BodyWriter(numbers, tables, headers, footers)
  new Parser(writer, { xmlMode: true }).end(await readXmlText(archive, main))
  return writer.text
}

/** List 0 means no list (17.9.18): a paragraph whose number is plain text is not a list item. */
const noList = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>'

type Attributes = Record<string, string>

/**
 * Maximum nesting of elements. The parser's time grows with the square of the levels: 300,000 took more than a minute.
 */
const maxLevels = 512

export const nestedTooDeeply = (): ExtractionError =>
  new ExtractionError(
    'too_hard',
    'The document is nested too deeply to be read. Save its text as a simpler document.',
  )

class BodyWriter {
  readonly #numbers: WordNumbers
  readonly #tables: WordTables
  readonly #headers: readonly string[]
  readonly #footers: readonly string[]
  /** Open outputs, innermost last: the body, and text boxes in it that move behind their paragraph. */
  readonly #outputs = ['']
  /** Text boxes of the open paragraphs. */
  #boxes: string[] = []
  /** For each open `mc:AlternateContent`: true if its first branch had a text box, which the other branch repeats. */
  readonly #alternates: { hasBox: boolean; isOther: boolean }[] = []
  readonly #paragraphs: (NumberedParagraph & { list: string })[] = []
  /** True inside the old text of a tracked change. */
  #isFormer = false
  #math: MathNode[] = []
  #levels = 0

  constructor(
    numbers: WordNumbers,
    tables: WordTables,
    headers: readonly string[],
    footers: readonly string[],
  ) {
    this.#numbers = numbers
    this.#tables = tables
    this.#headers = headers
    this.#footers = footers
  }

  get text(): string {
    return this.#outputs[0] ?? ''
  }

  onopentag(tag: string, attributes: Attributes): void {
    if (++this.#levels > maxLevels) throw nestedTooDeeply()
    const name = localName(tag)
    const value = attribute(attributes, 'val') ?? ''
    if (this.#math.length > 0 || name === 'oMath') {
      this.#math.push({ name, text: '', value, children: [] })
      return
    }
    if (name === 'oMathPara') return
    const paragraph = this.#isFormer ? undefined : this.#paragraphs.at(-1)
    if (name === 'pPrChange') this.#isFormer = true
    if (name === 'AlternateContent') this.#alternates.push({ hasBox: false, isOther: false })
    else if (name === 'Fallback') this.#openOther()
    else if (name === 'p')
      this.#paragraphs.push({ styleId: null, listId: null, level: null, list: '' })
    else if (name === 'pStyle' && paragraph) paragraph.styleId = value
    else if (name === 'numId' && paragraph) paragraph.listId = value
    else if (name === 'ilvl' && paragraph) paragraph.level = Number(value)
    if (name === 'txbxContent' || (name === 'numPr' && paragraph)) this.#outputs.push('')
    if (name === 'txbxContent') return
    this.#write(this.#tables.before(name))
    this.#write(`<${tag}${Object.entries(attributes).map(attributeText).join('')}>`)
    this.#write(this.#tables.opened(name, attributes))
    if (name === 'body') this.#write(this.#headers.map(paragraphOf).join(''))
  }

  ontext(text: string): void {
    const math = this.#math.at(-1)
    if (math) math.text += text
    else this.#write(escapeHtml(text))
  }

  onclosetag(tag: string): void {
    this.#levels--
    const name = localName(tag)
    if (this.#math.length > 0) {
      this.#closeMath()
      return
    }
    if (name === 'oMathPara') return
    if (name === 'txbxContent') {
      this.#closeBox()
      return
    }
    this.#tables.closed(name)
    if (name === 'AlternateContent') this.#alternates.pop()
    if (name === 'body') this.#write(this.#footers.map(paragraphOf).join(''))
    if (name === 'pPrChange') this.#isFormer = false
    const paragraph = this.#isFormer ? undefined : this.#paragraphs.at(-1)
    const label = name === 'pPr' && paragraph ? this.#numbers.next(paragraph) : null
    if (name === 'pPr' && paragraph) this.#write(label ? noList : paragraph.list)
    this.#write(`</${tag}>`)
    if (name === 'numPr' && paragraph) paragraph.list = this.#outputs.pop() ?? ''
    if (label) this.#write(runOf(`${label} `))
    if (name === 'p') {
      this.#paragraphs.pop()
      if (this.#paragraphs.length > 0) return
      this.#write(this.#boxes.join(''))
      this.#boxes = []
    }
  }

  #openOther(): void {
    const alternate = this.#alternates.at(-1)
    if (alternate) alternate.isOther = true
  }

  #closeBox(): void {
    const text = this.#outputs.length > 1 ? (this.#outputs.pop() ?? '') : ''
    const alternate = this.#alternates.at(-1)
    if (alternate?.isOther && alternate.hasBox) return
    if (alternate) alternate.hasBox = true
    this.#boxes.push(text)
  }

  #closeMath(): void {
    const node = this.#math.pop()
    if (!node) return
    const parent = this.#math.at(-1)
    if (parent) parent.children.push(node)
    else this.#write(runOf(equationText(node)))
  }

  #write(text: string): void {
    this.#outputs[this.#outputs.length - 1] += text
  }
}

async function readTables(archive: Archive, main: string): Promise<WordTables> {
  const tables = new WordTables()
  for (const { type, target } of (await readRelations(archive, main)).values()) {
    if (type === 'styles' && archive.has(target)) await tables.readStyles(archive, target)
  }
  return tables
}

/** Reads the texts of headers and footers, without page numbers. */
async function readMargins(archive: Archive, main: string): Promise<[string[], string[]]> {
  const found = { header: new Set<string>(), footer: new Set<string>() }
  for (const { type, target } of (await readRelations(archive, main)).values()) {
    if ((type !== 'header' && type !== 'footer') || !archive.has(target)) continue
    for (const text of await readParagraphs(archive, target)) found[type].add(text)
  }
  return [[...found.header], [...found.footer]]
}

async function readParagraphs(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let countsPages = false
  await parseXml(archive, part, {
    open: (name, attributes) => {
      isText = name === 't'
      if (name === 'tab' || name === 'br') text += ' '
      if (/^\s*(?:PAGE|NUMPAGES)\b/.test(attribute(attributes, 'instr') ?? '')) countsPages = true
    },
    close: (name) => {
      isText = false
      if (name !== 'p') return
      const flat = text.replace(/\s+/g, ' ').trim()
      if (flat !== '' && !countsPages) texts.push(flat)
      text = ''
      countsPages = false
    },
    text: (piece) => {
      if (isText) text += piece
      else if (/^\s*(?:PAGE|NUMPAGES)\b/.test(piece)) countsPages = true
    },
  })
  return texts
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1)
const attributeText = ([name, value]: [string, string]): string => ` ${name}="${escapeHtml(value)}"`
const runOf = (text: string): string =>
  `<w:r><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`
const paragraphOf = (text: string): string => `<w:p>${runOf(text)}</w:p>`
