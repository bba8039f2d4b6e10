import { readFile } from 'node:fs/promises'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { ExtractionError } from '../extraction-error.ts'
import { createActualTexts, isShaped } from './actual-text.ts'
import { drawingOf } from './drawing.ts'
import type { Drawing, Font } from './glyph.ts'
import type { Matrix } from './shapes.ts'

export type Document = Awaited<ReturnType<typeof getDocumentProxy>>
export type DocumentPage = Awaited<ReturnType<Document['getPage']>>

const folder = new URL('../../../../../cmaps/', import.meta.url)

/**
 * Gives the library the character maps of Chinese, Japanese and Korean fonts, which PDFs need not embed. It draws
 * nothing here, so it gets no other data.
 */
class CharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename)) {
      throw new Error(`no data for ${filename}`)
    }
    return new Uint8Array(await readFile(new URL(filename, folder)))
  }
}

/** Opens a PDF. Pictures above `maxPicturePixels` are left out, because each pixel unpacks to up to four bytes. */
export async function openPdf(body: Uint8Array, maxPicturePixels: number): Promise<Document> {
  try {
    // Pass a copy, because the library takes over the memory it is given.
    return await getDocumentProxy(new Uint8Array(body), {
      disableFontFace: true,
      isEvalSupported: false,
      useSystemFonts: false,
      maxImageSize: maxPicturePixels,
      BinaryDataFactory: CharacterMaps,
      verbosity: 0,
    })
  } catch (error) {
    if ((error as Error).name === 'PasswordException') {
      throw new ExtractionError(
        'encrypted',
        'The PDF is locked with a password. Remove the password and add it again.',
      )
    }
    throw malformed()
  }
}

/** Returns a function that draws pages of a document, as far as reading its text requires. */
export async function createDraw(
  body: Uint8Array,
): Promise<(page: DocumentPage) => Promise<{ drawing: Drawing; viewport: Matrix }>> {
  const actualTexts = createActualTexts(body)
  const { OPS } = await getResolvedPDFJS()
  const names: string[] = []
  for (const [name, code] of Object.entries(OPS)) names[code] = name
  return async (page) => {
    const viewport = page.getViewport({ scale: 1 }).transform as Matrix
    // Fields and comments are read by their values, not by their appearance.
    const operators = await page.getOperatorList({ annotationMode: 0 }).catch(() => {
      throw malformed()
    })
    const fontOf = (name: string): Font =>
      page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : {}
    const drawing = drawingOf(operators, names, viewport, fontOf)
    if (drawing.unreadable === 0 && !drawing.glyphs.some(({ text }) => isShaped(text))) {
      return { drawing, viewport }
    }
    const texts = await actualTexts(page.pageNumber)
    return texts.some((text) => text !== null)
      ? { drawing: drawingOf(operators, names, viewport, fontOf, texts), viewport }
      : { drawing, viewport }
  }
}

export const pageOfDocument = (document: Document, number: number): Promise<DocumentPage> =>
  document.getPage(number).catch(() => {
    throw malformed()
  })

const malformed = (): ExtractionError =>
  new ExtractionError(
    'malformed_file',
    'The PDF is damaged or incomplete. Export it again and add that file.',
  )
