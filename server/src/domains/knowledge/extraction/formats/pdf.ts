import { getResolvedPDFJS } from 'unpdf'
import type { OcrBudget } from '../../ocr/budget.ts'
import type { Warning } from '../../warnings.ts'
import { ExtractionError } from '../extraction-error.ts'
import { createDraw, type Document, openPdf, pageOfDocument } from '../pdf/document.ts'
import { type Annotation, fieldWords } from '../pdf/form-fields.ts'
import type { Drawing } from '../pdf/glyph.ts'
import { markdownOf } from '../pdf/markdown.ts'
import { type PdfPage, pageOf } from '../pdf/page.ts'
import { readScannedPages, type ScannedPage } from '../pdf/scanned-pages.ts'
import { joinPages, type PageSpan } from './pages.ts'
import { lostText, recognizedPages, unreadPages } from './pdf-warnings.ts'

const maxPages = 5_000
/** Unpacks no pictures. Only scans are unpacked, for recognition, because pictures take many times their size. */
const noPictures = 0
/** Limit over all pages, in UTF-16 units. Their Markdown is no longer. */
const maxChars = 32 * 1024 * 1024
/** Characters without a meaning that are ignored: ornaments, and list marks from symbol fonts. */
const fewUnreadable = 3
/** Minimum share of the page. A receipt on a sheet takes a quarter, a logo a few hundredths. */
const pictureShare = 0.1
/** Maximum for frames and lines of a form; letters drawn as shapes have hundreds. */
const fewPaths = 50

/**
 * Extracts the text of a PDF page by page, with headings, lists and tables, without running heads. Text recognition
 * reads scanned pages if there is a budget.
 */
export async function extractPdf(
  body: Uint8Array,
  ocr: OcrBudget | null,
): Promise<{
  markdown: string
  pages: PageSpan[]
  title: string | null
  publishedAt: string | null
  warnings: Warning[]
}> {
  const document = await openPdf(body, noPictures)
  try {
    if (document.numPages > maxPages) {
      throw tooLarge(`has ${document.numPages.toLocaleString('en')} pages; the limit is 5,000`)
    }
    const { pages, pictured, unreadable } = await readPages(document, body)
    const scans: Map<number, ScannedPage> =
      ocr !== null && pictured.length > 0 ? await readScannedPages(body, pictured, ocr) : new Map()
    for (const [number, scan] of scans) if ('page' in scan) pages[number - 1] = scan.page
    if (pages.every(({ blocks }) => blocks.length === 0)) {
      if (unreadable.length > 0) throw unreadableFonts()
      throw pictured.length > 0 ? scanned(document.numPages) : blank(document.numPages)
    }
    const warnings = [
      ...unreadPages(pictured, scans),
      ...recognizedPages(scans),
      ...lostText(unreadable),
    ]
    return { ...joinPages(markdownOf(pages)), ...(await properties(document)), warnings }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Numbers of pages from 1: those with text that has no meaning, and those with a picture instead of text. */
interface Pages {
  pages: PdfPage[]
  pictured: number[]
  unreadable: number[]
}

async function readPages(document: Document, body: Uint8Array): Promise<Pages> {
  const draw = await createDraw(body)
  const pages: PdfPage[] = []
  const pictured: number[] = []
  const unreadable: number[] = []
  let chars = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await pageOfDocument(document, number)
    const { drawing, viewport } = await draw(page)
    const annotations = (await page.getAnnotations()) as Annotation[]
    const fields = fieldWords(annotations, viewport, drawing.glyphs)
    page.cleanup()
    chars += drawing.glyphs.length
    if (chars > maxChars) throw tooLarge('has more than 32 MiB of text')
    const read = pageOf(drawing, fields)
    if (drawing.unreadable > fewUnreadable) unreadable.push(number)
    else if (read.blocks.length === 0 && isPicture(drawing, page.view)) pictured.push(number)
    pages.push(read)
  }
  return { pages, pictured, unreadable }
}

/**
 * Returns true if a page without text shows more than a logo or a frame. The library omits a picture, but not the
 * transform that scales a unit square to it.
 */
function isPicture({ largestUnit, paths }: Drawing, view: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const pageArea = (right - left) * (top - bottom)
  return largestUnit > pictureShare * pageArea || paths > fewPaths
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

/** Rejects titles that a program wrote: its name, the name or address of a file, or a number. */
const titleFrom = (title: string): string | null => {
  const plain = title
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^Microsoft \w+ - /, '')
    .trim()
  const isWritten = /\p{L}{2}/u.test(plain) && !/^(?=.*\d)[0-9a-f-]+$/i.test(plain)
  const isName =
    /^(?:untitled.*|(?:document|dokument|presentation|slide|microsoft word)\s?\d*|(?:about|blob|data|file|https?):\S*|.*\.\w{2,4})$/i.test(
      plain,
    )
  return isWritten && !isName ? plain.slice(0, 300) : null
}

const tooLarge = (what: string): ExtractionError =>
  new ExtractionError('too_large', `The PDF ${what}. Split it.`)

const scanned = (count: number): ExtractionError =>
  new ExtractionError(
    'no_text',
    `The PDF has ${count === 1 ? 'a page' : `${count} pages`} but no text layer, like a scan. Run text recognition over it and add the result.`,
  )

const blank = (count: number): ExtractionError =>
  new ExtractionError(
    'no_text',
    count === 1 ? 'The only page of the PDF is blank.' : `All ${count} pages of the PDF are blank.`,
  )

const unreadableFonts = (): ExtractionError =>
  new ExtractionError(
    'no_text',
    'The PDF draws text, but its fonts do not identify their characters. Export it again with embedded fonts and searchable text, or run text recognition over it.',
  )
