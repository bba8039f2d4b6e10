import { isWorkbook } from '../../../../platform/office/workbook.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import type { Warning } from '../../warnings.ts'
import { unsupported } from '../media-type.ts'
import { tidyLines } from '../plain-text.ts'
import { openDocument } from './archive.ts'
import { extractDocx } from './docx.ts'
import { extractEpub } from './epub.ts'
import type { PageSpan } from './pages.ts'
import { extractPptx } from './pptx.ts'
import { extractXlsx } from './xlsx.ts'

interface Zipped {
  markdown: string
  title: string | null
  publishedAt: string | null
  language?: string | null
  pages?: PageSpan[]
  warnings?: Warning[]
}

/** Extracts the text of a document packed as a ZIP archive. Its entries decide the format. */
export async function extractZipped(body: Uint8Array): Promise<Zipped> {
  const archive = await openDocument(body)
  const has = (start: string): boolean => archive.names.some((name) => name.startsWith(start))
  if (has('word/')) return extractDocx(archive)
  if (archive.has('ppt/presentation.xml')) return extractPptx(archive)
  if (archive.has('META-INF/container.xml')) return extractEpub(archive)
  if (isWorkbook(archive)) {
    const sheets = await extractXlsx(archive)
    return { ...sheets, markdown: tidyLines(sheets.markdown) }
  }
  throw unsupported(await nameOf(archive))
}

async function nameOf(archive: Archive): Promise<string> {
  if (archive.has('xl/workbook.bin')) return 'an Excel binary workbook (XLSB)'
  const type = archive.has('mimetype') ? (await archive.read('mimetype')).toString('latin1') : ''
  return type.startsWith('application/vnd.oasis.opendocument')
    ? 'an OpenDocument file'
    : 'a ZIP archive'
}
