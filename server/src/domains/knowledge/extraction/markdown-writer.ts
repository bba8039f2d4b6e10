import { cleanText } from './plain-text.ts'

/** Beginnings of prose lines that Markdown would read as a heading, quote, fence, table or underline. */
const blockStart = /^(?:#{1,6}(?=\s|$)|>|`{3,}|~{3,}|\||=+$|-{2,}$)/
/** Text that a renderer would treat as HTML. */
const tagStart = /<(?=[a-z/!?])/gi
/** Maximum indentation. Every line of a list costs as many spaces as it has levels; deeper levels use this one. */
const maxIndent = 40

/**
 * Collects inline text into paragraphs, and writes blocks under the markers of their lists and quotes. White space is
 * collapsed as in a browser. Blocks are passed as lines.
 */
export class MarkdownWriter {
  readonly #lines: string[] = []
  // The paragraph so far: finished pieces, then plain text to escape, then open code. It is never read back, because
  // reading a string under construction costs its whole length each time.
  #pieces: string[] = []
  #plain = ''
  #code = ''
  #lastChar = '\n'
  /** Prefix of every line of the open containers. */
  #indent = ''
  /** Set while a container has no line yet: the prefix of its first line, and of an empty line before it. */
  #opening: { line: string; blank: string } | null = null
  /** True if the next block follows without an empty line. */
  #tight = false
  #itemDepth = 0

  text(source: string): void {
    const flat = cleanText(source).replace(/\s+/g, ' ')
    const isSpaced = this.#lastChar === ' ' || this.#lastChar === '\n'
    const added = isSpaced && flat.startsWith(' ') ? flat.slice(1) : flat
    if (added === '') return
    this.#endCode()
    this.#plain += added
    this.#lastChar = added.at(-1) ?? ''
  }

  /** Adds inline code. Adjacent pieces, which highlighters make, are joined. */
  code(source: string): void {
    const flat = cleanText(source).replace(/\s+/g, ' ').trim()
    if (flat === '') this.text(source)
    else {
      this.#endPlain()
      this.#code += flat
      this.#lastChar = '`'
    }
  }

  /** Ends the line; a second break in a row ends the paragraph. */
  lineBreak(): void {
    if (this.#lastChar === '\n') this.endParagraph()
    else {
      this.#endCode()
      this.#plain += '\n'
      this.#lastChar = '\n'
    }
  }

  /** Returns true if a superscript would be an exponent here: after a number, a bracket or a unit. */
  endsInBase(): boolean {
    return /(?:\d|\)|(?<!\p{L})\p{L}{1,2})$/u.test(this.#plain.slice(-3))
  }

  endParagraph(): void {
    this.#endCode()
    this.#endPlain()
    const lines = this.#pieces.join('').split('\n')
    this.#pieces = []
    this.#lastChar = '\n'
    const escaped = lines.map((line) => line.trim().replace(blockStart, '\\$&'))
    this.#write(escaped.filter((line) => line !== ''))
  }

  block(lines: string[]): void {
    this.endParagraph()
    this.#write(lines)
  }

  /** Writes a heading; inside a list item, where it would end the list, a paragraph. */
  heading(rank: number, text: string): void {
    if (text !== '') this.block([this.#itemDepth > 0 ? text : `${'#'.repeat(rank)} ${text}`])
  }

  quote(write: () => void): void {
    this.#within('> ', this.#indent.length >= maxIndent ? '' : '> ', write)
  }

  /** Writes a tight list: no empty lines between items or above a list inside an item. */
  list(write: () => void): void {
    this.endParagraph()
    if (this.#itemDepth > 0 && this.#opening === null) this.#tight = true
    write()
    this.endParagraph()
    this.#tight = false
  }

  /** Writes an item and returns true if it has content; an empty one is left out. */
  item(marker: string, write: () => void): boolean {
    const before = this.#lines.length
    const deep = this.#indent.length >= maxIndent
    this.#itemDepth += 1
    this.#within(marker, deep ? '' : ' '.repeat(marker.length), write)
    this.#itemDepth -= 1
    const written = this.#lines.length > before
    if (written) this.#tight = true
    return written
  }

  /** Writes the definition of the term on the previous line. */
  definition(text: string): void {
    this.endParagraph()
    this.#tight = true
    this.#write(text === '' ? [] : [`: ${text}`])
    this.#tight = false
  }

  finish(): string {
    this.endParagraph()
    return this.#lines.join('\n')
  }

  #within(first: string, rest: string, write: () => void): void {
    this.endParagraph()
    const outer = { indent: this.#indent, opening: this.#opening }
    // If containers open together, like a list in a list, the line gets all their markers.
    this.#opening = {
      line: `${outer.opening?.line ?? outer.indent}${first}`.slice(0, 2 * maxIndent),
      blank: outer.opening?.blank ?? outer.indent,
    }
    this.#indent += rest
    write()
    this.endParagraph()
    this.#indent = outer.indent
    // An empty container writes nothing.
    if (this.#opening !== null) this.#opening = outer.opening
  }

  #write(lines: string[]): void {
    if (lines.length === 0) return
    const { line, blank } = this.#opening ?? { line: this.#indent, blank: this.#indent }
    if (this.#lines.length > 0 && !this.#tight) this.#lines.push(blank.trimEnd())
    let prefix = line
    for (const text of lines) {
      this.#lines.push((prefix + text).trimEnd())
      prefix = this.#indent
    }
    this.#opening = null
    this.#tight = false
  }

  #endPlain(): void {
    if (this.#plain !== '') this.#pieces.push(this.#plain.replace(tagStart, '\\<'))
    this.#plain = ''
  }

  #endCode(): void {
    const code = this.#code
    if (code !== '') this.#pieces.push(code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``)
    this.#code = ''
  }
}

type NumberStyle = 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman'

/** Writes the number of an item as it is shown. */
export function listNumber(number: number, style: NumberStyle): string {
  if (style === 'lowerLetter') return letters(number)
  if (style === 'upperLetter') return letters(number).toUpperCase()
  if (style === 'lowerRoman') return roman(number)
  if (style === 'upperRoman') return roman(number).toUpperCase()
  return String(number)
}

/** Counts in letters; z is followed by aa, bb. */
const letters = (number: number): string =>
  number < 1 || number > 26 * 20
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))

const numerals = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40 },
  ...{ x: 10, ix: 9, v: 5, iv: 4, i: 1 },
})

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  let text = ''
  let rest = number
  for (const [numeral, value] of numerals) {
    text += numeral.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
