import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorOf } from './diagnostics.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfTask } from './pdf-task.ts'
import { type PoolOptions, poolDefaults, RenderPool } from './render-pool.ts'

/** Makes tagged PDFs with typst, in processes beside the server that end with it. */
export interface PdfRenderer extends AsyncDisposable {
  /**
   * Throws a `PdfError` for a document that cannot be made, and `unavailable` (503) while too many wait.
   * The signal ends the work.
   */
  render(task: PdfTask, signal?: AbortSignal): Promise<Uint8Array>
}

export interface PdfRendererOptions
  extends Partial<Omit<PoolOptions, 'workspace' | 'environment' | 'fontPaths'>> {
  /** Where an empty directory is made. */
  scratchDirectory: string
  /** Beside those that are shipped; the operator's. */
  fontsDirectory?: string | null
  maxPages?: number
  maxBytes?: number
}

export const shippedFonts = fileURLToPath(new URL('../../../fonts', import.meta.url))

/** Nothing is started or written before the first document. */
export function createPdfRenderer({
  scratchDirectory,
  fontsDirectory = null,
  maxPages = 200,
  maxBytes = 25_000_000,
  ...bounds
}: PdfRendererOptions): PdfRenderer {
  let opened: Promise<{ directory: string; pool: RenderPool }> | null = null
  const fontPaths = [shippedFonts, ...(fontsDirectory ? [fontsDirectory] : [])]
  const open = async () => {
    const directory = await mkdtemp(join(scratchDirectory, 'capstan-pdf-'))
    try {
      const workspace = join(directory, 'workspace')
      await mkdir(workspace)
      const environment = await fontSettings(directory)
      const options = { ...poolDefaults, ...bounds, workspace, environment, fontPaths }
      return { directory, pool: new RenderPool(options) }
    } catch (error) {
      await rm(directory, { recursive: true, force: true })
      throw error
    }
  }
  return {
    async render({ data, files, createdAt, addition, ...task }, signal) {
      // A disk that was full must not end the making of PDFs for good.
      opened ??= open().catch((error) => {
        opened = null
        throw error
      })
      const { pool } = await opened
      const createdAtSeconds = Math.floor(createdAt.getTime() / 1000)
      const pages = maxPages + (addition?.pages ?? 0)
      const shared = { ...task, createdAtSeconds, maxPages: pages }
      const reply = await pool.run(
        async () => ({ ...shared, data: JSON.stringify(data), files: (await files?.()) ?? {} }),
        signal,
      )
      if (reply.kind === 'diagnostics') throw errorOf(reply.messages)
      if (reply.kind === 'pages') throw tooManyPages(reply.pages, pages)
      const bytes = maxBytes + (addition?.bytes ?? 0)
      if (reply.bytes.byteLength > bytes) throw tooLarge(reply.bytes.byteLength, bytes)
      return reply.bytes
    },
    async [Symbol.asyncDispose]() {
      // A renderer that did not open leaves nothing to close.
      const { directory, pool } = (await opened?.catch(() => null)) ?? {}
      await pool?.[Symbol.asyncDispose]()
      if (directory) await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * The engine would take in every font of the machine: two nodes could make different PDFs of one document. On
 * Linux it asks fontconfig, which is told of an empty directory; elsewhere such fonts stand behind ours.
 */
async function fontSettings(directory: string): Promise<Record<string, string>> {
  const file = join(directory, 'fonts.conf')
  const empty = join(directory, 'fonts')
  await mkdir(empty)
  const escaped = empty.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${escaped}</dir></fontconfig>\n`,
  )
  return { FONTCONFIG_FILE: file }
}

const tooManyPages = (pages: number, maxPages: number): PdfError =>
  new PdfError('too_many_pages', `The PDF has ${pages} pages; at most ${maxPages} are made.`)

const tooLarge = (bytes: number, maxBytes: number): PdfError =>
  new PdfError(
    'too_large',
    `The PDF has ${Math.ceil(bytes / 1_000_000)} MB; at most ${maxBytes / 1_000_000} MB are made. Use smaller images.`,
  )
