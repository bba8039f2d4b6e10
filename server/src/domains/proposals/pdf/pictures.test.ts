import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { chromium, type Page } from 'playwright-core'
import { executablePath, flags, noChromium } from '../../../../../dashboard/test/browser.ts'
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
const skip = (!hasPoppler && 'needs pdftoppm of poppler-utils') || noChromium

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

/** What runs in the browser: each picture is cut to its ink and brought to the same grid. */
const compare = `async ({ pictures, bounds }) => {
  const [width, height] = [240, 24]
  const gridOf = async (picture, [from, to]) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + picture
    await image.decode()
    const rows = Math.round(image.height * (to - from))
    const canvas = new OffscreenCanvas(image.width, rows)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, -Math.round(image.height * from))
    const { data } = context.getImageData(0, 0, image.width, rows)
    let [left, right, upper, lower] = [image.width, 0, rows, 0]
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < image.width; x++) {
        if (data[(y * image.width + x) * 4 + 1] > 155) continue
        left = Math.min(left, x)
        right = Math.max(right, x)
        upper = Math.min(upper, y)
        lower = Math.max(lower, y)
      }
    }
    if (right <= left) throw new Error('no ink')
    const grid = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    grid.imageSmoothingQuality = 'high'
    grid.drawImage(canvas, left, upper, right - left, lower - upper, 0, 0, width, height)
    const pixels = grid.getImageData(0, 0, width, height).data
    const ink = Array.from({ length: width * height }, (_, at) => 255 - pixels[at * 4 + 1])
    const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length
    return ink.map((value) => value - mean)
  }
  const [a, b] = [await gridOf(pictures[0], bounds), await gridOf(pictures[1], [0, 1])]
  const product = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}`

/** How alike the ink of two pictures is: 1 for the same, 0 for what has nothing to do with each other. */
const likeness = (page: Page, printed: string, drawn: string): Promise<number> => {
  // Between the header and the footer of a page.
  const about = { pictures: [printed, drawn], bounds: [0.065, 0.9] }
  return page.evaluate<number>(`(${compare})(${JSON.stringify(about)})`)
}

describe('a PDF beside what a browser draws', () => {
  test('has every script in the same shapes and order', { skip }, async (t) => {
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
    writeFileSync(
      file,
      await renderProposal(renderer, document, {
        ...{ createdAt, turn: { organizationId: 'one' } },
      }),
    )
    const page = await browser.newPage()
    const marks: Record<string, number> = {}
    for (const [at, [name, text]] of Object.entries(samples).entries()) {
      const number = String(at + 2)
      const args = ['-r', '250', '-png', '-singlefile', '-f', number, '-l', number, file]
      const picture = join(scratchDirectory, `page${number}`)
      assert.equal(spawnSync('pdftoppm', [...args, picture]).status, 0)
      const printed = readFileSync(`${picture}.png`).toString('base64')
      const alike = await likeness(page, printed, await draw(page, text))
      // What a page without shaping or order would show: the letters alone, or turned round.
      const turned = [...text].reverse().join('\u200c')
      const other = await likeness(page, printed, await draw(page, turned))
      marks[name] = alike
      assert.ok(alike > 0.9, `${name}: ${alike}`)
      assert.ok(other < 0.5, `${name}, turned: ${other}`)
    }
    t.diagnostic(JSON.stringify(marks))
  })
})
