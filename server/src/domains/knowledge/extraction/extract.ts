import { detectDelimiter, readCsv } from '../../../platform/files/csv-reader.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import type { OcrBudget } from '../ocr/budget.ts'
import { boundWarnings, type Warning } from '../warnings.ts'
import { binaryFormat, isCompoundFile, refuseCompoundFile } from './binary.ts'
import { decodeBody } from './charset.ts'
import { ExtractionError } from './extraction-error.ts'
import { extractEmail, isEmail } from './formats/email.ts'
import type { PageSpan } from './formats/pages.ts'
import { rowItems } from './formats/rows.ts'
import { extractHtml } from './html-text.ts'
import { jsonToMarkdown } from './json-text.ts'
import { formOf, readable, type TextFormat, unsupported } from './media-type.ts'
import { markdownTitle, tidyLines } from './plain-text.ts'

export { ExtractionError }

export interface Extracted {
  markdown: string
  title: string | null
  /** BCP 47 tag that the page declares. */
  language: string | null
  /** Encoding that the body was read in: a name from the WHATWG Encoding Standard, in lower case. */
  charset: string | null
  /** ISO 8601 in UTC. */
  publishedAt: string | null
  /** For a document with pages: the position of each page or slide that has text, in order. */
  pages?: PageSpan[]
  /** Missing or uncertain content, and content left out by a rule; limited in number. */
  warnings: Warning[]
}

/** Result of an extractor, besides the text. */
type Read = Omit<Extracted, 'warnings'> & { warnings?: Warning[]; isPage: boolean }

export interface Body {
  body: Uint8Array
  contentType: string | null
  url: string | null
  /** File name of an upload. */
  fileName?: string | null
  /** Encoding to use in place of the declared one: a name from the WHATWG Encoding Standard. */
  encoding?: string | null
  /** Budget for scanned pages; absent if they are not read. */
  ocr?: OcrBudget | null
}

/** Limit in UTF-16 units: about eight thousand printed pages. */
const maxChars = 32 * 1024 * 1024

/**
 * Extracts the text of a page or file as Markdown: the main content of HTML, everything else whole. The bytes decide
 * the format, then the declared type; the address or file name only distinguishes kinds of plain text. Deterministic.
 * The time grows with the size of the body, which the caller limits.
 *
 * @throws ExtractionError with a sentence for people
 */
export const extract = (input: Body): Promise<Extracted> => extractAt(input, 0)

async function extractAt(input: Body, depth: number): Promise<Extracted> {
  const extracted = await read(input, depth)
  const { markdown, isPage } = extracted
  refuseLong(markdown)
  if (!/[\p{L}\p{N}]/u.test(markdown)) throw noText(isPage)
  const { isPage: _, warnings = [], ...rest } = extracted
  return { ...rest, warnings: boundWarnings(warnings) }
}

const unknown = { title: null, language: null, charset: null, publishedAt: null, isPage: false }

/** Maximum depth of messages attached to messages. */
const maxDepth = 5

async function read(input: Body, depth: number): Promise<Read> {
  const { body } = input
  switch (kindOf(input)) {
    case 'pdf': {
      // Loaded by the threads that need them: together they take 0.3 s and 10 MB.
      const { extractPdf } = await import('./formats/pdf.ts')
      return named({ ...unknown, ...(await extractPdf(body, input.ocr ?? null)) })
    }
    case 'zip': {
      const { extractZipped } = await import('./formats/zipped.ts')
      return named({ ...unknown, ...(await extractZipped(body)) })
    }
    case 'compound':
      return refuseCompoundFile(body)
    case 'email': {
      if (depth > maxDepth) throw tooDeep()
      const readAttachment = (file: Omit<Body, 'url'>) =>
        extractAt({ ...file, url: null, ocr: input.ocr ?? null }, depth + 1)
      return { ...unknown, ...(await extractEmail(body, readAttachment)) }
    }
    case 'text':
      return readText(input)
  }
}

/** Uses the first heading as the title of a document whose properties have none. */
const named = (extracted: Read): Read => ({
  ...extracted,
  title: extracted.title ?? markdownTitle(extracted.markdown),
})

function kindOf({ body, contentType }: Body): 'pdf' | 'zip' | 'compound' | 'email' | 'text' {
  const start = Buffer.from(body.subarray(0, 1024)).toString('latin1')
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(start)) return 'pdf'
  // The second signature is an archive without files.
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'zip'
  if (isCompoundFile(body)) return 'compound'
  // A text that quotes a message is not a message.
  const isMarkdown = contentType?.startsWith('text/markdown') ?? false
  return !isMarkdown && isEmail(body) ? 'email' : 'text'
}

async function readText({
  body,
  contentType,
  url,
  fileName,
  encoding = null,
}: Body): Promise<Read> {
  refuseBinary(body, contentType)
  const { text, charset, warnings } = await decodeBody(body, contentType, encoding)
  refuseLong(text)
  const form = formOf(text, contentType, fileName ?? url)
  if (form === 'html' || form === 'xhtml') {
    const page = extractHtml(text, { isXml: form === 'xhtml', url })
    return { ...page, charset, warnings: [...warnings, ...page.warnings], isPage: true }
  }
  return { ...unknown, ...(await extractPlain(text, form)), charset, warnings }
}

async function extractPlain(
  text: string,
  form: Exclude<TextFormat, 'html' | 'xhtml'>,
): Promise<{ markdown: string; title: string | null }> {
  switch (form) {
    case 'json':
      return { markdown: tidyLines(jsonToMarkdown(text)), title: null }
    case 'csv':
      return { markdown: tidyLines(await csvToMarkdown(text)), title: null }
    case 'markdown':
      return { markdown: tidyLines(text), title: markdownTitle(text) }
    case 'text':
      return { markdown: tidyLines(text), title: null }
  }
}

function refuseLong(text: string): void {
  if (text.length <= maxChars) return
  throw new ExtractionError(
    'too_large',
    'The content has more than 32 MiB of text, which is the limit. Split it.',
  )
}

function refuseBinary(body: Uint8Array, contentType: string | null): void {
  const binary = binaryFormat(body)
  if (binary === null) return
  if (binary.format !== null) throw unsupported(binary.format)
  throw new ExtractionError(
    'binary_content',
    `The content is binary data, declared as ${contentType ?? 'nothing'}, not text; ${readable}.`,
  )
}

const tooDeep = (): ExtractionError =>
  new ExtractionError(
    'too_hard',
    `The message is nested in more than ${maxDepth} other messages. Add it as a file of its own.`,
  )

const noText = (isPage: boolean): ExtractionError =>
  new ExtractionError(
    'no_text',
    isPage
      ? 'The page has no readable text. If JavaScript builds it in the browser, add an address whose text the server sends, or add the text itself.'
      : 'The content has no readable text.',
  )

/** Converts CSV to Markdown; returns other text unchanged. */
async function csvToMarkdown(csv: string): Promise<string> {
  const rows: string[][] = []
  try {
    const options = { encoding: 'utf-8', delimiter: detectDelimiter(csv.slice(0, 64 * 1024)) }
    for await (const { cells } of readCsv(bytesOf(csv), options)) rows.push([...cells])
  } catch (error) {
    if (error instanceof FileError) return csv
    throw error
  }
  return rowItems(rows) || csv
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
