import type { Box, HorizontalSpan } from './shapes.ts'

/** A table with lines between its cells. */
export interface Grid {
  box: Box
  columns: HorizontalSpan[]
  /** Heights of the lines between its rows. */
  ys: number[]
}

/** Distance in points within which ends of lines meet. */
const near = 2.5
const maxRules = 4_000

const isHorizontal = ({ left, right, top, bottom }: Box): boolean => right - left > bottom - top

/** Returns the grids of a page: lines that meet, with at least two columns between them. */
export function gridsOf(rules: readonly Box[]): Grid[] {
  if (rules.length > maxRules) return []
  return connected(rules).flatMap((group) => {
    const across = group.filter(isHorizontal)
    const down = group.filter((rule) => !isHorizontal(rule))
    const height =
      Math.max(...group.map(({ bottom }) => bottom)) - Math.min(...group.map(({ top }) => top))
    const xs = places(
      down,
      ({ left, right }) => (left + right) / 2,
      ({ top, bottom }) => bottom - top,
      0.3 * height,
    )
    const box = boxOf(group)
    const ys = horizontals(across, box)
    if (ys.length < 2 || height < 12) return []
    // Some tables have no outer lines.
    const edges = [...new Set([box.left, ...xs, box.right])].sort((a, b) => a - b)
    const columns = edges.slice(1).map((right, index) => ({ left: edges[index] ?? 0, right }))
    const wide = columns.filter(({ left, right }) => right - left > 4)
    return wide.length >= 2 && xs.length > 0 ? [{ box, columns: wide, ys }] : []
  })
}

/** Returns the heights at which lines run through most of the width of a box. */
export function horizontals(rules: readonly Box[], box: Box): number[] {
  const inside = rules.filter(
    (rule) =>
      isHorizontal(rule) &&
      rule.top >= box.top - near &&
      rule.bottom <= box.bottom + near &&
      rule.right > box.left &&
      rule.left < box.right,
  )
  return places(
    inside,
    ({ top, bottom }) => (top + bottom) / 2,
    ({ left, right }) => Math.min(right, box.right) - Math.max(left, box.left),
    0.6 * (box.right - box.left),
  )
}

/** Returns the positions of lines, lowest first, whose pieces together are long enough. */
function places(
  rules: readonly Box[],
  placeOf: (rule: Box) => number,
  lengthOf: (rule: Box) => number,
  least: number,
): number[] {
  const sorted = [...rules].sort((a, b) => placeOf(a) - placeOf(b))
  const found: { place: number; length: number }[] = []
  for (const rule of sorted) {
    const last = found.at(-1)
    if (last && placeOf(rule) - last.place <= near) last.length += lengthOf(rule)
    else found.push({ place: placeOf(rule), length: lengthOf(rule) })
  }
  return found.filter(({ length }) => length >= least).map(({ place }) => place)
}

function boxOf(rules: readonly Box[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const rule of rules) {
    box.left = Math.min(box.left, rule.left)
    box.right = Math.max(box.right, rule.right)
    box.top = Math.min(box.top, rule.top)
    box.bottom = Math.max(box.bottom, rule.bottom)
  }
  return box
}

/** Groups lines that touch, in no particular order. */
function connected(rules: readonly Box[]): Box[][] {
  const sorted = [...rules].sort((a, b) => a.top - b.top)
  const groups: { rules: Box[]; box: Box }[] = []
  for (const rule of sorted) {
    const touching = groups.filter(
      ({ box }) =>
        rule.left <= box.right + near &&
        rule.right >= box.left - near &&
        rule.top <= box.bottom + near &&
        rule.bottom >= box.top - near,
    )
    const merged = [rule, ...touching.flatMap((group) => group.rules)]
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push({ rules: merged, box: boxOf(merged) })
  }
  return groups.map((group) => group.rules)
}
