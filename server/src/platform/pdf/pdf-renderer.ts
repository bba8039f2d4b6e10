import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PdfError, type PdfTask } from './pdf-task.ts'
import { type PoolOptions, poolDefaults, RenderPool, type RenderTurn } from './render-pool.ts'

/** Creates tagged PDFs with typst, in child processes that end with the server. */
export interface PdfRenderer extends AsyncDisposable {
  /**
   * Renders a document. Throws a `PdfError` for a document that cannot be rendered, and `unavailable` (503) while too
   * many of the organization wait.
   */
  render(task: PdfTask, turn: RenderTurn): Promise<Uint8Array>
}

export interface PdfRendererOptions
  extends Partial<Omit<PoolOptions, 'workspace' | 'environment' | 'fontPaths'>> {
  /** Directory in which to create an empty directory. */
  scratchDirectory: string
  /** The operator's fonts, in addition to the bundled ones. */
  fontsDirectory?: string | null
  maxPages?: number
  maxBytes?: number
}

export const shippedFonts = fileURLToPath(new URL('../../../fonts', import.meta.url))

/** Creates a renderer. It starts and writes nothing before the first document. */
export function createPdfRenderer({
  scratchDirectory,
  fontsDirectory = null,
  maxPages = 200,
  maxBytes = 25_000_000,
  ...bounds
}: PdfRendererOptions): PdfRenderer {
  let opened: Promise<{ directory: string; pool: RenderPool }> | null = null
  const fontPaths = [shippedFonts, ...(fontsDirectory ? [fontsDirectory] : [])]
  const open = async () => {
    const directory = await mkdtemp(join(scratchDirectory, 'capstan-pdf-'))
    try {
      const workspace = join(directory, 'workspace')
      await mkdir(workspace)
      const environment = await fontSettings(directory)
      const options = { ...poolDefaults, ...bounds, workspace, environment, fontPaths }
      return { directory, pool: new RenderPool(options) }
    } catch (error) {
      await rm(directory, { recursive: true, force: true })
      throw error
    }
  }
  return {
    async render({ data, files, createdAt, addition, ...task }, turn) {
      // A disk that was full must not end the making of PDFs for good.
      opened ??= open().catch((error) => {
        opened = null
        throw error
      })
      const { pool } = await opened
      const createdAtSeconds = Math.floor(createdAt.getTime() / 1000)
      const pages = maxPages + (addition?.pages ?? 0)
      const shared = { ...task, createdAtSeconds, maxPages: pages }
      const reply = await pool.run(
        async () => ({ ...shared, data: JSON.stringify(data), files: (await files?.()) ?? {} }),
        turn,
      )
      if (reply.kind === 'diagnostics') throw errorOf(reply.messages)
      if (reply.kind === 'pages') throw tooManyPages(reply.pages, pages)
      const bytes = maxBytes + (addition?.bytes ?? 0)
      if (reply.bytes.byteLength > bytes) throw tooLarge(reply.bytes.byteLength, bytes)
      return reply.bytes
    },
    async [Symbol.asyncDispose]() {
      // A renderer that did not open leaves nothing to close.
      const { directory, pool } = (await opened?.catch(() => null)) ?? {}
      await pool?.[Symbol.asyncDispose]()
      if (directory) await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Returns settings that hide the machine's fonts; otherwise two nodes could make different PDFs of one document. On
 * Linux the engine asks fontconfig, which gets an empty directory; elsewhere such fonts rank behind the bundled ones.
 */
async function fontSettings(directory: string): Promise<Record<string, string>> {
  const file = join(directory, 'fonts.conf')
  const empty = join(directory, 'fonts')
  await mkdir(empty)
  const escaped = empty.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${escaped}</dir></fontconfig>\n`,
  )
  return { FONTCONFIG_FILE: file }
}

const tooManyPages = (pages: number, maxPages: number): PdfError =>
  new PdfError('too_many_pages', `The PDF has ${pages} pages. The limit is ${maxPages}.`)

const tooLarge = (bytes: number, maxBytes: number): PdfError =>
  new PdfError(
    'too_large',
    `The PDF has ${Math.ceil(bytes / 1_000_000)} MB. The limit is ${maxBytes / 1_000_000} MB. Use smaller images.`,
  )

/** Converts the engine's messages about a rejected document to an error. */
function errorOf(messages: readonly string[]): PdfError {
  const characters = [...new Set(messages.flatMap(missingCharacters))]
  if (characters.length > 0) {
    const names = characters.map(nameOf)
    const shown = names.slice(0, 20).join(', ')
    const more = names.length > 20 ? ` and ${names.length - 20} more` : ''
    return new PdfError(
      'missing_glyphs',
      `No font has ${shown}${more}. Remove the characters, or ask the operator to add a font in CAPSTAN_FONTS_DIR.`,
      characters,
    )
  }
  return new PdfError('invalid_document', messages.flatMap(wordsOf).join(' ').slice(0, 1_000))
}

/** Returns the words of an engine message, without its traces and paths on this machine. */
function wordsOf(message: string): string[] {
  const { severity, message: words } = readDiagnostic(message)
  if (severity !== faultSeverity) return []
  return [words.replaceAll(/ \(searched at [^)]*\)/g, '').replaceAll(/\/\S*\//g, '')]
}

const faultSeverity = 1

/** Parses a diagnostic. Most are JSON from the engine; a thrown error is plain text. */
function readDiagnostic(message: string): { severity: number; message: string } {
  try {
    return JSON.parse(message)
  } catch {
    return { severity: faultSeverity, message }
  }
}

/** Pattern of one diagnostic in the engine's list, which has Rust's form, each with its text in quotes. */
const complaint = /(?:the text|codepoint) `\\"(.{1,40}?)\\"`(?= could not be displayed|", trace)/gu

const missingCharacters = (message: string): string[] =>
  [...message.matchAll(complaint)].flatMap(([, quoted = '']) => [...readQuoted(quoted)])

const readQuoted = (quoted: string): string =>
  quoted.replace(
    /\\+(?:u\{([0-9a-f]{1,6})\}|(.))/gu,
    (_, digits: string | undefined, character: string) =>
      digits === undefined ? character : String.fromCodePoint(Number.parseInt(digits, 16)),
  )

/** Returns the character with its code point, because it can be invisible. */
const nameOf = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
