import { readRelations } from '../../../../platform/office/package.ts'
import { attribute, parseXml } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { listNumber } from '../markdown-writer.ts'

interface Level {
  format: string
  /** Format such as `%1.%2`. */
  text: string
  start: number
  /** True if outer numbers are shown as decimals, in any format of their own. */
  isLegal: boolean
}

interface List {
  abstractId: string
  /** Levels that restart with this list. */
  starts: Map<number, number>
}

export interface NumberedParagraph {
  styleId: string | null
  /** List of the paragraph itself; null if its style decides. */
  listId: string | null
  level: number | null
}

const maxLevels = 9

/**
 * Computes the numbers that Word shows before paragraphs (ECMA-376 part 1, 17.9). The file has none: they are counted
 * from the first paragraph, by list and level, across other content.
 */
export class WordNumbers {
  readonly #levels = new Map<string, Map<number, Level>>()
  readonly #lists = new Map<string, List>()
  /** The list and level that each style's paragraphs belong to, by the id of the style. */
  readonly #styles = new Map<
    string,
    { base: string | null; listId: string | null; level: number | null }
  >()
  readonly #levelOfStyle = new Map<string, number>()
  readonly #counts = new Map<string, (number | undefined)[]>()
  readonly #begun = new Set<string>()

  static async read(archive: Archive, main: string): Promise<WordNumbers> {
    const numbers = new WordNumbers()
    for (const { type, target } of (await readRelations(archive, main)).values()) {
      if (!archive.has(target)) continue
      if (type === 'numbering') await numbers.#readLists(archive, target)
      if (type === 'styles') await numbers.#readStyles(archive, target)
    }
    return numbers
  }

  /** Returns the number of the next paragraph, such as `2.` or `1.3 (b)`; null if Word shows a bullet or nothing. */
  next(paragraph: NumberedParagraph): string | null {
    const style = this.#styleOf(paragraph.styleId)
    const listId = paragraph.listId ?? style?.listId ?? null
    const list = listId === null ? undefined : this.#lists.get(listId)
    if (!list || listId === null) return null
    const levelOfStyle = this.#levelOfStyle.get(`${list.abstractId} ${paragraph.styleId}`)
    const level = paragraph.level ?? style?.level ?? levelOfStyle ?? 0
    const levels = this.#levels.get(list.abstractId)
    const shown = levels?.get(level)
    if (!levels || !shown || level >= maxLevels) return null
    this.#count(list, listId, level, levels)
    if (shown.format === 'bullet' || shown.format === 'none') return null
    const counts = this.#counts.get(list.abstractId) ?? []
    const label = shown.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const outer = levels.get(at)
      const format = shown.isLegal ? 'decimal' : (outer?.format ?? 'decimal')
      return written(counts[at] ?? outer?.start ?? 1, format)
    })
    return label.trim() || null
  }

  #count(list: List, listId: string, level: number, levels: ReadonlyMap<number, Level>): void {
    const counts = this.#counts.get(list.abstractId) ?? []
    this.#counts.set(list.abstractId, counts)
    if (!this.#begun.has(listId)) {
      this.#begun.add(listId)
      for (const at of list.starts.keys()) counts[at] = undefined
    }
    const start = list.starts.get(level) ?? levels.get(level)?.start ?? 1
    const before = counts[level]
    counts[level] = before === undefined ? start : before + 1
    counts.length = level + 1
  }

  #styleOf(id: string | null): { listId: string; level: number | null } | null {
    let style = id === null ? undefined : this.#styles.get(id)
    for (let depth = 0; style && depth < 20; depth++) {
      if (style.listId !== null) return { listId: style.listId, level: style.level }
      style = style.base === null ? undefined : this.#styles.get(style.base)
    }
    return null
  }

  async #readLists(archive: Archive, part: string): Promise<void> {
    let abstractId = ''
    let listId = ''
    let at = 0
    let level: Level | undefined
    await parseXml(archive, part, {
      open: (name, attributes) => {
        const value = attribute(attributes, 'val') ?? ''
        if (name === 'abstractNum') abstractId = attribute(attributes, 'abstractNumId') ?? ''
        else if (name === 'num') listId = attribute(attributes, 'numId') ?? ''
        else if (name === 'abstractNumId') {
          this.#lists.set(listId, { abstractId: value, starts: new Map() })
        } else if (name === 'lvlOverride') at = Number(attribute(attributes, 'ilvl'))
        else if (name === 'startOverride') this.#lists.get(listId)?.starts.set(at, Number(value))
        else if (name === 'lvl' && listId === '') {
          at = Number(attribute(attributes, 'ilvl'))
          level = { format: 'decimal', text: '', start: 0, isLegal: false }
          const levels = this.#levels.get(abstractId) ?? new Map<number, Level>()
          this.#levels.set(abstractId, levels.set(at, level))
        } else if (!level) return
        else if (name === 'start') level.start = Number(value)
        else if (name === 'numFmt') level.format = value
        else if (name === 'lvlText') level.text = value.slice(0, 50)
        else if (name === 'isLgl') level.isLegal = true
        else if (name === 'pStyle') this.#levelOfStyle.set(`${abstractId} ${value}`, at)
      },
      close: (name) => {
        if (name === 'lvl') level = undefined
        if (name === 'num') listId = ''
      },
    })
  }

  async #readStyles(archive: Archive, part: string): Promise<void> {
    let style: { base: string | null; listId: string | null; level: number | null } | undefined
    await parseXml(archive, part, {
      open: (name, attributes) => {
        const value = attribute(attributes, 'val') ?? ''
        if (name === 'style') {
          style = { base: null, listId: null, level: null }
          this.#styles.set(attribute(attributes, 'styleId') ?? '', style)
        } else if (!style) return
        else if (name === 'basedOn') style.base = value
        else if (name === 'numId') style.listId = value
        else if (name === 'ilvl') style.level = Number(value)
      },
      close: (name) => {
        if (name === 'style') style = undefined
      },
    })
  }
}

const styles = ['lowerLetter', 'upperLetter', 'lowerRoman', 'upperRoman'] as const

function written(number: number, format: string): string {
  if (format === 'decimalZero') return String(number).padStart(2, '0')
  return listNumber(number, styles.find((style) => style === format) ?? 'decimal')
}
