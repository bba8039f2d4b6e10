import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { type Warning, warn } from '../../warnings.ts'
import { ExtractionError } from '../extraction-error.ts'
import { joinPages, nameOfPages, type PageSpan } from './pages.ts'
import { type Line, linesOf } from './pdf-lines.ts'
import { createTypography } from './pdf-typography.ts'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

const maxPages = 5_000
/** Of all pages, in UTF-16 units; the Markdown of them is no longer. */
const maxChars = 32 * 1024 * 1024

/** The text of a PDF page by page, with headings by the size of their type and without running heads. */
export async function extractPdf(body: Uint8Array): Promise<{
  markdown: string
  pages: PageSpan[]
  title: string | null
  publishedAt: string | null
  warnings: Warning[]
}> {
  const document = await openPdf(body)
  try {
    if (document.numPages > maxPages) {
      throw tooLarge(`has ${document.numPages.toLocaleString('en')} pages; up to 5,000 are read`)
    }
    const pages = await readPages(document)
    if (pages.every((lines) => lines.length === 0)) throw scanned(document.numPages)
    const typography = createTypography(pages)
    const joined = joinPages(pages.map((lines) => typography.toMarkdown(lines)))
    return { ...joined, ...(await properties(document)), warnings: emptyPages(pages) }
  } finally {
    await document.loadingTask.destroy()
  }
}

function emptyPages(pages: readonly (readonly Line[])[]): Warning[] {
  const empty = pages.flatMap((lines, index) => (lines.length === 0 ? [index + 1] : []))
  if (empty.length === 0) return []
  const where = nameOfPages(empty)
  const what = `${where.charAt(0).toUpperCase()}${where.slice(1)}`
  const message =
    empty.length === 1
      ? `${what} has no text: it is blank or scanned. Run text recognition over a scanned page and add the result.`
      : `${what} have no text: they are blank or scanned. Run text recognition over scanned pages and add the result.`
  return [warn('pages_without_text', message, where)]
}

async function openPdf(body: Uint8Array): Promise<Document> {
  try {
    // A copy: the library takes the memory of what it is given away from its owner.
    return await getDocumentProxy(new Uint8Array(body), {
      disableFontFace: true,
      isEvalSupported: false,
      useSystemFonts: false,
      verbosity: 0,
    })
  } catch (error) {
    if ((error as Error).name === 'PasswordException') {
      throw new ExtractionError(
        'encrypted',
        'The PDF is locked with a password; remove the password and add it again.',
      )
    }
    throw malformed()
  }
}

async function readPages(document: Document): Promise<Line[][]> {
  const pages: Line[][] = []
  let chars = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const lines = await readPage(document, number).catch(() => {
      throw malformed()
    })
    for (const line of lines) chars += line.text.length
    if (chars > maxChars) throw tooLarge('has more than 32 MiB of text')
    pages.push(lines)
  }
  return pages
}

async function readPage(document: Document, number: number): Promise<Line[]> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return linesOf(items.filter((item) => 'str' in item))
}

async function properties(
  document: Document,
): Promise<{ title: string | null; publishedAt: string | null }> {
  const { PDFDateString } = await getResolvedPDFJS()
  const { info } = await document.getMetadata().catch(() => ({ info: {} }))
  const { Title: title, CreationDate: created } = info as Record<string, unknown>
  const date = typeof created === 'string' ? PDFDateString.toDateObject(created) : null
  return {
    title: typeof title === 'string' ? titleFrom(title) : null,
    publishedAt: date && !Number.isNaN(date.getTime()) ? date.toISOString() : null,
  }
}

/** Printing to PDF leaves the name of the program and of the file. */
const titleFrom = (title: string): string | null => {
  const plain = title
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^Microsoft \w+ - /, '')
    .trim()
  return /^(?:untitled|.*\.\w{2,4})?$/i.test(plain) ? null : plain.slice(0, 300)
}

const tooLarge = (what: string): ExtractionError =>
  new ExtractionError('too_large', `The PDF ${what}; split it.`)

const scanned = (count: number): ExtractionError =>
  new ExtractionError(
    'no_text',
    `The PDF has ${count === 1 ? 'a page' : `${count} pages`} but no text layer, as a scan has none; run text recognition over it and add the result.`,
  )

const malformed = (): ExtractionError =>
  new ExtractionError(
    'malformed_file',
    'The PDF is damaged or incomplete; export it again and add that file.',
  )
