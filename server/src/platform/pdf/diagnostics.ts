import { PdfError } from './pdf-error.ts'

/** The engine's words for what it refused, as an error of ours. */
export function errorOf(messages: readonly string[]): PdfError {
  const characters = [...new Set(messages.flatMap(missingCharacters))]
  if (characters.length > 0) {
    const names = characters.map(nameOf)
    const shown = names.slice(0, 20).join(', ')
    const more = names.length > 20 ? ` and ${names.length - 20} more` : ''
    return new PdfError(
      'missing_glyphs',
      `No font has ${shown}${more}. Remove them, or have the operator add a font in CAPSTAN_FONTS_DIR.`,
      characters,
    )
  }
  return new PdfError('invalid_document', messages.flatMap(wordsOf).join(' ').slice(0, 1_000))
}

/** What the engine says of a fault, without its traces and where on our disk it has looked. */
function wordsOf(message: string): string[] {
  const { severity, message: words } = readDiagnostic(message)
  if (severity !== faultSeverity) return []
  return [words.replaceAll(/ \(searched at [^)]*\)/g, '').replaceAll(/\/\S*\//g, '')]
}

const faultSeverity = 1

/** Most are JSON of the engine; what it threw is words. */
function readDiagnostic(message: string): { severity: number; message: string } {
  try {
    return JSON.parse(message)
  } catch {
    return { severity: faultSeverity, message }
  }
}

/** The engine shows the list of its complaints as Rust does, each with its text in quotes. */
const complaint = /(?:the text|codepoint) `\\"(.{1,40}?)\\"`(?= could not be displayed|", trace)/gu

const missingCharacters = (message: string): string[] =>
  [...message.matchAll(complaint)].flatMap(([, quoted = '']) => [...readQuoted(quoted)])

const readQuoted = (quoted: string): string =>
  quoted.replace(
    /\\+(?:u\{([0-9a-f]{1,6})\}|(.))/gu,
    (_, digits: string | undefined, character: string) =>
      digits === undefined ? character : String.fromCodePoint(Number.parseInt(digits, 16)),
  )

/** The character with its code point, since it may show as nothing. */
const nameOf = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
