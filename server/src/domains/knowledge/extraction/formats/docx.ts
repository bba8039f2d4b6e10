import mammoth from 'mammoth'
import {
  type OfficeProperties,
  readProperties,
  readRelations,
} from '../../../../platform/office/package.ts'
import { readXmlText } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { ExtractionError } from '../extraction-error.ts'
import { readPage } from '../html-page.ts'
import { toMarkdown } from '../markdown.ts'
import { parsePage } from '../page-tree.ts'
import { malformed } from './archive.ts'
import { nestedTooDeeply, readWordBody } from './word-body.ts'

const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"]

/** Extracts the text of a Word document: headings, lists, tables and notes by their styles, without images. */
export async function extractDocx(
  archive: Archive,
): Promise<{ markdown: string } & OfficeProperties> {
  const page = readPage(await convert(archive), { isXml: false, keepHidden: true })
  return {
    markdown: toMarkdown(parsePage(page.markup).body, new Set()),
    ...(await readProperties(archive)),
  }
}

async function convert(archive: Archive): Promise<string> {
  const image = mammoth.images.imgElement(async () => ({ src: '' }))
  try {
    const relations = [...(await readRelations(archive, '')).values()]
    const main = relations.find(({ type }) => type === 'officeDocument')?.target ?? ''
    const body = archive.has(main) ? await readWordBody(archive, main) : ''
    // Pass the archive instead of a buffer, which would be unpacked without limits. A style map inside the document,
    // which mammoth looks for, is ignored.
    const file = {
      exists: (name: string) => archive.has(name) && !name.startsWith('mammoth/'),
      read: async (name: string, encoding?: string) => {
        if (name === main) return body
        return encoding ? readXmlText(archive, name) : archive.read(name)
      },
    }
    const { value } = await mammoth.convertToHtml({ file } as never, {
      styleMap,
      convertImage: image,
      externalFileAccess: false,
    })
    return value
  } catch (error) {
    if (error instanceof ExtractionError) throw error
    if (error instanceof RangeError) throw nestedTooDeeply()
    throw malformed()
  }
}
