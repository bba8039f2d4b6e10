import { type Codes, dropGarbled } from './garbled-fonts.ts'
import type { Drawing, Font } from './glyph.ts'
import { createMarkedContent } from './marked-content.ts'
import { areaOf, type Matrix, pathShapes, product } from './shapes.ts'
import { showText, type TextState } from './shown-text.ts'

export interface Operators {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

interface State extends TextState {
  leading: number
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
/** Maximum of lines. A chart with more is not a table, and a hostile page has millions. */
const maxShapes = 20_000
/** Maximum of pictures. A scan in strips has a few dozen. */
const maxPictures = 500
const maxDepth = 500

/**
 * Returns the drawing of a page from its operators, in the coordinates of `viewport`. `actualTexts` has the text of
 * each marked content that has one.
 */
export function drawingOf(
  { fnArray, argsArray }: Operators,
  names: readonly string[],
  viewport: Matrix,
  fontOf: (name: string) => Font,
  actualTexts: readonly (string | null)[] = [],
): Drawing {
  const drawing: Drawing = {
    glyphs: [],
    rules: [],
    dots: [],
    unreadable: 0,
    largestUnit: 0,
    paths: 0,
    pictures: [],
  }
  let state: State = {
    ctm: viewport,
    font: {},
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
  const saved: State[] = []
  const codes = new Map<Font, Codes>()
  const marked = createMarkedContent(actualTexts, drawing)
  const text = { matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 }
  const save = (): void => {
    if (saved.length < maxDepth) saved.push({ ...state })
  }
  const restore = (): void => {
    state = saved.pop() ?? state
  }
  const transform = (matrix: Matrix): void => {
    state.ctm = product(state.ctm, matrix)
    drawing.largestUnit = Math.max(drawing.largestUnit, areaOf(state.ctm))
  }
  const moveText = (x: number, y: number): void => {
    text.x = text.lineX += x
    text.y = text.lineY += y
  }
  const setFont = (name: string, size: number): void => {
    state.font = fontOf(name)
    state.fontSize = size
  }
  for (const [index, fn] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as never[]
    const [first = 0, second = 0] = args as number[]
    switch (names[fn]) {
      case 'save':
        save()
        break
      case 'restore':
        restore()
        break
      case 'paintFormXObjectEnd':
        restore()
        marked.endForm()
        break
      case 'transform':
        transform(args)
        break
      case 'beginMarkedContent':
      case 'beginMarkedContentProps':
        marked.begin(String(args[0]))
        break
      case 'endMarkedContent':
        marked.end()
        break
      case 'paintFormXObjectBegin':
        save()
        marked.beginForm()
        if (args[0]) transform(args[0] as Matrix)
        break
      case 'beginText':
        Object.assign(text, { matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 })
        break
      case 'setTextMatrix':
        Object.assign(text, {
          matrix: Array.from(args[0] as unknown as ArrayLike<number>),
          x: 0,
          y: 0,
          lineX: 0,
          lineY: 0,
        })
        break
      case 'moveText':
        moveText(first, second)
        break
      case 'setLeadingMoveText':
        state.leading = second
        moveText(first, second)
        break
      case 'nextLine':
        moveText(0, state.leading)
        break
      case 'setLeading':
        state.leading = -first
        break
      case 'setCharSpacing':
        state.charSpacing = first
        break
      case 'setWordSpacing':
        state.wordSpacing = first
        break
      case 'setHScale':
        state.scale = first / 100
        break
      case 'setTextRise':
        state.rise = first
        break
      case 'setTextRenderingMode':
        state.mode = first
        break
      case 'setFont':
        setFont(args[0] as unknown as string, second)
        break
      case 'setGState':
        for (const [key, value] of (args[0] ?? []) as [string, [string, number]][]) {
          if (key === 'Font') setFont(value[0], value[1])
        }
        break
      case 'showText':
        showText({ drawing, codes, group: marked.group() }, state, text, args[0] as never)
        break
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
        if (drawing.pictures.length < maxPictures) {
          drawing.pictures.push({ image: args[0] as unknown as string | object, matrix: state.ctm })
        }
        break
      case 'constructPath':
        drawing.paths += 1
        if (drawing.rules.length + drawing.dots.length < maxShapes) {
          const [paint, data] = args as unknown as [number, [ArrayLike<number> | null]]
          pathShapes(drawing, names[paint] ?? '', data[0], state.ctm)
        }
        break
    }
  }
  dropGarbled(drawing, codes)
  return drawing
}
