import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { PdfError } from '../../../platform/pdf/pdf-task.ts'
import type { RenderTurn } from '../../../platform/pdf/render-pool.ts'
import { plainCharacters } from '../../../platform/plain-characters.ts'

/** Letters that the shipped fonts have. A text of only these always prints. */
export const shippedLetters = /^[\u0020-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac]*$/

const template = `#set document(title: "Text", date: datetime(year: 2026, month: 1, day: 1))
#set text(font: "Noto Sans", lang: "en")
#json("/data.json").text`

/** Returns the characters of a text that no font of this installation has. It prints the text once to find out. */
export async function missingCharacters(
  renderer: PdfRenderer,
  text: string,
  turn: RenderTurn,
): Promise<readonly string[]> {
  if (shippedLetters.test(text)) return []
  const data = { text: plainCharacters(text) }
  try {
    await renderer.render({ template, data, format: 'a-3a', createdAt: new Date(0) }, turn)
    return []
  } catch (error) {
    if (error instanceof PdfError && error.fault === 'missing_glyphs') return error.characters
    throw error
  }
}

/** Lists the first ten characters in a form that people can look up: `山 (U+5C71), 田 (U+7530)`. */
export const listCharacters = (characters: readonly string[]): string =>
  characters
    .slice(0, 10)
    .map(
      (one) =>
        `${one} (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`,
    )
    .join(', ')
