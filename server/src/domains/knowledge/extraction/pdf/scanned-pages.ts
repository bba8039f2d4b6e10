import type { OcrBudget } from '../../ocr/budget.ts'
import {
  loadOcrPackage,
  type PictureReader,
  type RecognizedBlock,
  type RecognizedLine,
} from '../../ocr/ocr-package.ts'
import { bitmapOf, type Pixels } from './bitmap.ts'
import { createDraw, type DocumentPage, openPdf, pageOfDocument } from './document.ts'
import { isRightToLeft, type Picture } from './glyph.ts'
import { type PdfPage, pageOf } from './page.ts'
import type { PdfWord } from './words.ts'

/** Maximum of pixels. An A4 sheet at 600 dots an inch has 35 million. */
const maxPicturePixels = 40_000_000
/** Timeout, because the library may never report that a picture cannot be unpacked. */
const unpackMs = 20_000

const unreadablePicture =
  'it has no picture, or one that is damaged, in JPEG 2000, or of more than 40 million pixels'

export type ScannedPage =
  | { page: PdfPage; confidence: number }
  /** Why it was not read: what follows a colon. */
  | { fault: string }

/** Reads the pages with these numbers by text recognition, as far as the budget allows. */
export async function readScannedPages(
  body: Uint8Array,
  numbers: readonly number[],
  budget: OcrBudget,
): Promise<Map<number, ScannedPage>> {
  const { languages, limits } = budget
  const results = new Map<number, ScannedPage>()
  const document = await openPdf(body, maxPicturePixels)
  const draw = await createDraw(body)
  await using reader = loadOcrPackage().createReader({
    languages,
    cpuMs: limits.pageCpuMs,
    memoryMb: limits.memoryMb,
  })
  try {
    for (const number of numbers) {
      const fault = budget.exhausted()
      if (fault !== null) {
        results.set(number, { fault })
        continue
      }
      const page = await pageOfDocument(document, number)
      const { drawing } = await draw(page)
      results.set(number, await readPage(page, drawing.pictures, { reader, budget }))
      page.cleanup()
    }
    return results
  } finally {
    await document.loadingTask.destroy()
  }
}

async function readPage(
  page: DocumentPage,
  pictures: readonly Picture[],
  { reader, budget }: { reader: PictureReader; budget: OcrBudget },
): Promise<ScannedPage> {
  const unpacked: { picture: Picture; pixels: Pixels }[] = []
  for (const picture of pictures) {
    const pixels = await pixelsOf(page, picture)
    if (pixels) unpacked.push({ picture, pixels })
  }
  if (unpacked.length === 0) {
    return { fault: unreadablePicture }
  }
  const bitmap = bitmapOf(unpacked, page.getViewport({ scale: 1 }))
  const { dpi } = bitmap
  const recognition = await reader.read(bitmap)
  budget.spend(recognition)
  if (recognition.result === 'took_too_long') {
    return { fault: `it took more than ${budget.limits.pageCpuMs / 1000} seconds` }
  }
  if (recognition.result === 'failed') {
    return { fault: `it failed, or needed more than ${budget.limits.memoryMb} MB` }
  }
  const scanned = scannedPageOf(recognition.blocks, dpi)
  return scanned.page.blocks.length > 0 ? scanned : { fault: 'it found no text' }
}

/** Minimum confidence in percent. Words below it are mostly specks and lines. */
const leastConfidence = 30

/** Builds a page of recognized words, laid out like one with drawn words. Confidence is in percent. */
function scannedPageOf(
  blocks: readonly RecognizedBlock[],
  dpi: number,
): { page: PdfPage; confidence: number } {
  const lines = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines))
    .map((line) => ({ ...line, words: line.words.filter(isWord) }))
  const skew = skewOf(lines)
  const words = lines.flatMap((line) => wordsOfLine(line, skew, 72 / dpi))
  const confidences = lines.flatMap((line) => line.words.map(({ confidence }) => confidence))
  const sum = confidences.reduce((total, confidence) => total + confidence, 0)
  const page = pageOf({ glyphs: [], rules: [], dots: [] }, words)
  return { page, confidence: sum / Math.max(1, confidences.length) }
}

const isWord = ({ text, confidence }: RecognizedLine['words'][number]): boolean =>
  confidence >= leastConfidence && text.trim() !== ''

/** Returns the slope of the lines to the right. Long lines are the most reliable. */
function skewOf(lines: readonly RecognizedLine[]): number {
  let [fall, width] = [0, 0]
  for (const { baseline } of lines) {
    fall += baseline.y1 - baseline.y0
    width += baseline.x1 - baseline.x0
  }
  return width > 0 ? fall / width : 0
}

/** Places words as if the sheet lay straight in its scanner. */
function wordsOfLine(
  { baseline, rowAttributes, words }: RecognizedLine,
  skew: number,
  scale: number,
) {
  const { x0, y0, x1, y1 } = baseline
  // Rounded to whole points, because the height of a line depends on its letters.
  const size = Math.max(1, Math.round(rowAttributes.rowHeight * scale))
  const right = skew * y0
  return words.map(
    ({ text, bbox }): PdfWord => ({
      text: isRightToLeft(text) ? [...text.trim()].reverse().join('') : text.trim(),
      left: (bbox.x0 + right) * scale,
      right: (bbox.x1 + right) * scale,
      y: ((y0 + y1) / 2 - (skew * (x0 + x1)) / 2) * scale,
      size,
      bold: false,
      isSpaced: true,
      order: Number.NaN,
    }),
  )
}

async function pixelsOf(page: DocumentPage, { image }: Picture): Promise<Pixels | null> {
  const inside = image as Partial<Pixels> & { data?: unknown }
  const name = typeof image === 'string' ? image : inside.data
  if (typeof name !== 'string') return inside.data instanceof Object ? (image as Pixels) : null
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const late = setTimeout(resolve, unpackMs, null)
  objects.get(name, resolve)
  const pixels = (await promise) as Pixels | null
  clearTimeout(late)
  return pixels?.data ? pixels : null
}
