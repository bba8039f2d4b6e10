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
  /** A BCP 47 tag, as the page declares it. */
  language: string | null
  /** What the body was read in: a name of the WHATWG Encoding Standard, lower-cased. */
  charset: string | null
  /** ISO 8601 in UTC. */
  publishedAt: string | null
  /** Of a paged document: where each page or slide with text stands, in order. */
  pages?: PageSpan[]
  /** What is missing or uncertain, and what was left out by rule; bounded. */
  warnings: Warning[]
}

/** What an extractor returns beside the text. */
type Read = Omit<Extracted, 'warnings'> & { warnings?: Warning[]; isPage: boolean }

export interface Body {
  body: Uint8Array
  contentType: string | null
  url: string | null
  /** Of an upload. */
  fileName?: string | null
  /** What the text is read in, whatever it declares: a name of the WHATWG Encoding Standard. */
  encoding?: string | null
  /** For scanned pages; absent where they are not read. */
  ocr?: OcrBudget | null
}

/** In UTF-16 units: some eight thousand printed pages. */
const maxChars = 32 * 1024 * 1024

/**
 * The text of a page or file as Markdown: the main content of HTML, anything else whole. What a body is,
 * its bytes decide before its declared type does; its address or file name only tells apart kinds of plain
 * text. Deterministic; the time grows with the size of the body, which the caller bounds.
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

/** Messages attached to a message, one in the other. */
const maxDepth = 5

async function read(input: Body, depth: number): Promise<Read> {
  const { body } = input
  switch (kindOf(input)) {
    case 'pdf': {
      // Loaded by the threads that meet one: together they take 0.3 s and 10 MB.
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

/** A document without a title in its properties goes by its first heading. */
const named = (extracted: Read): Read => ({
  ...extracted,
  title: extracted.title ?? markdownTitle(extracted.markdown),
})

function kindOf({ body, contentType }: Body): 'pdf' | 'zip' | 'compound' | 'email' | 'text' {
  const start = Buffer.from(body.subarray(0, 1024)).toString('latin1')
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(start)) return 'pdf'
  // The second is an archive without a file in it.
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'zip'
  if (isCompoundFile(body)) return 'compound'
  // A text that quotes a message is no message.
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
    'The content has more than 32 MiB of text, which is more than is read; split it.',
  )
}

function refuseBinary(body: Uint8Array, contentType: string | null): void {
  const binary = binaryFormat(body)
  if (binary === null) return
  if (binary.format !== null) throw unsupported(binary.format)
  throw new ExtractionError(
    'binary_content',
    `The content is binary data, declared as ${contentType ?? 'nothing'}, and not text; ${readable}.`,
  )
}

const tooDeep = (): ExtractionError =>
  new ExtractionError(
    'too_hard',
    `The message is attached to more than ${maxDepth} others, one in the other. Add it as a file of its own.`,
  )

const noText = (isPage: boolean): ExtractionError =>
  new ExtractionError(
    'no_text',
    isPage
      ? 'The page has no readable text; if it is built by JavaScript in the browser, add an address whose text the server sends, or add the text itself.'
      : 'The content has no readable text.',
  )

/** Text that is no CSV comes back as it is. */
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
