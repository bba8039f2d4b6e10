import { isFigure } from './figures.ts'
import { type LineSegment, textOf } from './segments.ts'

/** A part of a page that is read before the next. Its segments form one column. */
export type Region = LineSegment[]

const maxDepth = 4
const maxCandidates = 12

/**
 * Splits a page into columns in reading order. Columns are text on both sides of a gap over several lines: full lines,
 * or lines drawn column by column. A table has such gaps, too, but its cells are short or differ, and are drawn row by
 * row.
 */
export function regionsOf(
  segments: readonly LineSegment[],
  isRightToLeft: boolean,
  depth = 0,
): Region[] {
  const gap = depth < maxDepth ? bestGap(segments) : null
  if (gap === null) return segments.length > 0 ? [[...segments]] : []
  const regions: Region[] = []
  let wasPair = true
  for (const band of bandsAt(segments, gap)) {
    if (!isPair(band, gap)) {
      // Text across the gap, or on only one side of it, continues where the previous band ended.
      const last = regions.at(-1)
      if (last && !wasPair) last.push(...band)
      else regions.push([...band])
      wasPair = false
      continue
    }
    wasPair = true
    const left = band.filter((segment) => segment.right <= gap)
    const right = band.filter((segment) => segment.right > gap)
    for (const side of isRightToLeft ? [right, left] : [left, right]) {
      regions.push(...regionsOf(side, isRightToLeft, depth + 1))
    }
  }
  return regions
}

/** Finds the gap with the most text on both sides; null for a single column. */
function bestGap(segments: readonly LineSegment[]): number | null {
  if (segments.length < 4) return null
  let best = { gap: 0, count: 0 }
  for (const gap of candidates(segments)) {
    let count = 0
    for (const band of bandsAt(segments, gap)) if (isPair(band, gap)) count += band.length
    if (count > best.count) best = { gap, count }
  }
  return best.count > 0 ? best.gap : null
}

/** Lists left edges that several lines share. */
function candidates(segments: readonly LineSegment[]): number[] {
  const counts = new Map<number, { count: number; left: number }>()
  const most = Math.min(...segments.map(({ left }) => left)) + 20
  for (const { left } of segments) {
    if (left < most) continue
    const key = Math.round(left / 4)
    const entry = counts.get(key) ?? { count: 0, left }
    counts.set(key, { count: entry.count + 1, left: Math.min(entry.left, left) })
  }
  return [...counts.values()]
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxCandidates)
    .map(({ left }) => left - 1)
    .sort((a, b) => a - b)
}

/** Splits from top to bottom into text across the gap, and the text beside it in between. */
function bandsAt(segments: readonly LineSegment[], gap: number): LineSegment[][] {
  const bands: LineSegment[][] = []
  let wasCrossing: boolean | null = null
  for (const segment of segments) {
    const isCrossing = segment.left < gap && segment.right > gap - 0.4 * segment.size
    if (isCrossing !== wasCrossing) bands.push([])
    wasCrossing = isCrossing
    bands.at(-1)?.push(segment)
  }
  return bands
}

function isPair(band: readonly LineSegment[], gap: number): boolean {
  const left = band.filter((segment) => segment.right <= gap)
  const right = band.filter((segment) => segment.right > gap)
  if (left.length < 2 || right.length < 2 || right.some((segment) => segment.left < gap))
    return false
  if (overlap(left, right) < 0.5) return false
  if (share(left, isShortFigure) > 0.3 || share(right, isShortFigure) > 0.3) return false
  // Numbers and marks of a list form a column of their own.
  if (share(left, isMark) > 0.5) return false
  if (isProse(left) && isProse(right)) return true
  const [lastLeft, firstLeft] = [lastOrder(left), firstOrder(left)]
  return lastLeft < firstOrder(right) || lastOrder(right) < firstLeft
}

const share = (segments: readonly LineSegment[], test: (segment: LineSegment) => boolean): number =>
  segments.filter(test).length / segments.length

const isShortFigure = ({ words }: LineSegment): boolean =>
  words.length <= 2 && isFigure(textOf(words))

const isMark = ({ words }: LineSegment): boolean =>
  words.length === 1 && /^(?:\p{P}|\p{S}|o|\(?(?:\p{N}{1,3}|\p{L})[.)])$/u.test(textOf(words))

/** Returns true for several lines of several words, most of about the same length. */
function isProse(segments: readonly LineSegment[]): boolean {
  if (segments.length < 3) return false
  const start = Math.min(...segments.map(({ left }) => left))
  const lines = segments.filter(({ left, size }) => left < start + 3 * size)
  const reach = Math.max(...lines.map(({ right }) => right)) - start
  const full = lines.filter(({ right }) => right - start > 0.7 * reach).length
  const words = lines.reduce((sum, line) => sum + line.words.length, 0)
  const chars = lines.reduce((sum, line) => sum + textOf(line.words).length, 0)
  // Scripts without spaces have few words and many characters.
  return full >= 0.5 * lines.length && (words >= 3 * lines.length || chars >= 24 * lines.length)
}

/** Returns the share of the lower column's height that is beside the other column. */
function overlap(left: readonly LineSegment[], right: readonly LineSegment[]): number {
  const [a, b] = [extent(left), extent(right)]
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared / Math.min(a.bottom - a.top, b.bottom - b.top)
}

const extent = (segments: readonly LineSegment[]): { top: number; bottom: number } => ({
  top: Math.min(...segments.map(({ top }) => top)),
  bottom: Math.max(...segments.map(({ bottom }) => bottom)),
})

const firstOrder = (segments: readonly LineSegment[]): number =>
  Math.min(...segments.map(({ words }) => words[0]?.order ?? 0))
const lastOrder = (segments: readonly LineSegment[]): number =>
  Math.max(...segments.map(({ words }) => words[0]?.order ?? 0))
