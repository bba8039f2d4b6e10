/** An affine transform: `x' = ax + cy + e`, `y' = bx + dy + f`. */
export type Matrix = readonly number[]

/** Returns the area of a transformed unit square. */
export const areaOf = ([a = 1, b = 0, c = 0, d = 1]: Matrix): number => Math.abs(a * d - b * c)

export function product(m: Matrix, n: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

/** A box in points; `top` is less than `bottom`. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A span from left to right, in points. */
export interface HorizontalSpan {
  left: number
  right: number
}

/** Maximum thickness of a line. */
const maxRule = 2.5
const minRule = 4
const dotSize = { least: 1.2, most: 9 }

/** Operands of each path operator: move, line, two kinds of curve, close. */
const operands = [2, 2, 6, 4, 0]

/** Adds the lines and dots of a path: each straight piece of a stroke, and the box of a filled shape if it is thin. */
export function pathShapes(
  found: { rules: Box[]; dots: Box[] },
  paint: string,
  path: ArrayLike<number> | null,
  ctm: Matrix,
): void {
  const isStroke = /stroke/i.test(paint)
  const isFill = /fill/i.test(paint)
  if (!path || (!isStroke && !isFill)) return
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = ctm
  let box: Box | null = null
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let isCurved = false
  const endShape = (): void => {
    if (box && isFill) addFilled(found, box)
    else if (box && isStroke && isCurved && isDot(box)) found.dots.push(box)
    box = null
    isCurved = false
  }
  const lineTo = (toX: number, toY: number): void => {
    if (isStroke && !isCurved) addLine(found, x, y, toX, toY)
    box = grown(box, toX, toY)
    ;[x, y] = [toX, toY]
  }
  for (let at = 0; at < path.length; ) {
    const operator = path[at] ?? 0
    const count = operands[operator] ?? 0
    const [px = 0, py = 0] = [path[at + count - 1], path[at + count]]
    const [toX, toY] = [a * px + c * py + e, b * px + d * py + f]
    at += 1 + count
    if (operator === 0) {
      endShape()
      ;[x, y, startX, startY] = [toX, toY, toX, toY]
      box = grown(null, x, y)
    } else if (operator === 1) lineTo(toX, toY)
    else if (operator === 4) lineTo(startX, startY)
    else {
      isCurved = true
      box = grown(box, toX, toY)
      ;[x, y] = [toX, toY]
    }
  }
  endShape()
}

const grown = (box: Box | null, x: number, y: number): Box =>
  box === null
    ? { left: x, right: x, top: y, bottom: y }
    : {
        left: Math.min(box.left, x),
        right: Math.max(box.right, x),
        top: Math.min(box.top, y),
        bottom: Math.max(box.bottom, y),
      }

function addLine(found: { rules: Box[] }, x: number, y: number, toX: number, toY: number): void {
  const [width, height] = [Math.abs(toX - x), Math.abs(toY - y)]
  if (Math.min(width, height) > 0.5 || Math.max(width, height) < minRule) return
  found.rules.push(grown(grown(null, x, y), toX, toY))
}

function addFilled(found: { rules: Box[]; dots: Box[] }, box: Box): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (isDot(box)) found.dots.push(box)
  else if (Math.min(width, height) <= maxRule) {
    if (Math.max(width, height) >= minRule) found.rules.push(box)
  } else {
    // The background of a cell or a row ends with the cell.
    for (const y of [box.top, box.bottom]) found.rules.push({ ...box, top: y, bottom: y })
  }
}

function isDot({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top]
  const isRound = Math.abs(width - height) < 0.25 * Math.max(width, height)
  return isRound && width >= dotSize.least && width <= dotSize.most
}
