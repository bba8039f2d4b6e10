import { directionOf } from './bidi.ts'
import { regionsOf } from './columns.ts'
import type { Drawing, Glyph } from './glyph.ts'
import { linesOf, type PageStyle, type TextLine } from './lines.ts'
import { gridsOf } from './rules.ts'
import { type LineSegment, segmentsOf, textOf } from './segments.ts'
import type { Box } from './shapes.ts'
import { type PdfTable, tableOf } from './table-rows.ts'
import { areasOf, withGrids } from './tables.ts'
import { type PdfWord, wordsOf } from './words.ts'

/** A part of a page in reading order. */
export type PdfBlock = { kind: 'lines'; lines: TextLine[] } | { kind: 'table'; table: PdfTable }

export interface PdfPage {
  blocks: PdfBlock[]
}

/** Reads a page: its columns in order, with its tables, then rotated text. */
export function pageOf(
  drawing: Pick<Drawing, 'glyphs' | 'rules' | 'dots'>,
  fields: readonly PdfWord[],
): PdfPage {
  const byAngle = new Map<number, Glyph[]>()
  for (const glyph of drawing.glyphs) {
    const group = byAngle.get(glyph.angle)
    if (group) group.push(glyph)
    else byAngle.set(glyph.angle, [glyph])
  }
  if (fields.length > 0 && !byAngle.has(0)) byAngle.set(0, [])
  const groups = [...byAngle]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([angle, glyphs]) => {
      const words = wordsOf(turnedGlyphs(glyphs, angle))
      if (angle === 0) words.push(...fields)
      return { angle, segments: segmentsOf(words) }
    })
  const lines = groups.flatMap(({ segments }) => segments.map(({ words }) => textOf(words)))
  const direction = directionOf(lines)
  const blocks = groups.flatMap(({ angle, segments }) => {
    const rules = drawing.rules.map((box) => turnedBox(box, angle))
    const dots = drawing.dots.map((box) => turnedBox(box, angle))
    return blocksOf(segments, rules, { ...direction, dots })
  })
  return { blocks }
}

function blocksOf(
  segments: readonly LineSegment[],
  rules: readonly Box[],
  style: PageStyle,
): PdfBlock[] {
  const blocks: PdfBlock[] = []
  for (const region of regionsOf(withGrids(segments, gridsOf(rules)), style.isRightToLeft)) {
    for (const area of areasOf(region, rules)) {
      if (area.columns) {
        blocks.push({ kind: 'table', table: tableOf(area, rules, style) })
      } else {
        const lines = linesOf(area.rows.flat(), style)
        const last = blocks.at(-1)
        if (last?.kind === 'lines') last.lines.push(...lines)
        else if (lines.length > 0) blocks.push({ kind: 'lines', lines })
      }
    }
  }
  return blocks
}

function turn(x: number, y: number, angle: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

const turnedGlyphs = (glyphs: readonly Glyph[], angle: number): readonly Glyph[] =>
  angle === 0 ? glyphs : glyphs.map((glyph) => ({ ...glyph, ...turn(glyph.x, glyph.y, angle) }))

function turnedBox(box: Box, angle: number): Box {
  if (angle === 0) return box
  const [a, b] = [turn(box.left, box.top, angle), turn(box.right, box.bottom, angle)]
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  }
}
