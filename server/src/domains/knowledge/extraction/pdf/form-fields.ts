import type { Glyph } from './glyph.ts'
import type { Box, Matrix } from './shapes.ts'
import type { PdfWord } from './words.ts'

/** A field as the library describes it, or text that a person typed onto the page. */
export interface Annotation {
  subtype?: string
  rect?: number[]
  hidden?: boolean
  noView?: boolean
  fieldType?: string | null
  fieldValue?: unknown
  password?: boolean
  checkBox?: boolean
  radioButton?: boolean
  pushButton?: boolean
  exportValue?: string
  buttonValue?: string
  options?: { exportValue: string; displayValue: string }[]
  contentsObj?: { str: string }
}

const maxValueChars = 100_000
const maxSize = 12

/** Returns the values of a form's fields as words at their places: ☒ is a ticked box. */
export function fieldWords(
  annotations: readonly Annotation[],
  viewport: Matrix,
  glyphs: readonly Glyph[],
): PdfWord[] {
  return annotations.flatMap((annotation) => {
    const value = shownValue(annotation)
    return value === null ? [] : placed(value, boxOf(annotation.rect ?? [], viewport), glyphs)
  })
}

function shownValue(annotation: Annotation): string | null {
  const { subtype, fieldType, fieldValue, hidden, noView } = annotation
  if (hidden || noView) return null
  if (subtype === 'FreeText') return annotation.contentsObj?.str ?? null
  if (subtype !== 'Widget' || annotation.pushButton || annotation.password) return null
  if (annotation.checkBox) return isOn(annotation, annotation.exportValue)
  if (annotation.radioButton) return isOn(annotation, annotation.buttonValue)
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return null
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(
    (value): value is string => typeof value === 'string' && value !== '',
  )
  const shown = values.map(
    (value) =>
      annotation.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value,
  )
  return shown.length === 0 ? null : shown.join(', ').slice(0, maxValueChars)
}

const isOn = ({ fieldValue }: Annotation, on: string | undefined): string =>
  typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === on ? '☒' : '☐'

function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], viewport: Matrix): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e]
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

function placed(value: string, { left, top, bottom }: Box, glyphs: readonly Glyph[]): PdfWord[] {
  const lines = value.split(/\r\n?|\n/)
  const size = Math.min(maxSize, Math.max(6, 0.7 * (bottom - top)))
  const height = (bottom - top) / lines.length
  return lines.flatMap((line, row) => {
    const y = lines.length > 1 ? top + (row + 0.8) * height : besideLabel(top, bottom, size, glyphs)
    let at = left + 1
    return line.split(/\s+/).flatMap((text) => {
      if (text === '') return []
      const width = 0.5 * size * text.length
      const order = Number.NaN
      const word = {
        text,
        left: at,
        right: at + width,
        y,
        size,
        bold: false,
        isSpaced: true,
        order,
      }
      at += width + 0.3 * size
      return [word]
    })
  })
}

/** Returns the baseline of the text beside a field of one line. */
function besideLabel(top: number, bottom: number, size: number, glyphs: readonly Glyph[]): number {
  const usual = (top + bottom) / 2 + 0.3 * size
  let nearest = Infinity
  for (const { y, angle } of glyphs) {
    const isBeside = angle === 0 && y > top - 1 && y < bottom + 2
    if (isBeside && Math.abs(y - usual) < Math.abs(nearest - usual)) nearest = y
  }
  return nearest === Infinity ? usual : nearest
}
