import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { chromium, type Page } from 'playwright-core'
import { executablePath, flags } from '../../../../../dashboard/test/browser.ts'
import { sampleDocument, textBlock } from '../../../../test/fixtures/proposal-document.ts'
import { createPdfRenderer, shippedFonts } from '../../../platform/pdf/pdf-renderer.ts'
import { renderProposal } from './render-proposal.ts'

/** Joined, marked, from right to left, and both directions in a line. */
const samples: Readonly<Record<string, string>> = {
  Latin: 'Zażółć gęślą jaźń, Việt Nam',
  Greek: 'Καλημέρα κόσμε, ὕδωρ',
  Cyrillic: 'Привет, мир: съешь ещё',
  Arabic: 'مرحبا بالعالم في هذا العرض',
  'Arabic with a number': 'السعر 1250 يورو فقط',
  Hebrew: 'שלום עולם, הצעת מחיר',
  Devanagari: 'नमस्ते दुनिया, प्रस्ताव की कीमत',
  Thai: 'สวัสดีชาวโลก ใบเสนอราคา',
}

/** In the order in which the template looks for a letter. */
const fonts = [
  'Newsreader',
  'NotoSans',
  'NotoSansArabic',
  'NotoSansHebrew',
  'NotoSansDevanagari',
  'NotoSansThai',
]

const hasPoppler = spawnSync('pdftoppm', ['-v']).status === 0
const skip =
  (!hasPoppler && 'needs pdftoppm of poppler-utils') ||
  (!existsSync(executablePath) && 'needs Chromium: apt-get install chromium')

/** As a browser sets it with the same fonts, on a line of its own. */
async function draw(page: Page, text: string): Promise<string> {
  const faces = fonts.map((font) => {
    const bytes = readFileSync(join(shippedFonts, `${font}-Regular.ttf`)).toString('base64')
    return `@font-face { font-family: ${font}; src: url(data:font/ttf;base64,${bytes}) }`
  })
  await page.setContent(`<meta charset="utf-8"><style>${faces.join('')}
    body { margin: 20px; background: #fff; color: #000; font: 40px ${fonts.join(', ')}; white-space: nowrap }
    </style><span dir="auto" style="display: inline-block; padding: 10px 0"></span>`)
  await page.locator('span').evaluate((span, content) => {
    span.textContent = content
  }, text)
  await page.evaluate('document.fonts.ready')
  return (await page.locator('span').screenshot()).toString('base64')
}

/** How alike the ink of two pictures is, from 0 to 1: each is cut to its ink and brought to the same grid. */
const likeness = (page: Page, one: string, other: string, [top, bottom]: [number, number]) =>
  page.evaluate(
    async ({ pictures, bounds }) => {
      const grids = await Promise.all(
        pictures.map(async (picture, index) => {
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const [from, to] = index === 0 ? bounds : [0, 1]
          const height = Math.round(image.height * (to - from))
          const canvas = new OffscreenCanvas(image.width, height)
          const context = canvas.getContext('2d', { willReadFrequently: true })
          if (!context) throw new Error('no canvas')
          context.drawImage(image, 0, -Math.round(image.height * from))
          const { data } = context.getImageData(0, 0, image.width, height)
          const ink = (x: number, y: number): number =>
            255 - (data[(y * image.width + x) * 4 + 1] ?? 255)
          let [left, right, upper, lower] = [image.width, 0, height, 0]
          for (let y = 0; y < height; y++) {
            for (let x = 0; x < image.width; x++) {
              if (ink(x, y) < 100) continue
              left = Math.min(left, x)
              right = Math.max(right, x)
              upper = Math.min(upper, y)
              lower = Math.max(lower, y)
            }
          }
          const small = new OffscreenCanvas(240, 24)
          const grid = small.getContext('2d', { willReadFrequently: true })
          if (!grid || right <= left) throw new Error('no ink')
          grid.imageSmoothingQuality = 'high'
          grid.drawImage(canvas, left, upper, right - left, lower - upper, 0, 0, 240, 24)
          const pixels = grid.getImageData(0, 0, 240, 24).data
          return Array.from({ length: 240 * 24 }, (_, at) => 255 - (pixels[at * 4 + 1] ?? 255))
        }),
      )
      const [a = [], b = []] = grids
      const mean = (values: number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      const [meanA, meanB] = [mean(a), mean(b)]
      let [both, squareA, squareB] = [0, 0, 0]
      for (const [at, value] of a.entries()) {
        const [x, y] = [value - meanA, (b[at] ?? 0) - meanB]
        both += x * y
        squareA += x * x
        squareB += y * y
      }
      return both / Math.sqrt(squareA * squareB)
    },
    { pictures: [one, other], bounds: [top, bottom] as [number, number] },
  )

describe('a PDF beside what a browser draws', () => {
  test('has every script in the same shapes and order', { skip, timeout: 120_000 }, async (t) => {
    const scratchDirectory = mkdtempSync(join(tmpdir(), 'capstan-pictures-'))
    await using renderer = createPdfRenderer({ scratchDirectory })
    const browser = await chromium.launch({ executablePath, args: flags })
    t.after(async () => {
      await browser.close()
      rmSync(scratchDirectory, { recursive: true, force: true })
    })
    const blocks = Object.values(samples).flatMap((text, at) => [
      { id: `break${at}`, type: 'page_break' as const },
      textBlock(text, `text${at}`),
    ])
    const end = { id: 'end', type: 'page_break' as const }
    const document = {
      ...sampleDocument,
      blocks: [...blocks, end],
      brand: { ...sampleDocument.brand, footer: null },
    }
    const createdAt = new Date('2026-11-24T10:00:00Z')
    const file = join(scratchDirectory, 'scripts.pdf')
    writeFileSync(file, await renderProposal(renderer, document, { createdAt, images: {} }))
    const page = await browser.newPage()
    const marks: Record<string, number> = {}
    for (const [at, [name, text]] of Object.entries(samples).entries()) {
      const number = String(at + 2)
      const args = ['-r', '150', '-png', '-singlefile', '-f', number, '-l', number, file]
      const picture = join(scratchDirectory, `page${number}`)
      assert.equal(spawnSync('pdftoppm', [...args, picture]).status, 0)
      const printed = readFileSync(`${picture}.png`).toString('base64')
      const between: [number, number] = [0.065, 0.9]
      const alike = await likeness(page, printed, await draw(page, text), between)
      // What a page without shaping or order would show: the letters alone, or turned round.
      const turned = [...text].reverse().join('\u200c')
      const other = await likeness(page, printed, await draw(page, turned), between)
      marks[name] = alike
      assert.ok(alike > 0.9, `${name}: ${alike}`)
      assert.ok(other < 0.5, `${name}, turned: ${other}`)
    }
    t.diagnostic(JSON.stringify(marks))
  })
})
