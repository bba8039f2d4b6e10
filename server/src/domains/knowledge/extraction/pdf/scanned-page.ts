import type { RecognizedBlock, RecognizedLine } from '../../ocr/ocr-package.ts'
import { isRightToLeft } from './characters.ts'
import { type Page, pageOf } from './page.ts'
import type { Word } from './words.ts'

/** Words of which recognition is less sure than this, in percent, are mostly specks and lines. */
const leastConfidence = 30

/** A page of recognized words, laid out like one whose words are drawn. Confidence is in percent. */
export function scannedPageOf(
  blocks: readonly RecognizedBlock[],
  dpi: number,
): { page: Page; confidence: number } {
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

/** How far lines fall on their way to the right; the long ones tell it best. */
function skewOf(lines: readonly RecognizedLine[]): number {
  let [fall, width] = [0, 0]
  for (const { baseline } of lines) {
    fall += baseline.y1 - baseline.y0
    width += baseline.x1 - baseline.x0
  }
  return width > 0 ? fall / width : 0
}

/** Words are put where they would be if the sheet lay straight in its scanner. */
function wordsOfLine(
  { baseline, rowAttributes, words }: RecognizedLine,
  skew: number,
  scale: number,
) {
  const { x0, y0, x1, y1 } = baseline
  // To whole points: the height of a line depends on its letters.
  const size = Math.max(1, Math.round(rowAttributes.rowHeight * scale))
  const right = skew * y0
  return words.map(
    ({ text, bbox }): Word => ({
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
