import { createRequire } from 'node:module'
import { ConfigError } from '../../../platform/start-fault.ts'

export const packageName = '@capstan/ocr'

/** A grey picture, one byte for each pixel, row by row. */
export interface GreyPicture {
  width: number
  height: number
  grey: Uint8Array
  dpi: number
}

/** A box in pixels of the picture. */
interface PixelBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface RecognizedLine {
  confidence: number
  baseline: PixelBox
  rowAttributes: { rowHeight: number }
  words: readonly { text: string; confidence: number; bbox: PixelBox }[]
}

export interface RecognizedBlock {
  paragraphs: readonly { lines: readonly RecognizedLine[] }[]
}

export type Recognition =
  | { result: 'read'; cpuMs: number; blocks: readonly RecognizedBlock[] }
  | { result: 'took_too_long'; cpuMs: number }
  | { result: 'failed'; cpuMs: number }

export interface PictureReader extends AsyncDisposable {
  read(picture: GreyPicture): Promise<Recognition>
}

/** Functions of the optional package. */
interface OcrPackage {
  languageFile(language: string): string | null
  createReader(settings: {
    languages: readonly string[]
    cpuMs: number
    memoryMb: number
  }): PictureReader
}

const load = createRequire(import.meta.url)

export function isInstalled(): boolean {
  try {
    load.resolve(packageName)
    return true
  } catch {
    return false
  }
}

export const loadOcrPackage = (): OcrPackage => load(packageName) as OcrPackage

/**
 * Returns the languages that scanned pages are read in; null if they are not read.
 *
 * @throws ConfigError if the optional package or the data of a language is not installed. The start must stop then,
 * because every scanned page would be left out later.
 */
export function configuredOcr(languages: readonly string[]): readonly string[] | null {
  if (languages.length === 0) return null
  if (!isInstalled()) {
    throw new ConfigError([
      `CAPSTAN_OCR_LANGUAGES needs a package that is not installed by default (70 MB). Run \`npm install ${packageName}\` beside Capstan, then start again.`,
    ])
  }
  const { languageFile } = loadOcrPackage()
  const missing = languages.filter((language) => languageFile(language) === null)
  if (missing.length === 0) return languages
  const names = missing.map((language) => `@tesseract.js-data/${language}`).join(' ')
  throw new ConfigError([
    `CAPSTAN_OCR_LANGUAGES: the data of ${missing.join(', ')} is not installed. Run \`npm install ${names}\` beside Capstan, then start again.`,
  ])
}
