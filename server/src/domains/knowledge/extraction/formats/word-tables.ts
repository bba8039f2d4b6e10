import { attribute, parseXml } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'

/** A table of a Word document during reading, before or after its first row. */
interface OpenTable {
  style: string | null
  showsFirstRow: boolean
  rows: number
  /** True after the properties of the first row are written. */
  isMarked: boolean
}

const headMark = '<w:tblHeader/>'

/**
 * Marks the first row of a table as its header if its style makes it look like one. Word repeats a marked row on each
 * page and does nothing else with it, so most authors mark none.
 */
export class WordTables {
  /** Styles by id: the style that each is based on, and whether it formats first rows. */
  readonly #styles = new Map<string, { base: string | null; hasFirstRow: boolean }>()
  readonly #open: OpenTable[] = []

  async readStyles(archive: Archive, part: string): Promise<void> {
    let style: { base: string | null; hasFirstRow: boolean } | undefined
    await parseXml(archive, part, {
      open: (name, attributes) => {
        if (name === 'style') {
          style = { base: null, hasFirstRow: false }
          this.#styles.set(attribute(attributes, 'styleId') ?? '', style)
        } else if (!style) return
        else if (name === 'basedOn') style.base = attribute(attributes, 'val') ?? null
        else if (name === 'tblStylePr' && attribute(attributes, 'type') === 'firstRow') {
          style.hasFirstRow = true
        }
      },
    })
  }

  /** Returns the markup to write before the element that opens. */
  before(name: string): string {
    const table = this.#open.at(-1)
    if (name !== 'tc' || !this.#isHeadOf(table)) return ''
    table.isMarked = true
    return `<w:trPr>${headMark}</w:trPr>`
  }

  /** Records an element, and returns the markup to write after its tag. */
  opened(name: string, attributes: Record<string, string>): string {
    const table = this.#open.at(-1)
    if (name === 'tbl') {
      this.#open.push({ style: null, showsFirstRow: false, rows: 0, isMarked: false })
    } else if (!table) return ''
    else if (name === 'tblStyle') table.style = attribute(attributes, 'val') ?? null
    else if (name === 'tblLook') table.showsFirstRow = showsFirstRow(attributes)
    else if (name === 'tr') table.rows += 1
    else if (name === 'trPr' && this.#isHeadOf(table)) {
      table.isMarked = true
      return headMark
    }
    return ''
  }

  closed(name: string): void {
    if (name === 'tbl') this.#open.pop()
  }

  #isHeadOf(table: OpenTable | undefined): table is OpenTable {
    return (
      table?.rows === 1 && !table.isMarked && table.showsFirstRow && this.#hasFirstRow(table.style)
    )
  }

  #hasFirstRow(id: string | null): boolean {
    let style = id === null ? undefined : this.#styles.get(id)
    for (let depth = 0; style && depth < 20; depth++) {
      if (style.hasFirstRow) return true
      style = style.base === null ? undefined : this.#styles.get(style.base)
    }
    return false
  }
}

/** Reads the setting from an attribute, or from the bit mask that older programs write (17.4.56). */
function showsFirstRow(attributes: Record<string, string>): boolean {
  const named = attribute(attributes, 'firstRow')
  if (named !== undefined) return /^(?:1|true|on)$/.test(named)
  return (Number.parseInt(attribute(attributes, 'val') ?? '0', 16) & 0x20) !== 0
}
