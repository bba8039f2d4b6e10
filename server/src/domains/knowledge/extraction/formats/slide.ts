import { attribute, parseXml, type XmlAttributes } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { tidyLines } from '../plain-text.ts'
import { tableOf } from './rows.ts'

export interface Slide {
  title: string
  /** Paragraphs, lists and tables as Markdown. */
  blocks: string[]
}

/** Placeholders that repeat on every slide. */
const repeated = new Set(['dt', 'ftr', 'hdr', 'sldImg', 'sldNum'])
/** Elements whose text is not part of the slide. `Fallback` repeats the `Choice` before it. */
const skipped = new Set(['Fallback', 'graphicFrameLocks', 'extLst'])

/** Reads the text of a slide or of its notes, shape by shape (ECMA-376 part 1, PresentationML). */
export async function readSlide(archive: Archive, part: string): Promise<Slide> {
  const reader = new SlideReader()
  await parseXml(archive, part, reader)
  return { title: reader.title, blocks: reader.blocks.filter((block) => block !== '') }
}

class SlideReader {
  title = ''
  readonly blocks: string[] = []
  #placeholder = ''
  #lines: string[] = []
  #line: string | null = null
  #level = 0
  #isInText = false
  #skipDepth = 0
  #table: string[][] | null = null

  open(name: string, attributes: XmlAttributes): void {
    if (this.#skipDepth > 0 || skipped.has(name)) this.#skipDepth += 1
    else if (name === 'ph') this.#placeholder = attribute(attributes, 'type') ?? 'body'
    else if (name === 'tbl') this.#table = []
    else if (name === 'tr') this.#table?.push([])
    else if (name === 'p') {
      this.#line = ''
      this.#level = 0
    } else if (name === 'pPr') this.#level = Number(attribute(attributes, 'lvl') ?? 0)
    else if (name === 't') this.#isInText = true
    else if (name === 'br' && this.#line !== null) this.#line += ' '
  }

  text(text: string): void {
    if (this.#isInText && this.#line !== null) this.#line += text
  }

  close(name: string): void {
    if (this.#skipDepth > 0) this.#skipDepth -= 1
    else if (name === 't') this.#isInText = false
    else if (name === 'p') this.#endLine()
    else if (name === 'tc') this.#table?.at(-1)?.push(this.#take().join(' '))
    else if (name === 'tbl') this.#endTable()
    else if (name === 'sp') this.#endShape()
  }

  #endLine(): void {
    const text = tidyLines(this.#line ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    this.#line = null
    if (text === '') return
    const isItem = this.#placeholder === 'body' && this.#table === null
    const indent = '  '.repeat(Math.min(Math.max(this.#level, 0), 8))
    this.#lines.push(isItem ? `${indent}- ${text}` : text)
  }

  #endShape(): void {
    const lines = this.#take()
    const placeholder = this.#placeholder
    this.#placeholder = ''
    if (repeated.has(placeholder)) return
    if (placeholder === 'title' || placeholder === 'ctrTitle') this.title ||= lines.join(' ')
    else this.blocks.push(placeholder === 'body' ? itemsOrProse(lines) : lines.join('\n\n'))
  }

  #endTable(): void {
    const rows = this.#table ?? []
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
    this.blocks.push(tableOf(rows.map((row) => [...row, ...Array(width - row.length).fill('')])))
    this.#table = null
  }

  #take(): string[] {
    const lines = this.#lines
    this.#lines = []
    return lines
  }
}

/** Writes a list, or a single item as a sentence. */
const itemsOrProse = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '').replace(/^ *- /, '') : lines.join('\n')
