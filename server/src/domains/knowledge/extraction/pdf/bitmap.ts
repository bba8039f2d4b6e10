import type { GreyPicture } from '../../ocr/ocr-package.ts'
import type { Picture } from './glyph.ts'
import { areaOf, type Matrix } from './shapes.ts'

/** A picture as the library unpacks it: a bit, three bytes or four bytes for each pixel. */
export interface Pixels {
  width: number
  height: number
  /** 1: one bit; 2: red, green, blue; 3: the same with alpha. A mask has no kind, and one bit. */
  kind?: number
  data: Uint8Array | Uint8ClampedArray
}

/** Best resolution for Tesseract. An A4 sheet then has 8.7 million pixels. */
const bestDpi = 300
const pointsAnInch = 72
/** Maximum of pixels on a page. A larger sheet is read at a lower resolution. */
const maxPixels = 16_000_000
/** Maximum of samples along a side, which limits the samples for one pixel. */
const maxSamples = 4

/** Draws the pictures of a page upright on white. */
export function bitmapOf(
  pictures: readonly { picture: Picture; pixels: Pixels }[],
  page: { width: number; height: number },
): GreyPicture {
  const finest = Math.max(
    ...pictures.map(({ picture, pixels }) =>
      Math.sqrt((pixels.width * pixels.height) / Math.max(1, areaOf(picture.matrix))),
    ),
  )
  const scale = Math.min(
    finest,
    bestDpi / pointsAnInch,
    Math.sqrt(maxPixels / (page.width * page.height)),
  )
  const width = Math.max(1, Math.floor(page.width * scale))
  const height = Math.max(1, Math.floor(page.height * scale))
  const grey = new Uint8Array(width * height).fill(255)
  for (const { picture, pixels } of pictures) {
    paint({ grey, width, height }, pixels, fromPicture(picture.matrix, pixels, scale))
  }
  return { width, height, grey, dpi: scale * pointsAnInch }
}

/** Maps pixels of the picture to those of the page. Its first row is at the top of the unit square. */
function fromPicture(matrix: Matrix, { width, height }: Pixels, scale: number): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.map((value) => value * scale)
  return [a / width, b / width, -c / height, -d / height, e + c, f + d]
}

function paint(
  page: { grey: Uint8Array; width: number; height: number },
  pixels: Pixels,
  matrix: Matrix,
): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const determinant = a * d - b * c
  if (!(Math.abs(determinant) > 1e-9)) return
  const xs = [e, e + a * pixels.width, e + c * pixels.height]
  const ys = [f, f + b * pixels.width, f + d * pixels.height]
  xs.push((xs[1] ?? 0) + (xs[2] ?? 0) - e)
  ys.push((ys[1] ?? 0) + (ys[2] ?? 0) - f)
  const left = Math.max(0, Math.floor(Math.min(...xs)))
  const right = Math.min(page.width, Math.ceil(Math.max(...xs)))
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(page.height, Math.ceil(Math.max(...ys)))
  const shrunk = 1 / Math.sqrt(Math.abs(determinant))
  const samples = Math.min(maxSamples, Math.max(1, Math.round(shrunk)))
  const shade = shadeOf(pixels)
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * page.width + x
      const under = page.grey[at] ?? 255
      let sum = 0
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const px = x + ((sample % samples) + 0.5) / samples - e
        const py = y + (Math.floor(sample / samples) + 0.5) / samples - f
        const u = Math.floor((d * px - c * py) / determinant)
        const v = Math.floor((a * py - b * px) / determinant)
        const isInside = u >= 0 && v >= 0 && u < pixels.width && v < pixels.height
        sum += isInside ? shade(u, v, under) : under
      }
      page.grey[at] = sum / (samples * samples)
    }
  }
}

/** Returns the grey of a pixel over the grey below it. */
function shadeOf({ width, kind, data }: Pixels): (u: number, v: number, under: number) => number {
  if (kind === 2 || kind === 3) {
    const bytes = kind === 2 ? 3 : 4
    return (u, v, under) => {
      const at = (v * width + u) * bytes
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
      const light = 0.299 * red + 0.587 * green + 0.114 * blue
      const alpha = kind === 3 ? (data[at + 3] ?? 255) / 255 : 1
      return light * alpha + under * (1 - alpha)
    }
  }
  const rowBytes = (width + 7) >> 3
  // A mask paints where its bit is 0, in the colour of type.
  const set = kind === 1 ? () => 255 : (under: number) => under
  return (u, v, under) =>
    ((data[v * rowBytes + (u >> 3)] ?? 0) >> (7 - (u & 7))) & 1 ? set(under) : 0
}
