import { fillLine, fillTexts, type MissingVariable, type Values } from '../texts/fill.ts'
import { parseText } from '../texts/parse.ts'
import { type FilledText, type Inline, mapInlines, TextFault } from '../texts/tree.ts'
import { type ProposalProblem, problem } from './problem.ts'

const sentences: Record<MissingVariable['reason'], string> = {
  missing: 'has no value. Enter one, or add a default.',
  unknown: 'is not a variable. Correct it, or write a backslash before the braces.',
  unfit: 'has a value that does not fit its format.',
}

/**
 * Simplifies a text for a table cell, which has no headings or pictures: a heading becomes a bold line, a picture its
 * alternative text.
 */
const describedIn = (text: FilledText): FilledText =>
  mapInlines<never, never>(text, withoutPictures).map((block) =>
    block.type === 'heading'
      ? { type: 'paragraph', children: [{ type: 'strong', children: block.children }] }
      : block,
  )

const withoutPictures = (inlines: Inline[]): Inline[] =>
  inlines.map((inline) => {
    if (inline.type === 'image') return { type: 'text', text: inline.alt }
    return 'children' in inline ? { ...inline, children: withoutPictures(inline.children) } : inline
  })

/** Fills in the texts of one proposal and collects their problems. */
export class Filling {
  readonly problems: ProposalProblem[] = []
  readonly #values: Values

  constructor(values: Values) {
    this.#values = values
  }

  text(source: string, path: string, options?: { keepsLines: boolean }): FilledText {
    try {
      const parsed = parseText(source, options)
      // Nothing to fill in: the tree is shared, and never changed.
      if (!source.includes('{{')) return parsed as FilledText
      const { tree, missing } = fillTexts(parsed, this.#values)
      this.#note(missing, path)
      return tree
    } catch (error) {
      if (!(error instanceof TextFault)) throw error
      this.problems.push(problem('invalid_text', path, error.message))
      return []
    }
  }

  /** Converts quoted text, in which a variable is plain text. */
  quote(source: string, path: string): FilledText {
    const before = this.problems.length
    const { language, currency } = this.#values
    const quoting = new Filling({ language, currency })
    const tree = quoting.text(source, path)
    this.problems.splice(
      before,
      0,
      ...quoting.problems.filter(({ code }) => code === 'invalid_text'),
    )
    return tree
  }

  line(source: string, path: string): string {
    const { tree, missing } = fillLine(source, this.#values)
    this.#note(missing, path)
    return tree
  }

  /** Returns an item's description in two forms: as its author wrote it, and as it is shown. */
  description(source: string, path: string) {
    return {
      description: fillLine(source, this.#values).tree,
      descriptionText: describedIn(this.text(source, path, { keepsLines: true })),
    }
  }

  #note(missing: readonly MissingVariable[], path: string): void {
    for (const { variable, reason } of missing) {
      const { code, message } = { code: `${reason}_variable` as const, message: sentences[reason] }
      this.problems.push({ ...problem(code, path, `{{${variable}}} ${message}`), variable })
    }
  }
}
